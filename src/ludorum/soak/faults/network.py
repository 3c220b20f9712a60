"""Networks between processes: slow, one-sided, half-open, dripping."""

from __future__ import annotations

import asyncio

from ludorum.soak.proxy import Rule, Way

from .site import Site

SLOW = 0.25  # seconds an answer of the store is late
SLOW_FOR = 5.0
ONE_SIDED = 6.0  # seconds; less than NATS takes to find out, and more in the other direction
DEAD_FOR = 5.0
DRIPS = 5.0


async def _for(site: Site, links: list[str], rule: Rule, seconds: float) -> None:
    proxy = site.fleet.proxy
    assert proxy is not None
    try:
        for link in links:
            await proxy.rule(link, rule)
        await asyncio.sleep(seconds)
    finally:
        for link in links:
            await proxy.rule(link, Rule())


async def slow_store(site: Site) -> str:
    links = [f"{x.name} store" for x in site.fleet.processes]
    await _for(site, links, Rule(slow=SLOW), SLOW_FOR)
    return f"answers of PostgreSQL late by {SLOW} s for {SLOW_FOR} s"


async def partition(site: Site) -> str:
    """First nothing reaches the node, then nothing leaves it."""
    node = site.next_node()
    ways: list[Way] = ["back", "out"]
    for way in ways:
        await _for(site, [f"{node.name} bus"], Rule(held=(way,)), ONE_SIDED)
    return f"{node.name} and NATS: one direction lost, then the other, {ONE_SIDED} s each"


async def half_open(site: Site) -> str:
    node = site.next_node()
    links = [f"{node.name} store", f"{node.name} bus", f"clients {node.name}"]
    await _for(site, links, Rule(dead=True), DEAD_FOR)
    return f"all connections of {node.name} half-open for {DEAD_FOR} s"


async def drip(site: Site) -> str:
    node = site.next_node()
    await _for(site, [f"clients {node.name}"], Rule(drip=True), DRIPS)
    return f"clients of {node.name} got a few bytes at a time for {DRIPS} s"
