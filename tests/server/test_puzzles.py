"""Puzzles over HTTP: nothing of an answer before it is given, ratings that move together, and
nothing kept of who has no account."""

from __future__ import annotations

import gzip
import io
import json
import sqlite3
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

import httpx
import pytest

from ludorum.companion.archive import archive
from ludorum.games import load
from ludorum.puzzles import Puzzle, puzzles_of
from ludorum.server.play import frame_types
from ludorum.server.puzzles.frames import puzzle_frame
from ludorum.server.puzzles.service import guessed
from ludorum.server.ratings.scale import NEW, duel
from ludorum.soak.client import Http, Refused
from tests.server.house import Server, person, serving
from tests.server.test_types import fits

pytestmark = pytest.mark.anyio
HANGING = pytest.mark.usefixtures("hanging_up")

TITHE = load("tithe")
KNOWN = puzzles_of(TITHE)
BASE = "/api/puzzles"
# What was found out about a puzzle, by the names it is told under.
TOLD = {"behind", "low", "high", "usual", "lines", "reasons", "sets_apart", "then", "rating"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("puzzles")) as one:
        yield one


async def account(server: Server, name: str) -> Http:
    http = await person(server, name)
    body = {"name": name, "password": "a long enough one"}
    me = await http.call("POST", "/api/register", body)
    http.csrf = me["csrf"]
    return http


def names_in(x: Any) -> set[str]:
    if isinstance(x, dict):
        return set(x) | {k for v in x.values() for k in names_in(v)}
    return {k for v in x for k in names_in(v)} if isinstance(x, list) else set()


def kept(server: Server) -> list[int]:
    """Rows of all that is kept of puzzles."""
    tables = ("puzzle_tries", "puzzle_skills", "puzzle_ratings")
    with closing(sqlite3.connect(server.folder / "ludorum.db")) as con:
        return [con.execute(f"SELECT count(*) FROM {x}").fetchone()[0] for x in tables]


def other_than(puzzle: Puzzle) -> Any:
    return next(x.option for x in puzzle.options if x.option != puzzle.best)


@HANGING
async def test_nothing_of_an_answer_leaves_before_it_is_given(server: Server) -> None:
    ada = await account(server, "Ada")
    for id in KNOWN:
        frame = await ada.call("GET", f"{BASE}/tithe/{id}")
        assert fits(frame, frame_types.PuzzleFrame)
        assert not names_in(frame) & TOLD
        with pytest.raises(Refused) as no:
            await ada.call("GET", f"{BASE}/tithe/{id}/solution")
        assert no.value.code == "not-answered"
    assert not names_in(await ada.call("GET", f"{BASE}/tithe/next")) & TOLD
    for game in await ada.call("GET", BASE):
        assert set(game) == {*("game", "puzzles", "tried", "solved", "rating", "spread", "themes")}
        assert all(set(x) == {"clause", "puzzles", "solved"} for x in game["themes"])
    # Nor in what the page loads of a game: its board, and its package for use without a network.
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(archive("tithe", TITHE.package)))) as tar:
        assert not [x for x in tar.getnames() if "puzzle" in x]
        assert [x for x in tar.getnames() if x.endswith("course.toml")]
    for path in ("boards/tithe/puzzles.json", "api/games/tithe/puzzles.json", "puzzles.json"):
        assert KNOWN and "behind" not in httpx.get(f"{server.url}/{path}").text


def test_what_is_shown_does_not_depend_on_what_was_found_out() -> None:
    for puzzle in KNOWN.values():
        blank = replace(
            puzzle,
            options=puzzle.options[::-1],
            usual=puzzle.best,
            lines=[],
            reasons=[],
            sets_apart=[],
            then=[],
            themes=[],
            rating=0,
        )
        assert puzzle_frame(TITHE, puzzle, 1) == puzzle_frame(TITHE, blank, 1)
        asked = puzzle_frame(TITHE, puzzle, 1)["position"]["ask"]["options"]
        assert set(asked) == {x.option for x in puzzle.options}


@HANGING
async def test_the_first_answer_counts_and_moves_both_ratings(server: Server) -> None:
    bob = await account(server, "Bob")
    puzzle = next(iter(KNOWN.values()))
    path = f"{BASE}/tithe/{puzzle.id}"
    right = await bob.call("POST", f"{path}/answer", {"option": puzzle.best})
    assert right["solved"] and right["chosen"] == puzzle.best
    assert right["yours"]["before"] == 1000 < right["yours"]["after"]
    assert right["rating"] < puzzle.rating
    assert [x["behind"] for x in right["options"]] == sorted(
        [x["behind"] for x in right["options"]]
    )
    assert right["options"][0]["chosen"] == right["people"] == 1
    assert right["clauses"] == puzzle.themes and right["lines"]
    again = await bob.call("POST", f"{path}/answer", {"option": other_than(puzzle)})
    assert again == right == await bob.call("GET", f"{path}/solution")
    (tithe,) = [x for x in await bob.call("GET", BASE) if x["game"] == "tithe"]
    assert (tithe["tried"], tithe["solved"]) == (1, 1)
    assert tithe["rating"] == right["yours"]["after"] and tithe["spread"] > 0
    eve = await account(server, "Eve")
    wrong = await eve.call("POST", f"{path}/answer", {"option": other_than(puzzle)})
    assert not wrong["solved"] and wrong["yours"]["after"] < 1000
    assert wrong["rating"] > right["rating"] and wrong["people"] == 2


@HANGING
async def test_each_puzzle_comes_once(server: Server) -> None:
    dan = await account(server, "Dan")
    met = []
    for _ in KNOWN:
        frame = await dan.call("GET", f"{BASE}/tithe/next")
        met.append(frame["puzzle"])
        option = frame["position"]["ask"]["options"][0]
        await dan.call("POST", f"{BASE}/tithe/{frame['puzzle']}/answer", {"option": option})
    assert sorted(met) == sorted(KNOWN)
    with pytest.raises(Refused) as none:
        await dan.call("GET", f"{BASE}/tithe/next")
    assert none.value.code == "no-puzzle"
    data = await dan.http.get("/api/account/export")
    assert met[0].encode() in json.dumps(unzipped(data.content)).encode()
    await dan.call("POST", "/api/account/erase", {"name": "Dan"})


def unzipped(data: bytes) -> Any:
    with zipfile.ZipFile(io.BytesIO(data)) as pack:
        return json.loads(pack.read("account.json"))["puzzles"]


@HANGING
async def test_nothing_is_kept_of_who_has_no_account(server: Server) -> None:
    before = kept(server)
    guest, puzzle = await person(server, "Gast"), next(iter(KNOWN.values()))
    path = f"{BASE}/tithe/{puzzle.id}/answer"
    told = await guest.call("POST", path, {"option": puzzle.best})
    assert told["solved"] and told["yours"] is None
    stranger = httpx.post(f"{server.url}{path}", json={"option": other_than(puzzle)})
    assert stranger.status_code == 200 and stranger.json()["yours"] is None
    assert not stranger.cookies
    seen = ",".join(list(KNOWN)[1:])
    left = httpx.get(f"{server.url}{BASE}/tithe/next", params={"seen": seen}).json()
    assert left["puzzle"] == puzzle.id
    assert kept(server) == before


@HANGING
async def test_what_cannot_be_is_refused(server: Server) -> None:
    eve = await account(server, "Mallory")
    id = next(iter(KNOWN))
    for method, path, body, code in (
        ("GET", f"{BASE}/chess/next", None, "no-game"),
        ("GET", f"{BASE}/tithe/ffffffff", None, "no-puzzle"),
        ("GET", f"{BASE}/tithe/next?theme=Z9", None, "no-puzzle"),
        ("GET", f"{BASE}/tithe/next?theme=%27--", None, "bad-request"),
        ("POST", f"{BASE}/tithe/{id}/answer", {"option": "nothing"}, "refused"),
        ("POST", f"{BASE}/tithe/{id}/answer", {"option": {"a": []}}, "bad-request"),
        ("POST", f"{BASE}/tithe/{id}/answer", {"option": True}, "bad-request"),
        (
            "POST",
            f"{BASE}/tithe/{id}/answer",
            {"option": json.loads("[" * 900 + "]" * 900)},
            "bad-request",
        ),
        ("POST", f"{BASE}/tithe/{id}/answer", {}, "bad-request"),
        ("POST", f"{BASE}/tithe/{id}/answer", {"option": "x", "user": "u"}, "bad-request"),
    ):
        with pytest.raises(Refused) as no:
            await eve.call(method, path, body)
        assert no.value.code == code, path
    forged = await eve.http.post(f"{BASE}/tithe/{id}/answer", json={"option": "x"})
    assert forged.json()["code"] == "csrf"


def test_who_loses_to_a_hard_puzzle_loses_less() -> None:
    hard, easy = replace_mu(1400), replace_mu(600)
    assert duel(NEW, hard, False)[0].mu > duel(NEW, easy, False)[0].mu
    assert duel(NEW, hard, True)[0].mu > duel(NEW, easy, True)[0].mu
    assert duel(NEW, hard, True)[1].mu < hard.mu < duel(NEW, hard, False)[1].mu


def replace_mu(rating: int) -> Any:
    puzzle = next(iter(KNOWN.values()))
    return guessed(replace(puzzle, rating=rating))
