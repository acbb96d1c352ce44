"""The cache backends: damaged values count as missing, and failed writes are ignored."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from config.resilience.site_cache import CircuitBreakerRedisCache, FileCache
from tests.config.resilience.disk_faults import DAMAGES
from tests.matches.farm.processes.private_services import free_port


def replace_by_a_folder(file: Path) -> None:
    file.unlink()
    (file / "in the way").mkdir(parents=True)


ALL: dict[str, Callable[[Path], object]] = {**DAMAGES, "a folder": replace_by_a_folder}
if os.getuid() == 0:  # root ignores file modes
    del ALL["unreadable"]


@pytest.fixture
def cache(tmp_path: Path) -> FileCache:
    return FileCache(str(tmp_path / "site"), {"OPTIONS": {"MAX_ENTRIES": 20}})


def damage_all(cache: FileCache, kind: str) -> None:
    for file in Path(cache._dir).glob("*.djcache"):  # type: ignore[attr-defined]
        ALL[kind](file)


def test_values_are_stored(cache: FileCache) -> None:
    cache.set("a", {"b": [1]})
    assert (cache.get("a"), cache.has_key("a"), cache.get("c", 7)) == ({"b": [1]}, True, 7)
    assert not cache.add("a", 2)
    assert cache.incr("n") if cache.add("n", 1) else False
    assert cache.touch("a", 60)
    assert cache.delete("a")
    assert not cache.delete("a")
    assert cache.get("a") is None
    cache.set("short", 1, timeout=0.01)
    time.sleep(0.02)
    assert cache.get("short") is None
    for number in range(60):
        cache.set(f"k{number}", number)
    assert len(list(Path(cache._dir).iterdir())) <= 20  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", ALL)
def test_damaged_files_are_misses_and_are_replaced(cache: FileCache, kind: str) -> None:
    asked: list[tuple[str, Callable[[], object], object]] = [
        ("get", lambda: cache.get("a", "missing"), "missing"),
        ("has", lambda: cache.has_key("a"), False),
        ("add", lambda: cache.add("a", 1), True),
        ("touch", lambda: cache.touch("a"), False),
        ("set", lambda: cache.set("a", 1), None),
        ("delete", lambda: cache.delete("a"), True),
    ]
    for name, ask, expected in asked:
        cache.set("a", "value")
        damage_all(cache, kind)
        assert ask() == expected, name
        cache.set("a", "value")
        if name == "set" and kind == "a folder":
            cache.set("a", "value")
        assert cache.get("a") == "value", name


def test_missing_folder_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    cache = FileCache(str(tmp_path / "file" / "site"), {})
    cache.set("a", 1)
    assert (cache.get("a"), cache.add("a", 1), cache.has_key("a")) == (None, True, False)
    cache.clear()


def test_file_in_place_of_the_folder_is_deleted(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("in the way")
    cache = FileCache(str(tmp_path / "site"), {})
    cache.set("a", 1)
    assert cache.get("a") == 1


def test_unreachable_redis_is_a_miss() -> None:
    cache = CircuitBreakerRedisCache(f"redis://127.0.0.1:{free_port()}/1", {})
    began = time.monotonic()
    for number in range(200):
        cache.set(f"k{number}", 1)
        assert (cache.get("a", 7), cache.add("a", 1), cache.has_key("a"), cache.get_many(["a"])) == (7, True, False, {})
    assert time.monotonic() - began < 30


def test_garbage_in_redis_is_a_miss(redis: str) -> None:
    import redis as client

    cache = CircuitBreakerRedisCache(f"{redis}/9", {})
    cache.set("tests-garbage", {"a": 1})
    assert cache.get("tests-garbage") == {"a": 1}
    client.Redis.from_url(f"{redis}/9").set(cache.make_key("tests-garbage"), b"\x80garbage")
    assert cache.get("tests-garbage", 7) == 7
    cache.delete("tests-garbage")
