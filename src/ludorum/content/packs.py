"""Packs: records of somebody's own box, laid over those a game comes with.

    pack.json          {"ludorum": 1, "game": "architects", "epoch": 1, "name": "My box"}
    content/KIND.json  records, whole: each replaces the one with its id, or is new
    words/LANG.ftl     words of new cards, or other words for ours; optional

A pack is such a folder, or the same as a zip file. Its records have the origin "box".
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from .errors import ContentError

FORMAT = 1
MANIFEST = "pack.json"
BOX = "box"  # the origin of its records
LARGEST = 2_000_000  # bytes in all; the largest game has 120,000
MOST = 200  # files
_RECORDS = re.compile(r"content/([a-z][a-z0-9_]*)\.json")
_WORDS = re.compile(r"words/([a-z]{2})\.ftl")

Row = dict[str, Any]


def hashed(x: Any) -> str:
    """Names a piece of data."""
    text = json.dumps(x, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


@dataclass(frozen=True)
class Pack:
    """`epoch`: of the rules its records were made for."""

    game: str
    epoch: int
    name: str
    records: Mapping[str, list[Row]] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(sorted(self.words))

    def digest(self) -> str:
        """Names all that it says."""
        said = [self.game, self.epoch, self.name, dict(self.records), dict(self.words)]
        return hashed(said)

    def over(self, kind: str, rows: list[Row]) -> list[Row]:
        """Records of a kind with this pack's over them."""
        own = {x["id"]: _owned(x) for x in self.records.get(kind, [])}
        ids = {x["id"] for x in rows}
        replaced = [own.get(x["id"], x) for x in rows]
        return replaced + [x for id, x in own.items() if id not in ids]


def _owned(row: Row) -> Row:
    """Nothing of it is guessed."""
    return {**{k: x for k, x in row.items() if k != "guessed"}, "origin": BOX}


# -- reading one -----------------------------------------------------------------------------------


def read_pack(path: Path) -> Pack:
    """A folder or a zip file; ContentError says what is wrong with it."""
    if path.is_dir():
        files = {str(x.relative_to(path).as_posix()): x for x in path.rglob("*") if x.is_file()}
        sizes = {name: x.stat().st_size for name, x in files.items()}
        _bounded(sizes)
        return parse_pack({name: x.read_bytes() for name, x in files.items()})
    try:
        with path.open("rb") as file:
            return unzip_pack(file, where=str(path))
    except FileNotFoundError as e:
        raise ContentError("it is not there: a pack is a folder or a zip file", str(path)) from e
    except OSError as e:
        raise ContentError(f"it cannot be read: {e}", str(path)) from e


def unzip_pack(file: IO[bytes], most: int = MOST, largest: int = LARGEST, where: str = "") -> Pack:
    """A zip file, with at most so many files and bytes. What its directory says of sizes is not
    taken at its word: no more is ever unpacked."""
    try:
        with zipfile.ZipFile(file) as z:
            infos = [x for x in z.infolist() if not x.is_dir()]
            _bounded({f"{i}": x.file_size for i, x in enumerate(infos)}, most, largest)
            files: dict[str, bytes] = {}
            left = largest
            for x in infos:
                if x.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                    raise ValueError("packed in another way than by deflate: zip it anew")
                with z.open(x) as one:
                    files[x.filename] = data = one.read(left + 1)
                left -= len(data)
                _bounded({x.filename: largest - left}, most, largest)
    except ContentError:
        raise
    # A broken file may be encrypted or cut short.
    except (zipfile.BadZipFile, zlib.error, RuntimeError, ValueError, EOFError, OSError) as e:
        raise ContentError(f"neither a folder nor a zip file: {e}", where, "pack-zip") from e
    return parse_pack(files)


def parse_pack(files: Mapping[str, bytes]) -> Pack:
    """The files of a pack by their place in it."""
    if MANIFEST not in files:
        raise ContentError(f"a pack has a {MANIFEST}, and this has none", code="pack-none")
    head = _json(MANIFEST, files[MANIFEST])
    known = {"ludorum": int, "game": str, "epoch": int, "name": str}
    if not isinstance(head, dict) or head.keys() - {*known, "languages"}:
        said = ", ".join(known)
        raise ContentError(f"it says {said} and nothing else", MANIFEST, "pack-head", fields=said)
    for key, kind in known.items():
        if type(head.get(key)) is not kind:
            what = f"{key} is missing, or not {kind.__name__}"
            raise ContentError(what, MANIFEST, "pack-field", field=key)
    if head["ludorum"] != FORMAT:
        other = head["ludorum"]
        raise ContentError(f"made for another version of packs, {other}", MANIFEST, "pack-format")
    records: dict[str, list[Row]] = {}
    words: dict[str, str] = {}
    for name, data in sorted(files.items()):
        if found := _RECORDS.fullmatch(name):
            records[found[1]] = _rows(name, data)
        elif found := _WORDS.fullmatch(name):
            words[found[1]] = _text(name, data)
        elif name != MANIFEST and Path(name).suffix not in (".md", ".txt"):
            raise ContentError(
                "a pack holds content/*.json and words/*.ftl", name, "pack-file", file=name[:80]
            )
    return Pack(head["game"], head["epoch"], head["name"], records, words)


def pack_files(pack: Pack) -> dict[str, bytes]:
    """What `parse_pack` reads."""
    head = {"ludorum": FORMAT, "game": pack.game, "epoch": pack.epoch, "name": pack.name}
    files = {MANIFEST: _pretty(head)}
    files |= {f"content/{kind}.json": _pretty(rows) for kind, rows in pack.records.items()}
    return files | {f"words/{lang}.ftl": text.encode() for lang, text in pack.words.items()}


def zip_pack(pack: Pack) -> bytes:
    """What `unzip_pack` reads."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as z:
        for name, data in pack_files(pack).items():
            z.writestr(name, data)
    return out.getvalue()


def _bounded(sizes: Mapping[str, int], most: int = MOST, largest: int = LARGEST) -> None:
    if len(sizes) > most or sum(sizes.values()) > largest:
        what = f"a pack has at most {most} files and {largest:,} bytes"
        raise ContentError(what, code="pack-large", files=most, bytes=largest)


def _rows(name: str, data: bytes) -> list[Row]:
    rows = _json(name, data)
    if not isinstance(rows, list) or not all(isinstance(x, dict) for x in rows):
        raise ContentError("expected a list of records", name, "pack-rows", file=name)
    ids = [x.get("id") for x in rows]
    if not all(type(x) is str for x in ids):
        raise ContentError("every record has an id", name, "pack-ids", file=name)
    if len(set(ids)) != len(ids):
        raise ContentError("two records have one id", name, "pack-twice", file=name)
    return rows


def _json(name: str, data: bytes) -> Any:
    try:
        found = json.loads(_text(name, data))
        json.dumps(found, ensure_ascii=False).encode()  # half a character can be escaped in JSON
        return found
    except (ValueError, RecursionError) as e:
        raise ContentError(f"no JSON: {e}", name, "pack-json", file=name) from e


def _text(name: str, data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as e:
        raise ContentError(f"no UTF-8 text: {e}", name, "pack-json", file=name) from e


def _pretty(x: Any) -> bytes:
    return (json.dumps(x, indent=2, ensure_ascii=False) + "\n").encode()
