"""Translate the kernel and the hot rules to machine code with mypyc, in a copy of the sources under build/compiled.

The sources themselves are never touched, so no stale library can shadow an edited file. Which modules are translated
stands in pyproject.toml under [tool.redtable]; how they are prepared for it, in `tools.rewrite`. Where no C compiler is
at hand the pure build remains in use.
"""

from __future__ import annotations

import argparse
import fnmatch
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from pathlib import Path

from tools.rewrite import for_mypyc

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
STAMP = "redtable-stamp"
LOG = BUILD / "compile.log"
SHORT_LOG = 20
LIBRARY_SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
LIBRARIES = {".so", ".pyd"}
OPTIMISED = "2"
"""Above 2 the compiler takes longer and the rules are no faster."""


class Plan:
    """Which modules are translated, and what a finished copy was made from."""

    def __init__(self, sources: Path = SOURCES, project: Path = ROOT / "pyproject.toml") -> None:
        settings = tomllib.loads(project.read_text(encoding="utf-8"))["tool"]["redtable"]
        self.sources = sources
        self.layers = sorted({pattern.split("/")[1] for pattern in settings["compile"]})
        self.data = list(settings["data"])
        wanted = {path for pattern in settings["compile"] for path in sources.glob(pattern)}
        wanted -= {path for pattern in settings["interpret"] for path in sources.glob(pattern)}
        self.modules = sorted(path.relative_to(sources) for path in wanted)

    def fingerprint(self) -> str:
        """A digest of everything the libraries depend on.

        Interpreted modules of the layers count, too, because mypyc writes their constants into the libraries; pure
        declarations do not: nothing but cards comes out of them.
        """
        versions = f"{sys.version}\n{importlib.metadata.version('mypy')}\n{self.modules}\n"
        digest = hashlib.sha256(versions.encode())
        tools = [Path(__file__).with_name(name) for name in ("compile.py", "copiers.py", "rewrite.py")]
        for path in (*tools, *self._relevant()):
            digest.update(f"{path.name}\n".encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()

    def _relevant(self) -> list[Path]:
        found = [path for layer in self.layers for path in (self.sources / "redtable" / layer).rglob("*.py")]
        return sorted(path for path in found if not self._is_data(path.relative_to(self.sources).as_posix()))

    def _is_data(self, path: str) -> bool:
        return any(fnmatch.fnmatch(path, pattern) for pattern in self.data)


def obstacle() -> str:
    """Say what keeps mypyc from working on this machine; the empty string when nothing does."""
    configured = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (configured, "cc", "gcc", "clang")):
        return "there is no C compiler (on Debian: apt install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the headers of Python are missing (on Debian: apt install python3-dev)"
    if not importlib.util.find_spec("mypyc") or not importlib.util.find_spec("setuptools"):
        return "mypyc is not installed in this environment (make compile uses one that has it)"
    return ""


def copy_sources(plan: Plan, target: Path, is_translated: bool) -> None:
    """Bring every file of the sources into the copy where it differs, and drop what the sources no longer have.

    Modules that are translated already stand there as mypyc saw them.
    """
    wanted: set[Path] = set()
    copiers = {} if is_translated else native_copiers(plan)
    for source in plan.sources.rglob("*"):
        relative = source.relative_to(plan.sources)
        if source.is_dir() or "__pycache__" in relative.parts or source.suffix in LIBRARIES:
            continue
        wanted.add(relative)
        content = source.read_bytes()
        if relative in plan.modules:
            if is_translated:
                continue
            content = (for_mypyc(content.decode()) + copiers[module_name(relative)]).encode()
        write_if_changed(target / relative, content)
    for old in list((target / "redtable").rglob("*")):
        is_source = old.is_file() and old.suffix not in LIBRARIES and "__pycache__" not in old.parts
        if is_source and old.relative_to(target) not in wanted:
            old.unlink()


def native_copiers(plan: Plan) -> dict[str, str]:
    """What `tools.copiers` writes at the end of modules, by their names."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(plan.sources), other_paths()])}
    command = [sys.executable, "-m", "tools.copiers", *[module_name(path) for path in plan.modules]]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def write_if_changed(path: Path, content: bytes) -> None:
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def other_paths() -> str:
    """PYTHONPATH without copies of Redtable, which must not stand in for the one being compiled."""
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join([path for path in paths if path and not (Path(path) / "redtable").is_dir()])


def translate(plan: Plan, target: Path) -> bool:
    """Run mypyc inside the copy, its output going to a log, and say whether every module became a library."""
    environment = {"MYPYC_OPT_LEVEL": OPTIMISED, **os.environ, "PYTHONPATH": other_paths(), "MYPYPATH": ""}
    command = [sys.executable, "-m", "mypyc", *map(str, plan.modules)]
    with LOG.open("w", encoding="utf-8") as log:
        result = subprocess.run(command, cwd=target, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False)
    for leftover in ("build", ".mypy_cache"):
        shutil.rmtree(target / leftover, ignore_errors=True)
    libraries = [(target / path).with_suffix(LIBRARY_SUFFIX) for path in plan.modules]
    return result.returncode == 0 and all(library.is_file() for library in libraries)


def build(plan: Plan, target: Path, wanted: str) -> bool:
    """Make the compiled copy aside and put it in place when it is complete; what ran from the old one runs on."""
    count = len(plan.modules)
    print(f"Compiling {count} modules with mypyc (once, and after changes of the rules) ...", flush=True)
    started = time.monotonic()
    aside = target.with_name(target.name + ".new")
    shutil.rmtree(aside, ignore_errors=True)
    copy_sources(plan, aside, is_translated=False)
    done = translate(plan, aside)
    shutil.rmtree(target, ignore_errors=True)
    if not done:
        shutil.rmtree(aside)
        print("\n".join(LOG.read_text(encoding="utf-8").splitlines()[-SHORT_LOG:]), file=sys.stderr)
        print(f"mypyc could not compile these sources; the full output is in {LOG}.", file=sys.stderr)
        return False
    (aside / STAMP).write_text(wanted, encoding="utf-8")
    aside.rename(target)
    print(f"Compiled copy ready in {target.relative_to(ROOT)} after {time.monotonic() - started:.0f} s.")
    return True


def refresh(plan: Plan, target: Path = COMPILED) -> bool:
    """Bring the compiled copy up to date; False if there is none afterwards."""
    wanted = plan.fingerprint()
    stamp = target / STAMP
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        copy_sources(plan, target, is_translated=True)
        return True
    reason = obstacle()
    if reason:
        shutil.rmtree(target, ignore_errors=True)
        print(f"Not compiled: {reason}. Redtable runs as plain Python, with the same results but slower.")
        return False
    BUILD.mkdir(exist_ok=True)
    return build(plan, target, wanted)


def main() -> int:
    """Refresh the copy as the arguments ask for."""
    parser = argparse.ArgumentParser(description="Compile the kernel and the hot rules out of tree.")
    parser.add_argument("--list", action="store_true", help="only print the modules that would be compiled")
    parser.add_argument("--required", action="store_true", help="fail if there is no compiled copy in the end")
    arguments = parser.parse_args()
    plan = Plan()
    if arguments.list:
        print("\n".join(map(str, plan.modules)))
        return 0
    return 0 if refresh(plan) or not arguments.required else 1


if __name__ == "__main__":
    sys.exit(main())
