/* dsrender report: the head of the page, its notices, its filters and the list of sections at its side. */
"use strict";
{
  const { element, plural } = Report;
  const byId = (id) => document.getElementById(id);
  let findings = 0;
  const statuses = ["failed", "changed", "added", "unchanged", "removed", "orphaned"];

  Report.views = [["changes", "Changes", "c"], ["components", "Components", "o"], ["gallery", "Gallery", "g"], ["tokens", "Tokens", "p"]];
  // Whether the page shows strips of shots, and no tables of all or of tokens.
  Report.isList = () => !["gallery", "tokens"].includes(Report.view());
  Report.cropWays = [["", "Crops", "what differs, large (s)"], ["difference", "Difference", "where they differ (d)"], ["whole", "Whole", "whole pictures (w)"]];

  Report.say = (text) => { byId("live").textContent = text; };

  Report.notice = (key, text) => {
    byId(`notice-${key}`)?.remove();
    if (text) byId("notices").append(element("p", { id: `notice-${key}`, class: "notice failed" }, text));
  };

  const count = (status) => Report.run.counts[status] ?? Report.orphans.filter((shot) => shot.status === status).length;
  // What the page shows: what changed, unless nothing did.
  Report.view = () => Report.state.view || (Report.orphans.length || Report.shots.some((shot) => shot.status !== "unchanged" || shot.finding) ? "changes" : "gallery");

  Report.buildHead = () => {
    byId("views").replaceChildren(...Report.views.filter(([name]) => name !== "tokens" || Report.run.hasTokens).map(([name, word, key]) => element("button", {
      type: "button", "data-view": name, title: `${word} (${key})`, onclick: () => Report.go({ view: name }) }, word)));
    const chip = (key, value, word, total) => element("button", { type: "button", class: key === "finding" ? "finding" : value, [`data-${key}`]: value,
      onclick: () => Report.go({ query: Report.toggled(Report.state.query, key, value) }) },
    element("span", { class: "number" }, total.toLocaleString("en")), ` ${word}`);
    findings = Report.shots.filter((shot) => shot.finding).length;
    byId("statuses").replaceChildren(...statuses.filter(count).map((word) => chip("status", word, Report.statusTitles[word].toLowerCase(), count(word))),
      ...(findings ? [chip("finding", "yes", findings === 1 ? "finding" : "findings", findings)] : []));
    byId("filters").replaceChildren(...Report.run.axes.filter((axis) => axis.values.length > 1).map((axis) => element("fieldset", {},
      element("legend", {}, axis.name), axis.values.map((value) => element("button", {
        type: "button", "data-axis": axis.name, "data-value": value,
        onclick: () => Report.go({ query: Report.toggled(Report.state.query, axis.name, value.toLowerCase()) }) }, `${value} `, element("span", { class: "number" }))))));
    const options = (chosen, names) => names.map((name) => element("option", { value: name, selected: name === chosen }, name));
    const choice = (id, word, key) => element("label", {}, `${word} `, element("select", {
      id, onchange: (event) => Report.go({ [key]: event.currentTarget.value }) }, options(Report.state[key] || (key === "rows" ? "scenario" : "scheme"), Report.galleryAxes())));
    byId("axes").replaceChildren(choice("rows", "Rows", "rows"), choice("columns", "Columns", "columns"),
      element("label", {}, "Size ", element("input", { id: "size", type: "range", min: "0.5", max: "2", step: "0.5", value: Report.state.size,
        oninput: (event) => Report.go({ size: event.currentTarget.value }) })));
    byId("modes").replaceChildren(...Report.modes.map(([mode, word, key]) => element("button", {
      type: "button", "data-mode": mode, title: `${word} (${key})`, onclick: () => Report.go({ mode }) }, word)));
    byId("sight").replaceChildren(...Report.sights.map(([name, word]) => element("option", { value: name }, word)));
    byId("crops").replaceChildren(...Report.cropWays.map(([way, word, title]) => element("button", {
      type: "button", "data-crops": way, title: `${word}: ${title}`, onclick: () => Report.go({ crops: way }) }, word)));
  };

  // --- Counts of what a search leaves ---

  // The query without what it asks for by a key.
  const without = (query, key) => query.split(/\s+/).filter((word) => word && !word.toLowerCase().startsWith(`${key.toLowerCase()}:`)).join(" ");

  function number(button, count) {
    const made = button.querySelector(".number");
    const text = count.toLocaleString("en");
    if (made.textContent !== text) made.textContent = text;
  }

  function counted(shots) {
    const counts = { yes: 0 };
    for (const shot of shots) {
      counts[shot.status] = (counts[shot.status] || 0) + 1;
      if (shot.finding) counts.yes += 1;
    }
    return counts;
  }

  // Numbers of statuses are those of what fits the rest of a search; `shown` fits all of it.
  Report.countStatuses = (shown) => {
    const { query } = Report.state;
    for (const key of ["status", "finding"]) {
      const rest = without(query, key);
      const fits = rest ? Report.search(rest) : null;
      const isRest = rest === query;
      const counts = rest ? counted(isRest ? shown : Report.shots.concat(Report.orphans).filter(fits)) : null;
      for (const button of byId("statuses").querySelectorAll(`[data-${key}]`)) {
        const value = button.dataset[key];
        number(button, counts ? counts[value] || 0 : value === "yes" ? findings : count(value));
        button.setAttribute("aria-pressed", String(Report.asked(query, key).includes(value)));
      }
    }
  };

  // The same for the values of axes, of shots that the view shows.
  Report.countFilters = () => {
    if (!byId("filters").closest("details").open) return;
    const seen = !Report.isList() ? Report.shots : Report.shots.filter((shot) => shot.status !== "unchanged" || shot.finding);
    for (const field of byId("filters").children) {
      const { axis } = field.querySelector("button").dataset;
      const fits = Report.search(without(Report.state.query, axis));
      const counts = new Map();
      for (const shot of seen) if (fits(shot)) counts.set(shot.variant[axis], (counts.get(shot.variant[axis]) || 0) + 1);
      for (const button of field.querySelectorAll("button")) {
        number(button, counts.get(button.dataset.value) || 0);
        button.setAttribute("aria-pressed", String(Report.asked(Report.state.query, axis).includes(button.dataset.value.toLowerCase())));
      }
    }
  };

  Report.buildNotices = () => {
    for (const old of byId("notices").querySelectorAll("[data-of-run]")) old.remove();
    const add = (status, text) => byId("notices").append(element("p", { class: `notice ${status}`, "data-of-run": true }, text));
    const { run } = Report;
    if (run.interrupted) add("failed", `Interrupted: ${run.counts.finished} of ${run.counts.selected} shots were finished.`);
    for (const fault of run.faults) add("failed", fault.message);
    if (run.selection.length) add("", `Compared ${run.counts.selected.toLocaleString("en")} of ${run.counts.matrix.toLocaleString("en")} shots: ${run.selection.join(" ")}`);
    const unshown = run.unshownFaults || [];
    const where = (problem) => `${problem.file}${problem.line ? `:${problem.line}` : ""}: ${problem.message}`;
    if (unshown.length) {
      const more = unshown.length > 5 ? [`… and ${plural(unshown.length - 5, "more file")}; dsrender check names them all`] : [];
      add("changed", [`${plural(unshown.length, "file")} cannot be used, and no shot shows ${unshown.length === 1 ? "it" : "them"}:`,
        ...unshown.slice(0, 5).map(where), ...more].join("\n"));
    }
    if (run.warnings.length <= 3) {
      if (run.warnings.length) add("changed", run.warnings.map(where).join("\n"));
      return;
    }
    // Many warnings would stand between a reviewer and the pictures.
    const rest = run.warnings.length - 100;
    const lines = [...run.warnings.slice(0, 100).map(where), ...(rest > 0 ? [`… and ${rest.toLocaleString("en")} more in report.json`] : [])];
    byId("notices").append(element("details", { class: "notice changed", "data-of-run": true },
      element("summary", {}, plural(run.warnings.length, "warning")), lines.join("\n")));
  };

  // --- The side: sections of the list, components of the gallery ---

  const entry = (word, full, count, status, onclick) => element("a", { href: "#", class: status, title: full, onclick: (event) => { event.preventDefault(); onclick(); } },
    element("span", {}, word), element("span", { class: "count" }, count.toLocaleString("en")));

  Report.buildTree = (sections, shown) => {
    if (Report.view() === "tokens") return;
    if (Report.isList()) {
      const full = sections.map((section) => Report.sectionTitle(section, (cause) => cause.subject));
      const short = Report.shortTitles(full, 46);
      byId("tree").replaceChildren(...sections.map((section, at) => entry(short[at], Report.sectionTitle(section), section.shots.length, section.status || section.key,
        () => Report.scrollToSection(section.key))));
      return;
    }
    const found = new Map();
    for (const shot of shown) found.set(`${shot.system}/${shot.component}`, (found.get(`${shot.system}/${shot.component}`) || 0) + 1);
    let system = null;
    const parts = [];
    for (const [key, count] of found) {
      const [name, component] = key.split("/");
      if (name !== system) parts.push(element("h2", {}, name));
      system = name;
      parts.push(entry(component, component, count, "", () => byId(key)?.scrollIntoView()));
    }
    const orphans = Report.orphans.filter(Report.search(Report.state.query));
    for (const status of ["removed", "orphaned"]) {
      const found = orphans.filter((shot) => shot.status === status);
      if (found.length) parts.push(entry(Report.statusTitles[status], "", found.length, status, () => byId(status)?.scrollIntoView()));
    }
    byId("tree").replaceChildren(...parts);
  };
}
