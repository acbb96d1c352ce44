"""Gives every member an account, and keeps the API tokens that were kept in clear as digests, under which they go on working."""

import hashlib

from django.db import migrations
from django.utils import timezone


def make_accounts(apps, schema_editor):
    from accounts.lookalikes import skeleton_of

    User, Account = apps.get_model("auth", "User"), apps.get_model("accounts", "Account")
    taken = set()
    for user in User.objects.order_by("pk").iterator():
        skeleton = skeleton_of(user.username)[:300]
        Account.objects.create(user=user, skeleton=None if skeleton in taken else skeleton)
        taken.add(skeleton)


def move_tokens(apps, schema_editor):
    connection = schema_editor.connection
    if "authtoken_token" not in connection.introspection.table_names():
        return
    ApiToken = apps.get_model("accounts", "ApiToken")
    with connection.cursor() as cursor:
        cursor.execute("SELECT key, user_id FROM authtoken_token")
        rows = cursor.fetchall()
    ApiToken.objects.bulk_create(
        ApiToken(
            user_id=user,
            name="API",
            prefix=key[:6],
            digest=hashlib.sha256(key.encode()).hexdigest(),
            created_at=timezone.now(),
        )
        for key, user in rows
    )


class Migration(migrations.Migration):
    dependencies = [("accounts", "0001_accounts")]
    operations = [
        migrations.RunPython(make_accounts, migrations.RunPython.noop),
        migrations.RunPython(move_tokens, migrations.RunPython.noop),
    ]
