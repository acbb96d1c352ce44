"""The complete rules of Echo."""

from __future__ import annotations

from rules.echo.rulebook import RULEBOOK
from rules.echo.terms import GLOSSARY, KEYWORDS
from rules.wording import Text
from tests.rules.rulebook_proofs import RulebookProofs

PREFACE = Text(
    en="""\
# The rules of Echo

[中文](#回响规则)

The complete rules, in their own numbering, with the rulings that settle what they leave open (E-1 to E-18); on the site they are
`/echo/rules/`. Below a clause stand the scenario files that prove it, each with how many of its scenarios cite the clause (`cards` are
all those of single cards); `manage.py scenario FILE` runs them. `make bless` writes this file from `rules/echo/rulebook/`.

""",
    zh="""
# 回响规则

完整规则，条目沿用原有编号，未尽之处由裁定 E-1 至 E-18 补足；网站的 `/echo/rules/` 页面与此相同。
每条之下列出验证它的场景文件，括号内为引用该条的场景数（`cards` 为单卡场景的合计），可用 `manage.py scenario FILE` 运行。

""",
)
SOURCE = [
    *("1", "1.1", "1.2", "1.3", "1.4"),
    *("2", "2.1", "2.1.1", "2.1.2", "2.1.3", "2.2", "2.2.1", "2.2.2", "2.2.3", "2.3", "2.3.1", "2.3.2", "2.3.3", "2.3.4"),
    *("3", "4", "4.1", "4.2", "5", "5.1"),
]


class TestRulebook(RulebookProofs):
    game = "echo"
    rulebook = RULEBOOK
    rulings = ("E", 18)
    terms = (*GLOSSARY, *KEYWORDS)
    preface = PREFACE
    words = {
        "Awaken": "4.2d",
        "Last stand": "4.2e",
        "Active": "4.2f",
        "Passive": "4.2g",
        "Asleep": "4.2a",
        "Awake": "4.2b",
        "Display zone": "1.1d",
        "Shield": "4.2h",
        "Reattack": "4.2i",
        "Regenerate": "4.2j",
    }

    def test_it_has_the_numbers_of_the_source(self) -> None:
        assert self.articles == SOURCE
