// Opens a card over the builder, with its copies and their buttons, at a click on its name or a tap on its row; going back closes it.

import { pad } from "./desk-pad.js";
import { goBack, hasGoneBack } from "./history-steps.js";

export function startSheet() {
  const dialog = document.getElementById("card-sheet");
  const body = dialog.querySelector("[data-body]");
  const said = dialog.querySelector("[role=status]");
  // Where nothing shows a card beside the pointer.
  const isTouched = matchMedia("(hover: none), (max-width: 59.99rem)");
  let wanted = ""; // the card on its way into the sheet
  let shown = ""; // the card in the sheet
  let isInHistory = false;

  async function open(row) {
    const slug = row.dataset.card;
    const page = row.querySelector("a[href*='/cards/']").href;
    const address = new URL(`../cards/${slug}/`, document.getElementById("edit").action);
    wanted = slug;
    const answer = await fetch(address, { headers: { "HX-Request": "true", "HX-Target": "card-sheet" } }).catch(() => null);
    if (!answer?.ok) {
      location.href = page;
      return;
    }
    const words = await answer.text();
    await hasGoneBack();
    if (wanted !== slug || dialog.open) return;
    shown = slug;
    body.innerHTML = words;
    said.textContent = "";
    tell();
    dialog.showModal();
    dialog.scrollTop = 0;
    history.pushState({ sheet: slug }, "");
    isInHistory = true;
  }

  /** How many copies are where, as the deck's panel has it. */
  function tell() {
    for (const place of body.querySelectorAll("[data-place]")) {
      const section = place.dataset.place;
      const line = pad().querySelector(`.line[data-card="${CSS.escape(shown)}"][data-section="${CSS.escape(section)}"]`);
      const count = Number(line?.dataset.count ?? 0);
      const [less, more] = place.querySelectorAll("button");
      place.querySelector(".step-count").textContent = String(count);
      less.disabled = !count;
      more.disabled = more.value.startsWith("put:") && count > 0;
      if (section) continue;
      less.value = `maybe:${shown}:${count - 1}`;
      more.value = `maybe:${shown}:${count + 1}`;
    }
  }

  document.addEventListener("click", (event) => {
    const row = event.target.closest?.(".shelf-row, .line");
    if (!row || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!isTouched.matches && !event.target.closest("a[href*='/cards/']")) return;
    if (event.target.closest("button, input, select, [data-dialog], .line-owned")) return;
    event.preventDefault();
    open(row);
  });
  document.addEventListener("deck-changed", () => {
    if (!dialog.open) return;
    tell();
    said.textContent = pad().querySelector(".refusal p")?.textContent ?? pad().dataset.said.trim();
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  // A busy browser tells late that the sheet was closed: the next card may be on its way by then.
  dialog.addEventListener("close", () => {
    const slug = shown;
    shown = "";
    body.replaceChildren();
    if (isInHistory) goBack();
    isInHistory = false;
    // An edit has put new rows in the place of the one that was tapped.
    if (!document.activeElement.closest("[data-card]")) {
      document.querySelector(`:is(.shelf-row, .line)[data-card="${CSS.escape(slug)}"] .card-name`)?.focus({ preventScroll: true });
    }
  });
  addEventListener("popstate", () => {
    isInHistory = false;
    if (dialog.open) dialog.close();
  });
}
