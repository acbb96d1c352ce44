"""The complete rules of Heroes of Ancients: whole, in both languages, every clause proven, and the index and document up to date."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.hota.rulebook import RULEBOOK
from rules.hota.rulebook.concepts import UNPLAYED
from rules.hota.terms import GLOSSARY, KEYWORDS, SPEEDS
from rules.kernel.rulebook import anchor, parted
from rules.wording import Text
from tests.rules.rulebooks import Document, cited_in_vain, read_proofs, unproven, written_index

ROOT = Path(__file__).parents[3]
SCENARIOS = "tests/rules/hota/scenarios"
DOCUMENT = ROOT / "docs" / "hota-rules.md"
PREFACE = """\
# The rules of Heroes of Ancients

[中文](#遗迹英雄传规则)

The complete rules. Chapters 100 to 107 have the numbers of their source, which ends there; chapters 108 to 113 complete it and are marked.
The rulings (H-1 to H-12) settle what either leaves open; on the site all of it is `/hota/rules/`. Below a clause stand the scenario files
that prove it, each with how many of its scenarios cite the clause (`cards` are all those of single cards); `manage.py scenario FILE` runs
them. `make bless` writes this file from `rules/hota/rulebook/`.

"""
ZH_PREFACE = """
# 遗迹英雄传规则

完整规则。第 100 至 107 章沿用原规则的编号，原规则到此为止；第 108 至 113 章为补全的部分，均有标注。
未尽之处由裁定 H-1 至 H-12 补足；网站的 `/hota/rules/` 页面与此相同。
每条之下列出验证它的场景文件，括号内为引用该条的场景数（`cards` 为单卡场景的合计），可用 `manage.py scenario FILE` 运行。

"""
CLAUSES = {clause.number: clause for clause in RULEBOOK.clauses()}
RULINGS = {ruling.number: ruling for ruling in RULEBOOK.rulings()}
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


def texts() -> Iterator[tuple[str, Text]]:
    for clause in CLAUSES.values():
        for text in (clause.title, clause.text, *clause.notes, *clause.examples):
            yield clause.number, text
        for ruling in clause.rulings:
            yield ruling.number, ruling.text


def test_it_has_all_clauses_of_the_source_and_all_rulings() -> None:
    assert [number for number in CLAUSES if number < "108"] == SOURCE
    assert [number for number, clause in CLAUSES.items() if clause.is_article and number >= "108"] == OURS
    assert list(RULINGS) == [f"H-{number}" for number in range(1, 13)]
    assert sum(len(clause.rulings) for clause in RULEBOOK.clauses()) == len(RULINGS)
    assert len({anchor(number) for number in (*CLAUSES, *RULINGS)}) == len(CLAUSES) + len(RULINGS)


def test_what_the_source_does_not_say_is_marked_once() -> None:
    assert [number for number, clause in CLAUSES.items() if clause.is_ours] == ["108", "109", "110", "111", "112", "113"]


def test_every_clause_says_something_in_both_languages() -> None:
    assert [number for number, clause in CLAUSES.items() if not clause.text and not clause.clauses] == []
    assert [number for number, clause in CLAUSES.items() if clause.is_article and not clause.title] == []
    assert [number for number, text in texts() if bool(text.en) != bool(text.zh)] == []
    assert [number for number, text in texts() if re.search(r"[\u3000-\u9fff]", text.en)] == []
    assert [number for number, text in texts() if re.search(r"[,:;!?]", re.sub(r"1,000|\[[^\]]*\]\([^)]*\)", "", text.zh))] == []


def test_references_lead_somewhere() -> None:
    targets = {target for _, text in texts() for language in ("en", "zh") for _, target in parted(text.in_language(language)) if target}
    assert targets - set(CLAUSES) - set(RULINGS) == set()


def test_every_word_of_the_cards_has_a_clause() -> None:
    found = {term.name.en: RULEBOOK.clause_of(term.name) for term in (*GLOSSARY, *KEYWORDS, *SPEEDS)}
    assert {name: clause and clause.number for name, clause in found.items()} == {
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


def test_some_clauses_no_game_can_play() -> None:
    """They are about what the game is, about leaving and judging, or about what no card says."""
    unplayed = ["100.1", "101.2a", "101.4d", "102.1", "104.2a", "104.3a", "104.3f", "104.5", "107.3"]
    assert [number for number, clause in CLAUSES.items() if clause.proved_by == UNPLAYED] == unplayed


def test_every_clause_and_ruling_has_a_scenario() -> None:
    assert unproven(RULEBOOK, read_proofs(ROOT / SCENARIOS)) == []


def test_scenarios_have_a_chinese_name_for_the_page() -> None:
    assert [(proof.file, proof.name.en) for proof in read_proofs(ROOT / SCENARIOS) if not proof.name.zh] == []


def test_scenarios_cite_what_there_is() -> None:
    assert cited_in_vain(RULEBOOK, read_proofs(ROOT / SCENARIOS)) == []


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
