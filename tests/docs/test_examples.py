"""Documents that run: every example of the README and of docs/ does what stands there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from redtable.cli.lazy import COMMANDS, LazyCommand
from tests.cli.running import recorded, settle
from tests.docs.examples import DOCUMENTS, ROOT, blocks_of, differences, fits

OTHER_NAMES = {"py", "pycon", "sh", "bash", "shell"}


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    settle(monkeypatch)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_examples(path: Path, tmp_path: Path) -> None:
    """With the record of a random game at hand, `game.jsonl`."""
    (tmp_path / "game.jsonl").write_text(recorded(), encoding="utf-8")
    found = differences(path.read_text(encoding="utf-8"), tmp_path)
    assert not found, "\n\n".join(map(str, found))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_languages_have_the_names_by_which_examples_are_run(path: Path) -> None:
    blocks = blocks_of(path.read_text(encoding="utf-8"))
    assert [block for block in blocks if block.language in OTHER_NAMES] == []
    assert [
        block for block in blocks if block.text.startswith("$ ") and block.language not in ("console", "text")
    ] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_that_are_mentioned_are_there(path: Path) -> None:
    """`redtable NAME --option` anywhere in a document that is not run: in a sentence or in a block of text."""
    text = re.sub(r"^```console\n.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for name, rest in re.findall(r"(?:`|^|\| )redtable ([a-z]+)([^`\n]*)", text, re.MULTILINE):
        assert name in COMMANDS, f"redtable {name}"
        for option in re.findall(r"(?<!\S)--[a-z-]+", rest):
            assert option in options_of(name), f"redtable {name} {option}"


@cache
def options_of(name: str) -> set[str]:
    params = LazyCommand(name, COMMANDS[name]).load().params
    return {"--help", *[option for param in params for option in (*param.opts, *param.secondary_opts)]}


def test_the_readme_has_an_example_for_python() -> None:
    readme = blocks_of((ROOT / "README.md").read_text(encoding="utf-8"))
    assert [block.language for block in readme].count("python") == 1


def test_links_between_documents_lead_somewhere() -> None:
    broken = []
    for path in DOCUMENTS:
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text(encoding="utf-8")):
            if "://" not in target and not (path.parent / target).exists():
                broken.append(f"{path.name}: {target}")
    assert broken == []


# --- the examples' examples ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("block", "problems"),
    [
        ("```python\nprint(1 + 1)  # 2\n```", 0),
        ("```python\nprint(1 + 1)  # 3\n```", 1),
        ("```python\nprint(1 + 1)\n```", 0),
        ("```python\na = 1\n```\n\n```python\nprint(a)  # 2\n```", 1),
        ("```console\n$ redtable --version\nredtable …\n```", 0),
        ("```console\n$ redtable --version\nredtable 9\n```", 1),
        ("```console\n$ redtable cards nix\n…\n$ echo $?\n1\n```", 0),
        ("```console\n$ redtable cards nix\n…\n$ echo $?\n0\n```", 1),
        ("```yaml no.yaml\n[]\n```\n```console\n$ cat no.yaml | redtable scenario -\n…no scenario…\n```", 0),
        ("```text\n$ anything\n```", 0),
    ],
)
def test_examples_that_are_wrong_are_noticed(block: str, problems: int, tmp_path: Path) -> None:
    assert len(differences(block + "\n", tmp_path)) == problems


def test_an_example_that_fails_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        differences("```python\n1 / 0\n```\n", tmp_path)
    with pytest.raises(AssertionError, match="not a command"):
        differences("```console\n$ rm game.jsonl\n```\n", tmp_path)


def test_what_fits() -> None:
    assert fits("a\n…\nz", "a\nb\nc\nz\n")
    assert fits("a  \n", "a\n\n")
    assert not fits("a\nz", "a\nb\nz")
    assert not fits("a…", "b")
