// The parts of a table's page that change: asked for anew, and put in place of the old ones where they differ.

import { showTimes } from "./times.js";

/** How the server wrote each part last, to see what has changed. */
const known = new Map();

/**
 * The parts as they are now.
 * @param {string} code
 * @param {{seat: number | null, since: number, key: string}} wish
 */
export async function askParts(code, wish) {
  const query = new URLSearchParams({ since: String(wish.since), lang: document.documentElement.lang });
  if (wish.seat !== null) query.set("seat", String(wish.seat));
  if (wish.key) query.set("key", wish.key);
  const answer = await fetch(`/t/${code}/parts?${query}`);
  if (!answer.ok) throw new Error(answer.statusText);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  return [.../** @type {NodeListOf<HTMLElement>} */ (fresh.querySelectorAll("[data-part]"))];
}

/** @param {HTMLElement[]} parts */
export function exchange(parts) {
  for (const part of parts) put(part);
}

/** @param {HTMLElement} part */
function put(part) {
  const old = document.getElementById(part.id);
  if (!old) return;
  if (part.id === "log") {
    extendLog(old, part);
    return;
  }
  const text = part.outerHTML;
  if (known.get(part.id) === text) return;
  known.set(part.id, text);
  const hadFocus = old.contains(document.activeElement) && document.activeElement !== old;
  old.replaceWith(part);
  showTimes(part);
  if (part.id === "chat") part.scrollTop = part.scrollHeight;
  if (hadFocus) {
    const target = /** @type {HTMLElement} */ (part.querySelector("button, a") ?? part);
    target.focus({ preventScroll: true });
  }
}

/**
 * Keep what is still true of the log, and add what is new.
 * @param {HTMLElement} old
 * @param {HTMLElement} part
 */
function extendLog(old, part) {
  let kept = Number(part.dataset.from);
  const lines = [...part.children];
  while (lines.length && old.children[kept]?.outerHTML === lines[0].outerHTML) {
    lines.shift();
    kept += 1;
  }
  const isNew = old.children.length > 0;
  while (old.children.length > kept) old.lastElementChild?.remove();
  for (const line of lines) {
    line.classList.toggle("new", isNew);
    line.addEventListener("animationend", () => line.removeAttribute("class"), { once: true });
    old.append(line);
  }
  if (lines.length) old.scrollTop = old.scrollHeight;
}
