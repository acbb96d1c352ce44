"""The complete rules of Sorcery."""

from __future__ import annotations

import re

from rules.kernel.rulebook import Clause
from rules.sorcery.rulebook import RULEBOOK
from rules.sorcery.rulebook.proofs import UNPLAYED
from rules.sorcery.terms import GLOSSARY, KEYWORDS
from rules.wording import Text
from tests.rules.rulebook_proofs import RulebookProofs

PREFACE = Text(
    en="""\
# The rules of Sorcery: Contested Realm

[中文](#巫道竞逐领域规则)

The complete rules. Their source is an introduction without numbers; chapters and numbers are Deckproof's. What neither the source nor a
ruling (S-1 to S-16) says is completed and marked; on the site all of it is `/sorcery/rules/`. Below a clause stand the scenario files
that prove it, each with how many of its scenarios cite the clause (`cards` are all those of single cards); `manage.py scenario FILE` runs
them. `make bless` writes this file from `rules/sorcery/rulebook/`.

""",
    zh="""
# 巫道：竞逐领域规则

完整规则。其来源是一篇没有编号的规则介绍，章节与编号由验牌编排。来源与裁定 S-1 至 S-16 都没有写明的，由验牌补全并加以标注；
网站的 `/sorcery/rules/` 页面与此相同。
每条之下列出验证它的场景文件，括号内为引用该条的场景数（`cards` 为单卡场景的合计），可用 `manage.py scenario FILE` 运行。

""",
)
#: What each article rests on that is not wholly Deckproof's: headings of the source, and rulings.
SOURCES = {
    "1.1": "化身",
    "1.2": "胜利条件",
    "1.3": "卡牌",
    "1.4": "牌库",
    "1.5": "开始游戏, S-1",
    "1.6": "游戏区域",
    "2.1": "游戏区域, 地标",
    "2.2": "位置",
    "2.3": "位置, S-13",
    "2.4": "地标, 位置",
    "2.5": "地标, 位置, S-6",
    "2.6": "地标, S-13",
    "3.1": "法术, 神器",
    "3.2": "化身",
    "3.3": "元素派系, 地标",
    "3.4": "随从",
    "3.5": "灵气, 魔法",
    "3.6": "施放法术, 与神器互动",
    "3.7": "化身",
    "3.8": "施放法术, 单位的移动, S-5",
    "3.9": "施放法术, S-12",
    "4.1": "游戏流程",
    "4.2": "开始阶段, S-2",
    "4.3": "主要阶段",
    "4.4": "结束阶段",
    "4.5": "施放法术, S-2",
    "4.6": "游戏区域, S-3",
    "5.1": "打出地标, S-4",
    "5.2": "施放法术, S-5",
    "5.3": "施放法术, S-5",
    "5.4": "灵气, S-5",
    "5.5": "魔法, S-5",
    "5.6": "位置, S-5",
    "6.1": "位置, 单位的移动, S-6",
    "6.2": "单位的移动, S-6",
    "6.3": "单位的拦截, S-7",
    "6.4": "单位的攻击, S-7",
    "6.5": "单位的防御, S-7",
    "6.6": "单位的防御, S-8",
    "6.7": "单位的防御, S-8",
    "7.1": "神器",
    "7.2": "与神器互动",
    "7.3": "与神器互动, S-11",
    "7.4": "与神器互动, S-11",
    "8.1": "S-14",
    "8.13": "化身, 施放法术",
    **dict.fromkeys([f"8.{number}" for number in range(2, 16) if number != 13], "S-14, S-16"),
    "9.2": "使用能力, S-12",
    "10.1": "化身",
    "10.2": "单位的防御, S-9",
    "10.3": "单位的防御, S-9",
    "10.4": "S-10",
    "10.5": "S-15",
}


class TestRulebook(RulebookProofs):
    game = "sorcery"
    rulebook = RULEBOOK
    rulings = ("S", 16)
    terms = (*GLOSSARY, *KEYWORDS)
    preface = PREFACE
    words = {
        "Nearby": "2.2b",
        "Adjacent": "2.2a",
        "Water site": "2.4a",
        "Banish": "9.12c",
        "Airborne": "8.2",
        "Ranged": "8.3",
        "Burrowing": "8.4",
        "Submerge": "8.5",
        "Voidwalk": "8.6",
        "Stealth": "8.7",
        "Charge": "8.8",
        "Lethal": "8.9",
        "Ward": "8.10",
        "Movement": "8.11",
        "Defender": "8.12",
        "Spellcaster": "8.13",
        "Genesis": "8.14",
        "Deathrite": "8.15",
    }

    def test_numbers_have_no_gap(self) -> None:
        assert [chapter.number for chapter in RULEBOOK.chapters] == [str(number) for number in range(1, 11)]
        for chapter in RULEBOOK.chapters:
            assert [article.number for article in chapter.clauses] == [
                f"{chapter.number}.{number + 1}" for number in range(len(chapter.clauses))
            ]
        for article in articles():
            letters = "abcdefghijklmnopqrstuvwxyz"[: len(article.clauses)]
            assert [clause.number for clause in article.clauses] == [f"{article.number}{letter}" for letter in letters]

    def test_every_article_has_a_title(self) -> None:
        assert [number for number in self.articles if not self.clauses[number].title] == []

    def test_what_is_not_ours_names_its_source(self) -> None:
        assert {article.number for article in articles() if not is_all_ours(article)} == set(SOURCES)
        cited = {number for source in SOURCES.values() for number in re.findall(r"S-\d+", source)}
        assert cited == {ruling.number for ruling in RULEBOOK.rulings()}

    def test_what_is_ours_is_marked_once(self) -> None:
        assert [article.number for article in articles() if article.is_ours and any(clause.is_ours for clause in article.clauses)] == []
        assert [chapter.number for chapter in RULEBOOK.chapters if chapter.is_ours] == []
        assert [article.number for article in articles() if not article.is_ours and is_all_ours(article)] == []

    def test_some_clauses_no_game_can_play(self) -> None:
        """They are about what the game is, about leaving, or about what no card says."""
        assert [number for number, clause in self.clauses.items() if clause.proved_by == UNPLAYED] == ["1.1", "1.2c", "1.3b", "2.4b"]


def articles() -> list[Clause]:
    return [article for chapter in RULEBOOK.chapters for article in chapter.clauses]


def is_all_ours(article: Clause) -> bool:
    return article.is_ours or (bool(article.clauses) and all(clause.is_ours for clause in article.clauses))
