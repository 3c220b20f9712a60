"""How a server is set up: sane defaults at home, environment or a TOML file in public.

`LUDORUM_STORE=postgresql://…` beats the file, the file beats the default.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """store   where tables are kept: sqlite:///FILE or postgresql://…
    bus     how processes tell each other: memory, or nats://…
    secure  behind HTTPS: `__Host-` cookies, HSTS (set it wherever strangers come)
    origins addresses the page may be served from; empty: the server's own
    """

    store: str = "sqlite:///ludorum.db"
    bus: str = "memory"
    host: str = "127.0.0.1"
    port: int = 8080
    secure: bool = False
    origins: list[str] = []
    log_level: str = "info"
    log_json: bool = False
    workers: bool = True  # bots, clocks and relay run in `serve` too; False where `worker` runs
    bot_processes: int = 1
    warm_tables: int = 2000
    rule_seconds: float = 2.0
    session_days: float = 60.0
    commands_per_second: float = 10.0  # a session; bursts of five seconds' worth
    sign_ins_per_minute: float = 10.0  # an address
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
            found[name] = value.split(",") if name == "origins" else value
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as e:
        raise ValueError(f"settings: {e}") from e
    settings.check()
    return settings
