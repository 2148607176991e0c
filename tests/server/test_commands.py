"""`redtable tables` and `redtable backup`: what a server keeps."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from redtable.games import game_by_id
from redtable.kernel.record import verify, write_record
from tests.server.tables import started


def redtable(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "import sys; from redtable.cli.main import main; sys.exit(main())"]
    environment = os.environ | {"REDTABLE_LANG": "en"}
    return subprocess.run([*command, *arguments], capture_output=True, text=True, env=environment, check=False)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    driver = started("person", "person")
    driver.play_to_end()
    assert driver.table.session is not None
    path: Path = tmp_path_factory.mktemp("records") / "game.jsonl"
    path.write_text(write_record(driver.table.session, secret=True), encoding="utf-8")
    return path


def test_tables_go_in_and_out_and_away(tmp_path: Path, record: Path) -> None:
    database = ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    table = redtable("tables", "--import", str(record), *database).stdout.strip()
    assert len(table) == 22
    assert redtable("tables", *database).stdout == "over\t1\n"

    out = redtable("tables", "--export", str(tmp_path / "out"), *database)
    assert out.returncode == 0, out.stderr
    (file,) = (tmp_path / "out").iterdir()
    assert file.name == f"{table}.jsonl"
    assert verify(file.read_text(encoding="utf-8"), game_by_id).ok

    copy = tmp_path / "copy.db"
    assert redtable("backup", str(copy), *database).returncode == 0
    assert redtable("tables", "--delete", table, *database).returncode == 0
    assert redtable("tables", *database).stdout == ""
    gone = redtable("tables", "--delete", table, *database)
    assert (gone.returncode, table in gone.stderr) == (2, True)
    assert redtable("tables", "--database", f"sqlite:///{copy}").stdout == "over\t1\n"


@pytest.mark.parametrize("command", [["backup", "copy.db"], ["tables"], ["tables", "--delete", "x"]])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, command: list[str]) -> None:
    missing = tmp_path / "missing.db"
    said = redtable(*command, "--database", f"sqlite:///{missing}")
    assert (said.returncode, "Traceback" in said.stderr) == (2, False)
    assert "no database" in said.stderr
    assert not missing.exists()


def test_what_cannot_be_imported_gets_a_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("nonsense\n")
    said = redtable("tables", "--import", str(bad), "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    assert (said.returncode, "Traceback" in said.stderr) == (2, False)


@pytest.mark.parametrize(
    "options",
    [
        ["--workers", "2"],
        ["--database", "mysql://x"],
        ["--database", "postgresql://nobody@127.0.0.1:1/none"],
        ["--host", "256.0.0.1"],
    ],
)
def test_what_cannot_be_served_gets_a_sentence(tmp_path: Path, options: list[str]) -> None:
    usual = ["--database", f"sqlite:///{tmp_path / 'tables.db'}", "--port", "8704"]
    said = redtable("serve", *usual, *options)
    assert said.returncode == 2
    assert "Traceback" not in said.stderr
