"""`python -m ludorum` is the `ludorum` command."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # from a checkout nothing else asks
    sys.exit(f"ludorum: Python 3.11 or later is needed, this is {sys.version.split()[0]}")


def start() -> int:
    """The command, and Ctrl-C also while it is still being loaded."""
    try:
        from ludorum.cli import main  # noqa: PLC0415

        return main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(start())
