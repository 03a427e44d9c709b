// Asking the server to do something.

import { say } from "./words.js";

/** What the server did not want to do, in a sentence. */
export class Refusal extends Error {}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Response>}
 */
export async function send(method, path, body) {
  const token = document.getElementById("state")?.dataset.csrf ?? "";
  const lang = document.documentElement.lang;
  const separator = path.includes("?") ? "&" : "?";
  let answer;
  try {
    answer = await fetch(`${path}${separator}lang=${lang}`, {
      method,
      headers: { "content-type": "application/json", "x-csrftoken": token },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(say("failed"));
  }
  if (!answer.ok) throw new Refusal((await reason(answer)) || say("failed"));
  return answer;
}

/**
 * @param {Response} answer
 * @returns {Promise<string>}
 */
async function reason(answer) {
  try {
    const detail = String((await answer.json()).detail ?? "");
    return detail.charAt(0).toUpperCase() + detail.slice(1);
  } catch {
    return "";
  }
}

/**
 * The fields of a form as the API wants them: numbers as numbers, and nothing that is only for forms.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 */
export function fields(form, submitter) {
  const all = new FormData(form, submitter);
  all.delete("_csrf_token");
  return Object.fromEntries(
    [...all].map(([name, value]) => [name, ["seat", "asked"].includes(name) ? Number(value) : value]),
  );
}
