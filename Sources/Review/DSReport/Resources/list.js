/* dsrender report: what is not unchanged, in sections, as a list of which only what is visible is in the document. */
"use strict";
{
  const { element, plural } = Report;
  const statusTitles = { failed: "Failed", changed: "Changed", added: "New", unchanged: "Unchanged", removed: "Removed", orphaned: "Orphaned" };
  // A head has a line for places and one for effects only where there are some.
  const headHeight = ({ group }) => {
    if (!group) return 100;
    const lines = [group.causes.some(Report.placeText), group.effects.length > 0].filter(Boolean).length;
    return 94 + 19 * lines;
  };
  const cardHeight = 216;
  const gap = 12;
  let rows = [];
  let width = 0;

  Report.statusTitles = statusTitles;

  function counted(shots, key) {
    const counts = new Map();
    for (const shot of shots) counts.set(shot[key], (counts.get(shot[key]) || 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]);
  }

  const orphanHint = "dsrender clean removes them; if a shot was renamed, approve moves them.";

  // Baselines that no shot uses come last, and before them expected pictures that have no actual one.
  function orphaned(shots) {
    const of = (status) => shots.filter((shot) => shot.status === status);
    return [
      { key: "removed", title: "Removed", hint: "These pictures are expected, and there are no actual ones. dsrender clean removes them.", noun: "picture", shots: of("removed") },
      { key: "orphaned", title: "Orphaned", hint: orphanHint, noun: "baseline", shots: of("orphaned") },
    ].filter((section) => section.shots.length);
  }

  // Sections of the first view: what failed, then causes, the largest group first, then what is new.
  function byCause(shots) {
    const failed = [], added = [], loose = [], groups = new Map();
    for (const shot of shots) {
      if (shot.status === "failed") failed.push(shot);
      else if (shot.status === "added") added.push(shot);
      else if (shot.status !== "changed") continue;
      else if (shot.group) (groups.get(shot.group) || groups.set(shot.group, []).get(shot.group)).push(shot);
      else loose.push(shot);
    }
    const sections = [...groups].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])
      .map(([number, members]) => ({ key: `group-${number}`, group: Report.groups.get(number), shots: members }));
    const add = (key, title, members, hint) => { if (members.length) sections.push({ key, title, hint, shots: members }); };
    if (failed.length) sections.unshift({ key: "failed", title: "Failed", shots: failed, hint: "No picture to compare; the shot has the reason." });
    add("loose", "Changed", loose, Report.run.causesProblem || "The run did not search for their causes.");
    add("added", "New", added, "There is no baseline for these shots.");
    const findings = shots.filter((shot) => shot.status === "unchanged" && shot.finding);
    add("findings", "Findings", findings, "Pictures that equal their baselines but have a finding without a reason.");
    return sections.concat(orphaned(shots));
  }

  function byComponent(shots) {
    const found = new Map();
    for (const shot of shots) {
      if (shot.isOrphan || (shot.status === "unchanged" && !shot.finding)) continue;
      const key = `${shot.system}/${shot.component}`;
      (found.get(key) || found.set(key, []).get(key)).push(shot);
    }
    return [...found].map(([key, members]) => ({ key, title: key.split("/")[1], hint: key.split("/")[0], shots: members }))
      .concat(orphaned(shots));
  }

  Report.sections = (shots) => (Report.state.view === "components" ? byComponent(shots) : byCause(shots));

  function decisionButtons(section) {
    const open = section.shots.filter(Report.decisions.isOpen);
    if (!open.length) return null;
    const all = (decision) => open.every((shot) => Report.decisions.of(shot) === decision);
    const button = (decision, word) => element("button", {
      type: "button", class: `decide ${decision}`, "aria-pressed": String(all(decision)),
      onclick: () => Report.decisions.decide(open, all(decision) ? null : decision),
    }, `${word} ${open.length === 1 ? "it" : `all ${open.length.toLocaleString("en")}`}`);
    return element("div", { class: "decisions" }, button("accept", "Accept"), button("reject", "Reject"));
  }

  function groupWords(group) {
    const exact = group.causes.some((cause) => cause.kind === "renderer" || cause.kind === "baseline") ? "what the base draws" : "their baselines";
    if (group.proof === "alike") return "grouped by pixels; dsrender does not know what made these pictures";
    if (group.proof !== "complete") return `not proved: ${group.reason || "no cause is known"}`;
    return group.causes.length ? `proved: without ${group.causes.length === 1 ? "it" : "them"} the pictures equal ${exact}` : "nothing but the baselines differs";
  }

  function head(section) {
    const { group, shots } = section;
    const title = group ? Report.causesText(group) || "Unexplained" : section.title;
    const where = group ? group.causes.map(Report.placeText).filter(Boolean).slice(0, 3).join(" · ") : section.hint;
    const effects = group ? group.effects.slice(0, 3).join("; ") : "";
    const components = counted(shots, "component").map(([name, count]) => (count > 1 ? `${name} (${count})` : name)).join(", ");
    return element("header", { class: "section-head" },
      element("div", { class: "section-words" },
        element("h2", { title }, element("span", { class: "count" }, plural(shots.length, section.noun || "shot")), " ", title),
        where ? element("p", { class: "place", title: where }, where) : null,
        group ? element("p", { class: `proof ${group.proof}` }, groupWords(group)) : null,
        effects ? element("p", { class: "effects", title: effects }, effects) : null,
        element("p", { class: "quiet", title: components }, `in ${components}`)),
      decisionButtons(section));
  }

  // A picture in whole points, or a whole part of them, so that no pixel is smeared.
  Report.thumbnail = (shot, room, height) => {
    const source = Report.picture(shot);
    if (!source) return element("span", { class: "none" }, { failed: "no picture", removed: "gone or damaged", orphaned: "gone or damaged" }[shot.status] || "not written");
    const [wide, high] = [shot.width / shot.scale, shot.height / shot.scale];
    const part = Math.max(1, Math.ceil(Math.max(wide / room, high / height)));
    return element("img", { src: source, alt: "", decoding: "async", loading: "lazy", width: Math.max(1, Math.round(wide / part)),
      height: Math.max(1, Math.round(high / part)) });
  };

  Report.card = (shot, room) => {
    const decision = Report.decisions.of(shot);
    const word = decision ? { accept: "Accepted", reject: "Rejected" }[decision] : statusTitles[shot.status];
    return element("button", {
      type: "button", class: `card ${shot.status}${decision ? ` ${decision}` : ""}`, "data-id": shot.id, title: shot.id,
      "aria-label": `${shot.id}, ${word}`, style: { width: `${room}px` }, onclick: () => Report.go({ shot: shot.id }),
    }, element("span", { class: "picture" }, Report.thumbnail(shot, room - 18, 138)),
    element("span", { class: "name" }, `${shot.component} / ${shot.scenario}`),
    element("span", { class: "values" }, shot.values || "–"),
    element("span", { class: "word" }, word, shot.finding ? element("span", { class: "finding" }, " · finding") : null));
  };

  // Lays the sections out in rows: a head, then as many cards beside one another as there is room for.
  function layOut(sections) {
    const columns = Math.max(1, Math.floor((width + gap) / ((width < 480 ? 150 : 208) + gap)));
    const room = Math.floor((width - gap * (columns - 1)) / columns);
    rows = [];
    let top = 0;
    const add = (height, make, key) => { rows.push({ top, height, make, key }); top += height; };
    for (const section of sections) {
      add(headHeight(section), () => head(section), `head ${section.key}`);
      for (let at = 0; at < section.shots.length; at += columns) {
        const shots = section.shots.slice(at, at + columns);
        add(cardHeight + gap, () => element("div", { class: "cards" }, shots.map((shot) => Report.card(shot, room))), shots[0].id + section.key);
      }
      top += 20;
    }
    return top;
  }

  const shown = new Map();

  function draw() {
    const main = document.getElementById("main");
    const list = document.getElementById("list");
    if (list.hidden) return;
    const from = main.scrollTop - list.offsetTop - 600;
    const to = from + main.clientHeight + 1200;
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
  }

  // Shows the sections of some shots.
  Report.showList = (sections) => {
    const list = document.getElementById("list");
    width = list.clientWidth;
    list.style.height = `${layOut(sections)}px`;
    for (const made of shown.values()) made.remove();
    shown.clear();
    draw();
  };

  Report.watchList = () => {
    document.getElementById("main").addEventListener("scroll", draw, { passive: true });
  };
  // Brings a section's head into sight.
  Report.scrollToSection = (key) => {
    const row = rows.find((row) => row.key === `head ${key}`);
    if (row) document.getElementById("main").scrollTop = row.top + document.getElementById("list").offsetTop - 8;
  };
}
