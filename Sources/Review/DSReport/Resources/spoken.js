/* dsrender report: what a screen reader reads of a shot, in its order, drawn over the picture. */
"use strict";
{
  const { element, plural } = Report;
  const panel = () => document.getElementById("element");
  let shown = null;

  const box = (x, y, width, height) => ({ left: `calc(var(--point) * ${x})`, top: `calc(var(--point) * ${y})`,
    width: `calc(var(--point) * ${width})`, height: `calc(var(--point) * ${height})` });

  function point(layer, number) {
    for (const made of layer.querySelectorAll(".spoken")) made.classList.toggle("chosen", made.dataset.number === number);
  }

  // Numbers the elements over a layer of the picture, and lists their words beside it.
  Report.showSpoken = async (shot, layer, isOld) => {
    shown = layer;
    const text = await Report.inside(shot, isOld ? "base" : "elements");
    if (shown !== layer) return;
    const elements = (text?.spoken || []).map(([x, y, width, height, words]) => ({ style: box(x, y, width, height), words: text.strings[words] }));
    layer.append(...elements.map(({ style }, at) => element("span", { class: "spoken", style, "data-number": String(at + 1) }, element("span", {}, String(at + 1)))));
    panel().hidden = false;
    panel().replaceChildren(element("h3", {}, "What a screen reader reads"),
      element("p", {}, elements.length ? `${plural(elements.length, "element")}, in this order${text.unread ? `; ${text.unread.toLocaleString("en")} more left out` : ""}:` : "Nothing: no text, and no control with a label."),
      element("ol", {}, elements.map(({ words }, at) => element("li", {
        onpointerenter: () => point(layer, String(at + 1)), onpointerleave: () => point(layer, "") }, words))),
      element("p", { class: "quiet" }, `Of the ${isOld ? "expected picture (f: of the actual one)" : "actual picture (f: of the expected one)"}. Pictures without a label are not read.`));
  };

  Report.hideSpoken = () => { shown = null; };
}
