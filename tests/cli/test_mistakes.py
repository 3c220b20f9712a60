"""The table of mistakes: each is one line on stderr that says what to do, in the reader's language,
with its exit code; none hangs."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from ludorum.cli import main
from ludorum.cli.mistakes import exit_code, said
from ludorum.extras import EXTRAS
from ludorum.words import LANGUAGES, read_words

from .test_tools import record

SOURCE = Path(__file__).parents[2] / "src" / "ludorum"
IDS = re.compile(r"^([a-z-]+) =", re.MULTILINE)
PYTHON = [sys.executable, "-m", "ludorum"]
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the server's libraries
SECONDS = 30  # no mistake may take longer, on a busy machine; most take none

# What is typed; the exit code; what the line must name so that one can go on: in English, and in
# every language. {tmp} is a folder, the words that stand for files are made by `files`.
TABLE = [
    # no command, no argument, wrong ones
    ("", 2, ["ludorum --help"]),
    ("nosuch", 2, ["nosuch", "simulate"]),
    ("plya tithe", 2, ["plya", "play"]),
    ("play", 2, ["game", "ludorum play --help"]),
    ("admin", 2, ["TOOL", "ludorum admin --help"]),
    ("author", 2, ["TOOL", "ludorum author --help"]),
    ("box", 2, ["TOOL", "ludorum box --help"]),
    ("play tithe --player", 2, ["--player", "ludorum play --help"]),
    ("play tithe --plyers 2", 2, ["--plyers", "--players"]),
    ("play tithe now", 2, ["now", "ludorum play --help"]),
    ("play tithe --players two", 2, ["--players", "two"]),
    ("play tithe --p 2", 2, ["--p", "--players", "--plain"]),
    ("play tithe --plain=1", 2, ["--plain"]),
    ("match sensible random tithe --least x", 2, ["--least", "x"]),
    ("play tithe --lang de", 2, ["--lang", "de", "en, uk, ru"]),
    ("box show {tmp} --lang de", 2, ["--lang", "de", "en, uk, ru"]),
    ("author lessons tithe --lang de", 2, ["--lang", "de", "en, uk, ru"]),
    ("admin ban --why x", 2, ["--user", "--name"]),
    ("admin ban --user a --name b --why x", 2, ["--user", "--name"]),
    # games, players, settings, bots
    ("play Architects", 2, ["Architects", " architects?", "ludorum games"]),
    ("play chess", 2, ["chess", "ludorum games", "tithe"]),
    ("learn chess", 2, ["chess", "ludorum games"]),
    ("companion chess", 2, ["chess", "ludorum games"]),
    ("simulate chess", 2, ["chess", "ludorum games"]),
    ("match sensible random chess", 2, ["chess", "ludorum games"]),
    ("upgrade chess", 2, ["chess", "ludorum games"]),
    ("box new chess {tmp}/box", 2, ["chess", "ludorum games"]),
    ("author clauses chess", 2, ["chess", "ludorum games"]),
    ("author content chess", 2, ["chess", "ludorum games"]),
    ("author lessons chess", 2, ["chess", "ludorum games"]),
    ("author opponent chess", 2, ["chess", "ludorum games"]),
    ("author check chess", 2, ["chess", "ludorum games"]),
    ("author value chess", 2, ["chess", "ludorum games"]),
    ("author horizon chess", 2, ["chess", "ludorum games"]),
    ("author train chess --out {tmp}/t", 2, ["chess", "ludorum games"]),
    ("author types chess --out {tmp}/t", 2, ["chess", "ludorum games"]),
    ("play tithe --players 9", 2, ["--players", "2, 3, 4, 5"]),
    ("play tithe --players 0", 2, ["--players", "2, 3, 4, 5"]),
    ("play tithe --players -1", 2, ["--players", "2, 3, 4, 5"]),
    ("play tithe --humans 7", 2, ["--players"]),
    ("play tithe --players 2 --humans 3", 2, ["--humans"]),
    ("play paladins --solo botric --players 2", 2, ["--players 1"]),
    ("play paladins --solo botric", 2, ["botric", "easy, medium, hard"]),
    ("play tithe --solo botric", 2, ["2, 3, 4, 5"]),
    ("play hadrians_wall --solo x", 2, ["--players 1"]),
    ("play paladins --set solo=easy --players 2", 2, ["--players 1"]),
    ("play tithe --set a=b", 2, ["--set"]),
    ("play architects --set board=random", 2, ["board", " boards?"]),
    ("play architects --set boards=randm", 2, ["randm", " random?", "standard, random"]),
    ("play architects --set boards", 2, ["--set", "boards=standard|random|chosen"]),
    ("simulate architects --set =", 2, ["--set", "boards=standard|random|chosen"]),
    ("play tithe --bots genius", 2, ["genius", "sensible", "hard"]),
    ("play tithe --bots norml", 2, ["norml", " normal?"]),
    ("simulate tithe --bots genius", 2, ["genius", "sensible"]),
    ("simulate tithe --bots search:x", 2, ["search:64"]),
    ("simulate tithe --bots random,random,random", 2, ["--bots"]),
    ("simulate tithe --games 0", 2, ["--games", "1"]),
    ("simulate tithe --workers 0", 2, ["--workers", "1"]),
    ("simulate tithe --address x:1", 2, ["--engine ray"]),
    ("simulate architects --vary boards", 2, ["--vary", "boards=standard,random"]),
    ("simulate architects --vary boards=x,y", 2, ["boards", "standard, random"]),
    ("match genius sensible tithe", 2, ["genius", "sensible"]),
    ("match sensible genius tithe", 2, ["genius", "sensible"]),
    ("match sensible random tithe --deals 0", 2, ["--deals", "1"]),
    ("match sensible random tithe --least 0.9 --claim 0.1", 2, ["--least", "--claim"]),
    ("author horizon tithe --worlds 1", 2, ["--worlds", "4"]),
    ("learn tithe bidd", 2, ["bidd", " bid?"]),
    ("companion tithe", 2, ["tithe", "ludorum games"]),
    ("dataset tithe --games random --out {tmp}/d", 2, ["random", "sensible=300"]),
    ("dataset tithe --games random=x --out {tmp}/d", 2, ["random=x", "sensible=300"]),
    ("dataset tithe --games search:1s=3 --out {tmp}/d", 2, ["search:1s", "search:64"]),
    ("dataset tithe --games random=0 --out {tmp}/d", 2, ["random", "1"]),
    ("dataset tithe --games random=1 --games random=2 --out {tmp}/d", 2, ["random"]),
    ("baselines tithe --games random --out {tmp}/b", 2, ["random", "sensible=300"]),
    ("author luck hamlet --bots random", 2, ["--bots", "sensible,random"]),
    ("author luck tithe --bots sensible,random", 2, ["tithe", "ludorum games"]),
    ("author puzzles tithe --seats 9", 2, ["--seats", "2, 3, 4, 5"]),
    ("soak --faults bus,nod", 2, ["nod", " node?"]),
    # files: wrong, empty, broken off, binary, missing, a folder
    ("verify {none}", 2, ["{none}"]),
    ("verify {tmp}", 2, ["{tmp}"]),
    ("verify {empty}", 2, ["{empty}", "--record"]),
    ("verify {text}", 2, ["{text}", "--record"]),
    ("verify {binary}", 2, ["{binary}", "--record"]),
    ("verify {broken}", 2, ["{broken}"]),
    ("verify {json}", 2, ["{json}", "--record"]),
    ("verify {tmp}/text/x", 2, ["{tmp}/text/x"]),
    ("replay {none}", 2, ["{none}"]),
    ("replay {tmp}", 2, ["{tmp}"]),
    ("replay {empty}", 2, ["{empty}", "--record"]),
    ("replay {text}", 2, ["{text}", "--record"]),
    ("replay {binary}", 2, ["{binary}", "--record"]),
    ("replay {broken}", 2, ["{broken}"]),
    ("replay {record} --seat 7", 2, ["--seat", "1"]),
    ("replay {strange}", 2, ["chess", "ludorum games"]),
    ("replay {old}", 2, ["{old}", "99"]),
    ("replay {twisted}", 2, ["ludorum verify"]),
    ("match sensible random tithe --out {text}", 2, ["{text}", "--out"]),
    ("match sensible random tithe --out {empty}", 2, ["{empty}", "--out"]),
    ("match sensible random tithe --out {binary}", 2, ["{binary}", "--out"]),
    ("match sensible random@{tmp} tithe", 2, ["{tmp}"]),
    ("report {none}", 2, ["{none}"]),
    ("report {tmp}", 2, ["{tmp}"]),
    ("report {empty}", 2, ["{empty}", "ludorum simulate --out"]),
    ("report {text}", 2, ["{text}", "ludorum simulate --out"]),
    ("report {binary}", 2, ["{binary}", "ludorum simulate --out"]),
    ("play tithe --resume {none}", 2, ["{none}", "--resume"]),
    ("play tithe --resume {tmp}", 2, ["{tmp}"]),
    ("play tithe --resume {text}", 2, ["{text}"]),
    ("play tithe --resume {json}", 2, ["{json}"]),
    ("play tithe --resume {binary}", 2, ["{binary}"]),
    ("play tithe --resume {none} --players 3", 2, ["--players"]),
    ("companion paladins --save {text}", 2, ["{text}", "--new"]),
    ("companion paladins --save {json}", 2, ["{json}", "--new"]),
    ("companion paladins --save {tmp}", 2, ["{tmp}"]),
    ("play tithe --save {tmp}/no/where", 2, ["{tmp}/no"]),
    ("play tithe --record {tmp}/no/where", 2, ["{tmp}/no"]),
    ("companion paladins --save {tmp}/no/where", 2, ["{tmp}/no"]),
    ("simulate tithe --out {tmp}/no/where.parquet", 2, ["{tmp}/no"]),
    ("simulate tithe --out {tmp}/run.csv", 2, ["{tmp}/run.parquet"]),
    ("match sensible random tithe --out {tmp}/no/where", 2, ["{tmp}/no"]),
    ("report {text} -o {tmp}/no/where", 2, ["{tmp}/no"]),
    ("play tithe --save /proc/x", 2, ["/proc/x"]),
    ("play tithe --content {none}", 2, ["{none}"]),
    ("dataset tithe --games random=1 --out {text}", 2, ["{text}"]),
    ("baselines tithe --games random=1 --out {tmp}/no/where", 2, ["{tmp}/no"]),
    ("verify {games} --game 7", 2, ["{games}", "--game", "7"]),
    ("replay {games} --game 7", 2, ["{games}", "--game", "7"]),
    ("box new tithe {tmp}", 2, ["{tmp}"]),
    ("box check {none}", 2, ["{none}"]),
    ("box check {text}", 2, ["{text}"]),
    ("box show {tmp}", 2, ["pack.json"]),
    ("box show {binary}", 2, ["{binary}"]),
    ("author new 9lives", 2, ["9lives"]),
    ("author new tithe", 2, ["tithe"]),
    ("author new fresh --out {tmp}", 2, ["--out"]),
    ("author clauses tithe --tests {none}", 2, ["--tests"]),
    ("author opponent tithe", 2, ["free_hand"]),
    ("author train tithe --out {text}", 2, ["{text}"]),
    # the server's settings
    ("serve --port 80999", 2, ["port", "65535"]),
    ("serve --port 0", 2, ["port", "65535"]),
    ("serve --port x", 2, ["--port", "x"]),
    ("serve --host 999.1.1.1", 2, ["999.1.1.1", "127.0.0.1"]),
    ("serve --host 198.51.100.7", 2, ["198.51.100.7", "127.0.0.1"]),
    ("serve --port {taken}", 1, ["{taken}", "--port"]),
    ("serve --settings {none}", 2, ["{none}", "--settings"]),
    ("serve --settings {text}", 2, ["{text}", "--settings"]),
    ("serve --settings {binary}", 2, ["{binary}", "--settings"]),
    ("serve --settings {wrong}", 2, ["docs/settings.md", "stroe"]),
    ("worker", 2, ["LUDORUM_BUS"]),
    ("LUDORUM_STORE=nonsense serve", 2, ["store", "sqlite:///FILE"]),
    ("LUDORUM_STORE=postgresql://me@host:port/x serve", 2, ["store", "sqlite:///FILE"]),
    ("LUDORUM_BUS=nonsense serve", 2, ["bus", "nats://HOST:4222"]),
    ("LUDORUM_PORT=x serve", 2, ["docs/settings.md", "port"]),
    ("LUDORUM_WORKERS=false serve", 2, ["workers", "nats://"]),
    ("LUDORUM_PUBLIC_URL=play.example.org serve", 2, ["public_url", "https://HOST"]),
    ("LUDORUM_PUBLIC_URL=https://a.example serve", 2, ["public_url", "secure"]),
    ("LUDORUM_MAIL_SERVER=smtp://a serve", 2, ["mail_server", "public_url"]),
    ("LUDORUM_TRACES=here serve", 2, ["traces", "http://HOST:4318"]),
    # its store and its bus
    ("LUDORUM_STORE=mysql://a/x serve", 2, ["store", "sqlite:///FILE"]),
    ("LUDORUM_STORE=mysql://a/x admin stuck", 2, ["store", "sqlite:///FILE"]),
    ("LUDORUM_STORE=sqlite:///{none} admin backup {tmp}/b", 2, ["{none}", "ludorum serve"]),
    ("LUDORUM_STORE=sqlite:///{none} admin backup --keep -1 {tmp}/b", 2, ["--keep", "0"]),
    ("LUDORUM_STORE=sqlite:///{none} admin restore {tmp}/x.db", 2, ["x.db", "ludorum admin"]),
    ("LUDORUM_STORE=sqlite:///{text} admin restore {text}", 2, ["{text}"]),
    ("LUDORUM_STORE=sqlite:///{none} admin restore {text}", 2, ["{text}"]),
    ("LUDORUM_STORE=sqlite:///{none} admin rehearse {tmp}", 2, ["{tmp}", "ludorum admin"]),
    ("LUDORUM_STORE={away} admin backup {tmp}/b", 2, ["{dead}", "psql"]),
    ("LUDORUM_STORE={away} serve", 1, ["{away}", "pg_isready"]),
    ("LUDORUM_STORE={away} admin stuck", 1, ["{away}", "pg_isready"]),
    ("LUDORUM_STORE={away} upgrade tithe", 1, ["{away}", "pg_isready"]),
    ("LUDORUM_STORE=sqlite:///{tmp}/no/x.db serve", 1, ["{tmp}/no"]),
    ("LUDORUM_STORE=sqlite:///{tmp} serve", 1, ["{tmp}"]),
    ("LUDORUM_STORE=sqlite:///{text} serve", 1, ["{text}", "sqlite:///"]),
    ("LUDORUM_STORE=sqlite:///{newer} serve", 1, ["{newer}", "pip install"]),
    ("LUDORUM_STORE=sqlite:///{newer} admin stuck", 1, ["{newer}", "pip install"]),
    ("LUDORUM_STORE=sqlite:///{older} admin stuck", 1, ["{older}", "ludorum serve"]),
    ("LUDORUM_STORE=sqlite:///{none} admin stuck", 1, ["{none}", "ludorum serve"]),
    ("LUDORUM_STORE=sqlite:///{none} admin check", 1, ["{none}", "ludorum serve"]),
    ("LUDORUM_STORE=sqlite:///{none} admin show x", 1, ["{none}", "ludorum serve"]),
    ("LUDORUM_STORE=sqlite:///{none} admin bans", 1, ["{none}", "ludorum serve"]),
    ("LUDORUM_STORE=sqlite:///{none} upgrade tithe", 1, ["{none}", "ludorum serve"]),
    ("LUDORUM_BUS={nowhere} serve", 1, ["{nowhere}", "nats-server"]),
    ("LUDORUM_BUS={nowhere} worker", 1, ["{nowhere}", "nats-server"]),
    # a cluster that is away
    ("simulate tithe --engine ray --address 127.0.0.1:{dead}", 1, ["{dead}", "ray start"]),
]  # fmt: skip


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Wrong files and places, by the words of the table."""
    tmp = tmp_path_factory.mktemp("mistakes")
    whole = record(tmp / "record").read_text("utf-8")
    lines = [x for x in whole.splitlines() if x.startswith(("[", '{"ludorum"'))]
    head, first, *rest = lines
    made = {
        "text": "a letter to my aunt\n",
        "empty": "",
        "json": "{}\n",
        "wrong": 'stroe = "sqlite:///x.db"\n',
        "broken": whole[: len(whole) // 2],
        "strange": whole.replace('"tithe"', '"chess"', 1),
        "old": re.sub(r'"epoch": ?\d+', '"epoch": 99', whole, count=1),
        "twisted": "\n".join([head, json.dumps([*json.loads(first)[:2], "no such"]), *rest]),
    }
    for name, text in made.items():
        (tmp / name).write_text(text, "utf-8")
    (tmp / "binary").write_bytes(bytes(range(256)) * 8)
    pl.DataFrame({"game": [0], "record": [whole]}).write_parquet(tmp / "games.parquet")
    for name, revision in (("newer", "9999"), ("older", "")):
        con = sqlite3.connect(tmp / name)
        con.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        if revision:
            con.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
        con.commit()
        con.close()
    with socket.create_server(("127.0.0.1", 0)) as taken, socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # nobody listens, and nobody else gets it
        dead = closed.getsockname()[1]
        words = {x: str(tmp / x) for x in (*made, "binary", "newer", "older", "record", "none")}
        yield {
            **words,
            "games": str(tmp / "games.parquet"),
            "tmp": str(tmp),
            "taken": str(taken.getsockname()[1]),
            "dead": str(dead),
            "away": f"postgresql://127.0.0.1:{dead}/x",
            "nowhere": f"nats://127.0.0.1:{dead}",
        }


def asked(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    """A command with its variables in front, in this process: exit code and what stderr has."""
    words = line.split()
    while words and words[0].startswith("LUDORUM_"):
        name, _, value = words.pop(0).partition("=")
        monkeypatch.setenv(name, value)
    begun = time.monotonic()
    code = main(words)
    assert time.monotonic() - begun < SECONDS
    return code, capsys.readouterr().err


@pytest.mark.parametrize(("line", "code", "names"), TABLE, ids=[x[0] or "nothing" for x in TABLE])
def test_a_mistake_is_one_line_that_says_what_to_do(
    line: str,
    code: int,
    names: list[str],
    files: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(files["tmp"])
    monkeypatch.setenv("XDG_DATA_HOME", files["tmp"])
    monkeypatch.setenv("LUDORUM_CONTENT", "")  # `box check` sets it, for its own process
    lines = {}
    for system in ("en_US.UTF-8", "uk_UA.UTF-8"):
        monkeypatch.setenv("LC_ALL", system)
        found, err = asked(line.format(**files), monkeypatch, capsys)
        assert found == code, err
        assert err.startswith("ludorum: ") and err.count("\n") == 1 and err.endswith("\n"), err
        for name in names:
            assert name.format(**files) in err, err
        lines[system[:2]] = err
    assert lines["uk"] != lines["en"] and re.search("[а-щьюяіїєґ]", lines["uk"]), lines["uk"]


# -- what only a process shows ---------------------------------------------------------------------


@contextmanager
def started(*words: str, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """The command as a process; it is gone in the end, whatever a test finds."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | more
    with subprocess.Popen([*PYTHON, *words], text=True, **pipes) as run:
        try:
            yield run
        finally:
            run.kill()


@contextmanager
def heeding_interrupts() -> Iterator[None]:
    """What is started here hears Ctrl-C, also where the tests themselves were told not to: a shell
    tells so to what it runs in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def test_nobody_reads_the_output() -> None:
    """`ludorum … | head`: no traceback, and the code of a broken pipe."""
    with started("author", "clauses", "architects", "--tests", ".") as run:
        assert run.stdout is not None and run.stderr is not None
        run.stdout.close()
        assert run.stderr.read() == ""
        assert run.wait(SECONDS) == 141


@pytest.mark.skipif(os.name != "posix", reason="a terminal's Ctrl-C is a signal of POSIX")
@pytest.mark.parametrize(
    ("words", "sign"),
    [
        ("play tithe --seed 1", ">"),
        ("learn tithe", ">"),
        ("companion paladins --solo easy", ">"),
        ("simulate tithe --games 1000000", ""),
        ("simulate tithe --games 1000000 --workers 2", ""),
    ],
)
def test_interrupted(words: str, sign: str, tmp_path: Path) -> None:
    """Ctrl-C, as a terminal sends it to all that run: 130, and no traceback."""
    env = os.environ | {
        "XDG_DATA_HOME": str(tmp_path),
        "LC_ALL": "C.UTF-8",
        "PYTHONUNBUFFERED": "1",
    }
    pipe = subprocess.PIPE
    with (
        heeding_interrupts(),
        started(*words.split(), stdin=pipe, env=env, start_new_session=True) as run,
    ):
        assert run.stdout is not None and run.stderr is not None
        if sign:
            while sign not in run.stdout.read(1):
                assert run.poll() is None
        else:
            time.sleep(2)  # its workers start, or play
        os.killpg(run.pid, signal.SIGINT)
        _, err = run.communicate(timeout=SECONDS)
        assert run.returncode == 130 and "Traceback" not in err


def test_interrupted_while_it_is_being_loaded() -> None:
    """Loading takes a second on a small machine, and nobody has heard of the command yet."""
    code = (
        "import sys\n"
        "class Slow:\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == 'ludorum.cli': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Slow())\n"
        "from ludorum.__main__ import start; sys.exit(start())"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 130 and run.stderr == ""


def test_nothing_to_read_from(tmp_path: Path) -> None:
    """Without a terminal and without input a game is put away, not thrown away."""
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    with started("play", "tithe", stdin=subprocess.DEVNULL, env=env) as run:
        out, err = run.communicate(timeout=SECONDS)
    assert run.returncode == 0 and err == "" and "--resume" in out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk to write to")
def test_a_full_disk() -> None:
    with Path("/dev/full").open("w") as full, started("games", "--lang", "uk", stdout=full) as run:
        _, err = run.communicate(timeout=SECONDS)
    assert run.returncode == 1 and "диску" in err and err.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk to write to")
def test_a_full_disk_below_parquet() -> None:
    """Polars wraps what the system has said."""
    with pytest.raises(pl.exceptions.ComputeError) as full:
        pl.DataFrame({"game": [0]}).write_parquet("/dev/full")
    assert exit_code(full.value) == 1 and "диску" in said(full.value, "uk")


def test_a_missing_library_at_import() -> None:
    """Environments say which extra brings what they need."""
    blocked = "import sys; sys.modules['pettingzoo'] = None; import ludorum.lab.envs.aec"
    run = subprocess.run(
        [sys.executable, "-c", blocked], capture_output=True, text=True, check=False
    )
    assert run.stderr.rstrip().endswith("this needs pettingzoo: pip install 'ludorum[lab]'")


@pytest.mark.parametrize(
    ("words", "module", "extra"),
    [
        ("serve", "msgspec", "server"),
        ("doctor", "litestar", "server"),
        ("upgrade tithe", "sqlalchemy", "server"),
        ("admin stuck", "sqlalchemy", "server"),
        ("report x", "polars", "parquet"),
        ("simulate tithe --out x.parquet", "polars", "parquet"),
        ("author value tithe", "numpy", "lab"),
        ("simulate tithe --engine ray", "ray", "ray"),
    ],
)
def test_a_missing_library_at_a_command(words: str, module: str, extra: str) -> None:
    code = (
        f"import sys; sys.modules[{module!r}] = None\n"
        f"from ludorum.cli import main; sys.exit(main({words.split()!r}))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    told = run.stderr + run.stdout
    assert run.returncode == (1 if words == "doctor" else 2), told
    assert f"pip install 'ludorum[{extra}]'" in told and "Traceback" not in told


def test_every_library_is_brought_by_the_extra_that_is_named() -> None:
    """As far as it is installed here."""
    project = tomllib.loads((SOURCE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    packages = packages_distributions()
    for extra, modules in EXTRAS.items():
        wanted = project["optional-dependencies"][extra]
        names = {re.split(r"[^A-Za-z0-9_.-]", x)[0] for x in wanted}
        for module in set(modules) & set(packages):
            found = {x.lower().replace("_", "-") for x in packages[module]}
            assert found & names, (extra, module)


def test_an_older_python_is_told(tmp_path: Path) -> None:
    """With the version set back: the first thing asked, before anything newer is imported."""
    code = (
        "import sys, runpy; sys.version_info = (3, 10, 1); sys.version = '3.10.1 (old)'\n"
        "runpy.run_module('ludorum', run_name='__main__')"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr == "ludorum: Python 3.11 or later is needed, this is 3.10.1\n"


# -- the words -------------------------------------------------------------------------------------


def test_every_sentence_is_there_in_every_language() -> None:
    """And every code that is raised has one."""
    ids = {lang: set(IDS.findall(read_words("ludorum.cli", lang))) for lang in LANGUAGES}
    assert ids["en"] == ids["uk"] == ids["ru"]
    source = "".join([x.read_text("utf-8") for x in SOURCE.rglob("*.py")])
    raised = set(re.findall(r"\b(?:Mistake|unknown|Unfit)\(\s*\"([a-z-]+)\"", source))
    assert len(raised) > 40 and {f"mistake-{x}" for x in raised} <= ids["en"]


def test_faults_of_ours_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(args: object) -> int:
        raise KeyError("a fault")

    monkeypatch.setattr("ludorum.cli.games.run", broken)
    with pytest.raises(KeyError):
        main(["games"])
