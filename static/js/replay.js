// Steps through a replay by keys, or by itself at any speed, and keeps the log beside the position.

import "./board.js";

const KEYS = { ArrowLeft: "previous", ArrowRight: "following", Home: "first", End: "last", PageUp: "turn-before", PageDown: "turn-after" };
let timer = 0;
let speed = sessionStorage.getItem("replay-speed") ?? "1";
let asked = null; // the step asked for last, until it is shown: keys pressed faster than the answers come count from it
let waiting = ""; // its address, while the answer to an earlier one is on its way

const link = (key) => document.querySelector(`#moment a[data-key="${key}"]`);

function play() {
  timer = setTimeout(() => {
    if (link("following")) showStep(link("following").getAttribute("href"));
    else pause();
  }, 1000 / Number(speed));
  show();
}

function pause() {
  clearTimeout(timer);
  timer = 0;
  show();
}

/* The player's buttons come anew with each moment: they show what is going on. */
function show() {
  const button = document.getElementById("play");
  button.hidden = false;
  button.setAttribute("aria-pressed", String(Boolean(timer)));
  const choice = document.getElementById("speed");
  choice.closest("label").hidden = false;
  choice.value = speed;
  document.querySelector(".player-turn button").hidden = true;
}

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, select, dialog")) return;
  const view = document.querySelectorAll("[data-view]")["123".indexOf(event.key)];
  if (KEYS[event.key]) {
    event.preventDefault();
    turn(KEYS[event.key]);
  } else if (view) {
    event.preventDefault();
    view.click();
  } else if (event.key === "p" || event.key === "P") {
    document.getElementById("play").click();
  }
});

document.addEventListener("click", (event) => {
  if (event.target.closest("#play")) {
    if (timer) pause();
    else {
      if (!link("following")) turn("first");
      play();
    }
    return;
  }
  const line = event.target.closest(".replay-steps a, #moment a[data-key]");
  if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(line.getAttribute("href"));
});

document.addEventListener("change", (event) => {
  if (event.target.id === "speed") {
    speed = event.target.value;
    sessionStorage.setItem("replay-speed", speed);
    if (timer) {
      pause();
      play();
    }
  } else if (event.target.id === "turn") {
    go(`?${new URLSearchParams(new FormData(event.target.form))}`);
  }
});

/* One step on from what was asked for last, which may not be shown yet; or wherever the key's link leads. */
function turn(key) {
  const by = { previous: -1, following: 1 }[key];
  if (by && asked !== null) {
    const address = new URL(location.href);
    const last = Number(document.getElementById("moment").dataset.last);
    address.searchParams.set("step", Math.min(Math.max(asked + by, 0), last));
    go(address.search);
  } else if (link(key)) {
    go(link(key).getAttribute("href"));
  }
}

function go(address) {
  pause();
  showStep(address);
}

async function showStep(address) {
  const query = address.split("#")[0];
  const isUnderWay = asked !== null;
  asked = Number(new URLSearchParams(query).get("step"));
  history.replaceState(null, "", query);
  waiting = query;
  if (isUnderWay) return;
  try {
    while (waiting) {
      const next = waiting;
      waiting = "";
      await window.htmx.ajax("GET", next, { target: "#moment", swap: "outerHTML" });
    }
  } finally {
    asked = null;
  }
}

/* Marks the log's line of the moment shown, and brings it into the log's window. */
function follow() {
  const moment = document.getElementById("moment");
  document.querySelector(".replay-steps [aria-current]")?.removeAttribute("aria-current");
  const line = document.querySelector(`.replay-steps a[data-step="${moment.dataset.step}"]`);
  if (!line) return;
  line.setAttribute("aria-current", "step");
  const log = line.closest(".replay-log");
  if (log.scrollHeight > log.clientHeight) {
    log.scrollTop += line.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 3;
  }
  if (moment.getBoundingClientRect().bottom < 0) moment.scrollIntoView();
  for (const view of document.querySelectorAll("[data-view]")) {
    const address = new URL(view.href);
    address.searchParams.set("step", moment.dataset.step);
    view.href = address;
  }
}

document.addEventListener("htmx:afterSwap", () => {
  follow();
  if (!timer) document.getElementById("said").textContent = document.getElementById("moment").dataset.said;
  if (timer) play();
  else show();
});
follow();
show();
/* Who came to watch sees the game go on, unless they prefer that nothing moves by itself. */
if (new URLSearchParams(location.search).has("play") && !matchMedia("(prefers-reduced-motion: reduce)").matches) play();
