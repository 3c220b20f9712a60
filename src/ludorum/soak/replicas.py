"""Services that survive the loss of a machine: a primary with a standby, three NATS servers."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

from .services import OwnNats, OwnPostgres


class ReplicatedPostgres:
    """A primary, and a standby that has every acknowledged move. They keep their two places: where
    one was lost a new standby is made."""

    small = False

    def __init__(self, folder: Path) -> None:
        self.primary = OwnPostgres(folder, "postgres-a")
        self.standby = OwnPostgres(folder, "postgres-b")
        self._places = f"127.0.0.1:{self.primary.port},127.0.0.1:{self.standby.port}"

    @property
    def url(self) -> str:
        """Of the primary there is now."""
        return self.primary.url

    @property
    def pid(self) -> int:
        return self.primary.pid

    def everywhere(self, url: str) -> str:
        """The same database, wherever the primary is."""
        return urlsplit(url)._replace(netloc=f"soak@{self._places}").geturl()

    def start(self) -> None:
        self.primary.start()
        self.standby.make_folder()
        self.follow()

    def follow(self) -> None:
        """Make a standby. From now on the primary acknowledges nothing that is not there, too."""
        self.standby.copy(self.primary, "-R")
        self.standby.go()
        self.primary.set(synchronous_standby_names="*")

    def restart(self) -> None:
        self.primary.restart()

    def fail_over(self) -> None:
        """The primary dies, and its standby takes its place. Until there is another one it waits
        for nobody: so does Patroni, unless it is told to be strict."""
        self.primary.kill()
        self.standby.promote()
        self.standby.set(synchronous_standby_names="")
        self.primary, self.standby = self.standby, self.primary

    def rebuild(self) -> None:
        """A new standby where the old primary was, whose disk is lost."""
        self.standby.wipe()
        self.follow()

    def stop(self) -> None:
        for one in (self.standby, self.primary):
            one.stop()


class NatsCluster:
    def __init__(self, folder: Path) -> None:
        self.servers = [OwnNats(folder, i) for i in range(3)]
        for one in self.servers:
            one.others = [x.route for x in self.servers if x is not one]

    @property
    def url(self) -> str:
        return ",".join([x.url for x in self.servers])

    @property
    def pid(self) -> int:
        return self.servers[0].pid

    def start(self) -> None:
        for one in self.servers:
            one.start()

    def stop(self) -> None:
        for one in self.servers:
            one.stop()


class Archive:
    """A base backup and everything written since: any moment after it can be had again."""

    def __init__(self, server: OwnPostgres) -> None:
        self._server = server
        self._base = OwnPostgres(server.folder.parent, "base")
        self._log = server.folder / "archive"

    def begin(self) -> None:
        self._log.mkdir()
        self._log.chmod(0o777)  # PostgreSQL's own user writes there
        self._server.set(archive_mode="on", archive_command=f"cp %p {self._log}/%f")
        self._server.restart()  # only then it begins
        self._base.make_folder()
        self._base.copy(self._server)

    def restore(self, moment: float, to: OwnPostgres) -> None:
        """A server with what was stored by that moment (seconds since the epoch, by its clock). It
        answers at once and can be written to when it is there."""
        to.make_folder()
        to.take(self._base)
        to.set(
            archive_mode="off",
            restore_command=f"cp {self._log}/%f %p",
            recovery_target_time=datetime.fromtimestamp(moment, UTC).isoformat(" "),
            recovery_target_action="promote",
        )
        to.go(recover=True)
