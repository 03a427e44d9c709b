"""Talk at a table, and the right not to hear it."""

import pytest

from kontor.tables.house import House
from kontor.tables.refusals import Unfit

from .company import guest, table_of

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_heard_in_order_and_from_where_one_left_off(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    table, other = await table_of(house, ada, ben), await table_of(house, ada, ben)
    first = await house.chat.say(table, ada, "  good\n luck ")
    await house.chat.say(other, ada, "elsewhere")
    await house.chat.say(table, ben, "thanks")
    heard = await house.chat.heard_by(table, None)
    assert [(one.name, one.text) for one in heard] == [(ada.name, "good luck"), (ben.name, "thanks")]
    assert [one.text for one in await house.chat.heard_by(table, ada, first.id)] == ["thanks"]


@pytest.mark.parametrize("text", ["", "  \n ", "\0", "x" * 501])
async def test_messages_have_a_length(house: House, text: str) -> None:
    ada = await guest(house)
    table = await table_of(house, ada, await guest(house))
    with pytest.raises(Unfit, match="a message has 1 to 500 characters"):
        await house.chat.say(table, ada, text)


async def test_only_the_last_messages_are_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kontor.tables.chat.SHOWN", 3)
    ada = await guest(house)
    table = await table_of(house, ada, await guest(house))
    for number in range(5):
        await house.chat.say(table, ada, str(number))
    assert [one.text for one in await house.chat.heard_by(table, ada)] == ["2", "3", "4"]


async def test_who_is_muted_is_not_heard_by_the_one_who_muted_them(house: House) -> None:
    ada, ben = await guest(house), await guest(house)
    table = await table_of(house, ada, ben)
    await house.chat.say(table, ben, "boo")
    for _ in range(2):
        await house.chat.mute(ada, ben.id)
    assert await house.chat.muted_by(ada) == [ben.id]
    assert await house.chat.heard_by(table, ada) == []
    assert len(await house.chat.heard_by(table, ben)) == 1
    assert len(await house.chat.heard_by(table, None)) == 1
    await house.chat.unmute(ada, ben.id)
    await house.chat.unmute(ada, ben.id)
    assert len(await house.chat.heard_by(table, ada)) == 1


async def test_muting_somebody_who_is_not_there_does_nothing(house: House) -> None:
    ada = await guest(house)
    await house.chat.mute(ada, 12345)
    assert await house.chat.muted_by(ada) == []
