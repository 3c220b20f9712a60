"""Lessons: what a file may say, how a run goes, and that every course is whole."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from ludorum.games import load, registered
from ludorum.kernel import IllegalAnswer, Seat
from ludorum.lessons import Course, LessonFault, Run, course_of, lesson_words
from ludorum.lessons.frames import guide_frames, lesson_frame
from ludorum.lessons.guide import picture, texts
from ludorum.lessons.lesson import Scene, fits, lesson_from
from ludorum.lessons.readings import holds, read
from ludorum.testing.lessons import COURSE as COURSE_SECONDS
from ludorum.testing.lessons import LESSON, SHORT, findings, kinds_of, play, report
from ludorum.words import LANGUAGES, MessageBundle
from tests.lessons.playable import playable
from tests.packs import other_cards, own_content

TITHE = load("tithe")
COURSE = course_of(TITHE.package)
TAUGHT = [x for x in registered() if course_of(load(x).package).lessons]


def of_ours(game: str) -> Any:
    return pytest.param(game, marks=own_content(game))


@pytest.mark.parametrize("game", TAUGHT)
def test_every_course_is_whole(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title = load(game)
    if other_cards(game):
        course = playable(title)
        monkeypatch.setattr("ludorum.testing.lessons.course_of", lambda _: course)
        assert [x for x in findings(title) if ": nobody says " not in x] == []
        return
    assert list(findings(title)) == []


@pytest.mark.parametrize("game", [of_ours(x) for x in TAUGHT])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_are_short_and_prepare_for_every_decision(game: str, lang: str) -> None:
    title = load(game)
    facts = report(title, lang, kinds_of(title, random.Random(1).random))
    assert facts["untouched"] == []
    assert facts["untouched_places"] == []
    assert all(x["seconds"] <= LESSON for x in facts["lessons"].values())
    assert facts["short_seconds"] <= SHORT
    assert facts["course_seconds"] <= COURSE_SECONDS


def test_the_teaching_game_has_lessons() -> None:
    assert list(COURSE.lessons) == ["bid", "alone", "market"]


# -- a run ---------------------------------------------------------------------------------------


def at_step(id: str, n: int, course: Course = COURSE) -> Run:
    run = Run(TITHE, course, id)
    while run.at < n:
        assert run.step is not None
        run.solve(run.step)
    return run


def test_a_wrong_answer_is_met_and_changes_nothing() -> None:
    run = at_step("bid", 1)
    before = TITHE.derived.digest(run.table.state)
    met = run.answer("G08a")
    assert not met.right and met.msg is not None and met.msg.id == "lesson-bid.middling"
    assert met.seen is not None and met.seen.stop == "secret"
    assert run.at == 1 and TITHE.derived.digest(run.table.state) == before


def test_what_is_not_offered_is_refused() -> None:
    run = at_step("bid", 1)
    with pytest.raises(IllegalAnswer):
        run.answer("G01a")
    with pytest.raises(IllegalAnswer):
        run.next()
    with pytest.raises(IllegalAnswer):
        run.choose(1)


def test_a_watched_step_tells_what_others_did() -> None:
    run = at_step("bid", 1)
    assert run.answer("G12a").right
    assert [x.what for x in run.events if x.what in ("bid", "win")] == ["bid", "bid", "win"]


def test_a_question_is_answered_by_the_rules() -> None:
    run = at_step("market", 1)
    wrong = run.choose(7)
    assert not wrong.right and wrong.msg is not None and wrong.msg.id == "lesson-market.not-face"
    assert run.at == 1
    assert run.choose(2).right and run.at == 2


def test_a_goal_that_is_missed_begins_again() -> None:
    run = at_step("market", 2)
    before = TITHE.derived.digest(run.table.state)
    met = run.answer("stop")
    assert not met.right and met.msg is not None and met.msg.id == "lesson-market.grain-left"
    assert run.at == 2 and TITHE.derived.digest(run.table.state) == before
    assert run.answer("G07a").right and run.at == 3


def test_numbers_follow_the_position() -> None:
    """A text cannot disagree with the board: lay another tithe, and it says so."""
    scene = COURSE.scenes["two"]
    other = replace(scene, answers=(*scene.answers[:2], ("deal", "T3")))
    course = replace(COURSE, scenes={**COURSE.scenes, "two": other})
    said = [Run(TITHE, x, "bid").text() for x in (COURSE, course)]
    assert [x.args["n"] for x in said if x] == [7, 3]
    book = MessageBundle.of("en", TITHE.package, more=lesson_words(TITHE.package, "en"))
    assert [("7" in book.say(x), "3" in book.say(x)) for x in said if x] == [
        (True, False),
        (False, True),
    ]


def test_the_same_answers_lead_to_the_same_position() -> None:
    one, two = at_step("market", 4), at_step("market", 4)
    assert TITHE.derived.digest(one.table.state) == TITHE.derived.digest(two.table.state)
    assert one.text() == two.text()


# -- readings --------------------------------------------------------------------------------------


def test_readings() -> None:
    run = at_step("market", 1)

    def of(reading: dict[str, Any]) -> int | str:
        return read(TITHE, run.table, 0, reading)

    assert of({"view": "players.0.prizes"}) == 6
    assert of({"score": 0}) == 28
    assert of({"score": 1, "line": "prizes"}) == 8
    assert of({"preview": ["G07a"], "gain": "players.0.coins"}) == 2
    assert of({"preview": ["G07a"], "at": "players.0.hand"}) == 0
    assert of({"card": ["harvest", "G07a"]}) == 7
    assert holds(TITHE, run.table, 0, {"view": "players.0.prizes", "has": "T8"})
    assert not holds(TITHE, run.table, 0, {"view": "players.0.prizes", "has": "T3"})
    for wrong in ({"view": "players.9"}, {"score": 0, "view": "spent"}, {"preview": ["G12a"]}, {}):
        with pytest.raises(LessonFault):
            of(wrong)


def test_a_reading_sees_only_what_the_pupil_may_know() -> None:
    run = at_step("bid", 1)
    hidden = Seat(run.table, 0).view()["state"]["players"][1]["hand"]
    assert hidden == 9
    assert read(TITHE, run.table, 0, {"view": "players.1.hand"}) == 9


# -- files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"scene": "two", "teaches": []}, "no [[steps]]"),
        ({"steps": [{"say": "x"}], "teaches": []}, "`scene` is missing"),
        ({"steps": [{"say": "x"}], "scene": "two", "teaches": [], "age": 3}, "no `age`"),
        ({"steps": [{"say": "x", "do": "y"}], "scene": "two", "teaches": []}, "one of say, do"),
        ({"steps": [{"do": "x"}], "scene": "two", "teaches": []}, "`do` needs `right`"),
        ({"steps": [{"say": "x", "rigth": []}], "scene": "two", "teaches": []}, "no `rigth`"),
    ],
)
def test_a_file_that_is_wrong_says_where(data: dict[str, Any], told: str) -> None:
    with pytest.raises(LessonFault, match=r"^x[:,]") as e:
        lesson_from("x", data)
    assert told in str(e.value)


def test_patterns_of_options() -> None:
    assert fits("G12a", "G12?") and not fits("G02a", "G12?")
    assert fits(("hire", 0, 3), ("hire", "*", "*")) and not fits(("hire", 0), ("hire", "*", "*"))
    assert fits(("hire", 0, 3), "*") and not fits("hire", ("hire", "*"))


def planted(**change: Any) -> Course:
    """The course, with a step of the lesson `bid` changed."""
    lesson = COURSE.lessons["bid"]
    steps = list(lesson.steps)
    steps[1] = replace(steps[1], **change)
    lessons = {**COURSE.lessons, "bid": replace(lesson, steps=tuple(steps))}
    return replace(COURSE, lessons=lessons)


@pytest.mark.parametrize(
    ("course", "told"),
    [
        (planted(right=("G10?",)), "nothing that is right is offered"),
        (planted(otherwise=""), "nothing is said to"),
        (replace(COURSE, scenes={**COURSE.scenes, "two": Scene(2)}), "nothing can be read"),
    ],
)
def test_a_planted_fault_is_found(course: Course, told: str) -> None:
    with pytest.raises(LessonFault) as e:
        play(TITHE, course, "bid")
    assert told in str(e.value)


# -- how to play -----------------------------------------------------------------------------------


def test_a_guide_reads_its_numbers_off_its_scene() -> None:
    section = next(x for x in COURSE.guide if x.id == "turn")
    table = picture(TITHE, COURSE, section)
    assert table is not None and table.pending()[0].kind == "bid"
    heading, text = texts(TITHE, section, table)
    assert (heading.id, text.id, text.args) == ("guide-turn", "guide-turn.text", {"cards": 9})
    with pytest.raises(LessonFault, match="guide turn: nothing can be read"):
        texts(TITHE, replace(section, numbers={"n": {"view": "nothing"}}), table)


def test_a_guide_that_names_no_scene_has_no_picture() -> None:
    section = next(x for x in COURSE.guide if x.id == "mistakes")
    assert picture(TITHE, COURSE, section) is None
    assert texts(TITHE, section, None)[0].args == {}


# -- as a screen shows it --------------------------------------------------------------------------


def shown(id: str, *moves: Any) -> dict[str, Any]:
    return lesson_frame(TITHE, COURSE, id, [list(x) for x in moves])


def test_a_frame_has_what_a_screen_needs() -> None:
    first = shown("bid")
    assert (first["at"], first["kind"], first["steps"], first["light"]) == (
        0,
        "say",
        5,
        ["head-table"],
    )
    assert first["position"]["ask"]["kind"] == "bid" and first["refusals"] == []
    assert first["way"] is None and first["met"] is None and first["moves"] == []
    asked = shown("bid", ["next"])
    assert asked["kind"] == "do" and asked["position"]["ask"]["kind"] == "bid"
    assert asked["moves"] == [["next"]]


def test_a_wrong_move_is_met_and_forgotten() -> None:
    met = shown("bid", ["next"], ["answer", "G08a"])
    assert met["moves"] == [["next"]] and met["at"] == 1
    assert not met["met"]["right"] and met["met"]["given"] == "G08a"
    assert met["met"]["msg"][0] == "lesson-bid.middling"
    assert met["met"]["seen"]["stop"] == "secret"  # bids are opened later
    assert met["position"] == {**shown("bid", ["next"])["position"], "events": []}


def test_a_goal_that_is_missed_forgets_its_moves() -> None:
    before = [["next"], ["choose", 2]]
    missed = shown("market", *before, ["answer", "stop"])
    assert missed["moves"] == before and not missed["met"]["right"] and missed["left"] == 1
    there = shown("market", *before, ["answer", "G07a"], ["next"], ["next"])
    assert there["kind"] == "end" and len(there["moves"]) == 5 and there["position"]["over"]


@pytest.mark.parametrize("move", [["answer", "G08a"], ["choose", 1], ["fly"], [], ["next", 1]])
def test_a_frame_refuses_what_is_not_offered(move: list[Any]) -> None:
    with pytest.raises(IllegalAnswer):
        shown("bid", move)


def test_nothing_hidden_is_in_a_frame() -> None:
    told = json.dumps(shown("bid", ["next"], ["answer", "G12a"])["position"])
    assert "G09b" not in told  # a card of the other's hand


@pytest.mark.parametrize("game", TAUGHT)
def test_a_guide_can_be_drawn(game: str) -> None:
    title = load(game)
    sections = guide_frames(title, playable(title))
    assert sections and json.loads(json.dumps(sections)) is not None
    assert any(x["position"] for x in sections)
