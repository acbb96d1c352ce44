"""Names that could pass for another member, the site or its staff are refused."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError

from accounts.lookalikes import skeleton_of
from accounts.models import Account
from accounts.names import clean_name


@pytest.fixture
def alice(db: None) -> User:
    user = User.objects.create_user("alice")
    Account.objects.create(user=user, skeleton=skeleton_of("alice"))
    return user


def refusal(name: str, *, member: User | None = None) -> str:
    with pytest.raises(ValidationError) as caught:
        clean_name(name, member=member)
    return str(caught.value.code)


@pytest.mark.django_db
@pytest.mark.parametrize(
    "name", ["bob", "小明", "小明_2", "Zoë.92", "ひろしさん", "김철수", "мария", "ΔΗΜΗΤΡΗΣ", "bob@example.org", "佐々木"]
)
def test_ordinary_names_are_accepted_without_surrounding_spaces(name: str) -> None:
    assert clean_name(f" {name} ") == name


def test_full_width_letters_become_ascii(db: None) -> None:
    assert clean_name("Ｂｏｂ") == "Bob"


@pytest.mark.parametrize("name", ["alice", "ALICE", "Alice", "al1ce", "аlice", "álice", "aIice", "ａlice", "ɑlice", "αlιcε"])
def test_a_lookalike_of_another_name_is_refused(alice: User, name: str) -> None:
    assert refusal(name) in ("taken", "mixed")


def test_a_lookalike_in_another_alphabet_is_refused(db: None) -> None:
    user = User.objects.create_user("coco")
    Account.objects.create(user=user, skeleton=skeleton_of("coco"))
    assert refusal("сосо") == "taken"  # Cyrillic throughout


@pytest.mark.django_db
@pytest.mark.parametrize(
    "name",
    [
        *("Deckproof", "deckpr00f", "DECK-PROOF", "d.e.c.k.proof", "TheDeckproofTeam", "déckproof", "验牌", "驗牌", "验牌官方", "小验-牌"),
        *("admin", "Adm1n", "ADMIN_", "moderator", "rnoderator", "管理员", "官方", "a-guest", "游客", "starter_deck"),
    ],
)
def test_names_of_the_site_and_its_staff_are_reserved(name: str) -> None:
    assert refusal(name) == "reserved"


def test_lookalikes_of_staff_without_a_skeleton_are_refused(db: None) -> None:
    User.objects.create_user("olga", is_staff=True)
    assert refusal("o1ga") == refusal("ol-ga") == refusal("0lga") == "taken"


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "empty"),
        ("--", "empty"),
        ("b" * 41, "long"),
        ("b ob", "letters"),
        ("bo\u200bb", "letters"),
        ("bo\u202eb", "letters"),
        ("bo\u2066b", "letters"),
        ("bob\ufe0f", "letters"),
        ("b\u0489ob", "letters"),
        ("bo\u3164b", "letters"),
        ("bob✓", "letters"),
        ("bob🛡", "letters"),
        ("שלום", "letters"),
        ("bo\0b", "letters"),
        ("<b>", "letters"),
        ("bоb", "mixed"),  # a Cyrillic o
        ("bοb", "mixed"),  # a Greek one
        ("a漢한カ", "mixed"),
    ],
)
def test_empty_long_invisible_and_mixed_names_are_refused(name: str, code: str) -> None:
    assert refusal(name) == code


def test_members_may_keep_their_name_and_change_its_case(alice: User) -> None:
    assert clean_name("alice", member=alice) == "alice"
    assert clean_name("Alice", member=alice) == "Alice"


def test_a_member_may_keep_a_name_that_is_now_reserved(db: None) -> None:
    user = User.objects.create_user("admin")
    assert clean_name("admin", member=user) == "admin"
