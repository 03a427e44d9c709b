// The lobby keeps itself up to date while somebody looks at it, and shows by its icon that a table waits for them.

const PAUSE = 15000;
const icon = /** @type {HTMLLinkElement} */ (document.getElementById("icon"));
const plainIcon = icon.href;

function showTurn() {
  icon.href = document.getElementById("mine")?.dataset.turn || plainIcon;
}

async function lookAgain() {
  const answer = await fetch("/").catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of ["mine", "others"]) {
    const [old, part] = [document.getElementById(id), fresh.getElementById(id)];
    if (old && part && old.innerHTML !== part.innerHTML && !old.contains(document.activeElement)) old.replaceWith(part);
  }
  showTurn();
}

showTurn();
setInterval(lookAgain, PAUSE);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") lookAgain();
});
