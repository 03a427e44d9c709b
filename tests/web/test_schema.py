"""Whatever the OpenAPI document allows, and much that it does not: the server never fails, and answers as described."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any, NamedTuple

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import checks
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kontor.tables.database import address
from kontor.web.app import create_app
from kontor.web.settings import Settings

from .serving import Browser, serving
from .test_records import SHORT, bring

CHECKS: list[schemathesis.CheckFunction] = [
    checks.not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]

app = create_app(Settings(address("never-opened.db")))
schema = schemathesis.openapi.from_dict(msgspec.to_builtins(app.openapi_schema.to_schema()))


class House(NamedTuple):
    """A server with a table and a record of every kind, and a token that opens its doors."""

    url: str
    token: str
    codes: Iterator[str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("schema")) as server:
        ada = Browser(server)
        ada.register("Ada")
        gathering = ada.make("rival-cities", "me", "open")["code"]
        playing = ada.make("colonia", "Hanna", "Jonas", "Klara", is_hot_seat=True)["code"]
        over = ada.make("rival-cities", "Hanna", "Jonas", is_hot_seat=True)["code"]
        server.finish(over)
        codes = [gathering, playing, over, bring(ada, SHORT.read_text())]
        yield House(server.url, ada.post("/api/me/tokens", label="fuzz")["secret"], cycle(codes))


@schema.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_makes_the_server_fail(case: schemathesis.Case[Any], house: House) -> None:
    if "code" in case.path_parameters:
        case.path_parameters["code"] = next(house.codes)
    would_lose_the_token = case.method == "DELETE" and "token_id" in case.path_parameters
    headers = {} if would_lose_the_token else {"authorization": f"Bearer {house.token}"}
    case.validate_response(case.call(house.url, headers=headers), checks=CHECKS)
