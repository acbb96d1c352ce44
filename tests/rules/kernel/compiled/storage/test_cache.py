"""The compile cache: where it lies, what makes it another one, and who may fill it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules.kernel.compiled.storage.cache import KEPT, KEPT_SECONDS, CompileCache
from rules.kernel.compiled.storage.sources import KERNEL_SOURCES, digest, root, sources_in

ROOT = Path(__file__).resolve().parents[5]


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


SOURCE = """
class Swap(Effect):
    SAYS = Text("swap", "交换")
    NEEDS = ("self",)

    def much(self) -> int:
        return 1
"""


@pytest.mark.parametrize(
    ("old", "new", "is_the_same"),
    [
        ("        return 1", "        # One is enough.\n        return 1", True),
        ("-> int:", '-> int:\n        """Return how much."""', True),
        ('"swap"', '"exchange"', True),
        ("return 1", "return (\n            1\n        )", True),
        ("return 1", "return 2", False),
        ('"self"', '"declaration"', False),
        ("def much", "def many", False),
    ],
)
def test_what_only_people_read_changes_nothing(tmp_path: Path, old: str, new: str, is_the_same: bool) -> None:
    source = tmp_path / "a.py"
    source.write_text(SOURCE)
    first = digest([source])
    source.write_text(SOURCE.replace(old, new, 1))
    assert (digest([source]) == first) == is_the_same
    assert digest([source]) == digest([source])


def test_a_digest_needs_no_writable_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "a.py"
    source.write_text(SOURCE)
    monkeypatch.setenv("DECKPROOF_CACHE_DIR", str(tmp_path / "cache"))
    first = digest([source])
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("DECKPROOF_CACHE_DIR", str(tmp_path / "file"))
    assert digest([source]) == first


def test_the_folder_is_the_games_and_its_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKPROOF_CACHE_DIR", str(tmp_path))
    for setting in ("NUMBA_BOUNDSCHECK", "NUMBA_OPT"):
        monkeypatch.delenv(setting, raising=False)
    source = tmp_path / "a.py"
    source.write_text("one")
    first = CompileCache("toy", (source,)).folder
    assert first.parent == root() == tmp_path / "numba"
    assert CompileCache("other", (source,)).folder != first
    for setting in ("NUMBA_BOUNDSCHECK", "NUMBA_OPT"):
        monkeypatch.setenv(setting, "1")
        assert CompileCache("toy", (source,)).folder != first
        monkeypatch.delenv(setting)
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
    wait = "from rules.kernel.compiled.storage.cache import CompileCache\nwith CompileCache('toy', ()).lock(): print('in', flush=True)"
    with CompileCache("toy", ()).lock():
        other = subprocess.Popen([sys.executable, "-c", wait], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(0.5)
    assert other.communicate(timeout=120)[0] == "in\n"


@pytest.fixture
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Directories of the game "toy" compiled from other sources, used long ago: the later in the list, the longer."""
    monkeypatch.setenv("DECKPROOF_CACHE_DIR", str(tmp_path))
    folders = [root() / f"toy-{number:016x}" for number in range(KEPT + 3)]
    for age, folder in enumerate(folders, start=1):
        folder.mkdir(parents=True)
        use(folder, -KEPT_SECONDS - age)
    return folders


def use(folder: Path, seconds: int) -> None:
    """Let a directory have been used so many seconds from now."""
    (folder / "used").touch()
    now = (folder / "used").stat().st_mtime
    os.utime(folder / "used", (now + seconds, now + seconds))


def test_what_was_compiled_long_ago_is_cleared_away(others: list[Path]) -> None:
    cache = CompileCache("toy", ())
    cache.hold()
    cache.prune()
    assert sorted(root().iterdir()) == sorted([*others[:KEPT], cache.folder])


def test_what_was_used_lately_or_is_another_games_stays(others: list[Path]) -> None:
    use(others[-1], -KEPT_SECONDS // 2)
    strangers = [root() / f"toy-box-{0:016x}", root() / "toy-notes", root() / f"other-{0:016x}"]
    for each in strangers:
        each.mkdir()
        use(each, -9 * KEPT_SECONDS)
    cache = CompileCache("toy", ())
    cache.hold()
    cache.prune()
    assert sorted(root().iterdir()) == sorted([others[-1], *others[: KEPT - 1], cache.folder, *strangers])


def test_what_a_process_uses_stays(others: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    hold = (
        "import os; from rules.kernel.compiled.storage.cache import CompileCache; cache = CompileCache('toy', ()); cache.hold(); "
        "os.utime(cache.folder / 'used', (1, 1)); print('held', flush=True); input()"
    )
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    used = CompileCache("toy", ()).folder
    other = subprocess.Popen([sys.executable, "-c", hold], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")
    cache = CompileCache("toy", ())
    cache.hold()
    cache.prune()
    assert used.exists()
    other.communicate("\n", timeout=120)
    cache.prune()
    assert not used.exists()


def test_the_kernels_sources_exist() -> None:
    assert all(path.exists() for path in KERNEL_SOURCES)
    assert sources_in(Path(__file__).parent)
