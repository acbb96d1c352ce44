# One image for every role: web, worker, sweeper (docs/operations.md).
FROM python:3.11-slim-bookworm

ENV PYTHONUNBUFFERED=1 UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy PATH=/srv/deckproof/.venv/bin:$PATH \
    DECKPROOF_VAR_DIR=/srv/deckproof/var DECKPROOF_CACHE_DIR=/srv/deckproof/engines

WORKDIR /srv/deckproof
RUN pip install --no-cache-dir uv && useradd --system --home-dir /srv/deckproof deckproof
COPY pyproject.toml uv.lock ./
RUN uv sync --locked --no-dev --extra production
COPY . .
RUN for folder in locale/*; do pybabel --quiet compile --directory $folder --domain django --use-fuzzy; done \
    && python manage.py collectstatic --no-input --verbosity 0 \
    && rm -f var/secret-key && mkdir -p engines && chown -R deckproof var engines
USER deckproof
EXPOSE 8000
CMD ["gunicorn", "config.wsgi", "--bind", "0.0.0.0:8000", "--workers", "2", "--threads", "4", "--no-control-socket"]
