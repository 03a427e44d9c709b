// Everything on a table that can be pointed at: what it is, what it does, and which moves hang on it.

/** @typedef {import("./kinds.js").Choice} Choice */

/**
 * @typedef {object} Thing
 * @property {string} id
 * @property {string} label
 * @property {string} note
 * @property {string} rule
 * @property {Choice[]} choices the moves that hang on it now
 */

/** @type {WeakMap<Element, Thing>} */
const known = new WeakMap();

/**
 * Let an element stand for something of a scene.
 * @param {Element} element
 * @param {{id: string, label?: string | null, note?: string | null, rule?: string, moves?: string[]}} what
 * @param {Map<string, Choice>} choices
 */
export function describe(element, what, choices) {
  const hung = (what.moves ?? []).flatMap((move) => choices.get(move) ?? []);
  const thing = { id: what.id, label: what.label ?? "", note: what.note ?? "", rule: what.rule ?? "", choices: hung };
  known.set(element, thing);
  element.setAttribute("data-thing", what.id);
  element.classList.toggle("can", hung.length > 0);
  const told = [thing.label, ...(hung.length > 3 ? [] : hung.map((one) => one.words))].filter(Boolean).join(": ");
  if (told) {
    element.setAttribute("role", hung.length ? "button" : "img");
    element.setAttribute("aria-label", told);
    element.removeAttribute("aria-hidden");
  } else {
    element.removeAttribute("role");
    element.removeAttribute("aria-label");
    element.setAttribute("aria-hidden", "true");
  }
  if (hung.length > 1) element.setAttribute("aria-haspopup", "menu");
  else element.removeAttribute("aria-haspopup");
  if (told) element.setAttribute("tabindex", "-1");
  else element.removeAttribute("tabindex");
}

/**
 * @param {EventTarget | null} target
 * @returns {SVGElement | HTMLElement | null} the thing to which it belongs
 */
export function thingAt(target) {
  return target instanceof Element ? target.closest("[data-thing]") : null;
}

/**
 * @param {Element} element
 * @returns {Thing}
 */
export function thingOf(element) {
  return /** @type {Thing} */ (known.get(element));
}

/**
 * @param {boolean} [onlyPlayable] only those on which a move hangs
 * @returns {(SVGElement | HTMLElement)[]} in reading order
 */
export function things(onlyPlayable = false) {
  const found = /** @type {(SVGElement | HTMLElement)[]} */ ([
    ...document.querySelectorAll(onlyPlayable ? "[data-thing].can" : "[data-thing][aria-label]"),
  ]);
  const places = new Map(found.map((one) => [one, one.getBoundingClientRect()]));
  const line = (/** @type {SVGElement | HTMLElement} */ one) => Math.round((places.get(one)?.top ?? 0) / 40);
  return found.sort((a, b) => line(a) - line(b) || (places.get(a)?.left ?? 0) - (places.get(b)?.left ?? 0));
}
