"""Print the statuses that every URL answered, and each fault with a case that `--case` sends again."""

from __future__ import annotations

import argparse
import logging
import os
import sys

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")

import django

django.setup()

from django.conf import settings  # noqa: E402
from django.db import connection  # noqa: E402
from django.test.utils import setup_test_environment  # noqa: E402

from tests.walk.cases import Case, send  # noqa: E402
from tests.walk.fields import learn  # noqa: E402
from tests.walk.runs import walk  # noqa: E402
from tests.walk.world import build_world, pips_and_answers  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.walk", description=__doc__)
    parser.add_argument("--cases", type=int, default=500, help="how many requests (default 500)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed sends the same requests")
    parser.add_argument("--only", default="", help="addresses with this in them alone")
    parser.add_argument("--case", help="send this one case, as it was printed")
    options = parser.parse_args()
    logging.disable(logging.CRITICAL)
    setup_test_environment(debug=False)
    settings.ALLOWED_HOSTS = [*settings.ALLOWED_HOSTS, "testserver"]
    connection.creation.create_test_db(verbosity=0, autoclobber=True)
    with pips_and_answers():
        world = build_world()
        if options.case:
            outcome = send(Case.from_json(options.case), world)
            print(outcome.status, outcome.fault)
            return bool(outcome.fault)
        endpoints = {route: endpoint for route, endpoint in learn(world).items() if options.only in route}
        run = walk(endpoints, world, count=options.cases, start=options.seed, tell=lambda line: print(line, file=sys.stderr))
    print(run.table())
    print(run.report() or "No address answered 500.")
    return bool(run.failures)


if __name__ == "__main__":
    sys.exit(main())
