/* dsrender report: the view of tokens: by system, tier and group, with values by context, chain, uses and findings. */
"use strict";
{
  const { element, plural } = Report;
  const byId = (id) => document.getElementById(id);
  const made = new Map();
  let systems = null;
  let filter = "";

  const filters = [["", "All"], ["changed", "Changed"], ["unused", "Unused"], ["found", "With findings"]];
  const isUnused = (system, token) => system.knowsUnused && token.n === 0;
  const passes = { "": () => true, changed: (system, token) => Boolean(token.c), unused: isUnused, found: (system, token) => Boolean(token.f) };

  // A token's id in the page's address: system/path.
  const idOf = (system, token) => `${system.name}/${token.t}`;
  const words = (token) => [token.t, token.k, token.r, token.d, token.c?.was, ...token.v.map((value) => value.s)].filter(Boolean).join(" ").toLowerCase();

  function swatch(value) {
    return value?.c ? element("span", { class: "token-swatch", "aria-hidden": "true" }, element("span", { style: { background: value.c } })) : null;
  }

  const valueText = (value) => value?.s ?? "none";
  const sides = (change) => [swatch(change.b), element("span", {}, valueText(change.b)), element("span", { "aria-label": "to" }, "→"), swatch(change.a), element("span", {}, valueText(change.a))];

  // What one row shows of the values: the first one, or before and after; and swatches of the others.
  function summary(token) {
    if (token.c) {
      const [first, ...rest] = token.c.v;
      return [first ? sides(first) : `was ${token.c.was}`, rest.length ? element("span", { class: "quiet" }, `and in ${plural(rest.length, "more context")}`) : null];
    }
    const colours = token.v.filter((value) => value.c);
    return [...(colours.length ? colours.map(swatch) : []), element("span", { class: "token-value" }, valueText(token.v[0])),
      token.v.length > 1 && !colours.length ? element("span", { class: "quiet" }, "differs by context") : null];
  }

  function badges(system, token) {
    const list = [];
    if (token.c) list.push(["changed", token.c.was ? "renamed" : "changed"]);
    if (isUnused(system, token)) list.push(["orphaned", "unused"]);
    if (token.x !== undefined) list.push(["orphaned", "deprecated"]);
    if (token.f) list.push(["failed", plural(token.f.length, "finding")]);
    return list.map(([status, word]) => element("span", { class: `badge ${status}` }, word));
  }

  const cell = (value) => element("td", {}, element("span", { class: "token-cell" }, swatch(value), element("span", {}, valueText(value))));

  function changes(token) {
    const contrast = (numbers) => (numbers.every((number) => number === null) ? "–" : numbers.map((number) => number ?? "–").join(" → "));
    return element("table", {}, element("caption", { class: "hidden" }, "Before and after"),
      element("thead", {}, element("tr", {}, ["Context", "Before", "After", "ΔE 2000", "Contrast on white", "On black"].map((head) => element("th", { scope: "col" }, head)))),
      element("tbody", {}, token.c.v.map((value) => element("tr", {}, element("th", { scope: "row" }, value.x || "everywhere"), cell(value.b), cell(value.a),
        element("td", {}, value.e ?? "–"), element("td", {}, contrast(value.w)), element("td", {}, contrast(value.k))))));
  }

  function values(system, token) {
    const rows = token.v.length === 1 ? [["everywhere", token.v[0]]] : token.v.map((value, at) => [system.contexts[at] || "default", value]);
    return element("table", {}, element("caption", { class: "hidden" }, "Values by context"),
      element("tbody", {}, rows.map(([context, value]) => element("tr", {}, element("th", { scope: "row" }, context), cell(value)))));
  }

  function uses(system, token) {
    if (!token.n) return element("p", { class: "quiet" }, system.knowsUnused ? "No shot uses it." : "No shot of this run uses it.");
    const shots = token.u.map((index) => Report.byIndex[index]).filter(Boolean);
    // Changed pictures first, then one of each scenario before another of the same.
    const rank = (shot, at) => (shot.status === "unchanged" ? 1e6 : 0) + at;
    const seen = new Set();
    const first = shots.filter((shot) => shot.status !== "unchanged" || (!seen.has(shot.strip) && seen.add(shot.strip)));
    const chosen = first.map((shot, at) => [rank(shot, at), shot]).sort((a, b) => a[0] - b[0]).slice(0, 12).map(([, shot]) => shot);
    return element("div", {}, element("p", {}, `${plural(token.n, "shot")} ${token.n === 1 ? "uses" : "use"} it, directly or through other tokens.`),
      element("div", { class: "cell" }, chosen.map((shot) => element("button", {
        type: "button", class: `small ${shot.status}`, title: shot.id, "aria-label": shot.id, onclick: () => Report.go({ shot: shot.id }) },
      element("span", { class: "picture" }, Report.thumbnail(shot, 240, 200)), element("span", { class: "values" }, `${shot.component}/${shot.scenario}`),
      shot.status === "unchanged" ? null : element("span", { class: "word" }, Report.statusTitles[shot.status])))));
  }

  function chain(system, token) {
    if (!token.l || token.l.length < 2) return null;
    const known = new Set(system.tokens.map((one) => one.t));
    return element("div", {}, element("h3", {}, "Where the value comes from"), element("ol", { class: "chain" }, token.l.map(([depth, path, written]) => element("li", { style: { marginLeft: `${depth * 18}px` } },
      depth && known.has(path) ? element("button", { type: "button", onclick: () => Report.go({ token: `${system.name}/${path}` }) }, path) : element("code", {}, path), " = ", element("code", {}, written)))));
  }

  function facts(system, token) {
    return element("div", { class: "token-facts" },
      token.d ? element("p", {}, token.d) : null,
      token.x !== undefined ? element("p", {}, `Deprecated${token.x ? `: ${token.x}` : ""}`) : null,
      token.c?.was ? element("p", {}, `Was ${token.c.was}`) : null,
      ...(token.f || []).map((text) => element("p", { class: "notice failed" }, text)),
      token.c?.v.length ? changes(token) : values(system, token), chain(system, token), uses(system, token),
      token.p ? element("p", { class: "place" }, token.p) : null);
  }

  function row(system, token) {
    const id = idOf(system, token);
    const isOpen = Report.state.token === id;
    const name = token.t.split(".").pop();
    return element("article", { class: "token", "data-token": id, "aria-label": token.t },
      element("button", { type: "button", class: "token-row", "aria-expanded": String(isOpen), onclick: () => Report.go({ token: isOpen ? "" : id }) },
        element("span", { class: "token-name", title: token.t }, name), element("span", { class: "token-cell" }, summary(token)),
        element("span", { class: "grow" }), badges(system, token), token.n ? element("span", { class: "quiet" }, plural(token.n, "shot")) : null),
      isOpen ? facts(system, token) : null);
  }

  const groupOf = (token) => token.t.split(".").slice(0, -1).join(".") || "ungrouped";

  // Groups of the tokens that fit, by system and tier.
  function groups() {
    const tests = Report.state.query.toLowerCase().split(/\s+/).filter(Boolean);
    const found = [];
    for (const system of systems) {
      const order = ["", ...system.tiers];
      const tokens = system.tokens.filter((token) => passes[filter](system, token) && tests.every((word) => words(token).includes(word)));
      const parts = new Map();
      for (const token of tokens) {
        const key = `${token.r || ""}\n${groupOf(token)}`;
        (parts.get(key) || parts.set(key, []).get(key)).push(token);
      }
      const list = [...parts].map(([key, tokens]) => ({ system, tier: key.split("\n")[0], name: key.split("\n")[1], tokens }));
      list.sort((a, b) => order.indexOf(b.tier) - order.indexOf(a.tier));
      found.push(...list);
    }
    return found;
  }

  const keyOf = (group) => `tokens ${group.system.name} ${group.tier} ${group.name}`;

  // Groups are filled when they come near, and emptied when they are gone, as those of the gallery are.
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const group = made.get(target.id);
      if (!group || isIntersecting === group.isFull) continue;
      fill(target, group, isIntersecting);
    }
  }, { root: byId("main"), rootMargin: "900px 0px" });

  function fill(section, group, isFull) {
    const holder = section.lastChild;
    if (isFull) {
      holder.replaceChildren(...group.tokens.map((token) => row(group.system, token)));
      holder.style.minHeight = "";
    } else {
      holder.style.minHeight = `${holder.offsetHeight}px`;
      holder.replaceChildren();
    }
    group.isFull = isFull;
  }

  function tree(shown) {
    const parts = [];
    let head = null;
    for (const group of shown) {
      const title = [systems.length > 1 ? group.system.name : "", group.tier].filter(Boolean).join(" · ") || "tokens";
      if (title !== head) parts.push(element("h2", {}, title));
      head = title;
      parts.push(element("a", { href: "#", title: group.name, onclick: (event) => { event.preventDefault(); byId(keyOf(group))?.scrollIntoView(); } },
        element("span", {}, group.name), element("span", { class: "count" }, group.tokens.length.toLocaleString("en"))));
    }
    byId("tree").replaceChildren(...parts);
  }

  function draw() {
    const shown = groups();
    observer.disconnect();
    made.clear();
    const count = shown.reduce((sum, group) => sum + group.tokens.length, 0);
    const all = systems.flatMap((system) => system.tokens.map((token) => [system, token]));
    const sections = shown.map((group) => {
      made.set(keyOf(group), { ...group, isFull: false });
      return element("section", { class: "component tokens", id: keyOf(group) },
        element("h2", {}, group.name, element("small", {}, plural(group.tokens.length, "token"))),
        element("div", { style: { minHeight: `${group.tokens.length * 42}px` } }));
    });
    const buttons = filters.filter(([key]) => !key || all.some(([system, token]) => passes[key](system, token))).map(([key, word]) => element("button", {
      type: "button", "aria-pressed": String(filter === key), onclick: () => { filter = key; Report.showTokens(); } },
    `${word} `, element("span", { class: "number" }, all.filter(([system, token]) => passes[key](system, token)).length.toLocaleString("en"))));
    byId("tokens").replaceChildren(element("div", { class: "buttons joined token-filters", role: "group", "aria-label": "Tokens" }, buttons), ...sections,
      ...(count ? [] : [element("p", { class: "nothing" }, "No token matches.")]));
    for (const section of byId("tokens").querySelectorAll("section")) observer.observe(section);
    tree(shown);
    Report.openToken();
  }

  // Opens the token of the address, and brings it into sight.
  Report.openToken = () => {
    for (const [key, group] of made) {
      const token = group.tokens.find((one) => idOf(group.system, one) === Report.state.token);
      const section = byId(key);
      if (group.isFull || token) fill(section, group, true);
      if (token) {
        const article = section.querySelector(`[data-token="${CSS.escape(Report.state.token)}"]`);
        article.scrollIntoView({ block: "nearest" });
        article.querySelector("button").focus({ preventScroll: true });
      }
    }
  };

  // Opens the next or the previous token of those that are shown; the first one, or the last, where none is open.
  Report.stepToken = (step) => {
    const ids = [...made.values()].flatMap((group) => group.tokens.map((token) => idOf(group.system, token)));
    const at = ids.indexOf(Report.state.token);
    const next = ids[at < 0 ? (step > 0 ? 0 : ids.length - 1) : at + step];
    if (next) Report.go({ token: next });
  };

  // Shows the tokens; the first time they are loaded.
  Report.showTokens = async () => {
    if (!systems) {
      try { systems = await Report.load("tokens"); } catch (error) { Report.notice("tokens", error.message); return; }
      if (systems.some((system) => system.tokens.some((token) => token.c))) filter = "changed";
      if (Report.view() !== "tokens") return;
    }
    draw();
  };
}
