"""Counts the looks that a reviewer needs for real runs: a look is a strip on screen in which every difference that looks
different from the others is seen at a pixel of the screen per pixel or more."""

import functools
import http.server
import json
import os
import pathlib
import shutil
import threading

# Where everything of the strip is: its pictures' crops in pixels of the pictures, and whether all of it is in sight.
STRIP = """() => {
  const strip = document.querySelector(".strip.current");
  const main = document.getElementById("main").getBoundingClientRect();
  const isInside = (box) => box.top >= main.top - 1 && box.bottom <= main.bottom + 1 && box.left >= main.left - 1 && box.right <= main.right + 1;
  const tiles = [...strip.querySelectorAll(".tile")].map((tile) => ({
    shot: tile.dataset.id,
    crops: [...tile.querySelectorAll(".pair")].map((pair) => [...pair.querySelectorAll(".crop")].map((crop) => {
      const image = crop.querySelector(crop.classList.contains("after") ? ".now" : ".old");
      const unit = image.getBoundingClientRect().width / image.naturalWidth;
      const place = getComputedStyle(image);
      return { zoom: unit * devicePixelRatio, x: -parseFloat(place.left) / unit, y: -parseFloat(place.top) / unit,
        width: crop.clientWidth / unit, height: crop.clientHeight / unit, isSeen: isInside(crop.getBoundingClientRect()) };
    })),
  }));
  const { strip: own } = Report.currentStrip();
  return { key: strip.dataset.key, isLoaded: [...strip.querySelectorAll("img")].every((image) => image.complete && image.naturalWidth),
    focus: document.activeElement.closest(".strip")?.dataset.key, tiles, folds: own.folds.map((fold) => fold.shots.map((shot) => shot.id)) };
}"""

# What the difference of two pictures looks like, found out from their pixels: a movement of everything, or which pixels differ.
# Pixels that lie apart are pieces; a picture of a different size has the same difference if each piece is the same, at the same
# side of all that differs, unless one shows in the actual picture what another shows in the expected one.
LOOKS = """async (pairs) => {
  const pixels = async (path) => {
    const bitmap = await createImageBitmap(await (await fetch(path)).blob(), { premultiplyAlpha: "none", colorSpaceConversion: "none" });
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width, height, words: new Uint32Array(data.buffer) };
  };
  const framed = (inner, outer, dx, dy) => {
    for (let y = 0; y < outer.height; y += 1) {
      const from = Math.min(inner.height - 1, Math.max(0, y - dy)) * inner.width;
      for (let x = 0; x < outer.width; x += 1) {
        if (outer.words[y * outer.width + x] !== inner.words[from + Math.min(inner.width - 1, Math.max(0, x - dx))]) return false;
      }
    }
    return true;
  };
  const near = 8;
  const pieces = (found, wide) => {
    const left = new Set(found.map(([x, y]) => y * wide + x));
    const made = [];
    for (const start of left) {
      left.delete(start);
      const piece = [start];
      for (const at of piece) {
        for (let y = -near; y <= near; y += 1) {
          for (let x = -near; x <= near; x += 1) {
            const other = at + y * wide + x;
            if (left.has(other) && Math.abs(other % wide - at % wide) <= near) { left.delete(other); piece.push(other); }
          }
        }
      }
      made.push(piece.sort((a, b) => a - b).map((at) => [at % wide, Math.floor(at / wide)]));
    }
    return made;
  };
  const box = (piece) => [Math.min(...piece.map(([x]) => x)), Math.min(...piece.map(([, y]) => y)),
    Math.max(...piece.map(([x]) => x)), Math.max(...piece.map(([, y]) => y))];
  const pattern = (piece, [left, top]) => piece.map(([x, y]) => `${x - left},${y - top}`).join(" ");
  const side = (before, after) => (Math.abs(before - after) <= 1 ? "middle" : before < after ? `first ${before}` : `last ${after}`);
  const found = [];
  for (const [old, now] of pairs) {
    const [before, after] = await Promise.all([pixels(old), pixels(now)]);
    const [wide, high] = [after.width - before.width, after.height - before.height];
    if ((wide || high) && wide >= 0 && high >= 0 && framed(before, after, wide / 2, high / 2)) { found.push(`moved ${wide / 2} ${high / 2}`); continue; }
    const at = (picture, x, y) => (x < picture.width && y < picture.height ? picture.words[y * picture.width + x] : -1);
    const all = [];
    const room = Math.max(before.width, after.width);
    for (let y = 0; y < Math.max(before.height, after.height); y += 1) {
      for (let x = 0; x < room; x += 1) if (at(before, x, y) !== at(after, x, y)) all.push([x, y]);
    }
    const whole = all.reduce(([l, t, r, b], [x, y]) => [Math.min(l, x), Math.min(t, y), Math.max(r, x), Math.max(b, y)], [Infinity, Infinity, 0, 0]);
    const made = pieces(all, room).map((piece) => ({ piece, box: box(piece), text: pattern(piece, box(piece)) }));
    const goes = (from, to) => from !== to && from.text === to.text
      && from.piece.every(([x, y], at_) => at(before, x, y) === at(after, ...to.piece[at_]));
    if (made.length === 1 || made.some((from) => made.some((to) => goes(from, to)))) {
      found.push(`${wide} ${high}: ${pattern(all, whole)}`);
      continue;
    }
    found.push(`${wide} ${high}: ` + made.map(({ box: [l, t, r, b], text }) => `${side(l - whole[0], whole[2] - r)} ${side(t - whole[1], whole[3] - b)} ${text}`).sort().join("; "));
  }
  return found;
}"""

# The edits, the shots that are looked at, and how many shots a look has to take at least, on average: 308 in 20 and 1,019 in 90,
# which are the figures for the fixtures of 27 November 2026.
RUNS = [
    ("radius", "Fixtures/dbux/tokens/base.tokens.json", '"xs": { "$value": { "value": 4,', '"xs": { "$value": { "value": 6,', [], 308 / 20),
    ("padding", "dsrender.yaml", "      padding: 8\n", "      padding: 10\n", ["--filter", "dbux/**"], 1019 / 90),
]


def covers(crops, region):
    """Whether crops show all of a region, in pixels of the picture."""
    return any(
        crop["x"] <= region["x"] + 0.5
        and crop["y"] <= region["y"] + 0.5
        and crop["x"] + crop["width"] >= region["x"] + region["width"] - 0.5
        and crop["y"] + crop["height"] >= region["y"] + region["height"] - 0.5
        for crop in crops
    )


def is_seen(tile, shot, moved):
    """Whether a tile shows everything that differs, before and after, in sight and large enough."""
    crops = [crop for pair in tile["crops"] for crop in pair]
    if not all(crop["isSeen"] and crop["zoom"] >= 0.999 for crop in crops):
        return False
    if moved:
        return True
    regions = shot["change"]["regions"]
    return all(
        covers([pair[side] for pair in tile["crops"]], region) for region in regions for side in (0, 1)
    )


def review(page, report, most):
    """Goes from the first decision to the last with two keys, and counts looks."""
    shots = {shot["id"]: shot for shot in report["shots"] if shot["status"] == "changed"}
    page.press("j")
    looks = 0
    seen = set()
    while page.page.evaluate("Report.decisions.counts().open"):
        page.until("document.querySelector('.strip.current') && [...document.querySelectorAll('.strip.current img')].every((image) => image.complete && image.naturalWidth)")
        strip = page.page.evaluate(STRIP)
        assert strip["focus"] == strip["key"], f"the focus is not in the strip: {strip['focus']}"
        assert strip["key"] not in seen, strip["key"]
        seen.add(strip["key"])
        pairs = [[(shots[one]["files"]["expected"], shots[one]["files"]["actual"]) for one in fold] for fold in strip["folds"]]
        found = page.page.evaluate(LOOKS, [pair for fold in pairs for pair in fold])
        looks += 1
        for tile, fold in zip(strip["tiles"], strip["folds"], strict=True):
            own, found = found[: len(fold)], found[len(fold) :]
            assert len(set(own)) == 1, f"{strip['key']}: shots that look different are one tile: {fold}"
            assert tile["shot"] in fold
            if not is_seen(tile, shots[tile["shot"]], own[0].startswith("moved")):
                looks += 1
        page.press("a")
        assert looks <= most, f"{looks} looks, and {page.page.evaluate('Report.decisions.counts().open')} shots are open"
    decided = page.decisions()
    assert set(decided) == set(shots), "every shot is named in the decisions"
    assert {entry["decision"] for entry in decided.values()} == {"accept"}
    assert page.page.evaluate("document.activeElement !== document.body")
    return looks


def changed_runs(work, root, commit, run, program):
    """The repository's own systems after each edit: a name, the folder of the run, its report and the most looks."""
    for name, file, before, after, options, shots_of_look in RUNS:
        folder = os.path.join(work, name)
        os.makedirs(folder)
        for part in ("Fixtures", "Baselines"):
            shutil.copytree(root / part, os.path.join(folder, part))
        os.symlink(root / ".fonts", os.path.join(folder, ".fonts"))
        shutil.copy(root / "dsrender.yaml", folder)
        commit(folder)
        path = pathlib.Path(folder, file)
        text = path.read_text()
        if name == "radius":
            # The radius, and not the space of the same name.
            start = text.index('"radius"')
            path.write_text(text[:start] + text[start:].replace(before, after, 1))
        else:
            path.write_text(text.replace(before, after))
        run(folder, program, "matrix", "--out", "shots", *options, code=1)
        report = json.loads(pathlib.Path(folder, "shots/report.json").read_text())
        assert report["counts"]["changed"] >= 300, report["counts"]
        yield name, os.path.join(folder, "shots"), report, int(report["counts"]["changed"] / shots_of_look)


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A server of a folder that prints nothing."""

    def log_message(self, *_):
        pass


def served(folder):
    """A server of a folder, and its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_port}/index.html"
