"""Work done by Ray, on this machine or on many. A worker that dies has its part redone."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .processes import TRIES, P, R

STORE = 128 << 20  # bytes for objects on this machine: results are small and leave at once
ANSWER_WITHIN = 5.0  # seconds a cluster has to take a connection
AHEAD = 512  # parts handed out at once: enough for any cluster, few enough to look through


def by_ray(
    work: Callable[[P], R], parts: Sequence[P], workers: int, address: str | None
) -> Iterator[R]:
    """What comes of the parts, in any order. Without an address Ray is started here with `workers`
    CPUs."""
    # Read when Ray is imported, here and by what it starts.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray  # noqa: PLC0415
    from ray.exceptions import (  # noqa: PLC0415
        NodeDiedError,
        OutOfMemoryError,
        WorkerCrashedError,
    )

    started = not ray.is_initialized()
    if started:
        here: dict[str, Any] = {
            "num_cpus": workers,
            "include_dashboard": False,
            "object_store_memory": STORE,
        }
        where = here if address is None else {"address": address}
        if address is not None:
            reachable(address)
        try:
            ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
        except ConnectionError as e:
            raise ClusterAway(str(address)) from e
    try:
        # Retries are for workers and machines that die. What the rules raise is not tried again.
        remote: Any = ray.remote(num_cpus=1, max_retries=TRIES - 1)(call)
        shared = ray.put(work)
        todo = list(reversed(parts))
        waiting: list[ray.ObjectRef[R]] = []
        while todo or waiting:
            while todo and len(waiting) < AHEAD:
                waiting.append(remote.remote(shared, todo.pop()))
            done, waiting = ray.wait(waiting)
            try:
                yield from ray.get(done)
            except (WorkerCrashedError, NodeDiedError, OutOfMemoryError) as e:
                raise ValueError(
                    f"some games have ended {TRIES} workers; is there enough memory? "
                    "The same command goes on from here"
                ) from e
    finally:
        if started:
            ray.shutdown()


class ClusterAway(OSError):
    """No cluster answers there. `code` and `about` say it as data."""

    def __init__(self, address: str) -> None:
        super().__init__(f"no Ray cluster at {address}: start one with `ray start --head`")
        self.code = "cluster-away"
        self.about = {"address": address}


def reachable(address: str) -> None:
    """ClusterAway if nobody listens at HOST:PORT: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return  # `auto` and the like: Ray looks on this machine, and says at once
    try:
        socket.create_connection((host, int(port)), ANSWER_WITHIN).close()
    except (OSError, OverflowError) as e:
        raise ClusterAway(address) from e


def call(work: Callable[[P], R], part: P) -> R:
    return work(part)
