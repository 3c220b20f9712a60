"""A soak from beginning to end: start, play under faults, stop, audit, report."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from ludorum.server.bus import make_bus
from ludorum.server.catalog.packs import PackRepository
from ludorum.server.catalog.titles import Titles
from ludorum.server.services import Services
from ludorum.server.settings import Settings
from ludorum.server.store import make_database, migrate

from . import ledger
from .audit import Findings, Material, audit
from .costs import per_command, since
from .crowd import Crowd
from .faults.schedule import Faults
from .fleet import Fleet
from .memory import Memory
from .plan import NO_EXCUSE, Plan
from .players import Acked, SoakContext
from .report import SHOWN, report
from .spool import Sent, Spool
from .stranded import TOLD_WITHIN, Times
from .tournament import TournamentCrowd
from .tournament_audit import TournamentFindings, audit_tournament

SETTLE = TOLD_WITHIN + 2.0  # seconds from the end of the last fault to the end of the run
LONGER = 10  # times the seconds with faults a tournament may last
REST = 30.0  # seconds for commands under way to be seen through at the end

Tell = Callable[[str, float], None]  # what is going on, and how much of it is done


async def soak(
    plan: Plan, tell: Tell = lambda what, share: None, trouble: type[Faults] = Faults
) -> dict[str, Any]:
    """Nothing stays behind, also after Ctrl-C or SIGTERM. `trouble` is what goes on meanwhile."""
    plan.check()
    me = asyncio.current_task()
    assert me is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, me.cancel)
    fleet = Fleet(plan)
    try:
        tell("starting", 0.0)
        await fleet.open()
        return await _soak(plan, fleet, tell, trouble)
    finally:
        await fleet.close()


async def _soak(plan: Plan, fleet: Fleet, tell: Tell, kind: type[Faults]) -> dict[str, Any]:
    spool = Spool(fleet.folder / "frames")
    context = SoakContext([node.url for node in fleet.nodes], spool, plan.faults)
    crowd = TournamentCrowd(plan, context) if plan.players else Crowd(plan, context)
    faults = kind(fleet, context, plan.seed)
    memory = Memory(fleet)
    await context.push.open()
    places = await crowd.arrive()
    begun, before, executed = time.perf_counter(), fleet.costs(), await fleet.statements()
    crowd.begin(places)
    trouble = asyncio.create_task(faults.run(fleet.possible(), plan.seconds))
    try:
        await _watch(plan, context, crowd, trouble, memory, tell)
        await trouble
        if faults.spans:  # who was forgotten over the last of them shows only now
            await asyncio.sleep(faults.spans[-1].healed + SETTLE - time.perf_counter())
    finally:
        trouble.cancel()
        ended = time.perf_counter()
        await crowd.end(REST)
        context.push.close()
    seconds = time.perf_counter() - begun
    spool.close()
    spent, executed = since(before, fleet.costs()), await fleet.statements() - executed
    await fleet.stop_processes()
    states: Counter[str] = Counter()
    excused = [(x.begun, x.healed) for x in faults.spans if x.kind not in NO_EXCUSE]
    during = (begun, ended)
    materials, held = await _kept(fleet.store, plan, crowd, context, excused, during)
    states.update([x.row.status for x in materials])
    found = await _audit(materials, tell)
    came = report(context, found, faults, states, seconds, fleet.complaints())
    if held is not None:
        came["tournament"] = held.figures
        came["problems"] = [*held.problems, *came["problems"]][:SHOWN]
    if executed > 0:  # a PostgreSQL that has crashed counts anew
        came["statements_a_command"] = round(executed / max(1, came["acked"]), 2)
    return came | {"spent": per_command(spent, came["acked"]), "memory": memory.told()}


async def _watch(
    plan: Plan,
    context: SoakContext,
    crowd: Crowd,
    trouble: asyncio.Task[None],
    memory: Memory,
    tell: Tell,
) -> None:
    """Until the time is up, or something of ours fails."""
    start = time.perf_counter()
    longest = plan.seconds * (LONGER if plan.players else 1)
    while (gone := time.perf_counter() - start) < longest and not crowd.finished:
        tell(f"{len(context.tally.acked)} commands", gone / longest)
        for task in [trouble, *crowd.tasks]:
            if task.done():
                task.result()
        memory.look(gone)
        await asyncio.sleep(0.25)


# -- the audit ------------------------------------------------------------------------------------


async def _kept(
    url: str,
    plan: Plan,
    crowd: Crowd,
    context: SoakContext,
    excused: list[tuple[float, float]],
    during: tuple[float, float],
) -> tuple[list[Material], TournamentFindings | None]:
    """What there is to audit, and what the tournament came to, if there was one."""
    await migrate(url)  # it may have been kept by another version
    database = make_database(url)
    await database.open()
    try:
        bus, titles = make_bus("memory"), Titles(PackRepository(database))
        services = Services(Settings(), database, bus, titles)
        materials = await _materials(url, services, context, excused, during)
        if not isinstance(crowd, TournamentCrowd):
            return materials, None
        packed = {x.row.id: x.packed for x in materials}
        held = await audit_tournament(services, crowd.id, plan.rounds, crowd.told, packed)
        return materials, held
    finally:
        await database.close()


async def _audit(materials: list[Material], tell: Tell) -> Findings:
    found = Findings()
    spawn = multiprocessing.get_context("spawn")
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=spawn) as pool:
        work = [loop.run_in_executor(pool, audit, one) for one in materials]
        for done, one in enumerate(asyncio.as_completed(work)):
            found.add(await one)
            tell("auditing", done / len(work))
    return found


async def _materials(
    url: str,
    services: Services,
    context: SoakContext,
    excused: list[tuple[float, float]],
    during: tuple[float, float],
) -> list[Material]:
    logs, commands = await ledger.logs(url), await ledger.commands(url)
    stored, bots = await ledger.stored(url), await ledger.bots(url)
    acked: dict[str, list[Acked]] = {}
    for ack in context.tally.acked:
        acked.setdefault(ack.table, []).append(ack)
    frames: dict[str, list[Sent]] = {}
    for sent in context.spool.sent:
        frames.setdefault(sent.table, []).append(sent)
    out: list[Material] = []
    for id in await ledger.started(url):
        loaded = await services.repositories.games.load(id)
        assert loaded is not None
        out.append(
            Material(
                row=loaded.table,
                head=loaded.head,
                rows=logs.get(id, []),
                commands=commands.get(id, {}),
                acked=acked.pop(id, []),
                frames=frames.get(id, []),
                seats=context.seats.get(id, {}),
                packed=await _packed(services, id) if loaded.table.status == "over" else b"",
                spool=context.spool.path,
                bots=bots.get(id, {}),
                times=_times(id, context, stored.get(id, {}), frames.get(id, []), excused, during),
            )
        )
    for left in acked.values():
        context.tally.problems += [f"acknowledged at a table that is not there: {x}" for x in left]
    return out


def _times(
    table: str,
    context: SoakContext,
    stored: dict[int, float],
    frames: list[Sent],
    excused: list[tuple[float, float]],
    during: tuple[float, float],
) -> Times:
    """All by one clock: the store's is that of this machine."""
    ahead = time.time() - time.perf_counter()
    told: dict[int, list[tuple[int, float]]] = {}
    for sent in frames:
        if sent.op in ("update", "position"):
            seen = told.setdefault(sent.person, [])
            if not seen or sent.version > seen[-1][0]:
                seen.append((sent.version, sent.when))
    people = context.seats.get(table, {})
    return Times(
        stored={version: at - ahead for version, at in stored.items()},
        told=told,
        came={x: context.came[table, x] for x in people if (table, x) in context.came},
        left={x: context.left[table, x] for x in people if (table, x) in context.left},
        away={x: context.away[x] for x in people if x in context.away},
        faults=excused,
        begin=during[0],
        end=during[1],
    )


async def _packed(services: Services, id: str) -> bytes:
    """The record; a node that was killed at the last move leaves the packing to whoever asks."""
    found = await services.repositories.games.archived(id)
    return found or await services.archive.pack(await services.cache.get(id))
