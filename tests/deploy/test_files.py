"""What is in deploy/ is accepted by the tools it is for, and speaks of things that exist."""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest

from ludorum.cli import parser
from ludorum.server.ops.backup import MADE, REHEARSED, note
from ludorum.server.settings import Settings
from ludorum.server.telemetry import METRICS

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted([x for x in (DEPLOY / "systemd").iterdir() if x.suffix in (".service", ".timer")])


# Where the checks of the project have installed the tools, their absence is a mistake.
REQUIRED = os.environ.get("LUDORUM_TOOLS", "").split()


def tool(name: str, package: str) -> str:
    found = shutil.which(name)
    if found is not None:
        return found
    told = f"{name} is not installed: apt-get install {package}"
    if name in REQUIRED:
        pytest.fail(told, pytrace=False)
    pytest.skip(told)


def said(*command: str, **env: str) -> str:
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | env, capture_output=True, text=True, timeout=60,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def compose() -> list[str]:
    """`docker compose`, or what it was before."""
    if shutil.which("docker"):
        asked = subprocess.run(["docker", "compose", "version"], capture_output=True, check=False)
        if asked.returncode == 0:
            return ["docker", "compose"]
    return [tool("docker-compose", "docker-compose")]


@pytest.mark.parametrize("file", ["compose.home.yaml", "compose.hosted.yaml"])
def test_compose_accepts_it(file: str) -> None:
    env = {"LUDORUM_DOMAIN": "play.example.org", "POSTGRES_PASSWORD": "secret"}
    told = said(*compose(), "-f", f"deploy/{file}", "config", **env)
    # Every setting it gives is one the server knows, every file it mounts is there.
    for name in set(re.findall(r"LUDORUM_[A-Z_]+", told)) - {"LUDORUM_DOMAIN"}:
        assert name.removeprefix("LUDORUM_").lower() in Settings.__struct_fields__, name
    for source in re.findall(r"[-:] *(/\S*/deploy/[^:\s]+)", told):
        assert Path(source).is_file(), source


def test_the_hosted_house_passes_every_setting_on() -> None:
    """Those it has not fixed itself come from hosted.env, with the defaults of the server."""
    text = (DEPLOY / "compose.hosted.yaml").read_text("utf-8")
    given = dict(re.findall(r"^ +LUDORUM_([A-Z_]+): (.+)$", text, re.MULTILINE))
    own = {"HOST", "PORT"}  # of the image, which the healthcheck and the proxy know
    assert set(given) - {"DOMAIN"} == {x.upper() for x in Settings.__struct_fields__} - own
    for name, value in given.items():
        found = re.fullmatch(rf"\$\{{LUDORUM_{name}:-(.*)\}}", value)
        if found and name != "LOG_JSON":  # for machines to read, as in the image
            default = getattr(Settings(), name.lower())
            shown = str(default).lower() if isinstance(default, bool) else str(default or "")
            assert found[1] == ("" if default == [] else shown), name


@pytest.mark.parametrize(
    ("overdue", "failing", "done"),
    [(2, "", ["backup", "rehearse"]), (1, "", ["rehearse"]), (0, "", []),
     (2, "backup", ["backup", "rehearse"]), (2, "rehearse", ["backup", "rehearse"])],
)  # fmt: skip
def test_the_backup_job_does_what_is_due(
    tmp_path: Path, overdue: int, failing: str, done: list[str]
) -> None:
    """The loop of the hosted house, with a `ludorum` that notes what it is asked. What fails does
    not end it: it must come to its next hour."""
    text = (DEPLOY / "compose.hosted.yaml").read_text()
    (script,) = re.findall(r'entrypoint: \["sh", "-c"\]\n +command:\n +- \|\n((?: {8}.*\n)+)', text)
    lines = re.findall(r"ludorum (admin .+)", script)
    assert len(lines) == 2
    for line in lines:
        parser().parse_args(line.split())
    script = script.replace("$$", "$").replace("/metrics", str(tmp_path))
    for (name, _), fresh in ((MADE, overdue < 2), (REHEARSED, overdue < 1)):
        file = tmp_path / f"{name}.prom"
        file.touch()
        os.utime(file, None if fresh else (1e9, 1e9))
    fakes = {
        "ludorum": f'echo "$2" >>{tmp_path}/asked; [ "$2" != "{failing}" ]',
        "sleep": f"echo $1 >>{tmp_path}/slept; kill $PPID",
    }
    for name, body in fakes.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{body}\n")
        (tmp_path / name).chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    subprocess.run(["sh", "-c", script], env={"PATH": path}, timeout=60, check=False)
    asked = tmp_path / "asked"
    assert (asked.read_text().split() if asked.exists() else []) == done
    assert (tmp_path / "slept").read_text() == "3600\n"


@pytest.mark.parametrize("missing", ["POSTGRES_PASSWORD", "LUDORUM_DOMAIN"])
def test_the_hosted_house_says_what_is_missing(missing: str) -> None:
    file = str(DEPLOY / "compose.hosted.yaml")
    done = subprocess.run(
        [*compose(), "-f", file, "config"], cwd=ROOT, capture_output=True, text=True, check=False,
        env={**os.environ, "POSTGRES_PASSWORD": "x", "LUDORUM_DOMAIN": "x"} | {missing: ""},
    )  # fmt: skip
    assert done.returncode != 0 and "set it in deploy/hosted.env" in done.stderr
    example = (DEPLOY / "hosted.env.example").read_text()
    for name in re.findall(r"\$\{(\w+):\?", Path(file).read_text()):
        assert f"{name}=" in example


def test_the_image_takes_what_is_there() -> None:
    """Without an engine: every path it copies is there, and not left out by the ignore file."""
    text = (DEPLOY / "Dockerfile").read_text()
    kept = re.findall(r"^!(\S+)$", (DEPLOY / "Dockerfile.dockerignore").read_text(), re.MULTILINE)
    copied = [
        path
        for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE)
        for path in line.split()[:-1]
    ]
    assert copied
    for path in copied:
        assert (ROOT / path).exists(), path
        assert any(path == x or path.startswith(f"{x}/") for x in kept), path
    assert re.search(r"^USER ludorum$", text, re.MULTILINE) and "HEALTHCHECK" in text


@pytest.mark.parametrize("unit", UNITS, ids=lambda x: x.name)
def test_systemd_accepts_it(unit: Path, tmp_path: Path) -> None:
    verify = tool("systemd-analyze", "systemd")
    for one in UNITS:  # a timer looks for its service
        text = one.read_text().replace("/opt/ludorum/bin/ludorum", "/bin/true")
        (tmp_path / one.name).write_text(text)
    told = said(verify, "verify", "--man=no", str(tmp_path / unit.name))
    assert told == "", told


@pytest.mark.parametrize("unit", [x for x in UNITS if x.suffix == ".service"], ids=lambda x: x.name)
def test_the_units_start_what_there_is(unit: Path) -> None:
    text = unit.read_text()
    (line,) = re.findall(r"^ExecStart=/opt/ludorum/bin/ludorum (.+)$", text, re.MULTILINE)
    assert parser().parse_args(line.split()).settings == Path("/etc/ludorum/ludorum.toml")
    assert "NoNewPrivileges=yes" in text


@pytest.mark.parametrize("name", ["ludorum.service", "ludorum-worker.service"])
def test_the_units_allow_what_the_server_does(name: str) -> None:
    """What thinks about reviews lowers its own priority; a forbidden call would end it."""
    analyze = tool("systemd-analyze", "systemd")
    text = (DEPLOY / "systemd" / name).read_text()
    (forbidden,) = re.findall(r"^SystemCallFilter=~(.+)$", text, re.MULTILINE)
    calls = said(analyze, "syscall-filter", "--no-pager", *forbidden.split()).split()
    assert calls and not {"setpriority", "nice"} & set(calls)


def test_caddy_accepts_its_file() -> None:
    caddy = tool("caddy", "caddy")
    said(caddy, "validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile")


def test_prometheus_accepts_its_files(tmp_path: Path) -> None:
    promtool = tool("promtool", "prometheus")
    for file in ("prometheus.yaml", "alerts.yaml"):
        shutil.copy(DEPLOY / "monitoring" / file, tmp_path)
    said(promtool, "check", "config", str(tmp_path / "prometheus.yaml"))


def test_what_a_backup_says_is_read_by_prometheus(tmp_path: Path) -> None:
    promtool = tool("promtool", "prometheus")
    for metric in (MADE, REHEARSED):
        note(tmp_path, metric, 1.7e9)
        text = (tmp_path / f"{metric[0]}.prom").read_text()
        done = subprocess.run(
            [promtool, "check", "metrics"], input=text, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_alertmanager_accepts_its_file() -> None:
    amtool = tool("amtool", "prometheus-alertmanager")
    said(amtool, "check-config", "deploy/monitoring/alertmanager.yaml")


def test_every_alert_is_fired_by_its_fault_and_has_its_page(tmp_path: Path) -> None:
    promtool = tool("promtool", "prometheus")
    for file in ("alerts.yaml", "alerts_test.yaml"):
        shutil.copy(DEPLOY / "monitoring" / file, tmp_path)
    said(promtool, "test", "rules", str(tmp_path / "alerts_test.yaml"))
    alerts = (DEPLOY / "monitoring" / "alerts.yaml").read_text()
    names = re.findall(r"- alert: (\w+)", alerts)
    fired = re.findall(r"- name: (Ludorum\w+)", (tmp_path / "alerts_test.yaml").read_text())
    assert len(names) >= 10 and sorted(names) == sorted(fired)
    runbook = (DEPLOY.parent / "docs" / "runbook.md").read_text()
    pages = re.findall(r"^## (\w+)$", runbook, re.MULTILINE)
    assert pages == names
    assert [x.lower() for x in names] == re.findall(r"runbook\.md#(\w+)", alerts)


def metrics_in(text: str) -> set[str]:
    return set(re.findall(r"\b(?:ludorum|process)_[a-z_]+\b", text))


def test_the_dashboard_and_the_alerts_ask_for_metrics_that_exist() -> None:
    METRICS.loop_seen.labels("a loop").set(0)
    METRICS.loop_failures.labels("a loop").inc(0)
    METRICS.shard_up.labels("s1").set(1)
    there = set(re.findall(r"^(\w+?)(?:\{.*\})? ", generate_latest().decode(), re.MULTILINE))
    there |= {MADE[0], REHEARSED[0]}  # not of a process: backups write them into files
    board: dict[str, Any] = json.loads((DEPLOY / "monitoring" / "dashboard.json").read_text())
    asked = " ".join([x["expr"] for panel in board["panels"] for x in panel.get("targets", [])])
    asked += (DEPLOY / "monitoring" / "alerts.yaml").read_text()
    wanted = metrics_in(asked)
    assert len(wanted) >= 10 and wanted <= there, wanted - there
    ours = {x.removesuffix("_created") for x in metrics_in(" ".join(there)) if "ludorum" in x}
    for name in ours:
        base = re.sub(r"_(total|bucket|count|sum)$", "", name)
        assert base in asked, f"nobody looks at {base}"
    places = [tuple(panel["gridPos"].values()) for panel in board["panels"]]
    assert len(set(places)) == len(places)


def test_the_dashboard_begins_with_what_is_promised() -> None:
    """Under each promise of the runbook first what says whether it is kept."""
    board: dict[str, Any] = json.loads((DEPLOY / "monitoring" / "dashboard.json").read_text())
    found = [
        (row["title"], panel["targets"][-1]["expr"])
        for row, panel in itertools.pairwise(board["panels"])
        if row["type"] == "row"
    ]
    promises = (("250 ms", "command_seconds"), ("second", "outbox_age"), ("lost", "mismatches"))
    for (title, asked), (word, metric) in zip(found[:3], promises, strict=True):
        assert word in title and metric in asked
