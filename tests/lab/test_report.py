"""Reports: the figures are those of the games, and the page stands alone in three languages."""

from __future__ import annotations

import math
import random
import re
import statistics
import subprocess
import sys
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import polars as pl
import pytest

from ludorum.games import load, names
from ludorum.lab.drawings import Scale, around, ratios
from ludorum.lab.engine import Engine
from ludorum.lab.experiment import experiment, trials
from ludorum.lab.findings import find
from ludorum.lab.intervals import Mean, ratio_interval, share_interval
from ludorum.lab.page import action_text, page
from ludorum.lab.results import read_about
from ludorum.lab.run import keep
from ludorum.testing.words import well_written
from ludorum.words import LANGUAGES, MessageBundle, read_words


def made(
    folder: Path, name: str, seats: int, games: int, bots: str = "random", **vary: list[str]
) -> Path:
    """The results of a small run."""
    path = folder / f"{name}.parquet"
    line_up = (bots,) * seats
    plan = experiment(load(name), seats, games, 1, trials({}, vary, [line_up]))
    keep(plan, Engine(), path, "ludorum simulate <it>", lambda done: None)
    return path


@pytest.fixture(scope="module")
def architects(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(tmp_path_factory.mktemp("lab"), "architects", 2, 60)


# -- figures -----------------------------------------------------------------------------------


def test_figures_are_those_of_the_rows(architects: Path) -> None:
    about = read_about(architects)
    keys = list(about["examples"])
    found = find(architects, {key: n for n, key in enumerate(keys)})
    rows = list(pl.read_parquet(architects).iter_rows(named=True))

    (trial,) = found.trials
    assert trial.games == len(rows) == 60
    for p in trial.players:
        wins = sum([1 / len(r["winners"]) for r in rows if p.player in r["winners"]])
        assert p.wins.value == pytest.approx(wins / 60)
        assert p.wins.low < p.wins.value < p.wins.high
        scores = [r["scores"][p.player] for r in rows]
        assert p.scores.median == statistics.median(scores)
        assert sum([share for _, share in p.scores.bins]) == pytest.approx(1)
        for first, share in p.scores.bins:
            inside = [x for x in scores if first <= x < first + p.scores.width]
            assert len(inside) == round(share * 60)

    points: dict[tuple[str, bool], int] = {}
    times: dict[tuple[str, bool], list[int]] = {}
    seats = {True: 0, False: 0}
    for r in rows:
        for seat in range(2):
            won = seat in r["winners"]
            seats[won] += 1
            for x in [x for x in r["sheet"] if x["player"] == seat]:
                key = x["line"], won
                points[key] = points.get(key, 0) + x["points"]
            for x in [x for x in r["deeds"] if x["player"] == seat]:
                times.setdefault((f"{x['deed']} {x['of']}", won), []).append(x["n"])
    for line in found.lines:
        assert line.winners == pytest.approx(points[line.line, True] / seats[True])
        assert line.others == pytest.approx(points[line.line, False] / seats[False])
    assert found.actions
    for action in found.actions:
        mean = {won: sum(times[keys[action.label], won]) / seats[won] for won in (True, False)}
        assert action.lift == pytest.approx(mean[True] / mean[False])
        assert action.low <= action.lift <= action.high


def test_actions_told_alike_are_counted_together(architects: Path) -> None:
    keys = list(read_about(architects)["examples"])
    apart = find(architects, {key: n for n, key in enumerate(keys)})
    together = find(architects, dict.fromkeys(keys, 0))
    (one,) = together.actions
    assert one.rate > max([d.rate for d in apart.actions])


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng = random.Random(3)
    held = {"share": 0, "mean": 0, "ratio": 0}
    for _ in range(400):
        low, high = share_interval(sum([rng.random() < 0.3 for _ in range(80)]), 80)
        held["share"] += low <= 0.3 <= high
        a, b = Mean(), Mean()
        for _ in range(80):
            a.add(rng.gauss(8, 2))
            b.add(rng.gauss(4, 2))
        low, high = a.interval()
        held["mean"] += low <= 8 <= high
        low, high = ratio_interval(a, b)
        held["ratio"] += low <= 2 <= high
    assert all(0.91 * 400 <= n <= 0.985 * 400 for n in held.values()), held


def test_intervals_at_the_edges() -> None:
    assert share_interval(0, 10)[0] == 0 and 0.2 < share_interval(0, 10)[1] < 0.35
    assert share_interval(10, 10)[1] == 1
    lone = Mean()
    lone.add(7)
    assert lone.interval() == (7, 7) and math.isinf(lone.error)


@pytest.mark.parametrize(
    "scale",
    [
        Scale(0, 1),
        Scale(-86, 70),
        Scale(318, 1020),
        around([3, 3]),
        ratios([0.4]),
        ratios([9, 0.2]),
    ],
)
def test_scales_keep_their_marks_inside_and_apart(scale: Scale) -> None:
    at = sorted([scale.at(x) for x in scale.steps()])
    assert len(at) >= 2 and at[0] >= 0 and at[-1] <= 100
    assert all(b - a > 5 for a, b in pairwise(at))


# -- the page ----------------------------------------------------------------------------------


class Checker(HTMLParser):
    """Tags are closed in order; what would be fetched is noted."""

    VOID = ("meta", "br", "circle", "path", "polygon")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [f"{k}={v}" for k, v in attrs if k in ("src", "href", "srcset", "action")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text.append(data)


def checked(html: str) -> str:
    """The words of a page that stands alone."""
    checker = Checker()
    checker.feed(html)
    assert not checker.open and not checker.fetched
    assert "url(" not in html and "@import" not in html and "<script" not in html
    text = " ".join(checker.text)
    assert not re.search(r"\b(report|score|setting|player)-[a-z0-9]", text), "a message is missing"
    assert "nan" not in text.split() and "inf" not in text.split()
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_alone_in_every_language(architects: Path, lang: str) -> None:
    text = checked(page(architects, lang))
    assert MessageBundle.of(lang, load("architects").package).say("title") in text
    assert "ludorum simulate <it>" in text, "not escaped"


def test_words_are_the_same_in_every_language() -> None:
    well_written("ludorum.lab")


def test_every_message_is_used() -> None:
    folder = Path(sys.modules["ludorum.lab"].__path__[0])
    files = [*folder.glob("*.py"), *folder.glob("templates/*.html")]
    code = "".join([file.read_text(encoding="utf-8") for file in files])
    asked = [re.sub("{[a-z]+}", "[a-z]+", x) for x in re.findall(r"report-[a-z{}-]+", code)]
    kept = re.findall(r"(?m)^(report-[a-z-]+) =", read_words("ludorum.lab", "en"))
    assert [id for id in kept if not any(re.fullmatch(x, id) for x in asked)] == []
    assert "report-{" not in code, "this test would see nothing"


@pytest.mark.parametrize("name", names())
def test_every_title_has_a_page(tmp_path: Path, name: str) -> None:
    path = made(tmp_path, name, 2, 3)
    checked(page(path, "en"))
    bundle = MessageBundle.of("en", "ludorum.lab", load(name).package)
    for key, examples in read_about(path)["examples"].items():
        text = action_text(bundle, load(name), examples)
        assert "player-" not in text and not text.endswith((",", ":", "(")), key
    assert not bundle.missing


def test_solo_levels_are_compared(tmp_path: Path) -> None:
    path = made(tmp_path, "paladins", 1, 6, solo=["easy", "hard"])
    text = checked(page(path, "en"))
    assert "Solo opponent: easy" in text or "Solo opponent: Easy" in text
    assert "Bot (hard)" in text and "Compared" in text


def test_a_run_nobody_wins_has_a_page(tmp_path: Path) -> None:
    path = made(tmp_path, "hadrians_wall", 1, 2)
    rows = pl.read_parquet(path)
    assert checked(page(path, "en")), rows["winners"].to_list()


def test_the_command(architects: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludorum", "report"]
    out = tmp_path / "page.html"
    made = subprocess.run([*command, str(architects), "-o", str(out)], check=True)
    assert made.returncode == 0 and checked(out.read_text(encoding="utf-8"))
    for bad in ("nowhere.parquet", str(Path(__file__))):
        found = subprocess.run([*command, bad], capture_output=True, text=True, check=False)
        assert found.returncode == 2 and found.stderr.count("\n") == 1
