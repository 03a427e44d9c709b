// A first game: says what to do, waits until it is done by hand, and shows what comes of it.

import { pointAt } from "./pointing.js";
import { drawScene } from "./scene/draw.js";
import { html } from "./scene/svg.js";
import { say } from "./words.js";

/** @typedef {import("./scene/kinds.js").Scene} Scene */
/** @typedef {import("./scene/kinds.js").Choice} Choice */
/**
 * @typedef {object} Step
 * @property {string[]} done
 * @property {string} words
 * @property {string} otherwise
 * @property {string[]} right
 * @property {Choice[]} choices
 * @property {string[]} point
 * @property {{seat: number, words: string}[]} lines
 * @property {Scene} scene
 * @property {number[]} stations
 * @property {boolean} is_last
 */

/** What is done where there is only something to read. */
const READ = "-";

const lesson = element("lesson");
const game = lesson.dataset.game ?? "";
/** @type {Step} */
let step = JSON.parse(element("step").textContent ?? "");
let isBusy = false;

/** @param {string} id */
function element(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {string} name */
function button(name) {
  return /** @type {HTMLButtonElement} */ (document.querySelector(`[data-${name}]`));
}

/** The place of the last thing said among all that is said. */
function station() {
  return step.stations.filter((number) => number <= step.done.length).length - 1;
}

/**
 * Go to the step after these.
 * @param {string[]} done
 * @param {boolean} [isNew] whether to remember the way back
 */
async function go(done, isNew = true) {
  if (isBusy) return;
  isBusy = true;
  const query = `done=${encodeURIComponent(done.join())}`;
  const lang = document.documentElement.lang;
  try {
    const answer = await fetch(`/learn/${game}/step?${query}&lang=${lang}`);
    if (!answer.ok) throw new Error(String(answer.status));
    step = await answer.json();
    if (isNew) history.pushState(null, "", done.length ? `?${query}` : location.pathname);
    show();
  } catch {
    complain(say("failed"));
  } finally {
    isBusy = false;
  }
}

/** @param {string} text */
function complain(text) {
  const place = element("otherwise");
  place.hidden = !text;
  place.textContent = text;
}

/** @param {string} move */
function choose(move) {
  if (step.right.includes(move)) go([...step.done, move]);
  else complain(step.otherwise);
}

/** Everything of the scene on which a move can hang. */
function hooks() {
  const { zones, pieces, shelves, panels } = step.scene;
  return [...zones, ...pieces, ...[...shelves, ...panels].flatMap((one) => one.pieces)];
}

function show() {
  element("said").textContent = step.words;
  complain("");
  const things = hooks();
  const right = things.filter((one) => one.moves?.some((move) => step.right.includes(move))).map((one) => one.id);
  const about = step.point.length ? step.point : right;
  drawScene(element("picture"), step.scene, {
    choices: step.choices,
    onMove: choose,
    about,
    ruleAddress: (rule) => `/rules/${game}#${rule}`,
    panelOf: (seat) => document.querySelector(`[data-panel="${seat}"]`),
    name: element("picture").dataset.name,
  });
  pointAt(step.scene, about);
  offerLoose(new Set(things.flatMap((one) => one.moves ?? [])));
  showScores();
  showDots();
  showHappened();
  button("back").disabled = step.done.length === 0;
  button("show").hidden = step.right.length === 0;
  button("on").hidden = step.right.length > 0 || step.is_last;
  element("play").hidden = !step.is_last;
}

/**
 * Moves that hang on nothing are buttons.
 * @param {Set<string>} hung
 */
function offerLoose(hung) {
  const loose = step.choices.filter((choice) => !hung.has(choice.move));
  const offers = loose.map((choice) => {
    const offer = html("button", step.right.includes(choice.move) ? "right" : "", choice.words);
    offer.type = "button";
    offer.value = choice.move;
    offer.onclick = () => choose(choice.move);
    return offer;
  });
  element("loose").replaceChildren(...offers);
}

function showScores() {
  for (const panel of step.scene.panels) {
    const place = document.querySelector(`[data-score="${panel.seat}"]`);
    if (place) place.textContent = panel.score === null ? "" : String(panel.score);
  }
}

function showDots() {
  const now = station();
  const dots = element("dots");
  dots.replaceChildren(
    ...step.stations.map((number, place) => {
      const dot = html("button", "dot");
      dot.type = "button";
      dot.disabled = place > now;
      dot.setAttribute("aria-label", (dots.dataset.step ?? "").replace("{n}", String(place + 1)));
      if (place === now) dot.setAttribute("aria-current", "step");
      dot.onclick = () => go(step.done.slice(0, number));
      return html("li", "", dot);
    }),
  );
}

function showHappened() {
  const box = element("happened");
  box.hidden = step.lines.length === 0;
  const colours = new Map(step.scene.panels.map((panel) => [panel.seat, panel.colour]));
  const lines = step.lines.map((line) => {
    const colour = colours.get(line.seat);
    return html("li", "new", html("p", colour ? `seat-${colour}` : "", line.words));
  });
  box.querySelector("ul")?.replaceChildren(...lines);
}

button("back").onclick = () => {
  const before = step.stations.filter((number) => number < step.done.length).at(-1) ?? 0;
  go(step.done.slice(0, before));
};
button("show").onclick = () => choose(step.right[0]);
button("on").onclick = () => go([...step.done, READ]);
addEventListener("popstate", () => {
  const done = new URLSearchParams(location.search).get("done");
  go(done ? done.split(",") : [], false);
});
addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("button, a, [data-thing], input, [role=menu]")) return;
  const way = { Enter: "on", ArrowRight: "on", ArrowLeft: "back" }[event.key];
  const pressed = way ? button(way) : null;
  if (pressed && !pressed.hidden) pressed.click();
});
show();
