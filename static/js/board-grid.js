// Moves through a board's grid by keyboard: one square has the focus, arrow keys go to the next; in the form of a position they choose a square.

const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
let current = ""; // the name of the square that has the focus, or had it last

const rows = (grid) => [...grid.querySelectorAll("[role=row]")].map((row) => [...row.querySelectorAll(".square")]);

/* Of all squares only one is reached by the tab key, and what lies on it. */
function settle(grid) {
  const squares = rows(grid).flat();
  const chosen = squares.find((square) => square.dataset.place === current) ?? squares[0];
  for (const square of squares) {
    square.tabIndex = square === chosen ? 0 : -1;
    for (const link of square.querySelectorAll("a, button")) link.tabIndex = square.tabIndex;
  }
}

function furnish() {
  for (const grid of document.querySelectorAll("[data-grid]")) {
    grid.setAttribute("role", "grid");
    for (const square of grid.querySelectorAll(".square")) square.setAttribute("role", "gridcell");
    settle(grid);
    mark(grid);
  }
}

/* The square that the list of places names. */
function mark(grid) {
  const list = document.getElementById("place");
  if (!list) return;
  const named = list.value.split(".")[1]?.replace("-below", "");
  for (const square of grid.querySelectorAll(".square")) square.classList.toggle("is-chosen", square.dataset.place === named);
}

function choose(square) {
  const list = document.getElementById("place");
  if (!list) return;
  const key = `${list.value.split(".")[0]}.${square.dataset.place}`;
  if ([...list.options].some((option) => option.value === key)) list.value = key;
  mark(square.closest("[data-grid]"));
}

document.addEventListener("keydown", (event) => {
  const square = event.target.closest?.("[data-grid] .square");
  if (!square || event.altKey || event.ctrlKey || event.metaKey) return;
  if (ARROWS[event.key]) {
    const all = rows(square.closest("[data-grid]"));
    const row = all.findIndex((each) => each.includes(square));
    const [down, right] = ARROWS[event.key];
    const next = all[row + down]?.[all[row].indexOf(square) + right];
    event.preventDefault();
    event.stopImmediatePropagation();
    if (next) {
      current = next.dataset.place;
      settle(next.closest("[data-grid]"));
      next.focus();
    }
  } else if ((event.key === "Enter" || event.key === " ") && event.target === square) {
    if (document.getElementById("place")) choose(square);
    else square.querySelector("a")?.click();
    event.preventDefault();
  }
});

document.addEventListener("focusin", (event) => {
  const square = event.target.closest?.("[data-grid] .square");
  if (square && square.dataset.place !== current) {
    current = square.dataset.place;
    settle(square.closest("[data-grid]"));
  }
});

document.addEventListener("click", (event) => {
  const square = event.target.closest?.("[data-grid] .square");
  if (square && !event.target.closest("a, button")) choose(square);
});

document.addEventListener("change", (event) => {
  if (event.target.id === "place") for (const grid of document.querySelectorAll("[data-grid]")) mark(grid);
});

let hadFocus = false;
document.addEventListener("htmx:beforeSwap", () => {
  hadFocus = Boolean(document.activeElement?.closest?.("[data-grid]"));
});
document.addEventListener("htmx:afterSwap", () => {
  furnish();
  if (hadFocus) document.querySelector("[data-grid] .square[tabindex='0']")?.focus({ preventScroll: true });
  hadFocus = false;
});
furnish();
