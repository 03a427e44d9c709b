// Times by the reader's own clock and in their language.

/** @param {ParentNode} root */
export function showTimes(root) {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const time of root.querySelectorAll("time[datetime]")) {
    time.textContent = format.format(new Date(/** @type {HTMLTimeElement} */ (time).dateTime));
  }
}
