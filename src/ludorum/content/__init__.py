"""What a game's cards and boards say, as data: the records of its package, and packs over them.

Nothing is understood here: `ludorum.effects` decodes records, and rule pages read numbers off them.
"""

from .packs import BOX, ContentError, Pack, Row, pack_files, parse_pack, read_pack
from .records import content_digest, fact, kinds, laid, lay, lift, own_rows, rows, was_read

__all__ = [
    "BOX", "ContentError", "Pack", "Row", "content_digest", "fact", "kinds", "laid", "lay", "lift",
    "own_rows", "pack_files", "parse_pack", "read_pack", "rows", "was_read",
]  # fmt: skip
