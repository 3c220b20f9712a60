"""What the server says no to. A closed set of codes; front ends put them in words."""

from __future__ import annotations

CODES = {
    "bad-request": 400,  # the command is not understood
    "sign-in": 401,  # nobody is signed in
    "wrong-password": 401,
    "not-proven": 401,  # the passkey, or the other site, does not show who it is
    "csrf": 403,  # the token that proves the request comes from our page is missing
    "banned": 403,  # the operator does not let them in
    "not-yours": 403,  # not this user's seat or table
    "other-browser": 403,  # it was asked for elsewhere, and only there it can be used
    "no-hints": 403,  # people play here, and the maker of the table has not allowed them
    "unwelcome": 403,  # one of the two has blocked the other
    "account-needed": 403,  # a guest has none
    "members-only": 403,  # of a club
    "officers-only": 403,  # who leads a club may do it, or its founder alone
    "barred": 403,  # the officers of a club have sent them away
    "not-friends": 403,  # only friends are invited
    "sealed": 403,  # others may still play this deal: its key is told later
    "other-level": 403,  # the table asks for people who play about as well as its owner
    "no-way": 404,  # this server has not set up that way to sign in
    "no-table": 404,
    "no-club": 404,  # or it is for those who have the link
    "no-person": 404,  # or they do not want to be seen
    "no-game": 404,
    "no-lesson": 404,
    "no-puzzle": 404,  # or one has answered all of them
    "no-deal": 404,  # its day has not come, or is over
    "no-tournament": 404,  # or one may not see it
    "no-content": 404,  # or one may not see it
    "no-replay": 404,  # not over yet
    "name-taken": 409,
    "club-taken": 409,  # another club has this name
    "club-full": 409,
    "too-many-clubs": 409,  # this person is in as many, or has founded as many, as one may
    "founder-stays": 409,  # until the club is somebody else's
    "name-needed": 409,  # a new account: say what it is called
    "way-taken": 409,  # another account has this address, or this account elsewhere
    "last-way": 409,  # without it nobody could sign in here again
    "seat-taken": 409,
    "not-open": 409,  # the table has started, or is over
    "not-running": 409,
    "not-full": 409,  # free seats: it cannot start
    "not-answered": 409,  # what a puzzle was worth is told afterwards
    "stale": 409,  # the decision it was meant for has passed
    "refused": 409,  # the rules do not allow it; `detail` is the kernel's code
    "no-box": 409,  # there is nothing in it: a table cannot be laid with it
    "box-faults": 409,  # something is wrong with it: the page on one's box says what
    "no-days": 409,  # so many days away a year are not to be had here
    "not-late": 409,  # nobody may be sent away who is in time
    "no-places": 409,  # as many take part as there are places for
    "too-many-tournaments": 409,  # this person holds as many as one may that are not over
    "tournament-closed": 409,  # it takes no more players
    "tournament-begun": 409,  # what its maker wants can be done before it begins
    "removed": 403,  # its maker does not want this person in the tournament
    "too-many-tables": 409,  # this person has as many as one may; `detail` says of which kind
    "busy": 409,  # others were quicker, several times over
    "frozen": 409,  # the rules failed here; somebody will look
    "expired": 410,  # the link, or the question, was answered before or is too old
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


def public_detail(error: ApiError) -> str:
    """The detail that may leave: what a failing rule says may hold what its table hides."""
    return "" if error.code == "frozen" else error.detail
