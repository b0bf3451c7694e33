// Real refraction where the browser can draw it: a lens map of flooded slabs, blurred, displaces what lies behind the rim.
import { isSolid } from "./preferences.js";

const SVG = "http://www.w3.org/2000/svg";
const canRefract = Boolean(navigator.userAgentData) && CSS.supports("backdrop-filter", "url(#a)");
let sizes;

export function enhanceGlass(root) {
  if (!canRefract || isSolid()) return;
  sizes ??= new ResizeObserver(entries => { for (const { target } of entries) bend(target); });
  for (const glass of root.querySelectorAll(".glass:not(.glass--thick)")) sizes.observe(glass);
}

// The lenses made so far. They stay while pages come and go: glass of the same size takes the same one.
function lenses() {
  const made = document.getElementById("lenses");
  if (made) return made;
  const drawing = make("svg", { id: "lenses", "aria-hidden": "true", width: 0, height: 0, class: "lenses" });
  document.documentElement.append(drawing);
  return drawing;
}

function make(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function bend(glass) {
  const width = Math.round(glass.offsetWidth), height = Math.round(glass.offsetHeight);
  if (!glass.isConnected) sizes.unobserve(glass);
  if (!width || !height || !glass.isConnected) return;
  const id = `lens-${width}-${height}`;
  if (!document.getElementById(id)) lenses().append(lens(id, width, height));
  glass.style.setProperty("--lens", `url(#${id})`);
  glass.classList.add("has-lens");
}

function lens(id, width, height) {
  const bevel = Math.min(26, Math.min(width, height) * .26), thin = bevel * .62;
  const slab = (color, x, y, w, h, result) => make("feFlood", { "flood-color": color, x, y, width: w, height: h, result });
  const parts = ["still", "left", "right", "top", "bottom"];
  return make("filter", { id, "color-interpolation-filters": "sRGB" },
    make("feFlood", { "flood-color": "#808080", result: "still" }),
    slab("#ff8080", 0, 0, thin, height, "left"), slab("#008080", width - thin, 0, thin, height, "right"),
    slab("#80ff80", thin * .5, 0, width - thin, thin, "top"), slab("#800080", thin * .5, height - thin, width - thin, thin, "bottom"),
    make("feMerge", { result: "slabs" }, ...parts.map(part => make("feMergeNode", { in: part }))),
    make("feGaussianBlur", { in: "slabs", stdDeviation: (bevel * .34).toFixed(1), result: "map" }),
    make("feDisplacementMap", { in: "SourceGraphic", in2: "map", scale: (bevel * 2.6).toFixed(0), xChannelSelector: "R", yChannelSelector: "G" }));
}
