"""The complete rules of Dou Wushi: whole, in both languages, every clause proven, and the index and document up to date."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.douwushi.rulebook import RULEBOOK
from rules.douwushi.terms import GLOSSARY, KEYWORDS
from rules.kernel.rulebook import anchor, parted
from rules.wording import Text
from tests.rules.rulebooks import Document, cited_in_vain, read_proofs, unproven, written_index

ROOT = Path(__file__).parents[3]
SCENARIOS = "tests/rules/douwushi/scenarios"
DOCUMENT = ROOT / "docs" / "douwushi-rules.md"
PREFACE = """\
# The rules of Dou Wushi

[中文](#斗巫师规则)

The complete rules in the order of their source, with the rulings that settle what they leave open (W-1 to W-21); on the site they are
`/douwushi/rules/`. Below a clause stand the scenario files that prove it, each with how many of its scenarios cite the clause (`cards` are
all those of single cards); `manage.py scenario FILE` runs them. `make bless` writes this file from `rules/douwushi/rulebook/`.

"""
ZH_PREFACE = """
# 斗巫师规则

完整规则，按原规则的顺序编号，未尽之处由裁定 W-1 至 W-21 补足；网站的 `/douwushi/rules/` 页面与此相同。
每条之下列出验证它的场景文件，括号内为引用该条的场景数（`cards` 为单卡场景的合计），可用 `manage.py scenario FILE` 运行。

"""
CLAUSES = {clause.number: clause for clause in RULEBOOK.clauses()}
RULINGS = {ruling.number: ruling for ruling in RULEBOOK.rulings()}
ARTICLES = [
    *("1", "1.1", "1.2", "1.3", "2", "2.1", "2.2", "2.3", "3", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "4", "4.1", "4.2", "4.3", "4.4"),
    *("5", "5.1", "5.2", "5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5", "5.2.6", "5.2.7", "5.3", "5.4", "6", "6.1", "6.2", "6.3", "6.4"),
]


def texts() -> Iterator[tuple[str, Text]]:
    for clause in CLAUSES.values():
        for text in (clause.title, clause.text, *clause.notes, *clause.examples):
            yield clause.number, text
        for ruling in clause.rulings:
            yield ruling.number, ruling.text


def test_it_has_all_articles_and_all_rulings() -> None:
    assert [number for number, clause in CLAUSES.items() if clause.is_article] == ARTICLES
    assert list(RULINGS) == [f"W-{number}" for number in range(1, 22)]
    assert len({anchor(number) for number in (*CLAUSES, *RULINGS)}) == len(CLAUSES) + len(RULINGS)


def test_every_clause_says_something_in_both_languages() -> None:
    assert [number for number, clause in CLAUSES.items() if not clause.text and not clause.clauses] == []
    assert [number for number, text in texts() if bool(text.en) != bool(text.zh)] == []
    assert [number for number, text in texts() if re.search(r"[\u3000-\u9fff]", text.en)] == []
    assert [number for number, text in texts() if re.search(r"[,:;!?]", re.sub(r"1,000|\[[^\]]*\]\([^)]*\)", "", text.zh))] == []


def test_references_lead_somewhere() -> None:
    targets = {target for _, text in texts() for language in ("en", "zh") for _, target in parted(text.in_language(language)) if target}
    assert targets - set(CLAUSES) - set(RULINGS) == set()


def test_every_word_of_the_cards_has_a_clause() -> None:
    found = {term.name.en: RULEBOOK.clause_of(term.name) for term in (*GLOSSARY, *KEYWORDS)}
    assert {name: clause and clause.number for name, clause in found.items()} == {
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


def test_every_clause_and_ruling_has_a_scenario() -> None:
    assert unproven(RULEBOOK, read_proofs(ROOT / SCENARIOS)) == []


def test_scenarios_cite_what_there_is() -> None:
    assert cited_in_vain(RULEBOOK, read_proofs(ROOT / SCENARIOS)) == []


def test_scenarios_have_a_chinese_name_for_the_page() -> None:
    assert [(proof.file, proof.name.en) for proof in read_proofs(ROOT / SCENARIOS) if not proof.name.zh] == []


def test_what_is_said_to_be_tested_is_a_test() -> None:
    assert [test for clause in CLAUSES.values() for test in clause.proved_by if not (ROOT / test).is_file()] == []


@pytest.mark.golden
def test_the_index_of_scenarios_is_up_to_date(bless: bool) -> None:
    written = written_index(read_proofs(ROOT / SCENARIOS))
    assert RULEBOOK.index is not None
    if bless:
        RULEBOOK.index.write_text(written, "utf-8")
    assert RULEBOOK.index.read_text("utf-8") == written, "scenarios changed: make bless writes their index again"


@pytest.mark.golden
def test_the_document_is_up_to_date(bless: bool) -> None:
    document = Document(RULEBOOK, read_proofs(ROOT / SCENARIOS), "../", SCENARIOS)
    written = PREFACE + "\n\n".join(document.in_language("en")) + "\n" + ZH_PREFACE + "\n\n".join(document.in_language("zh")) + "\n"
    if bless:
        DOCUMENT.write_text(written, "utf-8")
    assert DOCUMENT.read_text("utf-8") == written, "rules or scenarios changed: make bless writes the document again"
