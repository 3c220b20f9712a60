"""A lesson as a screen shows it, as JSON data: the same from a server and from a browser offline.

A move of the pupil is `["next"]`, `["choose", choice]` or `["answer", option]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludorum.kernel import IllegalAnswer, Seat, Table, tuples
from ludorum.titles import Title
from ludorum.titles.frames import position, preview, question, redacted, refused
from ludorum.words import plain

from .course import Course
from .guide import PUPIL, picture, texts
from .run import Answered, Run

NO_CLOCKS = {"kind": "none", "left": {}, "ends": {}}
END = "end"


def lesson_frame(
    title: Title[Any], course: Course, id: str, moves: Sequence[Any]
) -> dict[str, Any]:
    """The lesson after these moves; IllegalAnswer for one that is not offered. `moves` of the frame
    are those that led there: what was wrong is met, and forgotten."""
    run = Run(title, course, id)
    led: list[Any] = []
    since = 0  # moves before the step
    met: Answered | None = None
    for given in moves:
        at = run.at
        met = _move(run, tuples(given))
        if met.right:
            led.append(given)
        elif run.step is not None and run.step.kind == "goal":
            del led[since:]
        if run.at != at:
            since = len(led)
    wrong = met is not None and not met.right
    step = run.step
    return {
        "lesson": id,
        "at": run.at,
        "steps": len(run.lesson.steps),
        "kind": END if step is None else step.kind,
        "text": plain(run.text()),
        "light": [] if step is None else list(step.light),
        "choices": [] if step is None or step.kind != "ask" else _choices(run),
        "left": run.left,
        "way": run.way(),
        "position": _position(run, [] if wrong else run.events),
        "refusals": _refusals(run),
        "met": None if met is None else _met(run, met, moves[-1]),
        "moves": led,
    }


def _move(run: Run, move: Any) -> Answered:
    match move:
        case ("next",):
            run.next()
            return Answered(True)
        case ("choose", choice):
            return run.choose(choice)
        case ("answer", option):
            return run.answer(option)
    raise IllegalAnswer("not-offered", f"a lesson has no move {move!r}")


def _choices(run: Run) -> list[dict[str, Any]]:
    return [
        {"choice": choice, "label": plain(label)}
        for choice, label in zip(run.offered(), run.choices(), strict=True)
    ]


def _asks(run: Run) -> bool:
    """Is the pupil to decide something of the game?"""
    step = run.step
    return step is not None and step.kind in ("do", "goal")


def _position(run: Run, events: list[Any]) -> dict[str, Any]:
    title, table, seat = run.title, run.table, run.seat
    return {
        **position(title, table, seat),
        "version": len(table.log),
        "status": "running",
        "seat": seat,
        "ask": _ask(title, table, seat),
        "undo": "undo-nothing",
        "clocks": NO_CLOCKS,
        "events": redacted(title, events, seat),
    }


def _ask(title: Title[Any], table: Table[Any], seat: int) -> dict[str, Any] | None:
    """What the game asks, also where a step only speaks of it: a board draws cards to choose from
    while they are asked for."""
    ask = table.pending().get(seat)
    if ask is None:
        return None
    return {**question(title, ask, table.observe(seat)), "token": len(table.log), "undo": ""}


def _refusals(run: Run) -> list[dict[str, Any]]:
    if not _asks(run) or run.seat not in run.table.pending():
        return []
    return refused(run.title, Seat(run.table, run.seat))


def _met(run: Run, met: Answered, move: Any) -> dict[str, Any]:
    return {
        "right": met.right,
        "msg": plain(met.msg),
        "given": move[1] if len(move) > 1 else None,
        "seen": None if met.seen is None else preview(run.title, met.seen, run.seat),
    }


def guide_frames(title: Title[Any], course: Course) -> list[dict[str, Any]]:
    """How to play: every section with its words, and the position of its picture."""
    out = []
    for section in course.guide:
        table = picture(title, course, section)
        heading, text = texts(title, section, table)
        out.append(
            {
                "id": section.id,
                "heading": plain(heading),
                "text": plain(text),
                "clauses": list(section.clauses),
                "places": list(section.places),
                "seat": PUPIL,
                "position": None
                if table is None
                else {**position(title, table, PUPIL), "ask": _ask(title, table, PUPIL)},
            }
        )
    return out
