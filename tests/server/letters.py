"""A mail server that keeps what it is given: as much SMTP as a client needs."""

from __future__ import annotations

import re
import socketserver
import threading
import time
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any


class Letters(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Talk)
        self.received: list[EmailMessage] = []
        self._thread = threading.Thread(target=self.serve_forever, daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"

    def close(self) -> None:
        self.shutdown()
        self.server_close()
        self._thread.join()

    def to(self, address: str, n: int = 1) -> EmailMessage:
        """The n-th letter to an address, when it is here."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            mine = [x for x in self.received if x["To"] == address]
            if len(mine) >= n:
                return mine[n - 1]
            time.sleep(0.02)
        raise AssertionError(f"no letter to {address}")

    def token(self, address: str, n: int = 1) -> str:
        found = re.search(r"/#/mail/([\w-]{43})\s", self.to(address, n).get_content())
        assert found
        return found[1]


class _Talk(socketserver.StreamRequestHandler):
    server: Letters

    def handle(self) -> None:
        self.say("220 here")
        for line in self.rfile:
            match line.split()[0].upper():
                case b"DATA":
                    self.say("354 go on")
                    self.server.received.append(self.letter())
                    self.say("250 kept")
                case b"QUIT":
                    self.say("221 bye")
                    return
                case _:
                    self.say("250 fine")

    def letter(self) -> Any:
        lines = []
        for line in self.rfile:
            if line == b".\r\n":
                break
            lines.append(line.removeprefix(b"."))
        return message_from_bytes(b"".join(lines), policy=default)

    def say(self, text: str) -> None:
        self.wfile.write(text.encode() + b"\r\n")
