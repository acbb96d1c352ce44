"""Cards listed for people and for programs."""

import json

import pytest
from django.core.management import call_command

from tests.cards.conftest import Folder


def test_json_names_every_card(pool: Folder, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("list_cards", "--game", "echo", "--json")
    rows = json.loads(capsys.readouterr().out)
    assert [row["slug"] for row in rows] == ["warden", "fox", "wolf", "carp", "whale", "tea", "oracle"]
    fox = {key: rows[1][key] for key in ("slug", "kind", "name", "name_zh", "rarity", "cost", "attribute")}
    assert fox == {
        "slug": "fox",
        "kind": "follower",
        "name": "Ember Fox",
        "name_zh": "烬狐",
        "rarity": "R",
        "cost": 2,
        "attribute": "fire",
    }
    assert (rows[0]["cost"], rows[5]["attribute"]) == (None, None)


def test_the_list_has_a_line_a_card(pool: Folder, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("list_cards", "--game", "echo")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 7
    assert "Ember Fox / 烬狐" in lines[1]
