"""The kind of a simulation decides what it does: nothing outside `matches.kinds` asks which kind it is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from matches.models import Kind
from matches.registry.kinds import every_kind

ROOT = Path(settings.BASE_DIR)
PACKAGES = ("accounts", "cards", "config", "decks", "lab", "limits", "matches", "moderation", "search")
OBJECTS = {slug.upper() for slug in every_kind()}
#: The model, which has one kind as its default.
NAMES_A_KIND = {"matches/models/simulations.py"}
#: What chooses rows.
CHOOSERS = {"filter", "exclude", "get", "get_or_create", "update_or_create", "get_object_or_404", "get_list_or_404", "Q", "When"}
TAG = re.compile(r"{%-?\s*(?:el)?if\b(.*?)%}", re.DOTALL)
QUOTED = re.compile(rf"""["'](?:{"|".join(every_kind())})["']|\bsimulation\.kind\b""")


def branches_in(source: str) -> Iterator[int]:
    """The lines of a module that ask which kind a simulation is."""
    tree = ast.parse(source)
    objects = {
        each.asname or each.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("matches.kinds")
        for each in node.names
        if each.name in OBJECTS
    }
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                if any(_names_kind(each, objects) for each in (left, *others)):
                    yield node.lineno
            case ast.match_case(pattern=pattern):
                if any(_is_kind(each, objects) for each in ast.walk(pattern)):
                    yield pattern.lineno
            case ast.Dict(keys=keys):
                yield from (each.lineno for each in keys if each and _is_member(each, objects))
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), keywords=keywords) if name in CHOOSERS:
                asked = (each.value for each in keywords if each.arg and re.search(r"(?:^|__)kind(?:__|$)", each.arg))
                yield from (each.lineno for each in asked if _names_kind(each, objects))


def _names_kind(operand: ast.expr, objects: set[str]) -> bool:
    """Return whether an operand is a kind, or holds some."""
    elements = operand.elts if isinstance(operand, ast.Tuple | ast.List | ast.Set) else ()
    return any(_is_kind(each, objects) for each in (operand, *elements))


def _is_kind(node: ast.AST, objects: set[str]) -> bool:
    return (isinstance(node, ast.Constant) and node.value in Kind.values) or _is_member(node, objects)


def _is_member(node: ast.AST, objects: set[str]) -> bool:
    """Return whether an expression is a member of Kind, a kind's object, or a value of either."""
    match node:
        case ast.Attribute(value=ast.Name(id="Kind"), attr=attr):
            return attr in Kind.names
        case ast.Attribute(value=value, attr="value" | "slug" | "label"):
            return _is_member(value, objects)
        case ast.Name(id=name):
            return name in objects
    return False


def _modules() -> Iterator[Path]:
    for package in PACKAGES:
        yield from (path for path in sorted((ROOT / package).rglob("*.py")) if "migrations" not in path.parts)


SOURCES = {path.relative_to(ROOT).as_posix(): path.read_text() for path in _modules() if path.parent != ROOT / "matches" / "kinds"}


def test_no_module_asks_which_kind_it_is() -> None:
    assert len(SOURCES) > 300
    assert [f"{place}:{line}" for place, source in SOURCES.items() for line in branches_in(source)] == []


def test_no_module_names_a_member_of_the_model() -> None:
    """A kind that is to be made is named by its object."""
    named = re.compile(rf"\bKind\.(?:{'|'.join(Kind.names)})\b")
    assert {place for place, source in SOURCES.items() if named.search(source)} == NAMES_A_KIND


def test_no_template_asks_which_kind_it_is() -> None:
    templates = [path for path in sorted((ROOT / "templates").rglob("*.*")) if path.is_file()]
    assert len(templates) > 100
    asking = [path.name for path in templates if any(QUOTED.search(tag) for tag in TAG.findall(path.read_text()))]
    assert asking == []


@pytest.mark.parametrize(
    "source",
    [
        "if row.kind == Kind.RACE: pass",
        "if row.kind in (Kind.LIVE, Kind.HAND): pass",
        "if 'race' == row.kind: pass",
        "is_two = row.kind in {'versions', 'hand'}",
        "if row.kind == Kind.RACE.value: pass",
        "plans = {Kind.MATRIX: 1}",
        "rows.filter(kind=Kind.MATRIX)",
        "rows.exclude(simulation__kind__in=['live'])",
        "from matches.kinds.race import RACE\nif kind_of(row) is RACE: pass",
        "from matches.kinds.race import RACE\nrows.filter(kind=RACE.slug)",
        "match row.kind:\n    case 'race': pass",
        "match row.kind:\n    case Kind.RACE: pass",
    ],
)
def test_what_asks_is_found(source: str) -> None:
    assert list(branches_in(source))


@pytest.mark.parametrize(
    "source",
    [
        "from matches.kinds.race import RACE\nmake_simulation(kind=RACE, owner=owner)",
        "from matches.kinds.live import LIVE\nSimulation(kind=LIVE.slug)",
        "rows.filter(kind__in=growing_kinds())",
        "if kind_of(row).has_lead: pass",
        "told = {'matrix': None}",
        "if stop['kind'] == 'target_error': pass",
    ],
)
def test_what_does_not_ask_is_left_alone(source: str) -> None:
    assert list(branches_in(source)) == []


def test_a_tag_that_asks_is_found() -> None:
    for tag in ('{% if simulation.kind == "matrix" %}', "{% elif kind == 'race' %}", "{% if simulation.kind in several %}"):
        assert any(QUOTED.search(found) for found in TAG.findall(tag))
    assert not any(QUOTED.search(found) for found in TAG.findall('{% if kind.can_grow %}{% include "x" with figure="matrix" %}'))
