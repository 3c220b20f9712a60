"""`ludorum report`: what a run of `ludorum simulate` shows, as a page."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ludorum.words import LANGUAGES

from .simulate import needed


def add(commands: Any) -> None:
    p = commands.add_parser(
        "report",
        help="draw what a simulation shows",
        description="Make one page of a file that `ludorum simulate --out` has written: who wins, "
        "scores, where points come from, what winners do. It opens without a network.",
        epilog="example: ludorum report run.parquet -o run.html",
    )
    p.add_argument("file", type=Path, help="the Parquet file of a simulation")
    p.add_argument("-o", "--out", type=Path, metavar="FILE", help="the page (default FILE.html)")
    p.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default en)")
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    needed("polars", "numpy", "jinja2")
    from ludorum.lab.page import page

    if not args.file.is_file():
        parts = args.file.with_name(args.file.name + ".parts")
        hint = "; its run is not finished: give the same command again" if parts.is_dir() else ""
        raise ValueError(f"there is no file {args.file}{hint}")
    out = args.out or args.file.with_suffix(".html")
    out.write_text(page(args.file, args.lang), encoding="utf-8")
    print(out)
    return 0
