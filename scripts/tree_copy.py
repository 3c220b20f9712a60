"""A copy of the last commit, with what has been built beside it, to break things in.

What must hold: nothing that is done in the copy reaches the tree it was taken from. The copy is a
clone of its own and no worktree, so the repository does not know of it; what a killed run has left
is cleared away by the next one of the same name.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

# Large, and never written in place by the tools that own them: both trees may share the files.
SHARED = (".venv", "node_modules")
# Of no use elsewhere, or made again at once.
LEFT = {"__pycache__", ".pytest_cache", ".hypothesis", ".ruff_cache", ".import_linter_cache"}
LEFT |= {"test-results", "dist", "site", "faults"}
CACHES = (".vite", ".vite-temp")  # inside what is shared
WRITTEN = ("stamp", ".lock")  # files that are written in place all the same
NOBODY = ("-c", "user.name=nobody", "-c", "user.email=nobody@localhost")


class Busy(Exception):
    """Somebody works in the copy of that name."""


def git(folder: Path, *args: str) -> str:
    done = subprocess.run(
        ["git", *args], cwd=folder, capture_output=True, text=True, check=False, env=bare()
    )
    if done.returncode:
        raise OSError(f"git {' '.join(args)}: {done.stderr.strip()}")
    return done.stdout


def bare() -> dict[str, str]:
    """The environment without what leads back into the tree, or into another repository."""
    leading = ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "PYTHONPATH", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if name not in leading}


def commit(folder: Path, says: str) -> None:
    """All that differs, as one commit."""
    git(folder, "add", "-A")
    git(folder, *NOBODY, "commit", "-q", "--no-verify", "--allow-empty", "-m", says)


@contextlib.contextmanager
def tree_copy(root: Path, name: str) -> Iterator[Path]:
    """Where the copy is; it is gone afterwards. Busy if another process has it."""
    folder = Path(tempfile.gettempdir()) / f"ludorum-{name}"
    with folder.with_suffix(".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Busy(f"{folder} is in use: wait for the run that works there") from error
        try:
            _clear(folder)  # of a run that was killed
            _clone(root, folder)
            _built(root, folder)
            yield folder
        finally:
            _clear(folder)


def _clear(folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder)


def _clone(root: Path, folder: Path) -> None:
    head = git(root, "rev-parse", "HEAD").strip()
    git(root, "clone", "-q", "--shared", "--no-checkout", str(root), str(folder))
    git(folder, "checkout", "-q", "--detach", head)
    # What asks how far one is from main finds it.
    if git(folder, "branch", "-r", "--list", "origin/main"):
        git(folder, "branch", "-q", "-f", "main", "origin/main")


def _built(root: Path, folder: Path) -> None:
    """All that git ignores: the environment, the built page, what tools remember."""
    ignored = ("ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory")
    for name in git(root, *ignored).split("\0"):
        path = Path(name)
        if not name or any(x in LEFT for x in path.parts):
            continue
        if (root / path).is_dir() and not (root / path).is_symlink():
            shared = any(x in SHARED for x in path.parts)
            shutil.copytree(
                root / path,
                folder / path,
                symlinks=True,
                ignore=shutil.ignore_patterns(*(CACHES if shared else LEFT)),
                copy_function=_link if shared else shutil.copy2,
            )
        else:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / path, folder / path, follow_symlinks=False)
    if (folder / ".venv").is_dir():
        _move_in(root, folder)


def _link(source: str, target: str, *, follow_symlinks: bool = True) -> None:
    if not Path(source).is_symlink() and Path(source).name not in WRITTEN:
        with contextlib.suppress(OSError):  # another disk
            os.link(source, target)
            return
    shutil.copy2(source, target, follow_symlinks=follow_symlinks)


def _move_in(root: Path, folder: Path) -> None:
    """The environment calls its new place its own."""
    env = folder / ".venv"
    told = [*(env / "bin").iterdir(), *env.glob("lib/*/site-packages/*.pth")]
    old, new = str(root).encode(), str(folder).encode()
    for file in [x for x in told if x.is_file() and not x.is_symlink()]:
        text = file.read_bytes()
        # A name may go on: /home/tree is no part of /home/treetop.
        if old + b"/" in text or text.strip().endswith(old):
            mode = file.stat().st_mode
            file.unlink()  # and not written in place: the tree has the same file
            file.write_bytes(text.replace(old, new))
            file.chmod(mode)
    # Else `.ci/run` makes the environment anew.
    (env / "stamp").unlink(missing_ok=True)
    with (env / "stamp").open("wb") as stamp:
        command = [".ci/environment", "stamp"]
        subprocess.run(command, cwd=folder, check=True, env=bare(), stdout=stamp)
