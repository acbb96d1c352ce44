"""The words that several games have: a game takes one with the types of its own, `class Choose(Effect, shared.Choose[Effect])`.

They share fields, checks and wordings, and have no family before a game gives them one.
"""
