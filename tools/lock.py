"""Choose the newest fitting versions of everything and write them down with their hashes: requirements/*.txt.

Run by hand (`make lock`), never by the set-up. The files name no package index, so they hold wherever packages come
from.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
FILES = {"run.txt": (), "dev.txt": ("--group", "dev")}
"""What is locked, and what goes in besides the dependencies of the package."""
OLDEST = "3.11"


def compile_command(uv: str, target: Path, what: tuple[str, ...]) -> list[str]:
    quiet = ["--quiet", "--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "make lock"]
    choice = ["--upgrade", "--generate-hashes", "--universal", "--python-version", OLDEST]
    return [uv, "pip", "compile", *quiet, *choice, *what, "--output-file", str(target), "pyproject.toml"]


def main() -> int:
    """Write both locks, or say why not and leave the old ones."""
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    if uv is None:
        print("uv is not installed; it comes with the development requirements.", file=sys.stderr)
        return 1
    for name, what in FILES.items():
        target = FOLDER / name
        aside = target.with_suffix(".new")
        aside.unlink(missing_ok=True)
        done = subprocess.run(compile_command(uv, aside, what), cwd=ROOT, check=False)
        if done.returncode:
            print(f"{name} could not be made; the old one stands.", file=sys.stderr)
            return 1
        text = aside.read_text(encoding="utf-8")
        if re.search(r"https?://|file:", text):
            aside.unlink()
            print(f"{name} would name a package index; the old one stands.", file=sys.stderr)
            return 1
        aside.rename(target)
        print(f"{name}: {len(re.findall(r'(?m)^[a-z0-9][^ ]*==', text))} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
