"""Counts what becomes of public folders of pictures that other tools made.

usage: scripts/prove pictures DIR [--only NAME,...]
  DIR has the repositories of scripts/trials/pictures.txt with their history as OWNER+NAME/repo or OWNER+NAME. Results lie
  in DIR/.pictures.json, DIR/.pictures.md and the runs in DIR/.pictures.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import tarfile
import time
from collections import Counter
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".tif", ".tiff", ".bmp")


@dataclass
class Folder:
    """A folder of the list."""

    name: str
    tool: str
    repository: str
    expected: str
    actual: str
    path: str = ""
    pattern: str = None


def folders(file):
    """The folders of the list."""
    found = []
    for line in file.read_text().splitlines():
        words = line.split()
        if not words or line.startswith("#"):
            continue
        if not line.startswith(" "):
            found.append(Folder(words[0].rstrip(":"), *words[1:5]))
        elif words[0] == "folder":
            found[-1].path = words[1]
        elif words[0] == "pattern":
            found[-1].pattern = None if words[1] == "-" else words[1]
    return found


def repository(home, folder):
    """The git directory of a folder's repository."""
    place = home / folder.repository.replace("/", "+")
    return place / "repo" if (place / "repo").exists() else place


def check_out(git, commit, path, target):
    """Writes a folder of a commit."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    # Pointers stay pointers, also where Git LFS is installed.
    environment = os.environ | {"GIT_LFS_SKIP_SMUDGE": "1"}
    data = subprocess.run(["git", "-C", git, "archive", commit, path], check=True, capture_output=True, env=environment).stdout
    with tarfile.open(fileobj=BytesIO(data)) as archive:
        archive.extractall(target, filter="data")
    inner = target / path
    moved = target.with_name(target.name + ".moved")
    shutil.rmtree(moved, ignore_errors=True)
    inner.rename(moved)
    shutil.rmtree(target)
    moved.rename(target)


def edit(source, target):
    """Copies a folder and changes every third picture, as edits of an interface would: rows come in, or a colour changes."""
    from PIL import Image

    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    for index, file in enumerate(sorted(file for file in target.rglob("*") if file.suffix.lower() in ENDINGS)):
        if index % 3:
            continue
        picture = Image.open(file).convert("RGBA")
        width, height = picture.size
        if index % 2:
            row = height // 3
            taller = Image.new("RGBA", (width, height + 24), picture.getpixel((0, row)))
            taller.paste(picture.crop((0, 0, width, row)), (0, 0))
            taller.paste(picture.crop((0, row, width, height)), (0, row + 24))
            picture = taller
        else:
            background = picture.getpixel((0, 0))
            pixels = picture.load()
            for y in range(height):
                for x in range(width):
                    if pixels[x, y] == background:
                        pixels[x, y] = (250, 240, 220, 255)
        picture.save(file)


def names(*places):
    """The names of the pictures of folders."""
    return {str(file.relative_to(place)) for place in places for file in place.rglob("*")
            if file.is_file() and file.suffix.lower() in ENDINGS and not file.name.startswith(".")}


def problem(text):
    """A problem of a picture, without what differs from file to file."""
    return "Git LFS pointer" if "LFS" in text else re.sub(r"'[^']*'", "'…'", text)[:60]


def count(program, folder, home, work):
    """Compares the folders, and counts."""
    git = repository(home, folder)
    expected, actual, out = (work / folder.name / part for part in ("expected", "actual", "shots"))
    check_out(git, folder.expected, folder.path, expected)
    if folder.actual == "edited":
        edit(expected, actual)
    else:
        check_out(git, folder.actual, folder.path, actual)
    shutil.rmtree(out, ignore_errors=True)
    start = time.monotonic()
    ran = subprocess.run([program, "diff", expected, actual, "--out", out], capture_output=True, text=True, timeout=900)
    seconds = time.monotonic() - start
    guessed = re.search(r"are read as (\S+);", ran.stderr)
    guessed = guessed.group(1).strip("'") if guessed else None
    report = json.loads((out / "report.json").read_text()) if (out / "report.json").exists() else {}
    shots = report.get("shots", [])
    faults = Counter(problem(shot["failure"]["problems"][0]["message"]) for shot in shots if "failure" in shot)
    axes = {}
    for shot in shots:
        for axis, value in shot["variant"].items():
            axes.setdefault(axis, set()).add(value)
    removed = len(report.get("orphans", []))
    return {
        "tool": folder.tool, "repository": folder.repository, "pictures": len(names(expected, actual)),
        "compared": sum(shot["status"] in ("changed", "unchanged") for shot in shots),
        "status": dict(Counter(shot["status"] for shot in shots)) | {"removed": removed}, "code": ran.returncode, "guessed": guessed,
        "wanted": folder.pattern, "right": guessed == folder.pattern,
        "axes": {axis: len(values) for axis, values in axes.items()},
        "groups": len((report.get("explanation") or {}).get("groups", [])), "seconds": round(seconds, 1), "unreadable": dict(faults),
        "tail": ran.stdout.splitlines()[-3:], "problem": ran.stderr[-400:] if not shots else ""}


def cells(name, row):
    """The cells of a folder's row."""
    status = row["status"]
    axes = ", ".join(f"{axis} {values}" for axis, values in row["axes"].items())
    return [name, row["tool"], row["pictures"], row["compared"], status.get("changed", 0), status.get("added", 0),
            status.get("removed", 0), f"`{row['guessed']}`" if row["guessed"] else "none", "yes" if row["right"] else "**no**",
            axes or "–", row["groups"], row["seconds"],
            "; ".join(f"{number} {text}" for text, number in row["unreadable"].items()) or "–"]


HEADINGS = ["folder", "tool", "pictures", "pairs", "changed", "added", "removed", "pattern guessed", "right", "axes", "groups",
            "s", "unreadable"]
NUMBERS = {"pictures", "pairs", "changed", "added", "removed", "groups", "s"}


def page(results):
    """The results as Markdown."""
    def line(parts):
        return "| " + " | ".join(str(part) for part in parts) + " |"

    rows = [cells(name, row) for name, row in results.items()]
    lines = [line(HEADINGS), "|" + "|".join("---:" if heading in NUMBERS else "---" for heading in HEADINGS) + "|"]
    lines += [line(row) for row in rows]
    right = sum(row["right"] for row in results.values())
    pictures, pairs = (sum(row[key] for row in results.values()) for key in ("pictures", "compared"))
    summary = f"{len(results)} folders, {pictures} pictures, {pairs} pairs compared; the pattern is right for {right}."
    return "\n".join(lines) + f"\n\n{summary}\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("program", type=Path)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    kept = arguments.folder / ".pictures.json"
    known = json.loads(kept.read_text()) if kept.exists() and arguments.only else {}
    listed = folders(Path(__file__).resolve().parent / "pictures.txt")
    for folder in listed:
        if arguments.only and folder.name not in arguments.only.split(","):
            continue
        known[folder.name] = count(arguments.program.resolve(), folder, arguments.folder, arguments.folder / ".pictures")
        print(folder.name, json.dumps(known[folder.name]), flush=True)
    results = {folder.name: known[folder.name] for folder in listed if folder.name in known}
    kept.write_text(json.dumps(results, indent=1))
    text = page(results)
    (arguments.folder / ".pictures.md").write_text(text)
    print(text)


if __name__ == "__main__":
    main()
