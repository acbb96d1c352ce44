"""The complete rules of Echo: whole, in both languages, every clause proven, and the index and document up to date."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.echo.rulebook import RULEBOOK
from rules.echo.terms import GLOSSARY, KEYWORDS
from rules.kernel.rulebook import anchor, parted
from rules.wording import Text
from tests.rules.rulebooks import Document, cited_in_vain, read_proofs, unproven, written_index

ROOT = Path(__file__).parents[3]
SCENARIOS = "tests/rules/echo/scenarios"
DOCUMENT = ROOT / "docs" / "echo-rules.md"
PREFACE = """\
# The rules of Echo

[中文](#回响规则)

The complete rules, in their own numbering, with the rulings that settle what they leave open (E-1 to E-18); on the site they are
`/echo/rules/`. Below a clause stand the scenario files that prove it, each with how many of its scenarios cite the clause (`cards` are
all those of single cards); `manage.py scenario FILE` runs them. `make bless` writes this file from `rules/echo/rulebook/`.

"""
ZH_PREFACE = """
# 回响规则

完整规则，条目沿用原有编号，未尽之处由裁定 E-1 至 E-18 补足；网站的 `/echo/rules/` 页面与此相同。
每条之下列出验证它的场景文件，括号内为引用该条的场景数（`cards` 为单卡场景的合计），可用 `manage.py scenario FILE` 运行。

"""

CLAUSES = {clause.number: clause for clause in RULEBOOK.clauses()}
RULINGS = {ruling.number: ruling for ruling in RULEBOOK.rulings()}
SOURCE = [
    *("1", "1.1", "1.2", "1.3", "1.4"),
    *("2", "2.1", "2.1.1", "2.1.2", "2.1.3", "2.2", "2.2.1", "2.2.2", "2.2.3", "2.3", "2.3.1", "2.3.2", "2.3.3", "2.3.4"),
    *("3", "4", "4.1", "4.2", "5", "5.1"),
]


def texts() -> Iterator[tuple[str, Text]]:
    for clause in CLAUSES.values():
        for text in (clause.title, clause.text, *clause.notes, *clause.examples):
            yield clause.number, text
        for ruling in clause.rulings:
            yield ruling.number, ruling.text


def test_it_has_the_numbers_of_the_source_and_all_rulings() -> None:
    assert [number for number, clause in CLAUSES.items() if clause.is_article] == SOURCE
    assert list(RULINGS) == [f"E-{number}" for number in range(1, 19)]
    assert len({anchor(number) for number in (*CLAUSES, *RULINGS)}) == len(CLAUSES) + len(RULINGS)


def test_every_clause_says_something_in_both_languages() -> None:
    assert [number for number, clause in CLAUSES.items() if not clause.title and not clause.text] == []
    assert [number for number, text in texts() if bool(text.en) != bool(text.zh)] == []
    assert [number for number, text in texts() if re.search(r"[\u3000-\u9fff]", text.en)] == []


def test_references_lead_somewhere() -> None:
    targets = {target for _, text in texts() for language in ("en", "zh") for _, target in parted(text.in_language(language)) if target}
    assert targets - set(CLAUSES) - set(RULINGS) == set()
    assert [number for number, text in texts() for language in ("en", "zh") if re.search(r"[\[\]]", _shown(text, language))] == []


def _shown(text: Text, language: str) -> str:
    return "".join(words for words, _ in parted(text.in_language(language)))


def test_every_word_of_the_cards_has_a_clause() -> None:
    found = {term.name.en: RULEBOOK.clause_of(term.name) for term in (*GLOSSARY, *KEYWORDS)}
    assert {name: clause and clause.number for name, clause in found.items()} == {
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


def test_every_clause_and_ruling_has_a_scenario() -> None:
    assert unproven(RULEBOOK, read_proofs(ROOT / SCENARIOS)) == []


def test_scenarios_cite_what_there_is() -> None:
    assert cited_in_vain(RULEBOOK, read_proofs(ROOT / SCENARIOS)) == []


def test_scenarios_have_a_chinese_name_for_the_page() -> None:
    assert [(proof.file, proof.name.en) for proof in read_proofs(ROOT / SCENARIOS) if not proof.name.zh] == []


def test_what_no_scenario_can_prove_is_tested_elsewhere() -> None:
    named = {test for clause in CLAUSES.values() for test in clause.proved_by}
    assert [test for test in named if not (ROOT / test).is_file()] == []


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
