// Where a person clicks to make a move: on the thing on which it hangs, else on its button. Without a scene, at the table
// that the page shows.
({ scene, offered, move }) => {
  scene ??= JSON.parse(document.getElementById("scene").textContent);
  offered ??= [...document.querySelectorAll("#choices [name=move]")].map((one) => one.value);
  const parts = [scene, ...scene.shelves, ...scene.panels];
  const things = [...parts.flatMap((part) => part.pieces), ...scene.zones];
  const thing = things.find((one) => one.moves?.includes(move));
  const hung = thing ? thing.moves.filter((one) => offered.includes(one)) : [];
  const selector = thing ? `[data-thing="${CSS.escape(thing.id)}"]` : `button[value="${CSS.escape(move)}"]`;
  const element = document.querySelector(selector);
  if (!element) return null;
  const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.03, 0.97];
  // In a low window the question may lie over the middle: people scroll until they see what they want.
  for (const block of ["center", "end", "start"]) {
    element.scrollIntoView({ block, inline: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = steps.flatMap((down) => steps.map((right) => ({ x: left + right * width, y: top + down * height })));
    const point = points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
    if (point) return { ...point, item: hung.length > 1 ? hung.indexOf(move) : -1, isHung: hung.length > 0 };
  }
  return null;
};
