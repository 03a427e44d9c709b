// Playing on the board itself: by mouse, finger and keys.

import { explain, hideCard } from "./explaining.js";
import { openMenu } from "./menu.js";
import { playable, thingAt, thingOf, things } from "./things.js";

/** @typedef {import("./things.js").Element2D} Element2D */

/** A tap that misses what can be played by less than so many pixels is meant for it. */
const REACH = 22;
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element2D} element */
function play(element) {
  const { label, choices, setting } = thingOf(element);
  const pick = (/** @type {string} */ move) => setting.wishes.onMove?.(move, element);
  hideCard();
  if (choices.length === 1) pick(choices[0].move);
  else if (choices.length > 1) openMenu(element, label, choices, pick);
  else explain(element);
}

/**
 * @param {DOMRect} rect
 * @param {number} x
 * @param {number} y
 */
function distance(rect, x, y) {
  return Math.hypot(Math.max(rect.left - x, 0, x - rect.right), Math.max(rect.top - y, 0, y - rect.bottom));
}

/**
 * What a click is meant for: what it hits, or what can be played close by.
 * @param {MouseEvent} event
 */
function meant(event) {
  const hit = thingAt(event.target);
  if (hit?.classList.contains("can") || !(event.target instanceof Element && event.target.closest(".board"))) return hit;
  const near = playable()
    .filter((one) => !one.classList.contains("zone"))
    .map((one) => ({ one, away: distance(one.getBoundingClientRect(), event.clientX, event.clientY) }))
    .sort((a, b) => a.away - b.away)[0];
  return near && near.away <= REACH ? near.one : hit;
}

/**
 * The nearest thing in a direction; what lies aside counts double.
 * @param {Element2D} from
 * @param {number[]} way
 * @param {Element2D[]} others
 */
function neighbour(from, [dx, dy], others) {
  const centre = (/** @type {Element} */ one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const other of others) {
    const [ox, oy] = centre(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (other !== from && along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = other;
    }
  }
  return best;
}

/** @param {KeyboardEvent} event */
function steer(event) {
  const at = thingAt(event.target);
  if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
  const way = WAYS[/** @type {keyof typeof WAYS} */ (event.key)];
  if (way) {
    event.preventDefault();
    const can = playable();
    const next = neighbour(at, way, event.shiftKey || can.length === 0 ? things() : can);
    if (next) goTo(next);
  } else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    play(at);
  }
}

/** @param {Element2D} element */
function goTo(element) {
  settle(element);
  element.focus();
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * Let the tab key find one thing of all that can be played: this one, or the first.
 * @param {Element2D} [chosen]
 */
export function settle(chosen) {
  const can = playable();
  const stop = chosen ?? can.find((one) => one === document.activeElement) ?? can[0] ?? things()[0];
  for (const one of things("[tabindex='0']")) one.setAttribute("tabindex", "-1");
  stop?.setAttribute("tabindex", "0");
}

export function playOnBoards() {
  document.addEventListener("click", (event) => {
    const thing = meant(event);
    if (thing) play(thing);
  });
  document.addEventListener("keydown", steer);
}
