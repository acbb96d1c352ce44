"""The settings, read from the environment (table: docs/settings.md); the defaults run on a laptop."""

import secrets
from pathlib import Path

import dj_database_url
from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured
from django.utils.translation import gettext_lazy as _
from kombu import Queue

from config import environment

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = Path(environment.text("DECKPROOF_VAR_DIR", str(BASE_DIR / "var")))
CACHE_DIR = Path(environment.text("DECKPROOF_CACHE_DIR", "") or VAR_DIR / "cache")
DEBUG = environment.flag("DJANGO_DEBUG")
IS_HTTPS = environment.flag("DECKPROOF_HTTPS")


def _secret_key() -> str:
    """The key from the environment, or one made once and kept beside the laptop's database."""
    given = environment.text("DJANGO_SECRET_KEY")
    if given:
        return given
    if IS_HTTPS:
        raise ImproperlyConfigured("DJANGO_SECRET_KEY is empty. Set it to 50 or more random characters that no one else knows.")
    path = VAR_DIR / "secret-key"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(secrets.token_urlsafe(64))
        path.chmod(0o600)
    return path.read_text()


SECRET_KEY = _secret_key()
ALLOWED_HOSTS = environment.words("DJANGO_ALLOWED_HOSTS", ("localhost", "127.0.0.1", "[::1]"))
CSRF_TRUSTED_ORIGINS = environment.words("DJANGO_CSRF_TRUSTED_ORIGINS")

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "config.apps.ServedFilesConfig",
    "csp",
    "django_filters",
    "django_htmx",
    "rest_framework",
    "rest_framework.authtoken",
    "drf_spectacular",
    "config.apps.ProjectConfig",
    "cards",
    "decks",
    "matches",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "config.api.ApiAddresses",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]
ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "config.context.site",
            ],
        },
    },
]

# Database: SQLite waits for its turn instead of failing (WAL, immediate transactions); anything else by DATABASE_URL.
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
try:
    DATABASES = {"default": dj_database_url.parse(environment.text("DATABASE_URL", f"sqlite:///{VAR_DIR / 'db.sqlite3'}"), conn_max_age=60)}
except Exception as error:
    raise ImproperlyConfigured(f"DATABASE_URL can't be read ({error}). Write it like postgres://user:password@host:5432/name.") from error
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    VAR_DIR.mkdir(parents=True, exist_ok=True)
    DATABASES["default"]["OPTIONS"] = {
        "timeout": 20,
        "transaction_mode": "IMMEDIATE",
        "init_command": "PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL;",
    }

# Cache: throttling counts and short-lived figures. Several web machines need one that they share.
CACHE_URL = environment.text("CACHE_URL", "file")
if CACHE_URL == "file":
    CACHES = {"default": {"BACKEND": "django.core.cache.backends.filebased.FileBasedCache", "LOCATION": str(VAR_DIR / "cache" / "site")}}
elif CACHE_URL.startswith(("redis://", "rediss://")):
    CACHES = {"default": {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": CACHE_URL}}
else:
    raise ImproperlyConfigured(f"CACHE_URL={CACHE_URL!r} is not known. Set it to file, or to redis://host:6379/1.")

# Celery: a message is only a hint, the database knows the truth (docs/simulations.md).
CELERY_BROKER_URL = environment.text("CELERY_BROKER_URL", "filesystem://localhost")
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# A person waits for what is urgent (a game to read, a figure while building); `manage.py serve` keeps a worker for that alone.
CELERY_TASK_QUEUES = [Queue("urgent"), Queue("games")]
CELERY_TASK_DEFAULT_QUEUE = "games"
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_ENABLE_UTC = True
CELERY_TIMEZONE = "UTC"
if CELERY_BROKER_URL.startswith("filesystem://"):
    _broker = VAR_DIR / "broker"
    for _folder in ("messages", "processed", "control"):
        (_broker / _folder).mkdir(parents=True, exist_ok=True)
    CELERY_BROKER_TRANSPORT = "config.folders.Transport"
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "data_folder_in": str(_broker / "messages"),
        "data_folder_out": str(_broker / "messages"),
        "processed_folder": str(_broker / "processed"),
        "control_folder": str(_broker / "control"),
        "store_processed": False,
        "polling_interval": 0.1,
    }
    # Nobody sends workers commands, so they need neither queues for them nor a table of those that all of them write.
    CELERY_WORKER_ENABLE_REMOTE_CONTROL = False
elif CELERY_BROKER_URL.startswith(("redis://", "rediss://")):
    CELERY_BROKER_TRANSPORT_OPTIONS = {"visibility_timeout": 300}

# Languages: the browser's choice, until the reader makes one.
LANGUAGE_CODE = "en"
LANGUAGES = [("zh-hans", _("Simplified Chinese")), ("en", _("English"))]
LOCALE_PATHS = sorted(BASE_DIR.glob("locale/*"))
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_COOKIE_SAMESITE = "Lax"

# Static files
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATIC_ROOT = VAR_DIR / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "config.staticfiles.HashedFilesStorage"},
}
WHITENOISE_USE_FINDERS = DEBUG

# Accounts and security
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator", "NumericPasswordValidator")
]
LOGIN_URL = "login"
LOGIN_REDIRECT_URL = "decks:mine"
LOGOUT_REDIRECT_URL = "home"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 365
SESSION_COOKIE_SAMESITE = "Lax"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CONTENT_TYPE_NOSNIFF = True
X_FRAME_OPTIONS = "DENY"
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "object-src": [NONE],
        "base-uri": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    },
}
if IS_HTTPS:
    SECURE_SSL_REDIRECT = True
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_HSTS_PRELOAD = True
    SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$"]
    SESSION_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True
    LANGUAGE_COOKIE_SECURE = True
DATA_UPLOAD_MAX_MEMORY_SIZE = 1_500_000

# API
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "rest_framework.authentication.TokenAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["config.api_parsing.TextParser"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_PAGINATION_CLASS": "config.api.Pages",
    "EXCEPTION_HANDLER": "config.api.answer_error",
    "DEFAULT_THROTTLE_RATES": {
        "validate": environment.text("DECKPROOF_THROTTLE_VALIDATE", "120/min"),
        "simulate": environment.text("DECKPROOF_THROTTLE_SIMULATE", "30/min"),
        "write": environment.text("DECKPROOF_THROTTLE_WRITE", "240/min"),
        "sandbox": environment.text("DECKPROOF_THROTTLE_SANDBOX", "240/min"),
        "sandbox_anonymous": environment.text("DECKPROOF_THROTTLE_SANDBOX_ANONYMOUS", "120/min"),
        "token": environment.text("DECKPROOF_THROTTLE_TOKEN", "10/min"),
    },
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Deckproof API",
    "DESCRIPTION": "Cards, decks, checks, exports and simulations. Errors are JSON with `code` and `detail`.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "COMPONENT_SPLIT_REQUEST": True,
    "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
    "POSTPROCESSING_HOOKS": ["drf_spectacular.hooks.postprocess_schema_enums", "config.api.loosen_sparse"],
}

# Simulations
MAX_GAMES = environment.whole_number("DECKPROOF_MAX_GAMES", 100_000, minimum=2)
MAX_ANONYMOUS_GAMES = environment.whole_number("DECKPROOF_MAX_ANONYMOUS_GAMES", 20_000, minimum=2)
MAX_ACTIVE_SIMULATIONS = environment.whole_number("DECKPROOF_MAX_ACTIVE_SIMULATIONS", 10, minimum=1)
MAX_ANONYMOUS_ACTIVE_SIMULATIONS = environment.whole_number("DECKPROOF_MAX_ANONYMOUS_ACTIVE_SIMULATIONS", 3, minimum=1)
LIVE_GAMES = environment.whole_number("DECKPROOF_LIVE_GAMES", 2_000, minimum=2)
MAX_LIVE_DECKS = environment.whole_number("DECKPROOF_MAX_LIVE_DECKS", 3, minimum=1)
CHUNK_LEASE_SECONDS = environment.whole_number("DECKPROOF_CHUNK_LEASE_SECONDS", 20, minimum=5)
CHUNK_MAX_ATTEMPTS = environment.whole_number("DECKPROOF_CHUNK_MAX_ATTEMPTS", 5, minimum=1)

METRICS_TOKEN = environment.text("DECKPROOF_METRICS_TOKEN")

LOG_FORMAT = environment.text("DECKPROOF_LOG_FORMAT", "plain")
if LOG_FORMAT not in ("plain", "json"):
    raise ImproperlyConfigured(f"DECKPROOF_LOG_FORMAT={LOG_FORMAT!r} is not known. Set it to plain or json.")
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "plain": {"format": "%(asctime)s %(levelname)s %(name)s %(message)s"},
        "json": {"()": "config.logs.JsonFormatter"},
    },
    "loggers": {name: {"level": "WARNING"} for name in ("fontTools", "fpdf", "PIL")},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": LOG_FORMAT}},
    "root": {"handlers": ["console"], "level": environment.text("DECKPROOF_LOG_LEVEL", "INFO")},
}
