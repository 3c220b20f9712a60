"""A puzzle as the page shows it, before it is answered: the position and what is asked, and
nothing that was found out about it."""

from __future__ import annotations

from typing import Any

from ludorum.kernel import Seat
from ludorum.puzzles import Puzzle, asked, lay
from ludorum.titles import Title
from ludorum.titles.frames import position, question, refused

NO_CLOCKS = {"kind": "none", "left": {}, "ends": {}}


def puzzle_frame(title: Title[Any], puzzle: Puzzle, number: int) -> dict[str, Any]:
    table, seat = lay(title, puzzle), puzzle.seat
    ask = asked(table, puzzle)
    asking = {**question(title, ask, table.observe(seat)), "token": len(table.log), "undo": ""}
    return {
        "puzzle": puzzle.id,
        "number": number,
        "game": title.name,
        "seats": puzzle.seats,
        "position": {
            **position(title, table, seat),
            "version": len(table.log),
            "status": "running",
            "seat": seat,
            "ask": asking,
            "undo": "undo-nothing",
            "clocks": NO_CLOCKS,
            "events": [],
        },
        "refusals": refused(title, Seat(table, seat)),
    }
