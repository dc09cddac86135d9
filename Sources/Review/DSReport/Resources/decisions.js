/* dsrender report: what was decided. From a disk or an artifact decisions are kept in the browser, by the run's hash, and
   exported as a file; where `dsrender review` serves the page, they are that file. */
"use strict";
{
  const served = document.querySelector('meta[name="dsrender-review"]');
  const token = served ? served.content : "";
  const known = new Map();
  const steps = [];
  const listeners = [];
  let saving = Promise.resolve();

  const isOpen = (shot) => shot.status === "changed" || shot.status === "added";

  function document_() {
    const decisions = [...known].filter(([id]) => Report.byId.has(id)).sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, entry]) => {
      const shot = Report.byId.get(id);
      return { shot: id, decision: entry.decision, actual: shot.actual, expected: shot.expected,
        ...(entry.note ? { note: entry.note } : {}) };
    });
    return JSON.stringify({ version: 1, run: Report.run.run, decisions }, null, 2) + "\n";
  }

  const browser = {
    key: () => `dsrender-decisions:${Report.run.run}`,
    async read() { try { return JSON.parse(localStorage.getItem(this.key())); } catch { return null; } },
    async write(text) { try { localStorage.setItem(this.key(), text); } catch { /* The browser keeps nothing; the export does. */ } },
  };

  const server = {
    async read() {
      const answer = await fetch("decisions.json");
      return answer.ok ? answer.json() : null;
    },
    async write(text) {
      const answer = await fetch("decisions.json", {
        method: "PUT", headers: { "Content-Type": "application/json", "X-Dsrender-Token": token }, body: text });
      if (!answer.ok) throw new Error(await answer.text());
    },
  };

  const store = served ? server : browser;

  function changed() {
    const text = document_();
    saving = saving.then(() => store.write(text)).then(() => Report.notice("decisions", ""),
      (error) => Report.notice("decisions", `Decisions could not be kept: ${error.message}`));
    for (const listener of listeners) listener();
  }

  // A decision holds for the picture and the baseline that it was made about, and no others.
  function holds(id, entry) {
    const shot = Report.byId.get(id);
    return Boolean(shot) && isOpen(shot) && shot.actual === entry.actual && shot.expected === entry.expected;
  }

  function set(shot, entry) {
    const made = entry && { actual: shot.actual, expected: shot.expected, ...entry };
    if (made && holds(shot.id, made)) known.set(shot.id, made); else known.delete(shot.id);
  }

  Report.decisions = {
    isServed: Boolean(served), isOpen,
    onChange: (listener) => listeners.push(listener),
    of: (shot) => known.get(shot.id)?.decision || null,
    note: (shot) => known.get(shot.id)?.note || "",
    // Decides about some shots at once: "accept", "reject", or null to leave them; one step to be undone.
    decide(shots, decision) {
      const open = shots.filter(isOpen);
      steps.push(open.map((shot) => [shot, known.get(shot.id)]));
      for (const shot of open) set(shot, decision && { decision, note: known.get(shot.id)?.note || "" });
      changed();
      return open.length;
    },
    setNote(shot, note) {
      const entry = known.get(shot.id);
      if (!entry || entry.note === note) return;
      steps.push([[shot, entry]]);
      set(shot, { ...entry, note });
      changed();
    },
    undo() {
      const step = steps.pop();
      if (!step) return false;
      for (const [shot, entry] of step) set(shot, entry);
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
      if (gone.length) changed();
      return gone.length;
    },
    async read() {
      let found = null;
      try { found = await store.read(); } catch (error) { Report.notice("decisions", `Decisions could not be read: ${error.message}`); }
      for (const entry of found?.decisions || []) {
        if (!["accept", "reject"].includes(entry.decision) || !holds(entry.shot, entry)) continue;
        known.set(entry.shot, { decision: entry.decision, note: entry.note || "", actual: entry.actual, expected: entry.expected });
      }
      for (const listener of listeners) listener();
    },
    text: document_,
    saved: () => saving,
    // Makes accepted pictures baselines; where the page is served.
    async apply() {
      await saving;
      const answer = await fetch("apply", { method: "POST", headers: { "X-Dsrender-Token": token } });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
  };
}
