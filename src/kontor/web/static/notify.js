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

/**
 * Strokes made on the spot: each has a pitch, a beginning, and a length in seconds.
 * @param {number[][]} strokes
 */
function strike(strokes) {
  const audio = new AudioContext();
  for (const [pitch, start, length] of strokes) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const at = audio.currentTime + start;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.15, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length + 0.1);
  }
  setTimeout(() => audio.close(), 1500);
}

/** Two soft strokes of a bell. */
function ring() {
  strike([[659, 0, 0.9], [880, 0.18, 0.9]]);
}

/** A piece is put down on wood, for those who want to hear it. */
export function knock() {
  if (wants("sound")) strike([[170, 0, 0.09], [95, 0.01, 0.12]]);
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
