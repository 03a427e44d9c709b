// The chart of a finished game: asked for once, and waited for.

import { say } from "./words.js";

const PAUSE = 2500;

/** @param {HTMLElement} figure */
function remembered(figure) {
  return `kontor ${figure.dataset.analysis}`;
}

/** @param {HTMLElement} figure */
async function analyse(figure) {
  sessionStorage.setItem(remembered(figure), "yes");
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  status.textContent = say("analysing");
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
  const link = document.createElement("a");
  const picture = document.createElement("img");
  picture.src = link.href = figure.dataset.picture ?? "";
  picture.alt = say("chart");
  link.append(picture);
  status.replaceWith(link);
}

/** Let every button that asks for an analysis do so; one that was asked for stays for as long as the tab is open. */
export function offerAnalysis() {
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
