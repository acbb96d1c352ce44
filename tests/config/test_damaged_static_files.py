"""Damaged static files are collected again, and pages work without the manifest."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from django.core.management import call_command
from pytest_django import Settings

from config.staticfiles import HashedFilesStorage


@pytest.fixture
def collected(tmp_path: Path, settings: Settings) -> Path:
    settings.STATIC_ROOT = tmp_path
    settings.STATICFILES_DIRS = [tmp_path.parent / "sources"]
    sources = tmp_path.parent / "sources"
    shutil.rmtree(sources, ignore_errors=True)
    sources.mkdir()
    (sources / "one.css").write_text("a { background: url('one.svg') }")
    (sources / "one.svg").write_text("<svg/>")
    settings.STORAGES = {**settings.STORAGES, "staticfiles": {"BACKEND": "config.staticfiles.HashedFilesStorage"}}
    settings.STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
    collect()
    return tmp_path


def collect() -> None:
    call_command("collectstatic", verbosity=0, interactive=False)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.mark.parametrize("garbage", [b"", b"{", b"[]", b'{"version": "1.1", "paths": 7}', b"\xff\xfe"])
def test_plain_names_are_used_without_a_manifest(collected: Path, garbage: bytes) -> None:
    before = contents(collected)
    assert HashedFilesStorage().url("one.css").endswith(".css")
    assert HashedFilesStorage().url("one.css") != "/static/one.css"
    (collected / "staticfiles.json").write_bytes(garbage)
    assert HashedFilesStorage().url("one.css") == "/static/one.css"
    collect()
    assert contents(collected) == before


def test_damaged_copies_are_replaced(collected: Path) -> None:
    before = contents(collected)
    for name in before:
        (collected / name).write_bytes(b"garbage")
    collect()
    assert contents(collected) == before
