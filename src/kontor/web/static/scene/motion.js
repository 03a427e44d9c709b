// Showing what changed: things fly from where they were to where they are, and numbers count up.

import { svg } from "./svg.js";
import { things } from "./things.js";

/** @typedef {import("./things.js").Element2D} Element2D */
/** @typedef {{rect: DOMRect, row: DOMRect | undefined, home: string, transform: string, count: string}} Place */
/** @typedef {Map<string, Place>} Places */
/** @typedef {Map<Element, DOMRect>} Rows */

const FLIGHT = { duration: 380, easing: "cubic-bezier(.2, .7, .3, 1)" };
/** Less than so many pixels is no journey. */
const NEAR = 5;
const HOMES = ["board", "shelves", "counters"];

export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {Element2D} element */
function homeOf(element) {
  return HOMES.find((one) => element.closest(`.${one}`)) ?? "";
}

/** @returns {Places} where everything is now */
export function notePlaces() {
  if (isStill() || document.visibilityState !== "visible") return new Map();
  const rows = new Map();
  return new Map(things(":not(.zone)").map((one) => [one.dataset.thing ?? "", placeOf(one, rows)]));
}

/**
 * @param {Element2D} element
 * @param {Rows} rows
 * @returns {Place}
 */
function placeOf(element, rows) {
  return {
    rect: element.getBoundingClientRect(),
    row: rowOf(element, rows),
    home: homeOf(element),
    transform: element.style.transform,
    count: element.querySelector(".count")?.textContent ?? "",
  };
}

/**
 * Where the row is in which something stands: the same for all of it.
 * @param {Element2D} element
 * @param {Rows} rows that were looked at before
 */
function rowOf(element, rows) {
  const parent = element.parentElement;
  if (!parent || element instanceof SVGElement) return undefined;
  const row = rows.get(parent) ?? parent.getBoundingClientRect();
  rows.set(parent, row);
  return row;
}

/**
 * @param {Places} before
 * @returns {boolean} whether anything moved
 */
export function showChanges(before) {
  if (before.size === 0 || isStill()) return false;
  const rows = new Map();
  const moved = things(":not(.zone)").map((element) => {
    const was = before.get(element.dataset.thing ?? "");
    if (!was) return element.classList.contains("fresh");
    countUp(element, was.count);
    return travel(element, was, rows);
  });
  return moved.includes(true);
}

/**
 * @param {Element2D} element
 * @param {Place} was
 * @param {Rows} rows
 * @returns {boolean} whether it is elsewhere now
 */
function travel(element, was, rows) {
  if (homeOf(element) !== was.home) {
    fly(element, was.rect, element.getBoundingClientRect());
    return true;
  }
  const isOnBoard = element instanceof SVGElement;
  const from = isOnBoard ? was.transform : shift(was, placeOf(element, rows));
  const to = isOnBoard ? element.style.transform : "none";
  if (from === to) return false;
  element.animate([{ transform: from }, { transform: to }], FLIGHT);
  return true;
}

/**
 * How far something has moved in its row, whatever has become of the row.
 * @param {Place} was
 * @param {Place} now
 */
function shift(was, now) {
  const inRow = (/** @type {Place} */ one) => [one.rect.left - (one.row?.left ?? 0), one.rect.top - (one.row?.top ?? 0)];
  const [[x, y], [toX, toY]] = [inRow(was), inRow(now)];
  return Math.hypot(x - toX, y - toY) < NEAR ? "none" : `translate(${x - toX}px, ${y - toY}px)`;
}

/**
 * Over everything else, because boards and shelves hide what leaves them.
 * @param {Element2D} element
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function fly(element, from, to) {
  const flyer = portrait(element);
  flyer.style.width = `${to.width}px`;
  flyer.style.height = `${to.height}px`;
  document.body.append(flyer);
  const at = (/** @type {DOMRect} */ one) => `translate(${one.left}px, ${one.top}px)`;
  const scale = `scale(${from.width / (to.width || 1)}, ${from.height / (to.height || 1)})`;
  element.classList.add("away");
  const flight = flyer.animate([{ transform: `${at(from)} ${scale}` }, { transform: at(to) }], FLIGHT);
  flight.finished.finally(() => {
    flyer.remove();
    element.classList.remove("away");
  });
}

/** @param {Element2D} element */
function portrait(element) {
  const look = `flyer ${[...element.classList].filter((one) => /^(seat|look)-/.test(one)).join(" ")}`;
  const drawn = element.querySelector("svg");
  if (drawn) {
    const copy = /** @type {SVGSVGElement} */ (drawn.cloneNode(true));
    copy.setAttribute("class", look);
    return copy;
  }
  const [w, h] = (element.dataset.size ?? "40 40").split(" ");
  const art = element.querySelector(".lift > g")?.cloneNode(true) ?? "";
  return svg("svg", { class: look, viewBox: `${-Number(w) / 2} ${-Number(h) / 2} ${w} ${h}` }, art);
}

/**
 * @param {Element2D} element
 * @param {string} before
 */
function countUp(element, before) {
  const shown = element.querySelector(".count");
  const [from, to] = [Number(before), Number(shown?.textContent)];
  if (!shown || before === "" || from === to) return;
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    const part = Math.min(1, (now - start) / FLIGHT.duration);
    shown.textContent = String(Math.round(from + (to - from) * part));
    if (part < 1) requestAnimationFrame(step);
  };
  shown.textContent = String(from);
  requestAnimationFrame(step);
}
