"""Records: what they say, what they refuse, and where they say the fault lies."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor import games
from kontor.engine.errors import BadRecord, BadSetup, KontorError
from kontor.engine.record import Record, close_record, cut, open_record, parse, play_out, read_record
from kontor.engine.rng import Rng

from ..chance import draw

GAME = games.get("rival-cities")


def finished(seed: int = 1) -> Record:
    record = open_record(GAME, ["Ada", "random"], seed, {"layout": "learning"})
    state = GAME.start(2, seed, {"layout": "learning"})
    rng = Rng.seeded(seed)
    while not state.over():
        seat, move = draw(state, rng)
        record.add(state.seat_names[seat], GAME.moves.name(move))
        state.play(seat, move)
    close_record(record, state)
    return record


TEXT = finished().text()


def changed(old: str, new: str) -> Record:
    assert old in TEXT
    return parse(TEXT.replace(old, new, 1))


def test_a_record_is_readable() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == '[Game "rival-cities"]'
    assert '[Seats "Ada, random"]' in lines
    assert '[Options "layout=learning first=random"]' in lines
    assert lines[lines.index("") + 1].startswith("1. ")
    record = parse(TEXT)
    assert record.players == ["Ada", "random"]
    assert record.options == {"layout": "learning", "first": "random"}
    assert record.seed == 1


def test_tags_may_share_a_line() -> None:
    header, _, moves = TEXT.partition("\n\n")
    record = parse(header.replace("\n", "  ") + "\n\n" + moves)
    assert record.text() == TEXT


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Seed "1"]', '[Seed "1]', r"line 5, column 1: expected a tag like"),
        ('[Seed "1"]', '[Sead "1"]', r"line 5, column 1: there is no tag Sead; a record has Game"),
        ('[Seed "1"]', '[Game "x"]', r"line 5, column 1: the tag Game stands here a second time"),
        ('[Seed "1"]\n', "", r"line 1, column 1: the tag Seed is missing"),
        ("\n2. ", "\n3. ", r"line 12, column 1: expected the number 2\. here, not 3\."),
        ("\n\n1. ", "\n\nhello 1. ", r"line 11, column 1: expected a tag .* or the first move"),
        ("\n2. ", '\n[Seed "2"]\n2. ', r"line 12, column 1: a tag cannot follow the moves"),
    ],
)
def test_a_malformed_record_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        changed(old, new)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Rules "1"]', '[Rules "7"]', r"was played by version 7 of the rules; here is 1"),
        (f'[Data "{GAME.data_hash}"]', '[Data "abc"]', rf"was played with the data abc; here is {GAME.data_hash}"),
        ('[Seed "1"]', '[Seed "one"]', r'the tag Seed is "one"; expected a whole number'),
        ("layout=learning", "layout", r'the tag Options has "layout"; expected name=value'),
        ("[Result ", '[Ending "fleet"]\n[Result ', "second time"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        play_out(changed(old, new), GAME)


def test_an_unknown_option_or_seat_count_is_refused() -> None:
    with pytest.raises(BadSetup, match="has no option 'lay'; it has layout or first"):
        play_out(changed("layout=learning", "lay=learning"), GAME)
    with pytest.raises(BadSetup, match="takes 2 players, not 3"):
        play_out(changed("Ada, random", "Ada, Bo, random"), GAME)


def test_an_illegal_move_is_named_with_its_number_and_what_was_legal() -> None:
    record = parse(TEXT)
    second = record.choices[2]
    record.choices[2] = second._replace(move="buy:3")
    with pytest.raises(
        BadRecord, match=rf"move 3 \(line {second.line}, column {second.column}\): 'buy:3' is not legal now"
    ):
        play_out(record, GAME)
    record.choices[2] = second._replace(move="bye:3")
    with pytest.raises(BadRecord, match=r"move 3 .*: 'bye:3' is not a move of this game; did you mean 'buy:3'\?"):
        play_out(record, GAME)
    record.choices[2] = second._replace(seat="bremen")
    with pytest.raises(BadRecord, match="there is no seat 'bremen'; there is hamburg and altona"):
        play_out(record, GAME)
    other = "altona" if second.seat == "hamburg" else "hamburg"
    record.choices[2] = second._replace(seat=other)
    with pytest.raises(BadRecord, match=f"{other} has nothing to decide now; the game waits for {second.seat}"):
        play_out(record, GAME)


def test_a_wrong_result_is_noticed() -> None:
    record = parse(TEXT)
    record.tags["Result"] = "99 0"
    with pytest.raises(BadRecord, match=r'the tag Result says "99 0", but the moves lead to'):
        play_out(record, GAME)
    record = parse(TEXT)
    del record.choices[-1]
    with pytest.raises(BadRecord, match=r'but the moves lead to "\*"'):
        play_out(record, GAME)
    record = parse(TEXT)
    record.add("hamburg", "ink:1")
    with pytest.raises(BadRecord, match="the game is over"):
        play_out(record, GAME)


def test_a_number_without_a_move_is_refused() -> None:
    with pytest.raises(BadRecord, match="the last number has no move"):
        parse(TEXT + f"{len(parse(TEXT).choices) + 1}. hamburg\n")
    with pytest.raises(BadRecord, match="the last number has no move"):
        parse(TEXT + f"{len(parse(TEXT).choices) + 1}.\n")
    with pytest.raises(BadRecord, match=r"the number 1\. before it has no move"):
        changed("\n\n1. ", "\n\n1. altona 1. ")


def test_an_unfinished_game_has_no_ending() -> None:
    record = parse(TEXT)
    record.tags["Result"] = "*"
    del record.choices[10:]
    with pytest.raises(BadRecord, match="the tag Ranks says"):
        play_out(record, GAME)
    cut(record, 5)
    assert not play_out(record, GAME).over()


def test_an_absurd_seed_is_refused() -> None:
    with pytest.raises(BadRecord, match="the tag Seed is"):
        play_out(changed('[Seed "1"]', f'[Seed "{"9" * 5000}"]'), GAME)
    with pytest.raises(BadSetup, match="is out of range"):
        play_out(changed('[Seed "1"]', f'[Seed "{"9" * 40}"]'), GAME)


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"nothing\.kontor: cannot be read \(No such file or directory\)"):
        read_record(tmp_path / "nothing.kontor")
    (tmp_path / "bytes.kontor").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="is not UTF-8 text"):
        read_record(tmp_path / "bytes.kontor")


def test_saving_leaves_a_whole_record(tmp_path: Path) -> None:
    path = tmp_path / "game.kontor"
    record = finished()
    (tmp_path / "game.kontor.new").write_text("precious")
    usual = (tmp_path / "game.kontor.new").stat().st_mode
    record.save(path)
    record.save(path)
    assert path.read_text() == TEXT
    assert path.stat().st_mode == usual
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game.kontor", "game.kontor.new"]
    assert (tmp_path / "game.kontor.new").read_text() == "precious"
    with pytest.raises(OSError, match="No such file"):
        record.save(tmp_path / "nowhere" / "game.kontor")


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_damaged_records_never_crash(data: st.DataObject) -> None:
    """Whatever is cut out of or put into a record, the answer is a sentence or a legal game."""
    start = data.draw(st.integers(0, len(TEXT) - 1))
    length = data.draw(st.integers(0, 12))
    patch = data.draw(st.text(alphabet='[]"0123456789. \n:abcdeghiklnoprstuy-=,*', max_size=8))
    try:
        play_out(parse(TEXT[:start] + patch + TEXT[start + length :]), GAME)
    except KontorError as problem:
        assert "\n" not in str(problem)
