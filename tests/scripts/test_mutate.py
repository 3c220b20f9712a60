"""`scripts/mutate`: which changes it makes, and which of them it says that no test noticed."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.mutants import BadPlace, Mutant, known_mutants, module_mutants
from scripts.mutate import GAMES, KNOWN, ROOT, games

RULES = '''"""T1: a toy."""

MOST = 3


def room(n: int = 0) -> bool:
    """T1.1: three at most."""
    return n < MOST


def points(marks: list[int], double: bool) -> int:
    """T1.2: the sum; T1.3: twice with a crown."""
    total = sum([x for x in marks if x > 0])
    if double and total:
        print(f"{total} twice")
        total *= 2
    return total
'''
TESTS = """
import pytest

from ludorum.games.toy.rules import points, room


@pytest.mark.clause("T1.1")
def test_room():
    assert room(2) and not room(3)


@pytest.mark.clause("T1.2")
def test_points():
    assert points([1, 2, -4], False) == 3


def test_no_clause():
    assert points([1], True) == 2
"""


def toy(folder: Path) -> Path:
    """A tree with one small game; where it is."""
    game = folder / GAMES / "toy"
    game.mkdir(parents=True)
    (folder / "tests" / "toy").mkdir(parents=True)
    for empty in (game.parents[1], game.parent, game):
        (empty / "__init__.py").touch()
    (game / "state.py").touch()
    (game / "rules.py").write_text(RULES)
    (folder / "tests" / "toy" / "test_rules.py").write_text(TESTS)
    (folder / "pyproject.toml").write_text(
        '[tool.pytest.ini_options]\nmarkers = ["clause(*ids)", "drill"]\n'
    )
    return game


def changes(mutants: list[Mutant]) -> list[tuple[int, str]]:
    return [(x.line, x.diff().splitlines()[-1].lstrip("+ ")) for x in mutants]


def test_changes_of_rules(tmp_path: Path) -> None:
    mutants = module_mutants(toy(tmp_path) / "rules.py")
    assert {
        (3, "MOST = 4"),
        (8, "return (n <= MOST)"),
        (13, "total = sum([x for x in marks if True])"),
        (14, "if (not (double and total)):"),
        (14, "if (double or total):"),
        (14, "if (double):"),
        (16, "pass"),
    } <= {*changes(mutants)}
    assert {x.line for x in mutants} == {3, 8, 13, 14, 15, 16}, "no default, no words"
    for x in mutants:
        assert ast.dump(ast.parse(x.source)) != ast.dump(ast.parse(RULES))
    assert {x.clauses for x in mutants} == {("T1",), ("T1.1",), ("T1.2", "T1.3")}


def test_a_whole_run(tmp_path: Path) -> None:
    game = toy(tmp_path)
    code = "import sys; from pathlib import Path; from scripts import mutate\n"
    code += "mutate.ROOT = Path(sys.argv[1]); sys.exit(mutate.main(['toy', '--sample', '0', '-v']))"
    done = subprocess.run(
        [sys.executable, "-c", code, tmp_path],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    died = {x.partition("rules.py:")[2].partition(" ")[0] for x in lines if x.startswith("died")}
    left = [x for x in lines if x.startswith("survived")]
    assert {"3", "8", "13"} <= died, "the constant too, which takes a new process"
    assert any(":16  points (T1.2, T1.3): " in x for x in left), "only a test without a clause"
    total = len(left) + len([x for x in lines if x.startswith("died")])
    assert f"of {total} died" in lines[-1]
    assert (game / "rules.py").read_text() == RULES


def test_kept_places() -> None:
    """Each still fits the rules: a place that has moved is taken anew."""
    for file in sorted((ROOT / KNOWN).glob("*.toml")):
        assert file.stem in games()
        for x in known_mutants(file, ROOT / GAMES / file.stem):
            assert ast.dump(ast.parse(x.source)) != ast.dump(ast.parse(x.before)), x.what
            assert x.clauses and x.function


def test_a_place_that_is_gone(tmp_path: Path) -> None:
    game = toy(tmp_path)
    kept = tmp_path / "kept.toml"
    text = 'module = "rules"\nclauses = ["T1.1"]\nwhat = "more room"\nnew = "n > MOST"\n'
    kept.write_text(f'[[mutant]]\n{text}old = "n <= MOST"\n')
    with pytest.raises(BadPlace, match="more room"):
        known_mutants(kept, game)


@pytest.mark.parametrize(
    ("args", "says"), [(["chess"], "there is no game chess"), ([], "name a game, or say --known")]
)
def test_mistakes(args: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    from scripts.mutate import main  # noqa: PLC0415

    with pytest.raises(SystemExit):
        main(args)
    assert says in capsys.readouterr().err
