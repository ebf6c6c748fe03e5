// Keeps a page of the dojo up to date, runs its clock, and hears its keys. All that is shown was
// written, and escaped, by the server.
"use strict";

const SCHEME = "katas-dojo-scheme";
const SWITCH_SHOWN = 10; // seconds

const page = document.body.dataset;
const at = (id) => document.getElementById(id);

// Dark or light: as the machine has it, until somebody has said otherwise here.
const remembered = localStorage.getItem(SCHEME);
if (remembered) document.documentElement.dataset.scheme = remembered;

function changeScheme() {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const now = root.dataset.scheme || (dark ? "dark" : "light");
  root.dataset.scheme = now === "dark" ? "light" : "dark";
  localStorage.setItem(SCHEME, root.dataset.scheme);
}

// The clock goes on by itself from what the server said last.
let clock = page.clock ? JSON.parse(page.clock) : null;
let heard = performance.now();

function shown(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function tick() {
  const all = clock.minutes * 60;
  const run = clock.running ? (performance.now() - heard) / 1000 : 0;
  const spent = Math.min(all, clock.spent + run);
  const turn = clock.rotate * 60;
  const over = spent >= all;
  const until = turn - (spent % turn);
  at("clock").textContent = over ? page.over : shown(all - spent);
  at("turn").textContent = over ? "" : !clock.running ? page.stands
    : until >= all - spent ? "" : page.next.replace("{time}", shown(until));
  at("switch").hidden = over || !clock.running || spent < turn || spent % turn > SWITCH_SHOWN;
}

function put(html, id, otherwise) {
  const made = document.createElement("template");
  made.innerHTML = html;
  const old = at(id);
  if (old && old.isEqualNode(made.content.firstElementChild)) return;
  if (old) old.replaceWith(made.content);
  else otherwise.append(made.content);
}

function listen() {
  const events = new EventSource(page.events);
  events.addEventListener("open", () => { at("lost").hidden = true; });
  events.addEventListener("error", () => {
    at("lost").hidden = false;
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  });
  events.addEventListener("clock", (event) => {
    clock = JSON.parse(event.data);
    heard = performance.now();
    tick();
  });
  events.addEventListener("row", (event) => {
    const { team, html } = JSON.parse(event.data);
    put(html.trim(), `team-${team}`, at("teams"));
  });
  events.addEventListener("teams", (event) => {
    at("table").innerHTML = JSON.parse(event.data).html;
  });
}

function turn(name) {
  fetch("/lead/timer", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ turn: name }),
  });
}

const TURNS = { 0: "again", "+": "longer", "-": "shorter" };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input")) return;
  if (event.key === "d") changeScheme();
  if (!("leads" in page)) return;
  if (event.key === " " && !event.target.closest("button, a")) {
    event.preventDefault();
    turn(clock.running ? "pause" : "go");
  } else if (event.key in TURNS) turn(TURNS[event.key]);
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-turn]");
  if (button) turn(button.dataset.turn);
});

if (clock) {
  tick();
  setInterval(tick, 250);
  listen();
}
