"""The compile cache: where it lies, what makes it another one, and who may fill it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rules.kernel.cache import KERNEL_SOURCES, CompileCache, digest, root, sources_in

ROOT = Path(__file__).resolve().parents[3]


def test_the_digest_is_of_the_sources(tmp_path: Path) -> None:
    source = tmp_path / "a.py"
    source.write_text("one")
    first = digest([source])
    assert len(first) == 16
    assert set(first) <= set("0123456789abcdef")
    assert digest([source]) == first
    assert digest([source], "more") != first
    source.write_text("two")
    assert digest([source]) != first


def test_the_folder_is_the_games_and_its_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKPROOF_CACHE_DIR", str(tmp_path))
    source = tmp_path / "a.py"
    source.write_text("one")
    first = CompileCache("toy", (source,)).folder
    assert first.parent == root() == tmp_path / "numba"
    assert CompileCache("other", (source,)).folder != first
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert CompileCache("toy", (source,)).folder != first
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")
    source.write_text("two")
    assert CompileCache("toy", (source,)).folder != first


def test_the_default_folder_is_var_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DECKPROOF_CACHE_DIR", raising=False)
    assert root() == ROOT / "var" / "cache" / "numba"


def test_a_cache_is_warm_once_it_is_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKPROOF_CACHE_DIR", str(tmp_path))
    cache = CompileCache("toy", ())
    assert not cache.is_warm()
    with cache.lock():
        cache.mark_warm()
    assert CompileCache("toy", ()).is_warm()


def test_only_one_process_compiles_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKPROOF_CACHE_DIR", str(tmp_path))
    wait = "from rules.kernel.cache import CompileCache\nwith CompileCache('toy', ()).lock(): print('in', flush=True)"
    with CompileCache("toy", ()).lock():
        other = subprocess.Popen([sys.executable, "-c", wait], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(0.5)
    assert other.communicate(timeout=10)[0] == "in\n"


def test_the_kernels_sources_exist() -> None:
    assert all(path.exists() for path in KERNEL_SOURCES)
    assert sources_in(Path(__file__).parent)
