"""A PostgreSQL of the tests' own, and stores of both kinds."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.obtain import debian
from tests.server.serving import Person, free_port

NO_POSTGRES = (
    "These tests need a PostgreSQL server's programs (initdb, pg_ctl); on Debian: apt install postgresql. "
    "Another place is named by PG_BIN."
)


def programs() -> Path:
    """Where PostgreSQL's programs are; where they are not, Debian's are installed, if that can be done."""
    found = _programs() or (_programs() if debian("postgresql") else None)
    return found or pytest.fail(NO_POSTGRES, pytrace=False)


def _programs() -> Path | None:
    """Those that are named, the newest version of Debian's, or what the path finds."""
    found = [Path(os.environ["PG_BIN"])] if "PG_BIN" in os.environ else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    found += [Path(on_path).parent] if on_path else []
    for folder in found:
        if (folder / "initdb").exists():
            return folder
    return None


def as_postgres(command: list[str]) -> None:
    """PostgreSQL does not run as root."""
    by = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run([*by, *command], check=True, stdout=subprocess.DEVNULL, cwd="/")


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    Person.leave()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server that lives as long as the tests."""
    folder = programs()
    with tempfile.TemporaryDirectory(prefix="redtable-pg-", ignore_cleanup_errors=True) as place:
        data, port = Path(place) / "data", free_port()
        if os.geteuid() == 0:
            shutil.chown(place, "postgres")
        as_postgres([str(folder / "initdb"), "--auth=trust", "--username=redtable", "-D", str(data)])
        settings = f"-p {port} -k {place} -c listen_addresses=127.0.0.1 -c fsync=off"
        as_postgres([str(folder / "pg_ctl"), "-w", "-D", str(data), "-l", f"{place}/log", "-o", settings, "start"])
        try:
            yield f"postgresql://redtable@127.0.0.1:{port}"
        finally:
            as_postgres([str(folder / "pg_ctl"), "-w", "-m", "immediate", "-D", str(data), "stop"])


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of the kind the test is run for."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server = request.getfixturevalue("postgres")
    name = f"test_{uuid.uuid4().hex}"
    as_postgres([str(programs() / "psql"), "-q", "-d", f"{server}/postgres", "-c", f"CREATE DATABASE {name}"])
    return f"{server}/{name}"


def on_both(test: Callable[..., object]) -> object:
    """Run the test on both kinds of database."""
    return pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)(test)
