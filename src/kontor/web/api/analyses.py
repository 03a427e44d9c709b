"""What the decisions of a game that is over were worth."""

from typing import Any

from litestar import Controller, get
from litestar.response import Response
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED

from ..limits import limit
from ..problems import PROBLEMS, Problem
from .asking import Asking, Code
from .records import finished

WAIT = Problem(HTTP_202_ACCEPTED, "the analysis is being made; ask again in a few seconds")


class AnalysisController(Controller):
    tags = ("analyses",)
    guards = (limit("analyses"),)

    @get("/tables/{code:str}/analysis", summary="The analysis of a game that is over", responses=PROBLEMS)
    async def of_table(self, request: Asking, code: Code) -> Response[Any]:
        """Made when it is first asked for, which takes a while: 202 until then. The document is described in
        `kontor.analysis.report`."""
        return await analysis(request, code, await finished(request, code))

    @get("/records/{code:str}/analysis", summary="The analysis of a record that somebody brought", responses=PROBLEMS)
    async def of_record(self, request: Asking, code: Code) -> Response[Any]:
        return await analysis(request, code, await request.app.state.uploads.text(code))


async def analysis(request: Asking, code: str, text: str) -> Response[Any]:
    report = await request.app.state.analyses.ask(code, text)
    if report is None:
        return Response(WAIT, status_code=HTTP_202_ACCEPTED, headers={"Retry-After": "2"})
    return Response(report.encode(), status_code=HTTP_200_OK, media_type="application/json")
