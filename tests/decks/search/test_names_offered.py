"""The list of decks offers names of cards while one types; a lead card may be typed instead of chosen."""

import re

import pytest
from django.test import Client

from decks.loading.shipped_decks import load_decks
from decks.search import results
from rules.kernel.game import Game


def offered(client: Client, names: str, typed: dict[str, str], language: str = "en") -> list[str]:
    headers = {"hx-request": "true", "hx-target": names, "accept-language": language}
    return re.findall(r'<option value="([^"]*)">', client.get("/echo/decks/", typed, headers=headers).content.decode())


def test_plain(echo: Game, charlie: Client) -> None:
    assert offered(charlie, "card-names", {"card": "stray r"}) == ["Stray Rocket"]


def test_in_the_readers_language_by_a_name_in_either(echo: Game, charlie: Client) -> None:
    assert offered(charlie, "card-names", {"card": "stray r"}, "zh-hans") == ["窜天猴"]
    assert offered(charlie, "card-names", {"card": "窜天"}) == ["Stray Rocket"]


def test_names_that_begin_so_come_first_and_few_are_offered(echo: Game, charlie: Client) -> None:
    names = offered(charlie, "card-names", {"card": "s"})
    assert len(names) == results.MOST_NAMES == len(set(names))
    begin = [name.casefold().startswith("s") for name in names]
    assert begin == sorted(begin, reverse=True)


@pytest.mark.parametrize("typed", ["", " ", "!?", "no card at all", "x" * 500])
def test_nothing_is_offered_for_nothing(echo: Game, charlie: Client, typed: str) -> None:
    assert offered(charlie, "card-names", {"card": typed}) == []


def test_leads_alone_where_a_lead_is_typed(echo: Game, charlie: Client) -> None:
    leads = offered(charlie, "lead-names", {"lead": "a"})
    assert leads[0] == "A-Ji of the Hundred Claws"
    assert "Kiln Ox" not in leads
    assert "Kiln Ox" in offered(charlie, "card-names", {"card": "kiln"})


def test_the_page_itself_names_no_card_but_leads(echo: Game, charlie: Client) -> None:
    page = charlie.get("/echo/decks/").content.decode()
    assert "Kiln Ox" not in page
    assert '<option value="a-ji">A-Ji of the Hundred Claws</option>' in page


def test_many_leads_are_typed(all_games: tuple[Game, ...], charlie: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    load_decks()
    monkeypatch.setattr(results, "MOST_LEADS", 3)
    assert '<option value="a-ji">' not in charlie.get("/echo/decks/").content.decode()
    by_slug, by_name = (charlie.get("/echo/decks/", {"lead": lead}) for lead in ("huo-ling", "HUO ling, warden of the BELL"))
    assert [row.deck.slug for row in by_slug.context["browsing"].rows] == ["bell-and-bonfire"]
    assert [row.deck.slug for row in by_name.context["browsing"].rows] == ["bell-and-bonfire"]
    assert re.search(r'<input type="search" id="lead"[^>]* value="Huo Ling, Warden of the Bell"', by_slug.content.decode())


def test_a_lead_that_is_none_is_told(echo: Game, charlie: Client) -> None:
    page = charlie.get("/echo/decks/", {"lead": "Kiln Ox"})
    assert "No card is called “Kiln Ox”" in page.content.decode()
    assert not page.context["browsing"].is_narrowed
