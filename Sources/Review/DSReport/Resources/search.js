/* dsrender report: the search. Every word has to fit a shot: `axis:value`, `status:`, `component:`, `system:`, `scenario:`,
   `token:`, `group:`, `decision:`, `note:` and `finding:` ask for what they say, with several values by commas; anything else
   is in the id, the description of the scenario or the component, or the note. A word with - before it must not fit. */
"use strict";
{
  const has = (text, part) => text.toLowerCase().includes(part);

  // Whether what a file says of a component, in its author's words, contains something.
  function isDescribed(component, part) {
    return [component.description, ...component.do, ...component.dont, ...component.parameters.map((one) => one.description)].some((text) => text && has(text, part));
  }

  function causesHave(shot, kind, value) {
    const group = Report.groups.get(shot.group);
    return Boolean(group) && group.causes.some((cause) => (!kind || cause.kind === kind) && has(Report.causeText(cause), value));
  }

  const asks = {
    status: (shot, value) => shot.status.startsWith(value) || (value === "new" && shot.status === "added"),
    component: (shot, value) => has(shot.component, value),
    system: (shot, value) => shot.system.toLowerCase() === value,
    scenario: (shot, value) => has(shot.scenario, value),
    token: (shot, value) => causesHave(shot, "token", value),
    cause: (shot, value) => causesHave(shot, null, value),
    group: (shot, value) => String(shot.group) === value,
    decision: (shot, value) => (Report.decisions.of(shot) || "none").startsWith(value),
    note: (shot, value) => has(Report.decisions.words(shot), value),
    finding: (shot, value) => shot.finding === (value !== "no"),
  };

  function test(word) {
    const negated = word.startsWith("-") && word.length > 1;
    const plain = negated ? word.slice(1) : word;
    const colon = plain.indexOf(":");
    const key = colon > 0 ? plain.slice(0, colon) : "";
    const values = plain.slice(colon + 1).split(",").filter(Boolean);
    const axis = key && Report.run.axes.find((axis) => axis.name.toLowerCase() === key);
    // What a file says of a component is searched once for all of its shots.
    const described = new Map();
    const isFound = (component) => {
      if (component && !described.has(component)) described.set(component, isDescribed(component, plain));
      return described.get(component) || false;
    };
    let fits = (shot) => shot.words.includes(plain) || has(Report.decisions.words(shot), plain) || isFound(Report.componentOf(shot));
    if (axis) fits = (shot) => values.some((value) => (shot.variant[axis.name] ?? "").toLowerCase() === value);
    else if (asks[key]) fits = (shot) => values.some((value) => asks[key](shot, value));
    return negated ? (shot) => !fits(shot) : fits;
  }

  // What a text asks for, as a function of a shot.
  Report.search = (text) => {
    const tests = text.toLowerCase().split(/\s+/).filter(Boolean).map(test);
    return (shot) => tests.every((fits) => fits(shot));
  };

  // The values that a text asks for by a key.
  Report.asked = (text, key) => text.split(/\s+/).filter((word) => word.toLowerCase().startsWith(`${key.toLowerCase()}:`))
    .flatMap((word) => word.slice(key.length + 1).split(",")).filter(Boolean);

  // The text with a value of a key asked for, or no longer.
  Report.toggled = (text, key, value) => {
    const values = new Set(Report.asked(text, key));
    if (values.has(value)) values.delete(value); else values.add(value);
    const rest = text.split(/\s+/).filter((word) => word && !word.toLowerCase().startsWith(`${key.toLowerCase()}:`));
    return [...rest, ...(values.size ? [`${key}:${[...values].join(",")}`] : [])].join(" ");
  };
}
