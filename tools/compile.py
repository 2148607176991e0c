"""Translate the kernel and the hot rules to machine code with mypyc, in a copy of the sources under build/compiled.

The sources themselves are never touched, so no stale library can shadow an edited file. Which modules are translated
stands in pyproject.toml under [tool.redtable]. Where no C compiler is at hand the pure build remains in use.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
STAMP = COMPILED / "redtable-stamp"
LOG = ROOT / "build" / "compile.log"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
LIBRARY_SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def modules() -> list[Path]:
    """Return the files to translate, relative to src, in a stable order."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["redtable"]
    wanted = {path for glob in settings["compile"] for path in SOURCES.glob(glob)}
    wanted -= {path for glob in settings["interpret"] for path in SOURCES.glob(glob)}
    return sorted(path.relative_to(SOURCES) for path in wanted)


def fingerprint(chosen: list[Path]) -> str:
    """Return a digest of the interpreter, the choice of modules and the layers they belong to.

    Whole layers, because mypyc writes constants of neighbouring modules into the libraries.
    """
    digest = hashlib.sha256(f"{sys.version}\n{chosen}\n".encode())
    for layer in sorted({Path(*path.parts[:2]) for path in chosen}):
        for path in sorted((SOURCES / layer).rglob("*.py")):
            digest.update(f"{path.relative_to(SOURCES)}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def obstacle() -> str:
    """Say what keeps mypyc from working on this machine; the empty string when nothing does."""
    configured = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (configured, "cc", "gcc", "clang")):
        return "there is no C compiler (on Debian: apt install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the headers of Python are missing (on Debian: apt install python3-dev)"
    if not importlib.util.find_spec("mypyc"):
        return "mypyc is not installed (make compile brings it)"
    return ""


def is_fresh(wanted: str) -> bool:
    """Say whether the compiled copy was completed from the same sources."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted


def copy_sources() -> None:
    """Bring every file of the sources into the compiled copy, and drop what the sources no longer have."""
    for old in sorted(COMPILED.rglob("*")):
        if old.is_file() and old.suffix not in {".so", ".pyd"} and old != STAMP:
            old.unlink()
    shutil.copytree(SOURCES, COMPILED, ignore=LEFT_OUT, dirs_exist_ok=True)


def translate(chosen: list[Path]) -> bool:
    """Run mypyc inside the copy, its output going to a log, and say whether every module became a library."""
    environment = {**os.environ, "PYTHONPATH": "", "MYPYPATH": ""}
    command = [sys.executable, "-m", "mypyc", *map(str, chosen)]
    with LOG.open("w", encoding="utf-8") as log:
        result = subprocess.run(command, cwd=COMPILED, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False)
    shutil.rmtree(COMPILED / "build", ignore_errors=True)
    shutil.rmtree(COMPILED / ".mypy_cache", ignore_errors=True)
    return result.returncode == 0 and all((COMPILED / path).with_suffix(LIBRARY_SUFFIX).is_file() for path in chosen)


def build(chosen: list[Path], wanted: str) -> int:
    """Make the compiled copy; on failure leave none, so that nothing stale is ever run."""
    print(f"Compiling {len(chosen)} modules with mypyc (once, and after changes of the sources) ...", flush=True)
    shutil.rmtree(COMPILED, ignore_errors=True)
    copy_sources()
    if not translate(chosen):
        shutil.rmtree(COMPILED)
        print("".join(LOG.read_text(encoding="utf-8").splitlines(keepends=True)[-20:]), file=sys.stderr)
        print(f"mypyc could not compile these sources; the full output is in {LOG.relative_to(ROOT)}.", file=sys.stderr)
        return 1
    STAMP.write_text(wanted, encoding="utf-8")
    print(f"Compiled copy ready in {COMPILED.relative_to(ROOT)}.")
    return 0


def main() -> int:
    """Bring the compiled copy up to date, or explain why the pure build stays in use."""
    parser = argparse.ArgumentParser(description="Compile the kernel and the hot rules out of tree.")
    parser.add_argument("--list", action="store_true", help="only print the modules that would be compiled")
    chosen = modules()
    if parser.parse_args().list:
        print("\n".join(map(str, chosen)))
        return 0
    wanted = fingerprint(chosen)
    if is_fresh(wanted):
        copy_sources()
        return 0
    reason = obstacle()
    if reason:
        shutil.rmtree(COMPILED, ignore_errors=True)
        print(f"Not compiled: {reason}. Redtable runs as plain Python, with the same results but slower.")
        return 0
    return build(chosen, wanted)


if __name__ == "__main__":
    sys.exit(main())
