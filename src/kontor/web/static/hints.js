// Advice for whoever asks for it.

import { Refusal, send } from "./api.js";
import { say } from "./words.js";

/**
 * @param {string} code
 * @param {number} seat
 */
export async function showHints(code, seat) {
  const box = /** @type {HTMLElement} */ (document.getElementById("hints"));
  box.hidden = false;
  box.textContent = say("thinking");
  try {
    const hints = await (await send("POST", `/api/tables/${code}/hint`, { seat })).json();
    const list = document.createElement("ol");
    for (const hint of hints) {
      const line = document.createElement("li");
      line.textContent = say("hint", { words: hint.words, percent: Math.round(100 * hint.expected) });
      if (hint.then.length) {
        const more = document.createElement("p");
        more.className = "faint";
        more.textContent = say("then", { steps: hint.then.map((/** @type {{words: string}} */ step) => step.words).join(" ") });
        line.append(more);
      }
      list.append(line);
    }
    box.replaceChildren(list);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    box.textContent = problem.message;
  }
}

export function hideHints() {
  const box = document.getElementById("hints");
  if (box) box.hidden = true;
}
