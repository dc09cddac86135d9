"""Draws resvg's own tests, and compares the pictures with those of the tests, beside resvg and librsvg.

usage: scripts/prove svg DIR [--only FOLDER,...] [--list]
  DIR has the repository linebender/resvg as linebender+resvg/repo or linebender+resvg. Every test but those of text is drawn
  at the size of its picture. Right means a mean difference of at most 1.7 of 255 and at most 1 % of the pixels more than 24
  apart; a picture that is not, but equals librsvg's by the same measure, counts as librsvg's. --list prints the names of
  those that are neither, and of those that are refused by their causes.
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
FOLDER = "crates/resvg/tests/tests"
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
    if not (target / FOLDER).exists():
        target.mkdir(parents=True, exist_ok=True)
        data = subprocess.run(["git", "-C", git, "archive", COMMIT, FOLDER], check=True, capture_output=True).stdout
        with tarfile.open(fileobj=BytesIO(data)) as archive:
            archive.extractall(target, filter="data")
    return target / FOLDER


def draw(program, work, suite, names):
    """Draws the tests, and returns why those that were not are refused."""
    icons.configure(work, suite, [])
    (work / "components/icon.yaml").unlink()
    rows = []
    for number, name in enumerate(names):
        width, height = Image.open(suite / f"{name}.png").size
        rows.append(f"  t{number}: {{parameters: {{name: '{name}', width: {width}, height: {height}}}}}\n")
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


def by_resvg(path, size, target):
    """Draws a file with resvg; false where it does not."""
    import resvg_py

    try:
        data = resvg_py.svg_to_bytes(
            svg_path=str(path), resources_dir=str(path.parent), width=size[0], height=size[1], skip_system_fonts=True
        )
    except ValueError:
        return False
    target.write_bytes(bytes(data))
    return True


def by_librsvg(path, size, target):
    """Draws a file with librsvg; false where it does not."""
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
    names = [str(path.relative_to(suite))[:-4] for one in folders for path in sorted((suite / one).rglob("*.svg"))]
    causes = draw(options.program, work, suite, names)
    counts, refused, wrong = defaultdict(Counter), defaultdict(list), []
    other = work / "other.png"
    for number, name in enumerate(names):
        picture, reference = work / f"shots/icons/test/t{number}@scale-1.png", suite / f"{name}.png"
        size = Image.open(reference).size
        count = counts[name.split("/")[0]]
        librsvg = work / "librsvg.png"
        has_librsvg = by_librsvg(suite / f"{name}.svg", size, librsvg)
        count["resvg"] += by_resvg(suite / f"{name}.svg", size, other) and is_right(other, reference)
        count["librsvg"] += has_librsvg and is_right(librsvg, reference)
        if not picture.exists():
            count["refused"] += 1
            refused[causes.get(str(suite / f"{name}.svg"), "fails")].append(name)
        elif is_right(picture, reference):
            count["right"] += 1
        elif has_librsvg and is_right(picture, librsvg):
            count["as librsvg"] += 1
        else:
            count["wrong"] += 1
            wrong.append(name)
    print("| folder | tests | right | % | as librsvg | refused | wrong | resvg right | librsvg right |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
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
        print("wrong: " + " ".join(wrong))


def row(name, count):
    """Prints a row of the table."""
    tests = sum(count[one] for one in ("right", "as librsvg", "refused", "wrong"))
    cells = [tests, count["right"], f"{100 * count['right'] / max(1, tests):.1f}"]
    cells += [count[one] for one in ("as librsvg", "refused", "wrong", "resvg", "librsvg")]
    print(f"| {name} | " + " | ".join(map(str, cells)) + " |", flush=True)


main()
