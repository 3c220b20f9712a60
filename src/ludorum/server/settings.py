"""How a server is set up: sane defaults at home, environment or a TOML file in public.

`LUDORUM_STORE=postgresql://…` beats the file, the file beats the default.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Annotated, NoReturn
from urllib.parse import SplitResult, urlsplit

import msgspec


class SettingsError(ValueError):
    """The settings cannot be meant so. `code` and `about` say it as data: the words are
    `mistake-<code>`."""

    def __init__(self, what: str, code: str, **about: str | int) -> None:
        super().__init__(what)
        self.code = code
        self.about = about


def says(text: str) -> msgspec.Meta:
    return msgspec.Meta(description=text)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each is for stands with it, and in docs/settings.md, which `scripts/reference` makes."""

    store: Annotated[
        str,
        says("where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE"),
    ] = "sqlite:///ludorum.db"
    bus: Annotated[
        str, says("how processes tell each other: memory (one process), or nats://HOST:4222")
    ] = "memory"
    host: Annotated[str, says("address to listen on; 0.0.0.0 for all networks of the machine")] = (
        "127.0.0.1"
    )
    port: Annotated[int, says("port to listen on, 1 to 65535")] = 8080
    secure: Annotated[
        bool, says("behind HTTPS: `__Host-` cookies, HSTS; set it wherever strangers come")
    ] = False
    origins: Annotated[
        list[str], says("addresses the page may be served from; empty: the server's own")
    ] = []
    proxies: Annotated[
        list[str],
        says(
            "whose word on a client's address counts where `secure` is set: addresses or networks"
        ),
    ] = msgspec.field(default_factory=lambda: ["127.0.0.1"])
    traces: Annotated[
        str,
        says("http://HOST:4318: a span of every command goes there (OTLP); needs ludorum[otel]"),
    ] = ""
    metrics_port: Annotated[
        int,
        says("where a `worker` has /metrics and /health/live; 0: nowhere (`serve` has them)"),
    ] = 0
    public_url: Annotated[
        str,
        says("where people find it, https://play.example.org; passkeys, mail and OpenID need it"),
    ] = ""
    mail_server: Annotated[
        str,
        says("smtp://USER:PASSWORD@HOST:587 or smtps://…: people sign in by a link in a letter"),
    ] = ""
    mail_from: Annotated[str, says("whom these letters are from")] = ""
    push_private: Annotated[
        bool, says("push messages may go to addresses that are not public: for tests")
    ] = False
    docs: Annotated[
        str, says("folder with the built documentation, shown under /docs; empty: none")
    ] = ""
    oidc_issuer: Annotated[
        str, says("people sign in with their account there (OpenID Connect)")
    ] = ""
    oidc_client: Annotated[str, says("the name this server has at the issuer")] = ""
    oidc_secret: Annotated[str, says("and its secret")] = ""
    oidc_label: Annotated[str, says("what the button for that says")] = ""
    log_level: Annotated[str, says("debug, info, warning or error")] = "info"
    log_json: Annotated[bool, says("log one JSON object a line")] = False
    workers: Annotated[
        bool, says("bots, clocks and relay run in `serve` too; false where `worker` runs")
    ] = True
    bot_processes: Annotated[int, says("processes in which bots think")] = 1
    think_seconds: Annotated[
        float, says("a bot's thought that takes longer is cut off, its process killed")
    ] = 60.0
    warm_tables: Annotated[int, says("tables a process keeps in memory")] = 2000
    rule_seconds: Annotated[float, says("time the rules may take for one answer")] = 2.0
    session_days: Annotated[float, says("people stay signed in so long")] = 60.0
    commands_per_second: Annotated[float, says("of a person; bursts of five seconds' worth")] = 10.0
    views_per_second: Annotated[
        float, says("of a game's past, of a person or address; bursts of ten seconds' worth")
    ] = 5.0
    sign_ins_per_minute: Annotated[float, says("from an address")] = 10.0
    hints_per_minute: Annotated[float, says("of a person; bursts of half a minute's worth")] = 20.0
    tables_per_minute: Annotated[
        float, says("laid from an address; bursts of a minute's worth")
    ] = 20.0
    tables_per_person: Annotated[int, says("that are not over")] = 40
    open_tables_per_person: Annotated[int, says("of them: listed for strangers to sit down")] = 5
    thinking_tables_per_person: Annotated[int, says("of them: with bots that look ahead")] = 8
    box_trials_per_minute: Annotated[
        float, says("cards of boxes that a person tries; bursts of half a minute's worth")
    ] = 60.0
    notice_seconds: Annotated[
        float, says("a decision waits so long before its person, who is elsewhere, is told")
    ] = 20.0
    away_days: Annotated[float, says("days away in a year, of one person")] = 30.0
    migrate: Annotated[bool, says("bring the schema up to date at start")] = True

    @property
    def home(self) -> bool:
        return self.bus == "memory"

    def check(self) -> None:
        """SettingsError says what does not go together, and what to do."""
        if not self.store.startswith(("sqlite:///", "postgresql://")):
            _wrong("store", STORES)
        hosts = self.store.partition("://")[2].partition("/")[0].rpartition("@")[2].split(",")
        ports = [x.rpartition("]")[2].partition(":")[2] for x in hosts]
        if not all(x.isascii() and x.isdigit() for x in ports if x):
            _wrong("store", STORES)
        if self.bus != "memory" and not self.bus.startswith("nats://"):
            _wrong("bus", "memory or nats://HOST:4222")
        if not 1 <= self.port <= PORTS:
            _wrong("port", f"1-{PORTS}")
        if not 0 <= self.metrics_port <= PORTS:
            _wrong("metrics_port", f"0-{PORTS}")
        if self.home and not self.workers:
            raise SettingsError(
                "with the bus in memory there is one process: leave workers on", "settings-workers"
            )
        if self.traces and not self.traces.startswith(("http://", "https://")):
            _wrong("traces", "http://HOST:4318 or https://HOST")
        self._check_sign_in()

    def _check_sign_in(self) -> None:
        url = _split("public_url", self.public_url, "https://HOST")
        if self.public_url and (url.scheme not in ("http", "https") or not url.hostname):
            _wrong("public_url", "https://HOST")
        if url.path or url.query:
            raise SettingsError("public_url is https://HOST without a path", "settings-path")
        if (url.scheme == "https") != self.secure and self.public_url:
            raise SettingsError(
                "public_url is https:// where secure is true, and only there", "settings-secure"
            )
        if (self.mail_server or self.oidc_issuer) and not self.public_url:
            _needs("mail_server" if self.mail_server else "oidc_issuer", "public_url")
        if self.mail_server:
            mail = _split("mail_server", self.mail_server, MAIL)
            if mail.scheme not in ("smtp", "smtps") or not mail.hostname:
                _wrong("mail_server", MAIL)
            if "@" not in self.mail_from:
                _wrong("mail_from", "NAME@HOST")
        if self.oidc_issuer:
            issuer = _split("oidc_issuer", self.oidc_issuer, "https://HOST")
            here = issuer.hostname in ("localhost", "127.0.0.1")
            if issuer.scheme != "https" and not (issuer.scheme == "http" and here):
                _wrong("oidc_issuer", "https://HOST")
            if not self.oidc_client or not self.oidc_label:
                _needs("oidc_issuer", "oidc_client, oidc_label")


def _wrong(name: str, form: str) -> NoReturn:
    """The value is not said again: it may hold a password."""
    raise SettingsError(f"{name} is {form}", "settings-form", name=name, form=form)


def _needs(name: str, others: str) -> NoReturn:
    raise SettingsError(f"{name} needs {others}", "settings-needs", name=name, others=others)


def _split(name: str, url: str, form: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        _ = parts.port  # read only now
    except ValueError:
        _wrong(name, form)
    return parts


PORTS = 65_535
STORES = "sqlite:///FILE or postgresql://USER@HOST:5432/DATABASE"
MAIL = "smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST"
LISTS = ("origins", "proxies")  # in a variable: parted by commas


def read(path: Path | None = None, env: dict[str, str] | None = None) -> Settings:
    """Defaults, then the file (or ./ludorum.toml if it is there), then LUDORUM_* variables."""
    env = dict(os.environ) if env is None else env
    found: dict[str, object] = {}
    source = path or Path("ludorum.toml")
    if source.exists() and not source.is_dir():  # /dev/null: none at all
        try:
            found = tomllib.loads(source.read_text(encoding="utf-8"))
        except ValueError as e:  # no TOML, or no text
            what = f"{source} is no TOML: {e}"
            raise SettingsError(what, "settings-toml", path=str(source), said=str(e)) from e
    elif path is not None:
        raise SettingsError(f"no settings file {path}", "settings-file", path=str(path))
    for name in Settings.__struct_fields__:
        value = env.get(f"LUDORUM_{name.upper()}")
        if value is not None:
            found[name] = value.split(",") if name in LISTS else value
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as e:
        raise SettingsError(f"settings: {e}", "settings-value", said=str(e)) from e
    settings.check()
    return settings
