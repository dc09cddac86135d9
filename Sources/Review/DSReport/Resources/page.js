/* dsrender report: the page as a whole: its head, its views, its keys. */
"use strict";
{
  const { element, plural } = Report;
  const byId = (id) => document.getElementById(id);
  const views = [["changes", "Changes", "c"], ["components", "Components", "o"], ["gallery", "Gallery", "g"]];
  const statuses = ["failed", "changed", "added", "unchanged", "removed", "orphaned"];
  let shown = [];
  let order = [];

  Report.say = (text) => { byId("live").textContent = text; };

  Report.notice = (key, text) => {
    byId(`notice-${key}`)?.remove();
    if (text) byId("notices").append(element("p", { id: `notice-${key}`, class: "notice failed" }, text));
  };

  const count = (status) => Report.run.counts[status] ?? Report.orphans.filter((shot) => shot.status === status).length;
  const view = () => Report.state.view || (Report.orphans.length || Report.shots.some((shot) => shot.status !== "unchanged" || shot.finding) ? "changes" : "gallery");

  // --- The head ---

  function buildHead() {
    byId("views").replaceChildren(...views.map(([name, word, key]) => element("button", {
      type: "button", "data-view": name, title: `${word} (${key})`, onclick: () => Report.go({ view: name }) }, word)));
    byId("statuses").replaceChildren(...statuses.filter(count).map((word) => element("button", {
      type: "button", class: word, "data-status": word,
      onclick: () => Report.go({ query: Report.toggled(Report.state.query, "status", word) }),
    }, `${count(word).toLocaleString("en")} ${Report.statusTitles[word].toLowerCase()}`)));
    byId("filters").replaceChildren(...Report.run.axes.filter((axis) => axis.values.length > 1).map((axis) => element("fieldset", {},
      element("legend", {}, axis.name), axis.values.map((value) => element("button", {
        type: "button", "data-axis": axis.name, "data-value": value,
        onclick: () => Report.go({ query: Report.toggled(Report.state.query, axis.name, value.toLowerCase()) }) }, value)))));
    const options = (chosen, names) => names.map((name) => element("option", { value: name, selected: name === chosen }, name));
    const choice = (id, word, key) => element("label", {}, `${word} `, element("select", {
      id, onchange: (event) => Report.go({ [key]: event.currentTarget.value }) }, options(Report.state[key] || (key === "rows" ? "scenario" : "scheme"), Report.galleryAxes())));
    byId("axes").replaceChildren(choice("rows", "Rows", "rows"), choice("columns", "Columns", "columns"),
      element("label", {}, "Size ", element("input", { id: "size", type: "range", min: "0.5", max: "2", step: "0.5", value: Report.state.size,
        oninput: (event) => Report.go({ size: event.currentTarget.value }) })));
    byId("modes").replaceChildren(...Report.modes.map(([mode, word, key]) => element("button", {
      type: "button", "data-mode": mode, title: `${word} (${key})`, onclick: () => Report.go({ mode }) }, word)));
  }

  function buildNotices() {
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
    if (run.warnings.length) add("changed", run.warnings.slice(0, 12).map(where).join("\n"));
  }

  // --- The side: sections of the list, components of the gallery ---

  function buildTree(sections) {
    const entry = (word, count, status, onclick) => element("a", { href: "#", class: status, onclick: (event) => { event.preventDefault(); onclick(); } },
      element("span", {}, word), element("span", { class: "count" }, count.toLocaleString("en")));
    if (view() !== "gallery") {
      byId("tree").replaceChildren(...sections.map((section) => entry(section.group ? Report.causesText(section.group, (cause) => cause.subject) || "Unexplained" : section.title,
        section.shots.length, section.key, () => Report.scrollToSection(section.key))));
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
      parts.push(entry(component, count, "", () => byId(key)?.scrollIntoView()));
    }
    const orphans = Report.orphans.filter(Report.search(Report.state.query));
    for (const status of ["removed", "orphaned"]) {
      const found = orphans.filter((shot) => shot.status === status);
      if (found.length) parts.push(entry(Report.statusTitles[status], found.length, status, () => byId(status)?.scrollIntoView()));
    }
    byId("tree").replaceChildren(...parts);
  }

  // --- What is shown ---

  function press() {
    for (const button of byId("views").children) button.setAttribute("aria-pressed", String(button.dataset.view === view()));
    for (const button of byId("statuses").children) button.setAttribute("aria-pressed", String(Report.asked(Report.state.query, "status").includes(button.dataset.status)));
    for (const button of byId("filters").querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(Report.asked(Report.state.query, button.dataset.axis).includes(button.dataset.value.toLowerCase())));
    }
  }

  function show() {
    const fits = Report.search(Report.state.query);
    shown = Report.shots.filter(fits);
    const isGallery = view() === "gallery";
    const orphans = Report.orphans.filter(fits);
    const sections = isGallery ? [] : Report.sections(shown.concat(orphans));
    order = isGallery ? shown.concat(orphans) : sections.flatMap((section) => section.shots);
    byId("list").hidden = isGallery;
    byId("gallery").hidden = !isGallery;
    byId("axes").hidden = !isGallery;
    if (isGallery) Report.showGallery(shown, orphans); else Report.showList(sections);
    const isEmpty = order.length === 0;
    byId("nothing").hidden = !isEmpty;
    const isFiltered = Report.state.query !== "";
    byId("nothing-words").textContent = isFiltered ? "No shot matches the search." : "Every shot equals its baseline.";
    byId("reset").textContent = isFiltered ? "Show all" : "Look at the gallery";
    if (byId("search").value !== Report.state.query) byId("search").value = Report.state.query;
    press();
    buildTree(sections);
    showDecisions();
  }

  function showDecisions() {
    const counts = Report.decisions.counts();
    const bar = byId("decided");
    const total = counts.accept + counts.reject + counts.open;
    bar.hidden = total === 0;
    if (!total) return;
    byId("decided-words").textContent = `${counts.accept.toLocaleString("en")} accepted · ${counts.reject.toLocaleString("en")} rejected · ${counts.open.toLocaleString("en")} open`;
    byId("apply").hidden = !Report.decisions.isServed;
    byId("apply").disabled = counts.accept === 0;
    byId("export").disabled = counts.accept + counts.reject === 0;
  }

  Report.showDecision = (shot) => {
    const isOpen = Report.decisions.isOpen(shot);
    byId("decide").hidden = !isOpen;
    const decision = Report.decisions.of(shot);
    for (const button of byId("decide").querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.dataset.decision === decision));
    byId("note").hidden = !decision;
    if (document.activeElement !== byId("note")) byId("note").value = Report.decisions.note(shot);
  };

  const current = () => Report.byId.get(Report.state.shot);

  function step(by) {
    const at = order.indexOf(current());
    const next = order[at + by];
    if (next) Report.go({ shot: next.id });
  }

  function decide(decision) {
    const shot = current();
    if (!shot || !Report.decisions.isOpen(shot)) return;
    const isSame = Report.decisions.of(shot) === decision;
    Report.decisions.decide([shot], isSame ? null : decision);
    Report.say(isSame ? "Left undecided" : decision === "accept" ? "Accepted" : "Rejected");
  }

  function decideShown(decision) {
    const count = Report.decisions.decide(order, decision);
    Report.say(`${plural(count, "shot")} ${decision === "accept" ? "accepted" : "rejected"}`);
  }

  function exportDecisions() {
    const link = element("a", { href: URL.createObjectURL(new Blob([Report.decisions.text()], { type: "application/json" })), download: "decisions.json" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    Report.say(`Exported. Apply the file with: ${Report.run.approveDecisions}`);
  }

  async function apply() {
    byId("apply").disabled = true;
    Report.say("Applying …");
    try {
      const result = await Report.decisions.apply();
      const words = [`${plural(result.applied, "baseline")} written.`];
      for (const { shot, reason } of result.refused) words.push(`${shot}: ${reason}`);
      byId("notices").append(element("p", { class: `notice ${result.refused.length ? "changed" : "unchanged"}` }, words.join("\n")));
      Report.notice("apply", "");
      Report.say(words[0]);
    } catch (error) { Report.notice("apply", `Nothing was applied: ${error.message}`); }
    showDecisions();
  }

  // --- Keys ---

  const keys = [
    ["/", "search", () => byId("search").focus()], ["c o g", "changes, components, gallery"], ["t", "light or dark page", () => theme()],
    ["j k  ← →", "next and previous shot"], ["a x", "accept, reject the shot"], ["A X", "accept, reject all that are shown"], ["u", "undo"],
    ["1 … 9", "ways to compare"], ["e E", "next and previous element"], ["space", "blink once"], ["r R", "next and previous region"], ["+ − 0", "larger, smaller, fit"],
    [", .", "move the slider"], ["Esc", "close"], ["?", "these keys", () => byId("keys").showModal()],
  ];

  function theme() {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    try { localStorage.setItem("dsrender-theme", root.dataset.theme); } catch { /* The browser keeps nothing. */ }
  }

  function press_(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
    if (["INPUT", "TEXTAREA", "SELECT"].includes(event.target.tagName) && event.target.type !== "range") {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const { key } = event;
    // A shot that was chosen is there before its details are.
    const isOpen = Boolean(current());
    const mode = isOpen && Report.modes.find(([, , number]) => number === key);
    const actions = {
      "/": () => byId("search").focus(), t: theme, "?": () => byId("keys").showModal(), u: () => { if (Report.decisions.undo()) Report.say("Undone"); },
      ...(isOpen ? {
        j: () => step(1), ArrowRight: () => step(1), k: () => step(-1), ArrowLeft: () => step(-1), a: () => decide("accept"), x: () => decide("reject"),
        r: () => Report.nextRegion(1), R: () => Report.nextRegion(-1), "+": () => Report.zoomBy(1), "=": () => Report.zoomBy(1), "-": () => Report.zoomBy(-1),
        e: () => Report.stepElement(1), E: () => Report.stepElement(-1), 0: Report.zoomToFit, " ": Report.toggleBlink, ",": () => Report.moveSplit(-0.02), ".": () => Report.moveSplit(0.02), Escape: () => Report.go({ shot: "" }),
      } : {
        ...Object.fromEntries(views.map(([name, , letter]) => [letter, () => Report.go({ view: name })])),
        j: () => order[0] && Report.go({ shot: order[0].id }), A: () => decideShown("accept"), X: () => decideShown("reject"),
      }),
    };
    const action = mode ? () => Report.go({ mode: mode[0] }) : Object.hasOwn(actions, key) ? actions[key] : null;
    if (!action) return;
    event.preventDefault();
    action();
  }

  // --- Together ---

  function follow(before) {
    const { state } = Report;
    if (["view", "query", "rows", "columns", "size"].some((key) => before[key] !== state[key])) show();
    const shot = current();
    if (!shot) {
      Report.closeShot();
      if (state.shot && before.shot !== state.shot) Report.notice("shot", `There is no shot '${state.shot}' in this run.`);
    } else if (before.shot !== state.shot || before.mode !== state.mode || !byId("viewer").open) Report.openShot(shot, order);
  }

  function build() {
    document.title = `${Report.run.counts.changed + Report.run.counts.added + Report.run.counts.failed} of ${Report.shots.length} shots · dsrender`;
    buildHead();
    buildNotices();
  }

  // Shows what has changed in the run's folder, where the page is.
  async function refresh() {
    const { scrollTop } = byId("main");
    await Report.read();
    build();
    const count = Report.decisions.takeBack();
    Report.notice("taken-back", count ? `${plural(count, "decision")} taken back: the picture or its baseline has changed since.` : "");
    show();
    byId("main").scrollTop = scrollTop;
    const shot = current();
    if (shot) await Report.openShot(shot, order);
    else if (Report.state.shot) { Report.closeShot(); Report.notice("shot", `There is no shot '${Report.state.shot}' in this run.`); }
    Report.say("Drawn again");
  }

  async function begin() {
    try {
      const kept = localStorage.getItem("dsrender-theme");
      if (kept) document.documentElement.dataset.theme = kept;
    } catch { /* The browser keeps nothing. */ }
    try { await Report.read(); } catch (error) {
      Report.notice("data", `The report cannot be read: ${error.message}. report.json and junit.xml hold the same results.`);
      return;
    }
    build();
    Report.watchList();
    Report.watchStage();
    Report.onState(follow);
    Report.decisions.onChange(() => {
      show();
      if (current()) Report.showDecision(current());
    });
    byId("search").addEventListener("input", (event) => Report.go({ query: event.currentTarget.value }));
    byId("reset").addEventListener("click", () => Report.go(Report.state.query ? { query: "" } : { view: "gallery" }));
    byId("theme").addEventListener("click", theme);
    byId("help").addEventListener("click", () => byId("keys").showModal());
    byId("close").addEventListener("click", () => Report.go({ shot: "" }));
    byId("viewer").addEventListener("cancel", (event) => { event.preventDefault(); Report.go({ shot: "" }); });
    byId("previous").addEventListener("click", () => step(-1));
    byId("next").addEventListener("click", () => step(1));
    byId("smaller").addEventListener("click", () => Report.zoomBy(-1));
    byId("larger").addEventListener("click", () => Report.zoomBy(1));
    byId("fit").addEventListener("click", Report.zoomToFit);
    for (const button of byId("decide").querySelectorAll("button")) button.addEventListener("click", () => decide(button.dataset.decision));
    byId("note").addEventListener("change", (event) => { if (current()) Report.decisions.setNote(current(), event.currentTarget.value); });
    byId("undo").addEventListener("click", () => Report.decisions.undo());
    byId("accept-shown").addEventListener("click", () => decideShown("accept"));
    byId("reject-shown").addEventListener("click", () => decideShown("reject"));
    byId("export").addEventListener("click", exportDecisions);
    byId("apply").addEventListener("click", apply);
    byId("key-list").replaceChildren(...keys.flatMap(([key, word]) => [element("dt", {}, key), element("dd", {}, word)]));
    addEventListener("keydown", press_);
    let resizing = 0;
    addEventListener("resize", () => { clearTimeout(resizing); resizing = setTimeout(show, 120); });
    await Report.decisions.read();
    show();
    if (Report.state.shot) follow({ ...Report.state, shot: "" });
    document.documentElement.dataset.ready = "true";
    Report.watch(refresh);
  }

  begin();
}
