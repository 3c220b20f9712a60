"""Games installed beside Ludorum, in a folder of their own: a right one and wrong ones."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

FORD = Path(__file__).parents[1] / "fixtures" / "ford"
DELTA = Path(__file__).parents[2] / "examples" / "delta"


def ford(folder: Path) -> Path:
    return wheel(FORD, folder)


def wheel(package: Path, folder: Path) -> Path:
    """A package as pip builds and installs it; the folder to put on the path."""
    site = folder / "site"
    source = folder / package.name
    left = shutil.ignore_patterns("node_modules", "kit")  # what an author of a board has fetched
    shutil.copytree(package, source, ignore=left)  # a build leaves things behind
    how = ("--no-deps", "--no-index", "--no-build-isolation", "--no-compile")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    subprocess.run([*pip, *how, "--target", str(site), str(source)], check=True)
    return site


def bring(site: Path, name: str, code: str) -> None:
    """A package of one module that registers a game, as an installer leaves it."""
    (site / f"{name}.py").write_text(code)
    info = site / f"{name}-1.2.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n")
    (info / "entry_points.txt").write_text(f"[ludorum.games]\n{name} = {name}:GAME\n")


UNIMPORTABLE = "import no_such_module\n"
HALF = """
class Half:
    name = "half"
    epoch = 1
    package = "half"
    players = [1, 2]
    settings = ("open",)
    scores = None

    def setup(self, seats, options):
        return None

GAME = Half()
"""


# A board each part of which fails while the page wants it to: `fault` of its window names one.
FAULTY = """
import { createElement } from "react";
import { board as own } from "./own.js";

const failing = (part) => {
  if (globalThis.fault === part) throw new TypeError(`${part} has failed`);
};
const drawn = (part) => (props) => {
  failing(part);
  return createElement(own[part], props);
};
const asked = (part) => (...about) => {
  failing(part);
  return own[part](...about);
};
export const board = {
  ...own,
  Board: drawn("Board"),
  Dock: drawn("Dock"),
  Summary: drawn("Summary"),
  placeOf: asked("placeOf"),
  placesOfEvent: asked("placesOfEvent"),
};
"""
BARE = """
from ludorum.titles import BaseTitle

class Bare(BaseTitle):
    name = "bare"

GAME = Bare()
"""


def wrong(site: Path) -> None:
    """One that cannot be imported, half a title, and one that has only a name."""
    bring(site, "bare", BARE)
    bring(site, "sunk", UNIMPORTABLE)
    bring(site, "half", HALF)


if __name__ == "__main__":  # for checks in a browser: in a folder, the path of which is told
    which, folder = sys.argv[1:]
    found = wheel(FORD if which == "ford" else DELTA, Path(folder))
    if which == "ford":
        wrong(found)
    if which == "delta-plain":  # as a package whose author has drawn nothing
        shutil.rmtree(found / "ludorum_delta" / "board")
    if which == "delta-broken":
        (found / "ludorum_delta" / "board" / "index.js").write_text("throw new Error('broken');")
    if which == "delta-faulty":
        board = found / "ludorum_delta" / "board"
        (board / "index.js").rename(board / "own.js")
        (board / "index.js").write_text(FAULTY)
    sys.stdout.write(str(found))
