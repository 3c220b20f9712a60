"""Ways to sign in without a password, as far as the host has set them up."""

from .doors import Doors
from .mail import Mail
from .oidc import Oidc
from .passkeys import Passkeys

__all__ = ["Doors", "Mail", "Oidc", "Passkeys"]
