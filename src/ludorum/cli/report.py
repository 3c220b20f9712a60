"""`ludorum report`: what a run of `ludorum simulate` shows, as a page."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .mistakes import Mistake, must_be_file, must_be_writable
from .people import language
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
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    needed("polars", "numpy", "jinja2")
    from ludorum.lab.page import page

    if args.file.with_name(args.file.name + ".parts").is_dir() and not args.file.exists():
        raise Mistake("unfinished", path=str(args.file))
    must_be_file(args.file)
    out = args.out or args.file.with_suffix(".html")
    must_be_writable(out)
    out.write_text(page(args.file, language(args.lang)), encoding="utf-8")
    print(out)
    return 0
