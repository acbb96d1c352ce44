"""A collection: typed, pasted or read from a table, seen across all decks at once, and seen by nobody else."""

import csv
import io
from collections import Counter

from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from cards.catalogue import Catalogue, catalogue_of
from decks.collections.owned_cards import coverage_of, holdings_of, set_holdings
from decks.deck_list import DeckList
from decks.lists.changes import SetCount
from decks.loading.shipped_decks import load_decks
from decks.models import Deck, Holding
from decks.owners import Owner
from decks.services import change_deck, claim_things, create_deck
from rules.kernel.game import Game
from tests.assertions.languages import leftovers

HOME = "/echo/collection/"
OX, SPARROW = "kiln-ox", "wick-sparrow"


def test_note_by_steps_lines_and_tables(alice: Client, member: User, catalogue: Catalogue) -> None:
    def owned() -> dict[str, int]:
        return holdings_of(Owner(member), catalogue)

    assert alice.post(HOME, {"text": "3 Kiln Ox\n烛芯雀 x2\n"}).status_code == 302
    assert owned() == {OX: 3, SPARROW: 2}
    alice.post(HOME, {"card": OX, "by": "1"})
    alice.post(HOME, {"card": SPARROW, "count": "12"})
    assert owned() == {OX: 4, SPARROW: 12}
    table = alice.get("/echo/collection.csv").content
    rows = list(csv.reader(io.StringIO(table.decode("utf-8-sig"))))
    assert rows[0] == ["Count", "Card", "Slug", "Number"]
    assert {row[2]: int(row[0]) for row in rows[1:]} == {OX: 4, SPARROW: 12}
    alice.post(HOME, {"card": OX, "count": "0"})
    assert owned() == {SPARROW: 12}
    alice.post(HOME, {"file": SimpleUploadedFile("mine.csv", table), "how": "replace"})
    assert owned() == {OX: 4, SPARROW: 12}


def test_tables_of_excel_and_lists_from_chats(alice: Client, member: User, catalogue: Catalogue) -> None:
    table = "我的牌;\n卡名;张数\n窑牛;3\n烛芯雀;12\n".encode("gbk")
    alice.post(HOME, {"file": SimpleUploadedFile("mine.csv", table), "how": "replace"})
    assert holdings_of(Owner(member), catalogue) == {OX: 3, SPARROW: 12}
    alice.post(HOME, {"text": "1、窑牛：4\n三张烛芯雀", "how": "replace"})
    assert holdings_of(Owner(member), catalogue) == {OX: 4, SPARROW: 3}


def test_what_can_t_be_read_is_told(alice: Client, member: User, catalogue: Catalogue) -> None:
    page = alice.post(HOME, {"text": "2 Kiln Ox\n2 Kiln Oxx\n4 qqqqqqqqqq\n10000 Kiln Ox"})
    alerts = page.content.decode().split('role="alert">')[1].split("</div>")[0]
    assert page.status_code == 422
    assert alerts.count("<p>") == 3
    assert "Did you mean Kiln Ox?" in alerts
    assert "2 Kiln Oxx\n4 qqqqqqqqqq\n10000 Kiln Ox</textarea>" in page.content.decode()
    assert holdings_of(Owner(member), catalogue) == {OX: 2}
    assert alice.post(HOME, {"text": "1 nobody", "how": "replace"}).status_code == 422
    assert holdings_of(Owner(member), catalogue) == {OX: 2}
    odd = (
        {},
        {"card": "nobody", "by": "1"},
        {"card": OX, "count": "-3"},
        {"card": OX, "by": "7"},
        {"text": "\0"},
        {"text": "1 x\n" * 20_001},
    )
    for form in odd:
        assert alice.post(HOME, form).status_code == 422
    binary = SimpleUploadedFile("x.csv", b"\xff\xfe\x00\xd8" * 9)
    assert alice.post(HOME, {"file": binary}).status_code == 422


def test_across_all_decks_at_once(
    echo: Game, deck: Deck, alice: Client, bob: Client, charlie: Client, member: User, catalogue: Catalogue
) -> None:
    create_deck(owner=Owner(member), game=echo, name="More", sections={"main": {OX: 2, SPARROW: 1}})
    set_holdings(owner=Owner(member), catalogue=catalogue, counts={OX: 3, SPARROW: 1, "a-ji": 1})
    page = alice.get(f"{HOME}?q=kiln").content.decode()
    assert "4 in 2 decks of mine" in page
    assert page.count('<li class="owned-row') == 1
    assert alice.get(f"{HOME}?show=wanted").content.decode().count('<li class="owned-row') == 1
    coverage = alice.get(f"{HOME}decks/").content.decode()
    assert coverage.count("I can build it") == 2
    assert "5 of 6 cards; 1 is missing" in coverage
    change_deck(deck=deck, revision=1, changes=[SetCount("main", SPARROW, 3)])
    lacking = alice.get(f"/decks/{deck.pk}/missing/").content.decode()
    assert "2 Wick Sparrow</textarea>" in lacking
    Deck.objects.update(visibility="public")
    for stranger in (bob, charlie):
        assert "6 cards are missing" in stranger.get(f"/decks/{deck.pk}/missing/").content.decode()
        assert stranger.get("/echo/collection.csv").content.decode("utf-8-sig").count("\n") == 1
    Deck.objects.update(visibility="private")
    assert [stranger.get(f"/decks/{deck.pk}/missing/").status_code for stranger in (bob, charlie)] == [404, 404]


def test_printings_of_a_name_count_alike_and_a_pool_is_no_deck(all_games: tuple[Game, ...]) -> None:
    for game in all_games:
        catalogue = catalogue_of(game)
        printings = Counter(row.name_group for row in catalogue.rows.values())
        twins = [row for row in catalogue.rows.values() if printings[row.name_group] > 1]
        for format in game.formats:
            sections = {section.slug: dict.fromkeys(list(catalogue.rows)[:2], 2) for section in format.sections}
            found = coverage_of([DeckList(game, format, "X", sections)], {}, catalogue)
            assert found.need == 4 * len(format.deck_sections)
        if twins:
            first, twin = [row for row in twins if row.name_group == twins[0].name_group][:2]
            listing = DeckList(game, game.format(), "X", {game.format().deck_sections[-1].slug: {first.slug: 2}})
            assert coverage_of([listing], {twin.slug: 2}, catalogue).lacks == 0


def test_a_guest_s_cards_become_the_member_s(member: User, charlie: Client, catalogue: Catalogue) -> None:
    charlie.post(HOME, {"text": "3 Kiln Ox\n1 Wick Sparrow"})
    guest = Owner(None, charlie.session["owner_key"])
    set_holdings(owner=Owner(member), catalogue=catalogue, counts={OX: 2, SPARROW: 5})
    claim_things(guest=guest, user=member)
    assert holdings_of(Owner(member), catalogue) == {OX: 3, SPARROW: 5}
    assert Holding.objects.count() == 2


def test_one_language_on_a_page(deck: Deck, alice: Client, member: User, catalogue: Catalogue) -> None:
    set_holdings(owner=Owner(member), catalogue=catalogue, counts={OX: 1})
    for language, code in (("en", "en"), ("zh-hans", "zh")):
        for address in (f"{HOME}?show=owned", f"{HOME}decks/", f"/decks/{deck.pk}/missing/"):
            page = alice.get(address, headers={"accept-language": language}).content.decode()
            assert leftovers(page, code, names=("Oxen", "alice")) == []


def test_the_builder_counts_what_is_owned_beside_each_card(alice: Client, member: User, deck: Deck, catalogue: Catalogue) -> None:
    address = f"/decks/{deck.pk}/edit/"
    missing = f'href="/decks/{deck.pk}/missing/"'
    before = alice.get(address).content.decode()
    assert "owned," not in before
    assert "Note what you own" in before
    set_holdings(owner=Owner(member), catalogue=catalogue, counts={OX: 1, "a-ji": 1})
    page = alice.get(address).content.decode()
    assert page.count("1 owned, 2 needed</span>") == 1
    assert page.count("1 owned, 1 needed</span>") == 1
    assert f"{missing}>1 card is missing</a>" in page
    edited = alice.post(address, {"do": f"add:main:{OX}:-1", "revision": 1}, headers={"hx-request": "true", "hx-target": "pad"})
    assert f"{missing}>I can build it</a>" in edited.content.decode()
    chinese = alice.get(address, headers={"accept-language": "zh-CN"}).content.decode()
    assert "拥有 1 张，需要 1 张" in chinese
    assert "owned," not in chinese


def test_a_count_is_set_without_a_reload(alice: Client, member: User, catalogue: Catalogue) -> None:
    headers = {"hx-request": "true"}
    answer = alice.post(HOME, {"card": OX, "count": "3"}, headers=headers)
    assert (answer.status_code, answer.content.decode().strip()) == (200, f"3 copies of 1 out of {len(catalogue.rows)} cards")
    answer = alice.post(HOME, {"card": OX, "count": "0"}, headers=headers)
    assert answer.content.decode().strip() == f"0 copies of 0 out of {len(catalogue.rows)} cards"
    assert alice.post(HOME, {"card": "nobody", "count": "1"}, headers=headers).status_code == 422
    assert holdings_of(Owner(member), catalogue) == {}


def test_shipped_decks_that_can_be_built_come_first(
    all_games: tuple[Game, ...], alice: Client, charlie: Client, member: User, catalogue: Catalogue
) -> None:
    load_decks()
    precons = list(Deck.objects.precons().filter(game="echo").order_by("pk"))
    wanted = precons[-1]
    counts = {slug: count for cards in wanted.sections(catalogue).values() for slug, count in cards.items()}
    set_holdings(owner=Owner(member), catalogue=catalogue, counts=counts)
    rows = alice.get(f"{HOME}decks/").context["shipped"]
    assert (rows[0].deck, rows[0].coverage.lacks, len(rows)) == (wanted, 0, len(precons))
    assert [row.coverage.lacks for row in rows] == sorted(row.coverage.lacks for row in rows)
    assert charlie.get(f"{HOME}decks/").context["shipped"] == []
