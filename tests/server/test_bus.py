"""What every bus must do, on each of them; then what only a bus with a wire can do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from uuid import uuid4

import pytest

from ludorum.server.bus import Bus, BusDown, make_bus
from ludorum.server.bus import memory as memory_bus
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["memory", "nats"])
def bus_url(request: pytest.FixtureRequest) -> str:
    return "memory" if request.param == "memory" else str(request.getfixturevalue("nats_url"))


@pytest.fixture
async def bus(bus_url: str) -> AsyncIterator[Bus]:
    bus = make_bus(bus_url)
    await bus.open()
    yield bus
    await bus.close()


@pytest.fixture
def prefix() -> str:
    """Nobody else at this server uses it."""
    return f"test-{uuid4().hex}"


class Ear:
    """A handler that remembers."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bytes]] = []

    async def __call__(self, subject: str, body: bytes) -> None:
        self.heard.append((subject, body))

    @property
    def bodies(self) -> list[bytes]:
        return [body for _, body in self.heard]


async def until(true: Callable[[], bool], within: float = 5.0) -> None:
    async with asyncio.timeout(within):
        while not true():
            await asyncio.sleep(0.005)


async def settled(bus: Bus, prefix: str) -> None:
    """What was published before has arrived."""
    ear = Ear()
    sub = await bus.subscribe(f"{prefix}.settled", ear)
    await bus.publish(f"{prefix}.settled", b"")
    await until(lambda: bool(ear.heard))
    await sub.stop()
    await asyncio.sleep(0.02)


async def test_who_subscribed_is_told(bus: Bus, prefix: str) -> None:
    ears = Ear(), Ear()
    for ear in ears:
        await bus.subscribe(f"{prefix}.a", ear)
    await bus.publish(f"{prefix}.a", b"one")
    await bus.publish(f"{prefix}.b", b"two")
    await bus.publish(f"{prefix}.a.c", b"three")
    await settled(bus, prefix)
    assert all(ear.heard == [(f"{prefix}.a", b"one")] for ear in ears)


async def test_a_star_is_one_part(bus: Bus, prefix: str) -> None:
    ear = Ear()
    await bus.subscribe(f"{prefix}.*.seat.*", ear)
    for subject in ("a.seat.1", "b.seat.2", "a.public", "a.seat", "a.b.seat.1", "seat.1"):
        await bus.publish(f"{prefix}.{subject}", b"")
    await settled(bus, prefix)
    assert [subject for subject, _ in ear.heard] == [f"{prefix}.a.seat.1", f"{prefix}.b.seat.2"]


async def test_messages_of_a_subject_keep_their_order(bus: Bus, prefix: str) -> None:
    ear = Ear()
    await bus.subscribe(f"{prefix}.*", ear)
    sent = [str(n).encode() for n in range(2000)]
    for body in sent:
        await bus.publish(f"{prefix}.a", body)
    await until(lambda: len(ear.heard) == len(sent))
    assert ear.bodies == sent


async def test_between_two_processes(nats_url: str, prefix: str) -> None:
    here, there = make_bus(nats_url), make_bus(nats_url)
    await here.open()
    await there.open()
    ear = Ear()
    await there.subscribe(f"{prefix}.a", ear)
    await here.publish(f"{prefix}.a", b"one")  # the subscription holds when `subscribe` returns
    await until(lambda: ear.bodies == [b"one"])
    await here.close()
    await there.close()


async def test_a_slow_handler_holds_nobody_up(bus: Bus, prefix: str) -> None:
    go = asyncio.Event()
    slow: list[bytes] = []
    quick = Ear()

    async def wait(_: str, body: bytes) -> None:
        await go.wait()
        slow.append(body)

    await bus.subscribe(f"{prefix}.a", wait)
    await bus.subscribe(f"{prefix}.a", quick)
    sent = [str(n).encode() for n in range(100)]
    started = time.perf_counter()
    for body in sent:
        await bus.publish(f"{prefix}.a", body)
    await until(lambda: quick.bodies == sent)
    assert time.perf_counter() - started < 2
    assert not slow
    go.set()
    await until(lambda: slow == sent)


async def test_a_failing_handler_is_called_again(
    bus: Bus, prefix: str, caplog: pytest.LogCaptureFixture
) -> None:
    other, seen = Ear(), Ear()

    async def fail(subject: str, body: bytes) -> None:
        await seen(subject, body)
        raise RuntimeError("no")

    await bus.subscribe(f"{prefix}.a", fail)
    await bus.subscribe(f"{prefix}.a", other)
    await bus.publish(f"{prefix}.a", b"one")
    await bus.publish(f"{prefix}.a", b"two")
    await until(lambda: len(seen.heard) == len(other.heard) == 2)
    assert "RuntimeError: no" in caplog.text


async def test_after_stop_nothing_comes(bus: Bus, prefix: str) -> None:
    stopped, other = Ear(), Ear()
    sub = await bus.subscribe(f"{prefix}.a", stopped)
    wild = await bus.subscribe(f"{prefix}.*", stopped)
    await bus.subscribe(f"{prefix}.a", other)
    for one in (sub, wild):
        await one.stop()
        await one.stop()
    await bus.publish(f"{prefix}.a", b"one")
    await until(lambda: other.bodies == [b"one"])
    await settled(bus, prefix)
    assert not stopped.heard


async def test_a_handler_may_stop_itself(bus: Bus, prefix: str) -> None:
    calls: list[bytes] = []

    async def once(_: str, body: bytes) -> None:
        await sub.stop()
        await asyncio.sleep(0.01)
        calls.append(body)  # it is not cut off

    sub = await bus.subscribe(f"{prefix}.a", once)
    for body in (b"one", b"two"):
        await bus.publish(f"{prefix}.a", body)
    await settled(bus, prefix)
    assert calls == [b"one"]


async def test_stop_ends_a_handler_that_hangs(bus: Bus, prefix: str) -> None:
    ends: list[str] = []

    async def hang(_: str, __: bytes) -> None:
        try:
            ends.append("begun")
            await asyncio.sleep(60)
        finally:
            ends.append("ended")

    sub = await bus.subscribe(f"{prefix}.a", hang)
    await bus.publish(f"{prefix}.a", b"")
    await until(lambda: ends == ["begun"])
    await sub.stop()
    await until(lambda: ends == ["begun", "ended"])


async def test_closed_it_is_down(bus_url: str, prefix: str) -> None:
    bus = make_bus(bus_url)
    for _ in range(2):
        assert not bus.healthy()
        with pytest.raises(BusDown):
            await bus.publish(f"{prefix}.a", b"")
        with pytest.raises(BusDown):
            await bus.subscribe(f"{prefix}.a", Ear())
        await bus.open()
        assert bus.healthy()
        await bus.publish(f"{prefix}.a", b"")
        await bus.close()
        await bus.close()


async def test_memory_drops_what_a_handler_cannot_take(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(memory_bus, "HELD", 3)
    bus = make_bus("memory")
    await bus.open()
    ear = Ear()
    await bus.subscribe("a", ear)
    for n in range(5):
        await bus.publish("a", str(n).encode())
    await until(lambda: len(ear.heard) == 3)
    assert ear.bodies == [b"0", b"1", b"2"]
    assert "too slow" in caplog.text
    await bus.close()


async def test_nats_cut_off_says_so_at_once_and_comes_back(nats_wire: Wire, prefix: str) -> None:
    bus = make_bus(f"nats://127.0.0.1:{nats_wire.port}")
    await bus.open()
    before, during = Ear(), Ear()
    gone = await bus.subscribe(f"{prefix}.a", Ear())
    await bus.subscribe(f"{prefix}.a", before)
    await nats_wire.cut()
    await until(lambda: not bus.healthy())
    started = time.perf_counter()
    for _ in range(100):
        with pytest.raises(BusDown):
            await bus.publish(f"{prefix}.a", b"lost")
    assert time.perf_counter() - started < 0.5
    await bus.subscribe(f"{prefix}.a", during)
    await gone.stop()
    await nats_wire.mend()
    await until(bus.healthy, 10)
    await bus.publish(f"{prefix}.a", b"back")
    await until(lambda: before.bodies == during.bodies == [b"back"])
    await bus.close()


async def test_nats_that_was_away_says_that_something_may_be_lost(nats_wire: Wire) -> None:
    bus = make_bus(f"nats://127.0.0.1:{nats_wire.port}")
    doubts: list[str] = []

    async def doubt() -> None:
        doubts.append("?")

    bus.in_doubt(doubt)
    await bus.open()
    await bus.flush()
    assert not doubts
    await nats_wire.cut()
    await until(lambda: not bus.healthy())
    with pytest.raises(BusDown):
        await bus.flush()
    await nats_wire.mend()
    await until(lambda: doubts == ["?"], 10)
    await bus.flush()
    await bus.close()


async def test_nats_closes_while_it_is_cut_off(nats_wire: Wire) -> None:
    bus = make_bus(f"nats://127.0.0.1:{nats_wire.port}")
    await bus.open()
    await nats_wire.cut()
    await until(lambda: not bus.healthy())
    async with asyncio.timeout(3):
        await bus.close()


async def test_nats_out_of_reach_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludorum.server.bus.nats.WITHIN", 0.3)
    bus = make_bus("nats://ann:secret@127.0.0.1:1")
    with pytest.raises(BusDown, match="nats-server") as said:
        await bus.open()
    assert "secret" not in str(said.value)
    assert not bus.healthy()


def test_another_address_is_refused() -> None:
    with pytest.raises(ValueError, match="nats://"):
        make_bus("redis://localhost")
