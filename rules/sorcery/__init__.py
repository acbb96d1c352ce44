"""Sorcery: Contested Realm (巫道：竞逐领域): an avatar, a spellbook and an atlas on a board of squares."""
