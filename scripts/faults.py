"""Put deliberate faults into a copy of the tree, and see which checks find them.

    scripts/faults --list                     the faults of tests/faults/, by batch
    scripts/faults --check                    does each still fit the tree?
    scripts/faults a                          batch a: `scripts/quick`, then the usual `.ci/run`
    scripts/faults a --only whole             the whole run over it, for what those have missed
    scripts/faults a --attribute build/faults/a    which fault each failed check has found

A batch is ten faults that do not meet, as one commit on top of the last one of the tree; each run
goes through all stages and ends non-zero. What it says is kept in build/faults/BATCH, and what
failed is listed by stage. As ten faults are in the tree at once, --attribute replays every failed
check with one fault at a time, those near the file of the fault first, until one makes it fail; a
fault is found by a run if a check that failed there fails with that fault alone.

The copies are clones in the temporary folder. They are cleared away at the end, or, if a run was
killed, by the next one.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from scripts.mutants import BadPlace, kept_texts, replaced_once
from scripts.tree_copy import Busy, bare, commit, tree_copy

ROOT = Path(__file__).resolve().parents[1]
KEPT = Path("tests/faults")
LOGS = Path("build/faults")
KINDS = ("rules", "server", "page", "words")


class Kind(NamedTuple):
    """A kind of run: its command, where it keeps what it says of its checks, its environment."""

    command: list[str]
    told: Path
    env: dict[str, str]


CHECKS = Path("build/checks")
RUNS = {
    "quick": Kind(["scripts/quick", "HEAD~1"], Path("build/quick"), {}),
    "usual": Kind([".ci/run"], CHECKS, {"LUDORUM_SINCE": "HEAD~1"}),
    "whole": Kind([".ci/run"], CHECKS, {"LUDORUM_WHOLE": "1"}),
}
USUAL = ("quick", "usual")  # what is run if nothing is said
PASSED = ("passed", "skipped", "expected", "xfailed", "flaky")
BUILT = ("src/ludorum/server/page", "src/ludorum/cli/board_kit", "src/ludorum/games/*/board")
LIMIT = 1200  # seconds for what is replayed: some faults have no end


# -- the faults ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fault:
    id: str
    kind: str
    file: str
    says: str  # what goes wrong for people
    old: str
    new: str
    kept: str  # where it stands, for messages

    def changed(self, tree: Path) -> str:
        """Its file with the fault in it; BadPlace if it does not fit."""
        path = tree / self.file
        if not path.is_file():
            raise BadPlace(f"{self.kept}: there is no file {self.file}")
        return replaced_once(path.read_text("utf-8"), self.old, self.new, self.kept, self.file)

    def put(self, tree: Path) -> None:
        write(tree / self.file, self.changed(tree))


def write(path: Path, text: str) -> None:
    path.write_text(text, "utf-8")
    # Bytecode is told from older one by size and second: too coarse for these changes.
    if path.suffix == ".py":
        Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)


def batches(folder: Path) -> dict[str, list[Fault]]:
    """What the files there keep, by their names."""
    out: dict[str, list[Fault]] = {}
    for file in sorted(folder.glob("*.toml")):
        found = tomllib.loads(file.read_text("utf-8")).get("fault", [])
        out[file.stem] = [
            Fault(
                x["id"], x["kind"], x["file"], x["says"], *kept_texts(x), f"{file.name}: {x['id']}"
            )
            for x in found
        ]
    return out


def problems(found: Mapping[str, Sequence[Fault]], tree: Path) -> list[str]:
    """Why these cannot be tried on a tree; nothing, if they can."""
    out = []
    names: set[str] = set()
    for batch in found.values():
        files: dict[str, Fault] = {}
        for x in batch:
            if x.kind not in KINDS:
                out.append(f"{x.kept}: its kind is one of {', '.join(KINDS)}, not {x.kind}")
            if x.id in names:
                out.append(f"{x.kept}: another fault is called so, too")
            if x.old == x.new:
                out.append(f"{x.kept}: `new` is `old`")
            if x.file in files:
                out.append(f"{x.kept}: it meets {files[x.file].id}, which is in {x.file}, too")
            files[x.file] = x
            names.add(x.id)
            try:
                x.changed(tree)
            except BadPlace as error:
                out.append(str(error))
    return out


# -- what has failed -------------------------------------------------------------------------


class Check(NamedTuple):
    """`sort`: pytest, browser or part; a part is one command of a stage that tells no more."""

    sort: str
    file: str
    name: str

    @property
    def title(self) -> str:
        return f"{self.file}::{self.name}" if self.file and self.name else self.file or self.name


class Part(NamedTuple):
    """A command of the stages with this in their names, and the files it looks at."""

    stage: str
    files: str
    command: str


NPM = "cd web && npm run --silent"
PARTS = {
    "ruff": Part("style|lint", r"\.py$", "ruff check . && ruff format -q --check ."),
    "layers": Part("layers|lint", r"\.py$", "lint-imports --no-logo"),
    "mypy": Part("types|mypy", r"\.py$", "mypy"),
    "biome": Part("web|page|biome|style", r"^web/|^examples/", f"{NPM} lint"),
    "tsc": Part("web|page|types|tsc", r"^web/|^examples/", f"{NPM} check"),
    "vitest": Part("web|page|vitest", r"^web/|\.ftl$|\.json$", f"{NPM} test"),
    "build": Part("web|page|build", r"^web/|\.ftl$|\.json$", f"{NPM} build"),
    "docs": Part("doc", r"\.md$|\.py$", "d=$(mktemp -d); scripts/docs -d $d/site"),
    "wheel": Part(
        "wheel|package", r"^src/|^pyproject", "d=$(mktemp -d); hatchling build -t wheel -d $d"
    ),
}


def lines_of(file: Path) -> list[dict[str, Any]]:
    """Of a file with an object on each line; none if there is no such file."""
    if not file.is_file():
        return []
    return [json.loads(x) for x in file.read_text("utf-8").splitlines() if x.strip()]


def failed_stages(told: Path) -> list[str]:
    return [x["stage"] for x in lines_of(told / "stages.jsonl") if not x["ok"]]


def failed_checks(told: Path) -> list[Check]:
    """In the order of the run. What has passed when it was tried again has passed."""
    out: list[Check] = []
    for sort, name in (("pytest", "tests"), ("browser", "browser")):
        last = {
            Check(sort, x["file"], x["name"]): x["outcome"]
            for x in lines_of(told / f"{name}.jsonl")
        }
        out += [check for check, outcome in last.items() if outcome not in PASSED]
    parts = [Check("part", "", x["part"]) for x in lines_of(told / "parts.jsonl") if not x["ok"]]
    return parts + out


def parts_of(stages: Iterable[str]) -> list[str]:
    """None of the stages that tell of their checks one by one: those of tests and browser."""
    return [
        name
        for name, part in PARTS.items()
        if any(re.search(part.stage, x, re.IGNORECASE) for x in stages)
    ]


# -- the runs --------------------------------------------------------------------------------


def without_data(copy: Path) -> None:
    """As a commit: that a fault no longer fits where it has been put is no finding."""
    shutil.rmtree(copy / KEPT, ignore_errors=True)
    commit(copy, "Leave out the faults that are kept")


def run_all(batch: str, faults: Sequence[Fault], runs: Sequence[str]) -> int:
    logs = ROOT / LOGS / batch
    with tree_copy(ROOT, f"faults-{batch}") as copy:
        without_data(copy)
        for x in faults:
            x.put(copy)
        commit(copy, f"Put in the faults of batch {batch}")
        for name in runs:
            folder = logs / name
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            run(name, copy, folder)
            show_failed(name, folder)
    print(
        f"\nwhat they said is in {logs.relative_to(ROOT)}; now: scripts/faults {batch} --attribute"
    )
    return 0


def run(name: str, copy: Path, folder: Path) -> None:
    """One of RUNS over the copy, to its end; what it tells is left in `folder`."""
    command, told, extra = RUNS[name]
    print(f"== {name}: {' '.join(command)}", flush=True)
    began = time.monotonic()
    env = {**bare(), "LUDORUM_KEEP_GOING": "1", **extra}
    if "LUDORUM_WHOLE" not in extra:
        env.pop("LUDORUM_WHOLE", None)
    with (
        (folder / "log").open("w", encoding="utf-8") as log,
        started(command, copy, env) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            log.write(line)
            log.flush()
            if line.startswith("== "):
                print(f"   {time.monotonic() - began:5.0f} s  {line[3:].strip()}", flush=True)
    seconds = time.monotonic() - began
    print(f"   {seconds:5.0f} s  ended with {process.returncode}", flush=True)
    summary = {"run": name, "seconds": round(seconds), "status": process.returncode}
    (folder / "run.json").write_text(json.dumps(summary) + "\n", "utf-8")
    for file in (copy / told).glob("*.jsonl"):
        shutil.copy(file, folder)
    # A stage does not say which of its commands has failed.
    parts = []
    for part in parts_of(failed_stages(folder)):
        status, said = tried(PARTS[part].command, copy, dict(env))
        (folder / f"{part}.log").write_text(said, "utf-8")
        parts.append(json.dumps({"part": part, "ok": status == 0}) + "\n")
    (folder / "parts.jsonl").write_text("".join(parts), "utf-8")


@contextlib.contextmanager
def started(
    command: Sequence[str], folder: Path, env: Mapping[str, str]
) -> Iterator[subprocess.Popen[str]]:
    """A command and all that it starts: they end with this, whatever happens here."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        yield process
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)
            os.killpg(process.pid, signal.SIGKILL)  # what it has started may have more patience
        raise
    finally:
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def tried(command: str, copy: Path, env: Mapping[str, str]) -> tuple[int, str]:
    """How a command for a shell ends there, with its environment first, and what it says."""
    env = {**env, "PATH": f"{copy}/.venv/bin:{os.environ['PATH']}", "COLUMNS": "500"}
    with started(["bash", "-c", command], copy, env) as process:
        try:
            said, _ = process.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return -1, f"{process.communicate()[0]}\nno end in {LIMIT} s\n"
    return process.returncode, said


def show_failed(name: str, folder: Path) -> None:
    found = failed_checks(folder)
    stages = failed_stages(folder)
    print(f"   {name} has found {len(found)} failures; stages: {', '.join(stages) or 'none'}")
    for sort in ("part", "pytest", "browser"):
        for check in [x for x in found if x.sort == sort]:
            print(f"     {sort:8} {check.title}")


# -- which fault a failed check has found ----------------------------------------------------


def nearness(fault: Fault, check: Check) -> bool:
    """Is the check about the area of the fault's file? Only a guess, of what is tried first."""
    if check.sort == "part":
        return bool(re.search(PARTS[check.name].files, fault.file))
    if check.sort == "browser" and fault.kind == "page":
        return True
    common = {"src", "ludorum", "tests", "test", "web", "games", "py", "init"}
    words = [{*re.split(r"[\W_]+", x.lower())} - common for x in (fault.file, check.title)]
    return bool(words[0] & words[1])


Replay = Callable[[Sequence[Check], bool], set[Check]]


@dataclass
class Trials:
    """What each fault alone has made fail. `replay` runs checks with the fault that is in the tree,
    and may stop at the first that fails."""

    failed: Mapping[str, Sequence[Check]]  # by run
    tried: dict[tuple[str, Check], bool] = field(default_factory=dict)

    @property
    def checks(self) -> list[Check]:
        return list(dict.fromkeys(x for found in self.failed.values() for x in found))

    def unexplained(self) -> list[Check]:
        """Those that no fault tried so far makes fail alone."""
        hit = {check for (_, check), fails in self.tried.items() if fails}
        return [x for x in self.checks if x not in hit]

    def finder(self, fault: Fault, run: str) -> Check | None:
        """The first check of a run that the fault alone makes fail."""
        return next((x for x in self.failed[run] if self.tried.get((fault.id, x))), None)

    def try_out(self, fault: Fault, checks: Iterable[Check], replay: Replay, one: bool) -> None:
        left = [x for x in checks if (fault.id, x) not in self.tried]
        if not left:
            return
        hit = replay(left, one)
        for x in left:
            if x in hit or not (one and hit):  # one that failed may have ended the others
                self.tried[fault.id, x] = x in hit


def attribute(
    faults: Sequence[Fault],
    trials: Trials,
    inside: Callable[[Fault], Any],
    replay: Replay,
    say: Callable[[str], None],
) -> None:
    """Fill the trials: near faults first, then all, then what a run may owe to a fault whose checks
    another fault has made fail, too. `inside` gives a tree with one fault, while it lasts."""

    def near(fault: Fault) -> list[Check]:
        waiting = trials.unexplained()
        waiting += [x for x in trials.checks if x.sort == "part" and x not in waiting]
        return [x for x in waiting if nearness(fault, x)]

    def rest(fault: Fault) -> list[Check]:
        return trials.unexplained()

    for say_what, choose in (("near", near), ("all others", rest)):
        for fault in faults:
            checks = [x for x in choose(fault) if (fault.id, x) not in trials.tried]
            if checks:
                say(f"{fault.id}: {len(checks)} checks ({say_what})")
                with inside(fault):
                    trials.try_out(fault, checks, replay, False)
    for fault in faults:
        for run_name, found in trials.failed.items():
            checks = [x for x in found if (fault.id, x) not in trials.tried]
            if trials.finder(fault, run_name) is None and checks:
                say(f"{fault.id}: {len(checks)} checks (of {run_name}, already explained)")
                with inside(fault):
                    checks.sort(key=lambda x: not nearness(fault, x))
                    while checks and trials.finder(fault, run_name) is None:
                        trials.try_out(fault, checks, replay, True)
                        checks = [x for x in checks if (fault.id, x) not in trials.tried]


class OneFault:
    """A copy that holds one fault at a time; checks are replayed in it."""

    def __init__(self, copy: Path, logs: Path, whole: Collection[Check] = ()) -> None:
        """`whole`: checks of whole runs alone; others may not have them, or look at less."""
        self._copy = copy
        self._logs = logs
        self._whole = whole
        self._fault: Fault | None = None
        self._before = ""
        self._built: bool | None = None  # is the fault in the page, or does the build fail?
        self._sound: dict[Path, Path] = {}  # by what is built: what it was without any fault

    def inside(self, fault: Fault) -> OneFault:
        self._fault, self._before = fault, (self._copy / fault.file).read_text("utf-8")
        fault.put(self._copy)
        return self

    def __enter__(self) -> OneFault:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._fault is not None
        write(self._copy / self._fault.file, self._before)
        if self._built is not None:  # tests of another fault may look at the page, too
            for folder, sound in self._sound.items():
                shutil.rmtree(folder, ignore_errors=True)
                shutil.copytree(sound, folder)
            self._built = None

    def replay(self, checks: Sequence[Check], one: bool) -> set[Check]:
        """The cheap ones first: parts, then tests, then what needs the page built anew."""
        assert self._fault is not None
        hit = {x for x in checks if x.sort == "part" and not self._part(x)}
        if self._fault.file.startswith("web/") and any(x.sort == "pytest" for x in checks):
            self._build()  # some tests look at the page
        for whole in (False, True):
            if not (one and hit):
                some = [x for x in checks if x.sort == "pytest" and (x in self._whole) == whole]
                hit |= self._pytest(some, one)
        browser = [x for x in checks if x.sort == "browser"]
        if (one and hit) or not browser or not self._build():
            return hit
        for x in browser:
            # As the whole of a title: the names of others may begin with it.
            title = re.sub(r"([^\w\s])", r"\\\1", x.name, flags=re.ASCII)
            if self._run(f".ci/browser {quoted(title + '$')}", {x})[0]:
                hit.add(x)
                if one:
                    break
        return hit

    def _part(self, check: Check) -> bool:
        if check.name == "build":
            return self._build()
        return self._run(PARTS[check.name].command, {check})[0] == 0

    def _build(self) -> bool:
        """The page with this fault. Without a page nothing can be said of what it shows."""
        assert self._fault is not None
        if not self._sound:
            for folder in [x for name in BUILT for x in self._copy.glob(name)]:
                self._sound[folder] = self._copy / "build/sound" / folder.relative_to(self._copy)
                shutil.copytree(folder, self._sound[folder])
        if self._built is None:
            self._built = self._run(PARTS["build"].command)[0] == 0
        return self._built

    def _pytest(self, checks: Sequence[Check], one: bool) -> set[Check]:
        left = list(checks)
        while left:
            stop = "-x " if one else ""
            names = " ".join([quoted(x.title) for x in left])
            status, said = self._run(
                f"pytest -q --tb=no -rfE -p no:cacheprovider -m '' {stop}{names}", {*left}
            )
            absent = [x for x in left if f"{x.title}\n(no match" in said]
            if status == 4 and absent:  # a test that another fault of the batch has made
                left = [x for x in left if x not in absent]
                continue
            # A module that cannot be collected fails all its tests.
            found = re.findall(r"^(?:FAILED|ERROR) (.+)$", said, re.MULTILINE)
            return {
                x
                for x in left
                if any(y == x.title or y.startswith(f"{x.title} - ") for y in found)
                or any(y == x.file or y.startswith(f"{x.file} - ") for y in found)
            }
        return set()

    def _run(self, command: str, checks: Collection[Check] = ()) -> tuple[int, str]:
        assert self._fault is not None
        env = {name: value for name, value in bare().items() if name != "LUDORUM_WHOLE"}
        if any(x in self._whole for x in checks):
            env["LUDORUM_WHOLE"] = "1"
        status, said = tried(command, self._copy, env)
        self._logs.mkdir(parents=True, exist_ok=True)
        with (self._logs / f"{self._fault.id}.log").open("a", encoding="utf-8") as log:
            log.write(f"$ {command}\n{said}\n-- {status}\n\n")
        return status, said


def quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def attribute_all(batch: str, faults: Sequence[Fault], folder: Path) -> int:
    failed = {x: failed_checks(folder / x) for x in RUNS if (folder / x).is_dir()}
    if not failed:
        sys.exit(f"{folder} holds no run: scripts/faults {batch} makes some")
    trials = Trials(failed)
    shutil.rmtree(folder / "attribute", ignore_errors=True)
    with tree_copy(ROOT, f"faults-{batch}-alone") as copy:
        without_data(copy)
        often = {x for run, found in failed.items() if run != "whole" for x in found}
        one = OneFault(copy, folder / "attribute", {*failed.get("whole", ())} - often)
        attribute(faults, trials, one.inside, one.replay, lambda x: print(f"   {x}", flush=True))
    report(faults, trials)
    told = {
        "faults": {
            x.id: {run: found.title for run in failed if (found := trials.finder(x, run))}
            for x in faults
        },
        "unexplained": [x.title for x in trials.unexplained()],
    }
    (folder / "attributed.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    return 0


def report(faults: Sequence[Fault], trials: Trials) -> None:
    runs = list(trials.failed)
    wide = max([len(x.id) for x in faults], default=0)
    print(f"\n{'fault':{wide}}  {'kind':6}  {'  '.join([f'{x:5}' for x in runs])}  found first by")
    for fault in faults:
        finders = [trials.finder(fault, x) for x in runs]
        first = next((x.title for x in finders if x), "nothing")
        cells = "  ".join(["yes  " if x else "–    " for x in finders])
        print(f"{fault.id:{wide}}  {fault.kind:6}  {cells}  {first}")
    for name in runs:
        n = len([x for x in faults if trials.finder(x, name)])
        print(f"{name}: {n} of {len(faults)}")
    left = trials.unexplained()
    if left:
        print("failed in a run, but with no fault alone (chance, or two of them together):")
        print("".join([f"  {x.sort:8} {x.title}\n" for x in left]), end="")


# -- the command -----------------------------------------------------------------------------


def parse(args: Sequence[str] | None, known: Sequence[str]) -> argparse.Namespace:
    text, _, more = str(__doc__).partition("\n\n")
    parser = argparse.ArgumentParser(
        "scripts/faults",
        description=f"{text}\n\n{more}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("batch", nargs="?", help="one of " + ", ".join(known))
    parser.add_argument("--only", choices=list(RUNS), help="this run alone")
    parser.add_argument(
        "--attribute",
        nargs="?",
        type=Path,
        const=Path(),
        metavar="LOG_DIR",
        help="replay what failed there; without a folder, in build/faults/BATCH",
    )
    parser.add_argument("--list", action="store_true", help="what there is, and end")
    parser.add_argument("--check", action="store_true", help="does each fit the tree? and end")
    found = parser.parse_args(args)
    if found.batch and found.batch not in known:
        parser.error(f"there is no batch {found.batch}: choose from {', '.join(known)}")
    if not (found.batch or found.list or found.check):
        parser.error("name a batch, or say --list or --check")
    return found


def show(found: Mapping[str, Sequence[Fault]]) -> None:
    for name, batch in found.items():
        print(f"batch {name}")
        for x in batch:
            print(f"  {x.id:24} {x.kind:6} {x.file}\n  {'':24} {x.says}")


@contextlib.contextmanager
def tidy_end() -> Iterator[None]:
    """Who ends this half-way has the copy cleared away all the same."""

    def ended(*_: object) -> None:
        sys.exit("ended: the copy is cleared away")

    numbers = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    before = {x: signal.signal(x, ended) for x in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def main(args: Sequence[str] | None = None) -> int:
    every = batches(ROOT / KEPT)
    found = parse(args, list(every))
    chosen = {x: every[x] for x in ([found.batch] if found.batch else every)}
    if found.list:
        show(chosen)
        return 0
    wrong = problems(chosen, ROOT)
    for line in wrong:
        print(line, file=sys.stderr)
    if found.check or wrong:
        if not wrong:
            print(f"{sum([len(x) for x in chosen.values()])} faults in {len(chosen)} batches fit")
        return int(bool(wrong))
    faults = chosen[found.batch]
    # What is drawn is the same in every copy, though each has commits of its own.
    os.environ["LUDORUM_SEED"] = f"batch {found.batch}"
    try:
        with tidy_end():
            if found.attribute is not None:
                folder = found.attribute if found.attribute.parts else ROOT / LOGS / found.batch
                return attribute_all(found.batch, faults, folder.absolute())
            return run_all(found.batch, faults, [found.only] if found.only else USUAL)
    except (BadPlace, Busy, OSError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    sys.exit(main())
