"""Shipped decks have a mark that no member's deck can have."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.test import Client

from decks.loading.shipped_decks import shipped_decks
from decks.owners import Owner
from decks.services import create_deck, load_precon
from rules.kernel.game import Game
from tests.accounts.conftest import words

MARK = 'class="shipped-mark"'


def test_only_shipped_decks_have_the_mark(alice: User, game: Game, charlie: Client) -> None:
    first = shipped_decks(game)[0]
    shipped = load_precon(slug=first.slug, listing=first.listing, name_zh=first.name_zh, note_zh=first.note_zh)
    title = f"{MARK} Shipped with Deckproof ✓✅"
    mine = create_deck(owner=Owner(alice), game=game, name=title, visibility="public")
    assert MARK in words(charlie.get(f"/decks/{shipped.pk}/"))
    assert "验牌自带" in words(charlie.get(f"/decks/{shipped.pk}/", headers={"accept-language": "zh-CN"}))
    assert MARK not in charlie.get(f"/decks/{mine.pk}/").content.decode()
    assert mine.name == f"{MARK} Shipped with Deckproof"
