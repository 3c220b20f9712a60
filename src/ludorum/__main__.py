"""`python -m ludorum` is the `ludorum` command."""

import sys

from ludorum.cli import main

sys.exit(main())
