"""Pictures are drawn in both languages and may be kept for ever under their version."""

import sys
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from cards import tasks
from cards.drawing_versions import sources
from cards.models import Card
from cards.pictures.drawn_ahead import draw_missing
from cards.pictures.kept_files import write_sealed
from cards.services import load_definitions
from rules import games
from tests.cards.conftest import Folder


def test_a_picture_is_drawn_with_the_name(pool: Folder, client: Client) -> None:
    english, chinese = client.get("/echo/cards/fox.en.svg"), client.get("/echo/cards/fox.zh.svg")
    assert english["Content-Type"] == "image/svg+xml; charset=utf-8"
    assert "Ember Fox" in english.content.decode()
    assert "烬狐" in chinese.content.decode()
    assert english["ETag"] != chinese["ETag"]


def test_under_its_version_it_may_be_kept_for_ever(pool: Folder, client: Client) -> None:
    address = Card.objects.get(slug="fox").picture_url
    assert client.get(address)["Cache-Control"] == "public, max-age=31536000, immutable"
    assert client.get("/echo/cards/fox.en.svg?v=0123456789")["Cache-Control"] == "public, max-age=300"


def test_a_browser_that_has_it_is_told_so(pool: Folder, client: Client) -> None:
    first = client.get("/echo/cards/fox.en.svg")
    again = client.get("/echo/cards/fox.en.svg", HTTP_IF_NONE_MATCH=first["ETag"])
    assert (again.status_code, again.content) == (304, b"")


def test_the_version_follows_the_card(pool: Folder) -> None:
    before = Card.objects.get(slug="fox").picture_url
    pool.card("fox", 2, cost=4)
    load_definitions(only=games.get("echo"), folder=pool.path)
    assert Card.objects.get(slug="fox").picture_url != before


@pytest.mark.parametrize("game", games.everything(), ids=lambda game: game.slug)
def test_the_version_follows_whatever_draws(game: Any) -> None:
    face = sys.modules[game.draw_face.__module__]
    drawing = [face, *(sys.modules[figure.__module__] for figure in vars(face).get("FIGURES", {}).values())]
    assert {Path(str(module.__file__)) for module in drawing} <= set(sources(game.slug))


def test_pictures_are_drawn_ahead_and_kept(pool: Folder, client: Client, settings: Any, tmp_path: Path) -> None:
    settings.CACHE_DIR = tmp_path
    game = games.get("echo")
    assert draw_missing(game, after=0, most=5) == 5
    assert draw_missing(game, after=5, most=5) is None
    assert len(list((tmp_path / "pictures").iterdir())) == 14
    fox = Card.objects.get(slug="fox")
    write_sealed(next((tmp_path / "pictures").glob("echo-fox-*-en.svg")), b"<svg>kept</svg>")
    assert client.get(fox.picture_url).content == b"<svg>kept</svg>"
    assert draw_missing(game, after=0, most=1) is None


def test_a_worker_draws_on_where_it_was(pool: Folder, settings: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.CACHE_DIR = tmp_path
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(tasks, "AT_ONCE", 4)
    monkeypatch.setattr(tasks.draw_pictures, "delay", lambda *args: asked.append(args))
    tasks.draw_pictures("echo")
    assert asked == [("echo", 4)]
    tasks.draw_pictures("echo", 4)
    assert len(asked) == 1


def test_new_cards_are_drawn_soon(pool: Folder, django_capture_on_commit_callbacks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr("cards.services.draw_soon", asked.append)
    for _ in range(2):
        with django_capture_on_commit_callbacks(execute=True):
            load_definitions(only=games.get("echo"), folder=pool.path)
    assert asked == []
    pool.card("fox", 2, cost=4)
    with django_capture_on_commit_callbacks(execute=True):
        load_definitions(only=games.get("echo"), folder=pool.path)
    assert asked == ["echo"]


@pytest.mark.parametrize("path", ["/echo/cards/fox.fr.svg", "/echo/cards/nobody.en.svg", "/echo/cards/fox.en.png"])
def test_a_picture_that_is_not_there(pool: Folder, client: Client, path: str) -> None:
    assert client.get(path).status_code == 404
