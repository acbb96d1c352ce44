"""Checks of a rulebook's proofs, and what is generated from it: the index of its scenarios, and the document in both languages."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rules.kernel.rulebook import Clause, Proof, Rulebook, Ruling, anchor, parted
from rules.wording import Text

RULING = Text("Ruling", "裁定")
NOTE = Text("Note", "说明")
EXAMPLE = Text("Example", "示例")
PROVED = Text("Proved by", "验证")
OURS = Text("Completed by Deckproof", "验牌补全")


def read_proofs(folder: Path) -> list[Proof]:
    """The scenarios in all files below the folder, by file."""
    proofs = []
    for path in sorted(folder.rglob("*.toml")):
        for scenario in tomllib.loads(path.read_text("utf-8")).get("scenario", []):
            name = Text(scenario["name"], scenario.get("name_zh", ""))
            proofs.append(Proof(name, path.relative_to(folder).as_posix(), tuple(scenario.get("cites", ()))))
    return proofs


def written_index(proofs: list[Proof]) -> str:
    """The index as it stands in a file: a JSON list, one scenario a line."""
    rows = [
        json.dumps({"name": each.name.en, "name_zh": each.name.zh, "file": each.file, "cites": each.cites}, ensure_ascii=False)
        for each in proofs
    ]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def unproven(rulebook: Rulebook, proofs: list[Proof]) -> list[str]:
    """Return the clauses without clauses below them, and the rulings, that neither a scenario cites nor a named test proves."""
    cited = {number for proof in proofs for number in proof.cites}
    bare = []
    for clause in rulebook.clauses():
        if not clause.clauses and not clause.proved_by and clause.number not in cited:
            bare.append(clause.number)
        bare += [ruling.number for ruling in clause.rulings if ruling.number not in cited and not clause.proved_by]
    return bare


def cited_in_vain(rulebook: Rulebook, proofs: list[Proof]) -> list[tuple[str, str, str]]:
    """Return the numbers that scenarios cite and the rulebook has not: file, scenario, number."""
    known = {clause.number for clause in rulebook.clauses()} | {ruling.number for ruling in rulebook.rulings()}
    return [(proof.file, proof.name.en, number) for proof in proofs for number in proof.cites if number not in known]


class Document:
    """Writes a rulebook in Markdown. `root` leads from the document to the repository's root, `scenarios` from there to their folder."""

    def __init__(self, rulebook: Rulebook, proofs: list[Proof], root: str, scenarios: str) -> None:
        self.rulebook = rulebook
        self.proofs = proofs
        self.root = root
        self.scenarios = scenarios

    def in_language(self, language: str) -> Iterator[str]:
        """The paragraphs of all chapters in one language."""
        for chapter in self.rulebook.chapters:
            for clause in chapter.walk():
                yield from self._clause(clause, language)

    def _clause(self, clause: Clause, language: str) -> Iterator[str]:
        named = f'<a id="{_anchor(clause.number, language)}"></a>'
        title, text = clause.title.in_language(language), self._linked(clause.text, language)
        if clause.is_article:
            depth = "#" * (2 + clause.number.count("."))
            yield f"{depth} {named}{clause.number} {title}".rstrip()
            yield from [text] if text else []
        else:
            words = " ".join(part for part in (f"**{title}**" if title else "", text) if part)
            yield f"{named}**{clause.number}** {words}"
        if clause.is_ours:
            yield f"*{OURS.in_language(language)}*"
        for label, texts in ((NOTE, clause.notes), (EXAMPLE, clause.examples)):
            for each in texts:
                yield f"*{label.in_language(language)}:* {self._linked(each, language)}"
        yield from self._proved(clause.number, language, clause.proved_by)
        for ruling in clause.rulings:
            yield from self._ruling(ruling, language)

    def _ruling(self, ruling: Ruling, language: str) -> Iterator[str]:
        named = f'<a id="{_anchor(ruling.number, language)}"></a>'
        yield f"> {named}**{RULING.in_language(language)} {ruling.number}** {self._linked(ruling.text, language)}"
        yield from self._proved(ruling.number, language)

    def _proved(self, number: str, language: str, tests: tuple[str, ...] = ()) -> Iterator[str]:
        """The files that prove a clause or ruling, with how many scenarios in each; the cards' own files as one folder."""
        places = Counter(_place(proof.file) for proof in self.proofs if number in proof.cites)
        linked = [f"[{place.removesuffix('.toml')}]({self.root}{self.scenarios}/{place}) ({count})" for place, count in places.items()]
        linked += [f"[{Path(test).stem}]({self.root}{test})" for test in tests]
        if linked:
            yield f"<sub>{PROVED.in_language(language)}: {', '.join(linked)}</sub>"

    @staticmethod
    def _linked(text: Text, language: str) -> str:
        pieces = parted(text.in_language(language))
        return "".join(f"[{words}](#{_anchor(number, language)})" if number else words for words, number in pieces)


def _place(file: str) -> str:
    return "cards" if file.startswith("cards/") else file


def _anchor(number: str, language: str) -> str:
    return f"zh-{anchor(number)}" if language == "zh" else anchor(number)
