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
from urllib.parse import urlsplit

import httpx

from ludorum.server.store import migrate
from ludorum.server.store.address import Place, joined
from ludorum.server.store.primary import hosts

from . import ledger
from .costs import Cost, cost
from .plan import PROXIED, Plan
from .proxy import Proxy
from .replicas import NatsCluster, ReplicatedPostgres
from .services import OwnNats, OwnPostgres, free_port

READY_WITHIN = 60.0  # seconds; a busy machine takes its time to start Python
STOP_WITHIN = 20.0
THINK = 5.0  # seconds a bot may think: a hung one is found out within the run
PORTS = {"postgresql": 5432, "nats": 4222}  # where an address names none
FAKETIME = ("/usr/lib/*/faketime/libfaketime.so.1", "/usr/lib*/faketime/libfaketime.so.1")
# What a node must never have to write, whatever happens around it.
BAD = re.compile(r"unforeseen|Traceback|digest mismatch|\bfrozen\b|was never retrieved")


class Process:
    """`ludorum serve` or `ludorum worker`, in a process group of its own."""

    def __init__(self, name: str, args: list[str], folder: Path) -> None:
        self.name = name
        self.args = args
        self.env: dict[str, str] = {}
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

    async def ready(self) -> None:
        """Return when it answers; a worker answers nobody."""

    def set_clock(self, ahead: float) -> None:
        """Its wall clock, by libfaketime; within a second."""
        (self.folder / f"{self.name}.clock").write_text(f"{ahead:+.0f}")

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
    def __init__(self, number: int, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"  # where clients find it: it may be a detour
        super().__init__(f"node{number}", ["serve", "--port", str(self.port)], folder)

    async def ready(self) -> None:
        end = time.monotonic() + READY_WITHIN
        async with httpx.AsyncClient(verify=False, timeout=2.0) as http:
            while time.monotonic() < end and self.alive:
                with contextlib.suppress(httpx.HTTPError):
                    here = f"http://127.0.0.1:{self.port}/health/ready"
                    if (await http.get(here)).status_code == 200:
                        return
                await asyncio.sleep(0.1)
        raise OSError(f"{self.name} did not come up:\n{self.tail()}")


class Worker(Process):
    def __init__(self, number: int, folder: Path) -> None:
        super().__init__(f"worker{number}", ["worker"], folder)


class Fleet:
    """Everything a run starts, opened and closed together."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.folder = Path(tempfile.mkdtemp(prefix="ludorum-soak-"))
        self.folder.chmod(0o711)  # PostgreSQL's own user has to get to its part
        self.postgres: OwnPostgres | ReplicatedPostgres | None = None
        self.shards: list[OwnPostgres] = []
        self.nats: OwnNats | NatsCluster | None = None
        self.proxy: Proxy | None = None
        self.nodes: list[Node] = []
        self.workers: list[Worker] = []
        self._store = ""  # as the processes are told
        self._bus = "memory"
        self._database = ""  # its name, on a server of ours or another
        self._faketime = faketime() if "clock" in plan.timed() else ""

    @property
    def processes(self) -> list[Process]:
        return [*self.nodes, *self.workers]

    @property
    def store(self) -> str:
        """Where it is now."""
        if self.postgres is None:
            return self._store
        servers = [self.postgres, *self.shards]
        first, *rest = (urlsplit(x.url)._replace(path=self._database).geturl() for x in servers)
        return _address(first, rest)

    def move(self, store: str) -> None:
        """Its address from now on: processes read it when they start again. Whoever has made what
        is there removes it, too."""
        self._store, self._database = store, ""
        for process in self.processes:
            process.env["LUDORUM_STORE"] = store

    def possible(self) -> list[str]:
        """Faults of the plan that can be done on this machine."""
        here = self.plan.timed()
        if not self._faketime:
            here = [x for x in here if x != "clock"]
        if self.postgres is None or not self.postgres.small:
            here = [x for x in here if x != "full-disk"]
        return here

    async def open(self) -> None:
        if self.plan.profile == "home":
            self._store = f"sqlite:///{self.folder / 'ludorum.db'}"
        else:
            await self._open_services()
        await self._migrate()
        await ledger.keep_log(self.store)
        self.nodes = [Node(i, self.folder) for i in range(self.plan.nodes)]
        if self.plan.profile == "hosted":
            self.workers = [Worker(i, self.folder) for i in range(self.plan.workers)]
        if PROXIED.intersection(self.plan.timed()):
            self.proxy = Proxy()
        for process in self.processes:
            process.python = self.plan.python or sys.executable
            process.env = await self._env(process)
            process.set_clock(0.0)
            process.start()
        await asyncio.gather(*[x.ready() for x in self.processes])

    async def _migrate(self) -> None:
        """As the installation that is started wants it."""
        if not self.plan.python:
            await migrate(self.store)
            return
        code = "import asyncio, sys; from ludorum.server.store import migrate as m; "
        code += "asyncio.run(m(sys.argv[1]))"
        command = [self.plan.python, "-c", code, self.store]
        await asyncio.to_thread(subprocess.run, command, cwd=self.folder, check=True)

    async def _open_services(self) -> None:
        self._bus, server = self.plan.bus, self.plan.store
        if not server:
            self.postgres = self._make_postgres()
            await asyncio.to_thread(self.postgres.start)
            server = self.postgres.url
        if not self._bus:
            self.nats = NatsCluster(self.folder) if self.plan.standby else OwnNats(self.folder)
            await asyncio.to_thread(self.nats.start)
            self._bus = self.nats.url
        self._store = await ledger.create_database(server)
        self._database = urlsplit(self._store).path
        shards: list[str] = []
        for n in range(1, self.plan.shards + 1):
            shard = OwnPostgres(self.folder, f"shard{n}")
            self.shards.append(shard)
            await asyncio.to_thread(shard.start)
            shards.append(await ledger.create_database(shard.url, self._database[1:]))
        self._store = _address(self._store, shards)
        if isinstance(self.postgres, ReplicatedPostgres):
            self._store = self.postgres.everywhere(self._store)

    def _make_postgres(self) -> OwnPostgres | ReplicatedPostgres:
        if self.plan.standby:
            return ReplicatedPostgres(self.folder)
        return OwnPostgres(self.folder, small="full-disk" in self.plan.timed())

    async def _env(self, process: Process) -> dict[str, str]:
        """Limits an address has are lifted, as all come from one; those of a person hold."""
        ours = {k: v for k, v in os.environ.items() if not k.startswith("LUDORUM_")}
        store, bus = self._store, self._bus
        if self.proxy is not None:
            if isinstance(process, Node):
                port = await self.proxy.link(f"clients {process.name}", "127.0.0.1", process.port)
                process.url = f"http://127.0.0.1:{port}"
            if self.plan.profile == "hosted":
                first, *rest = [
                    await self._through(self.proxy, f"{process.name} store", x)
                    for x in ledger.databases(store)
                ]
                store = _address(first, rest)
                bus = await self._through(self.proxy, f"{process.name} bus", bus)
        if self._faketime:
            ours |= {
                "LD_PRELOAD": self._faketime,
                "FAKETIME_TIMESTAMP_FILE": str(self.folder / f"{process.name}.clock"),
                "FAKETIME_CACHE_DURATION": "1",
                "DONT_FAKE_MONOTONIC": "1",  # what older ones call the next
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            }
        return ours | {
            "LUDORUM_STORE": store,
            "LUDORUM_BUS": bus,
            "LUDORUM_WORKERS": "true" if bus == "memory" else "false",
            "LUDORUM_MIGRATE": "false",
            "LUDORUM_LOG_JSON": "true",
            "LUDORUM_PUSH_PRIVATE": "true",
            "LUDORUM_PUBLIC_URL": "http://localhost:8080",
            "LUDORUM_NOTICE_SECONDS": "2",
            "LUDORUM_THINK_SECONDS": str(THINK),
            "LUDORUM_COMMANDS_PER_SECOND": "100000",
            "LUDORUM_SIGN_INS_PER_MINUTE": "1000000",
            "LUDORUM_TABLES_PER_MINUTE": "1000000",
        }

    async def _through(self, proxy: Proxy, name: str, url: str) -> str:
        """The same address by way of the proxy; of several servers each."""
        several = url.split(",") if url.startswith("nats") else hosts(url)
        places = [await self._detour(proxy, name, x) for x in several]
        parts = urlsplit(several[0])
        user, at, _ = parts.netloc.rpartition("@")
        between = f",nats://{user}{at}" if url.startswith("nats") else ","
        return parts._replace(netloc=f"{user}{at}{between.join(places)}").geturl()

    async def _detour(self, proxy: Proxy, name: str, url: str) -> str:
        """Host and port that lead to the server of this address."""
        parts = urlsplit(url)
        there = parts.port or PORTS[parts.scheme]
        port = await proxy.link(name, parts.hostname or "127.0.0.1", there)
        return f"127.0.0.1:{port}"

    def complaints(self) -> list[str]:
        """Lines of the logs that must not be there; of a traceback also where and what."""
        found: list[str] = []
        for process in self.processes:
            if process.log.exists():
                lines = process.log.read_text(encoding="utf-8", errors="replace").splitlines()
                for i, line in enumerate(lines):
                    if BAD.search(line):
                        found.append(f"{process.name}: {line[:600]}{_last_words(lines[i + 1 :])}")
        return found

    async def statements(self) -> int:
        """That PostgreSQL has executed so far; 0 if it does not count them."""
        return await ledger.statements(self.store) if self.postgres is not None else 0

    def costs(self) -> dict[str, Cost]:
        """What each part of the server has cost so far; services that were named are not ours."""
        servers = [*([self.postgres] if self.postgres else []), *self.shards]
        parts = {"nodes": [x.pid for x in self.nodes], "workers": [x.pid for x in self.workers]}
        parts |= {"postgres": [x.pid for x in servers]}
        parts |= {"nats": [self.nats.pid] if self.nats is not None else []}
        return {name: cost(pids) for name, pids in parts.items() if pids}

    async def stop_processes(self) -> None:
        await asyncio.gather(*[x.stop() for x in self.processes])

    async def close(self) -> None:
        """Nothing of the run stays on the machine."""
        await self.stop_processes()
        if self.proxy is not None:
            self.proxy.close()
        if self._database and self.postgres is None:
            await ledger.drop_database(self.plan.store, self._store)
        if self.nats is not None:
            self.nats.stop()
        for server in (self.postgres, *self.shards):
            if server is not None:
                await asyncio.to_thread(server.stop)
        shutil.rmtree(self.folder, ignore_errors=True)


def _address(directory: str, shards: list[str]) -> str:
    return joined(directory, [Place(f"s{n}", 1, x) for n, x in enumerate(shards, 1)])


def _last_words(lines: list[str]) -> str:
    """Of a traceback: its last place, and the exception; of a future nobody waited for: which."""
    if lines and lines[0].startswith(("future:", "task:")):
        return f" {lines[0][:300]}"
    place = ""
    for line in lines[:200]:
        if line.lstrip(" |").startswith("File "):
            place = line.strip()
        elif place and not line.startswith((" ", "|")):
            return f" {place}: {line[:300]}"
    return ""


def faketime() -> str:
    """libfaketime, which lets one process live in another time; empty where it is not installed."""
    for place in FAKETIME:
        here = sorted(Path("/").glob(place[1:]))
        if here:
            return str(here[-1])
    return ""
