/* dsrender report: the run's data. They are scripts, which browsers load from a disk too, in pieces that are loaded as they
   are needed; each calls reportData with its name. */
"use strict";
const Report = {};
{
  const arrived = new Map();
  const waiting = new Map();
  // The update that has drawn a shot again, and the last one.
  const drawn = new Map();
  let update = 0;

  window.reportData = (name, value) => {
    const promise = waiting.get(name);
    if (promise) promise.resolve(value);
    else arrived.set(name, value);
  };

  // The value of a piece; every piece is loaded once.
  Report.load = (name) => {
    const known = waiting.get(name);
    if (known) return known.promise;
    const entry = {};
    entry.promise = new Promise((resolve, reject) => { entry.resolve = resolve; entry.reject = reject; });
    waiting.set(name, entry);
    if (arrived.has(name)) {
      entry.resolve(arrived.get(name));
      arrived.delete(name);
      return entry.promise;
    }
    const script = document.createElement("script");
    script.src = `_report/${name}.js${update ? `?${update}` : ""}`;
    script.onload = () => script.remove();
    script.onerror = () => entry.reject(new Error(`_report/${name}.js cannot be read`));
    document.head.append(script);
    return entry.promise;
  };

  function regions(row) {
    const made = [];
    for (let at = 15; at < row.length; at += 4) made.push({ x: row[at], y: row[at + 1], width: row[at + 2], height: row[at + 3] });
    return made;
  }

  // A row of the table as an object; ids are system/component/scenario@values.
  function shot(row, index, run) {
    const [id, status, group, width, height, scale, actual, expected, finding, choices, description, baseline] = row;
    const parts = id.split("/");
    const variant = {};
    for (let at = 0; at < choices.length; at += 2) {
      const axis = run.axes[choices[at]];
      variant[axis.name] = axis.values[choices[at + 1]];
    }
    const at = parts[2].indexOf("@");
    const end = id.indexOf("@");
    const isFailed = run.statuses[status] === "failed";
    return {
      id, index, group: isFailed ? 0 : group, failure: isFailed ? group : 0, width, height, scale, variant, status: run.statuses[status], system: parts[0], component: parts[1],
      scenario: at < 0 ? parts[2] : parts[2].slice(0, at), strip: end < 0 ? id : id.slice(0, end), values: at < 0 ? "" : parts[2].slice(at + 1),
      actual: actual || null, expected: expected || null, finding: finding === 1, description: description || "",
      baseline: baseline ? { file: `_expected/${baseline}.png`, width: row[12], height: row[13] } : null, shape: row[14] || 0,
      // Made when they are needed: there may be hundreds of thousands.
      get regions() { return row.length > 15 ? regions(row) : []; }, words: (description ? `${id} ${description}` : id).toLowerCase(),
    };
  }

  // In the order of names, chip-2 before chip-10.
  Report.collator = new Intl.Collator("en", { numeric: true });

  // The components of each system in the order of their names, with their shots in the order of their files.
  function inOrder(shots) {
    const systems = new Map();
    for (const shot of shots) {
      let components = systems.get(shot.system);
      if (!components) systems.set(shot.system, components = new Map());
      const found = components.get(shot.component);
      if (found) found.push(shot); else components.set(shot.component, [shot]);
    }
    return [...systems.values()].flatMap((components) => [...components].sort(([a], [b]) => Report.collator.compare(a, b)).flatMap(([, own]) => own));
  }

  // Baselines that no shot uses, and pictures that are no longer made, as shots that have nothing but an expected picture.
  function orphans(run) {
    const pictures = new Map((run.orphanPictures || []).map((picture) => [picture.id, picture]));
    const scale = Report.shots[0]?.scale || 1;
    return (run.orphans || []).map((id) => {
      const picture = pictures.get(id);
      const row = [id, 0, 0, picture?.width || 0, picture?.height || 0, scale, 0, 0, 0, [], 0];
      const made = { ...shot(row, -1, run), isOrphan: true, file: picture?.file || null };
      return { ...made, status: Report.isOfPictures(made) ? "removed" : "orphaned" };
    });
  }

  // Reads everything that lists and searches need.
  Report.read = async () => {
    const run = await Report.load("run");
    const names = [];
    for (let piece = 0; piece * run.piece < run.shotCount; piece += 1) names.push(`shots-${piece}`);
    const pieces = await Promise.all(names.map(Report.load));
    Report.run = run;
    Report.shots = [];
    for (const rows of pieces) for (const row of rows) Report.shots.push(shot(row, Report.shots.length, run));
    // The view of tokens knows shots by their numbers in the run.
    Report.byIndex = Report.shots;
    Report.shots = inOrder(Report.shots);
    Report.orphans = orphans(run);
    Report.byId = new Map([...Report.shots, ...Report.orphans].map((shot) => [shot.id, shot]));
    Report.components = new Map(run.systems.flatMap((system) => (system.components || []).map((component) => [`${system.name}/${component.name}`, component])));
    Report.groups = new Map(run.groups.map((group) => [group.number, group]));
  };

  // What its file says of the component of a shot; undefined where no file describes it.
  Report.componentOf = (shot) => Report.components.get(`${shot.system}/${shot.component}`);

  // Forgets what was read: an update has drawn some shots again.
  Report.drawnAgain = (shots, version) => {
    for (const id of shots) drawn.set(id, version);
    update = version;
    arrived.clear();
    waiting.clear();
  };

  // All that report.json says of a shot.
  Report.details = async (shot) => {
    if (shot.isOrphan) return { files: shot.file ? { expected: shot.file } : {} };
    const piece = Math.floor(shot.index / Report.run.detailsPiece);
    return (await Report.load(`details-${piece}`))[shot.index - piece * Report.run.detailsPiece];
  };

  const pieceOf = (shot) => Math.floor(shot.index / Report.run.detailsPiece);
  // Whether the page may know what is inside the picture of a shot: "elements" or "values".
  Report.hasInside = (shot, name) => shot.status !== "unchanged" && !shot.isOrphan && shot.width > 0
    && Boolean(Report.run.inside[name]?.includes(pieceOf(shot)));
  // What it knows; null where it does not.
  Report.inside = async (shot, name) => {
    if (!Report.hasInside(shot, name)) return null;
    const piece = await Report.load(`${name}-${pieceOf(shot)}`);
    return piece.texts[piece.of[shot.index - pieceOf(shot) * Report.run.detailsPiece]] ?? null;
  };

  // The address of a picture; another one where it was drawn again, as browsers keep what they have shown. A review shows
  // those that it decides about, which lie beside the page.
  Report.address = (path) => {
    const beginning = Report.decisions?.isServed ? "" : Report.run.picturesAt || "";
    const address = beginning + path.split("/").map(encodeURIComponent).join("/");
    const version = drawn.get(path.replace(/^_differences\//, "").replace(/(\.(actual|difference))?\.(png|svg)$/, ""));
    return version ? `${address}?${version}` : address;
  };
  // The picture of a shot as it is now; null where none was written.
  Report.picture = (shot) => (shot.file ? Report.address(shot.file) : shot.width && Report.run.picture ? Report.address(shot.id + Report.run.picture) : null);

  // The pixels of a changed shot: the picture as it is now, and where it differs.
  Report.pixelsNow = (shot) => Report.address(Report.run.picture === ".svg" ? `_differences/${shot.id}.actual.png` : `${shot.id}.png`);
  Report.differencePicture = (shot) => Report.address(`_differences/${shot.id}.difference.png`);

  // Makes an element; text is always text, never markup.
  Report.element = (tag, attributes, ...children) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (value === undefined || value === null || value === false) continue;
      if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
      else if (name === "style") Object.assign(made.style, value);
      else made.setAttribute(name, value === true ? "" : value);
    }
    made.append(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== false));
    return made;
  };

  // Whether another program made a shot's picture.
  Report.isOfPictures = (shot) => Report.run.systems.some((system) => system.pictures && system.name === shot.system);

  Report.plural = (count, word) => `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;
  // A cause as the terminal says it.
  Report.causeText = (cause) => {
    if (cause.before !== undefined && cause.after !== undefined) return `${cause.subject} ${cause.before} → ${cause.after}`;
    if (cause.before !== undefined) return `${cause.subject} is gone (${cause.before})`;
    return cause.after !== undefined ? `${cause.subject} is new (${cause.after})` : cause.subject;
  };
  // The causes of a group in one line: some of them, and how many more there are.
  Report.causesText = (group, text = Report.causeText) => {
    const more = group.causes.length > 4 ? [`${group.causes.length - 4} more`] : [];
    return group.causes.slice(0, 4).map(text).concat(more).join(" + ");
  };
  Report.placeText = (cause) => {
    const place = cause.place || cause.basePlace;
    if (!place || cause.lines?.length) return (cause.lines || []).join("; ");
    return place.file + (place.line ? `:${place.line}` : "");
  };
}
