"""What `ludorum verify` says to the record of a finished game, for those who may have it.

A game is played again as a whole, so it is done elsewhere, once.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from ludorum.content import laid
from ludorum.games import load, prove
from ludorum.kernel import Record, Verdict
from ludorum.server.errors import ApiError
from ludorum.server.process_pool import ProcessPool
from ludorum.server.store.rows import User

from .archive import Archive

KEPT = 500
SECONDS = 30.0


class Proof(NamedTuple):
    """What was found in the stored record, and whether it is the game promised."""

    answers: int
    draws: int
    digests: int
    taken: int
    over: bool
    promised: bool  # the fingerprint is the one the table had before its first draw
    digest: str  # of the last position
    problems: list[str]


class Proofs:
    def __init__(self, archive: Archive, pool: ProcessPool) -> None:
        self._archive = archive
        self._pool = pool
        self._kept: OrderedDict[str, Proof] = OrderedDict()

    async def proof(self, id: str, user: User | None, who: str) -> Proof:
        """`who` it is done for: of those who wait, each has a turn."""
        row, record, title = await self._archive.game(id, user)
        await self._archive.require_key(row)
        if id not in self._kept:
            rules = record.game, record.content
            lines = [*record.lines()]
            try:
                found = await self._pool.run_for(
                    who, SECONDS, laid(title.package), proven, rules, lines
                )
            except TimeoutError as e:
                raise ApiError("busy") from e
            self._kept[id] = Proof(
                answers=found.answers,
                draws=found.draws,
                digests=found.digests,
                taken=found.taken,
                over=found.over,
                promised=record.commit == row.commit,
                digest=record.digests.get(len(record.entries), ""),
                problems=found.problems,
            )
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[id]


def proven(rules: tuple[str, str], lines: list[str]) -> Verdict:
    return prove(load(*rules), Record.parse(lines))
