"""The keys that share most with another are found as if each were compared with it."""

from __future__ import annotations

import random

from cards.catalogue.likeness import Likeness


def compared_one_by_one(keys: list[str], key: str, most: int) -> list[str]:
    def pieces(each: str) -> set[str]:
        return set(each) | {each[place : place + 2] for place in range(len(each) - 1)}

    ranked = sorted(((len(pieces(key) & pieces(each)) / (len(pieces(key)) + len(pieces(each)) or 1), each) for each in keys), reverse=True)
    return [each for likeness, each in ranked[:most] if likeness]


def test_the_likest_come_first() -> None:
    likeness = Likeness(["emberfox", "emberking", "easterndragon", "烬狐"])
    assert likeness.likest("embrfox", 2) == ["emberfox", "emberking"]
    assert likeness.likest("烬", 5) == ["烬狐"]


def test_nothing_is_like_what_shares_nothing() -> None:
    assert Likeness(["fox"]).likest("qq", 3) == []
    assert Likeness(["fox"]).likest("", 3) == []
    assert Likeness([]).likest("fox", 3) == []


def test_it_agrees_with_comparing_one_by_one() -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    dice = random.Random(seed)
    keys = sorted({"".join(dice.choices("abcd狐", k=dice.randint(1, 8))) for _ in range(300)})
    likeness = Likeness(keys)
    for _ in range(100):
        key = "".join(dice.choices("abcde狐", k=dice.randint(0, 9)))
        assert likeness.likest(key, 7) == compared_one_by_one(keys, key, 7), key
