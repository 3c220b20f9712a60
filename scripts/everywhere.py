"""Quick tests of all that touches the system: processes, limits of time, a server with bots.

    python scripts/everywhere.py             here, as this system is
    python scripts/everywhere.py --bare      as on Windows: see BARE
    python scripts/everywhere.py -x -k web   further arguments are pytest's

Needs `ludorum[server,lab,parquet]` and pytest, no PostgreSQL and no NATS. Ludorum may be installed
from its wheel; of the checkout only the tests are used.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

TESTS = [
    "tests/kernel/test_table.py",
    "tests/lab/test_run.py::test_processes_play_the_same_games_as_one",
    "tests/lab/test_run.py::test_a_killed_worker_is_replaced_and_its_chunk_redone",
    "tests/cli/test_play.py::test_undo_gives_the_decision_back",
    "tests/cli/test_play.py::test_the_solo_opponent_sits_at_the_table",
    "tests/server/test_tables.py",
    "tests/server/test_web.py::test_bots_that_look_ahead_play_to_the_end",
]

# Read by every Python process that is started from here, also by those that they start: what only
# Unix has is gone. Processes can be spawned and not forked, no timer signal comes, the loop hears
# of no signals, there is no uvloop, and time zones come from tzdata or not at all.
BARE = """
import asyncio.unix_events, multiprocessing.context, os, signal, subprocess, sys

for name in ("SIGALRM", "SIGPROF", "SIGVTALRM", "SIGSTOP", "SIGCONT", "setitimer", "alarm"):
    delattr(signal, name)
for name in ("fork", "forkpty", "nice", "killpg", "chown", "sysconf"):
    delattr(os, name)
for name in ("uvloop", "resource", "fcntl", "termios", "pwd", "grp", "readline"):
    sys.modules[name] = None

def no_handler(*args):
    raise NotImplementedError

asyncio.unix_events._UnixSelectorEventLoop.add_signal_handler = no_handler
asyncio.unix_events._UnixSelectorEventLoop.remove_signal_handler = no_handler
multiprocessing.context._concrete_contexts = {"spawn": multiprocessing.context.SpawnContext()}
multiprocessing.context._default_context._default_context = multiprocessing.context.SpawnContext()
multiprocessing.context._default_context.get_all_start_methods = lambda: ["spawn"]
"""


def surroundings(folder: str) -> dict[str, str]:
    """An environment in which every Python is a bare one; the folder is to be kept meanwhile."""
    (Path(folder) / "sitecustomize.py").write_text(BARE, encoding="utf-8")
    path = [folder, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONTZPATH": ""}


def main() -> int:
    bare, args = "--bare" in sys.argv, [x for x in sys.argv[1:] if x != "--bare"]
    with tempfile.TemporaryDirectory() as folder:
        env = surroundings(folder) if bare else None
        pytest = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *TESTS, *args]
        return subprocess.run(pytest, cwd=ROOT, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
