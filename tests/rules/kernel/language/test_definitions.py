"""Reading a definition: what is read, and that errors name file, card, field and the nearest word."""

from __future__ import annotations

import pytest

from rules.kernel.cards import Card, Choice, Field, Kind
from rules.kernel.language.definitions import DefinitionError, Language, Shape
from rules.wording import Text

BEAST, ITEM = Kind("beast", Text("Beast", "兽")), Kind("item", Text("Item", "物"))
HUES = (Choice("red", Text("Red", "红")), Choice("green", Text("Green", "绿")))
KEYS = "number, slug, kind, name, name_zh, flavour, flavour_zh, rarity, text, text_zh, hue, cost, power, traits"
SHAPE = Shape(
    kinds=(BEAST, ITEM),
    rarities=(Choice("common", Text("Common", "普通")), Choice("rare", Text("Rare", "稀有"))),
    fields=(
        Field("hue", Text("Hue", "色"), "choice", HUES, kinds=("beast",)),
        Field("cost", Text("Cost", "费用"), "number"),
        Field("power", Text("Power", "力"), "number", kinds=("beast",), is_required=False, minimum=1),
        Field("traits", Text("Traits", "特征"), "choices", HUES, is_required=False),
    ),
)


@pytest.fixture
def data():
    return {
        "number": 7,
        "slug": "red-fox",
        "kind": "beast",
        "name": "Red Fox",
        "name_zh": "赤狐",
        "rarity": "rare",
        "hue": "red",
        "cost": 2,
        "traits": ["green"],
        "text": "Runs.",
        "text_zh": "奔跑。",
    }


def test_a_card_is_read(data):
    assert SHAPE.read_card(data, "set/red-fox.toml") == Card(
        slug="red-fox",
        number=7,
        kind="beast",
        name=Text("Red Fox", "赤狐"),
        rarity="rare",
        values={"hue": "red", "cost": 2, "traits": ("green",)},
        said=Text("Runs.", "奔跑。"),
        flavour=Text("", ""),
        data=data,
    )


def test_a_card_is_read_again_from_its_data(data):
    card = SHAPE.read_card(data, "red-fox.toml")
    assert SHAPE.read_card(card.data, "anywhere") == card


@pytest.mark.parametrize(
    ("change", "field", "words"),
    [
        ({"colour": "red"}, "colour", "“colour” is unknown"),
        ({"rarty": "rare"}, "rarty", "did you mean “rarity”?"),
        ({"rarity": "rar"}, "rarity", "“rar” is unknown; did you mean “rare”?"),
        ({"kind": "bea"}, "kind", "did you mean “beast”?"),
        ({"kind": 3}, "kind", "“3” is unknown; known are beast, item"),
        ({"hue": "gren"}, "hue", "did you mean “green”?"),
        ({"hue": ["red"]}, "hue", "is unknown"),
        ({"hue": None}, "hue", "“None” is unknown"),
        ({"traits": "green"}, "traits", "expected a list"),
        ({"traits": ["green", "gree"]}, "traits", "did you mean “green”?"),
        ({"traits": ["green", "green"]}, "traits", "listed twice"),
        ({"cost": "2"}, "cost", "expected a whole number, got '2'"),
        ({"cost": True}, "cost", "expected a whole number"),
        ({"cost": -1}, "cost", "-1 is less than 0"),
        ({"power": 0}, "power", "0 is less than 1"),
        ({"number": 0}, "number", "0 is less than 1"),
        ({"number": 10**9}, "number", "1000000000 is more than 999999999"),
        ({"cost": 1000}, "cost", "1000 is more than 999"),
        ({"hue": "cat"}, "hue", "“cat” is unknown; known are red, green"),
        ({"name": " "}, "name", "expected words"),
        ({"name_zh": 5}, "name_zh", "expected words, got 5"),
        ({"text_zh": ""}, "text_zh", "one language only"),
        ({"flavour": "Sly."}, "flavour_zh", "one language only"),
        ({"slug": "Red Fox"}, "slug", "is not a slug"),
        ({"slug": "blue-fox"}, "slug", "is not the file's name, “red-fox”"),
        ({"kind": "item"}, "hue", "a card of the kind “item” has no “hue”"),
        ({"abilities": []}, "abilities", "is unknown"),
    ],
)
def test_what_is_wrong_is_named(data, change, field, words):
    with pytest.raises(DefinitionError) as caught:
        SHAPE.read_card(data | change, "set/red-fox.toml")
    assert caught.value.source == "set/red-fox.toml"
    assert caught.value.path == field
    assert words in caught.value.problem.en
    assert caught.value.problem.zh
    assert str(caught.value).startswith("set/red-fox.toml: ")


def test_everything_that_is_wrong_is_told(data):
    data |= {"slug": "blue-fox", "rarity": "rar", "cost": -1, "power": 1000, "traits": ["gren", "cat"], "colour": "red", "name_zh": ""}
    del data["hue"]
    with pytest.raises(DefinitionError) as caught:
        SHAPE.read_card(data, "set/red-fox.toml")
    assert caught.value.sentences == [
        "set/red-fox.toml: blue-fox: slug: “blue-fox” is not the file's name, “red-fox”",
        "set/red-fox.toml: blue-fox: colour: “colour” is unknown; known are " + KEYS,
        "set/red-fox.toml: blue-fox: name_zh: expected words, got ''",
        "set/red-fox.toml: blue-fox: rarity: “rar” is unknown; did you mean “rare”?",
        "set/red-fox.toml: blue-fox: hue: is missing",
        "set/red-fox.toml: blue-fox: cost: -1 is less than 0",
        "set/red-fox.toml: blue-fox: power: 1000 is more than 999",
        "set/red-fox.toml: blue-fox: traits: “gren” is unknown; did you mean “green”?",
        "set/red-fox.toml: blue-fox: traits: “cat” is unknown; known are red, green",
    ]
    assert str(caught.value) == "; ".join(caught.value.sentences)
    assert caught.value.told.zh.count("；") == len(caught.value.faults) - 1


def test_a_misspelt_key_is_not_told_as_missing_too(data):
    data["colst"] = data.pop("cost")
    with pytest.raises(DefinitionError) as caught:
        SHAPE.read_card(data, "set/red-fox.toml")
    assert [(fault.path, fault.problem.en) for fault in caught.value.faults] == [("colst", "“colst” is unknown; did you mean “cost”?")]


def test_of_an_unknown_kind_the_rest_is_told(data):
    with pytest.raises(DefinitionError) as caught:
        SHAPE.read_card(data | {"kind": "fish", "hue": "gren", "colour": 1}, "set/red-fox.toml")
    assert [fault.path for fault in caught.value.faults] == ["kind", "colour", "hue"]


@pytest.mark.parametrize("key", ["number", "slug", "kind", "name", "name_zh", "rarity", "hue", "cost"])
def test_what_is_missing_is_named(data, key):
    del data[key]
    with pytest.raises(DefinitionError) as caught:
        SHAPE.read_card(data, "set/red-fox.toml")
    assert (caught.value.card, caught.value.path, caught.value.problem.en) == ("red-fox", key, "is missing")


def test_a_game_without_rarities_refuses_them(data):
    plain = Shape(SHAPE.kinds, (), SHAPE.fields)
    with pytest.raises(DefinitionError, match="rarity"):
        plain.read_card(data, "red-fox.toml")
    del data["rarity"]
    assert plain.read_card(data, "red-fox.toml").rarity is None


def test_with_a_language_abilities_are_read_and_the_text_is_made(data):
    language = Language(
        read=lambda abilities, source, slug, kind: tuple(f"{slug} {kind} {each}" for each in abilities),
        write=lambda card: Text(" ".join(card.abilities), "字"),
    )
    spoken = Shape(SHAPE.kinds, SHAPE.rarities, SHAPE.fields, language)
    with pytest.raises(DefinitionError, match="text"):
        spoken.read_card(data, "red-fox.toml")
    del data["text"], data["text_zh"]
    card = spoken.read_card(data | {"abilities": ["bites"]}, "red-fox.toml")
    assert card.abilities == ("red-fox beast bites",)
    assert card.text == Text("red-fox beast bites", "字")
