// Sends one edit after the other, each on the revision that the one before it made; remembers lists for undo.

const MOST_UNDO = 100;

export function startEditing() {
  const queue = [];
  const past = [];
  let isBusy = false;

  function send(change) {
    queue.push(change);
    if (!isBusy) work();
  }

  async function work() {
    isBusy = true;
    let isShelfStale = false;
    document.body.classList.add("is-saving");
    while (queue.length) {
      const change = queue.shift();
      const { revision, code } = pad().dataset;
      const place = lines().indexOf(document.activeElement.closest(".line"));
      await window.htmx.ajax("POST", form().action, { target: "#pad", swap: "outerHTML", source: form(), values: { do: change } });
      if (place >= 0 && document.activeElement === document.body) focusNear(place);
      const isChanged = pad().dataset.revision !== revision;
      if (isChanged && !change.startsWith("restore:")) past.push(code);
      if (/^(put|restore|mend):/.test(change)) isShelfStale = true;
      if (!isChanged) queue.length = 0;
    }
    past.splice(0, past.length - MOST_UNDO);
    document.body.classList.remove("is-saving");
    isBusy = false;
    tell(isShelfStale);
  }

  for (const button of document.querySelectorAll("[data-undo]")) button.hidden = false;

  function undo() {
    if (past.length && !isBusy) send(`restore:${past.pop()}`);
  }

  function tell(isShelfStale) {
    for (const field of document.querySelectorAll("input[name=revision]")) field.value = pad().dataset.revision;
    for (const button of document.querySelectorAll("[data-undo]")) button.disabled = past.length === 0;
    document.getElementById("said").textContent = pad().dataset.said.trim();
    document.dispatchEvent(new CustomEvent("deck-changed", { detail: { isShelfStale } }));
  }

  document.addEventListener("submit", (event) => {
    if (event.target.id !== "edit" || !event.submitter) return;
    event.preventDefault();
    send(event.submitter.value);
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-undo]")) undo();
  });
  // A stale or refused edit answers with 409 or 422 and the deck as it is: show that too.
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (![409, 422].includes(event.detail.xhr.status)) return;
    event.detail.shouldSwap = true;
    event.detail.isError = false;
  });
  document.addEventListener("htmx:sendError", () => location.reload());

  return { send, undo };
}

export function pad() {
  return document.getElementById("pad");
}

function lines() {
  return [...pad().querySelectorAll(".line")];
}

/** A card that left the deck takes its buttons along: the focus goes to the card in its place, the last one, or the shelf. */
function focusNear(place) {
  const line = lines().at(place) ?? lines().at(-1) ?? document;
  line.querySelector(".step[id^=more], .is-add")?.focus();
}

function form() {
  return document.getElementById("edit");
}
