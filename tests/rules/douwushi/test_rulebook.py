"""The complete rules of Dou Wushi."""

from __future__ import annotations

from rules.douwushi.rulebook import RULEBOOK
from rules.douwushi.terms import GLOSSARY, KEYWORDS
from rules.wording import Text
from tests.rules.rulebook_proofs import RulebookProofs

PREFACE = Text(
    en="""\
# The rules of Dou Wushi

[中文](#斗巫师规则)

The complete rules in the order of their source, with the rulings that settle what they leave open (W-1 to W-21); on the site they are
`/douwushi/rules/`. Below a clause stand the scenario files that prove it, each with how many of its scenarios cite the clause (`cards` are
all those of single cards); `manage.py scenario FILE` runs them. `make bless` writes this file from `rules/douwushi/rulebook/`.

""",
    zh="""
# 斗巫师规则

完整规则，按原规则的顺序编号，未尽之处由裁定 W-1 至 W-21 补足；网站的 `/douwushi/rules/` 页面与此相同。
每条之下列出验证它的场景文件，括号内为引用该条的场景数（`cards` 为单卡场景的合计），可用 `manage.py scenario FILE` 运行。

""",
)
ARTICLES = [
    *("1", "1.1", "1.2", "1.3", "2", "2.1", "2.2", "2.3", "3", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "4", "4.1", "4.2", "4.3", "4.4"),
    *("5", "5.1", "5.2", "5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5", "5.2.6", "5.2.7", "5.3", "5.4", "6", "6.1", "6.2", "6.3", "6.4"),
]


class TestRulebook(RulebookProofs):
    game = "douwushi"
    rulebook = RULEBOOK
    rulings = ("W", 21)
    terms = (*GLOSSARY, *KEYWORDS)
    preface = PREFACE
    words = {
        "Passive": "6.1d",
        "Target": "5.2.5",
        "Unpreventable": "6.4a",
        "Ignore damage": "6.4b",
        "Ready and tapped": "5.1b",
        "Turns": "5.3b",
        "Counterattack": "5.2.6",
        "Reserve": "3.4",
        "Bounty stack": "3.5",
        "Beyond": "3.6",
        "Guard": "5.2.7",
    }

    def test_it_has_all_articles(self) -> None:
        assert self.articles == ARTICLES
