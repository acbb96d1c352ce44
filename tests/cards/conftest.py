"""A handful of cards to load."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from cards.loading.export import toml
from cards.services import load_definitions
from rules import games


class Folder:
    """A folder of definitions to write cards into."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def set(self, slug: str = "trial", **changes: Any) -> Path:
        place = self.path / "echo" / slug
        place.mkdir(parents=True, exist_ok=True)
        data = {"slug": slug, "code": "TR", "name": "Trial", "name_zh": "试验", "released": date(2025, 1, 1), **changes}
        (place / "set.toml").write_text(toml(data))
        return place

    def card(self, slug: str, number: int, set: str = "trial", **changes: Any) -> Path:
        kind = changes.pop("kind", "follower")
        data: dict[str, Any] = {"number": number, "slug": slug, "kind": kind, "name": slug.title(), "name_zh": "牌", "rarity": "N"}
        if kind != "item":
            data |= {"attribute": "fire", "faction": "wildroot"}
        if kind != "hero":
            data["cost"] = 1
        if kind == "follower":
            data["attack"] = 1
        if kind == "item":
            data["abilities"] = [{"skill": "use", "do": [{"effect": "draw"}]}]
        path = self.path / "echo" / set / f"{slug}.toml"
        path.write_text(toml({**data, **changes}))
        return path


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    folder = Folder(tmp_path)
    folder.set()
    return folder


@pytest.fixture
def pool(db: None, folder: Folder) -> Folder:
    """Seven cards, loaded: heroes, followers of three attributes, an item."""
    folder.card("warden", 1, kind="hero", name="Warden of the Bell", name_zh="司钟", rarity="SR", race="human")
    folder.card("fox", 2, name="Ember Fox", name_zh="烬狐", race="beast", cost=2, attack=3, keywords=["reattack"], rarity="R")
    folder.card("wolf", 3, name="Moss Wolf", name_zh="苔狼", attribute="grass", race="beast", cost=3, attack=2)
    folder.card("carp", 4, name="Bell Carp", name_zh="钟鲤", attribute="water", faction="tide-guild", cost=2, attack=2, keywords=["shield"])
    folder.card("whale", 5, name="Whale", name_zh="鲸", attribute="water", faction="tide-guild", cost=5, attack=6, rarity="UR")
    folder.card("tea", 6, kind="item", name="Ginger Tea", name_zh="姜茶", cost=0)
    folder.card("oracle", 7, kind="hero", name="Oracle", name_zh="先知", attribute="water", rarity="SSR")
    load_definitions(only=games.get("echo"), folder=folder.path)
    return folder
