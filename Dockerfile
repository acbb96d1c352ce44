# One image for every role: web, worker, sweeper (docs/operations.md). The digest is the tag's on 1 October 2026 (3.11.16).
FROM python:3.11-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b

ENV PYTHONUNBUFFERED=1 UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy UV_COMPILE_BYTECODE=1 PATH=/srv/deckproof/.venv/bin:$PATH \
    DECKPROOF_VAR_DIR=/srv/deckproof/var DECKPROOF_CACHE_DIR=/srv/deckproof/engines

WORKDIR /srv/deckproof
RUN pip install --no-cache-dir uv && groupadd --gid 10001 deckproof \
    && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /srv/deckproof --shell /usr/sbin/nologin deckproof
COPY pyproject.toml uv.lock ./
RUN uv sync --locked --no-dev --extra production
COPY . .
# Root owns the code, so that the site can't change it; the site can only write compiled engines and cached pictures.
RUN for folder in locale/*; do pybabel --quiet compile --directory $folder --domain django --use-fuzzy; done \
    && python manage.py collectstatic --no-input --verbosity 0 && python -m compileall -q accounts cards config decks lab limits matches moderation rules search \
    && rm -rf var/secret-key var/db.sqlite3* var/broker && mkdir -p engines var/cache && chmod 755 var && chmod -R a+rX var/static \
    && chown -R deckproof:deckproof engines var/cache
USER deckproof
EXPOSE 8000
CMD ["python", "-m", "config.serving.web_server", "--host", "0.0.0.0", "--port", "8000"]
