"""What must be there before a wheel or a source distribution is built: the page and the boards.

They are made from web/ and not kept in the repository. A package without them would install without
a word and serve nobody. An editable install goes without: whoever works on the rules needs no Node.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILD = "cd web && npm install && npm run build"


def missing(root: Path) -> list[str]:
    """What `npm run build` makes and is not there."""
    package = root / "src" / "ludorum"
    wanted = [package / "server/page/index.html", package / "cli/board_kit/board.d.ts"]
    for game in sorted((root / "web/boards").iterdir()):
        made = ["poster.js", "poster.svg"] if (game / "poster.tsx").exists() else []
        made += ["index.js"] if any(game.glob("index.ts*")) else []
        wanted += [package / "games" / game.name / "board" / name for name in made]
    return [x.relative_to(root).as_posix() for x in wanted if not x.is_file()]


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
