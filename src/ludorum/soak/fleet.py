"""The processes of a run: nodes and workers, as a host would start them, in a folder of the run."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from ludorum.server.store import migrate

from . import ledger
from .costs import Cost, cost
from .plan import Plan
from .services import OwnNats, OwnPostgres, free_port

READY_WITHIN = 60.0  # seconds; a busy machine takes its time to start Python
STOP_WITHIN = 20.0
# What a node must never have to write, whatever happens around it.
BAD = re.compile(r"unforeseen|Traceback|digest mismatch|\bfrozen\b|was never retrieved")


class Process:
    """`ludorum serve` or `ludorum worker`, in a process group of its own."""

    def __init__(self, name: str, args: list[str], env: dict[str, str], folder: Path) -> None:
        self.name = name
        self.args = args
        self.env = env
        self.folder = folder
        self.log = folder / f"{name}.log"
        self.python = sys.executable  # which installation is started
        self._process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [self.python, "-m", "ludorum", *self.args],
                cwd=self.folder,
                env=self.env,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._groups.append(self._process.pid)

    def kill(self) -> None:
        """As the machine's last resort does it: this process alone, without warning."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    async def stop(self) -> None:
        """In good order; whatever is left of it, now or from a kill before, goes too."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                await asyncio.to_thread(self._process.wait, STOP_WITHIN)
            except subprocess.TimeoutExpired:
                self.kill()
        for group in self._groups:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)

    def tail(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")[-1500:]


class Node(Process):
    def __init__(self, number: int, env: dict[str, str], folder: Path) -> None:
        self.port = free_port()
        super().__init__(f"node{number}", ["serve", "--port", str(self.port)], env, folder)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def ready(self) -> None:
        end = time.monotonic() + READY_WITHIN
        async with httpx.AsyncClient(verify=False, timeout=2.0) as http:
            while time.monotonic() < end and self.alive:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/health/ready")).status_code == 200:
                        return
                await asyncio.sleep(0.1)
        raise OSError(f"{self.name} did not come up:\n{self.tail()}")


class Fleet:
    """Everything a run starts, opened and closed together."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.folder = Path(tempfile.mkdtemp(prefix="ludorum-soak-"))
        self.folder.chmod(0o711)  # PostgreSQL's own user has to get to its part
        self.postgres: OwnPostgres | None = None
        self.nats: OwnNats | None = None
        self.nodes: list[Node] = []
        self.workers: list[Process] = []
        self.store = ""
        self._database = ""

    async def open(self) -> None:
        if self.plan.profile == "home":
            self.store = f"sqlite:///{self.folder / 'ludorum.db'}"
            bus = "memory"
        else:
            bus = await self._open_services()
        await migrate(self.store)
        await ledger.keep_log(self.store)
        env = self._env(bus)
        self.nodes = [Node(i, env, self.folder) for i in range(self.plan.nodes)]
        if self.plan.profile == "hosted":
            names = [f"worker{i}" for i in range(self.plan.workers)]
            self.workers = [Process(name, ["worker"], env, self.folder) for name in names]
        for process in [*self.nodes, *self.workers]:
            process.start()
        await asyncio.gather(*[node.ready() for node in self.nodes])

    async def _open_services(self) -> str:
        bus, server = self.plan.bus, self.plan.store
        if not server:
            self.postgres = OwnPostgres(self.folder)
            await asyncio.to_thread(self.postgres.start)
            server = self.postgres.url
        if not bus:
            self.nats = OwnNats(self.folder)
            await asyncio.to_thread(self.nats.start)
            bus = self.nats.url
        self._database = await ledger.create_database(server)
        self.store = self._database
        return bus

    def _env(self, bus: str) -> dict[str, str]:
        ours = {k: v for k, v in os.environ.items() if not k.startswith("LUDORUM_")}
        return ours | {
            "LUDORUM_STORE": self.store,
            "LUDORUM_BUS": bus,
            "LUDORUM_WORKERS": "true" if bus == "memory" else "false",
            "LUDORUM_MIGRATE": "false",
            "LUDORUM_LOG_JSON": "true",
            "LUDORUM_COMMANDS_PER_SECOND": "100000",
            "LUDORUM_SIGN_INS_PER_MINUTE": "1000000",
            "LUDORUM_TABLES_PER_MINUTE": "1000000",
            "LUDORUM_TABLES_PER_PERSON": "1000000",
            "LUDORUM_THINKING_TABLES_PER_PERSON": "1000000",
        }

    def complaints(self) -> list[str]:
        """Lines of the logs that must not be there."""
        found: list[str] = []
        for process in [*self.nodes, *self.workers]:
            if process.log.exists():
                lines = process.log.read_text(encoding="utf-8", errors="replace").splitlines()
                found += [f"{process.name}: {x[:600]}" for x in lines if BAD.search(x)]
        return found

    def costs(self) -> dict[str, Cost]:
        """What each part of the server has cost so far; services that were named are not ours."""
        services = {"postgres": self.postgres, "nats": self.nats}
        parts = {"nodes": [x.pid for x in self.nodes], "workers": [x.pid for x in self.workers]}
        parts |= {name: [x.pid] for name, x in services.items() if x is not None}
        return {name: cost(pids) for name, pids in parts.items() if pids}

    async def stop_processes(self) -> None:
        await asyncio.gather(*[x.stop() for x in [*self.nodes, *self.workers]])

    async def close(self) -> None:
        """Nothing of the run stays on the machine."""
        await self.stop_processes()
        if self._database and self.postgres is None:
            await ledger.drop_database(self.plan.store, self._database)
        if self.nats is not None:
            self.nats.stop()
        if self.postgres is not None:
            await asyncio.to_thread(self.postgres.stop)
        shutil.rmtree(self.folder, ignore_errors=True)
