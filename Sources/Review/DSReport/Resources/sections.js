/* dsrender report: the sections of the list. Failures are grouped by what went wrong, changes by their causes; groups of the same
   edit in many files are one. */
"use strict";
{
  const { element, plural, collator } = Report;
  const orphanHint = "dsrender clean removes them; if a shot was renamed, approve moves them.";

  // Baselines that no shot uses come last, and before them expected pictures that have no actual one.
  function orphaned(shots) {
    const of = (status) => shots.filter((shot) => shot.status === status);
    return [
      { key: "removed", title: "Removed", hint: "These pictures are expected, and there are no actual ones. dsrender clean removes them.", noun: "picture", shots: of("removed") },
      { key: "orphaned", title: "Orphaned", hint: orphanHint, noun: "baseline", shots: of("orphaned") },
    ].filter((section) => section.shots.length);
  }

  // What makes edits of many files one: their kinds and values, wherever they are written.
  function edit(group) {
    if (!group || group.proof === "alike" || !group.causes.length) return null;
    if (!group.causes.every((cause) => cause.before !== undefined || cause.after !== undefined)) return null;
    return JSON.stringify([group.proof, group.causes.map(({ kind, subject, before, after }) => [kind, subject.split(" › ").pop(), before ?? null, after ?? null])]);
  }

  // Groups by their causes, the largest first, those of as many shots in the natural order of their names.
  function byCauses(shots) {
    const found = new Map();
    for (const shot of shots) (found.get(shot.group) || found.set(shot.group, []).get(shot.group)).push(shot);
    const merged = new Map();
    for (const [number, members] of found) {
      const group = Report.groups.get(number);
      const key = edit(group) || `group ${number}`;
      const known = merged.get(key);
      if (known) { known.groups.push(group); known.shots.push(...members); }
      else merged.set(key, { key: `group-${number}`, groups: [group], shots: members });
    }
    const sections = [...merged.values()].map((section) => ({ ...section, group: section.groups[0] }));
    for (const section of sections) section.groups.sort((a, b) => collator.compare(Report.causesText(a), Report.causesText(b)));
    const name = (section) => Report.sectionTitle(section);
    return sections.sort((a, b) => b.shots.length - a.shots.length || collator.compare(name(a), name(b)));
  }

  // What failed, by the first problem of each shot.
  function byFailure(shots) {
    const found = new Map();
    for (const shot of shots) (found.get(shot.failure) || found.set(shot.failure, []).get(shot.failure)).push(shot);
    return [...found].map(([number, members]) => {
      const failure = Report.run.failures?.[number - 1];
      return { key: `failed-${number}`, title: failure ? failure.message : "Failed", status: "failed", place: [failure?.place, failure?.hint ? `hint: ${failure.hint}` : ""].filter(Boolean).join(" — "), hint: "", shots: members,
        isWords: members.every((shot) => !Report.picture(shot)) };
    });
  }

  // Sections of the first view: what failed, then causes, the largest group first, then what is new.
  function byCause(shots) {
    const failed = [], added = [], loose = [], grouped = [];
    for (const shot of shots) {
      if (shot.status === "failed") failed.push(shot);
      else if (shot.status === "added") added.push(shot);
      else if (shot.status === "changed") (shot.group ? grouped : loose).push(shot);
    }
    const sections = [...byFailure(failed), ...byCauses(grouped)];
    const add = (key, title, members, hint) => { if (members.length) sections.push({ key, title, hint, shots: members }); };
    add("loose", "Changed", loose, Report.run.causesProblem || "The run did not search for their causes.");
    add("added", "New", added, "There is no baseline for these shots.");
    add("findings", "Findings", shots.filter((shot) => shot.status === "unchanged" && shot.finding), "Pictures that equal their baselines but have a finding without a reason.");
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
      .sort((a, b) => collator.compare(a.key, b.key)).concat(orphaned(shots));
  }

  Report.sections = (shots) => (Report.state.view === "components" ? byComponent(shots) : byCause(shots))
    .map((section) => ({ ...section, strips: Report.strips(section.shots) }));

  // --- Words ---

  // A section in a line: its causes, the edit of several files, what went wrong.
  Report.sectionTitle = (section, text = Report.causeText) => {
    if (!section.group) return section.title;
    if (section.groups.length === 1) return Report.causesText(section.group, text) || "Unexplained";
    const { causes } = section.group;
    const short = { ...section.group, causes: causes.map((cause) => ({ ...cause, subject: cause.subject.split(" › ").pop() })) };
    return `${Report.causesText(short, text)} in ${files(section)}`;
  };

  function files(section) {
    const places = new Set(section.groups.flatMap((group) => group.causes.map((cause) => (cause.place || cause.basePlace)?.file || cause.subject.split(" › ")[0])));
    return places.size > 1 ? plural(places.size, "file") : plural(section.groups.length, "place");
  }

  // Titles that fit a number of characters: of those that are longer, parts that others have too are left out first, and
  // then letters of the middle, as names differ at their ends.
  Report.shortTitles = (titles, most) => {
    const split = (title) => title.split(" › ");
    const counts = new Map();
    for (const title of titles) for (const part of new Set(split(title))) counts.set(part, (counts.get(part) || 0) + 1);
    return titles.map((title) => {
      let parts = split(title);
      while (parts.join(" › ").length > most && parts.length > 1) {
        const often = (part) => (part === "…" ? 0 : counts.get(part));
        const at = parts.reduce((best, part, index) => (often(part) > often(parts[best]) ? index : best), 0);
        if (often(parts[at]) < 2) break;
        parts[at] = "…";
        parts = parts.filter((part, index) => part !== "…" || parts[index - 1] !== "…");
      }
      return Report.cutMiddle(parts.join(" › "), most);
    });
  };

  Report.cutMiddle = (text, most) => {
    if (text.length <= most) return text;
    const end = Math.floor((most - 1) * 0.55);
    return `${text.slice(0, most - 1 - end)}…${text.slice(text.length - end)}`;
  };

  function counted(shots, key) {
    const counts = new Map();
    for (const shot of shots) counts.set(shot[key], (counts.get(shot[key]) || 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1] || collator.compare(a[0], b[0]));
  }

  function groupWords(group) {
    const exact = group.causes.some((cause) => cause.kind === "renderer" || cause.kind === "baseline") ? "what the base draws" : "their baselines";
    if (group.proof === "alike") return "grouped by pixels; dsrender does not know what made these pictures";
    if (group.proof !== "complete") return `not proved: ${group.reason || "no cause is known"}`;
    return group.causes.length ? `proved: without ${group.causes.length === 1 ? "it" : "them"} the pictures equal ${exact}` : "nothing but the baselines differs";
  }

  // --- Heads ---

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

  // The head of a section: its height, and what makes it.
  Report.sectionHead = (section, width) => {
    const { group, shots } = section;
    const groups = section.groups || [];
    const places = groups.flatMap((one) => one.causes.map(Report.placeText)).filter(Boolean);
    const where = group ? places.slice(0, 3).join(" · ") + (places.length > 3 ? ` · ${places.length - 3} more` : "") : section.place || "";
    const effects = [...new Set(groups.flatMap((one) => one.effects))];
    const effect = effects.slice(0, 3).join("; ") || (group ? "" : section.hint);
    const isNarrow = matchMedia("(max-width: 820px)").matches;
    const room = width - (isNarrow ? 20 : 230);
    const most = Math.max(36, Math.floor(room / 8.4) * 2 - 12);
    const full = Report.sectionTitle(section);
    const title = Report.cutMiddle(full, most);
    const lines = Math.ceil((title.length + 12) * 8.4 / Math.max(240, room));
    const saysWhere = !isNarrow && !section.isWords && !(section.title && shots.every((shot) => shot.component === section.title));
    // A place with its hint and an effect may take two lines where there is little room.
    const cut = Report.cutMiddle(effect, Math.max(36, Math.floor(room / 6.9)) * (isNarrow ? 2 : 1) - (isNarrow ? 8 : 0));
    const longer = isNarrow ? [where.length * 7.3 > room, cut.length * 6.9 > room] : [];
    const rows = [where, group, effect, saysWhere, ...longer].filter(Boolean).length;
    const hasButtons = isNarrow && shots.some(Report.decisions.isOpen);
    return {
      height: 22 + 21 * Math.min(2, lines) + 19.5 * rows + (hasButtons ? 54 : 0),
      make() {
        const components = counted(shots, "component").map(([name, count]) => (count > 1 ? `${name} (${count})` : name)).join(", ");
        const scenarios = new Set(shots.map((shot) => shot.strip)).size;
        const looks = scenarios < shots.length ? ` · ${plural(scenarios, "scenario")}` : "";
        return element("header", { class: `section-head ${section.status || ""}` },
          element("div", { class: "section-words" },
            element("h2", { title: full }, element("span", { class: "count" }, plural(shots.length, section.noun || "shot")), " ", section.status === "failed" ? "failed: " : "", title),
            where ? element("p", { class: "place", title: places.join("\n") || where }, where) : null,
            group ? element("p", { class: `proof ${group.proof}` }, groupWords(group)) : null,
            effect ? element("p", { class: "effects", title: effects.join("\n") || effect }, cut) : null,
            !saysWhere ? null : element("p", { class: "quiet", title: components }, `in ${components}${looks}`)),
          decisionButtons(section));
      },
    };
  };
}
