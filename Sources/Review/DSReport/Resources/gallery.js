"use strict";
// The page shows the report that stands in it and the pictures beside it; it loads nothing else and stores only the
// reader's choice of page colours. All texts enter as text nodes, never as markup.
const report = JSON.parse(document.getElementById("report").textContent);
const byId = (id) => document.getElementById(id);
const statusWords = ["failed", "changed", "added", "unchanged"];
const statusTitles = { failed: "Failed", changed: "Changed", added: "New", unchanged: "Unchanged" };
const state = { text: "", statuses: new Set(), axes: new Map(), wall: false, zoom: 1, shown: [], current: -1, mode: "" };

function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

const address = (path) => path.split("/").map(encodeURIComponent).join("/");
const points = (shot, pixels) => pixels / shot.scale;
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

// A shot's variant as one text, without what its scenario has: the part of the id behind the @.
const variantKey = (shot) => shot.id.slice(`${shot.system}/${shot.component}/${shot.scenario}`.length);

// Search: every word has to occur in the id, the description or a value; `axis=value` asks for that axis.
function fitsText(shot) {
  return state.text.toLowerCase().split(/\s+/).every((word) => {
    if (!word) return true;
    const [axis, value] = word.split("=");
    const known = Object.keys(shot.variant).find((name) => name.toLowerCase() === axis);
    if (value !== undefined && known) return shot.variant[known].toLowerCase().startsWith(value);
    return shot.id.toLowerCase().includes(word) || (shot.description || "").toLowerCase().includes(word);
  });
}

// A value that is not chosen hides the shots that have it; an axis a system does not have hides nothing of it.
function fitsAxes(shot) {
  for (const [axis, values] of state.axes) {
    if (values.size && shot.variant[axis] !== undefined && !values.has(shot.variant[axis])) return false;
  }
  return true;
}

function groups(shots) {
  const found = new Map();
  for (const shot of shots) {
    const key = `${shot.system}/${shot.component}`;
    if (!found.has(key)) found.set(key, []);
    found.get(key).push(shot);
  }
  return found;
}

// --- Head: statuses, axes, notices ---

function buildStatuses() {
  for (const word of statusWords) {
    const count = report.counts[word];
    if (!count) continue;
    byId("statuses").append(element("button", {
      type: "button", class: word, "aria-pressed": "false", onclick: (event) => {
        state.statuses.has(word) ? state.statuses.delete(word) : state.statuses.add(word);
        event.currentTarget.setAttribute("aria-pressed", state.statuses.has(word));
        show();
      },
    }, `${count} ${statusTitles[word].toLowerCase()}`));
  }
}

function axesOfShots() {
  const found = new Map();
  const add = (name, value) => {
    if (!found.has(name)) found.set(name, new Set());
    found.get(name).add(value);
  };
  const used = new Map();
  for (const shot of report.shots) for (const [axis, value] of Object.entries(shot.variant)) {
    if (!used.has(axis)) used.set(axis, new Set());
    used.get(axis).add(value);
  }
  for (const system of report.systems) for (const axis of system.axes) for (const value of axis.values) {
    if (used.get(axis.name)?.has(value)) add(axis.name, value);
  }
  for (const [axis, values] of used) for (const value of values) add(axis, value);
  return [...found].filter(([, values]) => values.size > 1);
}

function toggle(axis, value, button) {
  if (!state.axes.has(axis)) state.axes.set(axis, new Set());
  const values = state.axes.get(axis);
  values.has(value) ? values.delete(value) : values.add(value);
  button.setAttribute("aria-pressed", values.has(value));
  show();
}

function buildFilters() {
  const systems = report.systems.map((system) => system.name);
  const axes = axesOfShots();
  if (systems.length > 1) axes.unshift(["system", new Set(systems)]);
  for (const [axis, values] of axes) {
    byId("filters").append(element("fieldset", {}, element("legend", {}, axis), [...values].map((value) =>
      element("button", { type: "button", "aria-pressed": "false",
        onclick: (event) => toggle(axis, value, event.currentTarget) }, value))));
  }
}

function buildNotices() {
  const add = (status, text) => byId("notices").append(element("p", { class: `notice ${status}` }, text));
  if (report.interrupted) add("failed", `Interrupted: ${report.counts.finished} of ${report.counts.selected} shots were finished.`);
  for (const fault of report.faults) add("failed", fault.message);
  if (report.orphans?.length) add("changed", `${plural(report.orphans.length, "baseline")} used by no shot:\n${report.orphans.slice(0, 12).join("\n")}`);
  if (report.warnings.length) add("changed", report.warnings.slice(0, 12).map((warning) =>
    `${warning.file}${warning.line ? `:${warning.line}` : ""}: ${warning.message}`).join("\n"));
}

// --- Body: the tree and one section per component ---

function buildTree(found) {
  const all = groups(report.shots);
  let system = null;
  const tree = byId("tree");
  tree.replaceChildren();
  for (const [key, shots] of all) {
    if (shots[0].system !== system) {
      system = shots[0].system;
      tree.append(element("h2", {}, system));
    }
    const visible = found.get(key) || [];
    const notable = visible.filter((shot) => shot.status !== "unchanged").length;
    tree.append(element("a", { href: `#${key}`, onclick: (event) => {
      event.preventDefault();
      document.getElementById(key)?.scrollIntoView();
    }, style: visible.length ? null : "opacity: .4" },
    element("span", {}, shots[0].component), notable ? element("span", { class: "notable" }, notable) : null,
    element("span", { class: "count" }, visible.length)));
  }
}

function picture(shot) {
  const notable = shot.status !== "unchanged";
  const file = shot.files.png || shot.files.svg;
  const inner = file
    ? element("img", {
      src: address(file), alt: shot.id, loading: "lazy", decoding: "async",
      width: Math.round(points(shot, shot.width) * state.zoom), height: Math.round(points(shot, shot.height) * state.zoom),
    })
    : element("span", { class: "none" }, shot.failure ? shot.failure.problems[0].message : "no picture was written");
  return element("button", {
    type: "button", class: `shot ${shot.status}${notable ? " notable" : ""}`, title: shot.id, "data-id": shot.id,
    onclick: () => openViewer(shot),
  }, inner);
}

// A picture with a word below it where something is to be said; nothing ever covers a picture.
function cell(shot) {
  const word = shot.status === "unchanged" ? null : element("div", { class: `word ${shot.status}` }, statusTitles[shot.status]);
  return [picture(shot), word];
}

// The head of a grid has a line per axis that varies in it; neighbours of equal value share a cell.
function headRows(columns) {
  const axes = [...new Set(columns.flatMap((column) => Object.keys(column.variant)))]
    .filter((axis) => new Set(columns.map((column) => column.variant[axis])).size > 1);
  return axes.map((axis, level) => {
    const row = element("tr", { style: `--top: ${level * 28}px` },
      element("th", { class: "corner", scope: "col" }, axis));
    let last = null;
    for (const column of columns) {
      const path = axes.slice(0, level + 1).map((name) => column.variant[name]).join("\n");
      if (last && last.path === path) last.cell.colSpan += 1;
      else {
        last = { path, cell: element("th", { scope: "col" }, element("span", {}, column.variant[axis] ?? "–")) };
        row.append(last.cell);
      }
    }
    return row;
  });
}

function grid(shots) {
  const columns = new Map();
  const rows = new Map();
  for (const shot of shots) {
    const key = variantKey(shot);
    if (!columns.has(key)) columns.set(key, shot);
    if (!rows.has(shot.scenario)) rows.set(shot.scenario, new Map());
    rows.get(shot.scenario).set(key, shot);
  }
  const body = [...rows].map(([scenario, cells]) => element("tr", {},
    element("th", { scope: "row" }, scenario, element("small", {}, [...cells.values()][0].description || "")),
    [...columns.keys()].map((key) => element("td", {}, cells.has(key) ? cell(cells.get(key)) : ""))));
  return element("div", { class: "scroller", tabindex: "0" }, element("table", { class: "matrix" },
    element("thead", {}, headRows([...columns.values()])), element("tbody", {}, body)));
}

function wall(shots) {
  return element("div", { class: "wall" }, shots.map((shot) => element("figure", {}, cell(shot),
    element("figcaption", {}, shot.scenario + variantKey(shot).replace("@", " · ")))));
}

function show() {
  const systems = state.axes.get("system");
  state.shown = report.shots.filter((shot) => (!state.statuses.size || state.statuses.has(shot.status))
    && (!systems?.size || systems.has(shot.system)) && fitsAxes(shot) && fitsText(shot));
  const found = groups(state.shown);
  document.documentElement.style.setProperty("--zoom", state.zoom);
  byId("sections").replaceChildren(...[...found].map(([key, shots]) => {
    const variants = new Set(shots.map(variantKey)).size;
    const scenarios = new Set(shots.map((shot) => shot.scenario)).size;
    return element("section", { class: "component", id: key },
      element("h2", {}, shots[0].component, element("small", {},
        `${shots[0].system} · ${plural(scenarios, "scenario")} × ${plural(variants, "variant")}`)),
      state.wall ? wall(shots) : grid(shots));
  }));
  byId("nothing").hidden = state.shown.length > 0;
  buildTree(found);
}

// --- The viewer of one shot ---

const zoomSteps = [0.25, 0.5, 1, 2, 4, 8];
const viewerModes = [["side", "Side by side"], ["expected", "Expected"], ["actual", "Actual"],
  ["difference", "Difference"], ["slide", "Slide"], ["blink", "Blink"]];
let blinking = null;

function frame(shot, path, caption, withRegions) {
  const zoom = zoomSteps[byId("viewer-zoom").value];
  const image = element("img", { src: address(path), alt: caption });
  image.addEventListener("load", () => { image.width = Math.max(1, points(shot, image.naturalWidth) * zoom); });
  const holder = element("div", { class: `frame${zoom * devicePixelRatio > shot.scale ? " pixels" : ""}` }, image);
  if (withRegions) for (const region of shot.change.regions) {
    const length = (pixels) => `${points(shot, pixels) * zoom}px`;
    holder.append(element("span", { class: "region", style: `left:calc(${length(region.x)} - 3px);top:calc(${length(region.y)} - 3px);`
      + `width:calc(${length(region.width)} + 6px);height:calc(${length(region.height)} + 6px)` }));
  }
  return { figure: element("figure", {}, holder, element("figcaption", {}, caption)), holder, image };
}

function showPictures(shot) {
  clearInterval(blinking);
  const target = byId("pictures");
  const { png, svg, expected, actual, difference } = shot.files;
  if (!expected) {
    target.replaceChildren(png || svg ? frame(shot, png || svg, `${shot.width} × ${shot.height} pixels at ${shot.scale}×`).figure
      : element("p", { class: "nothing" }, "No picture was written for this shot."));
    return;
  }
  const one = (path, caption, regions) => frame(shot, path, caption, regions);
  if (state.mode === "side") {
    target.replaceChildren(one(expected, "expected").figure, one(actual, "actual", true).figure, one(difference, "difference").figure);
  } else if (state.mode === "slide" || state.mode === "blink") {
    const under = one(expected, state.mode === "slide" ? "expected on the left, actual on the right" : "expected and actual in turn");
    const over = one(actual, "actual").image;
    over.className = "over";
    under.holder.append(over);
    if (state.mode === "blink") {
      blinking = setInterval(() => { over.hidden = !over.hidden; }, 450);
    } else {
      const handle = element("span", { class: "handle" });
      const split = element("input", { class: "split", type: "range", min: "0", max: "1000", value: "500", "aria-label": "Split" });
      const move = () => {
        over.style.clipPath = `inset(0 0 0 ${split.value / 10}%)`;
        handle.style.left = `${split.value / 10}%`;
      };
      split.addEventListener("input", move);
      under.holder.append(handle, split);
      move();
    }
    target.replaceChildren(under.figure);
  } else {
    target.replaceChildren(one(shot.files[state.mode], state.mode, state.mode === "actual").figure);
  }
}

function command(text) {
  return [element("pre", {}, text), element("button", { type: "button", onclick: async (event) => {
    const button = event.currentTarget;
    try { await navigator.clipboard.writeText(text); button.textContent = "Copied"; } catch { button.textContent = "Select and copy"; }
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  } }, "Copy")];
}

function facts(shot) {
  const list = [["component", `${shot.system} / ${shot.component}`], ["scenario", shot.scenario],
    ...Object.entries(shot.variant)];
  if (shot.width) list.push(["size", `${points(shot, shot.width)} × ${points(shot, shot.height)} pt`], ["pixels", `${shot.width} × ${shot.height}`]);
  const parts = [];
  if (shot.description) parts.push(element("p", {}, shot.description));
  parts.push(element("dl", {}, list.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)])));
  if (shot.change) {
    const change = shot.change;
    const percent = change.share * 100;
    parts.push(element("h3", {}, "What changed"), element("p", {}, `${change.changedPixels} of ${change.totalPixels} pixels `
      + `(${percent < 0.01 ? percent.toPrecision(2) : percent.toFixed(2)}%), by up to ${change.largestDifference} of 255`));
    if (change.baselineWidth !== shot.width || change.baselineHeight !== shot.height) {
      parts.push(element("p", {}, `The baseline is ${change.baselineWidth} × ${change.baselineHeight} pixels.`));
    }
    if (change.baselineFingerprint) parts.push(element("p", {}, `Recorded with another renderer or other fonts (${change.baselineFingerprint}).`));
    parts.push(element("ul", {}, change.regions.slice(0, 12).map((region) =>
      element("li", {}, `${region.width} × ${region.height} at ${region.x}, ${region.y}`))));
  }
  if (shot.status === "added") parts.push(element("h3", {}, "New"), element("p", {}, shot.baselineWasDeleted
    ? "The baseline of this shot was deleted." : "There is no baseline for this shot."));
  const problems = [...(shot.failure?.problems || []), ...(shot.findings || []), ...(shot.warnings || [])];
  if (problems.length) parts.push(element("h3", {}, "Problems"), problems.map((problem) => element("pre", {},
    `${problem.file}${problem.line ? `:${problem.line}:${problem.column}` : ""}\n${problem.message}${problem.hint ? `\n${problem.hint}` : ""}${problem.because ? `\naccepted: ${problem.because}` : ""}`)));
  const files = Object.entries(shot.files);
  if (files.length) parts.push(element("h3", {}, "Files"), element("ul", {}, files.map(([name, path]) =>
    element("li", {}, element("a", { href: address(path), target: "_blank", rel: "noopener" }, name)))));
  if (shot.reproduce) parts.push(element("h3", {}, "Reproduce"), command(shot.reproduce));
  if (shot.approve && shot.status !== "failed") parts.push(element("h3", {}, "Approve"), command(shot.approve));
  byId("facts").replaceChildren(...parts.flat());
}

function openViewer(shot) {
  state.current = state.shown.indexOf(shot);
  byId("viewer-id").textContent = shot.id;
  byId("viewer-status").replaceChildren(element("span", { class: `badge ${shot.status}` }, statusTitles[shot.status]));
  byId("position").textContent = `${state.current + 1} / ${state.shown.length}`;
  const modes = shot.files.expected ? viewerModes : [];
  if (modes.length && !modes.some(([mode]) => mode === state.mode)) state.mode = "side";
  byId("modes").replaceChildren(...modes.map(([mode, title], index) => element("button", {
    type: "button", title: `${title} (${index + 1})`, "aria-pressed": String(mode === state.mode),
    onclick: () => { state.mode = mode; openViewer(shot); },
  }, title)));
  facts(shot);
  showPictures(shot);
  if (!byId("viewer").open) byId("viewer").showModal();
  history.replaceState(null, "", `#shot=${encodeURIComponent(shot.id)}`);
}

function step(distance, fits = () => true) {
  const count = state.shown.length;
  for (let offset = 1; offset <= count; offset += 1) {
    const shot = state.shown[(state.current + distance * offset + count * offset) % count];
    if (fits(shot)) return openViewer(shot);
  }
}

byId("viewer").addEventListener("close", () => {
  clearInterval(blinking);
  const shot = state.shown[state.current];
  history.replaceState(null, "", location.pathname + location.search);
  if (shot) document.querySelector(`[data-id="${CSS.escape(shot.id)}"]`)?.focus();
});

// --- Controls and keys ---

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  try { localStorage.setItem("dsrender-page", theme); } catch { /* pages from disk may not store anything */ }
}
function savedTheme() { try { return localStorage.getItem("dsrender-page"); } catch { return null; } }
const otherTheme = () => setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
function setLayout(wall) {
  state.wall = wall;
  byId("layout").textContent = wall ? "Grid" : "Wall";
  show();
}
function changeZoom(input, steps) {
  input.value = Number(input.value) + Number(input.step) * steps;
  input.dispatchEvent(new Event("input"));
}
const keyList = [["/", "search"], ["g", "grid or wall"], ["t", "light or dark page"], ["+ −", "size of the pictures"],
  ["← →", "previous and next shot, in the viewer"], ["n p", "next and previous shot that is not unchanged"],
  ["1 … 6", "ways to compare, in the viewer"], ["Esc", "close"], ["?", "this list"]];
byId("key-list").append(...keyList.flatMap(([key, meaning]) => [element("dt", {}, key), element("dd", {}, meaning)]));

byId("search").addEventListener("input", (event) => { state.text = event.target.value; show(); });
byId("layout").addEventListener("click", () => setLayout(!state.wall));
byId("theme").addEventListener("click", otherTheme);
byId("help").addEventListener("click", () => byId("keys").showModal());
byId("zoom").addEventListener("input", (event) => { state.zoom = event.target.value / 100; show(); });
byId("viewer-zoom").addEventListener("input", () => showPictures(state.shown[state.current]));
byId("close").addEventListener("click", () => byId("viewer").close());
byId("previous").addEventListener("click", () => step(-1));
byId("next").addEventListener("click", () => step(1));
byId("reset").addEventListener("click", () => {
  Object.assign(state, { text: "", statuses: new Set(), axes: new Map() });
  byId("search").value = "";
  for (const button of document.querySelectorAll("[aria-pressed]")) button.setAttribute("aria-pressed", "false");
  show();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input:not([type=range])")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const viewing = byId("viewer").open;
  const isNotable = (shot) => shot.status !== "unchanged";
  const zoom = viewing ? byId("viewer-zoom") : byId("zoom");
  const actions = {
    "/": () => { if (!viewing) byId("search").focus(); }, "?": () => byId("keys").showModal(), t: otherTheme,
    g: () => { if (!viewing) setLayout(!state.wall); }, "+": () => changeZoom(zoom, 1), "-": () => changeZoom(zoom, -1),
    n: () => step(1, isNotable), p: () => step(-1, isNotable),
  };
  if (viewing && !event.target.matches("input")) {
    actions.ArrowLeft = () => step(-1);
    actions.ArrowRight = () => step(1);
    const modes = byId("modes").children;
    if (event.key >= "1" && event.key <= String(modes.length)) actions[event.key] = () => modes[event.key - 1].click();
  }
  if (actions[event.key]) {
    event.preventDefault();
    actions[event.key]();
  }
});

setTheme(savedTheme() || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
document.title = `${report.counts.finished} shots · ${report.systems.map((system) => system.name).join(", ")}`;
byId("title").textContent = report.systems.length === 1 ? report.systems[0].name : `${plural(report.systems.length, "design system")}`;
buildStatuses();
buildFilters();
buildNotices();
show();
const wanted = decodeURIComponent(location.hash).match(/^#shot=(.*)$/);
const start = wanted && report.shots.find((shot) => shot.id === wanted[1]);
if (start) openViewer(start);
