"""The audit of a tournament: from the records of its tables and the rows of its draws, computed
here anew, compared with the page as it was told."""

from __future__ import annotations

import itertools
import zlib
from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any, NamedTuple

import networkx

from ludorum.games import load
from ludorum.kernel import Record
from ludorum.server.services import Services
from ludorum.server.tournaments.model import BOT, Course

WIN, BYE = 10, 10  # at tables of two


class TournamentFindings(NamedTuple):
    """What it came to, and what is wrong with it."""

    figures: dict[str, Any]
    problems: list[str]


class TournamentAudit:
    """`packed`: the record of every table, as it is kept."""

    def __init__(self, course: Course, told: dict[str, Any], packed: dict[str, bytes]) -> None:
        self.course = course
        self.told = told
        self.packed = packed
        self.problems: list[str] = []
        self.points: dict[int, Fraction] = defaultdict(Fraction)
        self.shares: dict[int, list[Fraction]] = defaultdict(list)
        self.wins: Counter[int] = Counter()
        self.met: dict[int, list[int]] = defaultdict(list)

    def say(self, what: str) -> None:
        self.problems.append(f"tournament: {what}")

    def run(self, rounds: int, laid: list[str], people: dict[str, list[str]]) -> dict[str, Any]:
        """`laid`: all tables of the store; `people`: who sits at each."""
        ids = [x.table for x in self.course.tables]
        if sorted(ids) != sorted(laid):
            self.say(f"{len(laid)} tables were laid, {len(ids)} are in it")
        if self.told.get("status") != "over" or len(self.course.rounds) != rounds:
            self.say(f"it did not end by itself: {self.told.get('status') or 'running'}")
        avoidable = sum([self.check_draw(x.number) for x in self.course.rounds])
        users = {x.number: x.user for x in self.course.players}
        for table in self.course.tables:
            self.check_table(table.round, table.number, table.table, people, users)
        same = self.check_standings() if self.told else False
        return {
            "status": self.told.get("status", ""),
            "players": len(self.course.players),
            "rounds": len(self.course.rounds),
            "tables": len(ids),
            "results": len([x for x in self.course.scores if x.player != BOT and x.place]),
            "rematches": sum([x.rematches for x in self.course.rounds]),
            "avoidable_rematches": avoidable,
            "standings_equal": same,
            "wrong": len(self.problems),
        }

    # -- draws ------------------------------------------------------------------------------------

    def check_draw(self, number: int) -> int:
        """Everybody once, pairs; returns how many met again though nobody had to."""
        here = [x for x in self.course.scores if x.round == number and x.player != BOT]
        twice = [x for x, n in Counter([x.player for x in here]).items() if n > 1]
        if twice or {x.player for x in here} != {x.number for x in self.course.players}:
            self.say(f"round {number} does not seat everybody once: {twice}")
        pairs = self._pairs(number)
        if any(len(x) != 2 for x in pairs):
            self.say(f"round {number} has tables that are no pairs")
        before = {frozenset(x) for n in range(1, number) for x in self._pairs(n)}
        again = len([x for x in pairs if frozenset(x) in before])
        if not again:
            return 0
        field = networkx.Graph()
        seated = [x for pair in pairs for x in pair]
        every = itertools.combinations(seated, 2)
        field.add_edges_from([x for x in every if frozenset(x) not in before])
        best = networkx.max_weight_matching(field, maxcardinality=True)
        must = len(seated) // 2 - len(best)
        if again > must:
            self.say(f"in round {number} {again} pairs met again, {must} had to")
        return again - must

    def _pairs(self, number: int) -> list[list[int]]:
        found: dict[int, list[int]] = defaultdict(list)
        for x in self.course.scores:
            if x.round == number and x.number:
                found[x.number].append(x.player)
        return [*found.values()]

    # -- results ----------------------------------------------------------------------------------

    def check_table(
        self, round: int, number: int, id: str, people: dict[str, list[str]], users: dict[int, str]
    ) -> None:
        """What is kept of it is what its record says, and who is said to sit there did."""
        seats = [x for x in self.course.scores if (x.round, x.number) == (round, number)]
        seats.sort(key=lambda x: x.seat)
        if people.get(id) != [users.get(x.player, "") for x in seats]:
            self.say(f"others sat at table {id} than were drawn")
        if id not in self.packed:
            self.say(f"table {id} has no record")
            return
        record = Record.parse(zlib.decompress(self.packed[id]).decode().splitlines())
        title = load(record.game)
        if record.result is None or [x.score for x in seats] != record.result:
            self.say(f"table {id}: {[x.score for x in seats]} is kept, {record.result} is recorded")
            return
        winners = title.winners(record.table(title).state)
        total = sum(record.result)
        for x in seats:
            first = x.seat in winners
            if (x.place == 1) != first or x.away:
                self.say(f"table {id}: place {x.place} is kept of seat {x.seat}")
            self.points[x.player] += Fraction(WIN, len(winners)) if first else 0
            self.wins[x.player] += first
            if total:
                self.shares[x.player].append(Fraction(record.result[x.seat], total))
            self.met[x.player] += [y.player for y in seats if y.seat != x.seat]

    def check_standings(self) -> bool:
        """The page is what comes out here."""
        for x in self.course.scores:
            self.points[x.player] += BYE if x.rest == "bye" else 0
        lines = {}
        for one in self.course.players:
            n = one.number
            shares = self.shares[n]
            lines[one.user] = (
                self.points[n],
                sum([self.points[x] for x in self.met[n]], Fraction(0)),
                sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0),
                self.wins[n],
            )
        order = sorted(lines.values(), reverse=True)
        mine = {user: (1 + order.index(x), *map(float, x)) for user, x in lines.items()}
        told = {
            x["person"]: (x["place"], x["points"], x["opponents"], x["share"], float(x["wins"]))
            for x in self.told["standings"]
        }
        for user, line in mine.items():
            if line != told.get(user):
                self.say(f"{user} stands at {told.get(user)}, computed {line}")
        return mine == told


async def audit_tournament(
    services: Services, id: str, rounds: int, told: dict[str, Any], packed: dict[str, bytes]
) -> TournamentFindings:
    """`packed`: the records of all tables of the store, empty of those that are not over."""
    kept = services.repositories
    course = await kept.rounds.course(id)
    seats = await kept.tables.seats_by_table([*packed])
    people = {table: [x.user for x in here] for table, here in seats.items()}
    over = {table: record for table, record in packed.items() if record}
    audit = TournamentAudit(course, told, over)
    return TournamentFindings(audit.run(rounds, [*packed], people), audit.problems)
