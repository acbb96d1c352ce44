"""No modules import each other in a circle, not even for their types alone: each can be read, and understood, before those above it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["root_packages"]


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = imports(ROOT, PACKAGES)
    assert len(graph) > 500
    assert circle(graph) == []


def test_a_circle_is_found(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    for name, source in {
        "__init__": '"""Three modules."""',
        "cards": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from site.decks import Deck",
        "decks": "import site.lists",
        "lists": "def read():\n    import site.decks\ntry:\n    from site import cards\nexcept ImportError:\n    pass",
    }.items():
        (tmp_path / "site" / f"{name}.py").write_text(source)
    assert set(circle(imports(tmp_path, ["site"]))) == {"site.cards", "site.decks", "site.lists"}


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """The modules of a circle, the first one again at the end; none where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def imports(root: Path, packages: list[str]) -> dict[str, set[str]]:
    """The modules that each module imports when it is itself imported, or for its types."""
    files = {_name(path.relative_to(root)): path for package in packages for path in sorted((root / package).rglob("*.py"))}
    return {name: {each for each in _imported(path, files) if each != name} for name, path in files.items()}


def _name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(path: Path, files: Mapping[str, Path]) -> Iterator[str]:
    for node in _statements(ast.parse(path.read_text()).body):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in files)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for each in node.names:
                module = f"{node.module}.{each.name}"
                yield from (found for found in (module if module in files else node.module,) if found in files)


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module, also those under `if`, `try` and `with`."""
    for node in body:
        yield node
        if isinstance(node, ast.If | ast.Try | ast.With | ast.ExceptHandler):
            for part in ("body", "orelse", "handlers", "finalbody"):
                yield from _statements(getattr(node, part, []))
