"""Hatchling's hook: distributions carry the built browser client; a wheel built where a C compiler works carries the
compiled kernel and rules beside their sources.

Without a compiler, or with REDTABLE_PURE=1, the wheel is pure Python and fits every machine. The sources are in it
either way: Python prefers the libraries, tracebacks and readers need the text.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import client
from tools.compile import COMPILED, LIBRARIES, Plan, refresh

PURE = "REDTABLE_PURE"


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the client to every distribution and the libraries to a wheel; editable installs stay as they are."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and name the files for the wheel; its tag then says for which Python and machine it is."""
        if version == "editable":
            return
        if not client.refresh():
            raise RuntimeError("the browser client could not be built; the lines above say why")
        if self.target_name != "wheel" or os.environ.get(PURE) or not refresh(Plan()):
            return
        found = [path for path in COMPILED.rglob("*") if path.suffix in LIBRARIES]
        build_data["force_include"] |= {str(path): path.relative_to(COMPILED).as_posix() for path in found}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
