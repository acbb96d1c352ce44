"""The complete rules of Heroes of Ancients."""

from __future__ import annotations

from rules.hota.rulebook import RULEBOOK
from rules.hota.rulebook.concepts import UNPLAYED
from rules.hota.terms import GLOSSARY, KEYWORDS, SPEEDS
from rules.wording import Text
from tests.rules.rulebook_proofs import RulebookProofs

PREFACE = Text(
    en="""\
# The rules of Heroes of Ancients

[中文](#遗迹英雄传规则)

The complete rules. Chapters 100 to 107 have the numbers of their source, which ends there; chapters 108 to 113 complete it and are marked.
The rulings (H-1 to H-12) settle what either leaves open; on the site all of it is `/hota/rules/`. Below a clause stand the scenario files
that prove it, each with how many of its scenarios cite the clause (`cards` are all those of single cards); `manage.py scenario FILE` runs
them. `make bless` writes this file from `rules/hota/rulebook/`.

""",
    zh="""
# 遗迹英雄传规则

完整规则。第 100 至 107 章沿用原规则的编号，原规则到此为止；第 108 至 113 章为补全的部分，均有标注。
未尽之处由裁定 H-1 至 H-12 补足；网站的 `/hota/rules/` 页面与此相同。
每条之下列出验证它的场景文件，括号内为引用该条的场景数（`cards` 为单卡场景的合计），可用 `manage.py scenario FILE` 运行。

""",
)
SOURCE = [
    *("100", "100.1", "100.2", "100.2a", "101", "101.1", "101.2", "101.2a", "101.3", "101.4", "101.4a", "101.4b", "101.4c", "101.4d"),
    *("102", "102.1", "103", "103.1", "103.2", "103.3", "103.4", "103.5", "103.5a", "104", "104.1", "104.2", "104.2a", "104.2b"),
    *("104.3", "104.3a", "104.3b", "104.3c", "104.3d", "104.3e", "104.3f", "104.4", "104.4a", "104.4b", "104.4c", "104.5"),
    *("105", "105.1", "105.2", "105.3", "106", "106.1", "106.1a", "106.2", "106.2a", "106.3", "106.3a", "106.4"),
    *("107", "107.1", "107.2", "107.3"),
]

OURS = [
    *("108", "108.1", "108.2", "108.3", "108.4", "108.5", "108.6"),
    *("109", "109.1", "109.2", "109.3", "109.4", "109.5", "109.6", "109.7", "109.8"),
    *("110", "110.1", "110.2", "110.3", "110.4", "110.5", "110.6"),
    *("111", "111.1", "111.2", "111.3", "111.4", "111.5", "111.6", "111.7", "111.8", "111.9", "111.10", "111.11"),
    *("112", "112.1", "112.2", "112.3", "112.4", "112.5", "113", "113.1", "113.2"),
]


class TestRulebook(RulebookProofs):
    game = "hota"
    rulebook = RULEBOOK
    rulings = ("H", 12)
    terms = (*GLOSSARY, *KEYWORDS, *SPEEDS)
    preface = PREFACE
    words = {
        "Arrive": "112.2a",
        "Die": "112.2b",
        "Upkeep": "112.2f",
        "Stack": "110.4",
        "Flying": "112.1a",
        "Reach": "112.1b",
        "First strike": "112.1c",
        "Trample": "112.1d",
        "Vigilance": "112.1e",
        "Haste": "112.1f",
        "Lifesteal": "112.1g",
        "Spell shield": "112.1h",
        "Normal": "110.1a",
        "Instant": "110.1b",
    }

    def test_it_has_all_clauses_of_the_source(self) -> None:
        assert [number for number in self.clauses if number < "108"] == SOURCE
        assert [number for number in self.articles if number >= "108"] == OURS

    def test_what_the_source_does_not_say_is_marked_once(self) -> None:
        assert [number for number, clause in self.clauses.items() if clause.is_ours] == ["108", "109", "110", "111", "112", "113"]

    def test_every_article_has_a_title(self) -> None:
        assert [number for number in self.articles if not self.clauses[number].title] == []

    def test_some_clauses_no_game_can_play(self) -> None:
        """They are about what the game is, about leaving and judging, or about what no card says."""
        unplayed = ["100.1", "101.2a", "101.4d", "102.1", "104.2a", "104.3a", "104.3f", "104.5", "107.3"]
        assert [number for number, clause in self.clauses.items() if clause.proved_by == UNPLAYED] == unplayed
