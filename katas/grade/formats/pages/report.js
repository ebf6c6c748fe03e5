"use strict";
// Sorts the class by a column and shows part of it. Nothing is made of any text, and nothing is fetched.
const table = document.querySelector(".class");
const controls = document.querySelector(".controls");
const [text, status, left] = ["text", "status", "left"].map((name) => document.getElementById(name));
const bodies = [...table.tBodies];
const names = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

function sort(column, head) {
  const turned = head.getAttribute("aria-sort") === "ascending";
  for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", turned ? "descending" : "ascending");
  const key = (body) => body.rows[0].cells[column].dataset.key ?? "";
  const compare = head.dataset.sorts === "text" ? names.compare : (one, other) => one - other;
  bodies.sort((one, other) => compare(key(one), key(other)) * (turned ? -1 : 1));
  table.append(...bodies);
}

function filter() {
  const wanted = text.value.trim().toLocaleLowerCase();
  let shown = 0;
  for (const body of bodies) {
    const fits = body.rows[0].cells[0].textContent.toLocaleLowerCase().includes(wanted);
    body.hidden = !(fits && (!status.value || body.dataset.status === status.value));
    shown += !body.hidden;
  }
  left.textContent = shown === bodies.length ? "" : `${shown} / ${bodies.length}`;
}

[...table.tHead.rows[0].cells].forEach((head, column) => {
  if (!head.dataset.sorts) return;
  const button = document.createElement("button");
  button.append(...head.childNodes);
  head.append(button);
  button.addEventListener("click", () => sort(column, head));
});
text.addEventListener("input", filter);
status.addEventListener("change", filter);
controls.hidden = false;
