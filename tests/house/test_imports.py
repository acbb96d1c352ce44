"""Neither modules nor rooms import each other in a circle, not even for their types: each can be understood before those above it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["root_packages"]
#: The packages whose rooms import each other in no circle. The rooms of a package are the modules and the packages that lie in it.
WITH_ROOMS = [*PACKAGES, "rules.kernel"]


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


@pytest.mark.parametrize("package", WITH_ROOMS)
def test_no_rooms_import_each_other_in_a_circle(package: str) -> None:
    graph = rooms(imports(ROOT, [package.replace(".", "/")]), package)
    assert len(graph) > 5
    assert circle(graph) == []


def test_a_circle_of_rooms_is_found(tmp_path: Path) -> None:
    for name, source in {
        "site/views/pages": "from site.services import save",
        "site/services": "from site import models\nfrom site.views.fields import Field",
        "site/views/fields": "from site.models import Card",
        "site/models": '"""One module."""',
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / f"{name}.py").write_text(source)
    graph = imports(tmp_path, ["site"])
    assert circle(graph) == []
    assert set(circle(rooms(graph, "site"))) == {"site.views", "site.services"}


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """The modules of a circle, the first one again at the end; none where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def rooms(graph: Mapping[str, set[str]], package: str) -> dict[str, set[str]]:
    """The rooms of a package that each of its rooms imports."""
    found: dict[str, set[str]] = {}
    for module, imported in graph.items():
        if room := _room(module, package):
            found.setdefault(room, set()).update({_room(each, package) for each in imported} - {"", room})
    return found


def _room(module: str, package: str) -> str:
    """The room of a package in which a module lies; empty for the package's own module, and for those outside."""
    inside = module.removeprefix(f"{package}.")
    return "" if inside == module else f"{package}.{inside.partition('.')[0]}"


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
