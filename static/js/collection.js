// Sets the number of owned copies without a reload: counts can be pressed and typed as fast as one likes, the last one counts.

const LONGEST_WAIT = 30;
const notice = document.getElementById("unsaved");
const waiting = new Map();
let isBusy = false;
let wait = 1;

for (const row of document.querySelectorAll(".owned-row")) {
  const form = row.querySelector("form");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = form.elements.namedItem("count");
    set(row, form, Number(field.value) + Number(event.submitter?.name === "by" ? event.submitter.value : 0));
  });
  form.elements.namedItem("count").addEventListener("change", ({ target }) => set(row, form, Number(target.value)));
}
addEventListener("beforeunload", (event) => waiting.size && event.preventDefault());

function set(row, form, wanted) {
  const field = form.elements.namedItem("count");
  const isCount = Number.isInteger(wanted) && wanted >= 0 && wanted <= 9999;
  const count = isCount ? wanted : Number(field.defaultValue);
  field.value = field.defaultValue = count;
  if (!isCount) return;
  const less = form.querySelector("[name=by][value='-1']");
  if (document.activeElement === less && !count) field.focus();
  less.disabled = !count;
  row.classList.toggle("is-in", count > 0);
  const isShort = Number(row.dataset.used) > count;
  row.querySelector("[data-wanted]")?.classList.toggle("is-fewer", isShort);
  row.querySelector("[data-wanted]")?.classList.toggle("faint", !isShort);
  const body = new URLSearchParams(new FormData(form));
  waiting.set(body.get("card"), { address: form.action, body });
  if (!isBusy) work();
}

async function work() {
  isBusy = true;
  while (waiting.size) {
    const [[card, { address, body }]] = waiting;
    const answer = await fetch(address, { method: "POST", body, headers: { "HX-Request": "true" } }).catch(() => null);
    if (answer && answer.status >= 400 && answer.status < 500) {
      tell("refused");
      break;
    }
    if (!answer?.ok) {
      tell("offline");
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      wait = Math.min(wait * 2, LONGEST_WAIT);
      continue;
    }
    if (waiting.get(card)?.body === body) waiting.delete(card);
    document.getElementById("collection-sum").textContent = (await answer.text()).trim();
    wait = 1;
  }
  notice.hidden = !waiting.size;
  isBusy = false;
}

function tell(what) {
  notice.textContent = notice.dataset[what];
  notice.hidden = false;
}
