"""Soak: a short one against real processes, and that its audit finds what it is there to find."""

from __future__ import annotations

import asyncio
import random
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludorum.cli import main
from ludorum.games import load
from ludorum.kernel import WATCHER, KeyedDealer, Record
from ludorum.server.play import frames
from ludorum.server.play.clocks import Tempo
from ludorum.server.play.live_table import LiveTable
from ludorum.server.store.rows import LogRow, SeatRow, TableRow
from ludorum.soak import ledger
from ludorum.soak.audit import Findings, Material, audit
from ludorum.soak.faults import processes
from ludorum.soak.faults.schedule import FAULTS as ACTS
from ludorum.soak.faults.schedule import Faults, schedule
from ludorum.soak.faults.site import Site
from ludorum.soak.leaks import Moment, leaks
from ludorum.soak.plan import FAULTS, REPLICATED, TIMED, Plan
from ludorum.soak.players import Acked
from ludorum.soak.rebuild import Replay
from ludorum.soak.report import good
from ludorum.soak.run import soak
from ludorum.soak.spool import Spool
from ludorum.soak.stranded import Times, calm, forgotten_person, forgotten_table, told_at
from ludorum.testing.walk import hidden_from, pick
from tests.server.conftest import POSTGRES

KEY = b"k" * 32
ZEROS = ("lost", "duplicated", "digest_mismatches", "leaks", "stranded")
Frame = dict[str, Any]


def test_a_short_soak_with_faults_of_many_kinds(nats_url: str) -> None:
    """A node is killed, sockets and networks are cut, and a bot hangs."""
    plan = Plan(
        nodes=2, workers=1, tables=12, seconds=24,
        faults=("cut", "node", "twice", "late", "partition", "half-open", "hung-bot", "hostile"),
        store=POSTGRES, bus=nats_url, think=0.4,
    )  # fmt: skip
    result = asyncio.run(soak(plan))
    told = {k: v for k, v in result.items() if k not in ("faults", "refused")}
    assert good(result), told
    assert [result[k] for k in ZEROS] == [0] * len(ZEROS)
    assert not result["complaints"] and not result["problems"], told
    assert result["acked"] > 60 and result["frames_checked"] > 300 and result["reconnects"], told
    assert set(result["fault_kinds"]) == set(plan.timed()), told
    spent = result["spent"]
    assert spent["nodes"]["megabytes"] > 20 and spent["workers"]["ms_a_command"] > 0, told
    done = " ".join([x["what"] for x in result["faults"]])
    assert "killed and started" in done and "sockets cut" in done


# A server with the fault this is there to find: now and then somebody is not told, and the outbox
# is emptied all the same.
DEAF = """
import random
import ludorum.server.bus.nats as bus
real = bus.NatsBus.publish
async def publish(self, subject, body):
    if not subject.startswith("table.") or random.random() > 0.1:
        await real(self, subject, body)
bus.NatsBus.publish = publish
"""


def test_a_planted_lost_wake_up_is_found(
    nats_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(DEAF)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    plan = Plan(nodes=2, workers=1, tables=6, seconds=16, store=POSTGRES, bus=nats_url, think=0.3)
    result = asyncio.run(soak(plan))
    assert result["stranded"] >= 2 and not good(result), result
    assert any("was asked at version" in x for x in result["problems"]), result["problems"]


def test_a_planted_stranded_table_is_found(nats_url: str) -> None:
    """As after a seat change of which one half was stored: the seat is a bot's, and no bot is
    due."""

    async def strand(site: Site) -> str:
        async with ledger.connected(site.fleet.store) as con:
            await con.execute("UPDATE seats SET bot = 'sensible' WHERE seat = 0")
        for _ in site.fleet.nodes:
            await processes.node(site)  # they would remember who sat there
        return "seats given to bots"

    class Strand(Faults):
        async def run(self, kinds: list[str], seconds: float) -> None:
            await asyncio.sleep(3)
            await self.do("strand", strand, 0.0)

    plan = Plan(nodes=2, workers=1, tables=4, seconds=10, store=POSTGRES, bus=nats_url, think=0.3)
    result = asyncio.run(soak(plan, trouble=Strand))
    assert result["stranded"] >= 1 and not good(result), result
    assert any("s for sensible" in x for x in result["problems"]), result["problems"]


# -- a game as the server plays it, kept in memory ------------------------------------------------


class Played:
    """A whole game of two people, with every frame each of them and a watcher was sent."""

    def __init__(self, game: str, tmp: Path) -> None:
        self.title = load(game)
        self.row = TableRow(
            id="t", game=game, epoch=self.title.epoch, seats=2, options={},
            tempo=msgspec.json.encode(Tempo()), owner="u0", link="l",
            commit=KeyedDealer(KEY).commit, created=0.0, status="running", public=True,
        )  # fmt: skip
        self.rows: list[LogRow] = []
        self.frames: list[tuple[int, int, Frame]] = []  # seat (-1: watcher), version, frame
        self.acked: list[Acked] = []
        self.spool = Spool(tmp / "frames")
        seats = [SeatRow(i, f"u{i}", "", f"Ann {i}") for i in range(2)]
        self.live = LiveTable.begin(self.row, seats, self.title, KEY)
        head, rows = self.live.first(0.0)
        self._number(rows)
        self.live.mark_started(head, rows, seats)
        self._tell([])
        rng = random.Random(3)
        while not self.live.table.over:
            self._answer(rng)
        self.spool.close()

    def _answer(self, rng: random.Random) -> None:
        seat, ask = self.live.table.anyone()
        option = pick(rng, ask)
        append, events = self.live.apply(lambda live: live.answer(seat, option, None), "c", 0.0)
        self._number(append.rows)
        self.live.mark_saved(append)
        self._tell(events)
        version = self.live.version
        self.acked.append(Acked("t", f"c{version}", seat, "answer", option, version, 0.0, 0.0))

    def _number(self, rows: list[LogRow]) -> None:
        version, seq = self.live.version + 1, self.live.head.seq
        for i, row in enumerate(rows, 1):
            self.rows.append(msgspec.structs.replace(row, seq=seq + i, version=version))

    def _tell(self, events: list[Any]) -> None:
        version = self.live.version
        for seat, body in frames.updates(self.live, events, [0, 1, WATCHER]):
            person = 2 if seat == WATCHER else seat
            self.spool.add(person, "t", body)
            shown = -1 if seat == WATCHER else seat
            self.frames.append((shown, version, msgspec.json.decode(body)))

    def moment(self, version: int) -> Moment:
        past = Replay(self.title, self.row, self.rows)
        while past.version < version:
            past.step([0, 1, WATCHER])
        return Moment(past)

    def material(self, **changed: Any) -> Material:
        entries = self.live.table.log
        record = Record.of(self.title, 2, {}, entries, self.row.commit, KEY.hex())
        given: dict[str, Any] = {
            "row": self.row,
            "head": self.live.head,
            "rows": self.rows,
            "commands": {f"u{x.seat}.{x.command}": (x.version, b"") for x in self.acked},
            "acked": self.acked,
            "frames": self.spool.sent,
            "seats": {0: 0, 1: 1, 2: -1},
            "packed": zlib.compress("\n".join(record.lines()).encode()),
            "spool": self.spool.path,
            "bots": {0: "", 1: ""},
            "times": Times({}, {}, {}, {}, {}, [], 0.0, 0.0),
        }
        return Material(**(given | changed))


@pytest.fixture(scope="module", params=["tithe", "architects"])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    return Played(request.param, tmp_path_factory.mktemp("played"))


def test_an_honest_game_passes(played: Played) -> None:
    found = audit(played.material())
    assert found == Findings(frames_checked=len(played.frames), records_verified=1)


def middle(played: Played, seat: int) -> tuple[Frame, Moment, str]:
    """A frame of that seat from the middle of a game, and a card hidden from it then."""
    of_seat = [x for x in played.frames if x[0] == seat]
    for _, version, frame in of_seat[len(of_seat) // 3 :]:
        moment = played.moment(version)
        hidden = hidden_from(moment.past.table, WATCHER if seat < 0 else seat)
        if hidden and frame["frame"]["events"]:
            assert leaks(frame, seat, moment) == []
            return frame, moment, min(hidden)
    raise AssertionError("nothing was ever hidden")


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_a_hidden_card_is_found_wherever_it_is_put(played: Played, seat: int) -> None:
    frame, moment, card = middle(played, seat)
    label = ["option-card", {"card": {"msg": [f"building-{card}", {}]}}]
    event = frame["frame"]["events"][0]
    inner = frame["frame"]
    for doctored in (
        inner | {"state": inner["state"] | {"extra": [card]}},
        inner | {"clocks": {card: 1}},
        inner | {"hint": {"labels": [label]}},
        inner | {"events": [event | {"msg": label}]},
        inner | {"events": [*inner["events"], event | {"about": {"card": card}}]},
    ):
        found = leaks(frame | {"frame": doctored}, seat, moment)
        assert any(card in what or "not this seat" in what for what in found), doctored
    assert leaks({"op": "error", "n": 1, "code": "refused", "detail": f"no {card}"}, seat, moment)
    assert not leaks({"op": "error", "n": 1, "code": "stale", "detail": ""}, seat, moment)


def test_a_frame_of_another_seat_is_found(played: Played) -> None:
    wrong = 0
    for seat, version, frame in played.frames[:60]:
        if seat == 1:
            found = leaks(frame, 0, played.moment(version))
            assert any("is for seat 1" in what for what in found)
            relabelled = frame | {"frame": frame["frame"] | {"seat": 0}}
            wrong += bool(leaks(relabelled, 0, played.moment(version)))
    assert wrong > 5


def test_an_ask_of_another_seat_is_found(played: Played) -> None:
    frames = {(seat, version): frame for seat, version, frame in played.frames}
    for (seat, version), frame in frames.items():
        ask = frame["frame"]["ask"]
        other = frames.get((1 - seat, version)) if seat >= 0 else None
        if ask is not None and other is not None and other["frame"]["ask"] is None:
            doctored = other | {"frame": other["frame"] | {"ask": ask}}
            found = leaks(doctored, 1 - seat, played.moment(version))
            assert any("ask is not this seat's" in what for what in found)
            return
    raise AssertionError("both were always asked")


def test_the_audit_finds_what_is_wrong_with_a_log(tmp_path: Path) -> None:
    played = Played("tithe", tmp_path)
    ack, head = played.acked[5], played.live.head
    commands = played.material().commands

    def found(**changed: Any) -> Findings:
        return audit(played.material(**changed))

    without = {k: v for k, v in commands.items() if not k.endswith(f".{ack.command}")}
    gone = found(commands=without)
    assert gone.lost == 1 and gone.duplicated == 1  # and a version that nobody ordered
    other = msgspec.structs.replace(head, digest="0" * 16)
    assert found(head=other).digest_mismatches == 1
    twice = found(commands=commands | {"u0.again": (ack.version, b"")})
    assert twice.duplicated == 1 and not twice.lost
    moved = [*played.acked[:5], ack._replace(option="nothing"), *played.acked[6:]]
    assert found(acked=moved).lost == 1
    cut = found(rows=played.rows[:-1])
    assert cut.lost and cut.digest_mismatches
    early = msgspec.structs.replace(head, version=head.version - 1)
    assert found(head=early).leaks  # somebody was told of a version that is not stored
    record = Record.parse(zlib.decompress(played.material().packed).decode().splitlines())
    record.key = "00" * 32
    assert found(packed=zlib.compress("\n".join(record.lines()).encode())).digest_mismatches


def test_a_frame_that_hides_the_question_is_found(tmp_path: Path) -> None:
    played = Played("tithe", tmp_path)
    asked = [x for x in played.frames if x[0] == 0 and x[2]["frame"]["ask"] is not None]
    _, version, frame = asked[len(asked) // 2]
    hidden = Spool(tmp_path / "hidden")
    doctored = frame | {"frame": frame["frame"] | {"ask": None}}
    hidden.add(0, "t", msgspec.json.encode(doctored))
    hidden.close()
    changed: dict[str, Any] = {"frames": hidden.sent, "spool": hidden.path}
    found = audit(played.material(**changed))
    assert found.stranded == 1 and not found.leaks, (version, found.problems)
    # Who has left the seat to a bot is not asked any more.
    assert audit(played.material(**changed, bots={0: "sensible", 1: ""})).stranded == 0


# -- who was forgotten ----------------------------------------------------------------------------


def test_calm_seconds_lie_outside_of_faults() -> None:
    assert calm(10.0, 20.0, []) == 10.0
    assert calm(10.0, 20.0, [(12.0, 15.0), (14.0, 16.0), (30.0, 40.0), (0.0, 11.0)]) == 5.0
    assert calm(10.0, 20.0, [(0.0, 50.0)]) == 0.0
    assert told_at([(1, 0.5), (4, 2.0)], 2) == 2.0 and told_at([(1, 0.5)], 2) is None


def test_who_is_asked_and_not_told_is_stranded() -> None:
    stored = {2: 100.0, 3: 130.0}

    def waited(**changed: Any) -> float:
        known: dict[str, Any] = {
            "stored": stored, "told": {}, "came": {7: 1.0}, "left": {}, "away": {}, "faults": [],
            "begin": 0.0, "end": 130.0,
        }  # fmt: skip
        return forgotten_person(Times(**(known | changed)), 7, 2)

    assert waited() == 30.0
    assert waited(told={7: [(1, 90.0), (3, 104.0)]}) == 0.0
    assert waited(told={7: [(2, 115.0)]}) == 15.0  # too late
    assert waited(faults=[(99.0, 125.0)]) == 0.0  # there was no way to
    assert waited(faults=[(99.0, 112.0)]) == 18.0
    assert waited(away={7: [(95.0, 128.0)]}) == 0.0
    assert waited(left={7: 105.0}) == 0.0
    assert waited(came={7: 118.0}) == 12.0
    assert waited(came={}) == 0.0  # they never sat down
    assert (
        forgotten_person(Times(stored, {}, {7: 1.0}, {}, {}, [], 0.0, 130.0), 7, 9) == 0.0
    )  # never stored


def test_a_table_that_waits_for_bots_goes_on() -> None:
    times = Times({2: 100.0, 3: 100.2, 4: 100.4}, {}, {}, {}, {}, [], 0.0, 130.0)
    assert forgotten_table(times, 2, ["sensible"]) == 0.0
    assert forgotten_table(times, 4, ["sensible"]) > 20.0
    assert forgotten_table(times, 4, ["easy"]) == 0.0
    assert forgotten_table(times, 4, ["nobody"]) > 20.0


def test_the_audit_finds_who_was_forgotten(tmp_path: Path) -> None:
    played = Played("tithe", tmp_path)
    last = played.live.head.version
    stored = {version: float(version) for version in range(1, last + 1)}
    told = {person: list(stored.items()) for person in (0, 1)}
    end = last + 60.0

    def found(**changed: Any) -> Findings:
        known: dict[str, Any] = {
            "stored": stored, "told": told, "came": {0: 0.0, 1: 0.0}, "left": {}, "away": {},
            "faults": [], "begin": 0.0, "end": end,
        }  # fmt: skip
        return audit(played.material(times=Times(**(known | changed))))

    assert found().stranded == 0
    half = [x for x in told[1] if x[0] <= last // 2]
    assert found(told={0: told[0], 1: half}).stranded > 0
    assert found(told={0: told[0], 1: half}, left={1: last // 2}).stranded == 0


# -- the plan -------------------------------------------------------------------------------------


def test_every_fault_comes_up_and_the_run_has_time_to_heal() -> None:
    assert set(ACTS) == set(TIMED)
    for seconds in (12.0, 90.0, 600.0):
        planned = schedule(list(TIMED), seconds)
        assert {what for _, what in planned} == set(TIMED)
        assert all(0 < when < seconds * 0.9 for when, _ in planned)
    assert schedule([], 90.0) == []


def test_services_that_are_not_ours_are_left_alone() -> None:
    assert Plan(faults=FAULTS, standby=True, shards=1).timed() == list(TIMED)
    assert set(Plan(faults=FAULTS).timed()) == set(TIMED) - REPLICATED - {"shard"}
    named = Plan(faults=FAULTS, store="postgresql://x", bus="nats://x")
    left_alone = {"store", "shard", "read-only", "full-disk", "bus"}
    assert set(named.timed()) == set(TIMED) - REPLICATED - left_alone
    at_home = Plan(profile="home", nodes=1, faults=FAULTS).timed()
    assert "cut" in at_home and "hostile" in at_home and "partition" not in at_home


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--faults", "flood"], "flood"),
        (["--game", "chess"], "no game 'chess'"),
        (["--profile", "home", "--nodes", "2"], "one node"),
        (["--tables", "0"], "needs a node, a table"),
        (["--other", "no-such-python"], "no interpreter"),
        (["--standby", "--store", "postgresql://x"], "servers of its own"),
        (["--profile", "sharded", "--store", "postgresql://x"], "servers of its own"),
    ],
)
def test_a_plan_that_makes_no_sense(
    args: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["soak", *args]) == 2
    assert said in capsys.readouterr().err


def test_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["soak", "--help"])
    assert "example: ludorum soak --profile hosted" in capsys.readouterr().out
