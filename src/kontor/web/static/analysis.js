// The chart of a finished game: asked for once, waited for, and good for jumping about in a replay.

import { html } from "./scene/svg.js";
import { say } from "./words.js";

/** @typedef {{left: number, width: number, top: number, height: number}} Plot where the course lies, in parts of the chart's width */

const PAUSE = 2500;

/** How far through the game we are, from 0 to 1. */
let now = 0;
/** @type {((part: number) => void) | undefined} */
let jumpTo;

/** @param {HTMLElement} figure */
function remembered(figure) {
  return `kontor ${figure.dataset.analysis}`;
}

/** @param {HTMLElement} figure */
async function analyse(figure) {
  sessionStorage.setItem(remembered(figure), "yes");
  const status = html("p", "", say("analysing"));
  status.setAttribute("role", "status");
  figure.querySelector("button")?.replaceWith(status);
  for (;;) {
    const answer = await fetch(figure.dataset.analysis ?? "").catch(() => null);
    if (answer?.status === 200) break;
    if (answer && answer.status !== 202 && answer.status !== 429) {
      status.textContent = say("failed");
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  status.replaceWith(chart(figure));
  markChart(now);
}

/** @param {HTMLElement} figure */
function chart(figure) {
  const picture = html("img");
  picture.src = figure.dataset.picture ?? "";
  picture.alt = say("chart");
  const plot = /** @type {Plot | null} */ (JSON.parse(figure.dataset.plot ?? "null"));
  if (!plot) {
    const link = html("a", "", picture);
    link.href = picture.src;
    return link;
  }
  const box = html("div", "chart", picture, html("span", "cursor"));
  box.onclick = (event) => {
    const { left, width } = box.getBoundingClientRect();
    const part = ((event.clientX - left) / width - plot.left) / plot.width;
    if (part > -0.02 && part < 1.02) jumpTo?.(Math.min(1, Math.max(0, part)));
  };
  return box;
}

/**
 * Show on the chart how far through the game we are.
 * @param {number} part from 0 to 1
 */
export function markChart(part) {
  now = part;
  const cursor = /** @type {HTMLElement | null} */ (document.querySelector(".chart .cursor"));
  const figure = /** @type {HTMLElement | null | undefined} */ (cursor?.closest("figure"));
  if (!cursor || !figure) return;
  const plot = /** @type {Plot} */ (JSON.parse(figure.dataset.plot ?? "null"));
  cursor.style.left = `${100 * (plot.left + plot.width * part)}%`;
  cursor.style.top = `${100 * plot.top}cqw`;
  cursor.style.height = `${100 * plot.height}cqw`;
}

/**
 * Let every button that asks for an analysis do so; one that was asked for stays for as long as the tab is open.
 * @param {(part: number) => void} [jump] goes to a part of the game, where there is something to jump in
 */
export function offerAnalysis(jump) {
  jumpTo = jump;
  for (const one of document.querySelectorAll("figure[data-analysis]")) {
    const figure = /** @type {HTMLElement} */ (one);
    if (sessionStorage.getItem(remembered(figure))) analyse(figure);
  }
  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("[data-analyse]");
    const figure = /** @type {HTMLElement | null} */ (button?.closest("figure") ?? null);
    if (figure) analyse(figure);
  });
}
