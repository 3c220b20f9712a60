"""What `/schema/openapi.json` says and what the server does are the same, whatever is sent."""

from __future__ import annotations

import asyncio
import inspect
import re
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis.strategies import SearchStrategy, one_of
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from ludorum.server.accounts.dependencies import GIVEN
from ludorum.server.app import dependencies
from ludorum.server.http.schemas import Strict
from ludorum.server.play.model import NewTable
from ludorum.soak.client import Http
from tests.sample import some
from tests.server.house import Server, serving

Case = schemathesis.Case[Any]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("openapi")) as one:
        yield one


class Caller:
    """Somebody signed in who knows some tables: one open, one running, one over."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.headers: dict[str, str] = {}
        self.services: Iterator[str | None] = iter(())

    async def sit_down(self) -> None:
        http = Http(self.url)
        try:
            await http.guest("Ada")
            ids: list[str | None] = []
            for public in (True, False, True):
                body = {"game": "tithe", "seats": 2, "bots": ["random"], "public": public}
                ids.append((await http.call("POST", "/api/tables/", body))["id"])
            for id in ids[1:]:
                await http.call("POST", f"/api/tables/{id}/start")
            await http.call("POST", f"/api/tables/{ids[2]}/resign", {"command_id": "r"})
            self.headers = {"cookie": http.cookie, "x-csrf-token": http.csrf}
            self.services = cycle([*ids, None])
        finally:
            await http.close()

    def tell(self, case: Case) -> bool:
        """Most of the time a case is about something that exists. Was its address made right by
        that?"""
        table = next(self.services)
        if table is None:
            return False
        known = {"table_id": table, "game": "tithe", "lang": "en"}
        for name in case.path_parameters:
            case.path_parameters[name] = known.get(name, case.path_parameters[name])
        if isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = "tithe"
        path = case.meta.components.get(ParameterLocation.PATH) if case.meta else None
        return path is not None and path.mode.is_negative

    def headers_for(self, case: Case) -> dict[str, str]:
        """Sessions end where people sign in or out: that happens to others."""
        safe = ("/api/tables", "/api/companion", "/api/people", "/api/profiles", "/api/invitations")
        if case.method != "DELETE" and case.path.startswith(safe):
            return self.headers
        made = httpx.post(f"{self.url}/api/guest", json={"name": "Leaves"})  # and never comes back
        cookie = "; ".join([f"{k}={v}" for k, v in made.cookies.items()])
        return {"cookie": cookie, "x-csrf-token": made.json()["csrf"]}


@pytest.fixture(scope="module")
def caller(server: Server) -> Caller:
    one = Caller(server.url)
    asyncio.run(one.sit_down())
    return one


def test_every_operation(server: Server, caller: Caller, subtests: pytest.Subtests) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    refused = schema.config.checks.negative_data_rejection
    refused.expected_statuses = [*refused.expected_statuses, "413"]  # too long to be read at all
    seen = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        modes = [
            operation.as_strategy(generation_mode=mode) for mode in schemathesis.GenerationMode
        ]
        with subtests.test(operation.label):
            sending(caller, one_of(modes))()
            seen += 1
    assert seen > 20


def sending(caller: Caller, cases: SearchStrategy[Case]) -> Callable[[], None]:
    @given(case=cases)
    @settings(max_examples=some(6, 18), deadline=None, database=None, derandomize=True)
    def send(case: Case) -> None:
        mended = caller.tell(case)
        # What is wrong with it may be an argument nobody asks for, which harms nobody.
        stray = set(case.query or {}) - {x.name for x in case.operation.query}
        checks = [x for x in CHECKS if not ((mended or stray) and x is negative_data_rejection)]
        case.call_and_validate(headers=caller.headers_for(case), checks=checks)

    return send


def test_no_field_of_a_request_is_called_like_what_handlers_are_given() -> None:
    """Litestar takes a wrong value of such a field for a fault of the server."""
    given = set(GIVEN) | set(
        re.findall(r'^        "(\w+)": ', inspect.getsource(dependencies), re.MULTILINE)
    )
    assert "auth_context" in given
    fields = {name for cls in requests(Strict) for name in cls.__struct_fields__}
    fields |= set(NewTable.__struct_fields__)
    assert {"auth", "hints"} <= fields and not fields & given


def requests(cls: type[Strict]) -> list[type[Strict]]:
    return [cls, *[x for sub in cls.__subclasses__() for x in requests(sub)]]
