"""Draws resvg's own tests, and compares the pictures with those of the tests, beside resvg, librsvg and Chromium.

usage: scripts/prove svg DIR [--only FOLDER,...] [--list]
  DIR has the repository linebender/resvg as linebender+resvg/repo or linebender+resvg. Every test without text is drawn at
  the size of its picture. Right means a mean difference of at most 1.7 of 255 and at most 1 % of the pixels more than 24
  apart. A picture that is not right is compared further, and counted in the column of the first that it equals: resvg's at
  eight times the size, averaged, which has finer edges and patterns; librsvg's; and, where the program chromium is installed,
  Chromium's, or the suite's where that is equal to it. --list prints the names of those tests and of those
  that equal none, and the causes of the refused ones.
"""

import argparse
import json
import re
import subprocess
import tarfile
from collections import Counter, defaultdict
from io import BytesIO
from pathlib import Path

import icons
from PIL import Image

COMMIT = "08c79a3148df4ce8ab08fca72204b142b95423dd"
# The pictures that tests refer to lie beside the folder of the tests.
HOME = "crates/resvg/tests"
FOLDER = f"{HOME}/tests"
FOLDERS = ["shapes", "painting", "structure", "masking", "paint-servers", "filters"]
COMPONENT = (
    "component: test\nparameters: {name: {type: string, default: x}, width: {type: number, default: 1}, "
    "height: {type: number, default: 1}}\n"
    "body: {Image: {symbol: $name, resizable: true}, modifiers: [{frame: {width: $width, height: $height}}]}\nscenarios:\n"
)


def check_out(home, target):
    """The folder of the suite's tests, with their pictures."""
    place = home / "linebender+resvg"
    git = place / "repo" if (place / "repo").exists() else place
    if not (target / HOME / "resources").exists():
        target.mkdir(parents=True, exist_ok=True)
        data = subprocess.run(["git", "-C", git, "archive", COMMIT, FOLDER, f"{HOME}/resources"], check=True, capture_output=True).stdout
        with tarfile.open(fileobj=BytesIO(data)) as archive:
            archive.extractall(target, filter="data")
    return target / FOLDER


def draw(program, work, suite, names):
    """Draws the tests, and returns why those that were not are refused."""
    icons.configure(work, suite.parent, [])
    (work / "components/icon.yaml").unlink()
    rows = []
    for number, name in enumerate(names):
        width, height = Image.open(suite / f"{name}.png").size
        rows.append(f"  t{number}: {{parameters: {{name: 'tests/{name}', width: {width}, height: {height}}}}}\n")
    (work / "components/test.yaml").write_text(COMPONENT + "".join(rows))
    words = [program, "matrix", "--no-causes", "--report", "json", "--out", "shots"]
    subprocess.run(words, cwd=work, capture_output=True, check=False)
    ended = subprocess.run([program, "check", "--json"], cwd=work, capture_output=True, text=True, check=False)
    report = json.loads(ended.stdout)
    causes = {}
    for problem in report["unshownFaults"] + [one["problems"][0] for one in report["failures"]]:
        message = re.sub(r"'[^']*[0-9_#-][^']*'", "'…'", re.sub(r"[0-9.]+", "N", problem["message"]))
        causes.setdefault(problem.get("file", ""), message)
    return causes


def is_right(picture, reference):
    """Whether a picture equals another by the measure; not if it is none or of another size."""
    try:
        mean, far = icons.difference(picture, reference)
    except (OSError, ValueError):
        return False
    return mean <= 1.7 and far <= 0.01


def is_right_by_pixels(picture, references):
    """Whether each pixel equals that of one of several pictures, by the same measure; false if one is missing."""
    import numpy

    try:
        apart = numpy.minimum.reduce([icons.distances(picture, reference) for reference in references])
    except (OSError, ValueError):
        return False
    return apart.mean() <= 1.7 and (apart > 24).mean() <= 0.01


def by_resvg(path, size, target):
    """Draws a file with resvg, once; false where it does not."""
    import resvg_py

    if target.exists():
        return True
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        data = resvg_py.svg_to_bytes(
            svg_path=str(path), resources_dir=str(path.parent), width=size[0], height=size[1], skip_system_fonts=True
        )
    except ValueError:
        return False
    target.write_bytes(bytes(data))
    return True


def by_fine_resvg(path, size, target):
    """Draws a file with resvg at eight times the size, once, and takes the mean of each 8 × 8 pixels; false where it does not.

    At that size its steps of coverage, and those of the tiles of patterns, are an eighth of a pixel of the picture.
    """
    import numpy

    if target.exists():
        return True
    fine = target.with_suffix(".fine.png")
    if not by_resvg(path, (8 * size[0], 8 * size[1]), fine):
        return False
    pixels = numpy.asarray(Image.open(fine).convert("RGBA")).astype(float)
    fine.unlink()
    if pixels.shape[:2] != (8 * size[1], 8 * size[0]):
        return False
    pixels[..., :3] *= pixels[..., 3:] / 255
    mean = pixels.reshape(size[1], 8, size[0], 8, 4).mean(axis=(1, 3))
    mean[..., :3] *= 255 / numpy.maximum(mean[..., 3:], 1e-9)
    Image.fromarray(mean.round().clip(0, 255).astype("uint8"), "RGBA").save(target)
    return True


def by_librsvg(path, size, target):
    """Draws a file with librsvg, once; false where it does not."""
    if target.exists():
        return True
    target.parent.mkdir(parents=True, exist_ok=True)
    words = ["rsvg-convert", "-w", str(size[0]), "-h", str(size[1]), path, "-o", target]
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


def main():
    parser = argparse.ArgumentParser(prog="scripts/prove svg")
    parser.add_argument("folder", type=Path)
    parser.add_argument("program")
    parser.add_argument("--only", default="")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    work = (options.folder / ".svg").resolve()
    suite = check_out(options.folder, work)
    folders = [one for one in FOLDERS if not options.only or one in options.only.split(",")]
    paths = [path for one in folders for path in sorted((suite / one).rglob("*.svg"))]
    # Text in a symbol is refused.
    text = re.compile(rb"<(\w+:)?(text|tref|tspan|textPath)\b")
    names = [str(path.relative_to(suite))[:-4] for path in paths if not text.search(path.read_bytes())]
    causes = draw(options.program, work, suite, names)
    counts, refused, different = defaultdict(Counter), defaultdict(list), defaultdict(list)
    for number, name in enumerate(names):
        picture, reference = work / f"shots/icons/test/t{number}@scale-1.png", suite / f"{name}.png"
        size = Image.open(reference).size
        count = counts[name.split("/")[0]]
        source = suite / f"{name}.svg"
        resvg, fine, librsvg, chromium = (work / f"{one}/{name}.png" for one in ("resvg", "fine", "librsvg", "chromium"))
        has_librsvg = by_librsvg(source, size, librsvg)
        count["resvg"] += by_resvg(source, size, resvg) and is_right(resvg, reference)
        count["librsvg"] += has_librsvg and is_right(librsvg, reference)
        if not picture.exists():
            kind = "refused"
            refused[causes.get(str(source), "fails")].append(name)
        elif is_right(picture, reference):
            kind = "right"
        elif by_fine_resvg(source, size, fine) and is_right(picture, fine):
            kind = "as fine resvg"
        elif has_librsvg and is_right(picture, librsvg):
            kind = "as librsvg"
        elif icons.by_chromium(source, size, chromium) and is_right_by_pixels(picture, [reference, chromium]):
            kind = "as Chromium"
        else:
            kind = "wrong"
        count[kind] += 1
        different[kind].append(name)
    print("| folder | tests | right | % | as fine resvg | as librsvg | as Chromium | refused | wrong | resvg right | librsvg right |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    total = Counter()
    for folder in folders:
        if folder == "filters" and total:
            row("these", total)
        count = counts[folder]
        row(folder, count)
        total.update(count)
    if options.list:
        for cause, tests in sorted(refused.items(), key=lambda one: -len(one[1])):
            print(f"refused {len(tests)}: {cause}: {' '.join(tests)}")
        for kind in ("as fine resvg", "as librsvg", "as Chromium", "wrong"):
            print(f"{kind}: {' '.join(different[kind])}")


def row(name, count):
    """Prints a row of the table."""
    tests = sum(count[one] for one in ("right", "as fine resvg", "as librsvg", "as Chromium", "refused", "wrong"))
    cells = [tests, count["right"], f"{100 * count['right'] / max(1, tests):.1f}"]
    cells += [count[one] for one in ("as fine resvg", "as librsvg", "as Chromium", "refused", "wrong", "resvg", "librsvg")]
    print(f"| {name} | " + " | ".join(map(str, cells)) + " |", flush=True)


main()
