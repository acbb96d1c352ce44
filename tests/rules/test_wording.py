"""A Text has words in both languages wherever it is made; its sources are read, too, of which some are seldom run."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

from rules.wording import OneLanguageError, Text

ROOT = Path(__file__).resolve().parents[2]
HAN = re.compile("[\u4e00-\u9fff]")
WORD = re.compile("[a-z]{2}")
#: Where a template has something put into it, perhaps with words of its own around it: `{target:破坏}`.
GAP = re.compile(r"\{\w*:?([^{}]*)\}")
LANGUAGES = ("en", "zh")
#: What is no words: the languages' own names, for code that asks which one is read, what is typed the same in both, and a template whose
#: Chinese is all in the values of its operand.
RAISED = ("{attribute:subject} rise by {amount}{duration}", "{attribute:subject}+{amount:X}{duration}")
TYPED = (LANGUAGES, ("alice", "alice"), ("matrix", "matrix"), (" with X = #", "（X = #）"), ("can’t {what}", "{what}"), RAISED)


def test_words_in_both_languages_or_none() -> None:
    assert Text("Attack", "攻击").in_language("zh-hans") == "攻击"
    assert not Text("", "")


@pytest.mark.parametrize(("en", "zh"), [("Attack", ""), ("", "攻击"), ("Attack", " "), ("\n", "攻击")])
def test_one_language_alone_is_refused(en: str, zh: str) -> None:
    with pytest.raises(OneLanguageError, match="in one language only"):
        Text(en, zh)


def fault_of(en: str, zh: str) -> str:
    """Return what is wrong with two texts as a source has them, without what is put into them; empty for nothing."""
    en, zh = (GAP.sub(r"#\1", each) for each in (en, zh))
    if bool(en.strip()) != bool(zh.strip()):
        return "has words in one language only"
    if HAN.search(en):
        return "has Chinese for its English"
    return "has no Chinese" if WORD.search(en) and not HAN.search(zh) else ""


@pytest.mark.parametrize(
    ("en", "zh", "fault"),
    [
        ("Attack", "攻击", ""),
        ("SSR", "SSR", ""),
        ("{card}", "{card}", ""),
        ("{card} rests", "{card}", "has no Chinese"),
        ("destroy {target}", "{target:破坏}", ""),
        ("", "", ""),
        ("Attack", "", "has words in one language only"),
        ("Attack", "Attack", "has no Chinese"),
        ("攻击", "攻击", "has Chinese for its English"),
    ],
)
def test_what_is_wrong_with_a_source_is_seen(en: str, zh: str, fault: str) -> None:
    assert fault_of(en, zh) == fault


def said(node: ast.expr) -> str | None:
    """Return the words of a literal, with a sign for each value that is put in; None for what is worked out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "#" for part in node.values)
    return None


def written(path: Path) -> list[tuple[int, str, str]]:
    """Line, English and Chinese of every Text that a source writes out, by place or by name."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and (getattr(node.func, "id", "") == "Text" or getattr(node.func, "attr", "") == "Text"):
            named = {each.arg: each.value for each in node.keywords}
            parts = [*node.args, *(named[each] for each in LANGUAGES if each in named)]
            words = [said(part) for part in parts]
            if len(words) == 2 and words[0] is not None and words[1] is not None:
                found.append((node.lineno, words[0], words[1]))
    return found


def test_every_text_of_the_sources_has_both_languages() -> None:
    listed = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True).stdout.split()
    paths = [ROOT / each for each in listed if not each.startswith("tests/")] or sorted((ROOT / "rules").rglob("*.py"))
    texts = [(path, *text) for path in paths for text in written(path)]
    assert len(texts) > 1000
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {en!r} {fault}"
        for path, line, en, zh in texts
        if (en, zh) not in TYPED and (fault := fault_of(en, zh))
    ]
    assert wrong == []
