"""A house where one signs in every way there is, with a real mail server and a real provider."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from tests.server.house import free_port, serving
from tests.server.letters import Letters
from tests.server.provider import CLIENT, SECRET, Provider
from tests.server.signin.visitors import House


@pytest.fixture(scope="session")
def house(
    tmp_path_factory: pytest.TempPathFactory,
    stores: Callable[[str], str],
) -> Iterator[House]:
    letters, provider = Letters(), Provider()
    port = free_port()
    env = {
        "LUDORUM_PUBLIC_URL": f"http://localhost:{port}",
        "LUDORUM_MAIL_SERVER": letters.url,
        "LUDORUM_MAIL_FROM": "Ludorum <house@example.org>",
        "LUDORUM_OIDC_ISSUER": provider.url,
        "LUDORUM_OIDC_CLIENT": CLIENT,
        "LUDORUM_OIDC_SECRET": SECRET,
        "LUDORUM_OIDC_LABEL": "The Guild",
        "LUDORUM_STORE": stores("signin"),
    }
    folder = tmp_path_factory.mktemp("signin")
    with closing(letters), closing(provider), serving(folder, port, **env) as server:
        yield House(server, letters, provider)
    assert SECRET not in server.log()
