"""The sandbox's pages: positions opened, set up and played, refusals in words that lose nothing, and what the server keeps: nothing."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from datetime import timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client
from django.utils import timezone

from cards.catalogue import catalogue_of
from cards.services import digest_of, mark_changed
from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from matches.farm import workers
from matches.farm.dispatch import sweep
from matches.models import Answer
from matches.replays import exploration
from matches.replays.sandbox import MOST_FILE, MOST_LINES, State
from rules import games
from rules.echo.scenario.runner import run_file
from tests.languages import leftovers
from tests.shipping import load_shipped, load_shipped_decks

PATH = "/echo/sandbox/"
ZH = {"HTTP_ACCEPT_LANGUAGE": "zh-CN"}
FILE = """
game = "echo"
[[scenario]]
name = "fire and grass"
[scenario.A]
slots = ["chimney-fox awake", "kiln-ox asleep"]
hand = ["kiln-ox"]
deck = ["kiln-ox", "kiln-ox"]
[scenario.B]
slots = ["bramble-pup asleep", "bramble-pup asleep"]
hand = ["wick-sparrow"]
deck = ["kiln-ox", "kiln-ox"]
"""


@pytest.fixture(autouse=True)
def engine_at_hand(db: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Answers as a worker would, at once; the questions that were asked."""
    asked: list[int] = []

    def answer(task: str, row: int, *, is_urgent: bool = False) -> bool:
        assert (task, is_urgent) == ("matches.tasks.explore", True)
        asked.append(row)
        exploration.make_answer(row)
        return True

    cache.clear()
    load_shipped(games.get("echo"))
    workers._reported.clear()
    monkeypatch.setattr(exploration, "send_hint", answer)
    yield asked
    workers._reported.clear()


@pytest.fixture
def shipped(engine_at_hand: list[int]) -> list[Deck]:
    """The legal shipped decks of the game."""
    load_shipped_decks()
    return list(Deck.objects.precons().filter(game="echo", is_legal=True))


def post(client: Client, do: str, at: str = "", **more: Any) -> Any:
    """What a button answers, through the redirect to where the page can be found again."""
    return client.post(PATH, {"do": do, "at": at, **more}, follow=True)


def at_of(page: Any) -> str:
    found = re.search(r'name="at" value="([^"]*)"', page.content.decode())
    assert found, page.content.decode()
    return html.unescape(found[1])


def text_of(page: Any) -> str:
    return html.unescape(page.content.decode())


@pytest.fixture
def opened(client: Client) -> Any:
    return post(client, "open", text=FILE)


def test_the_way_in(client: Client, shipped: list[Deck]) -> None:
    page = text_of(client.get(PATH))
    assert page.count("<option") == 2 * len(shipped)
    assert "A scenario file" in page


def test_a_file_is_opened_and_its_actions_listed(opened: Any) -> None:
    assert opened.status_code == 200
    assert urlsplit(opened.request["PATH_INFO"]).path == PATH
    page = text_of(opened)
    for words in (
        "Turn 5, main phase",
        "Chimney Fox (slot 1) attacks a face-down follower (slot 2)",
        "End the main phase",
        "Awaken Kiln Ox in slot 2",
    ):
        assert words in page
    assert 'value="act:A attacks 1 -> 2"' in page


def test_an_action_is_told_with_the_rules(client: Client, opened: Any) -> None:
    page = post(client, "act:A attacks 1 -> 2", at_of(opened))
    told = text_of(page)
    assert "Fire beats grass: coefficient 2 for Chimney Fox" in told
    assert "Chimney Fox 3 × 2 = 6; Bramble Pup 2 × 1 = 2" in told
    assert 'href="/echo/rules/#c-2-2-2-b"' in told
    assert State.from_token(at_of(page)).lines == ("A attacks 1 -> 2",)


def test_undo_and_redo(client: Client, opened: Any) -> None:
    done = at_of(post(client, "act:A awakens 2", at_of(opened)))
    done = at_of(post(client, "act:A ends", done))
    undone = at_of(post(client, "undo", done))
    assert (State.from_token(undone).lines, State.from_token(undone).undone) == (("A awakens 2",), ("A ends",))
    back = State.from_token(at_of(post(client, "back:0", undone)))
    assert (back.lines, back.undone) == ((), ("A ends", "A awakens 2"))
    again = State.from_token(at_of(post(client, "redo", back.token)))
    assert (again.lines, again.undone) == (("A awakens 2",), ("A ends",))
    other = State.from_token(at_of(post(client, "act:A attacks 1 -> 1", again.token)))
    assert (other.lines, other.undone) == (("A awakens 2", "A attacks 1 -> 1"), ())


def test_a_player_takes_over(client: Client, opened: Any) -> None:
    one = State.from_token(at_of(post(client, "let:action", at_of(opened), level="greedy")))
    assert len(one.lines) == 1
    whole = post(client, "let:turn", at_of(opened), level="greedy")
    assert State.from_token(at_of(whole)).lines[-1] == "A ends"
    assert "Turn 6, main phase" in text_of(whole)
    assert "Turn 6: Deck B" in text_of(whole)


def test_two_decks_begin_and_several_cards_are_exchanged(client: Client, shipped: list[Deck]) -> None:
    dealt = post(client, "decks", left=shipped[0].pk, right=shipped[1].pk)
    assert "Which cards to exchange?" in text_of(dealt)
    cards = re.findall(r'name="pick" value="([^"]+)"', text_of(dealt))
    assert len(cards) == 10
    stem = {"stem": "A mulligans", "none": "A keeps"}
    picked = post(client, "several", at_of(dealt), pick=cards[:2], **stem)
    assert State.from_token(at_of(picked)).lines == (f"A mulligans {cards[0]}, {cards[1]}",)
    kept = post(client, "several", at_of(dealt), **stem)
    assert State.from_token(at_of(kept)).lines == ("A keeps",)


def test_the_same_question_is_answered_once(client: Client, opened: Any, engine_at_hand: list[int]) -> None:
    before = len(engine_at_hand)
    done = at_of(post(client, "act:A awakens 2", at_of(opened)))
    post(client, "redo", at_of(post(client, "undo", done)))
    assert len(engine_at_hand) == before + 1


def test_a_position_is_set_up_by_its_form(client: Client) -> None:
    at = at_of(post(client, "empty"))
    for place, card in (("A.field", "Kiln Ox"), ("B.field.3", "荆棘崽"), ("A.hand", "kiln-ox"), ("A.hero", "A-Ji of the Hundred Claws")):
        at = at_of(post(client, "put", at, mode="setup", place=place, card=card))
    at = at_of(post(client, "change:turn A.field.1", at, mode="setup"))
    fields = {"set A.life": "7", "set turn": "9", "was A.field.1": "4", "count A.field.1": "6"}
    page = post(client, "play", at, mode="setup", **fields)
    state = State.from_token(at_of(page))
    for words in (
        'hero = "a-ji"',
        "life = 7",
        "turn = 9",
        '{ card = "kiln-ox", state = "awake", attack = 6 }',
        '["", "", "bramble-pup asleep"]',
    ):
        assert words in state.file
    assert "Turn 9, main phase" in text_of(page)


def test_a_played_position_can_be_changed(client: Client, opened: Any) -> None:
    done = at_of(post(client, "act:A attacks 1 -> 2", at_of(opened)))
    page = post(client, "setup", done)
    assert "Play from here" in text_of(page)
    assert 'graveyard = ["bramble-pup"]' in State.from_token(at_of(page)).file


def test_one_side_does_not_see_the_other_hand(client: Client, opened: Any) -> None:
    both, mine = (text_of(client.get(PATH, {"at": at_of(opened), "see": see})) for see in ("both", "a"))
    assert "Wick Sparrow" in both
    assert "Wick Sparrow" not in mine
    assert "Kiln Ox" in mine


def test_one_side_does_not_see_what_the_other_may_do(client: Client, opened: Any) -> None:
    """Options name cards of a hand; to let a player decide gives nothing away."""
    theirs = text_of(client.get(PATH, {"at": at_of(opened), "see": "b"}))
    assert 'value="act:' not in theirs
    assert "The other side chooses" in theirs
    assert 'value="see:a"' in theirs
    assert 'id="let-turn"' in theirs
    assert 'value="act:' in text_of(client.get(PATH, {"at": at_of(opened), "see": "a"}))


def test_what_the_other_side_did_is_told_by_what_came_of_it(client: Client, opened: Any) -> None:
    done = at_of(post(client, "act:A attacks 1 -> 2", at_of(opened)))
    line = '<p class="passage-line"><span class="side-label">Deck A</span> '
    own, theirs = (text_of(client.get(PATH, {"at": done, "see": see})) for see in ("a", "b"))
    assert f"{line}Chimney Fox (slot 1) attacks" in own
    assert f"{line}took an action" in theirs


def test_what_is_downloaded_is_a_test_that_holds(client: Client, opened: Any) -> None:
    done = at_of(post(client, "act:A attacks 1 -> 2", at_of(opened)))
    answer = client.post(PATH, {"do": "download", "at": done})
    assert answer["Content-Disposition"] == 'attachment; filename="echo-sandbox.toml"'
    assert [outcome.is_ok for outcome in run_file(answer.content.decode(), "test", catalogue_of("echo").definitions)] == [True]


def test_the_shown_scenario_opens_the_same_position(client: Client, opened: Any) -> None:
    done = post(client, "act:A attacks 1 -> 2", at_of(opened))
    shown = re.search(r'<textarea[^>]*id="position"[^>]*>(.*?)</textarea>', done.content.decode(), re.DOTALL)
    assert shown
    again = post(client, "open", text=html.unescape(shown[1]))
    board = re.compile(r'<div class="board">.*?<div class="sandbox-keep">', re.DOTALL)
    assert board.findall(again.content.decode()) == board.findall(done.content.decode())


def test_a_file_with_several_scenarios_asks_which(client: Client) -> None:
    text = FILE + '[[scenario]]\nname = "another"\nturn = 8\n'
    page = text_of(post(client, "open", text=text))
    assert "fire and grass" in page
    assert "another" in page
    assert "Turn 8, main phase" in text_of(post(client, "open", text=text, number="1"))


@pytest.mark.parametrize(
    ("text", "words", "chinese"),
    [
        ("game = 1 2", "Line 1: ", "第 1 行："),
        ('game = "echo"\n', "there is no [[scenario]]", "没有 [[scenario]]"),
        (
            FILE.replace("kiln-ox asleep", "kiln-oxx asleep"),
            "Line 6: the card “kiln-oxx” is unknown; did you mean “kiln-ox”?",
            "是不是“kiln-ox”？",
        ),
        (FILE + 'colour = "red"\n', "“colour” is unknown", "没有“colour”这一项"),
        ("x" * (MOST_FILE + 1), "at most 40,000 characters", "最多 40,000 个字符"),
    ],
)
def test_a_broken_file_says_where_and_why_and_stays(client: Client, text: str, words: str, chinese: str) -> None:
    page = post(client, "open", text=text)
    assert page.status_code == 422
    assert words in text_of(page)
    assert text.strip()[:200] in text_of(page)
    assert chinese in text_of(client.post(PATH, {"do": "open", "text": text}, **ZH))


@pytest.mark.parametrize(
    ("do", "words"),
    [
        ("act:A attacks 5 -> 1", "is not allowed now; allowed are"),
        ("act:B ends", "the decision is the other player's"),
        ("act:nonsense", "does not begin with A or B"),
        (f"act:A {'x' * 400}", "This action is too long."),
        ("fly", "This button is unknown here."),
    ],
)
def test_a_refused_action_says_why_and_loses_nothing(client: Client, opened: Any, do: str, words: str) -> None:
    at = at_of(post(client, "act:A awakens 2", at_of(opened)))
    page = post(client, do, at)
    assert page.status_code == 422
    assert words in text_of(page)
    assert State.from_token(at_of(page)).lines == ("A awakens 2",)


def test_a_refused_change_says_why_and_keeps_what_was_typed(client: Client, opened: Any) -> None:
    at = at_of(post(client, "setup", at_of(opened)))
    page = post(client, "put", at, mode="setup", place="A.hand", card="Kiln Oxx")
    assert page.status_code == 422
    assert "No card is called “Kiln Oxx”. Did you mean Kiln Ox" in text_of(page)
    assert 'value="Kiln Oxx"' in text_of(page)
    for change, words in (
        ("change:put A.field.1 kiln-ox", "There is no empty slot"),
        ("change:take A.hand.9", "can't be read"),
        ("change:fly", "is no change"),
    ):
        refused = post(client, change, at, mode="setup")
        assert words in text_of(refused)
        assert State.from_token(at_of(refused)) == State.from_token(at)


@pytest.mark.parametrize("token", ["nonsense", "eJw", State("game = 1").token, State(FILE, ("A ends",) * (MOST_LINES + 1)).token])
def test_a_broken_link_leads_to_the_way_in(client: Client, token: str) -> None:
    for page in (client.get(PATH, {"at": token}), client.post(PATH, {"do": "undo", "at": token})):
        assert page.status_code == 422
        assert "A scenario file" in text_of(page)


def test_a_full_sandbox_says_so(client: Client, opened: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("matches.replays.sandbox.MOST_LINES", 1)
    full = at_of(post(client, "act:A awakens 2", at_of(opened)))
    page = post(client, "act:A ends", full)
    assert page.status_code == 422
    assert "After 1 actions a sandbox is full." in text_of(page)
    assert at_of(page) == full


def test_charlie_deals_no_private_deck(client: Client, shipped: list[Deck]) -> None:
    other = Deck.objects.precons().exclude(game="echo")[0]
    owner = Owner(User.objects.create_user("alice", password="correct horse"))
    private = create_deck(owner=owner, game=games.get("echo"), name="Mine", sections=shipped[0].sections(catalogue_of("echo")))
    for left, right in (("", shipped[0].pk), (shipped[0].pk, other.pk), ("x", "y"), (private.pk, shipped[0].pk)):
        assert "Choose two legal decks." in text_of(post(client, "decks", left=left, right=right))
    assert owner.user is not None
    client.force_login(owner.user)
    assert "Which cards to exchange?" in text_of(post(client, "decks", left=private.pk, right=shipped[0].pk))


def test_a_deck_with_a_card_that_the_rules_no_longer_read_is_refused(client: Client, shipped: list[Deck]) -> None:
    card = shipped[0].entries.get(section="hero").card
    card.data = {**card.data, "text": "Draw a card."}
    card.digest = digest_of(card.data)
    card.save()
    mark_changed(games.get("echo"))
    refused = post(client, "decks", left=shipped[0].pk, right=shipped[1].pk)
    assert refused.status_code < 500
    assert "“text” is unknown" in text_of(refused)
    assert "Which cards to exchange?" not in text_of(refused)


def test_while_the_engine_starts_the_page_asks_again(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exploration, "PATIENCE", 0.0)
    monkeypatch.setattr(exploration, "send_hint", lambda *_, **__: True)
    monkeypatch.setattr("matches.replays.exploration.wait_for", lambda answer, payer: answer)
    page = text_of(post(client, "open", text=FILE))
    assert "The engine is starting." in page
    assert 'hx-trigger="load delay:700ms"' in page
    assert 'name="do" value="open"' in page
    exploration.make_answer(Answer.objects.get().pk)
    assert "End the main phase" in text_of(post(client, "open", text=FILE))


def test_questions_are_rate_limited(client: Client, opened: Any, settings: Any) -> None:
    settings.THROTTLE_RATES = {"sandbox": "3/min", "sandbox_anonymous": "3/min"}  # opening the position takes one question
    at = at_of(opened)
    for line in ("A awakens 2", "A attacks 1 -> 1"):
        assert post(client, f"act:{line}", at).status_code == 200
    page = client.post(PATH, {"do": "act:A ends", "at": at})
    assert page.status_code == 429
    assert "nothing is lost" in text_of(page)
    assert html.unescape(re.findall(r'name="at" value="([^"]*)"', page.content.decode())[0]) == at
    assert post(client, "act:A awakens 2", at).status_code == 200


def test_an_engine_fault_is_told(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(*_: Any, **__: Any) -> None:
        raise RuntimeError("the dice rolled off the table")

    monkeypatch.setattr("rules.echo.engine.batches.EchoEngine.explore", fault)
    page = post(client, "open", text=FILE)
    assert "The engine stopped with RuntimeError: the dice rolled off the table" in text_of(page)
    assert "chimney-fox" in text_of(page)


def test_only_the_part_that_changes_goes_to_htmx(client: Client, opened: Any) -> None:
    answer = client.post(PATH, {"do": "act:A awakens 2", "at": at_of(opened)}, headers={"HX-Request": "true"})
    assert "<html" not in answer.content.decode()
    assert State.from_token(parse_qs(urlsplit(answer["HX-Replace-Url"]).query)["at"][0]).lines == ("A awakens 2",)


def test_it_speaks_one_language(client: Client, opened: Any) -> None:
    done = at_of(post(client, "let:turn", at_of(opened), level="greedy"))
    setup = at_of(post(client, "setup", done))
    for data in ({"at": done}, {"at": done, "since": "0"}, {"at": setup, "mode": "setup"}, {}):
        assert leftovers(client.get(PATH, data).content.decode(), "en") == []
        assert leftovers(client.get(PATH, data, **ZH).content.decode(), "zh") == []


def test_answers_are_forgotten(opened: Any) -> None:
    Answer.objects.update(asked_at=timezone.now() - timedelta(hours=3))
    sweep()
    assert not Answer.objects.exists()


def test_a_game_without_a_sandbox_has_none(client: Client) -> None:
    assert client.get("/sorcery/sandbox/").status_code == 404


def test_pages_lead_to_it(client: Client) -> None:
    for path in ("/echo/", "/echo/rules/"):
        assert f'href="{PATH}"' in text_of(client.get(path))
    assert "/sorcery/sandbox/" not in text_of(client.get("/sorcery/"))
