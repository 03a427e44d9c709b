// Elements that stay the same while what they stand for stays: so that they can travel, and keep the focus.

/** Milliseconds in which something that has gone fades away. */
const FADING = 350;

/**
 * Let the children of a parent be these things in this order.
 * @template {{id: string}} T
 * @template {SVGElement | HTMLElement} E
 * @param {Element} parent
 * @param {T[]} wanted
 * @param {() => E} make
 * @param {(element: E, one: T) => void} draw
 */
export function keep(parent, wanted, make, draw) {
  const present = /** @type {E[]} */ ([...parent.children]).filter((one) => one.dataset.thing);
  const old = new Map(present.map((one) => [one.dataset.thing, one]));
  const drawn = wanted.map((one) => {
    const element = old.get(one.id) ?? make();
    old.delete(one.id);
    draw(element, one);
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
