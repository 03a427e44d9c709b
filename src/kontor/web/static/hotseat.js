// Several people at one browser: through whose eyes the page looks now.

/** The seat that said "I am here"; null is nobody's, or the server's own choice. */
let seat = /** @type {number | null} */ (null);

/** @returns {number | null} */
export function eyes() {
  return seat;
}

/** When somebody says who they are, look through their eyes; not before.
 * @param {() => void} look
 */
export function passTheScreen(look) {
  document.addEventListener("click", (event) => {
    const link = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("a[data-seat]"));
    if (!link) return;
    event.preventDefault();
    seat = Number(link.dataset.seat);
    look();
  });
}

/** What the server showed: when it has drawn the curtain, nobody's eyes are open any more. */
export function followCurtain() {
  const state = document.getElementById("state");
  if (state?.dataset.next) seat = null;
}
