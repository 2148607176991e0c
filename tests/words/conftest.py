"""What several tests of the words need."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def code_keys() -> ModuleType:
    """The module of that name next to this file, which pytest's import mode does not find."""
    path = Path(__file__).with_name("code_keys.py")
    spec = importlib.util.spec_from_file_location("code_keys", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["code_keys"] = module
    spec.loader.exec_module(module)
    return module
