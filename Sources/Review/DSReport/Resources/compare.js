/* dsrender report: one shot, its baseline and what differs. All pictures move and grow in step; a pixel of a picture is always a
   whole number of the screen's, or a whole number of them are one. */
"use strict";
{
  const { element } = Report;
  const modes = [["side", "Side", "1"], ["slide", "Slide", "2"], ["blink", "Blink", "3"], ["onion", "Onion", "4"],
    ["blend", "Blend", "5"], ["difference", "Difference", "6"], ["expected", "Expected", "7"], ["actual", "Actual", "8"], ["elements", "Elements", "9"], ["spoken", "Spoken", "l"], ["steps", "Causes", "y"], ["history", "History", "h"]];
  const zooms = [1 / 8, 1 / 6, 1 / 4, 1 / 3, 1 / 2, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
  const view = { shot: null, details: null, zoom: 1, x: 0, y: 0, split: 0.5, opacity: 0.5, region: -1, panes: [], blinking: 0 };
  const stage = () => document.getElementById("stage");
  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  Report.modes = modes;
  // How eyes see that lack a kind of cones (Machado, Oliveira and Fernandes 2009), or contrast.
  Report.sights = [["", "full colour vision"], ["protanopia", "protanopia"], ["deuteranopia", "deuteranopia"], ["tritanopia", "tritanopia"],
    ["achromatopsia", "achromatopsia"], ["low-contrast", "low contrast"]];

  function showSight() {
    const known = Report.sights.some(([name]) => name === Report.state.sight);
    stage().style.filter = known && Report.state.sight ? `url(#${Report.state.sight})` : "";
    document.getElementById("sight").value = known ? Report.state.sight : "";
  }

  // The next way of seeing.
  Report.stepSight = () => {
    const names = Report.sights.map(([name]) => name);
    const next = (names.indexOf(Report.state.sight) + 1) % names.length;
    Report.go({ sight: names[next] });
    Report.say(`Seen with ${Report.sights[next][1]}`);
  };

  // The ways that a shot can be looked at: without a baseline there is nothing to compare.
  function usable() {
    const isThere = { elements: () => Report.hasElements(view.shot), spoken: () => Report.hasElements(view.shot), steps: () => view.details.files.steps?.length > 0, history: () => view.details.history?.earlier.some((one) => one.picture) };
    if (view.details.change) return modes.map(([mode]) => mode).filter((mode) => !isThere[mode] || isThere[mode]());
    return Report.hasElements(view.shot) ? ["actual", "elements", "spoken"] : [];
  }

  // The way in which the shot is looked at.
  function mode() {
    const wanted = usable();
    return wanted.includes(Report.state.mode) ? Report.state.mode : wanted.includes("side") ? "side" : "actual";
  }

  const isSequence = () => ["steps", "history"].includes(mode());

  // CSS pixels of one pixel of the picture.
  const unit = () => view.zoom / devicePixelRatio;

  function extent() {
    const change = view.details?.change;
    return [Math.max(view.shot.width, change?.baselineWidth || 0), Math.max(view.shot.height, change?.baselineHeight || 0)];
  }

  // The largest zoom with which the whole picture is seen; no picture is enlarged beyond eight times for that.
  function fitting() {
    const pane = view.panes[0]?.box;
    if (!pane) return 1;
    const [width, height] = extent();
    const most = Math.min((pane.clientWidth - 24) / width, (pane.clientHeight - 24) / height) * devicePixelRatio;
    return Math.max(zooms[0], ...zooms.filter((zoom) => zoom <= most && zoom <= 8));
  }

  // Whether several pictures are one below the other: where they do not fit beside one another, and are larger like this.
  function isStacked() {
    const [width, height] = extent();
    const [wide, high] = [stage().clientWidth - 24, stage().clientHeight - 24];
    const count = view.panes.length;
    const beside = Math.min((wide / count - 24) / width, high / height) * devicePixelRatio;
    return count > 1 && beside < 1 && Math.min(wide / width, (high / count - 24) / height) * devicePixelRatio > beside;
  }

  function centre() {
    const pane = view.panes[0]?.box;
    if (!pane) return;
    const [width, height] = extent();
    view.x = (pane.clientWidth - width * unit()) / 2;
    view.y = (pane.clientHeight - height * unit()) / 2;
  }

  function place() {
    const whole = (length) => Math.round(length * devicePixelRatio) / devicePixelRatio;
    const [x, y] = [whole(view.x), whole(view.y)];
    for (const pane of view.panes) {
      pane.layer.style.transform = `translate(${x}px, ${y}px)`;
      pane.layer.style.setProperty("--point", `${view.shot.scale * unit()}px`);
      for (const image of pane.images) {
        image.style.width = `${image.pixels[0] * unit()}px`;
        image.style.height = `${image.pixels[1] * unit()}px`;
      }
      for (const box of pane.regions) {
        const { region } = box;
        Object.assign(box.style, { left: `${region.x * unit() - 3}px`, top: `${region.y * unit() - 3}px`,
          width: `${region.width * unit() + 6}px`, height: `${region.height * unit() + 6}px` });
      }
      const [width, height] = extent();
      Object.assign(pane.grid.style, { width: `${width * unit()}px`, height: `${height * unit()}px`, backgroundSize: `${unit()}px ${unit()}px` });
      pane.grid.hidden = view.zoom < 8;
      pane.layer.classList.toggle("pixels", view.zoom >= 1);
    }
    const over = view.panes[0]?.images[1];
    if (over && mode() === "slide") {
      const [width] = extent();
      over.style.clipPath = `inset(0 0 0 ${view.split * width * unit()}px)`;
      view.panes[0].handle.style.left = `${view.split * width * unit()}px`;
      view.panes[0].handle.style.height = `${extent()[1] * unit()}px`;
    }
    if (over && mode() === "onion") over.style.opacity = String(view.opacity);
    document.getElementById("zoom-word").textContent = view.zoom >= 1 ? `${view.zoom * 100} %` : `1 : ${Math.round(1 / view.zoom)}`;
  }

  // Zooms with the point of the pane that stays where it is.
  function zoomTo(zoom, at) {
    const pane = view.panes[0]?.box;
    if (!pane) return;
    const [x, y] = at || [pane.clientWidth / 2, pane.clientHeight / 2];
    const before = unit();
    view.zoom = zoom;
    view.x = x - (x - view.x) * unit() / before;
    view.y = y - (y - view.y) * unit() / before;
    Report.go({ zoom: String(Math.round(zoom * 1000) / 1000) });
    place();
  }

  Report.zoomBy = (steps, at) => {
    const near = zooms.reduce((best, zoom, index) => (Math.abs(zoom - view.zoom) < Math.abs(zooms[best] - view.zoom) ? index : best), 0);
    zoomTo(zooms[Math.min(zooms.length - 1, Math.max(0, near + steps))], at);
  };

  Report.zoomToFit = () => {
    view.zoom = fitting();
    centre();
    Report.go({ zoom: "fit" });
    place();
  };

  // The next region that differs, in the middle and as large as there is room.
  Report.nextRegion = (step) => {
    const regions = view.details?.change?.regions || [];
    const pane = view.panes[0]?.box;
    if (!regions.length || !pane) return;
    view.region = (view.region + step + regions.length) % regions.length;
    const region = regions[view.region];
    const most = Math.min(pane.clientWidth * 0.8 / (region.width + 8), pane.clientHeight * 0.8 / (region.height + 8)) * devicePixelRatio;
    view.zoom = Math.max(1, ...zooms.filter((zoom) => zoom <= most && zoom <= 16));
    view.x = pane.clientWidth / 2 - (region.x + region.width / 2) * unit();
    view.y = pane.clientHeight / 2 - (region.y + region.height / 2) * unit();
    Report.go({ zoom: String(view.zoom) });
    place();
    Report.say(`Region ${view.region + 1} of ${regions.length}: ${region.width} × ${region.height} pixels at ${region.x}, ${region.y}`);
  };

  Report.toggleBlink = () => {
    // Each picture, and the one before it in its place.
    if (isSequence()) for (const { images } of view.panes) if (images[1]) images[1].hidden = !images[1].hidden;
    const over = view.panes[0]?.images[1];
    if (over && mode() === "blink") over.hidden = !over.hidden;
  };

  function image(path, width, height, name) {
    const made = element("img", { src: Report.address(path), alt: name, draggable: "false" });
    made.pixels = [width, height];
    return made;
  }

  function pane(caption, images, withRegions) {
    const layer = element("div", { class: "layer" }, images);
    const grid = element("div", { class: "pixel-grid", hidden: true });
    const regions = !withRegions ? [] : (view.details.change?.regions || []).map((region) => {
      const box = element("span", { class: "region" });
      box.region = region;
      return box;
    });
    layer.append(grid, ...regions);
    const box = element("div", { class: "pane" }, layer, element("span", { class: "caption" }, caption));
    return { box, layer, images, grid, regions, handle: null };
  }

  // A picture whose size is known once it is there.
  function unmeasured(path, name) {
    const made = image(path, ...extent(), name);
    made.addEventListener("load", () => {
      made.pixels = [made.naturalWidth, made.naturalHeight];
      // The viewer may have been closed meanwhile.
      if (view.shot) place();
    });
    return made;
  }

  // Pictures in their order, with captions; each pane has the picture before it beneath.
  function sequence(pictures) {
    return pictures.map(({ caption, make }, at) => {
      if (at === 0) return { ...pane(caption, [make()]), isBetween: true };
      const made = pane(caption, [pictures[at - 1].make(), make()]);
      made.images[1].classList.add("over");
      return { ...made, isBetween: at < pictures.length - 1 };
    });
  }

  // From the expected picture to the actual one, a cause at a time.
  function steps(files, first, last) {
    const causes = Report.groups.get(view.shot.group)?.causes || [];
    const makers = [first, ...files.steps.map((path) => () => unmeasured(path, "with some of the causes")), last];
    const caption = (at) => `${at > 1 ? "and " : "with "}${causes[at - 1] ? Report.causeText(causes[at - 1]) : "the next cause"}${at === makers.length - 1 ? ": actual" : ""}`;
    return sequence(makers.map((make, at) => ({ make, caption: at === 0 ? "expected" : caption(at) })));
  }

  // From the oldest baseline that is known to the actual picture.
  function past({ earlier, present }, first, last) {
    const said = ({ date, commit }) => `${date} ${commit}`;
    const old = earlier.filter((one) => one.picture).reverse().map((one) => ({ caption: said(one), make: () => unmeasured(one.picture, said(one)) }));
    return sequence([...old, { caption: `expected${present ? `, ${said(present)}` : ", not committed yet"}`, make: first }, { caption: "actual", make: last }]);
  }

  // Whether the views of the expected picture are asked for, and known.
  const isOfExpected = () => Report.state.of === "expected" && Report.hasInside(view.shot, "base");

  function panes() {
    const { shot, details } = view;
    const { files, change } = details;
    const now = files.png || files.actual || files.svg;
    const actual = (caption, regions) => pane(caption, now ? [image(now, shot.width, shot.height, "actual")] : [], regions);
    if (shot.isOrphan) {
      return [pane(shot.status === "removed" ? "expected, and no longer made" : "baseline that no shot uses", files.expected ? [image(files.expected, shot.width, shot.height, "baseline")] : [])];
    }
    const isInside = ["elements", "spoken"].includes(mode());
    const isOld = isInside && isOfExpected();
    const what = mode() === "spoken" ? "what is read" : "elements";
    if (isInside && !isOld) return [actual(`${what} of the actual picture`)];
    if (!change) return [actual(shot.status === "unchanged" ? "equals its baseline" : Report.statusTitles[shot.status])];
    const old = () => image(files.expected, change.baselineWidth, change.baselineHeight, "expected");
    const expected = () => ({ ...pane("expected", [old()]), isOld: true });
    if (isOld) return [{ ...pane(`${what} of the expected picture`, [old()]), isOld: true }];
    const difference = () => pane("difference", [image(files.difference, ...extent(), "difference")]);
    // What differs with each view where it was before: what was only pushed is not marked.
    const aligned = () => (files.aligned ? [pane("difference, each view put back to where it was", [unmeasured(files.aligned, "difference with views aligned")])] : []);
    const over = (caption) => pane(caption, [old(), image(now, shot.width, shot.height, "actual")]);
    switch (mode()) {
      case "expected": return [expected()];
      case "actual": return [actual("actual", true)];
      case "difference": return [difference(), ...aligned()];
      case "blink": return [over(still() ? "expected and actual in turn: space" : "expected and actual in turn")];
      case "onion": return [over("actual over expected")];
      case "blend": return [over("black where they are equal")];
      case "slide": {
        const made = over("expected on the left, actual on the right");
        made.handle = element("span", { class: "handle" });
        made.layer.append(made.handle);
        return [made];
      }
      case "steps": return steps(files, old, () => image(now, shot.width, shot.height, "actual"));
      case "history": return past(details.history, old, () => image(now, shot.width, shot.height, "actual"));
      default: return [expected(), actual("actual", true), aligned()[0] || difference()];
    }
  }

  function showPanes() {
    clearInterval(view.blinking);
    showSight();
    view.panes = panes();
    stage().className = `stage mode-${mode()}${isStacked() ? " stacked" : ""}`;
    // A long history is scrolled, by keys too.
    stage().tabIndex = mode() === "history" ? 0 : -1;
    stage().replaceChildren(...view.panes.map((made) => made.box));
    if (!view.panes[0].images.length) stage().replaceChildren(element("p", { class: "nothing" }, "No picture was written for this shot."));
    const over = view.panes[0].images[1];
    if (over) over.classList.add("over");
    for (const { images } of view.panes) for (const one of images) one.classList.toggle("beneath", images.length > 1 && one === images[0] && isSequence());
    if (mode() === "blink" && !still()) view.blinking = setInterval(Report.toggleBlink, 500);
    const slider = document.getElementById("opacity");
    slider.hidden = mode() !== "onion";
    const zoom = Number(Report.state.zoom);
    if (zooms.some((known) => Math.abs(known - zoom) < 0.001)) {
      view.zoom = zooms.find((known) => Math.abs(known - zoom) < 0.001);
      if (view.isNew) centre();
    } else {
      view.zoom = fitting();
      centre();
    }
    view.isNew = false;
    place();
    Report.drawPins();
    if (mode() !== "elements") Report.hideElements();
    if (mode() !== "spoken") Report.hideSpoken();
    if (mode() === "elements") Report.showElements(view.shot, view.panes[0].layer, isOfExpected());
    if (mode() === "spoken") Report.showSpoken(view.shot, view.panes[0].layer, isOfExpected());
  }

  // Opens the shot that the address names, with its neighbours among those that are shown.
  Report.openShot = async (shot, neighbours, at) => {
    // The same shot drawn again keeps its place; what is seen stays until the new pictures are known.
    const isOther = view.shot?.id !== shot.id;
    view.shot = shot;
    Object.assign(view, isOther ? { region: -1, isNew: true } : {});
    const details = await Report.details(shot);
    if (view.shot !== shot) return;
    view.details = details;
    // Where there is no room system and component go first, which the shots beside it often have too.
    const parts = shot.id.match(/^(.*\/)([^/]*?)(@[^/]*)?$/);
    document.getElementById("viewer-id").title = shot.id;
    document.getElementById("viewer-id").replaceChildren(...parts.slice(1).filter(Boolean).map((part) => Report.element("span", {}, part)));
    document.getElementById("position").textContent = at >= 0 ? `${at + 1} of ${neighbours.length.toLocaleString("en")}` : "";
    document.getElementById("modes").hidden = usable().length < 2;
    for (const button of document.getElementById("modes").children) {
      button.hidden = !usable().includes(button.dataset.mode);
      button.setAttribute("aria-pressed", String(button.dataset.mode === mode()));
    }
    document.getElementById("pixel").hidden = true;
    const viewer = document.getElementById("viewer");
    if (!viewer.open) {
      viewer.showModal();
      stage().focus();
    }
    document.querySelector('#modes [aria-pressed="true"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
    document.getElementById("facts").replaceChildren(...Report.facts(shot, details));
    showPanes();
    Report.showDecision(shot);
  };

  Report.closeShot = () => {
    clearInterval(view.blinking);
    view.shot = null;
    const viewer = document.getElementById("viewer");
    if (viewer.open) viewer.close();
  };

  const paneOf = (box) => view.panes.find((made) => made.box === box) || {};

  // The panes that are shown.
  Report.panes = () => view.panes;

  // A place of the picture that a reviewer may mean, in points: the region that is seen, or the first, or the middle.
  Report.meantPlace = () => {
    const region = (view.details?.change?.regions || [])[Math.max(0, view.region)] || { x: 0, y: 0, width: view.shot.width, height: view.shot.height };
    return [region.x + region.width / 2, region.y + region.height / 2].map((pixels) => pixels / view.shot.scale);
  };

  // Moves the picture so that a point of it, in points, is in the middle.
  Report.centreOn = (x, y) => {
    const pane = view.panes[0]?.box;
    if (!pane) return;
    view.x = pane.clientWidth / 2 - x * view.shot.scale * unit();
    view.y = pane.clientHeight / 2 - y * view.shot.scale * unit();
    place();
  };

  Report.watchStage = () => {
    const target = stage();
    target.addEventListener("wheel", (event) => {
      // A long history is scrolled.
      if (!event.ctrlKey && (target.scrollHeight > target.clientHeight || target.scrollWidth > target.clientWidth)) return;
      event.preventDefault();
      const box = event.target.closest(".pane")?.getBoundingClientRect();
      if (box) Report.zoomBy(event.deltaY < 0 ? 1 : -1, [event.clientX - box.left, event.clientY - box.top]);
    }, { passive: false });
    target.addEventListener("mousedown", Report.holdFocus);
    let from = null;
    target.addEventListener("pointerdown", (event) => {
      const over = event.target.closest(".pane");
      if (!over) return;
      const inside = event.clientX - over.getBoundingClientRect().left - view.x;
      const isSplit = mode() === "slide" && Math.abs(inside - view.split * extent()[0] * unit()) < 14;
      from = { x: event.clientX - view.x, y: event.clientY - view.y, isSplit, at: [event.clientX, event.clientY], over };
      target.setPointerCapture(event.pointerId);
    });
    // Where a pane is pointed at, in pixels of the picture.
    const pixel = (event, over) => {
      const box = over.getBoundingClientRect();
      return [(event.clientX - box.left - view.x) / unit(), (event.clientY - box.top - view.y) / unit()];
    };
    target.addEventListener("pointermove", (event) => {
      const over = from ? from.over : event.target.closest(".pane");
      if (over && view.details) {
        const [x, y] = pixel(event, over);
        Report.showPixel(view.shot, view.details.change, view.zoom, Math.floor(x), Math.floor(y));
        if (!from) Report.pointAtElement(x / view.shot.scale, y / view.shot.scale);
      }
      if (!from) return;
      if (from.isSplit) {
        const left = view.panes[0].box.getBoundingClientRect().left;
        view.split = Math.min(1, Math.max(0, (event.clientX - left - view.x) / (extent()[0] * unit())));
      } else {
        [view.x, view.y] = [event.clientX - from.x, event.clientY - from.y];
      }
      place();
    });
    target.addEventListener("pointerup", (event) => {
      if (from && Math.hypot(event.clientX - from.at[0], event.clientY - from.at[1]) < 4) {
        const [x, y] = pixel(event, from.over);
        const at = [x / view.shot.scale, y / view.shot.scale];
        if (!Report.movePin(...at, paneOf(from.over).isOld)) Report.chooseElement(...at);
      }
      from = null;
    });
    target.addEventListener("pointercancel", () => { from = null; });
    target.addEventListener("pointerleave", () => { Report.pointAtElement(-1, -1); });
    document.getElementById("opacity").addEventListener("input", (event) => { view.opacity = Number(event.currentTarget.value) / 100; place(); });
    addEventListener("resize", () => { if (view.shot) showPanes(); });
  };

  Report.moveSplit = (step) => {
    if (mode() !== "slide") return false;
    view.split = Math.min(1, Math.max(0, view.split + step));
    place();
    return true;
  };
}
