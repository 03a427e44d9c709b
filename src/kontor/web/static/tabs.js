// Tabs: one of several panes at a time, by click and by arrow keys.

const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** @returns {HTMLElement[]} */
function tabs() {
  return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[role=tab]"))];
}

/** @param {string} name */
export function openTab(name) {
  for (const tab of tabs()) {
    const isOpen = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", String(isOpen));
    tab.tabIndex = isOpen ? 0 : -1;
    if (isOpen) tab.classList.remove("unread");
    const pane = /** @type {HTMLElement} */ (document.getElementById(tab.getAttribute("aria-controls") ?? ""));
    pane.hidden = !isOpen;
    if (isOpen) for (const list of pane.querySelectorAll(".log, .chat")) list.scrollTop = list.scrollHeight;
  }
}

/**
 * Something is new behind a tab.
 * @param {string} name
 */
export function markTab(name) {
  const tab = document.getElementById(`tab-${name}`);
  if (tab?.getAttribute("aria-selected") === "false") tab.classList.add("unread");
}

/** @param {string} first the tab that is open at first */
export function offerTabs(first) {
  for (const tab of tabs()) tab.addEventListener("click", () => openTab(tab.id.replace("tab-", "")));
  document.querySelector("[role=tablist]")?.addEventListener("keydown", (event) => {
    const step = STEPS[/** @type {keyof typeof STEPS} */ (/** @type {KeyboardEvent} */ (event).key)];
    if (!step) return;
    const at = tabs().findIndex((one) => one === document.activeElement);
    const next = tabs().at((at + step) % tabs().length);
    next?.click();
    next?.focus();
  });
  openTab(first);
}
