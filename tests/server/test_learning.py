"""Courses over HTTP: anybody may learn, and nothing is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludorum.games import load
from ludorum.lessons import course_of
from ludorum.lessons.frames import guide_frames, lesson_frame
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
