/* dsrender report: the values of pixels that differ. Browsers refuse pages from a disk to read the pixels of pictures, so the
   page has the regions that differ as PNG files in scripts, and unpacks them itself. */
"use strict";
{
  const byId = (id) => document.getElementById(id);
  const known = new Map();
  const smallest = 16;

  // The pixels of a PNG file without interlacing, of 8 bits or a palette, as four bytes each.
  async function unpack(file) {
    const view = new DataView(file.buffer);
    let header = null, palette = null, alphas = [];
    const data = [];
    for (let at = 8; at < file.length;) {
      const count = view.getUint32(at);
      const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
      const content = file.subarray(at + 8, at + 8 + count);
      if (name === "IHDR") header = { width: view.getUint32(at + 8), height: view.getUint32(at + 12), bits: content[8], type: content[9] };
      else if (name === "PLTE") palette = content;
      else if (name === "tRNS") alphas = content;
      else if (name === "IDAT") data.push(content);
      at += count + 12;
    }
    const stream = new Blob(data).stream().pipeThrough(new DecompressionStream("deflate"));
    const rows = new Uint8Array(await new Response(stream).arrayBuffer());
    const { width, height, bits, type } = header;
    const channels = { 2: 3, 3: 1, 6: 4 }[type];
    const stride = Math.ceil(width * channels * bits / 8);
    const step = Math.max(1, channels * bits / 8);
    const bytes = new Uint8Array(width * height * 4);
    let above = new Uint8Array(stride);
    for (let y = 0; y < height; y += 1) {
      const row = rows.slice(y * (stride + 1) + 1, (y + 1) * (stride + 1));
      undo(rows[y * (stride + 1)], row, above, step);
      for (let x = 0; x < width; x += 1) {
        const to = (y * width + x) * 4;
        if (type === 3) {
          const index = (row[x * bits >> 3] >> (8 - bits - (x * bits & 7))) & ((1 << bits) - 1);
          bytes.set([palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2], alphas[index] ?? 255], to);
        } else {
          bytes.set([row[x * channels], row[x * channels + 1], row[x * channels + 2], channels === 4 ? row[x * channels + 3] : 255], to);
        }
      }
      above = row;
    }
    return bytes;
  }

  // Takes back the filter of a row.
  function undo(filter, row, above, step) {
    for (let at = 0; at < row.length; at += 1) {
      const left = at < step ? 0 : row[at - step];
      const up = above[at];
      const corner = at < step ? 0 : above[at - step];
      if (filter === 1) row[at] += left;
      else if (filter === 2) row[at] += up;
      else if (filter === 3) row[at] += (left + up) >> 1;
      else if (filter === 4) {
        const guess = left + up - corner;
        const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
        row[at] += toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
      }
    }
  }

  async function load(shot) {
    const regions = await Report.inside(shot, "values");
    return Promise.all((regions || []).map(async ([x, y, width, height, text, isPlain]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      return { x, y, width, height, bytes: isPlain ? bytes : await unpack(bytes) };
    }));
  }

  // The regions of a shot whose values the page has, unpacked.
  Report.values = (shot) => {
    if (!known.has(shot.id)) {
      known.clear();
      known.set(shot.id, load(shot));
    }
    return known.get(shot.id);
  };

  const inside = (area, x, y) => x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
  const hex = (byte) => byte.toString(16).padStart(2, "0");

  // A pixel as #rrggbb aa, with its colour.
  function word(bytes, at) {
    const [red, green, blue, alpha] = bytes.subarray(at, at + 4);
    return Report.element("span", { class: "value" }, Report.element("span", { class: "swatch", "aria-hidden": "true",
      style: { backgroundColor: `rgb(${red} ${green} ${blue} / ${alpha / 255})` } }), `#${hex(red)}${hex(green)}${hex(blue)} ${hex(alpha)}`);
  }

  function words(regions, shot, change, x, y) {
    const outside = (width, height) => x >= width || y >= height;
    const region = regions.find((area) => inside(area, x, y));
    if (!region) {
      if (!change) return ["values are known where pixels differ"];
      return [(change.regions || []).some((area) => inside(area, x, y)) ? "values left out: too many pixels differ" : "equal in both pictures"];
    }
    const at = ((y - region.y) * region.width + x - region.x) * 4;
    const value = (title, isOutside, from) => Report.element("span", {}, `${title} `, isOutside ? "outside" : word(region.bytes, from));
    return [value("expected", outside(change.baselineWidth, change.baselineHeight), at),
      value("actual", outside(shot.width, shot.height), at + region.width * region.height * 4)];
  }

  // Says what the pixel under the pointer is, where pixels are large enough to be pointed at.
  Report.showPixel = async (shot, change, zoom, x, y) => {
    const line = byId("pixel");
    const [width, height] = [Math.max(shot.width, change?.baselineWidth || 0), Math.max(shot.height, change?.baselineHeight || 0)];
    const isShown = zoom >= smallest && x >= 0 && y >= 0 && x < width && y < height;
    line.dataset.at = isShown ? `${shot.id} ${x} ${y}` : "";
    if (!isShown) {
      line.hidden = true;
      return;
    }
    const at = line.dataset.at;
    let regions = [];
    let said = null;
    try { regions = await Report.values(shot); } catch { said = ["this browser cannot unpack values"]; }
    if (line.dataset.at !== at) return;
    line.hidden = false;
    line.replaceChildren(Report.element("span", {}, `${x}, ${y}`), ...(said || words(regions, shot, change, x, y)));
  };
}
