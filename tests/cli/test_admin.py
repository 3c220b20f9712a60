"""`ludorum admin` as an operator runs it, on a real SQLite file."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludorum.cli import main
from tests.server.test_tables import house

Out = pytest.CaptureFixture[str]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table of Architects, a few answers in, and the settings that name its store."""
    monkeypatch.setenv("LUDORUM_STORE", f"sqlite:///{tmp_path / 'x.db'}")
    monkeypatch.setenv("LANG", "C")

    async def make() -> str:
        async with house(tmp_path) as there:
            ann, bob = await there.person("Ann"), await there.person("Bob")
            people = (ann, bob)
            id = await there.table(ann, bob, game="architects")
            for n in range(6):
                live = await there.services.cache.current(id)
                await there.answer(people[live.waiting()[0]], id, random.Random(n))
            return id

    return asyncio.run(make())


def ask(capsys: Out, *argv: str, code: int = 0) -> Any:
    capsys.readouterr()
    tool, *rest = argv
    assert main(["admin", tool, "--json", *rest]) == code
    return json.loads(capsys.readouterr().out)


def test_a_table_is_frozen_found_and_let_go_on(table: str, capsys: Out) -> None:
    id = ["--", table]
    assert ask(capsys, "stuck", "--idle", "1e6") == {"tables": []}
    assert main(["admin", "freeze", "--why", "a look", *id]) == 0
    (found,) = ask(capsys, "stuck", code=1)["tables"]
    assert (found["table"], found["why"], found["told"]) == (table, "frozen", "a look")
    assert main(["admin", "stuck"]) == 1
    assert "a look" in capsys.readouterr().out
    assert main(["admin", "unfreeze", "--why", "done", *id]) == 0
    assert ask(capsys, "stuck", "--idle", "1e6") == {"tables": []}


def test_positions_records_and_setting_back(table: str, capsys: Out, tmp_path: Path) -> None:
    now = ask(capsys, "show", "--seat", "1", "--", table)
    past = ask(capsys, "show", "--at", str(now["of"] - 2), "--seat", "1", "--", table)
    assert past["answers"] == now["answers"] - 2 and past["digest"] != now["digest"]
    other = ask(capsys, "show", "--seat", "0", "--", table)
    assert other["digest"] == now["digest"] and other["state"] != now["state"]

    assert main(["admin", "show", "--", table]) == 0
    drawn = capsys.readouterr().out
    assert "Ann" in drawn and f"{now['of']} of {now['of']} answers" in drawn

    file = tmp_path / "r.jsonl"
    assert main(["admin", "record", "--out", str(file), "--", table]) == 0
    assert '"key":""' in file.read_text()  # a game under way keeps its key
    assert main(["replay", str(file), "--plain"]) == 0

    back = ask(capsys, "set-back", "--why", "wrong", "--", table, str(past["answers"]))
    again = ask(capsys, "show", "--seat", "1", "--", table)
    assert again["of"] == back["answers"] and again["status"] == "running"


def test_the_audit_is_read_by_people_too(table: str, capsys: Out) -> None:
    assert main(["admin", "set-back", "--why", "it was wrong", "--", table, "9999"]) == 2
    assert "can be set back to" in capsys.readouterr().err
    facts = ask(capsys, "audit", "--", table)
    assert [x["name"] for x in facts["seats"]] == ["Ann", "Bob"]
    assert {x["who"] for x in facts["acts"]} == {"start", "seat 0", "seat 1"}
    assert main(["admin", "freeze", "--why", "noise", "--", table]) == 0
    assert main(["admin", "audit", f"https://house.example/table/{table}"]) == 0
    told = capsys.readouterr().out
    assert "operator freeze" in told and "noise" in told and "Bob" in told


def test_every_mistake_is_one_friendly_line(
    table: str, capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for argv, said in (
        (["show", "nowhere"], "no table nowhere"),
        (["show", "--seat", "7", "--", table], "--seat"),
        (["show", "--at", "-3", "--", table], "answers 0 to"),
        (["record", "--at", "5000", "--out", "x", "--", table], "answers 0 to"),
        (["unfreeze", "--why", "x", "--", table], "is not frozen"),
        (["freeze", "--why", "x", "nowhere"], "no table"),
    ):
        assert main(["admin", *argv]) == 2, argv
        err = capsys.readouterr().err
        assert said in err and err.startswith("ludorum: ") and err.count("\n") == 1
    monkeypatch.setenv("LUDORUM_STORE", f"sqlite:///{tmp_path / 'none.db'}")
    assert main(["admin", "stuck"]) == 1
    assert "There is no store" in capsys.readouterr().err


def test_bans_and_who_is_banned(table: str, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["admin", "ban", "--user", "u-Ann", "--bots", "--why", "rude"]) == 0
    assert "seats 1" in capsys.readouterr().out
    assert main(["admin", "ban", "--name", "Troll", "--days", "3", "--why", "noise"]) == 0
    found = ask(capsys, "bans")["bans"]
    assert {(x["kind"], x["value"], x["until"] > 0) for x in found} == {
        ("user", "u-Ann", False),
        ("name", "troll", True),
    }
    assert main(["admin", "unban", "--name", "TROLL"]) == 0
    assert main(["admin", "bans"]) == 0
    told = capsys.readouterr().out
    assert "rude" in told and "noise" not in told
    monkeypatch.setenv("LUDORUM_BUS", "nats://127.0.0.1:1")  # nobody there: banned all the same
    assert main(["admin", "ban", "--name", "Late", "--why", "x"]) == 0
    assert "within five minutes" in capsys.readouterr().out
    for argv in (["--user", "nobody"], ["--name", "x", "--bots"], ["--name", "x", "--days", "-1"]):
        assert main(["admin", "ban", *argv, "--why", "x"]) == 2
    assert main(["admin", "unban", "--name", "troll"]) == 2


def test_backup_and_restore(
    table: str, capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    made = Path(ask(capsys, "backup", str(folder))["file"])
    assert made.stat().st_mode & 0o077 == 0
    for name in ("ludorum-20200101T000000Z.db", "ludorum-20200102T000000Z.db", "mine.db"):
        (folder / name).write_bytes(b"old")
    assert main(["admin", "restore", str(made)]) == 2  # the store is there
    assert "move it away" in capsys.readouterr().err
    digest = ask(capsys, "show", "--", table)["digest"]
    monkeypatch.setenv("LUDORUM_STORE", f"sqlite:///{tmp_path / 'new.db'}")
    assert main(["admin", "restore", str(folder / "mine.db")]) == 2
    assert "not a sound store" in capsys.readouterr().err and not (tmp_path / "new.db").exists()
    assert main(["admin", "restore", str(made)]) == 0
    assert ask(capsys, "show", "--", table)["digest"] == digest
    assert ask(capsys, "check") == {"tables": 1, "wrong": {}}
    time.sleep(1.1)  # backups are named by the second
    assert ask(capsys, "backup", "--keep", "2", str(folder))["removed"] == 2
    assert (folder / "mine.db").exists() and made.exists()


def test_check_finds_what_is_wrong(table: str, capsys: Out, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "x.db")) as con:
        con.execute("UPDATE heads SET digest = 'wrong'")
        con.commit()
    assert ask(capsys, "check", code=1)["wrong"] == {
        table: "played again it ends in another position"
    }


def test_doctor_says_that_nats_is_away_and_no_password(
    capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDORUM_STORE", "postgresql://ann:secret@127.0.0.1:1/x")
    for bus in ("nats://bob:secret@127.0.0.1:1", "nats://secret@127.0.0.1:1"):
        monkeypatch.setenv("LUDORUM_BUS", bus)
        assert main(["doctor"]) == 1
        told = capsys.readouterr().out
        assert "start nats-server" in told and "WRONG store" in told
        assert "ann:***@" in told and "***@127.0.0.1:1 " in told and "secret" not in told


def test_doctor_only_looks(capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDORUM_STORE", f"sqlite:///{tmp_path}/new.db")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    monkeypatch.setenv("LUDORUM_PORT", "1")
    assert main(["doctor", "--port", port]) == 0
    assert "ludorum serve creates it" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setenv("LUDORUM_MIGRATE", "false")
    assert main(["doctor"]) == 1
