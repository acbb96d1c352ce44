// Runs the sandbox without reloads: digits take an action, U and R undo and redo; it announces what happened, and the focus keeps its place.

import "./board.js";

const box = () => document.getElementById("sandbox");
/* The question of the next action, and how far below the window's top it stood before the sandbox was shown anew. */
const question = () => document.getElementById("decide");
let acted = "";
let stood;

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input:not([type=checkbox]), textarea, select, dialog")) return;
  const key = event.key.toLowerCase();
  const button = { u: "#undo", r: "#redo", l: "#let-action", t: "#let-turn" }[key] ?? `[data-key="${key}"]`;
  const target = /^[1-9urlt]$/.test(key) ? box().querySelector(button) : null;
  if (!target || target.disabled) return;
  event.preventDefault();
  target.click();
});

/* A file is sent as it is, not into the page. */
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("#sandbox button[name]");
  if (!button) return;
  acted = button.id || (button.value.startsWith("act:") ? "act" : "");
  if ("plain" in button.dataset) {
    event.preventDefault();
    const form = document.createElement("form");
    form.method = "post";
    form.action = box().action;
    for (const [name, value] of new FormData(box(), button)) form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    document.body.append(form);
    form.submit();
    form.remove();
  }
});

/* In the form of a position a changed field applies by itself. */
document.addEventListener("change", (event) => {
  if (box().dataset.mode === "setup" && /^(set|count) /.test(event.target.name)) {
    acted = event.target.id;
    box().requestSubmit(document.getElementById("apply"));
  }
});

document.addEventListener("htmx:beforeSwap", (event) => {
  if ([422, 429].includes(event.detail.xhr.status)) {
    event.detail.shouldSwap = true;
    event.detail.isError = false;
  }
  stood = question()?.getBoundingClientRect().top;
});

/* Where the question scrolls with the page the buttons stay under the finger: what is above them may have grown, and the browser would hold
   on to something else. Beside the board it has a scroll bar of its own, and begins at its top. */
const scrollsWithPage = () => getComputedStyle(document.querySelector(".sandbox-side")).overflowY === "visible";
const keepInPlace = () => {
  if (stood === undefined || !question() || !scrollsWithPage()) return;
  scrollBy({ top: question().getBoundingClientRect().top - stood, behavior: "instant" });
};

document.addEventListener("htmx:afterSwap", () => {
  const error = document.getElementById("sandbox-error");
  document.getElementById("said").textContent = error ? "" : (box().dataset.said ?? "");
  if (error) {
    error.focus();
    return;
  }
  const again = acted && document.getElementById(acted);
  if (again && !again.disabled) again.focus({ preventScroll: Boolean(question()) });
  else if (!box().contains(document.activeElement)) (question() ?? box()).focus({ preventScroll: acted === "act" });
  keepInPlace();
});

/* A file that can't be read shows the line. */
const file = document.querySelector("textarea[data-line]");
if (file) {
  const lines = file.value.split("\n");
  const start = lines.slice(0, Number(file.dataset.line) - 1).join("\n").length + (file.dataset.line > 1 ? 1 : 0);
  file.focus();
  file.setSelectionRange(start, start + lines[file.dataset.line - 1].length);
  file.scrollTop = (file.scrollHeight / lines.length) * Math.max(0, file.dataset.line - 4);
}
