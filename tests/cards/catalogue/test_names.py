"""Finding cards by what people call them."""

import pytest

from cards.catalogue.names import NameIndex, key_of
from search.traditional_chinese import fold_traditional

INDEX = NameIndex.of_cards(
    {
        "ember-fox": ("Ember Fox", "烬狐", "ember-fox"),
        "ember-king": ("Ember King, the Last", "烬王", "ember-king"),
        "twin-a": ("Twin", "双子", "twin-a"),
        "twin-b": ("Twin", "双子", "twin-b"),
        "dragon": ("Eastern Dragon", "东方龙", "dragon"),
    }
)


@pytest.mark.parametrize("name", ["Ember Fox", "ember fox", "EMBER-FOX", "ｅｍｂｅｒ　ｆｏｘ", "Émber Fox", "烬狐", "燼狐", " 烬·狐 "])
def test_one_card_by_many_spellings(name: str) -> None:
    assert INDEX.find(name) == ("ember-fox",)


def test_a_name_of_two_cards() -> None:
    assert INDEX.find("Twin") == ("twin-a", "twin-b")


@pytest.mark.parametrize("name", ["Ember", "Fox", "", "狐", "？"])
def test_a_part_of_a_name_is_no_name(name: str) -> None:
    assert INDEX.find(name) == ()


@pytest.mark.parametrize(
    ("name", "first"),
    [("Embr Fox", "ember-fox"), ("Ember King", "ember-king"), ("烬狐狸", "ember-fox"), ("東方龍王", "dragon")],
)
def test_the_nearest(name: str, first: str) -> None:
    assert INDEX.nearest(name)[0] == first


def test_nothing_is_near_to_rubbish() -> None:
    assert INDEX.nearest("qqqq") == ()
    assert INDEX.nearest("") == ()


def test_traditional_characters_fold() -> None:
    assert fold_traditional("東方龍與發光燼狐") == "东方龙与发光烬狐"
    assert key_of("發") == key_of("发")
