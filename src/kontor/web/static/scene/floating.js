// Small cards beside what they are about, inside the window.

const GAP = 8;

/**
 * @param {HTMLElement} card already in the page
 * @param {Element} anchor
 */
export function placeBeside(card, anchor) {
  const about = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const below = about.bottom + GAP;
  const above = about.top - GAP - height;
  const top = below + height <= innerHeight - GAP || above < GAP ? below : above;
  const left = about.left + about.width / 2 - width / 2;
  card.style.left = `${clamp(left, GAP, innerWidth - GAP - width)}px`;
  card.style.top = `${clamp(top, GAP, innerHeight - GAP - height)}px`;
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
export function clamp(value, least, most) {
  return Math.max(least, Math.min(most, value));
}
