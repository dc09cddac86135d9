/* dsrender report: every shot, a table for each component. Its rows and columns are axes of choice; what is left of a
   variant stands in the cell, so that six axes make no table of 72 columns. */
"use strict";
{
  const { element, plural } = Report;
  const made = new Map();

  const valueOf = (shot, axis) => (axis === "scenario" ? shot.scenario : shot.variant[axis] ?? "–");

  function axesOf(shots) {
    const found = new Map([["scenario", new Set()]]);
    for (const shot of shots) {
      found.get("scenario").add(shot.scenario);
      for (const [axis, value] of Object.entries(shot.variant)) (found.get(axis) || found.set(axis, new Set()).get(axis)).add(value);
    }
    return found;
  }

  // Rows are scenarios and columns colour schemes, unless somebody chose others.
  function chosen(axes) {
    const varying = [...axes].filter(([, values]) => values.size > 1).map(([axis]) => axis);
    const rows = axes.has(Report.state.rows) ? Report.state.rows : "scenario";
    const asked = Report.state.columns;
    const columns = axes.has(asked) && asked !== rows ? asked : ["scheme", ...varying].find((axis) => varying.includes(axis) && axis !== rows);
    return [rows, columns, varying.filter((axis) => axis !== rows && axis !== columns)];
  }

  function small(shot, rest) {
    const words = rest.map((axis) => valueOf(shot, axis)).filter((value) => value !== "–").join(" · ");
    const size = Number(Report.state.size) || 1;
    const decision = Report.decisions.of(shot);
    return element("button", {
      type: "button", class: `small ${shot.status}${decision ? ` ${decision}` : ""}`, "data-id": shot.id, title: shot.id, "aria-label": shot.id,
      onclick: () => Report.go({ shot: shot.id }),
    }, element("span", { class: "picture" }, Report.thumbnail(shot, 320 * size, 360 * size)), words ? element("span", { class: "values" }, words) : null,
    shot.status === "unchanged" ? null : element("span", { class: "word" }, Report.statusTitles[shot.status]));
  }

  const described = (shots, scenario) => shots.find((shot) => shot.scenario === scenario)?.description;

  function table(shots) {
    const axes = axesOf(shots);
    const [rows, columns, rest] = chosen(axes);
    const heads = columns ? [...axes.get(columns)] : [null];
    const cells = new Map();
    for (const shot of shots) {
      const key = `${valueOf(shot, rows)}\n${columns ? valueOf(shot, columns) : ""}`;
      (cells.get(key) || cells.set(key, []).get(key)).push(shot);
    }
    const body = [...axes.get(rows)].map((row) => element("tr", {},
      element("th", { scope: "row" }, element("div", { class: "row-name" }, row,
        rows === "scenario" && described(shots, row) ? element("span", { class: "described" }, described(shots, row)) : null)),
      heads.map((head) => element("td", {}, element("div", { class: "cell" },
        (cells.get(`${row}\n${head ?? ""}`) || []).map((shot) => small(shot, rest)))))));
    return element("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": `${shots[0].component}, ${rows} by ${columns || "shot"}` },
      element("table", {}, element("thead", {}, element("tr", {}, element("th", { scope: "col", class: "corner" }, columns ? `${rows} / ${columns}` : rows),
        heads.map((head) => element("th", { scope: "col" }, head ?? "")))), element("tbody", {}, body)));
  }

  // Sections are filled when they come near, and emptied when they are gone, at the height that they had.
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const section = made.get(target.id);
      if (!section || isIntersecting === section.isFull) continue;
      if (isIntersecting) {
        target.lastChild.replaceChildren(section.make(section.shots));
        target.lastChild.style.minHeight = "";
      } else {
        target.lastChild.style.minHeight = `${target.lastChild.offsetHeight}px`;
        target.lastChild.replaceChildren();
      }
      section.isFull = isIntersecting;
    }
  }, { root: document.getElementById("main"), rootMargin: "900px 0px" });

  const loose = (shots) => element("div", { class: "cell" }, shots.map((shot) => small(shot, [])));

  // Tables of shots by component, and then pictures that are no longer made, and baselines that no shot uses.
  Report.showGallery = (shots, orphans) => {
    const found = new Map();
    for (const shot of shots) {
      const key = `${shot.system}/${shot.component}`;
      (found.get(key) || found.set(key, []).get(key)).push(shot);
    }
    observer.disconnect();
    made.clear();
    const gallery = document.getElementById("gallery");
    gallery.replaceChildren(...[...found].map(([key, members]) => {
      made.set(key, { shots: members, isFull: false, make: table });
      const scenarios = new Set(members.map((shot) => shot.scenario)).size;
      const holder = element("div", { style: { minHeight: `${60 + Math.min(scenarios, 12) * 70}px` } });
      return element("section", { class: "component", id: key },
        element("h2", {}, members[0].component, element("small", {}, `${members[0].system} · ${plural(members.length, "shot")}`)),
        Report.componentFacts(members[0]), holder);
    }));
    for (const [status, noun] of [["removed", "picture"], ["orphaned", "baseline"]]) {
      const found = orphans.filter((shot) => shot.status === status);
      if (!found.length) continue;
      made.set(status, { shots: found, isFull: false, make: loose });
      gallery.append(element("section", { class: "component", id: status },
        element("h2", {}, Report.statusTitles[status], element("small", {}, plural(found.length, noun))), element("div", { style: { minHeight: "160px" } })));
    }
    for (const section of gallery.children) observer.observe(section);
  };

  // The axes that rows and columns can be.
  Report.galleryAxes = () => ["scenario", ...Report.run.axes.filter((axis) => axis.values.length > 1).map((axis) => axis.name)];
}
