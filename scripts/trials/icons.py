"""Counts what is read of public sets of icons, and compares what is drawn with librsvg and Chromium.

usage: scripts/prove icons DIR [--only NAME,...] [--sample COUNT]
  DIR has the repositories of scripts/trials/icons.txt as OWNER+NAME/repo or OWNER+NAME. Each folder is drawn as it is in its
  repository. Of each set COUNT pictures (default 200), spread evenly over the names, are compared with rsvg-convert at
  128 × 128 pixels: equal means a mean difference of at most 1.7 of 255 and at most 1 % of the pixels more than 24 apart. Those
  that are unequal are compared with Chromium, where the program chromium is installed, and counted in a column of their own.
"""

import argparse
import json
import re
import shutil
import subprocess
import tarfile
from collections import Counter
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FONT = ROOT / ".fonts/NotoSans.ttf"
SIDE = 128
COMPONENT = (
    f"component: icon\nparameters: {{name: {{type: string, default: x}}, height: {{type: number, default: {SIDE}}}}}\n"
    f"body: {{Image: {{symbol: $name, resizable: true}}, modifiers: [{{frame: {{width: {SIDE}, height: $height}}}}]}}\nscenarios:\n"
)


def sets(file):
    """Name, repository, commit and folder of each set of the list."""
    lines = [line.split() for line in file.read_text().splitlines()]
    return [words for words in lines if words and not words[0].startswith("#")]


def check_out(home, repository, commit, folder, target):
    """Writes the icons of a commit's folder."""
    place = home / repository.replace("/", "+")
    git = place / "repo" if (place / "repo").exists() else place
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    data = subprocess.run(["git", "-C", git, "archive", commit, folder], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=BytesIO(data)) as archive:
        archive.extractall(target, filter="data", members=[one for one in archive if one.name.endswith(".svg")])
    return target / folder


def height(file):
    """The height in pixels of a picture of SIDE pixels in width, in the proportions of an icon."""
    head = re.search(r"<svg\b[^>]*>", file.read_text(errors="replace"))
    root = head.group() if head else ""
    box = re.search(r"\bviewBox=[\"']\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.e]+)[\s,]+([\d.e]+)", root)
    sides = [re.search(rf"\b{side}=[\"']([\d.]+)(px)?[\"']", root) for side in ("width", "height")]
    sizes = [float(side.group(1)) for side in sides] if all(sides) else [float(one) for one in box.groups()] if box else [1, 1]
    return max(1, min(4 * SIDE, round(SIDE * sizes[1] / sizes[0]))) if all(sizes) else SIDE


def configure(work, icons, names, height):
    """A project that shows some of the icons; `height` gives that of an icon by its name."""
    digest = subprocess.run(["sha256sum", FONT], check=True, capture_output=True, text=True).stdout.split()[0]
    (work / "components").mkdir(parents=True, exist_ok=True)
    (work / "dsrender.yaml").write_text(
        f"version: 1\nsystems:\n  icons:\n    components: components\n    symbols: {icons}\n"
        f"    fonts: [{{file: {FONT}, sha256: {digest}, family: Noto Sans, weights: [400, 700]}}]\n"
        "    defaults: {padding: 0}\n    axes: {scale: [1]}\n"
    )
    scenarios = (
        f"  i{number}: {{parameters: {{name: '{name}', height: {height(name)}}}}}\n"
        for number, name in enumerate(names)
    )
    (work / "components/icon.yaml").write_text(COMPONENT + "".join(scenarios))


def refused(program, work):
    """The files that cannot be drawn, and how often each cause occurs; no files, but None, where the folder ends the whole run."""
    ended = subprocess.run([program, "check", "--json"], cwd=work, capture_output=True, text=True, check=False)
    if not ended.stdout:
        return None, Counter([ended.stderr.splitlines()[0]])
    report = json.loads(ended.stdout)
    problems = report["unshownFaults"] + [one["problems"][0] for one in report["failures"]]
    words = [re.sub(r"'[^']*[0-9_-][^']*'", "'…'", re.sub(r"[0-9.]+", "N", one["message"])) for one in problems]
    return {one["file"] for one in problems}, Counter(words)


def distances(path, reference):
    """How far apart the pixels of two pictures are, of colours weighted by alpha, 0…255."""
    import numpy
    from PIL import Image

    pictures = []
    for file in (path, reference):
        pixels = numpy.asarray(Image.open(file).convert("RGBA")).astype(float)
        pixels[..., :3] *= pixels[..., 3:] / 255
        pictures.append(pixels)
    return numpy.abs(pictures[0] - pictures[1]).max(axis=2)


def difference(path, reference):
    """The mean difference of two pictures and the share of pixels that are far apart."""
    apart = distances(path, reference)
    return apart.mean(), (apart > 24).mean()


def by_chromium(path, size, target):
    """Draws a file with Chromium, once; false where there is none."""
    program = shutil.which("chromium")
    if target.exists() or not program:
        return target.exists()
    target.parent.mkdir(parents=True, exist_ok=True)
    # A picture in a page shows no pictures of other files; a file of its own has no size but the window's.
    page = path
    if b"data:" in path.read_bytes() or b"<image" not in path.read_bytes():
        page = target.with_suffix(".html")
        page.write_text(
            f'<body style="margin:0"><img src="{path.as_uri()}" width={size[0]} height={size[1]} style="display:block">'
        )
    words = [program, "--headless", "--no-sandbox", "--hide-scrollbars", "--default-background-color=00000000"]
    words += [f"--window-size={size[0]},{size[1]}", f"--screenshot={target}", page.as_uri()]
    subprocess.run(words, capture_output=True, check=False)
    return target.exists()


def compare(work, icons, names):
    """How many of the drawn icons there are, how many are equal to librsvg's, and how many of the others to Chromium's."""
    drawn = equal = others = 0
    reference = work / "reference.png"
    for number, name in enumerate(names):
        picture = work / f"shots/icons/icon/i{number}@scale-1.png"
        if not picture.exists():
            continue
        source = icons / f"{name}.svg"
        words = ["rsvg-convert", "-w", str(SIDE), "-h", str(height(source)), source, "-o", reference]
        if subprocess.run(words, capture_output=True, check=False).returncode:
            continue
        drawn += 1
        if is_equal(picture, reference):
            equal += 1
            continue
        other = work / "chromium.png"
        other.unlink(missing_ok=True)
        others += by_chromium(source, (SIDE, height(source)), other) and is_equal(picture, other)
    return drawn, equal, others


def is_equal(picture, reference):
    """Whether two pictures are equal by the measure."""
    mean, far = difference(picture, reference)
    return mean <= 1.7 and far <= 0.01


def main():
    parser = argparse.ArgumentParser(prog="scripts/prove icons")
    parser.add_argument("folder", type=Path)
    parser.add_argument("program")
    parser.add_argument("--only", default="")
    parser.add_argument("--sample", type=int, default=200)
    options = parser.parse_args()
    work = (options.folder / ".icons").resolve()
    print("| set | files | read | % | compared | as librsvg | as Chromium | refused, by cause |\n|---|---:|---:|---:|---:|---:|---:|---|")
    total = Counter()
    for name, repository, commit, folder in sets(ROOT / "scripts/trials/icons.txt"):
        if options.only and name not in options.only.split(","):
            continue
        icons = check_out(options.folder, repository, commit, folder, work / name / "icons").resolve()
        names = sorted(str(path.relative_to(icons))[:-4] for path in icons.rglob("*.svg"))
        # What begins with a dollar sign would be a parameter.
        plain = [name for name in names if re.fullmatch(r"[\w/.+ -]+", name)]
        sample = plain[:: max(1, len(plain) // options.sample)][: options.sample]
        configure(work / name, icons, sample, lambda icon, icons=icons: height(icons / f"{icon}.svg"))
        bad, causes = refused(options.program, work / name)
        words = [options.program, "matrix", "--no-causes", "--report", "json", "--out", "shots"]
        subprocess.run(words, cwd=work / name, capture_output=True, check=False)
        compared, equal, others = compare(work / name, icons, sample)
        read = 0 if bad is None else len(names) - len(bad)
        total.update(files=len(names), read=read, compared=compared, equal=equal, others=others)
        why = "; ".join(f"{count}: {cause}" for cause, count in causes.most_common(3)) or "–"
        print(f"| {name} | {len(names)} | {read} | {100 * read / len(names):.1f} | {compared} | {equal} | {others} | {why} |", flush=True)
    print(
        f"\n{total['read']} of {total['files']} files are read; {total['equal']} of {total['compared']} pictures equal librsvg's, "
        f"and {total['others']} more Chromium's."
    )


if __name__ == "__main__":
    main()
