/* dsrender report: the views of a shot, drawn over its picture: frames, distances, tokens. A page knows them of shots that are not
   unchanged, and those of the expected picture where what drew it is known. Views of both are compared one by one. */
"use strict";
{
  const { element } = Report;
  const byId = (id) => document.getElementById(id);
  const sides = ["top", "right", "bottom", "left"];
  // What is shown: the views, the one that was chosen, and the one under the pointer.
  const view = { shot: null, rows: [], left: 0, chosen: -1, under: -1, layer: null, isOld: false, others: new Map() };

  function read(text) {
    const word = (number) => (number < 0 ? null : text.strings[number]);
    return text.rows.map(([parent, kind, x, y, width, height, modifiers, tokens, name, said, file, line, column], index) => ({
      index, parent, x, y, width, height, kind: word(kind), modifiers: modifiers.map(word), tokens: tokens.map(word),
      name: word(name), text: word(said), place: file < 0 ? null : [word(file), line, column].filter(Boolean).join(":"),
    }));
  }

  // The way to each view: kinds and names from the outermost on, counted among those of the same kind.
  function ways(rows) {
    const counts = new Map();
    const found = [];
    for (const row of rows) {
      const start = `${row.parent < 0 ? "" : found[row.parent]}/${row.kind} ${row.name || ""}`;
      counts.set(start, (counts.get(start) || 0) + 1);
      found.push(`${start} ${counts.get(start)}`);
    }
    return found;
  }

  const differs = (a, b) => Math.abs(a - b) > 0.005;

  // What became of a view in the other version: it is new or gone, has another size, or was only pushed.
  function fate(row) {
    if (!view.others.size) return "";
    const other = view.others.get(view.ways[row.index]);
    if (!other) return view.isOld ? "gone" : "new";
    if (differs(other.width, row.width) || differs(other.height, row.height) || other.text !== row.text) return "resized";
    return differs(other.x, row.x) || differs(other.y, row.y) ? "moved" : "";
  }

  const length = (points) => String(Math.round(points * 100) / 100);
  const size = (row) => `${length(row.width)} × ${length(row.height)} pt`;
  const box = (x, y, width, height) => ({ left: `calc(var(--point) * ${x})`, top: `calc(var(--point) * ${y})`,
    width: `calc(var(--point) * ${width})`, height: `calc(var(--point) * ${height})` });

  // How far a view is on each side from its neighbour there, or else from the edge of the view around it.
  function distances(row) {
    const around = view.rows[row.parent];
    const others = view.rows.filter((other) => other.parent === row.parent && other !== row && other.width && other.height);
    const beside = (other) => other.y < row.y + row.height && other.y + other.height > row.y;
    const above = (other) => other.x < row.x + row.width && other.x + other.width > row.x;
    const nearest = (candidates, distance, edge) => {
      const gaps = candidates.map(distance).filter((gap) => gap > -0.001);
      if (gaps.length) return { points: Math.min(...gaps), isGap: true };
      return around ? { points: edge, isGap: false } : null;
    };
    return {
      top: nearest(others.filter(above), (other) => row.y - other.y - other.height, around && row.y - around.y),
      right: nearest(others.filter(beside), (other) => other.x - row.x - row.width, around && around.x + around.width - row.x - row.width),
      bottom: nearest(others.filter(above), (other) => other.y - row.y - row.height, around && around.y + around.height - row.y - row.height),
      left: nearest(others.filter(beside), (other) => row.x - other.x - other.width, around && row.x - around.x),
    };
  }

  function distanceBoxes(row) {
    const found = distances(row);
    const frames = {
      top: (points) => box(row.x, row.y - points, row.width, points), right: (points) => box(row.x + row.width, row.y, points, row.height),
      bottom: (points) => box(row.x, row.y + row.height, row.width, points), left: (points) => box(row.x - points, row.y, points, row.height),
    };
    return sides.filter((side) => found[side] && found[side].points > 0.005).map((side) => element("span", {
      class: `distance ${side}${found[side].isGap ? " gap" : ""}`, style: frames[side](found[side].points) },
    element("span", {}, length(found[side].points))));
  }

  function said(row) {
    const found = distances(row);
    const list = (isGap) => sides.filter((side) => found[side]?.isGap === isGap).map((side) => `${length(found[side].points)} ${side}`).join(", ");
    const around = view.rows[row.parent];
    const facts = [["size", size(row)], ["from the corner", `${length(row.x)}, ${length(row.y)}`]];
    if (row.text) facts.push(["text", row.text]);
    if (around && list(false)) facts.push([`inside ${around.name || around.kind}`, list(false)]);
    if (list(true)) facts.push(["to neighbours", list(true)]);
    if (row.modifiers.length) facts.push(["with", row.modifiers.join(", ")]);
    if (row.tokens.length) facts.push([row.tokens.length === 1 ? "token" : "tokens", row.tokens.map((token) => element("code", {}, token))]);
    if (row.place) facts.push(["written at", row.place]);
    const other = view.others.get(view.ways[row.index]);
    const word = fate(row);
    if (other && word) facts.push([view.isOld ? "now" : "before", `${size(other)} at ${length(other.x)}, ${length(other.y)}`]);
    else if (word) facts.push([word, view.isOld ? "not in the actual picture" : "not in the expected picture"]);
    return facts;
  }

  function show() {
    const index = view.under >= 0 ? view.under : view.chosen;
    const row = view.rows[index];
    view.layer?.querySelectorAll(".distance, .tag").forEach((made) => made.remove());
    view.layer?.querySelectorAll(".element").forEach((made, at) => {
      made.classList.toggle("chosen", at === index);
      made.classList.toggle("around", at === row?.parent);
    });
    const panel = byId("element");
    panel.hidden = false;
    const quiet = (text) => element("p", { class: "quiet" }, text);
    const notes = [quiet(view.isOld ? "Views of the expected picture (f: of the actual one)." : view.others.size
      ? "Views of the actual picture (f: of the expected one). Pink: another size or text. Dashed: only moved. Green: new."
      : "Views of the actual picture; those of the expected one are not known.")];
    if (view.left) notes.push(quiet(`${Report.plural(view.left, "more view")} left out.`));
    if (!row) {
      panel.replaceChildren(element("h3", {}, "Elements"), element("p", {}, view.rows.length
        ? `${Report.plural(view.rows.length, "view")}: point at one, or step with e.` : "The views of this shot are unknown."), ...notes);
      return;
    }
    view.layer?.append(...distanceBoxes(row), element("span", { class: `tag${row.y < 24 ? " below" : ""}`, style: box(row.x, row.y, row.width, row.height) },
      element("span", {}, `${row.name || row.kind} ${size(row)}`)));
    panel.replaceChildren(element("h3", {}, "Element"), element("p", {}, element("strong", {}, row.name || row.kind), row.name ? ` ${row.kind}` : ""),
      element("dl", {}, said(row).flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)])), ...notes);
  }

  // Whether the page knows views of a shot.
  Report.hasElements = (shot) => Report.hasInside(shot, "elements");

  // Draws the views of a shot over a layer of its picture, as soon as they are read.
  Report.showElements = async (shot, layer, isOld) => {
    view.layer = layer;
    const [text, other] = await Promise.all([Report.inside(shot, isOld ? "base" : "elements"), Report.inside(shot, isOld ? "elements" : "base")]);
    if (view.layer !== layer) return;
    if (view.shot !== shot || view.isOld !== isOld) {
      const others = other ? read(other) : [];
      const othersWays = ways(others);
      Object.assign(view, { shot, isOld, rows: text ? read(text) : [], left: text?.left || 0, chosen: -1, under: -1,
        others: new Map(others.map((row, at) => [othersWays[at], row])) });
      view.ways = ways(view.rows);
    }
    layer.append(...view.rows.map((row) => element("span", { class: `element ${fate(row)}`, style: box(row.x, row.y, row.width, row.height) })));
    show();
  };

  Report.hideElements = () => {
    Object.assign(view, { shot: null, layer: null });
    byId("element").hidden = true;
  };

  // The innermost view at a point of the picture, in points.
  function innermost(rows, x, y) {
    let found = -1;
    let area = Infinity;
    for (const row of rows) {
      if (x < row.x || y < row.y || x >= row.x + row.width || y >= row.y + row.height) continue;
      if (row.width * row.height <= area) [found, area] = [row.index, row.width * row.height];
    }
    return found;
  }

  Report.pointAtElement = (x, y) => {
    if (!view.layer) return;
    const found = innermost(view.rows, x, y);
    if (found === view.under) return;
    view.under = found;
    show();
  };

  // Keeps the view at a point chosen, or leaves the one that is.
  Report.chooseElement = (x, y) => {
    if (!view.layer) return;
    const found = innermost(view.rows, x, y);
    view.chosen = found === view.chosen ? -1 : found;
    view.under = -1;
    show();
  };

  // The view that is chosen, or nothing.
  Report.chosenElement = () => (view.layer ? view.rows[view.chosen] : undefined);

  // What is at a point of a picture, in points: the view, and where it is written; nothing where that is not known.
  Report.elementAt = async (shot, isOld, x, y) => {
    const text = await Report.inside(shot, isOld ? "base" : "elements");
    const rows = text ? read(text) : [];
    const row = rows[innermost(rows, x, y)];
    if (!row) return {};
    const [, , , , , , , , , , file, line, column] = text.rows[row.index];
    const place = file < 0 ? {} : { file: text.strings[file], ...(line > 0 ? { line, ...(column > 0 ? { column } : {}) } : {}) };
    return { view: `${row.name || row.kind}${row.text ? ` “${row.text}”` : ""}`, ...place };
  };

  // The next view in the order of the tree.
  Report.stepElement = (step) => {
    if (!view.layer || !view.rows.length) return;
    const from = view.chosen < 0 && step < 0 ? 0 : view.chosen;
    view.chosen = (from + step + view.rows.length) % view.rows.length;
    view.under = -1;
    show();
    const row = view.rows[view.chosen];
    Report.say([row.name || row.kind, size(row), row.text, ...row.tokens].filter(Boolean).join(", "));
  };
}
