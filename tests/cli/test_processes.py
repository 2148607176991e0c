"""The command as a process of its own: start, streams, closed pipes, Ctrl-C."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import IO

import pytest

COMMAND = [sys.executable, "-c", "import sys; from redtable.cli.main import main; sys.exit(main())"]
QUESTION = {"given": {"temperature": -30, "oxygen": 0, "seats": [{}]}, "when": {"cost_of": ["birds"]}}
PATIENCE = 60


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is ended when it is waited for too long: whoever reads from it gets nothing then."""
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, *arguments], stdin=pipe, stdout=pipe, stderr=pipe) as process:
        watch = Timer(PATIENCE, process.kill)
        watch.start()
        try:
            yield process
        finally:
            watch.cancel()
            process.kill()


def stream(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    """Its input and output."""
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def test_a_stream_is_answered_line_by_line_until_ctrl_c() -> None:
    with started("scenario", "-") as process:
        given, answers = stream(process)
        for number in range(3):
            given.write(json.dumps({"id": number} | QUESTION).encode() + b"\n")
            given.flush()
            assert json.loads(answers.readline())["id"] == number
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (130, b"", b"")


def test_ctrl_c_while_it_starts_is_quiet() -> None:
    """The door is open at once; what stands behind it takes a moment to import."""
    code = """
import builtins, sys
from redtable.cli.main import main
imported = builtins.__import__
def interrupted(name, *rest):
    if name == "redtable.cli.app":
        raise KeyboardInterrupt
    return imported(name, *rest)
builtins.__import__ = interrupted
sys.exit(main(["--help"]))
"""
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, timeout=PATIENCE)
    assert (found.returncode, found.stdout, found.stderr) == (130, b"", b"")


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    with started("cards", "--all", "--full") as process:
        _, cards = stream(process)
        assert cards.readline().startswith("╭".encode())
        cards.close()
        process.wait(timeout=PATIENCE)
        assert process.stderr is not None
        assert (process.returncode, process.stderr.read()) == (141, b"")


def test_a_pipe_gets_utf_8_in_any_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    with started("cards", "birds", "--lang", "ru") as process:
        out, _ = process.communicate(timeout=PATIENCE)
    assert "Птицы" in out.decode()


def test_help_imports_little() -> None:
    """So that it is there at once: the screen, the bots and the readers of files come when they are needed."""
    heavy = ["textual", "yaml", "multiprocessing", "redtable.bots", "redtable.lab", "redtable.terraforming.game"]
    code = f"""
import sys
from redtable.cli.main import main
main(["--help"])
print([name for name in {heavy} if name in sys.modules], file=sys.stderr)
"""
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, timeout=PATIENCE)
    assert found.stderr == b"[]\n"
