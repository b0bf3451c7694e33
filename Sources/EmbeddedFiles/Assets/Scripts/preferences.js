// What she asked her device for, or Corgina in Settings.
const root = document.documentElement;

export const isStill = () => root.dataset.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;

export const isSolid = () =>
  root.dataset.transparency === "reduced" || root.dataset.contrast === "more" ||
  matchMedia("(prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active)").matches;
