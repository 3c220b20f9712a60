"""How long browsers may keep what they have fetched."""

from __future__ import annotations

from litestar.datastructures import CacheControlHeader

# Names that change with what they name.
FOREVER = CacheControlHeader(public=True, max_age=365 * 86_400, immutable=True)
# Names that stay: whoever has it asks whether it still holds.
ASK = CacheControlHeader(no_cache=True)
