/* dsrender report: what was decided. From a disk or an artifact decisions are kept in the browser, by the run's hash, and
   exported as a file; where `dsrender review` serves the page, they are that file. Several pages may decide about one run:
   what is kept has a version, and a page that has not seen the last one reads it first and puts its own decisions beside. */
"use strict";
{
  const served = document.querySelector('meta[name="dsrender-review"]');
  const token = served ? served.content : "";
  // How often a page reads what others decided, before it gives up keeping its own decisions for now.
  const attempts = 20;
  // What this page shows, what the store held when it was last seen, and the version of that.
  const known = new Map();
  let seen = new Map();
  let version = null;
  const steps = [];
  const listeners = [];
  let saving = Promise.resolve();

  // Who looks at the page: where it is served the name that git has, else what was entered here once.
  const author = () => {
    const named = document.querySelector('meta[name="dsrender-reviewer"]')?.content;
    if (named) return named;
    try { return localStorage.getItem("dsrender-reviewer") || ""; } catch { return ""; }
  };

  const isOpen = (shot) => shot.status === "changed" || shot.status === "added";

  function text(decided) {
    const decisions = [...decided].filter(([id]) => Report.byId.has(id)).sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, entry]) => {
      const shot = Report.byId.get(id);
      return { shot: id, decision: entry.decision || "none", actual: shot.actual, expected: shot.expected,
        ...(entry.note ? { note: entry.note } : {}), ...(entry.by ? { by: entry.by } : {}), ...(entry.pins?.length ? { pins: entry.pins } : {}) };
    });
    return JSON.stringify({ version: 1, run: Report.run.run, decisions }, null, 2) + "\n";
  }

  // What is damaged is nothing, and is replaced.
  function parsed(words) {
    try { return JSON.parse(words); } catch { return null; }
  }

  // Where decisions are kept. `read` gives the file and its version, `write` the new version, or null where the one that
  // was seen is not the last.
  const browser = {
    key: () => `dsrender-decisions:${Report.run.run}`,
    async read() {
      try {
        const kept = localStorage.getItem(this.key());
        return { file: parsed(kept), version: kept };
      } catch { return { file: null, version: null }; }
    },
    async write(words, from) {
      try {
        if (localStorage.getItem(this.key()) !== from) return null;
        localStorage.setItem(this.key(), words);
      } catch { /* The browser keeps nothing; the export does. */ }
      return words;
    },
  };

  const server = {
    async read() {
      const answer = await fetch("decisions.json");
      if (!answer.ok) throw new Error(await answer.text());
      return { file: parsed(await answer.text()), version: answer.headers.get("ETag") };
    },
    async write(words, from) {
      const headers = { "Content-Type": "application/json", "X-Dsrender-Token": token, "If-Match": from };
      const answer = await fetch("decisions.json", { method: "PUT", headers, body: words });
      if (answer.status === 412) return null;
      if (!answer.ok) throw new Error(await answer.text());
      return answer.headers.get("ETag");
    },
  };

  const store = served ? server : browser;

  // Pins as text, so that they can be compared: the members always in the same order.
  const pinMembers = ["x", "y", "picture", "note", "by", "view", "file", "line", "column"];
  const pinText = (pin) => JSON.stringify(pinMembers.map((key) => pin[key] ?? null));
  const pinsText = (entry) => (entry?.pins || []).map(pinText).join();
  const isSameBut = (a, b) => ["decision", "note", "by", "actual", "expected"].every((key) => a?.[key] === b?.[key]);
  const isSame = (a, b) => isSameBut(a, b) && pinsText(a) === pinsText(b);
  // Their pins, and those that this page has set since.
  function joined(theirs, mine, before) {
    const known = new Set([...(theirs?.pins || []), ...(before?.pins || [])].map(pinText));
    return [...(theirs?.pins || []), ...(mine?.pins || []).filter((pin) => !known.has(pinText(pin)))];
  }
  const isKept = () => known.size === seen.size && [...known].every(([id, entry]) => isSame(entry, seen.get(id)));

  // Reads what is kept. What others decided since is shown; where this page has decided about the same shot meanwhile,
  // theirs stands, and the page says so: it was there first.
  async function merge() {
    const stored = await store.read();
    const theirs = new Map();
    for (const entry of Array.isArray(stored.file?.decisions) ? stored.file.decisions : []) {
      if (!["accept", "reject", "none"].includes(entry.decision) || !holds(entry.shot, entry)) continue;
      theirs.set(entry.shot, { decision: entry.decision === "none" ? null : entry.decision, note: entry.note || "", by: entry.by || "", pins: entry.pins || [], actual: entry.actual, expected: entry.expected });
    }
    const lost = [];
    // One about a picture that has changed since is none any more.
    const held = new Map([...seen].filter(([id, entry]) => holds(id, entry)));
    for (const id of new Set([...known.keys(), ...held.keys(), ...theirs.keys()])) {
      const [mine, before, their] = [known.get(id), held.get(id), theirs.get(id)];
      if (isSame(their, before)) continue;
      if (!isSameBut(mine, before) && !isSameBut(mine, their)) lost.push(id);
      const pins = joined(their, mine, before);
      if (their || pins.length) known.set(id, { ...(their || { ...mine, decision: null, note: "" }), pins }); else known.delete(id);
    }
    [seen, version] = [theirs, stored.version];
    if (lost.length) {
      Report.notice("others", `Another reviewer has decided about ${lost.length === 1 ? "this shot" : `these ${lost.length} shots`} `
        + `at the same time, and their decision stands; decide again to change it: ${lost.sort().slice(0, 12).join(", ")}`);
    }
    for (const listener of listeners) listener();
  }

  async function save() {
    for (let attempt = 0; !isKept(); attempt += 1) {
      if (attempt === attempts) throw new Error("others keep deciding; decide again");
      const sent = new Map(known);
      const next = await store.write(text(sent), version);
      if (next === null) await merge(); else [seen, version] = [sent, next];
    }
  }

  function changed() {
    Report.notice("others", "");
    saving = saving.then(save).then(() => Report.notice("decisions", ""),
      (error) => Report.notice("decisions", `Decisions could not be saved: ${error.message}`));
    for (const listener of listeners) listener();
  }

  // A decision holds for the picture and the baseline that it was made about, and no others.
  function holds(id, entry) {
    const shot = Report.byId.get(id);
    return Boolean(shot) && isOpen(shot) && shot.actual === entry.actual && shot.expected === entry.expected;
  }

  function set(shot, entry) {
    const full = entry && { actual: shot.actual, expected: shot.expected, ...entry };
    if (full && holds(shot.id, full)) known.set(shot.id, full); else known.delete(shot.id);
  }

  // A decision or a note of the one who looks at the page; nothing where it is neither.
  const made = (decision, note, pins) => (decision || note || pins?.length ? { decision, note, by: author(), pins: pins || [] } : null);

  // Sets the decisions about some shots, as one step to be undone.
  function step(shots, entry) {
    const before = shots.map((shot) => known.get(shot.id));
    for (const shot of shots) set(shot, entry(shot));
    steps.push(shots.map((shot, at) => [shot, before[at], known.get(shot.id)]));
    changed();
  }

  Report.decisions = {
    isServed: Boolean(served), isOpen,
    onChange: (listener) => listeners.push(listener),
    of: (shot) => known.get(shot.id)?.decision || null,
    note: (shot) => known.get(shot.id)?.note || "",
    pins: (shot) => known.get(shot.id)?.pins || [],
    // Everything that is written about a shot: its note and those at places of its picture.
    words(shot) {
      const entry = known.get(shot.id);
      return entry ? [entry.note, ...(entry.pins || []).map((pin) => pin.note)].filter(Boolean).join(" · ") : "";
    },
    // Who looks at the page; who decided last, or wrote the note.
    reviewer: author,
    setReviewer(name) {
      try { localStorage.setItem("dsrender-reviewer", name); } catch { /* The browser keeps nothing. */ }
    },
    author: (shot) => known.get(shot.id)?.by || "",
    // Decides about some shots at once: "accept", "reject", or null to leave them; one step to be undone.
    decide(shots, decision) {
      const open = shots.filter(isOpen);
      step(open, (shot) => made(decision || null, known.get(shot.id)?.note || "", known.get(shot.id)?.pins));
      return open.length;
    },
    setNote(shot, note) {
      const entry = known.get(shot.id);
      if ((entry?.note || "") !== note) step([shot], () => made(entry?.decision || null, note, entry?.pins));
    },
    // Sets the notes at places of the picture; each new one is by who looks at the page.
    setPins(shot, pins) {
      const entry = known.get(shot.id);
      const signed = pins.map((pin) => (pin.by === undefined && author() ? { ...pin, by: author() } : pin));
      step([shot], () => made(entry?.decision || null, entry?.note || "", signed));
    },
    // What somebody else has changed since stays.
    undo() {
      const last = steps.pop();
      if (!last) return false;
      for (const [shot, before, after] of last) if (isSame(known.get(shot.id), after)) set(shot, before);
      changed();
      return true;
    },
    counts() {
      const counts = { accept: 0, reject: 0, open: 0 };
      for (const shot of Report.shots) if (isOpen(shot)) counts[known.get(shot.id)?.decision || "open"] += 1;
      return counts;
    },
    // Takes back decisions about pictures that have changed since; gives how many.
    takeBack() {
      const gone = [...known].filter(([id, entry]) => !holds(id, entry));
      for (const [id] of gone) known.delete(id);
      if (gone.length || !isKept()) changed();
      return gone.length;
    },
    async read() {
      try { await merge(); } catch (error) { Report.notice("decisions", `Decisions could not be read: ${error.message}`); }
    },
    text: () => text(known),
    saved: () => saving,
    // Makes accepted pictures baselines; where the page is served, and all that is applied is shown.
    async apply() {
      await saving;
      if (!isKept()) throw new Error("the decisions are not saved");
      const answer = await fetch("apply", { method: "POST", headers: { "X-Dsrender-Token": token, "If-Match": version } });
      if (answer.status === 412) {
        await merge();
        throw new Error("another reviewer has decided meanwhile; look at the decisions, and apply again");
      }
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
  };
}
