// Handles the builder's keys. Those for copies act on the card that has the focus, on the shelf or in the deck.

const ROWS = ".shelf-row, .line";

export function startKeys(edits) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || document.querySelector("dialog[open]")) return;
    const isTyping = event.target.closest("input, textarea, select");
    const isCommand = event.ctrlKey || event.metaKey;
    const letter = event.key.toLowerCase();
    if (isCommand && !isTyping && (letter === "z" || letter === "y")) {
      event.preventDefault();
      if (letter === "y" || event.shiftKey) edits.redo();
      else edits.undo();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    if (isTyping) {
      if (event.key === "ArrowDown" && event.target.id === "q") enter(event, document.querySelector(".shelf-row"));
      if (event.key === "Escape" && event.target.id === "q") event.target.blur();
      return;
    }
    const row = event.target.closest(ROWS);
    if (letter === "d") return narrow(event);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") enter(event, next(row, event.key === "ArrowDown"));
    else if (row && event.key === "ArrowRight" && row.matches(".shelf-row")) enter(event, document.querySelector(".line"));
    else if (row && event.key === "ArrowLeft" && row.matches(".line")) enter(event, document.querySelector(".shelf-row"));
    else if (row && event.key === "+") change(event, edits, row, "add", 1);
    else if (row && event.key === "=") change(event, edits, row, "add", 1);
    else if (row && event.key === "-") change(event, edits, row, "add", -1);
    else if (row && letter === "m") change(event, edits, row, "maybe", 1);
    else if (row && /^\d$/.test(event.key)) change(event, edits, row, "set", Number(event.key));
  });
}

/** The next choice of the filter by the deck: all cards, those in it, those not in it. */
function narrow(event) {
  event.preventDefault();
  const filter = document.getElementById("filter-in");
  filter.selectedIndex = (filter.selectedIndex + 1) % filter.length;
  filter.dispatchEvent(new Event("input", { bubbles: true }));
}

function next(row, isDown) {
  if (!row) return document.querySelector(".shelf-row");
  const kind = row.matches(".line") ? ".line" : ".shelf-row";
  const rows = [...document.querySelectorAll(kind)];
  return rows[rows.indexOf(row) + (isDown ? 1 : -1)];
}

function enter(event, row) {
  if (!row) return;
  event.preventDefault();
  (row.querySelector(".is-add, .step[id^=more]") ?? row.querySelector("a")).focus();
  row.scrollIntoView({ block: "nearest" });
}

function change(event, edits, row, verb, count) {
  event.preventDefault();
  const { card } = row.dataset;
  if ("maybe" in row.dataset) return edits.send(verb === "maybe" ? `unpark:${card}` : `maybe:${card}:${verb === "set" ? count : Math.max(0, Number(row.dataset.count) + count)}`);
  if (verb === "maybe") return edits.send(row.matches(".line") ? `park:${row.dataset.section}:${card}` : `maybe:${card}:1`);
  const add = row.querySelector(".is-add");
  if (verb === "add" && count > 0 && add) return edits.send(add.value);
  // Taking away and setting mean the section where the card already is.
  const held = document.querySelector(`.line[data-card="${card}"]`);
  const section = row.matches(".line") || !held || (verb === "add" && count > 0) ? row.dataset.section : held.dataset.section;
  if (!section || (verb === "add" && count < 0 && !held)) return;
  edits.send(`${verb}:${section}:${card}:${count}`);
}
