"""Guests, members, their browsers and their programs."""

import time

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select, update

from kontor.tables import people
from kontor.tables.faces import MOMENT, LoginSeen
from kontor.tables.gathering import SeatWish, Wish
from kontor.tables.house import House
from kontor.tables.models import Login, Player
from kontor.tables.people import LOGIN_SECONDS, MOST_TOKENS, key_of, tidy_name
from kontor.tables.refusals import Refused, Unfit, WrongPassword

from .company import PASSWORD, guest, member, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _quick_hasher(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    people.nobodys_hash.cache_clear()


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada ", "Ada"),
        ("Zoë-Ann O’Neil", "Zoë-Ann O’Neil"),
        ("ﬁne ﬂag", "fine flag"),
        ("李小龙", "李小龙"),
        ("A.1", "A.1"),
    ],
)
def test_names_as_they_are_shown(given: str, shown: str) -> None:
    assert tidy_name(given) == shown


@pytest.mark.parametrize(
    "name", ["", "a", "x" * 25, "a  b", "-ada", "ada_b", "a,b", 'a"b', "a\nb", "<b>", "a\0b", " . "]
)
def test_names_that_cannot_be(name: str) -> None:
    with pytest.raises(Unfit, match="a name has 2 to 24 letters or digits"):
        tidy_name(name)


@pytest.mark.parametrize("name", ["random", "Admin", "KONTOR", "ｙｏｕ", "Guest"])
def test_names_that_the_house_needs_itself(name: str) -> None:
    with pytest.raises(Unfit, match="is a name that the house needs itself"):
        tidy_name(name)


def test_names_that_read_alike_are_one() -> None:
    assert key_of("ADA") == key_of("ada") == key_of("Ａｄａ") == key_of(" Ada ")
    assert key_of("Strauß") == key_of("STRAUSS")


async def test_a_guest_is_known_by_their_browser(house: House) -> None:
    ada, secret = await house.people.welcome("de")
    known = await house.people.by_cookie(secret)
    assert known is not None
    assert (known.id, known.is_guest, known.language) == (ada.id, True, "de")
    assert await house.people.by_cookie(secret + "x") is None
    await house.people.log_out(secret)
    assert await house.people.by_cookie(secret) is None


async def test_a_guest_keeps_their_tables_when_they_register(house: House) -> None:
    ada, old_secret = await house.people.welcome()
    table = await table_of(house, ada, await guest(house))
    player, secret = await house.people.register(ada, "Ada", PASSWORD)
    assert (player.id, player.name, player.is_guest) == (ada.id, "Ada", False)
    assert [brief.code for brief in await house.lobby.mine(player.id)] == [table.code]
    assert await house.people.by_cookie(old_secret) is None
    assert await house.people.by_cookie(secret) is not None


async def test_a_browser_that_registers_twice_does_not_rename_its_member(house: House) -> None:
    """The second request was under way when the first had made the guest a member."""
    ada = await guest(house)
    first, _ = await house.people.register(ada, "Ada", PASSWORD)
    second, _ = await house.people.register(ada, "Berta", PASSWORD)
    assert first.id != second.id
    found = await house.people.find("ada")
    assert found is not None
    assert found.id == first.id


async def test_a_name_is_taken_however_it_is_written(house: House) -> None:
    await member(house, "Strauß")
    for name in ("Strauß", "STRAUSS", "strauss"):
        with pytest.raises(Refused, match="is taken; choose another, or log in"):
            await house.people.register(None, name, PASSWORD)


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
async def test_passwords_have_a_length(house: House, password: str) -> None:
    with pytest.raises(Unfit, match="a password has 8 to 200 characters"):
        await house.people.register(None, "Ada", password)


async def test_who_logs_in_takes_along_what_they_began_as_a_guest(house: House) -> None:
    ada = await member(house, "Ada")
    visitor = await guest(house)
    other = await guest(house)
    begun = await table_of(house, visitor, other)
    waiting = await house.gathering.make(visitor, Wish("colonia", [SeatWish("me"), SeatWish("open"), SeatWish("open")]))
    both = await table_of(house, ada, visitor)
    said = await house.chat.say(begun, visitor, "hello")
    await house.people.log_in("ADA", PASSWORD, visitor)
    assert {brief.code for brief in await house.lobby.mine(ada.id)} == {begun.code, waiting.code, both.code}
    assert [brief.code for brief in await house.lobby.mine(visitor.id)] == [both.code]
    assert (await house.gathering.fresh(waiting.code)).host_id == ada.id
    assert [message.player_id for message in await house.chat.heard_by(begun, None)] == [ada.id]
    assert said.text == "hello"
    filled = await house.gathering.fill(waiting.code, ada, "random")
    assert filled.status == "playing"


async def test_a_member_who_logs_in_as_another_takes_nothing_along(house: House) -> None:
    await member(house, "Ada")
    ben = await member(house, "Ben")
    table = await table_of(house, ben, await guest(house))
    await house.people.log_in("Ada", PASSWORD, ben)
    assert [brief.code for brief in await house.lobby.mine(ben.id)] == [table.code]


@pytest.mark.parametrize("name", ["Ada", "Nobody", "Guest 1234", "\0", "x" * 5000])
async def test_a_log_in_that_fails_does_not_say_why_and_takes_the_same_work(
    house: House, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await member(house, "Ada")
    verified: list[str] = []
    matches = people.matches

    def counted(known: str, password: str) -> bool:
        verified.append(known)
        return matches(known, password)

    monkeypatch.setattr(people, "matches", counted)
    with pytest.raises(WrongPassword, match=r"^the name or the password is wrong$"):
        await house.people.log_in(name, "wrong password")
    assert len(verified) == 1
    assert verified[0].startswith("$argon2id$")


async def test_passwords_are_kept_as_hashes_and_hashed_anew_when_the_house_is_stricter(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await member(house, "Ada")
    assert ada.password is not None
    assert PASSWORD not in ada.password
    monkeypatch.setattr(people, "HASHER", PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    await house.people.log_in("Ada", PASSWORD)
    stricter = await house.people.find("Ada")
    assert stricter is not None
    assert stricter.password is not None
    assert "m=16,t=2" in stricter.password
    await house.people.log_in("Ada", PASSWORD)


async def test_a_login_ends_some_day_and_is_renewed_by_use(house: House) -> None:
    _, secret = await house.people.welcome()

    async def set_expiry(seconds: float) -> None:
        async with house.database.writing() as session:
            await session.execute(update(Login).values(expires=time.time() + seconds))
        house.people.faces.seen.clear()

    async def expiry() -> float:
        async with house.database.reading() as session:
            return (await session.scalar(select(Login.expires)) or 0) - time.time()

    await set_expiry(-1)
    assert await house.people.by_cookie(secret) is None
    await set_expiry(LOGIN_SECONDS - 3600)
    await house.people.by_cookie(secret)
    assert await expiry() < LOGIN_SECONDS - 3000
    await set_expiry(LOGIN_SECONDS / 2)
    assert await house.people.by_cookie(secret) is not None
    assert await expiry() > LOGIN_SECONDS - 3000


async def test_a_new_password_logs_out_all_other_browsers(house: House) -> None:
    ada, one = await house.people.register(None, "Ada", PASSWORD)
    _, other = await house.people.log_in("Ada", PASSWORD)
    with pytest.raises(WrongPassword, match="the old password is wrong"):
        await house.people.change_password(ada, "wrong", "another password")
    with pytest.raises(Unfit, match="a password has 8 to 200 characters"):
        await house.people.change_password(ada, PASSWORD, "short")
    assert await house.people.by_cookie(one) is not None
    new = await house.people.change_password(ada, PASSWORD, "another password")
    assert [await house.people.by_cookie(secret) is not None for secret in (one, other, new)] == [False, False, True]
    await house.people.log_in("Ada", "another password")
    with pytest.raises(WrongPassword):
        await house.people.log_in("Ada", PASSWORD)
    await house.people.log_out_everywhere(ada)
    assert await house.people.by_cookie(new) is None


async def test_tokens_act_for_their_owner_until_they_are_taken_back(house: House) -> None:
    ada, ben = await member(house, "Ada"), await member(house, "Ben")
    token, secret = await house.people.make_token(ada, "  my   program ")
    assert token.label == "my program"
    assert secret.startswith("kontor_")
    owner = await house.people.by_token(secret)
    assert owner is not None
    assert owner.id == ada.id
    assert [one.label for one in await house.people.tokens(ada)] == ["my program"]
    await house.people.revoke(ben, token.id)
    assert await house.people.by_token(secret) is not None
    await house.people.revoke(ada, token.id)
    assert await house.people.by_token(secret) is None


async def test_tokens_that_cannot_be(house: House) -> None:
    ada = await member(house, "Ada")
    with pytest.raises(Refused, match="tokens are for members"):
        await house.people.make_token(await guest(house), "mine")
    for label in ("  ", "x" * 61):
        with pytest.raises(Unfit, match="a label of 1 to 60 characters"):
            await house.people.make_token(ada, label)
    for _ in range(MOST_TOKENS):
        await house.people.make_token(ada, "one of many")
    with pytest.raises(Refused, match=f"you have {MOST_TOKENS} tokens already"):
        await house.people.make_token(ada, "one more")


async def test_secrets_are_kept_as_hashes_only(house: House) -> None:
    ada, secret = await house.people.register(None, "Ada", PASSWORD)
    _, token = await house.people.make_token(ada, "mine")
    async with house.database.reading() as session:
        logins = list(await session.scalars(select(Login.hash)))
        count = await session.scalar(select(func.count()).select_from(Player))
    assert logins == [people.digest(secret)]
    assert people.digest(token) == (await house.people.tokens(ada))[0].hash
    assert count == 1


async def test_preferences_are_kept(house: House) -> None:
    ada, secret = await house.people.welcome("en")
    await house.people.prefer(ada, language="it")
    await house.people.prefer(ada, confirms=True)
    await house.people.prefer(ada)
    known = await house.people.by_cookie(secret)
    assert known is not None
    assert (known.language, known.confirms) == ("it", True)


def a_moment_later(monkeypatch: pytest.MonkeyPatch) -> None:
    later = time.monotonic() + 2 * MOMENT
    monkeypatch.setattr("kontor.tables.faces.time.monotonic", lambda: later)


async def test_a_browser_that_comes_again_is_known_again_by_a_glance(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, secret = await house.people.welcome()
    first = await house.people.by_cookie(secret)
    a_moment_later(monkeypatch)
    assert first is not None
    assert await house.people.by_cookie(secret) is first


async def test_what_another_process_has_changed_about_somebody_is_seen_a_moment_later(
    house: House, neighbour: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, secret = await house.people.welcome()
    await house.people.by_cookie(secret)
    await neighbour.people.prefer(player, language="fr")
    a_moment_later(monkeypatch)
    known = await house.people.by_cookie(secret)
    assert known is not None
    assert known.language == "fr"


async def test_who_was_logged_out_by_another_process_is_a_stranger_a_moment_later(
    house: House, neighbour: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, secret = await house.people.welcome()
    await house.people.by_cookie(secret)
    await neighbour.people.log_out(secret)
    a_moment_later(monkeypatch)
    assert await house.people.by_cookie(secret) is None


async def test_who_logs_out_while_the_house_looks_again_is_not_remembered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, secret = await house.people.welcome()
    await house.people.by_cookie(secret)
    a_moment_later(monkeypatch)
    glance = house.people.logins.at

    async def slow_glance(hash: str) -> LoginSeen | None:
        seen = await glance(hash)
        await house.people.log_out(secret)
        return seen

    monkeypatch.setattr(house.people.logins, "at", slow_glance)
    assert await house.people.by_cookie(secret) is None
