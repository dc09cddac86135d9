"""Counts what is drawn of the PDF icons of public apps, and compares it with PDFium, which Chromium shows PDF files with.

usage: scripts/prove pdfs DIR
  DIR has the repositories of scripts/trials/pdfs.txt as OWNER+NAME/repo or OWNER+NAME. Every PDF file of their asset
  catalogues is drawn as a symbol, 128 pixels wide, on grey: equal means a mean difference of at most 1.7 of 255 and at most 1 %
  of the pixels more than 24 apart, as with other icons.
"""

import argparse
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import icons
import numpy
import pypdfium2
from PIL import Image

GREY = (128, 128, 128)


def check_out(home, repository, commit, target):
    """Writes the PDF files of a commit's asset catalogues into one folder; returns their names without the ending."""
    place = home / repository.replace("/", "+")
    git = place / "repo" if (place / "repo").exists() else place
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    listed = subprocess.run(["git", "-C", git, "ls-tree", "-r", "-z", "--name-only", commit], check=True, capture_output=True, text=True)
    names = []
    for path in listed.stdout.split("\0"):
        if ".xcassets/" in path and path.lower().endswith(".pdf"):
            name = f"{len(names)}-" + re.sub(r"[^\w.-]", "-", Path(path).stem)
            data = subprocess.run(["git", "-C", git, "show", f"{commit}:{path}"], check=True, capture_output=True).stdout
            (target / f"{name}.pdf").write_bytes(data)
            names.append(name)
    return names


def expected(file):
    """What PDFium draws of the first page, on grey."""
    page = pypdfium2.PdfDocument(file)[0]
    picture = page.render(scale=icons.SIDE / page.get_width(), fill_color=(*GREY, 255)).to_pil().convert("RGB")
    return picture.resize((icons.SIDE, height(file)), Image.BOX) if picture.size != (icons.SIDE, height(file)) else picture


def height(file):
    """The height in pixels of a picture of SIDE pixels in width, in the proportions of the page."""
    width, height = pypdfium2.PdfDocument(file)[0].get_size()
    return max(1, min(4 * icons.SIDE, round(icons.SIDE * height / width)))


def is_equal(picture, file):
    """Whether a drawn icon is PDFium's by the measure."""
    ours = Image.open(picture).convert("RGBA")
    ground = Image.new("RGBA", ours.size, (*GREY, 255))
    pixels = numpy.asarray(Image.alpha_composite(ground, ours).convert("RGB")).astype(float)
    apart = numpy.abs(pixels - numpy.asarray(expected(file)).astype(float)).max(axis=2)
    return apart.mean() <= 1.7 and (apart > 24).mean() <= 0.01


def main():
    parser = argparse.ArgumentParser(prog="scripts/prove pdfs")
    parser.add_argument("folder", type=Path)
    parser.add_argument("program")
    options = parser.parse_args()
    work = (options.folder / ".pdfs").resolve()
    print("| repository | files | drawn | as PDFium | refused, by cause |\n|---|---:|---:|---:|---|")
    total = Counter()
    for name, repository, commit in icons.sets(icons.ROOT / "scripts/trials/pdfs.txt"):
        files = work / name / "icons"
        names = check_out(options.folder, repository, commit, files)
        icons.configure(work / name, files, names, lambda icon, files=files: height(files / f"{icon}.pdf"))
        _, causes = icons.refused(options.program, work / name)
        shutil.rmtree(work / name / "shots", ignore_errors=True)
        words = [options.program, "matrix", "--no-causes", "--report", "json", "--out", "shots"]
        subprocess.run(words, cwd=work / name, capture_output=True, check=False)
        drawn = equal = 0
        unequal = []
        for number, icon in enumerate(names):
            picture = work / name / f"shots/icons/icon/i{number}@scale-1.png"
            if picture.exists():
                drawn += 1
                if is_equal(picture, files / f"{icon}.pdf"):
                    equal += 1
                else:
                    unequal.append(icon)
        total.update(files=len(names), drawn=drawn, equal=equal)
        why = "; ".join(f"{count}: {cause}" for cause, count in causes.most_common()) or "–"
        print(f"| {name} | {len(names)} | {drawn} | {equal} | {why} |", flush=True)
        for icon in unequal:
            print(f"<!-- unequal: {icon} -->")
    print(f"\n{total['drawn']} of {total['files']} files are drawn, and {total['equal']} of these equal PDFium's pictures.")


if __name__ == "__main__":
    main()
