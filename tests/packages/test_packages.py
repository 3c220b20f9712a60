"""Games from outside: a right one is a game like ours, a wrong one is named and harms nobody."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludorum.cli import main
from ludorum.games import BadTitle, every, load, names, registered
from ludorum.kernel import Game
from ludorum.titles import Title, contract, faults
from ludorum.words import MessageBundle, spoken
from ludorum.words.clauses import rules
from tests.packages.install import bring, ford, wrong
from tests.server.house import Server, serving

MISSING = ("winners", "pieces", "sensible", "prompt", "picture", "derived", "default_asks")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = ford(tmp_path_factory.mktemp("installed"))
    wrong(site)
    return site


@pytest.fixture
def site(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(str(folder))
    yield folder
    for name in ("ludorum_ford", "half", "sunk", "bare"):
        sys.modules.pop(name, None)


def run(site: Path, *argv: str, keys: str = "") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    home = str(site / "home")  # where a game that is put away lies
    env = {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": home, "HOME": home}
    command = [sys.executable, "-m", "ludorum", *argv]
    return subprocess.run(command, env=env, input=keys, capture_output=True, text=True, check=False)


# -- loading -----------------------------------------------------------------------------------


def test_the_contract_names_all_its_members() -> None:
    told = {*contract.DATA, *contract.METHODS}
    asked = {x for cls in (Title, Game) for x in (*vars(cls), *cls.__annotations__)}
    assert told == {x for x in asked if not x.startswith("_")}


def test_our_own_games_keep_the_contract() -> None:
    assert {name: x for name, x in every().items() if isinstance(x, BadTitle)} == {}


def test_the_right_one_is_there_and_the_wrong_ones_are_not(site: Path) -> None:
    assert {"ford", "half", "sunk"} <= set(registered())
    assert "ford" in names() and not {"half", "sunk"} & set(names())
    assert load("ford").package == "ludorum_ford"
    with pytest.raises(BadTitle, match=r"sunk 1\.2 .*ModuleNotFoundError: .*no_such_module"):
        load("sunk")


def test_half_a_title_is_told_all_it_lacks(site: Path) -> None:
    with pytest.raises(BadTitle) as e:
        load("half")
    told = "\n".join(e.value.faults)
    for member in MISSING:
        assert f"{member} is missing: " in told
    assert "winners is missing: who has won" in told
    assert "players cannot be [1, 2]" in told and "settings cannot be ('open',)" in told
    assert "scores is not a function" in told
    assert "setup" not in told and "epoch" not in told


def test_a_title_that_was_only_begun_is_told_what_is_left_to_write(site: Path) -> None:
    with pytest.raises(BadTitle) as e:
        load("bare")
    (told,) = e.value.faults
    for member in ("players", "state", "new_game", "agenda, or segments", "scores of all"):
        assert member in told
    assert "name:" not in told


def test_a_class_another_name_and_a_package_that_is_not_there_are_told() -> None:
    title = load("tithe")
    assert faults(type(title), "tithe") == ["it is the class Tithe: register an instance of it"]
    assert faults(title, "other") == ["name cannot be 'tithe': what it is registered as"]

    class Lost(type(title)):  # type: ignore[misc]
        package = "no.such.package"

    assert [x for x in faults(Lost(), "tithe") if "no.such.package" in x]


# -- tools -------------------------------------------------------------------------------------


def test_doctor_names_the_wrong_ones(
    site: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)  # it looks at the store of its folder
    assert main(["doctor", "--json"]) == 1
    found = {x[0]: x for x in json.loads(capsys.readouterr().out)["findings"]}
    assert found["ford"][1] and not found["half"][1] and not found["sunk"][1]
    assert "half 1.2" in found["half"][2]
    assert all(f"{x} is missing" in found["half"][2] for x in MISSING)
    assert "No module named 'no_such_module'" in found["sunk"][2]


def test_a_wrong_game_is_one_line_in_the_terminal(site: Path) -> None:
    for game, why in (("sunk", "no_such_module"), ("half", "winners is missing")):
        got = run(site, "simulate", game)
        assert got.returncode == 2 and got.stdout == ""
        assert got.stderr.startswith("ludorum: ") and got.stderr.count("\n") == 1
        assert why in got.stderr
    assert run(site, "simulate", "ford", "--games", "2").returncode == 0


def test_types_are_written_and_the_true_reason_is_told(site: Path, tmp_path: Path) -> None:
    got = run(site, "author", "types", "ford", "--out", str(tmp_path))
    assert got.returncode == 0 and "interface View" in (tmp_path / "view.ts").read_text()
    got = run(site, "author", "types", "sunk", "--out", str(tmp_path))
    assert got.returncode == 2 and "no_such_module" in got.stderr
    assert "not installed" not in got.stderr


def test_check_and_clauses(site: Path, tmp_path: Path) -> None:
    got = run(site, "author", "check", "ford", "--positions", "10")
    assert got.returncode == 0 and "ford conforms" in got.stdout, got.stdout + got.stderr
    (tmp_path / "test_x.py").write_text(
        'import pytest\n\n@pytest.mark.clause("F2.3")\ndef x(): 0\n'
    )
    got = run(site, "author", "clauses", "ford", "--tests", str(tmp_path), "--json")
    facts = json.loads(got.stdout)
    assert (facts["clauses"], facts["tested"]) == (8, 1)


MUTE = """
from ludorum_ford import Ford

class Mute(Ford):
    name = "mute"
    package = "mute_words"

GAME = Mute()
"""


def test_no_clauses_is_an_error_that_says_where_they_should_be(site: Path, tmp_path: Path) -> None:
    bring(tmp_path, "mute", MUTE)
    (tmp_path / "mute_words").mkdir()
    (tmp_path / "mute_words" / "__init__.py").touch()
    both = Path(os.pathsep.join([str(tmp_path), str(site)]))
    place = str(tmp_path / "mute_words" / "clauses" / "en.md")
    for argv in (["clauses", "mute", "--tests", str(tmp_path)], ["check", "mute"]):
        got = run(both, "author", *argv)
        assert got.returncode != 0
        assert place in (got.stdout + got.stderr).replace("\n", ""), got.stdout + got.stderr


# -- words -------------------------------------------------------------------------------------


def test_words_and_rules_come_from_the_package(site: Path) -> None:
    bundle = MessageBundle.of("uk", load("ford").package)
    assert bundle.say("title") == "Брід" and bundle.say("setting-solo.spate") == "Повінь: 19 очок"
    assert rules("ludorum_ford", "uk").sections == {"F1": "Підготовка", "F2": "Хід", "F3": "Кінець"}


def test_a_language_that_is_not_there_is_english_as_a_whole(site: Path) -> None:
    assert spoken("ru", "ludorum_ford") == "en"
    bundle = MessageBundle.of("ru", "ludorum_ford")
    assert bundle.lang == "en" and bundle.say("title") == "Ford"
    assert bundle.say("shell-you") == "You"
    assert rules("ludorum_ford", "ru").lang == "en"


def test_the_terminal_says_that_a_language_is_missing(site: Path) -> None:
    for lang, told in (("ru", "нет на русском"), ("uk", "Який камінь")):
        got = run(site, "play", "ford", "--players", "1", "--lang", lang, "--plain", keys="q\n")
        assert told in got.stdout, got.stdout + got.stderr
        assert ("нет на русском" in got.stdout) == (lang == "ru")


# -- the server --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    site = tmp_path_factory.mktemp("served") / "site"
    shutil.copytree(folder, site)
    (site / "ludorum_ford" / "board" / "README.txt").write_text("not for the page")
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    with serving(tmp_path_factory.mktemp("house"), PYTHONPATH=path) as one:
        yield one


def test_the_server_starts_without_the_wrong_ones_and_tells_the_operator(server: Server) -> None:
    games = {x["name"]: x for x in httpx.get(f"{server.url}/api/games/").json()}
    assert {"ford", "tithe", "hamlet"} <= set(games) and not {"half", "sunk"} & set(games)
    assert [x["name"] for x in games["ford"]["settings"]] == ["hand", "solo"]
    log = server.log()
    assert "a game is left out" in log
    assert "no_such_module" in log and "winners is missing" in log


def test_the_server_sends_what_the_page_draws_with(server: Server) -> None:
    games = {x["name"]: x["board"] for x in httpx.get(f"{server.url}/api/games/").json()}
    assert games["ford"]["files"] == ["poster.js", "rules.bin"]  # it can be played alone
    assert games["tithe"]["files"] == ["poster.js"]

    def ask(path: str) -> httpx.Response:
        return httpx.get(f"{server.url}/{path}")

    got = ask(games["ford"]["folder"] + "poster.js")
    assert got.status_code == 200 and "export const poster" in got.text
    assert got.headers["content-type"].startswith("text/javascript")
    assert "immutable" in got.headers["cache-control"]
    assert got.headers["x-content-type-options"] == "nosniff"
    with tarfile.open(
        fileobj=io.BytesIO(ask(games["ford"]["folder"] + "rules.bin").content)
    ) as tar:
        assert "ludorum_ford/__init__.py" in tar.getnames()
        assert not [x for x in tar.getnames() if x.startswith("ludorum/")]
    for other in ("README.txt", "index.js", "../__init__.py", "%2e%2e/__init__.py"):
        assert ask(games["ford"]["folder"] + other).status_code == 404, other
    assert ask("games/ford/0123456789abcdef/poster.js").status_code == 404  # that of another time
    assert ask("games/sunk/0123456789abcdef/poster.js").status_code == 404
    assert "immutable" not in ask("games/ford/x/poster.js").headers.get("cache-control", "")


def test_the_server_sends_words_and_rules(server: Server) -> None:
    def ask(path: str, **headers: str) -> httpx.Response:
        return httpx.get(f"{server.url}/api/games/{path}", headers=headers)

    words = ask("ford/words/uk")
    assert words.json()["lang"] == "uk" and "title = Брід" in words.json()["text"]
    tag = words.headers["etag"]
    assert words.headers["content-encoding"] == "gzip"
    assert ask("ford/words/uk", **{"if-none-match": tag}).status_code == 304
    assert ask("ford/words/uk", **{"if-none-match": f'"x", W/{tag}'}).status_code == 304
    assert ask("ford/words/en", **{"if-none-match": tag}).status_code == 200
    assert ask("ford/words/ru").json()["lang"] == "en"
    told = ask("ford/rules/uk").json()
    assert told["lang"] == "uk" and told["sections"]["F2"] == "Хід"
    assert told["clauses"]["F3.1"].startswith("Коли ні в кого")
    assert ask("ford/rules/ru").json()["lang"] == "en"
    assert ask("hamlet/words/ru").json()["lang"] == "ru"
    assert ask("ford/words/xx").status_code == 400 == ask("ford/rules/xx").status_code
    assert (
        ask("half/words/en").json()["code"] == ask("nothing/rules/en").json()["code"] == "no-game"
    )
