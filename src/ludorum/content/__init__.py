"""What a game's cards and boards say, as data: the records of its package, and packs over them.

Nothing is understood here: `ludorum.effects` decodes records, and rule pages read numbers off them.
"""

from .errors import ContentError
from .packs import BOX, Pack, Row, pack_files, parse_pack, read_pack, unzip_pack, zip_pack
from .records import (
    content_digest,
    content_with,
    fact,
    kinds,
    laid,
    lay,
    lift,
    own_rows,
    rows,
    was_read,
)

__all__ = [
    "BOX", "ContentError", "Pack", "Row", "content_digest", "content_with", "fact", "kinds", "laid",
    "lay", "lift", "own_rows", "pack_files", "parse_pack", "read_pack", "rows", "unzip_pack",
    "was_read", "zip_pack",
]  # fmt: skip
