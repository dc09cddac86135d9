/* dsrender report: the page as a whole: what is shown, decisions, keys. */
"use strict";
{
  const { element, plural } = Report;
  const byId = (id) => document.getElementById(id);
  let [shown, orphans] = [[], []];
  // What the viewer goes through: one shot for each difference in the list, every shot of the gallery; and every shot.
  let order = [];
  let every = [];
  let last = "";

  // --- What is shown ---

  function press() {
    for (const button of byId("views").children) button.setAttribute("aria-pressed", String(button.dataset.view === Report.view()));
    for (const button of byId("crops").children) button.setAttribute("aria-pressed", String(button.dataset.crops === Report.state.crops));
    Report.countStatuses(shown.concat(orphans));
    Report.countFilters();
  }

  const isSame = (some, others) => some.length === others.length && some.every((one, at) => one === others[at]);

  // Shows what the address asks for. Letters of the search that leave the same shots leave all as it is.
  function show(isTyped = false) {
    const fits = Report.search(Report.state.query);
    const before = shown.concat(orphans);
    shown = Report.shots.filter(fits);
    orphans = Report.orphans.filter(fits);
    const isTokens = Report.view() === "tokens";
    const isKept = isTyped && !isTokens && isSame(before, shown.concat(orphans));
    if (!isKept) fill();
    const isEmpty = every.length === 0 && !isTokens;
    byId("nothing").hidden = !isEmpty;
    const isFiltered = Report.state.query !== "";
    const isBare = Report.shots.length === 0 && Report.orphans.length === 0;
    byId("nothing-words").textContent = isBare
      ? "Nothing was compared."
      : isFiltered
        ? "No shot matches the search."
        : "Every shot equals its baseline.";
    byId("reset").hidden = isBare;
    byId("reset").textContent = isFiltered ? "Show all" : "Look at the gallery";
    if (byId("search").value !== Report.state.query) byId("search").value = Report.state.query;
    press();
    if (!isKept) showDecisions();
  }

  // Makes what the view shows, of the shots that fit the search.
  function fill() {
    const isGallery = Report.view() === "gallery";
    const isTokens = Report.view() === "tokens";
    const sections = !Report.isList() ? [] : Report.sections(shown.concat(orphans));
    byId("list").hidden = !Report.isList();
    byId("tokens").hidden = !isTokens;
    byId("gallery").hidden = !isGallery;
    byId("axes").hidden = !isGallery;
    byId("list-ways").hidden = !sections.length;
    if (isGallery) Report.showGallery(shown, orphans); else if (isTokens) Report.showTokens(); else Report.showList(sections);
    every = isGallery ? shown.concat(orphans) : sections.flatMap((section) => section.shots);
    order = isGallery ? every : Report.leads();
    Report.buildTree(sections, shown);
  }

  function showDecisions() {
    const counts = Report.decisions.counts();
    const bar = byId("decided");
    const total = counts.accept + counts.reject + counts.open;
    bar.hidden = total === 0;
    if (!total) return;
    const number = (count) => count.toLocaleString("en");
    byId("decided-words").textContent = matchMedia("(max-width: 820px)").matches ? `${number(counts.accept)} ✓ · ${number(counts.reject)} ✕ · ${number(counts.open)} open`
      : `${number(counts.accept)} accepted · ${number(counts.reject)} rejected · ${number(counts.open)} open`;
    byId("apply").hidden = !Report.decisions.isServed;
    byId("apply").disabled = counts.accept === 0;
    byId("export").disabled = counts.accept + counts.reject === 0;
  }

  const current = () => Report.byId.get(Report.state.shot);

  // The shots that a decision in the viewer is about: all that look like the one that is seen, unless only it is meant.
  function meant(shot) {
    const fold = Report.isList() ? Report.foldOf(shot) : null;
    return fold && !byId("alone").checked ? fold.fold.shots.filter(Report.decisions.isOpen) : [shot];
  }

  Report.showDecision = (shot) => {
    const isOpen = Report.decisions.isOpen(shot);
    byId("decide").hidden = !isOpen;
    const alike = Report.isList() ? Report.foldOf(shot)?.fold.shots.length || 1 : 1;
    byId("alone-label").hidden = !isOpen || alike < 2;
    byId("alone-words").textContent = `only this one of ${alike.toLocaleString("en")} with this difference`;
    const count = isOpen ? meant(shot).length : 0;
    const decision = Report.decisions.of(shot);
    for (const button of byId("decide").querySelectorAll("button.decide")) {
      button.setAttribute("aria-pressed", String(button.dataset.decision === decision));
      button.textContent = `${button.dataset.decision === "accept" ? "Accept" : "Reject"}${count > 1 ? ` ${count.toLocaleString("en")}` : ""}`;
    }
    const badge = byId("viewer-status");
    badge.textContent = decision ? { accept: "Accepted", reject: "Rejected" }[decision] : Report.statusTitles[shot.status];
    badge.className = `badge ${decision ? `${decision}ed` : shot.status}`;
    if (document.activeElement !== byId("note")) byId("note").value = Report.decisions.note(shot);
    const by = Report.decisions.author(shot);
    byId("note-by").textContent = by ? `by ${by}` : "";
    Report.showPins(shot);
    byId("reviewer-label").hidden = !isOpen || Report.decisions.isServed;
    if (document.activeElement !== byId("reviewer")) byId("reviewer").value = Report.decisions.reviewer();
  };

  // A place in the order of the list: that of the shot that stands for all that look like it.
  function placeOf(shot) {
    const at = order.indexOf(shot);
    return at >= 0 || !shot ? at : order.indexOf(Report.foldOf(shot)?.fold.lead);
  }

  function step(by) {
    const next = order[placeOf(current()) + by];
    if (next) Report.go({ shot: next.id });
  }

  function stepEvery(by) {
    const next = every[every.indexOf(current()) + by];
    if (next) Report.go({ shot: next.id });
  }

  // Decides about what is seen, and goes on to the next that is open, unless it is to stay.
  function decide(decision, stays) {
    const shot = current();
    if (!shot || !Report.decisions.isOpen(shot)) return;
    const shots = meant(shot);
    const isSame = shots.every((one) => Report.decisions.of(one) === decision);
    const at = placeOf(shot);
    Report.decisions.decide(shots, isSame ? null : decision);
    const words = isSame ? "Left undecided" : `${decision === "accept" ? "Accepted" : "Rejected"}${shots.length > 1 ? ` ${plural(shots.length, "shot")}` : ""}`;
    const isLeft = (one) => Report.decisions.isOpen(one) && !Report.decisions.of(one);
    const next = isSame || stays ? null : order.slice(at + 1).find(isLeft) || order.slice(0, at).find(isLeft);
    Report.say(next || isSame || stays ? words : `${words}; all are decided`);
    if (next) Report.go({ shot: next.id });
  }

  function decideShown(decision) {
    const count = Report.decisions.decide(every, decision);
    Report.say(`${plural(count, "shot")} ${decision === "accept" ? "accepted" : "rejected"}`);
  }

  // As a file, and where the browser allows it as a block to paste into a comment.
  async function exportDecisions() {
    const text = Report.decisions.text();
    const link = element("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: "decisions.json" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    let words = "Exported";
    try {
      await navigator.clipboard.writeText(text);
      words = "Exported and copied";
    } catch { /* The file is there. */ }
    Report.say(`${words}. Apply the file with: ${Report.run.approveDecisions}`);
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
    ["/", "search"], ["c o g p", "changes, components, gallery, tokens"], ["t", "light or dark page"],
    ["j k", "next and previous scenario of the list, token, or difference of the viewer"], ["Enter", "open it"],
    ["a x", "accept or reject what is seen, and go on to the next open one"], ["A X", "in the viewer: accept or reject, and stay; in the list: all that are shown"],
    ["u", "undo"], ["n", "write a note"], ["p", "in the viewer: pin a note to a place"], ["s d w", "the list shows crops, differences, whole pictures"], ["b", "blink"],
    ["J K", "in the viewer: next and previous shot, alike or not"], ["← →", "as j and k"], ["1 … 9", "ways to compare"], ["v", "colour vision"], ["y", "each cause alone, step by step"], ["h", "earlier baselines"], ["e E", "next and previous element"], ["l", "what a screen reader reads"], ["f", "elements of the expected or the actual picture"],
    ["space", "blink once"], ["r R", "next and previous region, enlarged"], ["+ − 0", "larger, smaller, fit"], [", .", "move the slider"], ["Esc", "close"], ["?", "these keys"],
  ];

  // "Close" at the end of the list has the focus; on a phone that would open it scrolled to its end.
  function showKeys() {
    byId("keys").showModal();
    byId("keys").scrollTop = 0;
  }

  function theme() {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    try { localStorage.setItem("dsrender-theme", root.dataset.theme); } catch { /* The browser keeps nothing. */ }
  }

  const blink = () => byId("list").classList.toggle("blinking");
  const openCurrent = () => { const one = Report.currentStrip(); if (one) Report.go({ shot: one.strip.folds[0].lead.id }); };
  const decideCurrent = (decision) => { const one = Report.currentStrip(); if (one) Report.decideStrip(one.key, decision); else Report.stepStrip(1); };

  function press_(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
    if (["INPUT", "TEXTAREA", "SELECT"].includes(event.target.tagName) && !["range", "checkbox"].includes(event.target.type)) {
      if (event.key !== "Escape") return;
      // Esc leaves the field, and not the viewer too.
      event.preventDefault();
      event.target.blur();
      (byId("viewer").open ? byId("stage") : byId("main")).focus();
      return;
    }
    const { key } = event;
    // A shot that was chosen is there before its details are.
    const isOpen = Boolean(current());
    const mode = isOpen && Report.modes.find(([, , letter]) => letter === key);
    const isList = Report.isList();
    const actions = {
      "/": () => byId("search").focus(), t: theme, "?": showKeys, u: () => { if (Report.decisions.undo()) Report.say("Undone"); },
      ...(isOpen ? {
        j: () => step(1), ArrowRight: () => step(1), k: () => step(-1), ArrowLeft: () => step(-1), J: () => stepEvery(1), K: () => stepEvery(-1),
        a: () => decide("accept"), x: () => decide("reject"), A: () => decide("accept", true), X: () => decide("reject", true), n: () => byId("note").focus(), p: Report.startPin, v: Report.stepSight,
        r: () => Report.nextRegion(1), R: () => Report.nextRegion(-1), "+": () => Report.zoomBy(1), "=": () => Report.zoomBy(1), "-": () => Report.zoomBy(-1),
        f: () => Report.go({ mode: Report.state.mode === "spoken" ? "spoken" : "elements", of: Report.state.of ? "" : "expected" }), e: () => Report.stepElement(1), E: () => Report.stepElement(-1), 0: Report.zoomToFit, " ": Report.toggleBlink, ",": () => Report.moveSplit(-0.02), ".": () => Report.moveSplit(0.02), Escape: () => Report.go({ shot: "" }),
      } : {
        ...Object.fromEntries(Report.views.filter(([name]) => name !== "tokens" || Report.run.hasTokens).map(([name, , letter]) => [letter, () => Report.go({ view: name })])),
        A: () => decideShown("accept"), X: () => decideShown("reject"),
        ...(isList ? {
          j: () => Report.stepStrip(1), k: () => Report.stepStrip(-1), ArrowRight: () => Report.stepStrip(1), ArrowLeft: () => Report.stepStrip(-1),
          a: () => decideCurrent("accept"), x: () => decideCurrent("reject"), b: blink, s: () => Report.go({ crops: "" }),
          n: () => { openCurrent(); byId("note").focus(); },
          d: () => Report.go({ crops: Report.state.crops === "difference" ? "" : "difference" }), w: () => Report.go({ crops: Report.state.crops === "whole" ? "" : "whole" }),
        } : Report.view() === "tokens" ? {
          j: () => Report.stepToken(1), k: () => Report.stepToken(-1), ArrowRight: () => Report.stepToken(1), ArrowLeft: () => Report.stepToken(-1),
        } : { j: () => order[0] && Report.go({ shot: order[0].id }) }),
      }),
    };
    const action = mode ? () => Report.go({ mode: mode[0] }) : Object.hasOwn(actions, key) ? actions[key] : null;
    if (!action || (key === " " && event.target.tagName === "BUTTON")) return;
    event.preventDefault();
    action();
  }

  // --- Together ---

  // Where the viewer was opened from: the strip of the shot that was seen last.
  function returnToList() {
    if (!Report.isList()) {
      if (Report.view() === "tokens") Report.openToken();
      document.querySelector(`#gallery [data-id="${CSS.escape(last)}"]`)?.focus({ preventScroll: true });
      return;
    }
    const shot = Report.byId.get(last);
    const fold = shot && Report.foldOf(shot);
    if (fold) Report.pointAtStrip(fold.key); else byId("main").focus();
  }

  function follow(before) {
    const { state } = Report;
    const changed = ["view", "query", "rows", "columns", "size", "crops", "token"].filter((key) => before[key] !== state[key]);
    if (changed.length) show(String(changed) === "query");
    const shot = current();
    if (!shot) {
      const wasOpen = byId("viewer").open;
      Report.closeShot();
      if (wasOpen) returnToList();
      if (state.shot && before.shot !== state.shot) Report.notice("shot", `There is no shot '${state.shot}' in this run.`);
      return;
    }
    last = shot.id;
    if (before.shot !== state.shot) byId("alone").checked = false;
    if (before.shot !== state.shot || before.mode !== state.mode || before.sight !== state.sight || before.of !== state.of || !byId("viewer").open) Report.openShot(shot, order, placeOf(shot));
  }

  function build() {
    document.title = `${Report.run.counts.changed + Report.run.counts.added + Report.run.counts.failed} of ${Report.shots.length} shots · dsrender`;
    Report.buildHead();
    Report.buildNotices();
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
    if (shot) await Report.openShot(shot, order, placeOf(shot));
    else if (Report.state.shot) { Report.closeShot(); Report.notice("shot", `There is no shot '${Report.state.shot}' in this run.`); }
    Report.say("Drawn again");
  }

  // On a phone the search and the statuses go with the list, so that the bars leave it room.
  function arrange(narrow) {
    if (narrow.matches) byId("tools").append(byId("search-label"), byId("statuses"));
    else {
      byId("views").after(byId("statuses"));
      byId("theme").before(byId("search-label"));
    }
    show();
  }

  // What is printed: before and after of what the list shows.
  const printedStrips = 1000;
  function print() {
    const sections = !Report.isList() ? Report.sections(shown) : Report.sections(shown.concat(orphans));
    byId("print").replaceChildren(...Report.printSections(sections, 700, printedStrips));
  }

  function listen() {
    const narrow = matchMedia("(max-width: 820px)");
    narrow.addEventListener("change", () => arrange(narrow));
    if (narrow.matches) byId("tools").append(byId("search-label"), byId("statuses"));
    addEventListener("beforeprint", print);
    addEventListener("afterprint", () => byId("print").replaceChildren());
    byId("search").addEventListener("input", (event) => Report.go({ query: event.currentTarget.value }));
    byId("reset").addEventListener("click", () => Report.go(Report.state.query ? { query: "" } : { view: "gallery" }));
    byId("filters").closest("details").addEventListener("toggle", Report.countFilters);
    byId("theme").addEventListener("click", theme);
    byId("sight").addEventListener("change", (event) => Report.go({ sight: event.currentTarget.value }));
    byId("reviewer").addEventListener("change", (event) => Report.decisions.setReviewer(event.currentTarget.value.trim()));
    byId("blink").addEventListener("click", (event) => event.currentTarget.setAttribute("aria-pressed", String(blink())));
    byId("help").addEventListener("click", showKeys);
    byId("close").addEventListener("click", () => Report.go({ shot: "" }));
    byId("viewer").addEventListener("cancel", (event) => { event.preventDefault(); Report.go({ shot: "" }); });
    byId("previous").addEventListener("click", () => step(-1));
    byId("next").addEventListener("click", () => step(1));
    byId("smaller").addEventListener("click", () => Report.zoomBy(-1));
    byId("larger").addEventListener("click", () => Report.zoomBy(1));
    byId("fit").addEventListener("click", Report.zoomToFit);
    byId("alone").addEventListener("change", () => { if (current()) Report.showDecision(current()); });
    for (const button of byId("decide").querySelectorAll("button.decide")) button.addEventListener("click", (event) => decide(button.dataset.decision, event.shiftKey));
    byId("note").addEventListener("change", (event) => { if (current()) Report.decisions.setNote(current(), event.currentTarget.value.trim()); });
    byId("pin").addEventListener("click", Report.startPin);
    byId("undo").addEventListener("click", () => Report.decisions.undo());
    byId("accept-shown").addEventListener("click", () => decideShown("accept"));
    byId("reject-shown").addEventListener("click", () => decideShown("reject"));
    byId("export").addEventListener("click", exportDecisions);
    byId("apply").addEventListener("click", apply);
    byId("key-list").replaceChildren(...keys.flatMap(([key, word]) => [element("dt", {}, key), element("dd", {}, word)]));
    addEventListener("keydown", press_);
    let resizing = 0;
    addEventListener("resize", () => { clearTimeout(resizing); resizing = setTimeout(() => show(), 120); });
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
    listen();
    await Report.decisions.read();
    show();
    // From now on: what the first reading found is shown already.
    Report.decisions.onChange(() => {
      show();
      if (current()) Report.showDecision(current());
    });
    if (Report.state.shot) follow({ ...Report.state, shot: "" });
    document.documentElement.dataset.ready = "true";
    Report.watch(refresh);
  }

  begin();
}
