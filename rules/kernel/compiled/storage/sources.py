"""A digest of what source files do: comments, docstrings, line breaks and wordings don't change it."""

from __future__ import annotations

import ast
import hashlib
import logging
import os
from collections.abc import Iterable
from pathlib import Path

_KERNEL = Path(__file__).parents[2]
#: The declarations of a word of a card language that only people read.
_WORDINGS = frozenset(("SAYS", "FOUND_AS"))
#: How many digests are kept on disk by the files' content: to parse an engine's files takes 0.2 s of CPU (2026-11-23).
_KEPT = 200

log = logging.getLogger(__name__)


def sources_in(*folders: Path) -> tuple[Path, ...]:
    """Return every Python file in the folders and below."""
    return tuple(sorted(path for folder in folders for path in folder.rglob("*.py")))


#: The kernel's part of every engine's sources.
KERNEL_SOURCES = sources_in(_KERNEL / "compiled", _KERNEL / "players", _KERNEL / "state")


def root() -> Path:
    """Return the folder of compiled code: `numba` in DECKPROOF_CACHE_DIR, which is var/cache beside the package by default."""
    chosen = os.environ.get("DECKPROOF_CACHE_DIR", "")
    return (Path(chosen) if chosen else _KERNEL.parents[1] / "var" / "cache") / "numba"


def digest(sources: Iterable[Path], *more: str) -> str:
    """Return sixteen hex digits that change when a source file does something else. Of a file that is not Python every byte counts."""
    listed = [(path, path.read_bytes()) for path in sources]
    content = _hash((part for path, text in listed for part in (path.name.encode(), text)), more)
    kept = root().with_name("digests") / content
    try:
        return kept.read_text("ascii")
    except OSError:
        found = _hash((part for path, text in listed for part in (path.name.encode(), _meaning(path, text))), more)
        _keep(kept, found)
        return found


def _hash(parts: Iterable[bytes], more: Iterable[str]) -> str:
    total = hashlib.sha256()
    for part in (*parts, *(word.encode() for word in more)):
        total.update(part + b"\0")
    return total.hexdigest()[:16]


def _meaning(path: Path, text: bytes) -> bytes:
    """Return a Python file without what only people read; any other file, or one that can't be parsed, as it is."""
    if path.suffix != ".py":
        return text
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return text
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [each for each in node.body if not _is_for_people(each)]
    return ast.dump(tree).encode()


def _is_for_people(node: ast.stmt) -> bool:
    """Return whether a statement is a docstring or the wording of a word."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return isinstance(node, ast.Assign) and all(isinstance(each, ast.Name) and each.id in _WORDINGS for each in node.targets)


def _keep(file: Path, found: str) -> None:
    """Keep a digest by the files' content. Do nothing if the folder can't be written to."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        for old in sorted(file.parent.iterdir(), key=lambda each: each.stat().st_mtime)[:-_KEPT]:
            old.unlink(missing_ok=True)
        part = file.with_suffix(f".{os.getpid()}")
        part.write_text(found, "ascii")
        part.replace(file)
    except OSError as error:
        log.debug("A digest of sources can't be kept: %s", error)
