"""What went wrong, as one sentence with what to do, in the reader's language: the only place that
makes sentences of exceptions.

A command raises `Mistake`. Layers below raise exceptions of their own, which hold data: those with
a `code` and an `about` are said by `mistake-<code>`. What is none of these is a fault of ours and
keeps its traceback.
"""

from __future__ import annotations

import difflib
import errno
import os
import re
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from ludorum.bots import UnknownBot
from ludorum.content import ContentError
from ludorum.extras import extra_of
from ludorum.games import BadTitle, UnknownGame
from ludorum.words import LANGUAGES, Msg, cached_bundle
from ludorum.words.msg import Arg

from .people import language

FAILED, WRONG, INTERRUPTED, NOBODY_READS = 1, 2, 130, 141
# What was asked for is right, and cannot be had now: the machine or another program is in the way.
NOT_NOW = (
    "store-", "bus-", "port-taken", "disk-full", "cluster-away", "programs-memory",
    "workers-ended",
)  # fmt: skip
NOTHING = Msg("mistake-nothing")
SYSTEM = {
    errno.ENOENT: "no-file",
    errno.ENOTDIR: "not-a-folder",
    errno.EISDIR: "folder",
    errno.EEXIST: "there-already",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.ENAMETOOLONG: "long-name",
}


# It wraps what the system has said into errors of its own.
SAID_BY_POLARS = re.compile(r"\(os error (\d+)\)")


class Mistake(ValueError):
    """Something cannot be done as it was asked for: `mistake-<code>` says it."""

    def __init__(self, code: str, **about: Arg) -> None:
        super().__init__(code)
        self.code = code
        self.about = about

    @property
    def msg(self) -> Msg:
        return Msg(f"mistake-{self.code}", self.about)

    def __str__(self) -> str:
        return said(self, LANGUAGES[0])


def unknown(code: str, name: str, known: Iterable[str], **about: Arg) -> Mistake:
    """`name` is none of those there are; perhaps one was meant that looks like it."""
    return Mistake(code, name=name, near=near(name, known), known=listed(known), **about)


def near(name: str, known: Iterable[str]) -> Msg:
    """A question after what was meant, or nothing."""
    found = difflib.get_close_matches(name.casefold(), list(known), 1, 0.6)
    return Msg("mistake-near", {"name": found[0]}) if found else NOTHING


def listed(known: Iterable[str]) -> str:
    return ", ".join(known)


def told(e: Exception) -> Msg | str | None:
    """What there is to say of it; None of a fault of ours."""
    code, about = getattr(e, "code", None), getattr(e, "about", None)
    if isinstance(e, UnknownGame):
        return unknown("game", e.name, e.known).msg
    if isinstance(e, UnknownBot):
        return unknown("bot", e.name, e.known).msg
    if isinstance(e, BadTitle):
        return Mistake("bad-title", game=e.name, what="; ".join(e.faults)).msg
    if isinstance(e, ContentError):
        msg = Msg(f"content-error-{e.code}", e.about)
        return Msg("mistake-content", {"where": e.where, "what": msg}) if e.where else msg
    if isinstance(code, str) and code and isinstance(about, dict):
        return Msg(f"mistake-{code}", about)
    if isinstance(e, ModuleNotFoundError):
        module = (e.name or "").partition(".")[0]
        extra = extra_of(module)
        return extra and Msg("mistake-extra", {"module": module, "extra": extra})
    if (of_system := SAID_BY_POLARS.search(str(e))) and type(e).__module__[:6] == "polars":
        e = OSError(int(of_system[1]), os.strerror(int(of_system[1])))
    if isinstance(e, OSError) and e.errno is not None:
        path = str(e.filename or "")
        code = SYSTEM.get(e.errno, "system")
        return Msg(f"mistake-{code}", {"path": path, "said": str(e.strerror)})
    # Layers below speak to people in LookupError and ValueError; what Python itself says with one
    # of their kinds (KeyError, JSONDecodeError) is no sentence.
    spoken = type(e) in (LookupError, ValueError, OSError) or type(e).__module__[:8] == "ludorum."
    return str(e) if spoken and isinstance(e, (LookupError, ValueError, OSError)) else None


def said(e: Exception, lang: str) -> str:
    """One line, in that language."""
    msg = told(e)
    if not isinstance(msg, Msg):
        return " ".join(str(e).split())
    return " ".join(cached_bundle(lang, "ludorum.cli").say(msg).split())


def exit_code(e: Exception) -> int:
    msg = told(e)
    name = msg.id.removeprefix("mistake-") if isinstance(msg, Msg) else ""
    return FAILED if name.startswith(NOT_NOW) else WRONG


def tell(e: Exception, argv: Sequence[str]) -> int:
    """Say it on stderr; the exit code. A fault of ours is raised again."""
    if told(e) is None:
        raise e
    print(f"ludorum: {said(e, spoken_in(argv))}", file=sys.stderr)
    return exit_code(e)


def spoken_in(argv: Sequence[str]) -> str:
    """The language of --lang, if it stands there and is one, else that of the system: also where
    the arguments could not be read."""
    wish = ""
    for word, after in zip(argv, [*argv[1:], ""], strict=False):
        if word == "--lang":
            wish = after
        elif word.startswith("--lang="):
            wish = word.partition("=")[2]
    return language(wish if wish in LANGUAGES else None)


# -- files -----------------------------------------------------------------------------------------


def must_be_file(path: Path) -> None:
    """Mistake if there is no such file, or it is a folder."""
    if path.is_dir():
        raise Mistake("folder", path=str(path))
    if not path.exists():
        raise Mistake("no-file", path=str(path))


def must_be_writable(path: Path | None) -> None:
    """Mistake if a file could not be written there, or only by making folders: told before hours of
    work, not after them. None is fine."""
    if path is None:
        return
    if path.is_dir():
        raise Mistake("folder", path=str(path))
    if not path.parent.is_dir():
        raise Mistake("no-folder", path=str(path), folder=str(path.parent))
    if path.exists():
        if not os.access(path, os.W_OK):
            raise Mistake("denied", path=str(path))
        return
    try:
        tempfile.TemporaryFile(dir=path.parent).close()
    except OSError as e:
        if e.errno == errno.ENOSPC:
            raise
        raise Mistake("denied", path=str(path)) from e
