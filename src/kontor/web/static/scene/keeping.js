// Elements that stay the same while what they stand for stays: so that they can travel, and keep the focus.

import { likeness } from "./things.js";

/** Milliseconds in which something that has gone fades away. */
const FADING = 350;

/** @type {WeakMap<Element, string>} what each element was drawn by */
const drawnBy = new WeakMap();

/**
 * Let the children of a parent be these things in this order; what is as it was is left alone.
 * @template {{id: string, moves?: string[]}} T
 * @template {SVGElement | HTMLElement} E
 * @param {Element} parent
 * @param {T[]} wanted
 * @param {() => E} make
 * @param {(element: E, one: T) => void} draw
 * @param {import("./things.js").Setting} setting
 */
export function keep(parent, wanted, make, draw, setting) {
  const present = /** @type {E[]} */ ([...parent.children]).filter((one) => one.dataset.thing);
  const old = new Map(present.map((one) => [one.dataset.thing, one]));
  const drawn = wanted.map((one) => {
    const element = old.get(one.id) ?? make();
    old.delete(one.id);
    const alike = likeness(one, setting);
    if (drawnBy.get(element) !== alike) draw(element, one);
    drawnBy.set(element, alike);
    return element;
  });
  for (const gone of old.values()) leave(gone);
  for (const [place, element] of drawn.entries()) {
    if (parent.children[place] !== element) parent.insertBefore(element, parent.children[place] ?? null);
  }
}

/** @param {SVGElement | HTMLElement} element */
function leave(element) {
  if (element instanceof HTMLElement) {
    element.remove();
    return;
  }
  delete element.dataset.thing;
  element.classList.add("leaving");
  setTimeout(() => element.remove(), FADING);
}
