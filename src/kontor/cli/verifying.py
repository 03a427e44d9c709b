"""What a record proves about the house where it was played."""

from pathlib import Path

from rich.console import Console

from kontor import games
from kontor.engine.errors import BadRecord
from kontor.engine.game import Game
from kontor.engine.phrases import Phrase
from kontor.engine.record import UNFINISHED, Record, play_out, read_record
from kontor.tables.fairness import SEALED, seal
from kontor.words import Words


def show_proof(file: Path, language: str, folder: str | None) -> bool:
    """Say what holds and what does not; whether the shuffles are proved."""
    record = read_record(file)
    game = games.get(record.game, folder)
    words = Words([Path(__file__).parent], language)
    console = Console(highlight=False)
    proved = True
    for holds, phrase in (check_story(record, game), check_seal(record)):
        console.print("✓" if holds else "✗", words.sentence(phrase), markup=False, soft_wrap=True)
        proved = proved and holds
    if proved:
        console.print(words.sentence(Phrase("verify-compare", seal=str(record.seal))), markup=False, soft_wrap=True)
    return proved


def check_story(record: Record, game: Game) -> tuple[bool, Phrase]:
    """Whether every choice could be made, and led to what the header says."""
    try:
        play_out(record, game)
    except BadRecord as problem:
        return False, Phrase("verify-broken", reason=str(problem))
    over = record.tags["Result"] != UNFINISHED
    return True, Phrase("all-legal" if over else "verify-unfinished", count=len(record.choices))


def check_seal(record: Record) -> tuple[bool, Phrase]:
    """Whether the seed is the one that was sealed."""
    if record.seal is None:
        return False, Phrase("verify-no-seal")
    seed = str(record.seed)
    if record.seal != seal(seed):
        return False, Phrase("verify-other-seal", seed=seed, seal=seal(seed), said=record.seal)
    return True, Phrase("verify-sealed", seed=seed, text=SEALED.format(seed))
