"""Machines that are lost for good, and what takes their place."""

from __future__ import annotations

import asyncio
import time
from urllib.parse import urlsplit

from ludorum.soak import ledger
from ludorum.soak.proxy import Rule
from ludorum.soak.replicas import NatsCluster, ReplicatedPostgres
from ludorum.soak.services import OwnPostgres

from .site import Site

GONE = 5.0  # seconds until a lost server or node is replaced
BACK = 6.0  # seconds an old primary is there beside the new one


def _postgres(site: Site) -> ReplicatedPostgres:
    postgres = site.fleet.postgres
    assert isinstance(postgres, ReplicatedPostgres)
    return postgres


async def failover(site: Site) -> str:
    postgres = _postgres(site)
    begun = time.perf_counter()
    await asyncio.to_thread(postgres.fail_over)
    took = time.perf_counter() - begun
    await asyncio.to_thread(postgres.rebuild)
    return f"the primary lost with its disk, its standby promoted after {took:.1f} s"


async def deposed(site: Site) -> str:
    """It comes back as if nothing had happened, and would take whatever it is given."""
    postgres = _postgres(site)
    await asyncio.to_thread(postgres.fail_over)
    old = postgres.standby
    old.set(synchronous_standby_names="")
    await asyncio.to_thread(old.go)
    url = urlsplit(old.url)._replace(path=urlsplit(site.fleet.store).path).geturl()
    before = await ledger.log_size(url)
    await asyncio.sleep(BACK)
    written = await ledger.log_size(url) - before
    if written:
        site.context.tally.problems.append(f"an old primary took {written} answers")
    await asyncio.to_thread(_remove, postgres, old)
    return f"an old primary back for {BACK} s; {written} answers were written there"


def _remove(postgres: ReplicatedPostgres, old: OwnPostgres) -> None:
    old.kill()
    postgres.rebuild()


async def bus_server(site: Site) -> str:
    cluster = site.fleet.nats
    assert isinstance(cluster, NatsCluster)
    one = site.rng.choice(cluster.servers)
    one.stop()
    await asyncio.sleep(GONE)
    await asyncio.to_thread(one.start)
    return f"one NATS server of three lost for {GONE} s"


async def machine(site: Site) -> str:
    """Nothing on the other side of its connections is told that they are over."""
    node, proxy = site.next_node(), site.fleet.proxy
    assert proxy is not None
    links = [f"{node.name} store", f"{node.name} bus", f"clients {node.name}"]
    for link in links:
        await proxy.rule(link, Rule(dead=True))
    node.kill()
    await asyncio.sleep(GONE)
    for link in links:
        await proxy.rule(link, Rule())
    node.start()
    await node.ready()
    return f"{node.name} lost with its machine, back after {GONE} s"
