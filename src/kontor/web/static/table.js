// A table's page: shows what has changed, and does what is asked for through the API.

import { offerAnalysis } from "./analysis.js";
import { Refusal, fields, send } from "./api.js";
import { chooseByKeys, closeConfirm, confirmEnd } from "./choosing.js";
import { runClocks, tick } from "./clock.js";
import { isFilming, playFilm, stopFilm } from "./film.js";
import { hideHints, showHints } from "./hints.js";
import { eyes, followCurtain, passTheScreen } from "./hotseat.js";
import { offerNotices, tellTurn } from "./notify.js";
import { askParts, exchange } from "./parts.js";
import { offerRules } from "./rules.js";
import { notePlaces } from "./scene/motion.js";
import { offerAllChoices, showScene } from "./showing.js";
import { watch } from "./socket.js";
import { markTab, offerTabs } from "./tabs.js";
import { say } from "./words.js";

const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const code = table.dataset.code ?? "";

let isShowing = false;
let isStale = false;
/** Whether the socket has not spoken yet: what it says first, the page mostly knows. */
let isFirst = true;

function state() {
  return /** @type {HTMLElement} */ (document.getElementById("state")).dataset;
}

/** What is being asked, and whom. */
function question() {
  const asked = /** @type {HTMLInputElement | null} */ (document.querySelector("#choices [name=asked]"));
  return `${state().viewer} ${asked?.value}`;
}

/** Show the table as it is; however often it is asked for meanwhile, once more is enough. */
async function showAnew() {
  isStale = true;
  if (isShowing) return;
  isShowing = true;
  try {
    while (isStale) {
      isStale = false;
      const asked = question();
      const parts = await askParts(code, { seat: eyes(), since: Number(state().number), key: table.dataset.key ?? "" });
      const before = notePlaces();
      exchange(parts);
      if (question() !== asked) {
        closeConfirm();
        hideHints();
      }
      if (!isFilming()) showScene(before);
      table.classList.remove("busy");
      followCurtain();
      tick();
      tellTurn(state().turn === "yes", table);
    }
  } catch {
    complain(say("failed"));
  } finally {
    isShowing = false;
    table.classList.remove("busy");
  }
}

function filmQuery() {
  const query = new URLSearchParams({ lang: document.documentElement.lang });
  if (state().viewer) query.set("seat", state().viewer ?? "");
  return query;
}

/** @param {string} text */
function complain(text) {
  const line = /** @type {HTMLElement} */ (document.getElementById("connection"));
  line.textContent = text;
  line.hidden = !text;
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 */
async function act(form, submitter) {
  if (table.classList.contains("busy")) return;
  table.classList.add("busy");
  stopFilm();
  complain("");
  try {
    await send("POST", `/api/tables/${code}/${form.dataset.api}`, fields(form, submitter));
    if (form.dataset.api === "messages") form.reset();
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    complain(problem.message);
  }
  await showAnew();
}

table.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const submitter = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (form.dataset.mute) {
    event.preventDefault();
    await send("PUT", `/api/mutes/${form.dataset.mute}`);
    await showAnew();
  } else if (form.dataset.api) {
    event.preventDefault();
    const isLast = submitter !== null && "ends" in submitter.dataset && table.dataset.confirms === "yes";
    if (isLast) confirmEnd(submitter, () => act(form, submitter));
    else act(form, submitter);
  }
});

table.addEventListener("click", async (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("button"));
  if (button?.dataset.hint) showHints(code, Number(button.dataset.hint));
  if (button && "film" in button.dataset) playFilm(`/t/${code}/film?${filmQuery()}`, () => showScene());
  if (button?.dataset.copy) {
    const field = /** @type {HTMLInputElement} */ (document.getElementById(button.dataset.copy));
    field.select();
    await navigator.clipboard?.writeText(field.value);
    button.textContent = say("copied");
  }
});

document.querySelector("#notices [name=confirms]")?.addEventListener("change", async (event) => {
  const box = /** @type {HTMLInputElement} */ (event.target);
  table.dataset.confirms = box.checked ? "yes" : "";
  await send("PATCH", "/api/me", { confirms: box.checked });
});

watch(code, {
  seen: () => Number(state().number),
  hear: (kind, number) => {
    const isKnown = isFirst && kind === "changed" && state().status === "playing" && number === Number(state().number);
    isFirst = false;
    if (kind === "gone") complain(say("gone"));
    else if (!isKnown) showAnew();
    if (kind === "message") markTab("chat");
  },
  state: (isConnected) => complain(isConnected ? "" : say("reconnecting")),
});

offerTabs("log");
offerRules();
offerAllChoices();
showScene();
runClocks();
chooseByKeys();
offerNotices();
offerAnalysis();
passTheScreen(showAnew);
tellTurn(state().turn === "yes", table);
