// Light or dark: set before anything is drawn, as it was chosen last; without a choice the machine's own.

(() => {
  const root = document.documentElement;
  const chosen = localStorage.getItem("kontor-theme");
  if (chosen) root.dataset.theme = chosen;
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest("[data-switch-theme]"))) return;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    localStorage.setItem("kontor-theme", root.dataset.theme);
  });
})();
