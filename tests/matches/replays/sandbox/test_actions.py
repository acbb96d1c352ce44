"""Actions in the sandbox: told with the rules, undone, done by a player of the site, and refused in words."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client

from matches.replays.sandbox import State
from tests.assertions.languages import leftovers
from tests.assertions.markup import closed_up
from tests.matches.replays.sandbox.page import PATH, ZH, at_of, post, text_of


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


def test_a_full_sandbox_says_so(client: Client, opened: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("matches.replays.sandbox.MOST_LINES", 1)
    full = at_of(post(client, "act:A awakens 2", at_of(opened)))
    page = post(client, "act:A ends", full)
    assert page.status_code == 422
    assert "After 1 actions a sandbox is full." in text_of(page)
    assert at_of(page) == full


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
    line = '<p class="passage-line"><span class="side-label">Deck A</span>'
    own, theirs = (closed_up(text_of(client.get(PATH, {"at": done, "see": see}))) for see in ("a", "b"))
    assert f"{line}Chimney Fox (slot 1) attacks" in own
    assert f"{line}took an action" in theirs


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
