"""The changes inside Numba were made for one version of it: another version, or another text of a changed part, fails here by name."""

from __future__ import annotations

import hashlib
import inspect
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import pytest
from numba.core import caching, codegen, compiler, compiler_machinery, types
from numba.np import arrayobj

ROOT = Path(__file__).resolve().parents[4]
MADE_FOR = "0.68"


def source_in(module: Any, name: str) -> str:
    """The text of a module's function as Numba ships it, whatever has taken its place since."""
    text = inspect.getsource(module)
    start = text.index(f"def {name}(")
    return text[start : text.index("\n\n\n", start)]


#: What `rules/kernel/compiled/compilation.py` and `storage/code_files.py` replace, or build on by more than its public name.
BUILT_ON: dict[str, tuple[Callable[[], str], str]] = {
    "arrayobj.fix_integer_index": (lambda: source_in(arrayobj, "fix_integer_index"), "87ff04cfc70c0656"),
    "types.functions.Function.get_call_type": (lambda: inspect.getsource(types.functions), "ee70a2f9d9e7fc3c"),
    "codegen.JITCodeLibrary": (lambda: inspect.getsource(codegen.JITCodeLibrary), "91930d5907bf49a8"),
    "codegen.CPUCodeLibrary": (lambda: inspect.getsource(codegen.CPUCodeLibrary), "09642a26199bbb27"),
    "compiler.CompilerBase": (lambda: inspect.getsource(compiler.CompilerBase), "ff8580ca35666305"),
    "compiler.DefaultPassBuilder": (lambda: inspect.getsource(compiler.DefaultPassBuilder), "0eabbbec86b9a373"),
    "compiler_machinery.PassManager": (lambda: inspect.getsource(compiler_machinery.PassManager), "cad23dff1f4803f0"),
    "caching.IndexDataCacheFile": (lambda: inspect.getsource(caching.IndexDataCacheFile), "953c3b4c113b8f4d"),
    "caching.FunctionCache": (lambda: inspect.getsource(caching.Cache) + inspect.getsource(caching.FunctionCache), "fa57d1a9538756c0"),
}


def test_numba_is_of_the_version_that_the_engines_were_made_for() -> None:
    dependencies = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    (bound,) = (each for each in dependencies if each.startswith("numba"))
    assert numba.__version__.rpartition(".")[0] == MADE_FOR
    assert bound == "numba>=0.68,<0.69"


@pytest.mark.parametrize("name", BUILT_ON)
def test_what_is_changed_inside_numba_is_as_it_was(name: str) -> None:
    source, digest = BUILT_ON[name]
    assert hashlib.sha256(source().encode()).hexdigest()[:16] == digest, f"read {name} again, and what rules/kernel/compiled makes of it"
