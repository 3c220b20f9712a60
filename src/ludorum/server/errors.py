"""What the server says no to. A closed set of codes; front ends put them in words."""

from __future__ import annotations

CODES = {
    "bad-request": 400,  # the command is not understood
    "sign-in": 401,  # nobody is signed in
    "wrong-password": 401,
    "csrf": 403,  # the token that proves the request comes from our page is missing
    "not-yours": 403,  # not this user's seat or table
    "no-table": 404,
    "no-game": 404,
    "no-replay": 404,  # not over yet
    "name-taken": 409,
    "seat-taken": 409,
    "not-open": 409,  # the table has started, or is over
    "not-running": 409,
    "not-full": 409,  # free seats: it cannot start
    "stale": 409,  # the decision it was meant for has passed
    "refused": 409,  # the rules do not allow it; `detail` is the kernel's code
    "busy": 409,  # others were quicker, several times over
    "frozen": 409,  # the rules failed here; somebody will look
    "too-large": 413,
    "too-many": 429,
    "down": 503,  # the store cannot be reached now
}


class ApiError(Exception):
    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail

    @property
    def status(self) -> int:
        return CODES[self.code]


def told(error: ApiError) -> str:
    """The detail that may leave: what a failing rule says may hold what its table hides."""
    return "" if error.code == "frozen" else error.detail
