/* dsrender report: what is known of a shot in words, beside its pictures: causes, what differs, rules, history, problems, commands. */
"use strict";
{
  const { element } = Report;

  async function copy(button, text) {
    try { await navigator.clipboard.writeText(text); button.textContent = "Copied"; } catch { button.textContent = "Select and copy"; }
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  }

  // The commits that recorded baselines of the shot, newest first.
  function history(shot, { present, earlier, hasOlder }) {
    const line = (one, word) => element("li", {}, one.date, " ", one.commit, word ? element("span", { class: "quiet" }, ` ${word}`) : null);
    return [element("ul", { class: "history" }, present ? line(present, "(the expected picture)") : element("li", {}, "The expected picture is not committed yet."),
      earlier.map((one) => line(one, one.picture ? "" : "(no picture)"))),
    earlier.some((one) => one.picture) ? element("p", { class: "quiet" }, "h shows the pictures.") : null,
    hasOlder ? element("p", { class: "quiet" }, "Older ones are not looked up; ", element("code", {}, `dsrender history ${shot.id}`), " lists all.") : null];
  }

  // What the causes do to the first shot of a group, which may be a different one.
  function effects(shot, group) {
    const first = Report.shots.reduce((best, one) => (one.group === group.number && one.index < best.index ? one : best), shot);
    const list = element("ul", {}, group.effects.slice(0, 8).map((effect) => element("li", {}, effect)));
    return first === shot ? list : [element("p", { class: "quiet" }, `In ${first.id}:`), list];
  }

  // What is known of a shot, in sections.
  Report.facts = (shot, details) => {
    const parts = [];
    const add = (title, ...children) => parts.push(element("section", {}, title ? element("h3", {}, title) : null, children));
    const group = Report.groups.get(shot.group);
    if (group) {
      add(group.proof === "alike" ? "Alike" : group.causes.length > 1 ? "Causes" : "Cause", group.causes.length ? group.causes.map((cause) => element("p", {},
        Report.causeText(cause), element("br", {}), element("span", { class: "place" }, Report.placeText(cause)))) : element("p", {}, group.reason || "Unexplained"),
      group.effects.length ? effects(shot, group) : null);
    }
    const { change, failure } = details;
    if (change) {
      const percent = change.share * 100;
      add("What differs", change.changedPixels ? element("p", {}, `${change.changedPixels.toLocaleString("en")} of ${change.totalPixels.toLocaleString("en")} pixels `
        + `(${percent < 0.01 ? percent.toPrecision(2) : percent.toFixed(2)} %), by up to ${change.largestDifference} of 255`) : null,
      (change.remarks || []).map((remark) => element("p", {}, remark)),
      change.baselineWidth !== shot.width || change.baselineHeight !== shot.height
        ? element("p", {}, `${change.baselineWidth} × ${change.baselineHeight} → ${shot.width} × ${shot.height} pixels`) : null,
      change.baselineFingerprint ? element("p", {}, `Recorded with a different renderer or different fonts (${change.baselineFingerprint}).`) : null,
      change.regions.length ? element("p", { class: "quiet" }, `${Report.plural(change.regions.length, "region")}: r shows the next`) : null);
    }
    if (details.within) {
      const { ignoredPixels, toleratedPixels, rules } = details.within;
      add("Rules", element("p", {}, `${Report.plural(ignoredPixels, "differing pixel")} ignored, ${toleratedPixels.toLocaleString("en")} tolerated:`),
        element("ul", {}, rules.map((reason) => element("li", {}, reason))));
    }
    if (shot.isOrphan) {
      const rename = Report.run.renamed.find((known) => known.baseline === shot.id);
      const isRemoved = shot.status === "removed";
      add(isRemoved ? "Removed" : "Orphaned", element("p", {}, isRemoved ? "This picture is expected, and there is no actual one."
        : "No shot of the whole matrix uses this baseline."), shot.file ? null
        : element("p", {}, "Its file is gone or damaged, so there is no picture of it."), rename ? element("p", {}, "A new shot shows the same picture: ",
        element("button", { type: "button", onclick: () => Report.go({ shot: rename.id }) }, rename.id)) : null);
    }
    if (details.history) add("History", history(shot, details.history));
    if (shot.status === "added") add("New", element("p", {}, details.baselineWasDeleted ? "The baseline of this shot was deleted."
      : details.pair ? "No picture is expected here." : "There is no baseline for this shot."));
    const problems = [...(failure?.problems || []), ...(details.findings || []), ...(details.warnings || [])];
    if (problems.length) add("Problems", problems.map((problem) => element("pre", {},
      `${problem.file ? `${problem.file}${problem.line ? `:${problem.line}` : ""}: ` : ""}${problem.message}${problem.hint ? `\nhint: ${problem.hint}` : ""}`
      + (problem.because ? `\naccepted: ${problem.because}` : ""))));
    const list = [["component", `${shot.system} / ${shot.component}`], ["scenario", shot.scenario], ...Object.entries(shot.variant)];
    if (shot.width) {
      list.push(["size", shot.isOrphan ? `${shot.width} × ${shot.height} pixels` : `${shot.width / shot.scale} × ${shot.height / shot.scale} ${shot.scale === 1 ? "pixels" : "pt"}`]);
    }
    add(null, shot.description ? element("p", {}, shot.description) : null,
      element("dl", {}, list.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)])));
    for (const [title, text] of [[details.pair ? "Compare it again" : "Draw it again", details.reproduce], ["Approve it", details.approve]]) {
      if (text) add(title, element("pre", {}, text), element("button", { type: "button", onclick: (event) => copy(event.currentTarget, text) }, "Copy"));
    }
    return parts;
  };
}
