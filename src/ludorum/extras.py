"""Which extra of the package brings which library, and what is said where one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

# Modules that commands and environments import, by the extra of pyproject.toml they come with.
EXTRAS = {
    "server": (
        "aiosmtplib", "aiosqlite", "alembic", "argon2", "asyncpg", "http_ece", "httpx",
        "joserfc", "litestar", "msgspec", "nats", "openskill", "opentelemetry",
        "prometheus_client", "sqlalchemy", "structlog", "uvicorn", "webauthn", "websockets",
    ),
    "lab": ("gymnasium", "numpy", "pettingzoo", "resvg_py"),
    "parquet": ("jinja2", "markupsafe", "polars"),
    "ray": ("ray",),
    "openspiel": ("pyspiel",),
}  # fmt: skip


def extra_of(module: str) -> str | None:
    """The extra that brings a library; None if none does."""
    return next((extra for extra, modules in EXTRAS.items() if module in modules), None)


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports of an optional library: ModuleNotFoundError says how to install it."""
    try:
        yield
    except ModuleNotFoundError as e:
        if extra_of((e.name or "").partition(".")[0]) is None:
            raise
        said = f"this needs {e.name}: pip install 'ludorum[{name}]'"
        raise ModuleNotFoundError(said, name=e.name, path=e.path) from e
