"""Opening boosters on the site and building from the pool: what is shown, to whom, and what is refused."""

from __future__ import annotations

from django.test import Client

from cards.catalogue import Catalogue
from decks.models import Deck
from decks.sealed.opened_boosters import open_pool
from decks.templatetags.decks import points
from rules.kernel.game import Game
from tests.decks.sealed.conftest import SEED


def address(deck: Deck) -> str:
    return f"/decks/{deck.pk}/pool/"


def test_a_guest_opens_boosters(charlie: Client, stones: Catalogue) -> None:
    page = charlie.get("/hota/sealed/").content.decode()
    assert "Each booster holds 12 cards" in page
    assert "8 Common, 3 Uncommon, 1 Rare or better" in " ".join(page.split())
    answer = charlie.post("/hota/sealed/", {"boosters": "6", "seed": str(SEED)})
    deck = Deck.objects.exclude(opened={}).get()
    assert answer.headers["Location"] == address(deck)
    assert deck.sections(stones)["pool"] == dict(
        sorted(open_pool(stones, seed=SEED).pool.items(), key=lambda each: stones.rows[each[0]].number)
    )
    shown = charlie.get(address(deck)).content.decode()
    assert shown.count("pool-pile") > 5
    assert "6 boosters of Split Obelisk, seed 7" in shown
    assert "6 boosters of Split Obelisk, seed 7" in charlie.get("/hota/sealed/").content.decode()
    assert deck.name == "6 × SO #7"


def test_the_page_is_in_chinese(charlie: Client, stones: Catalogue) -> None:
    page = charlie.get("/hota/sealed/", headers={"accept-language": "zh-CN"}).content.decode()
    assert "每个补充包有 12 张牌" in page
    answer = charlie.post("/hota/sealed/", {"seed": "7"}, headers={"accept-language": "zh-CN"})
    assert "断碑 × 6 包，种子 7" in charlie.get(answer.headers["Location"], headers={"accept-language": "zh-CN"}).content.decode()


def test_what_can_not_be_opened_is_refused(charlie: Client, stones: Catalogue) -> None:
    for form, words in (
        ({"boosters": "0"}, "Open 1 to 12 boosters."),
        ({"boosters": "many"}, "“many” is not a number of boosters."),
        ({"seed": "x"}, "“x” is not a seed."),
        ({"seed": "9" * 18}, "A seed is a whole number from 0 to"),
        ({"set": "nowhere"}, "There are no boosters of a set “nowhere”."),
    ):
        answer = charlie.post("/hota/sealed/", form)
        assert answer.status_code == 422
        assert words in answer.content.decode()
        assert all(f'value="{value}"' in answer.content.decode() for name, value in form.items() if name != "set")
    assert not Deck.objects.exclude(opened={}).exists()


def test_games_without_boosters_have_no_such_page(charlie: Client, echo: Game) -> None:
    assert charlie.get("/echo/sealed/").status_code == 404


def test_a_pool_is_its_owners(alice: Client, bob: Client, charlie: Client, pool: Deck) -> None:
    assert alice.get(address(pool)).status_code == 200
    for other in (bob, charlie):
        assert other.get(address(pool)).status_code == 404
        assert other.post(address(pool), {"do": "machine", "revision": "1"}).status_code == 404
    Deck.objects.filter(pk=pool.pk).update(visibility="unlisted")
    seen = charlie.get(address(pool)).content.decode()
    assert "Open the same boosters" in seen
    assert 'name="do"' not in seen
    assert charlie.post(address(pool), {"do": "machine", "revision": "1"}).status_code == 404


def test_cards_are_taken_and_put_back(alice: Client, pool: Deck, stones: Catalogue) -> None:
    slug = next(iter(pool.sections(stones)["pool"]))
    answer = alice.post(address(pool), {"do": f"add:main:{slug}:1", "revision": "1"})
    assert answer.headers["Location"] == address(pool)
    assert Deck.objects.get(pk=pool.pk).sections(stones)["main"] == {slug: 1}
    part = alice.post(address(pool), {"do": f"add:main:{slug}:-1", "revision": "2"}, headers={"hx-request": "true"})
    assert part.status_code == 200
    assert 'id="pool"' in part.content.decode()
    assert "<html" not in part.content.decode()
    assert "main" not in Deck.objects.get(pk=pool.pk).sections(stones)


def test_the_machine_builds_and_says_why(alice: Client, pool: Deck, stones: Catalogue) -> None:
    before = alice.get(address(pool)).content.decode()
    assert "The machine would play" in before
    alice.post(address(pool), {"do": "machine", "revision": "1"})
    built = Deck.objects.get(pk=pool.pk)
    assert built.is_legal
    page = alice.get(address(pool)).content.decode()
    assert "The machine&#x27;s deck:" in page or "The machine's deck:" in page
    assert "Worth most in it" in page
    assert "Left out" in page
    alice.post(f"/decks/{pool.pk}/edit/", {"do": "undo", "revision": "2"})
    assert not Deck.objects.get(pk=pool.pk).is_legal


def test_an_edit_that_comes_too_late_is_not_made(alice: Client, pool: Deck) -> None:
    answer = alice.post(address(pool), {"do": "machine", "revision": "5"})
    assert answer.status_code == 409
    assert "your change was not made" in answer.content.decode()


def test_the_pool_can_not_be_changed_here(alice: Client, pool: Deck) -> None:
    answer = alice.post(address(pool), {"do": "add:pool:mud-pup:1", "revision": "1"})
    assert answer.status_code == 422
    assert "its cards stay as they are" in answer.content.decode()


def test_the_builder_offers_the_pool_alone(alice: Client, pool: Deck, stones: Catalogue) -> None:
    page = alice.get(f"/decks/{pool.pk}/edit/").content.decode()
    kinds = len(pool.sections(stones)["pool"]) + 3
    assert f"{kinds} cards" in page
    assert page.count("into the pool") == 0
    assert address(pool) in page
    missing = next(slug for slug in stones.rows if slug not in pool.sections(stones)["pool"] and stones.rows[slug].kind == "creature")
    assert f'data-card="{missing}"' not in alice.get(f"/decks/{pool.pk}/edit/?q={stones.rows[missing].name_en}").content.decode()


def test_points_have_signs() -> None:
    assert [points(value) for value in (4.66, -0.12, -0.04, 0.0)] == ["+4.7", "−0.1", "+0.0", "+0.0"]


def test_decks_without_a_pool_have_no_such_page(alice: Client, deck: Deck, hota: Game) -> None:
    assert alice.get(address(deck)).status_code == 404
    assert alice.post(f"/decks/{deck.pk}/rank/").status_code == 302


def test_ways_lead_to_the_boosters(charlie: Client, stones: Catalogue) -> None:
    for page in ("/hota/", "/hota/decks/", "/hota/decks/new/?format=limited"):
        assert "/hota/sealed/" in charlie.get(page).content.decode()
    assert "/sealed/" not in charlie.get("/hota/decks/new/?format=constructed").content.decode()
