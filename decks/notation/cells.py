"""Escaping of spreadsheet cells, so that no program reads text as a formula, and its inverse."""

#: The first characters of formulas; East Asian spreadsheets read the full-width signs as the plain ones.
FORMULA_MARKS = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n")
#: The escape character: a cell that begins with it is text. Cells that begin with it themselves are escaped, too.
ESCAPE = "'"


def escape_cell(words: str) -> str:
    return f"{ESCAPE}{words}" if words.startswith((*FORMULA_MARKS, ESCAPE)) else words


def unescape_cell(cell: str) -> str:
    """Undo `escape_cell`."""
    return cell[1:] if cell.startswith(ESCAPE) and cell[1:].startswith((*FORMULA_MARKS, ESCAPE)) else cell
