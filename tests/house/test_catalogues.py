"""Everything that the site says is said in Chinese, too."""

import re

import pytest

from tests.house.catalogues import messages, plurals, translations

HOLES = re.compile(r"%\(\w+\)[sd]|{\w*}|%[sd]")


def test_every_message_has_chinese() -> None:
    known = {said for catalogue in translations().values() for said, chinese in catalogue.items() if chinese.strip()}
    silent = [f"{place}: {said}" for said, place in messages().items() if said not in known]
    assert not silent, "\n".join(["without Chinese:", *silent])


@pytest.mark.parametrize("catalogue", sorted(translations()))
def test_the_chinese_has_the_same_holes(catalogue: str) -> None:
    wrong = [said for said, chinese in translations()[catalogue].items() if not set(HOLES.findall(chinese)) <= set(HOLES.findall(said))]
    assert not wrong


def test_the_chinese_for_many_says_how_many() -> None:
    wrong = [many for many, chinese in plurals().items() if set(HOLES.findall(many)) != set(HOLES.findall(chinese))]
    assert not wrong


def test_no_message_has_two_translations() -> None:
    first: dict[str, tuple[str, str]] = {}
    clashes = []
    for catalogue, said in translations().items():
        for english, chinese in said.items():
            other = first.setdefault(english, (catalogue, chinese))
            if other[1] != chinese:
                clashes.append(f"{english!r}: {other[0]} says {other[1]!r}, {catalogue} says {chinese!r}")
    assert not clashes, "\n".join(clashes)
