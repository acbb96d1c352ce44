"""Dou Wushi (斗巫师): squads of heroes with weapons, equipment and spells."""
