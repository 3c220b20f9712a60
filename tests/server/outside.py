"""What is outside a house, for checks in a browser: a mail server, a push service and a provider.

Run as a module it prints one line of JSON with their addresses and what a browser would subscribe
to push messages with, then one for every letter and every message, until its input ends.
"""

from __future__ import annotations

import json
import sys
import threading
import time

from tests.server.letters import Letters
from tests.server.provider import CLIENT, SECRET, Provider
from tests.server.pushes import Browser, Pushes


def tell(what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def main() -> None:
    letters, provider, pushes = Letters(), Provider(), Pushes()
    browser = Browser(pushes)
    provider.who = {"sub": "42", "preferred_username": "Wanderer"}
    here = {"mail": letters.url, "oidc": provider.url, "client": CLIENT, "secret": SECRET}
    tell({**here, "subscription": browser.subscription})

    def deliver() -> None:
        told = pushed = 0
        while True:
            for letter in letters.received[told:]:
                told += 1
                tell({"to": letter["To"], "text": letter.get_content()})
            for sent in pushes.received[pushed:]:
                pushed += 1
                tell({"push": browser.read(sent)})
            time.sleep(0.05)

    threading.Thread(target=deliver, daemon=True).start()
    sys.stdin.read()


if __name__ == "__main__":
    main()
