"""The house's own rules: no game is named where any game may be meant, files stay short, names say what is in them."""

import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from rules import games

ROOT = Path(__file__).resolve().parents[2]
SITE = ("accounts", "cards", "config", "decks", "lab", "limits", "matches", "moderation", "rules/kernel", "search", "static", "templates")
LONGEST = 300
WIDEST = 160
MOST_MODULES = 20
#: Words in -ing that name a thing of the field, or a room; what a module does is a verb's business, not its name's.
THINGS_IN_ING = {
    "dealing", "drawing", "editing", "exporting", "importing", "lettering", "loading", "playing", "searching", "serving",
    "settling", "sharing", "telling", "thing", "training", "tuning", "wording",
}  # fmt: skip


def tracked(*patterns: str) -> list[Path]:
    """The files that git knows; all of them in a folder that is no checkout."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns], cwd=ROOT, capture_output=True, text=True
    )
    paths = [ROOT / line for line in listed.stdout.splitlines()]
    return [path for path in paths if path.is_file() and path.suffix in (".py", ".js", ".css", ".html") and "migrations" not in path.parts]


def is_of_tests(path: Path) -> bool:
    """Wherever the checkout lies: in a folder that is itself called `tests`, too."""
    return path.is_relative_to(ROOT / "tests")


FILES = tracked()


@pytest.mark.parametrize("game", games.everything(), ids=lambda game: game.slug)
def test_no_game_is_named_outside_its_own_folders(game) -> None:
    name = re.compile(rf"\b({re.escape(game.slug)}|{re.escape(game.slug.replace('-', '_'))})\b|{re.escape(game.name.zh)}", re.IGNORECASE)
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in tracked(*SITE)
        if "definitions" not in path.parts
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if name.search(line)
    ]
    assert named == []


def test_files_are_there_to_look_at() -> None:
    assert len(FILES) > 300


def test_files_stay_short() -> None:
    long = {str(path.relative_to(ROOT)): lines for path in FILES if (lines := len(path.read_text().splitlines())) > LONGEST}
    assert long == {}


def test_modules_are_called_by_nouns() -> None:
    names = {part.removesuffix(".py") for path in FILES if not is_of_tests(path) for part in path.relative_to(ROOT).parts}
    assert {name for name in names if name.endswith("ing")} == THINGS_IN_ING


def test_folders_stay_small() -> None:
    """Nobody finds a module among fifty."""
    modules = Counter(path.parent.relative_to(ROOT).as_posix() for path in FILES if path.suffix == ".py" and path.name != "__init__.py")
    assert {folder for folder, count in modules.items() if count > MOST_MODULES} == set()


def test_templates_stay_narrow() -> None:
    wide = {
        path.relative_to(ROOT).as_posix(): lines
        for path in sorted((ROOT / "templates").rglob("*.*"))
        if (lines := sum(len(line) > WIDEST for line in path.read_text().splitlines()))
    }
    assert wide == {}


def test_every_class_is_styled_or_looked_for() -> None:
    """A class that no stylesheet, script or test knows is a style that got lost, or was never written."""
    known = " ".join(path.read_text() for path in tracked() if path.suffix in (".css", ".js") or is_of_tests(path))
    lost = {
        f"{path.relative_to(ROOT)}: {each}"
        for path in tracked("templates")
        for found in re.findall(r'class="([^"]*)"', re.sub(r"{%.*?%}|[\w-]*{{.*?}}[\w-]*", " ", path.read_text()))
        for each in found.split()
        if not re.search(rf"""[."'`]{re.escape(each)}(?![\w-])""", known)
    }
    assert lost == set()


def test_forms_leave_checking_to_the_site() -> None:
    """A browser tells what is wrong in its own language, which need not be the page's."""
    checked = {
        f"{path.relative_to(ROOT)}: {found[:80]}"
        for path in tracked("templates")
        for found in re.findall(r"<form.*?</form>", path.read_text(), re.DOTALL)
        if re.search(r"\brequired\b(?![^<]*%})|type=\"(number|email|url)\"|{{ form\b", found) and "novalidate" not in found
    }
    assert checked == set()


def test_names_say_what_is_in_a_file() -> None:
    """But for the one that Django looks for: a database backend's module is called `base`."""
    vague = [path for path in FILES if path.stem in ("utils", "helpers", "common", "base", "misc")]
    assert vague == [ROOT / "config" / "sqlite" / "base.py"]


def test_modules_open_with_their_one_job() -> None:
    silent = [
        str(path.relative_to(ROOT))
        for path in FILES
        if path.suffix == ".py" and path.name not in ("manage.py",) and path.read_text().strip() and not path.read_text().startswith('"""')
    ]
    assert silent == []
