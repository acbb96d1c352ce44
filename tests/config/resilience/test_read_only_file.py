"""A process that read from a file it could not write writes to it again as soon as it can, though connections are kept between requests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.config.resilience.running_site import ROOT, obey_modes

READ_THEN_WRITE = """
import os, subprocess, sys, threading
import django
django.setup()
from django.conf import settings
from django.db import close_old_connections, connection

path = settings.DATABASES["default"]["NAME"]
with connection.cursor() as cursor:
    cursor.execute("CREATE TABLE counts (count integer)")
connection.close()
files = [path, path + "-wal", path + "-shm"]
keep = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT * FROM counts'); print(1, flush=True); sys.stdin.read()"
other = subprocess.Popen([sys.executable, "-c", keep, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
other.stdout.readline()
for each in files:
    os.chmod(each, 0o444)
is_over = threading.Event()
has_read = threading.Event()

def read():
    connection.cursor().execute("SELECT * FROM counts").fetchall()
    try:
        connection.cursor().execute("INSERT INTO counts VALUES (1)")
    except Exception as error:
        print(error)
    close_old_connections()
    has_read.set()
    is_over.wait()

reader = threading.Thread(target=read, daemon=True)
reader.start()
has_read.wait()
for each in files:
    os.chmod(each, 0o644)
connection.cursor().execute("INSERT INTO counts VALUES (2)")
print(connection.cursor().execute("SELECT * FROM counts").fetchall())
is_over.set()
other.communicate()
"""


def test_it_is_written_again_when_it_can_be(tmp_path: Path) -> None:
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings", "DECKPROOF_VAR_DIR": str(tmp_path), "DATABASE_URL": ""}
    done = subprocess.run(
        [sys.executable, "-c", READ_THEN_WRITE],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        preexec_fn=obey_modes,
        timeout=60,
    )
    assert done.stdout.splitlines() == ["attempt to write a readonly database", "[(2,)]"], done.stderr
