"""What each extra weighs: a new environment with nothing but it and all it pulls in.

    python scripts/weigh.py                  every extra, as the table of docs/install.md has it
    python scripts/weigh.py lab,parquet      these two together

The page must be built. Megabytes are the sizes of the files pip has put there, with the bytecode it
has made of them; pip itself is left out.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import venv
from collections import Counter
from importlib.metadata import Distribution, distributions
from pathlib import Path

EXTRAS = ["", "server", "lab", "parquet", "otel", "openspiel", "ray"]
ROOT = Path(__file__).resolve().parents[1]
HEAVIEST = 5
MB = 1e6


def unknown(chosen: list[str]) -> list[str]:
    """What is no extra."""
    return sorted({y for x in chosen for y in x.split(",")} - {*EXTRAS})


def wheel(folder: Path) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, stdout=sys.stderr)
    (made,) = folder.glob("*.whl")
    return made


def size(one: Distribution) -> int:
    """Of all its files."""
    paths = [Path(str(one.locate_file(x))) for x in one.files or []]
    return sum(x.stat().st_size for x in paths if x.is_file())


def weigh(made: Path, extra: str) -> Counter[str]:
    """Bytes of each package in an environment made for this extra."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin" / "python"
        wanted = f"{made}[{extra}]" if extra else str(made)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "-q", "install", wanted]
        subprocess.run(pip, check=True, stdout=sys.stderr)
        (packages,) = Path(folder).glob("lib/python*/site-packages")
        found = distributions(path=[str(packages)])
        return Counter({x.name: size(x) for x in found if x.name not in ("pip", "setuptools")})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("extras", nargs="*", metavar="EXTRA", help="e.g. server; default all")
    chosen = parser.parse_args().extras or EXTRAS
    if wrong := unknown(chosen):
        parser.error(f"no extra {', '.join(wrong)}; there are: {', '.join(EXTRAS[1:])}")
    print("| what | MB | most of it |\n|---|---|---|", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        made = wheel(Path(folder))
        for extra in chosen:
            found = weigh(made, extra)
            most = ", ".join(f"{name} {n / MB:.0f}" for name, n in found.most_common(HEAVIEST))
            name = f"ludorum[{extra}]" if extra else "ludorum"
            print(f"| `{name}` | {found.total() / MB:.0f} | {most} |", flush=True)


if __name__ == "__main__":
    main()
