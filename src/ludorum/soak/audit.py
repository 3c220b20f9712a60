"""The audit of one table, from the store alone: its log, its commands, its record, its frames."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import msgspec

from ludorum.games import load
from ludorum.kernel import WATCHER, IllegalAnswer, Record, RuleFault, tuples, verify
from ludorum.server.play.live_table import effective
from ludorum.server.store.rows import Head, LogRow, TableRow

from .leaks import Moment, leaks
from .ledger import Stored
from .players import Acked
from .rebuild import Replay
from .spool import Sent, bodies
from .stranded import Times, forgotten_person, forgotten_table

decode = msgspec.json.decode
TOLD = 20  # problems a table may report


class Material(msgspec.Struct):
    """All there is about a table. `seats`: person -> seat, -1 for one who watches; `bots`: seat ->
    who answers for it at the end (`ledger.bots`)."""

    row: TableRow
    head: Head
    rows: list[LogRow]
    commands: dict[str, Stored]
    acked: list[Acked]
    frames: list[Sent]
    seats: dict[int, int]
    packed: bytes
    spool: Path
    bots: dict[int, str]
    times: Times


class Findings(msgspec.Struct):
    lost: int = 0
    duplicated: int = 0
    digest_mismatches: int = 0
    leaks: int = 0
    stranded: int = 0
    frames_checked: int = 0
    records_verified: int = 0
    problems: list[str] = []
    quick: list[tuple[float, float]] = []  # when a bot that needs no thought answered, and how soon

    def add(self, other: Findings) -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class TableAudit:
    def __init__(self, material: Material) -> None:
        self.m = material
        self.title = load(material.row.game)
        self.found = Findings()

    def run(self) -> Findings:
        self.check_commands()
        try:
            self.check_past()
        except (IllegalAnswer, RuleFault) as e:
            self.say("digest_mismatches", f"its log cannot be played again: {e}")
        self.check_record()
        self.note_quick_bots()
        return self.found

    def say(self, kind: str, what: str) -> None:
        setattr(self.found, kind, getattr(self.found, kind) + 1)
        if len(self.found.problems) < TOLD:
            self.found.problems.append(f"{kind}: table {self.m.row.id}: {what}")

    # -- commands -------------------------------------------------------------------------------

    def check_commands(self) -> None:
        """Every acknowledged command is there once; every version comes from one command."""
        rows: dict[int, list[LogRow]] = {}
        for row in self.m.rows:
            rows.setdefault(row.version, []).append(row)
        # Stored with the user's name before it: USER.COMMAND.
        commands = {id.rpartition(".")[2]: stored for id, stored in self.m.commands.items()}
        for ack in self.m.acked:
            stored = commands.get(ack.command)
            if stored is None or stored[0] != ack.version or not fits(ack, rows):
                self.say("lost", f"{ack} is not in the log")
        made: dict[int, int] = {}
        for version, _ in self.m.commands.values():
            made[version] = made.get(version, 0) + 1
        for version in range(2, self.m.head.version + 1):
            if made.get(version, 0) != 1:
                self.say("duplicated", f"version {version} is of {made.get(version, 0)} commands")
        seqs = [row.seq for row in self.m.rows]
        if seqs != list(range(1, self.m.head.seq + 1)):
            self.say("lost", f"its log of {self.m.head.seq} rows has gaps: {len(seqs)} rows")

    # -- positions ------------------------------------------------------------------------------

    def check_past(self) -> None:
        """Version by version the frames that were sent; at the end the stored digest."""
        past = Replay(self.title, self.m.row, self.m.rows)
        frames: dict[int, list[tuple[Sent, bytes]]] = {}
        for sent, body in bodies(self.m.spool, self.m.frames):
            frames.setdefault(max(1, sent.version), []).append((sent, body))
        seats = [WATCHER if x < 0 else x for x in set(self.m.seats.values())]
        asked: set[int] = set()
        while past.version < self.m.head.version:
            here = frames.pop(past.version + 1, [])
            past.step(seats if here else [])
            self.check_frames(here, past)
            now = set(past.table.pending())
            self.check_told(past.version, now, now - asked)
            asked = now
        for version, rest in frames.items():
            self.say("leaks", f"{len(rest)} frames speak of version {version}, never stored")
        if past.digest() != self.m.head.digest:
            self.say("digest_mismatches", "played again its log ends in another position")

    def check_frames(self, frames: list[tuple[Sent, bytes]], past: Replay) -> None:
        moment = Moment(past)
        for sent, body in frames:
            self.found.frames_checked += 1
            seat = self.m.seats.get(sent.person)
            if seat is None:
                self.say("leaks", f"a frame for person {sent.person}, who is not there")
                continue
            frame = decode(body)
            for what in leaks(frame, seat, moment):
                self.say("leaks", f"version {past.version}, to seat {seat}: {what}")
            if seat >= 0 and not self.m.bots.get(seat) and hides_ask(frame, seat, moment):
                self.say("stranded", f"version {past.version}: seat {seat} was not shown its ask")

    # -- waiting --------------------------------------------------------------------------------

    def check_told(self, version: int, asked: set[int], new: set[int]) -> None:
        """Whoever is asked knows it in time; a table that waits for bots alone goes on."""
        people = {seat: person for person, seat in self.m.seats.items() if seat >= 0}
        for seat in new:
            person = people.get(seat)
            waited = 0.0 if person is None else forgotten_person(self.m.times, person, version)
            if waited:
                when = self.m.times.when(version)
                what = f"seat {seat} was asked at version {version} ({when} into the run)"
                self.say("stranded", f"{what} and not told for {waited:.0f} s")
        bots = [self.bot_in(seat, people, version) for seat in asked]
        if people and bots and all(bots):
            waited = forgotten_table(self.m.times, version, bots)
            if waited:
                what = f"version {version} ({self.m.times.when(version)} into the run)"
                self.say("stranded", f"{what} waited {waited:.0f} s for {', '.join(bots)}")

    def bot_in(self, seat: int, people: dict[int, int], version: int) -> str:
        """Who answers for a seat at that version; empty while it is a person. Seats change hands
        when their person has left."""
        times = self.m.times
        left = times.left.get(people[seat], times.end) if seat in people else 0.0
        last = version == self.m.head.version and self.m.row.status == "running"
        gone = last or times.stored.get(version, 0.0) >= left
        return self.m.bots.get(seat, "nobody") if gone else ""

    def note_quick_bots(self) -> None:
        stored = self.m.times.stored
        for id, (version, _) in self.m.commands.items():
            if id.startswith("quick-") and version in stored and version - 1 in stored:
                took = stored[version] - stored[version - 1]
                self.found.quick.append((stored[version], took))

    # -- the record -----------------------------------------------------------------------------

    def check_record(self) -> None:
        """A finished game's record verifies and is the log that stands."""
        if not self.m.packed:
            return
        record = Record.parse(zlib.decompress(self.m.packed).decode().splitlines())
        for problem in verify(self.title, record).problems:
            self.say("digest_mismatches", f"its record: {problem}")
        if record.entries != effective(self.m.rows)[0]:
            self.say("digest_mismatches", "its record is not its log")
        self.found.records_verified += 1


def hides_ask(frame: dict[str, Any], seat: int, moment: Moment) -> bool:
    """Whoever is asked must see it."""
    inner = frame.get("frame")
    return inner is not None and inner["ask"] is None and moment.ask(seat) is not None


def fits(ack: Acked, rows: dict[int, list[LogRow]]) -> bool:
    """The version begins with what was sent, by the seat that sent it."""
    if ack.op == "resign":
        return True  # a change of seats has no row of its own
    here = rows.get(ack.version, [])
    if not here or here[0].who != ack.seat:
        return False
    if ack.op == "undo":
        return here[0].undo >= 0
    given: Any = tuples(decode(here[0].answer))
    return here[0].undo < 0 and bool(given == tuples(ack.option))


def audit(material: Material) -> Findings:
    """In a process of its own: takes and gives plain data."""
    return TableAudit(material).run()
