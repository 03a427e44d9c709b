// What happened since my last choice, played back scene by scene with the words of the log.

import { paint } from "./showing.js";
import { html } from "./scene/svg.js";
import { say } from "./words.js";

/** @typedef {{lines: {seat: number, words: string}[], scene: import("./scene/kinds.js").Scene}} Still */

/** Milliseconds for which a still is shown, and more for every letter to read. */
const PAUSE = 1100;
const LETTER = 22;
const LONGEST = 5000;

/** Ends the film that is running. */
let stop = () => {};
let isRunning = false;

export function isFilming() {
  return isRunning;
}

export function stopFilm() {
  stop();
}

/**
 * @param {string} address of the film
 * @param {() => void} goOn shows the table as it is now
 */
export async function playFilm(address, goOn) {
  if (isRunning) return;
  isRunning = true;
  const bar = /** @type {HTMLElement} */ (document.getElementById("film"));
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(answer.statusText);
    /** @type {Still[]} */
    const stills = await answer.json();
    let isOver = false;
    let wake = () => {};
    stop = () => {
      isOver = true;
      wake();
    };
    const end = html("button", "", say("film-stop"));
    end.type = "button";
    end.onclick = stop;
    bar.onkeydown = (event) => event.key === "Escape" && stop();
    for (const [at, still] of stills.entries()) {
      const told = still.lines.map((line) => line.words).join(" ");
      paint(still.scene, []);
      if (at === 0) continue;
      const count = html("span", "at", say("film-step", { at, count: stills.length - 1 }));
      bar.replaceChildren(count, html("p", "question", told), end);
      bar.hidden = false;
      if (at === 1) end.focus({ preventScroll: true });
      await new Promise((resolve) => {
        wake = () => resolve(null);
        setTimeout(wake, Math.min(LONGEST, PAUSE + LETTER * told.length));
      });
      if (isOver) break;
    }
  } finally {
    const hadFocus = bar.contains(document.activeElement);
    bar.hidden = true;
    isRunning = false;
    stop = () => {};
    goOn();
    if (hadFocus) /** @type {HTMLElement | null} */ (document.querySelector("[data-film]"))?.focus({ preventScroll: true });
  }
}
