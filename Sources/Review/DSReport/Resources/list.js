/* dsrender report: what is not unchanged, as a list of sections and strips of which only what is visible is in the document. */
"use strict";
{
  const { element, plural } = Report;
  const statusTitles = { failed: "Failed", changed: "Changed", added: "New", unchanged: "Unchanged", removed: "Removed", orphaned: "Orphaned" };
  const gap = 12;
  const padding = 10;
  const caption = 20;
  // What a caption says of many differences needs two lines where the tile is narrow.
  const isInLines = (wide, folds) => folds > 1 && wide < 300;
  // As in the style.
  const narrow = matchMedia("(max-width: 820px)");
  let stripHead = 44;
  let rows = [];
  // The strips in their order, with the row of each.
  let strips = [];
  let width = 0;
  // The strip that keys work on.
  let cursor = "";

  Report.statusTitles = statusTitles;

  // --- Where everything is ---

  // The tiles of a strip in a width: where each is, and how high all are.
  function tiled(strip, room, high, density) {
    const tiles = strip.folds.map((fold, at) => {
      // The first shows what is around a difference; the others need not where there are many.
      const made = Report.cropPlan(fold.lead, room, high, at === 0 ? Math.min(1, density) : density);
      let shelf = Report.shelves(made.crops, room, 10);
      // A lens that there is no room for beside its picture stays away, but for the first.
      if (at > 0 && made.crops[1]?.isLens && shelf.places[1].y > 0) shelf = Report.shelves(made.crops.slice(0, 1), room, 10);
      const wide = Math.max(92, shelf.wide);
      return { fold, plan: made, places: shelf.places, wide, high: shelf.high + (isInLines(wide, strip.folds.length) ? 34 : caption) };
    });
    const shelf = Report.shelves(tiles, room, 14);
    return { tiles, places: shelf.places, high: stripHead + shelf.high + padding + 2 };
  }

  // A strip of pictures: a head, and below it a tile for each difference that looks different from the others. It is as wide as
  // its widest tile asks for, or wider where it would be high, and denser where it would not fit the screen. It is measured once
  // for each size and the same pictures: of strips there may be thousands.
  function measured(strip, columns, column, screen) {
    const size = `${columns} ${column} ${screen} ${stripHead} ${devicePixelRatio} ${Report.state.crops}`;
    if (size !== kept.size) Object.assign(kept, { size, strips: new WeakMap() });
    const known = kept.strips.get(strip.folds[0].lead);
    if (known?.tiles.length === strip.folds.length && known.tiles.every(({ fold }, at) => fold.lead === strip.folds[at].lead)) {
      return { ...known, strip, tiles: known.tiles.map((tile, at) => ({ ...tile, fold: strip.folds[at] })) };
    }
    const now = made(strip, columns, column, screen);
    kept.strips.set(strip.folds[0].lead, now);
    return now;
  }

  const kept = { size: "", strips: null };

  function made(strip, columns, column, screen) {
    const high = Math.min(420, Math.max(220, screen * 0.46));
    const across = (count) => count * column + gap * (count - 1);
    let best = null;
    for (let density = 0; density < 3; density += 1) {
      for (let count = density === 0 ? 1 : columns; count <= columns; count += 1) {
        const tried = tiled(strip, across(count) - 2 * padding - 2, high, density);
        const isTooNarrow = tried.tiles.some(({ plan }) => plan.isPartial || plan.crops.some((crop) => crop.isStacked));
        best = { strip, wide: across(count), ...tried };
        if (!isTooNarrow && tried.high < 320) return best;
      }
      if (best.high <= screen) return best;
    }
    return best;
  }

  // A strip of several scenarios is one where everything that differs is seen at once, and else each of them is.
  function divided(strip, columns, column, screen) {
    const whole = measured(strip, columns, column, screen);
    const isSeen = whole.high <= screen && !whole.tiles.some(({ plan }) => plan.isPartial);
    return !strip.scenarios || isSeen ? [whole] : strip.divided().map((part) => measured(part, columns, column, screen));
  }

  // Shots without pictures: a line of words each.
  const worded = (strip) => ({ strip, isWords: true, wide: 0, high: narrow.matches ? 46 : 30 });

  function layOut(sections) {
    const isNarrow = width < 480;
    const columns = Math.max(1, Math.floor((width + gap) / ((isNarrow ? width : 252) + gap)));
    const column = Math.floor((width - gap * (columns - 1)) / columns);
    const screen = main().clientHeight - 24;
    stripHead = narrow.matches ? 56 : 44;
    rows = [];
    strips = [];
    let top = 0;
    const add = (height, make, key, anchor) => { rows.push({ top, height, make, key, anchor }); top += height; };
    for (const section of sections) {
      const head = Report.sectionHead(section, width);
      add(head.height, head.make, `head ${section.key}`);
      const made = section.isWords ? section.strips.map(worded) : section.strips.flatMap((strip) => divided(strip, columns, column, screen));
      for (let at = 0; at < made.length;) {
        // As many strips beside one another as there is room for.
        const line = [];
        let [x, high] = [0, 0];
        while (at < made.length && (!line.length || (!made[at].isWords && x + made[at].wide <= width + 1))) {
          line.push({ ...made[at], x });
          x += made[at].wide + gap;
          high = Math.max(high, made[at].high);
          at += 1;
        }
        const row = rows.length;
        for (const one of line) strips.push({ key: `${section.key} ${one.strip.key}`, strip: one.strip, section, row });
        add(high + (section.isWords ? 2 : gap), () => element("div", { class: "strips" }, line.map((one) => (one.isWords ? wordLine(one, section) : drawn(one, section)))), `${section.key} ${line[0].strip.key}`);
      }
      top += section.isWords ? 6 : 20;
    }
    return top;
  }

  // --- One strip ---

  const stripEnd = (strip) => (strip.scenarios ? plural(strip.scenarios.length, "scenario") : strip.shots[0].scenario);
  const stripName = (strip) => `${strip.shots[0].component} / ${stripEnd(strip)}`;
  // Where there is no room for all of it, the end stays: strips beside each other often begin alike.
  const stripWords = (strip) => [element("span", { class: "of" }, `${strip.shots[0].component} / `),
    element("span", { class: "end" }, element("bdi", {}, stripEnd(strip)))];
  const stripTitle = (strip) => (strip.scenarios || [strip.key]).join("\n");

  function verdict(shots) {
    const open = shots.filter(Report.decisions.isOpen);
    const found = new Set(open.map(Report.decisions.of));
    return open.length && found.size === 1 ? [...found][0] : null;
  }

  function words(strip, folds) {
    const parts = [plural(strip.shots.length, "shot")];
    if (strip.shots[0].status === "changed" && strip.shots.length > 1) parts.push(plural(folds, "difference"));
    return parts.join(", ");
  }

  const statusWord = (shot, decision) => (decision ? { accept: "Accepted", reject: "Rejected" }[decision] : statusTitles[shot.status]);
  const isFinding = (shots) => shots.some((shot) => shot.finding);
  const noted = (shots) => shots.map(Report.decisions.words).find(Boolean);

  function drawn({ strip, tiles, places, wide, high, x }, section) {
    const decision = verdict(strip.shots);
    const key = `${section.key} ${strip.key}`;
    const open = strip.shots.filter(Report.decisions.isOpen);
    const mark = (word, sign, name) => element("button", { type: "button", class: `decide ${word}`, "aria-pressed": String(decision === word), tabindex: "-1",
      title: `${name} ${plural(open.length, "shot")} (${word === "accept" ? "a" : "x"})`, "aria-label": `${name} ${stripName(strip)}`,
      onclick: () => Report.decideStrip(key, word, true) }, sign);
    return element("article", { class: `strip ${strip.shots[0].status}${decision ? ` ${decision}` : ""}`, "data-key": key, "aria-label": stripName(strip),
      style: { left: `${x}px`, width: `${wide}px`, height: `${high}px` } },
    element("header", {}, element("div", { class: "strip-words" },
      element("span", { class: "name", title: stripTitle(strip) }, stripWords(strip)),
      element("span", { class: "values" }, element("span", { class: "word" }, statusWord(strip.shots[0], decision)), ` · ${words(strip, strip.folds.length)}`,
        isFinding(strip.shots) ? element("span", { class: "finding" }, " · finding") : null,
        noted(strip.shots) ? element("span", { class: "noted", title: noted(strip.shots) }, ` · “${noted(strip.shots)}”`) : null)),
    open.length ? element("span", { class: "strip-decide" }, mark("accept", "✓", "Accept"), mark("reject", "✕", "Reject")) : null),
    tiles.map((tile, at) => drawnTile(tile, places[at], strip)));
  }

  function drawnTile({ fold, plan, places, wide, high }, place, strip) {
    const { lead, shots } = fold;
    const decision = verdict(shots);
    const values = Report.variantWords(shots, strip.shots);
    const text = `${shots.length > 1 ? `${shots.length.toLocaleString("en")} · ` : ""}${values}`;
    const status = statusWord(lead, decision);
    const moved = Report.run.shapes?.[lead.shape];
    const isShown = Report.picture(lead) && (lead.status !== "changed" || lead.baseline);
    return element("button", { type: "button", class: `card tile ${lead.status}${decision ? ` ${decision}` : ""}${plan.isPartial ? " partial" : ""}`, "data-id": lead.id,
      title: [shots.length > 1 ? `${plural(shots.length, "shot")} with this difference: ${values}` : lead.id, moved, plan.isPartial ? "more differs than is shown" : ""].filter(Boolean).join("\n"),
      "aria-label": `${lead.id}${shots.length > 1 ? ` and ${shots.length - 1} alike` : ""}, ${status}`,
      style: { left: `${padding + place.x}px`, top: `${stripHead + place.y}px`, width: `${wide}px`, height: `${high}px` }, onclick: () => Report.go({ shot: lead.id }) },
    isShown ? places.map((at, index) => Report.pair(lead, plan.crops[index], at)) : element("span", { class: "none" }, missing(lead)),
    element("span", { class: isInLines(wide, strip.folds.length) ? "caption lines" : "caption" }, plan.isPartial ? element("span", { class: "more-mark", title: "more differs than is shown" }, "… ") : null, moved ? `${moved} · ` : "", text));
  }

  const missing = (shot) => ({ failed: "no picture", removed: "gone or damaged", orphaned: "gone or damaged" }[shot.status] || "not written");

  // A scenario of which there is no picture, as a line.
  function wordLine({ strip }, section) {
    return element("article", { class: `strip words ${strip.shots[0].status}`, "data-key": `${section.key} ${strip.key}`, "aria-label": stripName(strip) },
      element("button", { type: "button", class: `card line ${strip.shots[0].status}`, "data-id": strip.shots[0].id, onclick: () => Report.go({ shot: strip.shots[0].id }) },
        element("span", { class: "name" }, stripWords(strip)), element("span", { class: "values" },
          strip.shots.length > 1 ? plural(strip.shots.length, "shot") : strip.shots[0].values || "–")));
  }

  // A picture in whole points, or a whole part of them, so that no pixel is smeared.
  Report.thumbnail = (shot, room, height) => {
    const source = Report.picture(shot);
    if (!source) return element("span", { class: "none" }, missing(shot));
    const [wide, high] = [shot.width / shot.scale, shot.height / shot.scale];
    const part = Math.max(1, Math.ceil(Math.max(wide / room, high / height)));
    return element("img", { src: source, alt: "", decoding: "async", loading: "lazy", width: Math.max(1, Math.round(wide / part)),
      height: Math.max(1, Math.round(high / part)) });
  };

  // --- Paper ---

  // Sections for printing, each from a new page on: all their strips, as many as `most` allows.
  Report.printSections = (sections, wide, most) => {
    let left = most;
    return sections.map((section) => {
      const head = Report.sectionHead(section, wide);
      const strips = section.strips.slice(0, Math.max(0, left));
      left -= section.strips.length;
      const columns = Math.max(1, Math.floor((wide + gap) / (240 + gap)));
      const column = Math.floor((wide - gap * (columns - 1)) / columns);
      const missed = section.strips.length - strips.length;
      return element("section", { class: "print-section" }, head.make(), strips.flatMap((strip) => (section.isWords
        ? wordLine({ strip }, section) : divided(strip, columns, column, 900).map((one) => drawn({ ...one, x: 0 }, section)))),
      missed ? element("p", {}, `… and ${plural(missed, "more strip")}; print a search to have them.`) : null);
    });
  };

  // --- What is visible ---

  const shown = new Map();
  const main = () => document.getElementById("main");

  function draw() {
    const list = document.getElementById("list");
    if (list.hidden) return;
    const from = main().scrollTop - list.offsetTop - 600;
    const to = from + main().clientHeight + 1200;
    // The first row that reaches into what is visible.
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rows[middle].top + rows[middle].height < from) low = middle + 1; else high = middle;
    }
    const wanted = new Set();
    for (let at = low; at < rows.length && rows[at].top < to; at += 1) {
      const row = rows[at];
      wanted.add(row.key);
      if (shown.has(row.key)) continue;
      const made = element("div", { class: "row", style: { top: `${row.top}px`, height: `${row.height}px` } }, row.make());
      shown.set(row.key, made);
      list.append(made);
    }
    for (const [key, made] of shown) if (!wanted.has(key)) { made.remove(); shown.delete(key); }
    for (const made of list.querySelectorAll(".strip.current")) made.classList.remove("current");
    stripElement(cursor)?.classList.add("current");
  }

  const stripElement = (key) => (key ? document.querySelector(`.strip[data-key="${CSS.escape(key)}"]`) : null);

  // Shows the sections of some shots; what has the focus keeps it.
  Report.showList = (sections) => {
    const list = document.getElementById("list");
    const held = list.contains(document.activeElement) ? document.activeElement : null;
    const [id, word, strip] = [held?.dataset.id, held?.className, held?.closest(".strip")?.dataset.key];
    width = list.clientWidth;
    list.style.height = `${layOut(sections)}px`;
    for (const made of shown.values()) made.remove();
    shown.clear();
    draw();
    if (!held) return;
    const places = [...list.querySelectorAll(id ? `[data-id="${CSS.escape(id)}"]` : "button")];
    const again = places.find((made) => made.className === word && (!strip || made.closest(".strip")?.dataset.key === strip)) || places[0] || stripElement(cursor)?.querySelector(".card");
    (again || main()).focus({ preventScroll: true });
  };

  Report.watchList = () => {
    main().addEventListener("scroll", draw, { passive: true });
    document.getElementById("list").addEventListener("focusin", (event) => {
      const strip = event.target.closest(".strip");
      if (strip && strip.dataset.key !== cursor) Report.pointAtStrip(strip.dataset.key, true);
    });
  };

  // --- The strip that keys work on ---

  const place = () => strips.findIndex((one) => one.key === cursor);
  Report.currentStrip = () => strips[place()] || null;

  // Makes a strip the current one, in sight, and gives it the focus unless something inside has it.
  Report.pointAtStrip = (key, isFocused = false) => {
    cursor = key;
    const one = strips[place()];
    if (!one) return;
    if (!isFocused) {
      const [list, row] = [document.getElementById("list"), rows[one.row]];
      const [top, bottom] = [row.top + list.offsetTop, row.top + row.height + list.offsetTop];
      // A head above comes into sight with its first strip.
      const start = one.row > 0 && rows[one.row - 1].key.startsWith("head ") ? rows[one.row - 1].top + list.offsetTop : top;
      if (top < main().scrollTop || bottom > main().scrollTop + main().clientHeight) {
        main().scrollTop = bottom - start < main().clientHeight ? start - 6 : top - 6;
      }
    }
    draw();
    if (!isFocused) stripElement(cursor)?.querySelector(".card")?.focus({ preventScroll: true });
  };

  Report.stepStrip = (step) => {
    const at = place();
    const next = strips[at < 0 ? (step > 0 ? 0 : strips.length - 1) : at + step];
    if (next) Report.pointAtStrip(next.key);
    return Boolean(next);
  };

  // The next strip from a place on of which something is not decided; from the beginning where there is none behind.
  Report.nextOpenStrip = (key) => {
    const at = Math.max(0, strips.findIndex((one) => one.key === key));
    const isOpen = (one) => one.strip.shots.some((shot) => Report.decisions.isOpen(shot) && !Report.decisions.of(shot));
    return strips.slice(at + 1).find(isOpen) || strips.slice(0, at + 1).find(isOpen) || null;
  };

  // Decides about all shots of a strip, and goes on to the next open one.
  Report.decideStrip = (key, decision, stays = false) => {
    const one = strips.find((one) => one.key === key);
    const open = one?.strip.shots.filter(Report.decisions.isOpen) || [];
    if (!open.length) return;
    const isSame = verdict(open) === decision;
    cursor = key;
    Report.decisions.decide(open, isSame ? null : decision);
    const next = stays || isSame ? null : Report.nextOpenStrip(key);
    Report.say(`${plural(open.length, "shot")} ${isSame ? "left undecided" : decision === "accept" ? "accepted" : "rejected"}${!isSame && !next && !stays ? "; all are decided" : ""}`);
    if (next) Report.pointAtStrip(next.key);
  };

  // The shot that stands for all that look like one, the strip, and everything in the order of the list.
  Report.leads = () => strips.flatMap(({ strip }) => strip.folds.map((fold) => fold.lead));
  Report.foldOf = (shot) => {
    for (const { key, strip } of strips) {
      const fold = strip.folds.find(({ shots }) => shots.includes(shot));
      if (fold) return { key, strip, fold };
    }
    return null;
  };

  // Brings a section's head into sight.
  Report.scrollToSection = (key) => {
    const row = rows.find((row) => row.key === `head ${key}`);
    if (row) main().scrollTop = row.top + document.getElementById("list").offsetTop - 8;
  };
}
