// Small cards beside what they are about, inside the window.

/** @typedef {{x: number, y: number}} Point */

const GAP = 8;

/**
 * @param {HTMLElement} card already in the page
 * @param {Element} anchor
 * @param {Point | null} [pointer] that is about to click, and must not hit the card
 */
export function placeBeside(card, anchor, pointer = null) {
  let place = beside(anchor.getBoundingClientRect(), card);
  // What fills the window leaves no room beside it, but beside the pointer there is some.
  if (pointer && isIn(place, pointer)) place = beside(new DOMRect(pointer.x, pointer.y), card);
  card.style.left = `${place.left}px`;
  card.style.top = `${place.top}px`;
}

/**
 * Below something, or above it where there is no room below.
 * @param {DOMRect} about
 * @param {HTMLElement} card
 */
function beside(about, { offsetWidth: width, offsetHeight: height }) {
  const below = about.bottom + GAP;
  const above = about.top - GAP - height;
  const top = below + height <= innerHeight - GAP || above < GAP ? below : above;
  const left = about.left + about.width / 2 - width / 2;
  return new DOMRect(clamp(left, GAP, innerWidth - GAP - width), clamp(top, GAP, innerHeight - GAP - height), width, height);
}

/**
 * @param {DOMRect} place
 * @param {Point} point
 */
function isIn(place, { x, y }) {
  return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
export function clamp(value, least, most) {
  return Math.max(least, Math.min(most, value));
}
