/* dsrender report: notes at places of a picture: where they are over the picture, and their words beside it. A pin without words
   is not kept. Places are in points, of the actual picture unless a pin says that it is of the expected one. */
"use strict";
{
  const { element } = Report;
  const list = () => document.getElementById("pins");
  // The shot whose pins are shown, the pin that is being begun, what is at its place, and its field.
  const view = { shot: null, draft: null, about: Promise.resolve({}), field: null, isWriting: false };

  const isOld = (pin) => pin.picture === "expected";
  const short = (points) => Math.round(points * 100) / 100;
  const all = () => Report.decisions.pins(view.shot).concat(view.draft || []);
  const said = (pin) => [`at ${short(pin.x)}, ${short(pin.y)} pt${isOld(pin) ? " of the expected picture" : ""}`, pin.view].filter(Boolean).join(", ");
  // Another page may have written the same pins anew.
  const isSame = (a, b) => ["x", "y", "picture", "note"].every((key) => a[key] === b[key]);
  const placeOf = (pin) => (pin.file ? [pin.file, pin.line, pin.column].filter(Boolean).join(":") : "");

  // Writes the numbers of the pins over the pictures that they are about.
  Report.drawPins = () => {
    for (const { layer, isOld: isOfExpected, isBetween } of Report.panes()) {
      for (const made of layer.querySelectorAll(".pin")) made.remove();
      if (!view.shot || isBetween) continue;
      all().forEach((pin, at) => {
        if (isOld(pin) !== Boolean(isOfExpected)) return;
        layer.append(element("span", { class: `pin${pin === view.draft ? " draft" : ""}`, title: pin.note,
          style: { left: `calc(var(--point) * ${pin.x})`, top: `calc(var(--point) * ${pin.y})` } }, String(at + 1)));
      });
    }
  };

  // The list is made anew while a field is left: focus goes on to the button below it, and not to the body.
  const keepFocus = () => setTimeout(() => { if (document.activeElement === document.body) document.getElementById("pin").focus(); });

  // Keeps the words of a pin; one without words goes.
  function keep(pin, words) {
    keepFocus();
    const { shot, draft } = view;
    const pins = Report.decisions.pins(shot);
    if (pin === draft) {
      const { about } = view;
      view.draft = null;
      if (words) about.then((known) => Report.decisions.setPins(shot, [...Report.decisions.pins(shot), { ...draft, ...known, note: words }]));
      else Report.showPins(shot);
    } else if (words !== pin.note) {
      const next = words ? pins.map((one) => (isSame(one, pin) ? { ...pin, note: words, by: undefined } : one)) : pins.filter((one) => !isSame(one, pin));
      Report.decisions.setPins(shot, next);
    }
  }

  function item(pin, at) {
    const words = element("textarea", { rows: "2", "aria-label": `Note ${at + 1}, ${said(pin)}`, placeholder: "What is wrong here?",
      onchange: (event) => { if (pin !== view.draft) keep(pin, event.currentTarget.value.trim()); },
      onblur: (event) => { if (pin === view.draft && !view.isWriting) keep(pin, event.currentTarget.value.trim()); } });
    words.value = pin.note;
    return element("li", { class: "pinned" },
      element("span", { class: "pin-words" },
        element("button", { type: "button", class: "pin-number", title: "Show the place", onclick: () => Report.centreOn(pin.x, pin.y) }, String(at + 1)),
        element("span", { class: "quiet" }, said(pin), placeOf(pin) ? [element("br", {}), element("span", { class: "place" }, placeOf(pin))] : null, pin.by ? [element("br", {}), `by ${pin.by}`] : null),
        element("button", { type: "button", class: "pin-gone", "aria-label": `Remove note ${at + 1}`, title: "Remove",
          // The field would lose the focus, and be made anew, before the button is released.
          onmousedown: (event) => event.preventDefault(), onclick: () => keep(pin, "") }, "✕")),
      words);
  }

  Report.showPins = (shot) => {
    const isOther = view.shot !== shot;
    if (isOther) view.draft = null;
    view.shot = shot;
    document.getElementById("pin").hidden = !Report.decisions.isOpen(shot);
    // Words that are being written stay in their field.
    if (isOther || !list().contains(document.activeElement)) list().replaceChildren(...all().map(item));
    list().hidden = all().length === 0;
    Report.drawPins();
  };

  async function placeDraft(x, y, isOfExpected) {
    const { shot, draft } = view;
    const at = { x: short(x), y: short(y), ...(isOfExpected ? { picture: "expected" } : {}) };
    for (const key of ["view", "file", "line", "column", "picture"]) delete draft[key];
    Object.assign(draft, at);
    const write = () => {
      draft.note = view.field?.value || "";
      // A field that is replaced is left too, which does not end the note.
      view.isWriting = true;
      list().replaceChildren(...all().map(item));
      view.isWriting = false;
      list().hidden = false;
      Report.drawPins();
      view.field = list().lastElementChild.querySelector("textarea");
      view.field.focus();
      draft.note = "";
    };
    write();
    // A note may be written before it is known what is there.
    view.about = Report.elementAt(shot, isOfExpected, x, y).catch(() => ({}));
    const about = await view.about;
    if (view.draft !== draft || draft.x !== at.x || draft.y !== at.y) return;
    Object.assign(draft, about);
    write();
  }

  // Begins a note at the view that is chosen, or the difference that is seen; a press on the picture moves it.
  Report.startPin = () => {
    const { shot } = view;
    if (!shot || !Report.decisions.isOpen(shot)) return;
    Object.assign(view, { draft: { note: "" }, field: null });
    const row = Report.chosenElement();
    const isOfExpected = Report.panes().every((pane) => pane.isOld);
    const [x, y] = row ? [row.x + row.width / 2, row.y + row.height / 2] : Report.meantPlace();
    placeDraft(x, y, isOfExpected);
    Report.say("Press on the picture to move the note");
  };

  // A press on the picture would take the focus from the field, and end what is being begun.
  Report.holdFocus = (event) => { if (view.draft) event.preventDefault(); };

  // Moves the note that is being begun; gives whether there is one.
  Report.movePin = (x, y, isOfExpected) => {
    if (!view.draft) return false;
    placeDraft(x, y, Boolean(isOfExpected));
    return true;
  };
}
