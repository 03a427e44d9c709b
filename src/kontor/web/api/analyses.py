"""What the decisions of a game that is over were worth, as a document and as a chart."""

import asyncio
from typing import Any

from litestar import Controller, get
from litestar.openapi import ResponseSpec
from litestar.response import Response
from litestar.status_codes import HTTP_202_ACCEPTED

from kontor.analysis.report import Analysis
from kontor.tables.analyses import Analyses

from ..charts import chart
from ..identity import house_of
from ..language import language_of
from ..limits import limit
from ..problems import PROBLEMS, Problem
from .asking import Asking, Code
from .records import finished

WAIT = Problem(HTTP_202_ACCEPTED, "the analysis is being made; ask again in a few seconds")
WAITING = {HTTP_202_ACCEPTED: ResponseSpec(Problem, description="it is being made", generate_examples=False)}
DOCUMENT = PROBLEMS | WAITING | {200: ResponseSpec(Analysis, description="the analysis", generate_examples=False)}
CHART = PROBLEMS | WAITING

SVG = "image/svg+xml"
# A chart brings its own style, and nothing else.
POLICY = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"}


class AnalysisController(Controller):
    """An analysis is made when it is first asked for, which takes a while."""

    tags = ("analyses",)
    guards = (limit("analyses"),)

    @get("/tables/{code:str}/analysis", summary="The analysis of a game that is over", responses=DOCUMENT)
    async def of_table(self, request: Asking, code: Code) -> Response[Any]:
        """Every seat's expectation at every decision, mistakes and turning points; 202 while it is being made."""
        return await as_document(request, code, await finished(request, code))

    @get("/tables/{code:str}/analysis.svg", summary="The chart of a game that is over", responses=CHART, media_type=SVG)
    async def chart_of_table(self, request: Asking, code: Code) -> Response[Any]:
        return await as_chart(request, code, await finished(request, code))

    @get("/records/{code:str}/analysis", summary="The analysis of a record that somebody brought", responses=DOCUMENT)
    async def of_record(self, request: Asking, code: Code) -> Response[Any]:
        return await as_document(request, code, await request.app.state.uploads.text(code))

    @get(
        "/records/{code:str}/analysis.svg",
        summary="The chart of a record that somebody brought",
        responses=CHART,
        media_type=SVG,
    )
    async def chart_of_record(self, request: Asking, code: Code) -> Response[Any]:
        return await as_chart(request, code, await request.app.state.uploads.text(code))


async def as_document(request: Asking, code: str, text: str) -> Response[Any]:
    report = await ask(request, code, text)
    return wait() if report is None else Response(report.encode(), media_type="application/json")


async def as_chart(request: Asking, code: str, text: str) -> Response[Any]:
    report = await ask(request, code, text)
    if report is None:
        return wait()
    folder = house_of(request).live.folder
    drawn = await asyncio.to_thread(chart, text, report, language_of(request), folder)
    return Response(drawn.encode(), media_type=SVG, headers=POLICY)


async def ask(request: Asking, code: str, text: str) -> str | None:
    analyses: Analyses = request.app.state.analyses
    return await analyses.ask(code, text)


def wait() -> Response[Any]:
    return Response(WAIT, status_code=HTTP_202_ACCEPTED, headers={"Retry-After": "2"}, media_type="application/json")
