/* Steps through a recorded game with the arrow keys, and keeps the log beside the position. */

const KEYS = { ArrowLeft: "previous", ArrowRight: "following", Home: "first", End: "last" };

document.addEventListener("keydown", (event) => {
  const key = KEYS[event.key];
  if (!key || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, select")) return;
  const link = document.querySelector(`#moment a[data-key="${key}"]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});

/* A line of the log opens its moment in place. */
document.addEventListener("click", (event) => {
  const line = event.target.closest(".replay-steps a");
  if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.htmx.ajax("GET", `?step=${line.dataset.step}`, { target: "#moment", swap: "outerHTML" });
  history.replaceState(null, "", `?step=${line.dataset.step}`);
});

/* Marks the log's line of the moment shown, and brings it into the log's window. */
function follow() {
  const moment = document.querySelector("#moment");
  document.querySelector(".replay-steps [aria-current]")?.removeAttribute("aria-current");
  const line = document.querySelector(`.replay-steps a[data-step="${moment.dataset.step}"]`);
  if (!line) return;
  line.setAttribute("aria-current", "step");
  const log = line.closest(".replay-log");
  if (log.scrollHeight > log.clientHeight) {
    log.scrollTop += line.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 3;
  }
  if (moment.getBoundingClientRect().bottom < 0) moment.scrollIntoView();
}

document.addEventListener("htmx:afterSwap", follow);
follow();
