"""The commands and their options. What a command needs is imported when it runs: help answers at once."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from kontor.engine.errors import BadSetup, KontorError

from . import admin

app = typer.Typer(
    name="kontor",
    help="Board games about Hanseatic cities: play them, replay them, look into them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

app.add_typer(admin.app)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game; `kontor games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record written by `kontor play`.")]
Options = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")]
Opening = Annotated[
    int, typer.Option(metavar="N", help="Draw the first N choices of every game by lot, so that no two are alike.")
]
DataFolder = Annotated[
    str | None, typer.Option("--data", metavar="DIR", help="A folder with corrected data files; or KONTOR_DATA.")
]
TablesPlace = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="FILE|URL", help="Where tables are kept; or KONTOR_DATABASE. By default a file of yours."
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        help="How many processes think for bots, by default one for each core; 0 leaves it to 'kontor worker'."
    ),
]

Language = Annotated[str, typer.Option(metavar="CODE", help="The language of the table: en, de, fr or it.")]
Playouts = Annotated[int | None, typer.Option(help="How many playouts to think for: the same advice every time.")]
Seconds = Annotated[float | None, typer.Option("--time", metavar="SECONDS", help="How long to think instead.")]
Confirm = Annotated[bool, typer.Option("--confirm", help="Ask before a choice that ends your turn.")]


def print_version(wanted: bool) -> None:
    if wanted:
        from .version import describe

        typer.echo(describe())
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    pass


@app.command()
def games() -> None:
    """List the games, their seats and their options."""
    from .shelf import show_games

    show_games()


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="One rule, for example RC-46.")] = None,
) -> None:
    """Print the rules of a game, or one of them."""
    from .shelf import show_rules

    show_rules(game, rule)


@app.command()
def data(game: GameName, folder: DataFolder = None) -> None:
    """Print the material of a game and where each figure comes from."""
    from .shelf import show_data

    show_data(game, folder)


@app.command()
def play(
    game: GameName,
    seats: Annotated[str | None, typer.Option(help="Who sits where: you, or a bot's name.")] = None,
    seed: Annotated[int | None, typer.Option(help="The number that fixes all chance; by default a new one.")] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the record.")] = None,
    confirm: Confirm = False,
    language: Language = "en",
    folder: DataFolder = None,
) -> None:
    """Play a game in the terminal."""
    from .seat import sit_down

    sit_down(
        game,
        split_names(seats) if seats is not None else None,
        seed,
        split_options(option or []),
        save,
        confirm,
        language,
        folder,
    )


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is all of them.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at; 0 is any that is free.")] = 8321,
    database: TablesPlace = None,
    workers: Workers = None,
    folder: DataFolder = None,
) -> None:
    """Serve tables over the network: to browsers, and to programs."""
    from .serving import serve

    serve(host, port, database, workers, folder)


@app.command()
def worker(
    database: TablesPlace = None,
    workers: Annotated[
        int | None, typer.Option(help="How many processes think for bots; by default one for each core.")
    ] = None,
    folder: DataFolder = None,
) -> None:
    """Think for the bots of servers that share a database, on this machine or another."""
    from .working import work

    work(database, workers, folder)


@app.command()
def resume(
    file: RecordFile,
    confirm: Confirm = False,
    language: Language = "en",
    folder: DataFolder = None,
) -> None:
    """Go on with a game that was left."""
    from .seat import sit_down_again

    sit_down_again(file, confirm, language, folder)


@app.command()
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after choice N and show the board.")] = None,
    position: Annotated[bool, typer.Option("--position", help="Print the position there as a JSON document.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Prove that the shuffles were fixed before the first move.")
    ] = False,
    language: Language = "en",
    folder: DataFolder = None,
) -> None:
    """Check every choice of a record and tell its story."""
    if verify:
        from .verifying import show_proof

        if to is not None or position:
            raise BadSetup("--verify looks at the whole record; leave out --to and --position")
        raise typer.Exit(0 if show_proof(file, language, folder) else 1)
    from .replaying import show_replay

    show_replay(file, to, position, language, folder)


@app.command()
def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position document, as JSON.")],
    language: Language = "en",
    folder: DataFolder = None,
) -> None:
    """Show the board of a position document and what can be chosen there."""
    from .positions import show_position

    show_position(file, language, folder)


@app.command()
def hint(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(metavar="N", help="Before choice N; by default the next one.")] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="NAME", help="Whose choice, where several choose secretly.")
    ] = None,
    moves: Annotated[int, typer.Option(metavar="K", help="How many moves to name at most.")] = 3,
    playouts: Playouts = None,
    seconds: Seconds = None,
    json: Annotated[bool, typer.Option("--json", help="Print the advice as one JSON document.")] = False,
    language: Language = "en",
    folder: DataFolder = None,
) -> None:
    """Name the best moves of a decision, from what its seat can know."""
    from .advice import show_advice

    show_advice(file, at, seat, moves, playouts, seconds, json, language, folder)


@app.command()
def analyse(
    file: RecordFile,
    playouts: Playouts = None,
    seconds: Seconds = None,
    jobs: Annotated[
        int | None, typer.Option(help="How many decisions at a time; by default one for each core.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the whole analysis as one JSON document.")] = False,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw a chart of the game there.")] = None,
    language: Language = "en",
    folder: DataFolder = None,
) -> None:
    """Say what every seat could expect, where the game turned, and which choices were mistakes."""
    from .analysing import Wishes, show_analysis

    show_analysis(file, Wishes(playouts, seconds, jobs, json, svg), language, folder)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="By default every game.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many players; by default as many as the game takes.")] = None,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object a game.")] = False,
) -> None:
    """Measure the engine with random play on one core."""
    from .benching import show_bench

    show_bench(game, seats, split_options(option or []), json)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="NAME,NAME…", help="Who plays; a bot named twice takes two seats.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 200,
    seats: Annotated[
        int | None, typer.Option(help="How many sit at a table; by default all bots, as far as the game allows.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The number that fixes all games; by default a new one.")] = None,
    option: Options = None,
    opening: Opening = 0,
    jobs: Annotated[int | None, typer.Option(help="How many games at a time; by default one for each core.")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the result and every game there.")] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw a chart of the ratings there.")] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh/--resume", help="Begin anew, or go on with what was played before.")
    ] = False,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="[ADDRESS]",
            help="Play on a Ray cluster (one started here without an address); Kontor must be installed on all of it.",
        ),
    ] = None,
    folder: DataFolder = None,
) -> None:
    """Let bots play many games with fair seats, and compare them."""
    from .arena import Orders, hold

    orders = Orders(jobs, ray, json, svg, fresh, folder)
    hold(game, split_names(bots), games, seats, seed, split_options(option or []), opening, orders)


def split_names(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")]


@app.command()
def tune(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where to put the weights.")],
    player: Annotated[str, typer.Option(help="The bot that plays: greedy, or a search such as search:60.")] = "greedy",
    figures: Annotated[str | None, typer.Option(metavar="NAME,...", help="Tune these figures only.")] = None,
    outlook: Annotated[
        bool, typer.Option("--outlook", help="Fit what a search foretells the end by, from --games finished games.")
    ] = False,
    rounds: Annotated[int, typer.Option(help="How often the figures are moved.")] = 100,
    games: Annotated[int, typer.Option(help="Games a round.")] = 48,
    seats: Annotated[int | None, typer.Option(help="How many players; by default as many as the game takes.")] = None,
    opening: Opening = 0,
    seed: Annotated[int | None, typer.Option(help="The number that fixes all games; by default a new one.")] = None,
    jobs: Annotated[int | None, typer.Option(help="Processes; by default one for each core.")] = None,
) -> None:
    """Fit the weights of a game's bots by self-play."""
    from .tuning import show_outlook, show_tuning

    names = None if figures is None else split_names(figures)
    if outlook:
        show_outlook(game, player, names, games, seats, opening, seed, jobs, out)
        return
    show_tuning(game, player, names, rounds, games, seats, opening, seed, jobs, out)


def split_options(pairs: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"'{pair}' is no option; write --option name=value")
        options[name] = value
    return options


def spell_out(words: list[str]) -> list[str]:
    """Typer has no option whose value may be left out: `--ray` without an address is a cluster here."""
    spelled: list[str] = []
    for word, following in zip(words, [*words[1:], "-"], strict=True):
        spelled.append("--ray=local" if word == "--ray" and following.startswith("-") else word)
    return spelled


def main() -> None:
    try:
        app(spell_out(sys.argv[1:]))
    except KontorError as problem:
        print(f"kontor: {problem}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
