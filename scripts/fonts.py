"""Make the fonts that pictures are drawn with, from those of the page.

    pip install fonttools brotli && (cd web && npm install) && python scripts/fonts.py

One file for each face: Latin and Cyrillic in one, at one weight, named after what it is for (a
changed font may not bear the name it came with). Beside them stands how wide every letter is: so
lines are measured without reading fonts.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
FROM = ROOT / "web/node_modules"
INTO = ROOT / "src/ludorum/letters"
SCRIPTS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")
TEXT = "@fontsource-variable/source-sans-3/files/source-sans-3-{}-wght-normal.woff2"
HEAD = "@fontsource-variable/alegreya/files/alegreya-{}-wght-normal.woff2"
SIGN = "@fontsource/forum/files/forum-{}-400-normal.woff2"
FACES = {
    "text": (TEXT, 400, SCRIPTS),
    "strong": (TEXT, 600, SCRIPTS),
    "head": (HEAD, 700, SCRIPTS),
    "sign": (SIGN, 0, ("latin",)),  # the name of the house
}
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl"]


def face(name: str) -> TTFont:
    pattern, weight, scripts = FACES[name]
    parts = []
    with tempfile.TemporaryDirectory() as folder:
        for script in scripts:
            part = TTFont(FROM / pattern.format(script))
            if weight:
                part = instantiateVariableFont(part, {"wght": weight}, inplace=True)
            options = subset.Options(
                layout_features=FEATURES, hinting=False, notdef_outline=True, flavor=None
            )
            cut = subset.Subsetter(options)
            cut.populate(unicodes=[*part.getBestCmap()])
            cut.subset(part)
            part.flavor = None
            path = str(Path(folder) / f"{script}.ttf")
            part.save(path)
            parts.append(path)
        font = TTFont(parts[0]) if len(parts) == 1 else Merger().merge(parts)
        for record in [*font["name"].names]:
            if record.nameID in (1, 3, 4, 6, 16):
                record.string = f"Ludorum{name.capitalize()}"
            elif record.nameID in (2, 17):
                record.string = "Regular"
            elif record.nameID not in (0, 13, 14):  # whose it is, and how it may be used
                font["name"].names.remove(record)
        font["OS/2"].usWeightClass = 400
        font.save(INTO / f"{name}.ttf")
    return font


def widths(font: TTFont) -> dict[str, Any]:
    """Thousandths of the size, by letter: letters of one width in one string."""
    units = font["head"].unitsPerEm
    by_width: dict[int, str] = {}
    for code, glyph in sorted(font.getBestCmap().items()):
        wide = round(font["hmtx"][glyph][0] * 1000 / units)
        by_width[wide] = by_width.get(wide, "") + chr(code)
    return {str(wide): letters for wide, letters in sorted(by_width.items())}


def main() -> int:
    found = {name: widths(face(name)) for name in FACES}
    text = json.dumps(found, ensure_ascii=True, indent=1)
    (INTO / "widths.json").write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
