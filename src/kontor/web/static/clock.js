// Clocks that run in the browser between two looks at the table.

const DAY = 86400;
const HOUR = 3600;
const SHORT = 30;

/** When a clock was written by the server, by this machine's clock. */
const born = new WeakMap();

/** @param {number} seconds */
function spell(seconds) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const whole = Math.max(0, Math.floor(seconds));
  const [days, hours, minutes] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR), Math.floor((whole % HOUR) / 60)];
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}

function tick() {
  for (const clock of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-seconds]"))) {
    if (!born.has(clock)) born.set(clock, performance.now());
    const passed = "running" in clock.dataset ? (performance.now() - born.get(clock)) / 1000 : 0;
    const left = Number(clock.dataset.seconds) - passed;
    clock.textContent = spell(left);
    clock.classList.toggle("short", left < SHORT && "running" in clock.dataset);
  }
}

export function runClocks() {
  tick();
  setInterval(tick, 500);
}

export { tick };
