// The menu of a row or a button. Its dots open it, and so do holding it, a right click on it and the menu key.
import { tick } from "./haptics.js";
import { swipedTo } from "./edges.js";

const LONG = 500, STILL = 10;

export function enhanceMenus(root) {
  listen();
  for (const menu of root.querySelectorAll("[data-menu]")) offer(menu);
  for (const row of root.querySelectorAll("[data-swipe]")) {
    if (!row.querySelector("[data-menu]") && swipedTo.left(row) && swipedTo.right(row)) host(row, () => make(row));
  }
}

// Who had the focus before a menu opened.
const openers = new WeakMap();

let isListening = false;

function listen() {
  if (isListening) return;
  isListening = true;
  document.addEventListener("click", event => {
    for (const menu of openMenus()) if (!menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener("keydown", event => {
    const [menu] = openMenus();
    if (!menu) return;
    if (event.key === "Escape") {
      // The sheet it may lie on stays.
      event.preventDefault();
      menu.open = false;
      (openers.get(menu) ?? menu.querySelector("summary")).focus({ preventScroll: true });
    } else move(event, menu);
  });
}

const openMenus = () => document.querySelectorAll("[data-menu][open]");
const lines = menu => [...menu.querySelectorAll(".menu__item")];

function move(event, menu) {
  const all = lines(menu), at = all.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined || !menu.contains(document.activeElement)) return;
  event.preventDefault();
  all.at(to % all.length).focus({ preventScroll: true });
}

function offer(menu) {
  menu.addEventListener("toggle", () => {
    if (menu.open) place(menu);
    else if (menu.matches(".menu--held")) menu.hidden = true;
  });
  menu.addEventListener("focusout", event => {
    if (event.relatedTarget && !menu.contains(event.relatedTarget)) menu.open = false;
  });
  host(menu.closest(".held, .menu-row, .event, .row, .card") ?? menu.parentElement, () => menu);
}

function host(element, menuOf) {
  let timer, start = null, hasOpened = false;
  const show = () => { hasOpened = true; open(menuOf(), element); };
  element.addEventListener("touchstart", event => {
    clearTimeout(timer);
    hasOpened = false;
    start = event.touches[0];
    const isPlain = event.touches.length === 1 && !event.target.closest(".menu__list, input, select, textarea");
    if (isPlain) timer = setTimeout(show, LONG);
  }, { passive: true });
  element.addEventListener("touchmove", event => {
    const touch = event.touches[0];
    if (Math.hypot(touch.clientX - start.clientX, touch.clientY - start.clientY) > STILL) clearTimeout(timer);
  }, { passive: true });
  element.addEventListener("touchcancel", () => clearTimeout(timer));
  // The finger that opened the menu does not also tap what lies under it.
  element.addEventListener("touchend", event => { clearTimeout(timer); if (hasOpened) event.preventDefault(); hasOpened = false; });
  // Right click, the menu key, Shift and F10; and a long press where the browser has this of its own.
  element.addEventListener("contextmenu", event => {
    if (event.target.closest("input, select, textarea") || String(getSelection())) return;
    event.preventDefault();
    clearTimeout(timer);
    open(menuOf(), element);
  });
}

function open(menu, element) {
  if (menu.open) return;
  for (const other of openMenus()) other.open = false;
  const focused = document.activeElement;
  openers.set(menu, element.contains(focused) ? focused : element.querySelector("a, button, summary"));
  menu.hidden = false;
  menu.open = true;
  tick();
  lines(menu)[0]?.focus({ preventScroll: true });
}

// Into the window: above its row where there is no room below, and inwards from the left edge.
function place(menu) {
  const list = menu.querySelector(".menu__list");
  list.classList.remove("is-above");
  list.style.marginInlineEnd = "";
  if (getComputedStyle(list).position !== "absolute") return;
  const box = menu.getBoundingClientRect();
  const floor = document.querySelector("dialog[open]") ? innerHeight : document.querySelector(".composer__glass")?.getBoundingClientRect().top ?? innerHeight;
  list.classList.toggle("is-above", box.bottom + list.offsetHeight > floor && box.top > list.offsetHeight);
  const left = box.right - list.offsetWidth;
  if (left < 8) list.style.marginInlineEnd = `${left - 8}px`;
}

// The menu of a row that shows all its buttons already: the same ones, in words.
function make(row) {
  const menu = document.createElement("details");
  menu.className = "menu menu--held";
  menu.dataset.menu = "";
  const list = document.createElement("ul");
  list.className = "menu__list";
  for (const [side, name] of [["right", "swipeRight"], ["left", "swipeLeft"]]) {
    const own = swipedTo[side](row);
    const line = document.createElement("button");
    line.type = "button";
    line.className = "menu__item";
    line.append(own.querySelector("svg")?.cloneNode(true) ?? "", own.dataset[name]);
    line.addEventListener("click", () => { menu.open = false; own.click(); });
    const item = document.createElement("li");
    item.append(line);
    list.append(item);
  }
  menu.append(document.createElement("summary"), list);
  row.append(menu);
  menu.addEventListener("toggle", () => { if (menu.open) place(menu); else menu.remove(); });
  return menu;
}
