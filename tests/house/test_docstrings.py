"""Docstrings and the help texts of the API say what a thing is or does, in plain sentences: none begins with a question word."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("accounts", "cards", "config", "decks", "lab", "limits", "matches", "moderation", "rules", "search", "tests")
QUESTION = re.compile(r"(What|Who|Whose|Whom|Which|Where|When|Whether|Why|How)\b", re.IGNORECASE)
#: Most files need not be parsed: a string that begins so stands in none of them.
OPENING = re.compile(rf"[\"']\s*{QUESTION.pattern}", re.IGNORECASE)


def test_no_docstring_begins_with_a_question_word() -> None:
    files = [file for package in PACKAGES for file in sorted((ROOT / package).rglob("*.py"))]
    assert len(files) > 1_000
    assert [f"{file.relative_to(ROOT)}:{found}" for file in files for found in turned_round(file.read_text())] == []


def test_no_help_text_of_the_api_begins_with_a_question_word() -> None:
    files = [file for package in PACKAGES for file in sorted((ROOT / package).rglob("*.py")) if "api" in file.parts]
    assert [f"{file.relative_to(ROOT)}:{found}" for file in files for found in questions_in_help(file.read_text())] == []
    assert list(questions_in_help('name = Field(help_text="what it is called")\nrate = Field(help_text="The share of wins.")')) == [
        "1 what it is called"
    ]


def test_a_question_is_found_wherever_it_stands() -> None:
    source = '"""What it does."""\nclass Race:\n    """Which one."""\n    def wins(self):\n        """Whether it wins."""\n'
    assert list(turned_round(source)) == ["1 What it does.", "2 Which one.", "4 Whether it wins."]
    assert list(turned_round('def rate():\n    """Return the win rate: how often it wins."""\n    """What stands here is none."""\n')) == []


def turned_round(source: str) -> Iterator[str]:
    """Yield the line and the docstring of each module, class and function whose docstring begins with a question word."""
    if not OPENING.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text and QUESTION.match(text):
                yield f"{getattr(node, 'lineno', 1)} {text.splitlines()[0]}"


def questions_in_help(source: str) -> Iterator[str]:
    """Yield the line and the text of each `help_text` and `description` that begins with a question word."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.keyword) and node.arg in ("help_text", "description") and isinstance(node.value, ast.Constant):
            text = str(node.value.value)
            if QUESTION.match(text):
                yield f"{node.value.lineno} {text}"
