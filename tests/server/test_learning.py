"""Courses over HTTP: anybody may learn. What somebody knows on two devices is joined."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from ludorum.games import load
from ludorum.lessons import course_of
from ludorum.lessons.frames import guide_frames, lesson_frame
from ludorum.server.learning.progress import NOTHING, merged
from ludorum.server.learning.schemas import MOST_DONE, MOST_FIRST, GameProgress, LeftLesson
from ludorum.server.play import frame_types
from tests.server.house import Server, free_port
from tests.server.test_types import fits

TITHE = load("tithe")
COURSE = course_of(TITHE.package)


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder: Path = tmp_path_factory.mktemp("learning")
    one = Server(folder, free_port())
    one.start()
    with httpx.Client(base_url=one.url) as client:
        yield client
    one.stop()
    assert "unforeseen" not in one.log()


def lesson(http: httpx.Client, id: str, *moves: Any) -> httpx.Response:
    return http.get(f"/api/games/tithe/lessons/{id}", params={"moves": json.dumps(moves)})


def test_a_course_with_its_words(http: httpx.Client) -> None:
    told = http.get("/api/games/tithe/course/uk").json()
    assert [x["id"] for x in told["lessons"]] == ["bid", "alone", "market"]
    assert told["short"] == ["bid", "alone"] and told["guide"] and told["lang"] == "uk"
    assert "lesson-bid = " in told["text"]
    again = http.get("/api/games/tithe/course/uk")
    tag = {"if-none-match": again.headers["etag"]}
    assert http.get("/api/games/tithe/course/uk", headers=tag).status_code == 304


def test_a_guide_with_positions(http: httpx.Client) -> None:
    told = http.get("/api/games/tithe/guide").json()
    assert fits(told, list[frame_types.GuideSection])
    assert told == json.loads(json.dumps(guide_frames(TITHE, COURSE)))


def test_a_lesson_to_its_end(http: httpx.Client) -> None:
    """What comes over the wire is what the engine says, step by step, and has its types."""
    moves: list[Any] = []
    for move in (["next"], ["answer", "G12a"], ["next"], ["answer", "G02a"], ["next"]):
        moves.append(move)
        told = lesson(http, "bid", *moves).json()
        assert fits(told, frame_types.LessonFrame)
        assert told == json.loads(json.dumps(lesson_frame(TITHE, COURSE, "bid", moves)))
    assert told["kind"] == "end"
    wrong = lesson(http, "bid", ["next"], ["answer", "G08a"]).json()
    assert fits(wrong, frame_types.LessonFrame) and not wrong["met"]["right"]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("tithe/lessons/flying", "no-lesson"),
        ("chess/lessons/bid", "no-game"),
        ("tithe/lessons/bid?moves=[[", "bad-request"),
        ("tithe/lessons/bid?moves={}", "bad-request"),
        ("tithe/lessons/bid?moves=[1]", "bad-request"),
        ('tithe/lessons/bid?moves=[["answer","G08a"]]', "refused"),
        ('tithe/lessons/bid?moves=[["answer",{"a":[]}]]', "refused"),
        (f"tithe/lessons/bid?moves={'[' * 900}", "bad-request"),
    ],
)
def test_what_cannot_be_is_refused_in_words(http: httpx.Client, path: str, code: str) -> None:
    answer = http.get(f"/api/games/{path}")
    assert answer.status_code < 500 and answer.json()["code"] == code


def test_a_crowd_from_one_address_waits(http: httpx.Client) -> None:
    codes = {lesson(http, "bid").status_code for _ in range(400)}
    assert codes == {200, 429}


# -- what two devices know -------------------------------------------------------------------------

LEFT = LeftLesson("bid", '[["next"]]', 1)


def learned(*done: str, **more: Any) -> GameProgress:
    return replace(NOTHING, done=list(done), **more)


def test_lessons_taken_anywhere_are_taken() -> None:
    assert merged(learned("bid"), learned("alone", "bid")).done == ["bid", "alone"]
    assert merged(learned("bid"), NOTHING).done == ["bid"]


def test_the_lesson_left_last_is_the_one_to_go_on_with() -> None:
    at_home, ended = learned(left=LEFT, left_at=10), learned(left=None, left_at=20)
    for a, b in ((at_home, ended), (ended, at_home)):
        assert (merged(a, b).left, merged(a, b).left_at) == (None, 20)
    assert merged(NOTHING, at_home).left == LEFT == merged(at_home, at_home).left


def test_what_was_forgotten_on_one_device_is_not_brought_back_by_another() -> None:
    phone, desk = learned(first=["bid", "sell"]), learned(first=["swap"])
    assert merged(phone, desk).first == ["bid", "sell", "swap"]
    anew = learned(first=["bid"], first_since=50)
    for a, b in ((phone, anew), (anew, phone)):
        assert (merged(a, b).first, merged(a, b).first_since) == (["bid"], 50)
    later = learned(first=["sell"], first_since=50)
    assert merged(anew, later).first == ["bid", "sell"]


def test_joining_again_changes_nothing_and_the_store_cannot_be_filled() -> None:
    some = learned(*[f"a{n}" for n in range(80)], first=[f"k{n}" for n in range(200)])
    more = learned(*[f"b{n}" for n in range(80)], first=[f"l{n}" for n in range(200)])
    both = merged(some, more)
    assert (len(both.done), len(both.first)) == (MOST_DONE, MOST_FIRST)
    assert both == merged(both, more) == merged(both, some) == merged(both, both)
