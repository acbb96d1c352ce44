"""The tests that docs/security.md names exist."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_named_tests_exist() -> None:
    text = (ROOT / "docs" / "security.md").read_text()
    paths = set(re.findall(r"`((?:tests|config)/[\w/.]*)`", text))
    modules = {name.replace(".", "/") for name in re.findall(r"python -m (tests[\w.]+)", text)}
    assert len(paths | modules) > 20
    gone = [path for path in paths if not (ROOT / path).exists()]
    gone += [path for path in modules if not (ROOT / f"{path}.py").exists() and not (ROOT / path / "__main__.py").exists()]
    assert gone == []
