"""Which Kontor this is."""

from importlib.util import find_spec

from kontor import __version__


def is_compiled() -> bool:
    spec = find_spec("kontor.engine.state")
    return spec is not None and not str(spec.origin).endswith(".py")


def describe() -> str:
    return f"kontor {__version__} ({'compiled' if is_compiled() else 'interpreted'})"
