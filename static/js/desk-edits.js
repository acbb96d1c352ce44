// Sends one edit after the other, each on the revision that the one before it made. Keeps edits that can't be sent until they can.

import { openOutbox } from "./desk-outbox.js";
import { keepRefusals, labelOf, pad, showAnswer } from "./desk-pad.js";

const SHELF_CHANGING = /^(put|mend|undo|redo|park|unpark|fill)\b/;
const LONGEST_WAIT = 30;
// So many waiting edits are set beside the deck as it is now; the server takes no more in one form.
const MOST_AT_ONCE = 450;

export function startEditing() {
  const outbox = openOutbox(pad().dataset.deck);
  const others = new BroadcastChannel(`deck:${pad().dataset.deck}`);
  let isBusy = false;
  let isHeld = false; // a conflict is shown, and what was wanted waits for an answer
  let wait = 1;
  let timer;

  function send(change, label = labelOf(change)) {
    outbox.add({ ...(typeof change === "string" ? { do: change } : change), label }, pad().dataset.revision);
    if (isHeld) outbox.tell("held");
    else if (!isBusy) work();
  }

  async function work() {
    clearTimeout(timer);
    isBusy = true;
    let isShelfStale = false;
    const refusals = [];
    document.body.classList.add("is-saving");
    while (outbox.edits.length && !isHeld) {
      const [edit] = outbox.edits;
      const answer = await post([edit], outbox.revision);
      if (answer.status === 200 || answer.status === 422) {
        wait = 1;
        showAnswer(answer.text, answer.status === 422 ? edit : null);
        keepRefusals(refusals);
        outbox.done(pad().dataset.revision);
      } else if (answer.status === 409) {
        outbox.fold();
        const whole = await post(outbox.edits.length ? outbox.edits.slice(0, MOST_AT_ONCE) : [{ do: "undo" }], outbox.revision);
        if (![409, 422].includes(whole.status)) return later(whole.status);
        showAnswer(whole.text);
        isHeld = Boolean(document.querySelector("[data-settles]"));
        if (!isHeld) outbox.clear();
      } else {
        return later(answer.status);
      }
      if (SHELF_CHANGING.test(edit.do ?? "")) isShelfStale = true;
    }
    finish(isShelfStale);
  }

  function later(status) {
    document.body.classList.remove("is-saving");
    isBusy = false;
    const isLost = [401, 403, 404].includes(status);
    outbox.tell(isLost ? "lost" : "offline");
    if (isLost) return;
    timer = setTimeout(work, wait * 1000);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function finish(isShelfStale) {
    document.body.classList.remove("is-saving");
    isBusy = false;
    outbox.tell("");
    others.postMessage(pad().dataset.revision);
    announce(isShelfStale);
  }

  /** Another tab or device may have changed the deck: shows it as it is, unless something here is under way. */
  async function refresh() {
    if (isBusy || isHeld || outbox.edits.length || document.querySelector("[data-settles], dialog[open]")) return;
    const { revision } = pad().dataset;
    const response = await fetch(`${form().getAttribute("action").split("?")[0]}?seen=${revision}`, { headers: { "HX-Request": "true", "HX-Target": "pad" } }).catch(() => null);
    if (response?.status !== 200 || isBusy || outbox.edits.length || revision !== pad().dataset.revision) return;
    showAnswer(await response.text());
    announce(true);
  }

  document.addEventListener("submit", (event) => {
    const { target, submitter } = event;
    if (target.id === "edit" && submitter) {
      event.preventDefault();
      send(submitter.value);
    } else if (target.matches("[data-edit]") && submitter?.formMethod !== "dialog") {
      event.preventDefault();
      const line = target.elements.namedItem("line");
      if (line && !line.value.trim()) return;
      send(Object.fromEntries(new FormData(target, submitter)), line?.value ?? target.dataset.edit);
      target.closest("dialog")?.close();
      if (line) line.value = "";
    } else if (isHeld && target.matches("[data-settles]") && !submitter?.hasAttribute("formaction")) {
      event.preventDefault();
      target.closest(".clash").remove();
      isHeld = false;
      outbox.rebase(pad().dataset.revision);
      work();
    } else if (isHeld && target.matches("[data-settles]")) {
      outbox.clear();
    }
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest(".clash a.quiet")) outbox.clear();
  });
  others.addEventListener("message", (event) => {
    if (event.data !== pad().dataset.revision) refresh();
  });
  addEventListener("online", () => outbox.edits.length && !isBusy && !isHeld && work());
  addEventListener("pageshow", (event) => event.persisted && refresh());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && refresh());
  setInterval(() => document.visibilityState === "visible" && refresh(), 45_000);
  if (outbox.edits.length) work();

  return { send, undo: () => send("undo"), redo: () => send("redo") };
}

/** The server's answer to some edits made on a revision; status 0 when it could not be asked. */
async function post(edits, revision) {
  const body = new URLSearchParams();
  body.set("csrfmiddlewaretoken", form().elements.namedItem("csrfmiddlewaretoken").value);
  body.set("revision", revision);
  for (const { label, ...fields } of edits) {
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
  }
  try {
    const response = await fetch(form().action, { method: "POST", body, headers: { "HX-Request": "true", "HX-Target": "pad" }, redirect: "error" });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: "" };
  }
}

function announce(isShelfStale) {
  for (const field of document.querySelectorAll("input[name=revision]:not([data-own])")) field.value = pad().dataset.revision;
  document.getElementById("said").textContent = pad().dataset.said.trim();
  document.dispatchEvent(new CustomEvent("deck-changed", { detail: { isShelfStale } }));
}

function form() {
  return document.getElementById("edit");
}
