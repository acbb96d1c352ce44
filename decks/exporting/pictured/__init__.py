"""Deck files with pictures: for printing, for the table-top simulator, for chats; and the sheet for tournaments."""
