"""Build a source distribution and a wheel into dist/, and try the wheel in an empty environment: `make wheel`."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
RUN_LOCK = ROOT / "requirements" / "run.txt"
PROOF = "from redtable.kernel import stack; print(stack.__file__)"


def build() -> Path:
    """The wheel just built; older ones are gone."""
    shutil.rmtree(DIST, ignore_errors=True)
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(DIST), "-t", "sdist", "-t", "wheel"]
    subprocess.run(command, cwd=ROOT, check=True)
    (wheel,) = DIST.glob("*.whl")
    return wheel


def run(*command: str, cwd: str) -> str:
    """What a command prints, seen from a folder where no sources are in the way."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(command, cwd=cwd, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def try_out(wheel: Path) -> None:
    """Install the wheel as a user would and use it."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(Path(folder) / "venv", with_pip=True)
        programs = Path(folder) / "venv" / ("Scripts" if os.name == "nt" else "bin")
        pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run(*pip, "--require-hashes", "-r", str(RUN_LOCK), cwd=folder)
        run(*pip, "--no-deps", str(wheel), cwd=folder)
        print(run(str(programs / "redtable"), "--version", cwd=folder))
        print(run(str(programs / "redtable"), "cards", "birds", cwd=folder))
        loaded = Path(run(str(programs / "python"), "-c", PROOF, cwd=folder))
        build_name = "pure Python" if loaded.suffix == ".py" else "compiled"
        if (build_name == "pure Python") != wheel.name.endswith("none-any.whl"):
            sys.exit(f"{wheel.name} runs as {build_name}, which its name denies.")
        print(f"{wheel.name} is installed and runs, {build_name}.")


def main() -> None:
    """Build, and unless told otherwise try it out."""
    parser = argparse.ArgumentParser(description="Build dist/*.tar.gz and dist/*.whl.")
    parser.add_argument("--no-trial", action="store_true", help="do not install the wheel to try it")
    arguments = parser.parse_args()
    wheel = build()
    if not arguments.no_trial:
        try_out(wheel)


if __name__ == "__main__":
    main()
