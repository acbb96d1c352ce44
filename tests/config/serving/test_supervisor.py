"""Several processes run as one and end as one."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = """
import sys
from config.serving.supervisor import Supervisor
child = "import os,time,sys; open(sys.argv[1],'w').write(str(os.getpid())); time.sleep(60)"
sys.exit(Supervisor({"one": [sys.executable, "-c", child, sys.argv[1]], "two": [sys.executable, "-c", %r, *sys.argv[2:0:-1]]}).run())
"""
RESTARTING = """
import sys, config.serving.supervisor
config.serving.supervisor.STABLE_SECONDS = float(sys.argv[3])
config.serving.supervisor.LONGEST_PAUSE_SECONDS = 0.8
child = "import os,time,sys; open(sys.argv[1],'a').write(f'{os.getpid()} '); time.sleep(float(sys.argv[2]))"
sys.exit(config.serving.supervisor.Supervisor({"one": [sys.executable, "-c", child, sys.argv[1], sys.argv[2]]}).run())
"""
MISSING = """
import sys, config.serving.supervisor
child = "import os,time,sys; open(sys.argv[1],'a').write(f'{os.getpid()} '); time.sleep(60)"
sys.exit(config.serving.supervisor.Supervisor({"gone": ["/nowhere/at-all"], "one": [sys.executable, "-c", child, sys.argv[1]]}).run())
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


def test_failing_process_is_restarted_alone(tmp_path: Path) -> None:
    process, (first, second) = _start(tmp_path, FAILER)
    _wait_until(lambda: int((tmp_path / "two").read_text() or second) != second)
    assert _is_running(first)
    assert process.poll() is None
    process.terminate()
    assert process.wait(timeout=120) == 0


def _start_restarting(file: Path, *, lives: float, steady: float, script: str = RESTARTING) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", script, str(file), str(lives), str(steady)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)


def _stop(process: subprocess.Popen[str]) -> str:
    """Stop it with SIGTERM and return its output."""
    process.terminate()
    _, said = process.communicate(timeout=120)
    assert process.returncode == 0
    return said


def test_killed_process_is_restarted_each_time(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    process = _start_restarting(file, lives=60, steady=0)
    for kills in range(1, 6):
        _wait_until(lambda: file.exists() and len(file.read_text().split()) == kills)  # noqa: B023
        os.kill(int(file.read_text().split()[-1]), signal.SIGKILL)
    _wait_until(lambda: len(file.read_text().split()) == 6)
    said = _stop(process)
    assert said.count("one was ended by SIGKILL after") == 5
    assert said.count("starting it again in 0.2 s") == 5


def test_restart_delay_grows_for_processes_that_exit_at_once(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    process = _start_restarting(file, lives=0, steady=60)
    _wait_until(lambda: file.exists() and len(file.read_text().split()) == 6)
    said = _stop(process)
    assert re.findall(r"one ended with code 0 after .*; starting it again in (.*) s", said)[:5] == ["0.2", "0.4", "0.8", "0.8", "0.8"]


def test_process_that_cannot_start_does_not_stop_the_others(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    process = _start_restarting(file, lives=60, steady=60, script=MISSING)
    _wait_until(lambda: file.exists() and file.read_text())
    assert "gone could not be started (" in _stop(process)


def test_unwritable_log_stops_nothing(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    chatter = """
import sys, config.serving.supervisor
child = "import sys; print('x' * 200_000, flush=True); open(sys.argv[1], 'w').write('done'); import time; time.sleep(60)"
sys.exit(config.serving.supervisor.Supervisor({"one": [sys.executable, "-c", child, sys.argv[1]]}).run())
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with open("/dev/full", "w") as full:
        process = subprocess.Popen([sys.executable, "-c", chatter, str(file)], cwd=ROOT, env=environment, stdout=full, stderr=full)
    _wait_until(file.exists)
    process.terminate()
    process.wait(timeout=120)


def test_used_port_is_explained(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "config.serving.web_server", "--port", str(port)]
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=120, env={**os.environ, "DECKPROOF_VAR_DIR": str(tmp_path)}
        )
    assert done.returncode == 1
    assert f"Port {port} on 127.0.0.1 is taken or not allowed. Give another one" in done.stderr
