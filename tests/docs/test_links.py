"""Every link of a document that stays in the repository leads somewhere, its anchor too."""

from __future__ import annotations

import posixpath
import re
import subprocess
from pathlib import Path

import pytest

from .pages import PAGES, ROOT, headings, name, prose

LINK = re.compile(r"\[(?:[^\[\]]|\[[^\[\]]*\])*\]\(([^()\s]+)\)|(?:src|href)=\"([^\"]+)\"")


def kept() -> set[str]:
    """Files of the repository, those that are not committed yet among them; and their folders."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    files = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = {x for x in files.splitlines() if (ROOT / x).exists()}
    return found | {x.as_posix() for y in found for x in Path(y).parents}


KEPT = kept()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.finditer(prose(page)):
        address = link[1] or link[2]
        if re.match(r"\w+:", address):
            continue
        path, _, anchor = address.partition("#")
        folder = posixpath.dirname(name(page))
        to = posixpath.normpath(posixpath.join(folder, path)) if path else name(page)
        assert to in KEPT, f"{address}: no such file"
        assert not anchor or anchor in headings(ROOT / to), f"{address}: no such heading"


def test_a_wrong_anchor_is_seen() -> None:
    known = headings(ROOT / "docs" / "operate.md")
    assert "looking-after-it" in known and "nowhere" not in known
