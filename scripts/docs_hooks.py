"""What MkDocs does not do by itself for our site (mkdocs.yml names this file).

Pages of the root (CONTRIBUTING.md and the like) become pages of the site; a link that leaves docs/
leads to them, or to the repository where its address is known, or is plain text; lists are as
CommonMark has them; a page that the navigation does not name stands under More. Docstrings may list
names and meanings in two columns.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code_of_conduct.md",
}
ITEM = re.compile(r"(\d+\.|[-*]) ")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")


def named(nav: Any) -> set[str]:
    """The pages a navigation names."""
    if isinstance(nav, str):
        return {nav}
    parts = nav.values() if isinstance(nav, dict) else nav
    return set().union(*[named(x) for x in parts])


def on_config(config: Any) -> None:
    docs = Path(config.docs_dir)
    found = {x.relative_to(docs).as_posix() for x in docs.rglob("*.md")}
    if more := sorted(found - named(config.nav)):
        config.nav.append({"More": more})


def on_files(files: Any, config: Any) -> None:
    from mkdocs.structure.files import File  # noqa: PLC0415

    for source, target in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, target, content=text))


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Links as they hold in the repository, so that they hold on the site."""
    uri = page.file.src_uri
    source = {v: k for k, v in PAGES.items()}.get(uri, f"docs/{uri}")
    text = LINK.sub(lambda link: led(link, source, uri, config.repo_url or ""), markdown)
    return indented(text)


def led(link: re.Match[str], source: str, uri: str, repository: str) -> str:
    mark, text, address = link.groups()
    path, _, anchor = address.partition("#")
    if ":" in address or not path:
        return link[0]
    to = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    inside = PAGES.get(to) or (to.removeprefix("docs/") if to.startswith("docs/") else None)
    if inside:
        if text in (path, posixpath.basename(path)):  # a file name says little to a reader
            text = heading(to)
        new = posixpath.relpath(inside, posixpath.dirname(uri) or ".")
        return f"{mark}[{text}]({new}{'#' + anchor if anchor else ''})"
    if repository:
        kind = "tree" if (ROOT / to).is_dir() else "blob"
        return f"{mark}[{text}]({repository.rstrip('/')}/{kind}/main/{to})"
    return text


def heading(path: str) -> str:
    if not (ROOT / path).is_file():
        return path  # MkDocs says so, with the page and the link
    found = re.search(r"^# (.+)$", (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else path


def indented(markdown: str) -> str:
    """What belongs to an item stands as far in as its text; Python-Markdown wants four columns."""
    out: list[str] = []
    fenced, further = False, 0
    for line in markdown.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and (item := ITEM.match(line)):
            if not further and out and out[-1]:
                out.append("")
            further = item.end()
        elif line and not line.startswith(" " * further):
            further = 0
        inside = further and line.startswith(" " * further)
        out.append(" " * (4 - further) + line if inside else line)
    return "\n".join(out)
