"""The description of the API, for programs that read OpenAPI: at /schema, as JSON and YAML."""

from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

from kontor import __version__

ABOUT = """Sit down at a table, look at it, choose, and watch others play.

A program sends `Authorization: Bearer TOKEN` with a token that its owner has made. A browser is known by its cookie; it
sends the cookie `csrftoken` again as the header `x-csrftoken` with everything that changes something. Sentences come in
English, French, German or Italian: `?lang=`, or `Accept-Language`.

`/api/tables/{code}/live?seat=&since=&lang=` is a web socket. It tells `{"kind": "look", …}` with a look at the table
at once and after every change, `{"kind": "message", …}` when something is said, and `{"kind": "gone"}` when there is no
such table (any more). Who comes back says with `since` the number of the last look that they have seen. With
`looks=no` it tells `{"kind": "changed", "number": …}` in place of looks, for programs that ask for what they need."""

TAGS = {
    "lobby": "Finding something to play or to watch.",
    "people": "Guests, members and their tokens.",
    "tables": "Making a table, looking at it, sitting down.",
    "playing": "What a seat can do.",
    "talk": "What is said at a table.",
    "records": "Games that are over, and records that people bring.",
    "analyses": "What decisions were worth.",
}

DOCUMENTED = OpenAPIConfig(
    title="Kontor",
    version=__version__,
    description=ABOUT,
    tags=[Tag(name, meaning) for name, meaning in TAGS.items()],
    components=Components(
        security_schemes={
            "token": SecurityScheme(type="http", scheme="bearer", description="A personal token."),
        }
    ),
    security=[{}, {"token": []}],
    use_handler_docstrings=True,
    path="/schema",
    render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"]), YamlRenderPlugin()],
)
