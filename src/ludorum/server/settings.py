"""How a server is set up: sane defaults at home, environment or a TOML file in public.

`LUDORUM_STORE=postgresql://…` beats the file, the file beats the default.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import msgspec


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """store   where tables are kept: sqlite:///FILE or postgresql://…
    bus     how processes tell each other: memory, or nats://…
    secure  behind HTTPS: `__Host-` cookies, HSTS (set it wherever strangers come)
    origins addresses the page may be served from; empty: the server's own
    proxies whose word on a client's address counts where `secure` is set: addresses or networks
    traces  http://HOST:4318: a span of every command goes there (OTLP); needs ludorum[otel]
    public_url   where people find the server, https://play.example.org; passkeys need it, and all
                 that is below
    mail_server  smtp://USER:PASSWORD@HOST:587 or smtps://…: people sign in by a link in a letter
    mail_from    whom these letters are from
    push_private push messages may go to addresses that are not public: for tests
    oidc_issuer  people sign in with their account there (OpenID Connect), as oidc_client, with
                 oidc_secret; the button says oidc_label
    """

    store: str = "sqlite:///ludorum.db"
    bus: str = "memory"
    host: str = "127.0.0.1"
    port: int = 8080
    secure: bool = False
    origins: list[str] = []
    proxies: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.1"])
    traces: str = ""
    metrics_port: int = (
        0  # where a `worker` has /metrics and /health/live; 0: nowhere. `serve` does
    )
    public_url: str = ""
    mail_server: str = ""
    mail_from: str = ""
    push_private: bool = False
    oidc_issuer: str = ""
    oidc_client: str = ""
    oidc_secret: str = ""
    oidc_label: str = ""
    log_level: str = "info"
    log_json: bool = False
    workers: bool = True  # bots, clocks and relay run in `serve` too; False where `worker` runs
    bot_processes: int = 1
    think_seconds: float = 60.0  # a bot's thought that takes longer is cut off, its process killed
    warm_tables: int = 2000
    rule_seconds: float = 2.0
    session_days: float = 60.0
    commands_per_second: float = 10.0  # a person; bursts of five seconds' worth
    views_per_second: float = 5.0  # of a game's past, a person or address; bursts of ten seconds
    sign_ins_per_minute: float = 10.0  # an address
    hints_per_minute: float = 20.0  # a person; bursts of half a minute's worth
    tables_per_minute: float = 20.0  # laid from an address; bursts of a minute's worth
    tables_per_person: int = 40  # that are not over,
    open_tables_per_person: int = 5  # of them: listed for strangers to sit down,
    thinking_tables_per_person: int = 8  # and with bots that look ahead
    box_trials_per_minute: float = 60.0  # cards of boxes that a person tries; bursts of half of it
    notice_seconds: float = 20.0  # a decision waits before its person, who is elsewhere, is told
    away_days: float = 30.0  # in a year, of one person
    migrate: bool = True  # bring the schema up to date at start

    @property
    def home(self) -> bool:
        return self.bus == "memory"

    def check(self) -> None:
        """ValueError says what does not go together, and what to do."""
        if not self.store.startswith(("sqlite:///", "postgresql://")):
            raise ValueError(f"store is sqlite:///FILE or postgresql://…, not {self.store!r}")
        if self.bus != "memory" and not self.bus.startswith("nats://"):
            raise ValueError(f"bus is memory or nats://…, not {self.bus!r}")
        if self.home and not self.workers:
            raise ValueError("with the bus in memory there is one process: leave workers on")
        if self.traces and not self.traces.startswith(("http://", "https://")):
            raise ValueError(f"traces is http://HOST:4318 or https://…, not {self.traces!r}")
        self._check_sign_in()

    def _check_sign_in(self) -> None:
        url = urlsplit(self.public_url)
        if self.public_url and (
            url.scheme not in ("http", "https") or not url.hostname or url.path or url.query
        ):
            raise ValueError(f"public_url is https://HOST without a path, not {self.public_url!r}")
        if (url.scheme == "https") != self.secure and self.public_url:
            raise ValueError("public_url is https:// where secure is true, and only there")
        if (self.mail_server or self.oidc_issuer) and not self.public_url:
            raise ValueError("signing in by mail or elsewhere needs public_url")
        if self.mail_server:
            mail = urlsplit(self.mail_server)
            if mail.scheme not in ("smtp", "smtps") or not mail.hostname:
                raise ValueError("mail_server is smtp://HOST or smtps://HOST")
            if "@" not in self.mail_from:
                raise ValueError("mail_from is the address letters come from")
        if self.oidc_issuer:
            issuer = urlsplit(self.oidc_issuer)
            here = issuer.hostname in ("localhost", "127.0.0.1")
            if issuer.scheme != "https" and not (issuer.scheme == "http" and here):
                raise ValueError(f"oidc_issuer is https://…, not {self.oidc_issuer!r}")
            if not self.oidc_client or not self.oidc_label:
                raise ValueError("oidc_issuer needs oidc_client and oidc_label")


LISTS = ("origins", "proxies")  # in a variable: parted by commas


def read(path: Path | None = None, env: dict[str, str] | None = None) -> Settings:
    """Defaults, then the file (or ./ludorum.toml if it is there), then LUDORUM_* variables."""
    env = dict(os.environ) if env is None else env
    found: dict[str, object] = {}
    source = path or Path("ludorum.toml")
    if source.is_file():
        found = tomllib.loads(source.read_text(encoding="utf-8"))
    elif path is not None:
        raise ValueError(f"no settings file {path}")
    for name in Settings.__struct_fields__:
        value = env.get(f"LUDORUM_{name.upper()}")
        if value is not None:
            found[name] = value.split(",") if name in LISTS else value
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as e:
        raise ValueError(f"settings: {e}") from e
    settings.check()
    return settings
