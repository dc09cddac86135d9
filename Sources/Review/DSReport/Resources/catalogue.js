/* dsrender report: what the file of a component says of it, above its pictures in the gallery. */
"use strict";
{
  const { element, plural } = Report;

  // A table of the values that users of the component may set.
  function parameters(component) {
    if (!component.parameters.length) return null;
    const isDescribed = component.parameters.some((parameter) => parameter.description);
    const heads = ["Parameter", "Type", "Default", ...(isDescribed ? ["Description"] : [])];
    return element("table", {}, element("caption", { class: "hidden" }, `Parameters of ${component.name}`),
      element("thead", {}, element("tr", {}, heads.map((head) => element("th", { scope: "col" }, head)))),
      element("tbody", {}, component.parameters.map((parameter) => element("tr", {},
        element("th", { scope: "row" }, element("code", {}, parameter.name)), element("td", {}, parameter.type),
        element("td", {}, parameter.default !== undefined ? element("code", {}, parameter.default) : parameter.optional ? "none" : "required"),
        isDescribed ? element("td", {}, parameter.description || "") : null))));
  }

  function token(system, path) {
    if (!Report.run.hasTokens || path.includes("$")) return element("code", {}, path);
    return element("button", { type: "button", onclick: () => Report.go({ view: "tokens", token: `${system}/${path}` }) }, path);
  }

  // A list of short names under a heading; nothing for none.
  const names = (title, list) => (list.length ? element("p", {}, element("strong", {}, title), " ", list) : null);

  // What the facts are, and how many: "3 parameters, 1 slot, 12 tokens".
  function summary(component) {
    return [["parameter", component.parameters], ["slot", component.slots], ["style", component.styles], ["token", component.tokens]]
      .filter(([, list]) => list.length).map(([word, list]) => plural(list.length, word)).join(", ") || "Source";
  }

  function advice(title, kind, sentences) {
    if (!sentences.length) return null;
    return element("div", { class: `advice ${kind}` }, element("strong", {}, title), element("ul", {}, sentences.map((sentence) => element("li", {}, sentence))));
  }

  // The facts about a component, from its file; nothing where no file describes it.
  Report.componentFacts = (shot) => {
    const component = Report.componentOf(shot);
    if (!component) return null;
    const code = (name) => element("code", {}, name);
    return element("div", { class: "facts" },
      component.description ? element("p", {}, component.description) : null,
      component.do.length + component.dont.length ? element("div", { class: "guidelines" },
        advice("Do", "do", component.do), advice("Don’t", "dont", component.dont)) : null,
      element("details", {}, element("summary", {}, summary(component)), parameters(component),
        names("Slots", component.slots.map(code)), names("Styles", component.styles.map(code)),
        names("Tokens", component.tokens.map((path) => token(shot.system, path))), element("p", { class: "place" }, component.place)));
  };
}
