// Everything on a table that can be pointed at: what it is, what it does, and which moves hang on it.

/** @typedef {import("./kinds.js").Choice} Choice */
/** @typedef {import("./kinds.js").Wishes} Wishes */

/**
 * @typedef {object} Setting what everything in a container is drawn by: the same object, however often it is drawn
 * @property {Map<string, Choice>} choices the moves that can be made now
 * @property {string[]} colours of the seats
 * @property {Wishes} wishes
 *
 * @typedef {object} Thing
 * @property {string} id
 * @property {string} label
 * @property {string} note
 * @property {string} rule
 * @property {Choice[]} choices the moves that hang on it now
 * @property {Setting} setting
 *
 * @typedef {SVGElement | HTMLElement} Element2D
 */

/** A thing with more moves than this names them in its menu only. */
const MOST_TOLD = 3;
/** Things whose tops differ by less, in pixels, stand in one line. */
const LINE = 40;

/** @type {WeakMap<Element, Thing>} */
const known = new WeakMap();

/**
 * @param {{moves?: string[]}} what
 * @param {Setting} setting
 * @returns {Choice[]} the moves that hang on it now
 */
export function hung(what, setting) {
  return (what.moves ?? []).flatMap((move) => setting.choices.get(move) ?? []);
}

/**
 * Everything that decides how something is drawn, in one text: what is alike need not be drawn again.
 * @param {{moves?: string[]}} what
 * @param {Setting} setting
 */
export function likeness(what, setting) {
  return JSON.stringify([what, hung(what, setting)]);
}

/**
 * Let an element stand for something of a scene.
 * @param {Element} element
 * @param {{id: string, label?: string | null, note?: string | null, rule?: string, moves?: string[]}} what
 * @param {Setting} setting
 */
export function describe(element, what, setting) {
  const choices = hung(what, setting);
  const { id, label, note, rule } = what;
  known.set(element, { id, label: label ?? "", note: note ?? "", rule: rule ?? "", choices, setting });
  const told = choices.length > MOST_TOLD ? [] : choices.map((one) => one.words);
  const name = [told.some((words) => label && words.startsWith(label)) ? "" : label, ...told].filter(Boolean).join(": ");
  element.setAttribute("data-thing", id);
  element.classList.toggle("can", choices.length > 0);
  put(element, "role", name && (choices.length ? "button" : "img"));
  put(element, "aria-label", name);
  put(element, "aria-hidden", name ? "" : "true");
  put(element, "aria-haspopup", choices.length > 1 ? "menu" : "");
  put(element, "tabindex", name && "-1");
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string} value none where it is empty
 */
function put(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/**
 * @param {EventTarget | null} target
 * @returns {Element2D | null} the thing to which it belongs
 */
export function thingAt(target) {
  const found = target instanceof Element ? target.closest("[data-thing]") : null;
  return found && known.has(found) ? /** @type {Element2D} */ (found) : null;
}

/**
 * @param {Element} element
 * @returns {Thing}
 */
export function thingOf(element) {
  return /** @type {Thing} */ (known.get(element));
}

/**
 * @param {string} [more] a further selector
 * @returns {Element2D[]} things that have a name
 */
export function things(more = "") {
  return [.../** @type {NodeListOf<Element2D>} */ (document.querySelectorAll(`[data-thing][aria-label]${more}`))];
}

/** @returns {Element2D[]} those on which a move hangs, in reading order */
export function playable() {
  const places = new Map(things(".can").map((one) => [one, one.getBoundingClientRect()]));
  const line = (/** @type {DOMRect} */ place) => Math.round((place.top + place.height / 2) / LINE);
  const order = [...places].sort(([, a], [, b]) => line(a) - line(b) || a.left - b.left);
  return order.map(([one]) => one);
}
