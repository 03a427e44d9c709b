"""What is said where the packages of the extra are not installed."""

from kontor.engine.errors import KontorError


class MissingExtra(KontorError):
    """A package that `kontor[research]` would bring is not there."""

    def __init__(self, module: str, error: ImportError) -> None:
        super().__init__(f"{module} cannot be used: {error}; pip install 'kontor[research]' brings what it needs")
