"""Ray plays the same games, on several nodes, and when a worker is killed on the way."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from ludorum.games import load
from ludorum.lab.cluster import by_ray
from ludorum.lab.simulate import play
from tests.lab.deadly import deadly

# Ray leaves its log files and sockets to the garbage collector.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

MEMORY = 80 << 20  # bytes for objects, a node


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two nodes of one CPU each on this machine."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    import ray  # noqa: PLC0415
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    node = {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
    cluster.wait_for_nodes()
    yield cluster.address
    ray.shutdown()
    cluster.shutdown()  # type: ignore[no-untyped-call]


def test_two_nodes_and_a_killed_worker(address: str, tmp_path: Path) -> None:
    plan = deadly(tmp_path, deaths=1, nodes=2)
    batches = list(by_ray(partial(plan.play, record=True), plan.chunks(), 2, address))
    assert sorted([batch.chunk for batch in batches]) == plan.chunks()
    assert len(list(tmp_path.glob("died-*"))) == 1, "no worker was killed"
    assert len(list(tmp_path.glob("node-*"))) == 2, "one node did it all"
    ends = {one.game: one.digest for batch in batches for one in batch.games}
    title = load("tithe")
    assert ends == {
        n: play(title, 2, {}, plan.seed, n, ["random"] * 2).digest for n in range(plan.games)
    }
