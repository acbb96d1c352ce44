"""Several processes run as one and end as one."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = """
import sys
from config.supervisor import Supervisor
child = "import os,time,sys; open(sys.argv[1],'w').write(str(os.getpid())); time.sleep(60)"
sys.exit(Supervisor({"one": [sys.executable, "-c", child, sys.argv[1]], "two": [sys.executable, "-c", %r, *sys.argv[2:0:-1]]}).run())
"""
RESTARTING = """
import sys, config.supervisor
config.supervisor.LEAST_LIFE_SECONDS = 1
child = "import os,time,sys; open(sys.argv[1],'a').write(f'{os.getpid()} '); time.sleep(float(sys.argv[2]))"
run = {"one": [sys.executable, "-c", child, sys.argv[1], sys.argv[2]]}
sys.exit(config.supervisor.Supervisor(run, restarted=["one"]).run())
"""
SLEEPER = "import os,time,sys; open(sys.argv[1],'w').write(str(os.getpid())); time.sleep(60)"
FAILER = """
import os, time, sys
open(sys.argv[1], "w").write(str(os.getpid()))
while not (os.path.exists(sys.argv[2]) and open(sys.argv[2]).read()): time.sleep(0.05)
time.sleep(0.5)
sys.exit(3)
"""


def _start(tmp_path: Path, second: str) -> tuple[subprocess.Popen[bytes], list[int]]:
    files = [tmp_path / "one", tmp_path / "two"]
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT % second, *map(str, files)], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    _wait_until(lambda: all(file.exists() and file.read_text() for file in files))
    return process, [int(file.read_text()) for file in files]


def _wait_until(is_so, seconds: float = 120) -> None:
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)


def _is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_children_end_with_the_supervisor(tmp_path: Path, number: signal.Signals) -> None:
    process, children = _start(tmp_path, SLEEPER)
    process.send_signal(number)
    code = process.wait(timeout=120)
    assert code == (-9 if number == signal.SIGKILL else 0)
    _wait_until(lambda: not any(_is_running(child) for child in children))


def test_one_that_fails_ends_the_rest_and_gives_its_code(tmp_path: Path) -> None:
    process, children = _start(tmp_path, FAILER)
    assert process.wait(timeout=120) == 3
    _wait_until(lambda: not any(_is_running(child) for child in children))


def _start_restarting(file: Path, seconds: float) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen([sys.executable, "-c", RESTARTING, str(file), str(seconds)], cwd=ROOT, env=environment)


def test_one_that_is_restarted_comes_back_when_killed(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    process = _start_restarting(file, 60)
    _wait_until(lambda: file.exists() and file.read_text())
    time.sleep(1.2)
    os.kill(int(file.read_text().split()[0]), signal.SIGKILL)
    _wait_until(lambda: len(file.read_text().split()) == 2)
    process.terminate()
    assert process.wait(timeout=120) == 0


def test_one_that_ends_at_once_is_not_restarted_for_ever(tmp_path: Path) -> None:
    process = _start_restarting(tmp_path / "pids", 0)
    assert process.wait(timeout=120) == 1
