"""`kontor admin`: what a host needs. What a command needs is imported when it runs: help answers at once."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="admin",
    help="Look after the tables of a server, also while it runs.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Place = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="DATABASE",
        help="The path of an SQLite file, or postgresql://…; or KONTOR_DATABASE; by default that of `kontor serve`.",
    ),
]
Code = Annotated[str, typer.Argument(metavar="CODE", help="The code of a table, as in its link.")]
Codes = Annotated[list[str], typer.Argument(metavar="CODE…", help="The codes of tables, as in their links.")]
DataFolder = Annotated[
    str | None, typer.Option("--data", metavar="DIR", help="A folder with corrected data files; or KONTOR_DATA.")
]


@app.command("list")
def list_tables(
    status: Annotated[
        list[str] | None, typer.Option(help="Only gathering, playing or over; may be given several times.")
    ] = None,
    game: Annotated[str | None, typer.Option(help="Only tables of this game.")] = None,
    idle: Annotated[
        float | None, typer.Option(metavar="DAYS", help="Only where nothing has happened for so many days.")
    ] = None,
    archived: Annotated[bool, typer.Option("--archived", help="Those that were put away.")] = False,
    codes: Annotated[bool, typer.Option("--codes", help="Print codes only, one a line.")] = False,
    database: Place = None,
) -> None:
    """List tables, the latest first."""
    from .tables import show_list

    show_list(database, status or [], game, idle, archived, codes)


@app.command()
def show(code: Code, database: Place = None, folder: DataFolder = None) -> None:
    """Show a table: its header, seats, entries and clocks."""
    from .tables import show_table

    show_table(database, code, folder)


@app.command()
def record(
    code: Code,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it there instead.")] = None,
    database: Place = None,
    folder: DataFolder = None,
) -> None:
    """Print the record of a table, for the host's eyes: while the game goes on, it holds what players may not know."""
    from .tables import show_record

    show_record(database, code, out, folder)


@app.command()
def archive(
    codes: Codes,
    back: Annotated[bool, typer.Option("--back", help="Bring them back instead.")] = False,
    database: Place = None,
) -> None:
    """Take tables out of the lobby; by their links they can still be opened."""
    from .tables import put_away

    put_away(database, codes, back)


@app.command()
def delete(
    codes: Codes,
    keep: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep their records in this folder, as CODE.kontor.")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Ask nothing.")] = False,
    database: Place = None,
    folder: DataFolder = None,
) -> None:
    """Delete tables for good, with all that was played and said there."""
    from .tables import delete_tables

    if not delete_tables(database, codes, keep, yes, folder):
        raise typer.Exit(1)


@app.command("reset-password")
def reset_password(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of a member.")],
    ask: Annotated[bool, typer.Option("--ask", help="Type the new password instead of getting a random one.")] = False,
    tokens: Annotated[bool, typer.Option("--tokens", help="Take back the tokens of their programs, too.")] = False,
    database: Place = None,
) -> None:
    """Give a member a new password; all their browsers are logged out."""
    from .upkeep import give_password

    give_password(database, name, ask, tokens)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that is not there yet.")],
    database: Place = None,
) -> None:
    """Copy the database while the server runs."""
    from .upkeep import keep_copy

    keep_copy(database, file)


@app.command()
def check(
    finished: Annotated[bool, typer.Option("--all", help="Finished tables, too.")] = False,
    adopt: Annotated[
        bool, typer.Option("--adopt", help="Let tables that replay the same go on with this version.")
    ] = False,
    database: Place = None,
    folder: DataFolder = None,
) -> None:
    """Replay every unfinished table with the rules of this version, and list what would change.

    The exit status is 0 when every table can go on, and 1 otherwise.
    """
    from .checking import show_check

    if not show_check(database, finished, adopt, folder):
        raise typer.Exit(1)
