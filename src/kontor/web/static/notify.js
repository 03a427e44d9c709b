// Telling somebody that it is their turn: title and icon always, a notification and a sound if they want.

import { say } from "./words.js";

const WISHES = ["notify", "sound"];
let wasMine = false;
const plainTitle = document.title;

/** @param {string} wish */
function wants(wish) {
  return localStorage.getItem(`kontor-${wish}`) === "yes";
}

/** Let the boxes show what is remembered, and remember what they show. */
export function offerNotices() {
  for (const wish of WISHES) {
    const box = /** @type {HTMLInputElement | null} */ (document.querySelector(`#notices [name=${wish}]`));
    if (!box) continue;
    box.checked = wants(wish) && (wish !== "notify" || globalThis.Notification?.permission === "granted");
    box.addEventListener("change", async () => {
      if (wish === "notify" && box.checked) {
        box.checked = (await globalThis.Notification?.requestPermission()) === "granted";
      }
      localStorage.setItem(`kontor-${wish}`, box.checked ? "yes" : "no");
      if (wish === "sound" && box.checked) ring();
    });
  }
}

/** Two soft strokes of a bell, made on the spot. */
function ring() {
  const audio = new AudioContext();
  for (const [pitch, start] of [[659, 0], [880, 0.18]]) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const at = audio.currentTime + start;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.15, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 1);
  }
  setTimeout(() => audio.close(), 1500);
}

/**
 * @param {boolean} isMine whether somebody at this browser has to choose
 * @param {HTMLElement} table
 */
export function tellTurn(isMine, table) {
  const icon = /** @type {HTMLLinkElement} */ (document.getElementById("icon"));
  document.title = isMine ? `● ${say("notice")} ${plainTitle}` : plainTitle;
  icon.href = (isMine ? table.dataset.iconTurn : table.dataset.icon) ?? icon.href;
  if (isMine && !wasMine && document.visibilityState !== "visible") {
    if (wants("sound")) ring();
    if (wants("notify") && globalThis.Notification?.permission === "granted") {
      const notice = new Notification(table.dataset.title ?? "Kontor", { body: say("notice"), tag: table.dataset.code });
      notice.onclick = () => {
        focus();
        notice.close();
      };
    }
  }
  wasMine = isMine;
}
