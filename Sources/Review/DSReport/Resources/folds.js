/* dsrender report: what looks equal is shown once. The shots of a scenario are one strip, and so are those of a component's
   scenarios that differ alike; in it, every difference that looks different from the others is one tile for all shots that have it. */
"use strict";
{
  // What shots of a strip have to have in common to be looked at once.
  function key(shot) {
    if (shot.shape) return shot.shape;
    if (shot.status === "changed") return `pair ${shot.expected} ${shot.actual}`;
    return shot.status === "added" && shot.actual ? `picture ${shot.actual}` : shot.id;
  }

  // Where the same pixels differ, the smallest picture shows them as well as any other.
  function lead(shots) {
    if (!shots[0].shape) return shots[0];
    return shots.reduce((best, shot) => (shot.width * shot.height < best.width * best.height ? shot : best));
  }

  // The most differences that scenarios are put together for: more seldom fit a screen.
  const mostTiles = 16;

  // Groups of scenarios: of those of a component, with all of their shots changed, the ones that have differences in common.
  function together(scenarios) {
    // For each component its differences, with the last group that has them.
    const components = new Map();
    const made = [];
    for (const scenario of scenarios) {
      let group = { at: made.length, parts: [scenario], differences: scenario.folds };
      made.push(group);
      if (!scenario.shots.every((shot) => shot.status === "changed")) continue;
      const component = scenario.key.slice(0, scenario.key.lastIndexOf("/"));
      let found = components.get(component);
      if (!found) components.set(component, found = new Map());
      const shared = new Map();
      for (const same of scenario.folds.keys()) if (found.has(same)) shared.set(found.get(same), (shared.get(found.get(same)) || 0) + 1);
      for (const [other] of [...shared].sort((a, b) => b[1] - a[1])) {
        const all = new Set([...group.differences.keys(), ...other.differences.keys()]);
        if (all.size > mostTiles) continue;
        // The first of them has the place of all.
        const [first, second] = group.at < other.at ? [group, other] : [other, group];
        made[second.at] = null;
        first.parts.push(...second.parts);
        first.differences = all;
        group = first;
      }
      for (const same of group.differences.keys()) found.set(same, group);
    }
    return made.filter(Boolean).map((group) => group.parts);
  }

  const folded = (strip) => ({ ...strip, folds: [...strip.folds.values()].map((members) => ({ shots: members, lead: lead(members) })) });

  // One strip of several scenarios; `divided` makes a strip of each.
  function merged(parts) {
    const folds = new Map();
    for (const part of parts) {
      for (const [same, members] of part.folds) if (folds.has(same)) folds.get(same).push(...members); else folds.set(same, [...members]);
    }
    return { ...folded({ key: parts[0].key, shots: parts.flatMap((part) => part.shots), folds }), scenarios: parts.map((part) => part.key),
      divided: () => parts.map(folded) };
  }

  // The strips of some shots, in their order.
  Report.strips = (shots) => {
    const found = new Map();
    for (const shot of shots) {
      let strip = found.get(shot.strip);
      if (!strip) found.set(shot.strip, strip = { key: shot.strip, shots: [], folds: new Map() });
      strip.shots.push(shot);
      const same = key(shot);
      const fold = strip.folds.get(same);
      if (fold) fold.push(shot); else strip.folds.set(same, [shot]);
    }
    return together([...found.values()]).map((parts) => (parts.length > 1 ? merged(parts) : folded(parts[0])));
  };

  // Some names of many.
  const listed = (names, most) => (names.length > most ? `${names.slice(0, most - 1).join(", ")} and ${names.length - most + 1} more` : names.join(", "));

  // The axes of some shots that vary, with the values that are among them: what a tile's caption says.
  Report.variantWords = (shots, among) => {
    const words = [];
    for (const axis of Object.keys(among[0].variant)) {
      const all = new Set(among.map((shot) => shot.variant[axis]));
      if (all.size < 2) continue;
      const own = new Set(shots.map((shot) => shot.variant[axis]));
      if (own.size < all.size) words.push([...own].join(", "));
    }
    // Scenarios last: of many there is a long list, and a caption may be cut.
    const scenarios = [...new Set(shots.map((shot) => shot.scenario))];
    if (scenarios.length < new Set(among.map((shot) => shot.scenario)).size) words.push(listed(scenarios, 3));
    return words.join(" · ") || (shots.length === 1 ? shots[0].values || "–" : "all variants");
  };

  // --- What of a picture is shown, and how large ---

  const margin = 8;
  const gap = 6;
  const most = 8;

  const grown = (box, by, width, height) => {
    const [x, y] = [Math.max(0, box.x - by), Math.max(0, box.y - by)];
    return { x, y, width: Math.min(width, box.x + box.width + by) - x, height: Math.min(height, box.y + box.height + by) - y };
  };

  const joined = (a, b) => {
    const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
  };

  // A crop at a whole number of the screen's pixels each, of a length that is offered; null where that is too small.
  function fitted(box, wide, high, ideal, isAlone) {
    const ratio = devicePixelRatio;
    const across = isAlone ? 1 : 2;
    const zoom = Math.floor(Math.min(most, ideal.width * ratio / box.width, ideal.height * ratio / box.height));
    if (zoom >= 1 && (across * box.width * zoom) / ratio + gap * (across - 1) <= wide) return { ...box, zoom, isStacked: false };
    if (across * box.width / ratio + gap * (across - 1) <= wide && box.height / ratio <= high) return { ...box, zoom: 1, isStacked: false };
    if (!isAlone && box.width / ratio <= wide && 2 * box.height / ratio + gap <= 1.3 * high) return { ...box, zoom: 1, isStacked: true };
    return null;
  }

  // Regions that are near one another, as one crop each.
  function clusters(boxes, wide, high) {
    const ratio = devicePixelRatio;
    const found = [];
    for (let box of boxes) {
      for (let at = 0; at < found.length; at += 1) {
        const both = joined(found[at], box);
        if (both.width / ratio > wide / 2 || both.height / ratio > high || both.width * both.height > 2 * (box.width * box.height + found[at].width * found[at].height)) continue;
        box = both;
        found.splice(at, 1);
        at = -1;
      }
      found.push(box);
    }
    return found;
  }

  // The first part of a box that there is room for.
  function cut(box, wide, high, isAlone) {
    const ratio = devicePixelRatio;
    const column = Math.floor((isAlone ? wide : (wide - gap) / 2) * ratio);
    const isStacked = !isAlone && box.width > column && box.height * 2 + gap * ratio <= 1.3 * high * ratio;
    return { ...box, width: Math.min(box.width, isStacked ? Math.floor(wide * ratio) : column),
      height: Math.min(box.height, Math.floor((isStacked ? 0.65 : 1) * high * ratio)), zoom: 1, isStacked };
  }

  // A part of a small region once more, larger: two pixels of a corner are hard to see.
  function lens(boxes, zoom, width, height) {
    const smallest = boxes.reduce((best, box) => (Math.min(box.width, box.height) < Math.min(best.width, best.height) ? box : best));
    if (zoom >= 4 || Math.min(smallest.width, smallest.height) * zoom > 32 * devicePixelRatio) return null;
    const part = { ...smallest, width: Math.min(smallest.width, 20), height: Math.min(smallest.height, 20) };
    const box = grown(part, 4, width, height);
    const larger = Math.floor(Math.min(12, 72 * devicePixelRatio / Math.max(box.width, box.height)));
    return larger > zoom + 1 ? { ...box, zoom: larger, isStacked: false, isLens: true } : null;
  }

  // The crops of a shot in which everything that differs is seen, in a width and a height; `isPartial` where that is too
  // small for all of it. Without a baseline it is the picture alone. `density` is 0 for all between what differs and a
  // lens, 1 for no lens, and 2 for nothing between what differs.
  function plan(shot, wide, high, density) {
    const [width, height] = [Math.max(shot.width, shot.baseline?.width || 0), Math.max(shot.height, shot.baseline?.height || 0)];
    const whole = { x: 0, y: 0, width, height };
    const isAlone = !shot.baseline;
    const ideal = { width: Math.min(300, (wide - gap) / 2), height: 150 };
    const isMoved = Boolean(Report.run.shapes?.[shot.shape]);
    if (isAlone || isMoved || !shot.regions.length) {
      const seen = fitted(whole, wide, high, ideal, isAlone) || cut(whole, wide, high, isAlone);
      return { crops: [seen], isPartial: !isMoved && (seen.width < width || seen.height < height), isAlone };
    }
    const boxes = shot.regions;
    const around = grown(boxes.reduce(joined), margin, width, height);
    const area = (list) => list.reduce((sum, box) => sum + box.width * box.height, 0);
    const near = density < 2 ? null : clusters(boxes.map((box) => grown(box, 4, width, height)), wide, high);
    const isDense = near && near.length <= 8 && area(near) * 3 < area([around]);
    const union = isDense ? null : fitted(around, wide, high, ideal);
    if (union) {
      const more = density > 0 ? null : lens(boxes, union.zoom, width, height);
      return { crops: more ? [union, more] : [union], isPartial: false, isAlone };
    }
    const parts = near || clusters(boxes.map((box) => grown(box, margin, width, height)), wide, high);
    const room = isDense ? { width: 56, height: 56 } : ideal;
    const crops = parts.slice(0, 8).map((box) => fitted(box, wide, high, room) || { ...cut(box, wide, high), isCut: true });
    if (isDense) for (const crop of crops) crop.isDense = true;
    return { crops, isPartial: parts.length > 8 || crops.some((crop, at) => crop.isCut && (crop.width < parts[at].width || crop.height < parts[at].height)), isAlone };
  }

  // The whole picture, as large as there is room: a whole number of the screen's pixels each, or the other way round.
  function wholePlan(shot, wide, high) {
    const ratio = devicePixelRatio;
    const [width, height] = [Math.max(shot.width, shot.baseline?.width || 0), Math.max(shot.height, shot.baseline?.height || 0)];
    const isAlone = !shot.baseline;
    const column = isAlone ? wide : (wide - gap) / 2;
    const fit = Math.min(column * ratio / width, high * ratio / height);
    const zoom = fit >= 1 ? Math.min(2, Math.floor(fit)) : 1 / Math.ceil(1 / fit);
    return { crops: [{ x: 0, y: 0, width, height, zoom, isStacked: false }], isPartial: false, isAlone };
  }

  const plans = new Map();

  // The plan of a shot, which is made once for each size.
  Report.cropPlan = (shot, wide, high, density) => {
    const name = `${wide} ${high} ${density} ${devicePixelRatio} ${Report.state.crops}`;
    let made = plans.get(name);
    if (!made) {
      if (plans.size > 8) plans.clear();
      plans.set(name, made = new WeakMap());
    }
    let known = made.get(shot);
    if (!known) {
      known = Report.state.crops === "whole" ? wholePlan(shot, wide, high) : plan(shot, wide, high, density);
      for (const crop of known.crops) {
        const [across, down] = [Math.ceil(crop.width * crop.zoom / devicePixelRatio), Math.ceil(crop.height * crop.zoom / devicePixelRatio)];
        const count = known.isAlone ? 1 : 2;
        Object.assign(crop, { across, down, wide: crop.isStacked ? across : count * across + gap * (count - 1),
          high: crop.isStacked ? count * down + gap * (count - 1) : down });
      }
      made.set(shot, known);
    }
    return known;
  };

  // --- Drawing ---

  function picture(source, crop, [width, height], name) {
    const unit = crop.zoom / devicePixelRatio;
    return Report.element("img", { src: source, alt: "", class: name, decoding: "async", draggable: "false", style: {
      left: `${-crop.x * unit}px`, top: `${-crop.y * unit}px`, width: `${width * unit}px`, height: `${height * unit}px` } });
  }

  function marks(shot, crop) {
    const unit = crop.zoom / devicePixelRatio;
    if (crop.isLens || crop.isDense || Report.run.shapes?.[shot.shape]) return [];
    return shot.regions.filter((box) => box.width * box.height < 0.6 * crop.width * crop.height
      && box.x < crop.x + crop.width && box.x + box.width > crop.x && box.y < crop.y + crop.height && box.y + box.height > crop.y)
      .map((box) => Report.element("span", { class: "mark-box", style: { left: `${(box.x - crop.x) * unit - 3}px`, top: `${(box.y - crop.y) * unit - 3}px`,
        width: `${box.width * unit + 6}px`, height: `${box.height * unit + 6}px` } }));
  }

  // A crop as it was and as it is now, beside one another; under the pointer the second shows both in turn.
  Report.pair = (shot, crop, place) => {
    const size = { width: `${crop.across}px`, height: `${crop.down}px` };
    const now = () => picture(Report.pixelsNow(shot), crop, [shot.width, shot.height], "now");
    const old = (name) => picture(Report.address(shot.baseline.file), crop, [shot.baseline.width, shot.baseline.height], name);
    const pane = (name, ...parts) => Report.element("span", { class: `crop ${name}`, style: size }, parts);
    const panes = shot.baseline
      ? [pane("before", old("old"), marks(shot, crop)), pane("after", old("old"), now(), Report.state.crops === "difference"
        ? picture(Report.differencePicture(shot), crop, [Math.max(shot.width, shot.baseline.width), Math.max(shot.height, shot.baseline.height)], "differing") : marks(shot, crop))]
      : [pane("after", picture(Report.picture(shot), crop, [shot.width, shot.height], "now"))];
    return Report.element("span", { class: `pair${crop.isStacked ? " stacked" : ""}${crop.zoom >= 1 ? " pixels" : ""}${crop.isLens ? " lens" : ""}`,
      style: { left: `${place.x}px`, top: `${place.y}px`, width: `${crop.wide}px`, height: `${crop.high}px` } }, panes);
  };

  // Puts boxes into lines of a width, as words of a text; gives their places and the height of all.
  Report.shelves = (boxes, wide, between) => {
    let [x, y, line, right] = [0, 0, 0, 0];
    const places = boxes.map((box) => {
      if (x > 0 && x + box.wide > wide) [x, y, line] = [0, y + line + between, 0];
      const place = { x, y };
      x += box.wide + between;
      line = Math.max(line, box.high);
      right = Math.max(right, place.x + box.wide);
      return place;
    });
    return { places, wide: right, high: y + line };
  };
}
