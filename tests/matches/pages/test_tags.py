"""Tags: put on one's decks, found again by them, and as a gauntlet."""

from __future__ import annotations

import pytest
from django.test import Client

from decks.models import Deck
from decks.owners import Owner
from decks.tags import MOST_TAGS, TAG_LENGTH, TagError, read_tags, set_tags, tags_of
from matches.models import Simulation
from tests.matches.conftest import WEAK, make_deck


def test_tags_are_put_on_and_taken_off(alice: Owner, alice_client: Client, strong: Deck) -> None:
    address = strong.get_absolute_url()
    for sent, kept in ((" field， Rogue,rogue、快攻 ", ["Rogue", "field", "快攻"]), ("field", ["field"]), ("", [])):
        page = alice_client.post(f"{address}tags/", {"tags": sent}, follow=True).content.decode()
        assert "The tags are saved." in page
        assert [tag.name for tag in strong.tags.all()] == kept
        assert all(f">{tag}</a>" in page for tag in kept)
    assert tags_of(alice) == []


@pytest.mark.parametrize(
    ("sent", "said"), [("x" * (TAG_LENGTH + 1), "too long"), (",".join(map(str, range(MOST_TAGS + 2))), "take 2 away")]
)
def test_what_can_t_be_kept_is_told(alice_client: Client, strong: Deck, sent: str, said: str) -> None:
    set_tags(deck=strong, tags=["field"])
    with pytest.raises(TagError):
        read_tags(sent)
    assert said in alice_client.post(f"{strong.get_absolute_url()}tags/", {"tags": sent}, follow=True).content.decode()
    assert [tag.name for tag in strong.tags.all()] == ["field"]


def test_one_s_decks_by_tag(alice: Owner, alice_client: Client, strong: Deck) -> None:
    make_deck(alice, "Untagged", WEAK)
    set_tags(deck=strong, tags=["field"])
    page = alice_client.get("/decks/?tag=field").content.decode()
    assert ("Strong" in page, "Untagged" in page) == (True, False)
    assert "Untagged" in alice_client.get("/decks/").content.decode()
    assert "No deck matches all of this" in alice_client.get("/decks/?tag=nothing").content.decode()
    assert "No deck matches all of this" in alice_client.get("/decks/?tag=field&q=untagged").content.decode()


def test_a_gauntlet_of_decks_with_a_tag(alice: Owner, alice_client: Client, strong: Deck) -> None:
    address = f"/decks/{strong.pk}/simulate/"
    tagged, _other = (make_deck(alice, name, WEAK) for name in ("Tagged", "Other"))
    assert "my decks with a tag" not in alice_client.get(address).content.decode()
    set_tags(deck=tagged, tags=["field"])
    assert "my decks with a tag" in alice_client.get(address).content.decode()
    form = {"against": "tagged", "tag": "field", "amount": "100", "level": "coin"}
    assert alice_client.post(address, form).status_code == 302
    assert [each.name.en for each in Simulation.objects.get().opponents] == ["Tagged"]
    assert "Choose a tag." in alice_client.post(address, form | {"tag": ""}).content.decode()
    assert "Select a valid choice" in alice_client.post(address, form | {"tag": "nothing"}).content.decode()
    answer = alice_client.post(f"/decks/{strong.pk}/live/", {"against": "tagged", "tag": "field"})
    assert answer.status_code == 302
    assert [deck.name for deck in alice_client.get(f"/decks/{strong.pk}/live/").context["look"].gauntlet.decks] == ["Tagged"]


def test_tags_are_their_owner_s_alone(bob_client: Client, charlie_client: Client, weak: Deck, strong: Deck) -> None:
    set_tags(deck=weak, tags=["secret-plan"])
    assert "secret-plan" in bob_client.get(weak.get_absolute_url()).content.decode()
    assert "secret-plan" not in charlie_client.get(weak.get_absolute_url()).content.decode()
    for deck in (weak, strong):
        assert charlie_client.post(f"{deck.get_absolute_url()}tags/", {"tags": "mine"}).status_code == 404
    assert [tag.name for tag in weak.tags.all()] == ["secret-plan"]
