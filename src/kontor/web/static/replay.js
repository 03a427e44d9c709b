// A replay: scenes by slider, keys and clock, through the eyes of any seat, and the chart to jump about in.

import { markChart, offerAnalysis } from "./analysis.js";
import { Reel } from "./reel.js";
import { drawScene } from "./scene/draw.js";
import { html } from "./scene/svg.js";
import { say } from "./words.js";

/** @typedef {import("./reel.js").Still} Still */

const KEYS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
/** Milliseconds for which a still is shown at plain speed, and more for every letter to read. */
const PAUSE = 900;
const LETTER = 16;
const LONGEST = 4000;

const page = element("replay");
const count = Number(page.dataset.count);
const slider = /** @type {HTMLInputElement} */ (element("slider"));
const eyes = /** @type {HTMLSelectElement} */ (element("seat"));
const speed = /** @type {HTMLSelectElement} */ (element("speed"));
const playing = /** @type {HTMLButtonElement} */ (document.querySelector("[data-play]"));
const counter = element("at").textContent ?? "";

let at = Number(page.dataset.at);
let reel = new Reel(page.dataset.scenes ?? "", count, eyes.value);
let timer = 0;

/** @param {string} id */
function element(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {string} way */
function target(way) {
  return { first: 0, prev: Math.max(0, at - 1), next: Math.min(count, at + 1), last: count }[way] ?? at;
}

/**
 * Show the table after so many choices; when that takes a while, only if nobody has gone elsewhere meanwhile.
 * @param {number} wanted
 */
async function show(wanted) {
  at = wanted;
  mark();
  try {
    const still = await reel.still(wanted);
    if (at === wanted) paint(still);
  } catch {
    element("told").replaceChildren(html("p", "", say("failed")));
    stop();
  }
}

/** Where we are: on the slider, in the address, on the links and on the chart. */
function mark() {
  slider.value = String(at);
  element("at").textContent = counter.replace(/\d+/, String(at));
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".steps a"))) {
    const place = target(link.rel);
    link.href = address(place);
    if (place === at) link.setAttribute("aria-disabled", "true");
    else link.removeAttribute("aria-disabled");
  }
  history.replaceState(null, "", address(at));
  markChart(at / Math.max(1, count));
}

/** @param {number} place */
function address(place) {
  return `${page.dataset.page}?at=${place}&seat=${eyes.value}`;
}

/** @param {Still} still */
function paint(still) {
  const { scene } = still;
  const colours = new Map(scene.panels.map((panel) => [panel.seat, panel.colour]));
  const told = still.lines.map((line) => html("p", colours.has(line.seat) ? `seat-${colours.get(line.seat)}` : "", line.words));
  element("told").replaceChildren(...told);
  element("question").textContent = still.prompt;
  for (const panel of scene.panels) {
    const score = document.querySelector(`[data-score="${panel.seat}"]`);
    if (score) score.textContent = panel.score === null ? "" : String(panel.score);
  }
  drawScene(element("picture"), scene, {
    ruleAddress: (rule) => `/rules/${page.dataset.game}#${rule}`,
    panelOf: (seat) => document.querySelector(`[data-panel="${seat}"]`),
    name: element("picture").dataset.name,
  });
}

function isPlaying() {
  return playing.getAttribute("aria-pressed") === "true";
}

function stop() {
  clearTimeout(timer);
  playing.setAttribute("aria-pressed", "false");
}

async function play() {
  playing.setAttribute("aria-pressed", "true");
  await show(at === count ? 0 : at + 1);
  if (at === count) return stop();
  const letters = element("told").textContent?.length ?? 0;
  const rest = Math.min(LONGEST, PAUSE + LETTER * letters) / Number(speed.value);
  timer = setTimeout(() => isPlaying() && play(), rest);
}

/** @param {number} wanted */
function jump(wanted) {
  stop();
  show(wanted);
}

playing.onclick = () => (isPlaying() ? stop() : play());
slider.oninput = () => jump(Number(slider.value));
eyes.onchange = () => {
  reel = new Reel(page.dataset.scenes ?? "", count, eyes.value);
  show(at);
};
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest(".steps a") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  jump(target(/** @type {HTMLAnchorElement} */ (link).rel));
});
document.addEventListener("keydown", (event) => {
  const from = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || from.closest("select, textarea, [data-thing]")) return;
  const way = KEYS[/** @type {keyof typeof KEYS} */ (event.key)];
  if (way) {
    event.preventDefault();
    jump(target(way));
  } else if (event.key === " " && !from.closest("button, a")) {
    event.preventDefault();
    playing.click();
  }
});
offerAnalysis((part) => jump(Math.round(part * count)));
show(at);
