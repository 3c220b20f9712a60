"""What is made at the build: the addresses of the project, and a check that the page is there.

The tree names no address of its own. Who publishes it says where it lies, in LUDORUM_REPOSITORY
(`https://HOST/OWNER/NAME`); then the package has its addresses, and the README's pictures and
links, relative in the repository, work on the page of a package index, too.

The page and the boards are made from web/ and not kept in the repository. A package without them
would install without a word and serve nobody. An editable install goes without: whoever works on
the rules needs no Node.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

BUILD = "cd web && npm install && npm run build"


def missing(root: Path) -> list[str]:
    """What `npm run build` makes and is not there."""
    package = root / "src" / "ludorum"
    page = package / "server/page"
    wanted = [page / "index.html", page / "THIRD_PARTY_NOTICES.txt"]
    wanted += [package / "cli/board_kit/board.d.ts"]
    for game in sorted((root / "web/boards").iterdir()):
        made = ["poster.js", "poster.svg"] if (game / "poster.tsx").exists() else []
        made += ["index.js"] if any(game.glob("index.ts*")) else []
        wanted += [package / "games" / game.name / "board" / name for name in made]
    return [x.relative_to(root).as_posix() for x in wanted if not x.is_file()]


def readme(text: str, repository: str, version: str) -> str:
    """The README with absolute links, to the version it is of."""
    if not repository:
        return text
    picture = r"""(!\[[^\]]*\]\(|<img src=")(?![a-z]+:|#)([^)"]+)"""
    text = re.sub(picture, rf"\1{repository}/raw/v{version}/\2", text)
    return re.sub(r"(\]\()(?![a-z]+:|#)([^)]+\))", rf"\1{repository}/blob/v{version}/\2", text)


def addresses(repository: str, version: str) -> dict[str, str]:
    if not repository:
        return {}
    return {
        "Documentation": f"{repository}/blob/v{version}/docs/index.md",
        "Source": repository,
        "Changelog": f"{repository}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


class Addresses(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        repository = os.environ.get("LUDORUM_REPOSITORY", "").rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = readme(text, repository, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = addresses(repository, metadata["version"])


def examples(root: Path) -> dict[str, str]:
    """Sources of the example that `author new --from` lays down, and where they lie in a wheel."""
    built = {"__pycache__", "board", "kit", "node_modules", "dist", ".pytest_cache"}
    files = [x for x in (root / "examples").rglob("*") if x.is_file()]
    kept = [x.relative_to(root) for x in files if not built & set(x.relative_to(root).parts)]
    return {str(root / x): f"ludorum/cli/{x.as_posix()}" for x in kept}


class PageBuilt(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if gone := missing(Path(self.root)):
            raise SystemExit(
                f"The web client is not built: no {', '.join(gone)}.\n"
                f"Build it first (Node 20.19 or later): {BUILD}"
            )
        if self.target_name == "wheel":
            build_data["force_include"].update(examples(Path(self.root)))
