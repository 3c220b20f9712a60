"""`python -m ludorum` is the `ludorum` command."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # from a checkout nothing else asks
    sys.exit(f"ludorum: Python 3.11 or later is needed, this is {sys.version.split()[0]}")

from ludorum.cli import main

sys.exit(main())
