"""Draws the views of pictures that were recorded on Apple's machines, and counts how they differ: scripts/prove apple DIR calls it.

usage: scripts/prove apple DIR [--only NAME,...] [--limit SECONDS] [--build-folder FOLDER] [--drawn]
  DIR has the repositories of scripts/trials/apple.txt, and those of packages that they depend on, as OWNER+NAME/repo or
  OWNER+NAME, with a work tree or without one. A copy of each, in DIR/.work/apple, is given a target with a preview for each
  picture, which runs the test that has recorded it. Pictures and sheets of pairs lie in DIR/.work/apple, builds there or in the
  folder that is named. With --drawn the pictures of the last run are compared again.
"""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

import apple_harness
import apple_pictures
from drawing import ROOT, Packages, checkout, draw, missing_packages, unfetched

LIST = ROOT / "scripts/trials/apple.txt"
COUNTS = ROOT / "scripts/trials/apple-counts.txt"
# The kinds of a picture, in the order of the table; the first five are not compared.
KINDS = ("different platform", "no test", "random", "not built", "not drawn", *apple_pictures.KINDS)


def repositories():
    """The name, the repository, the commit and the words of each line of the list."""
    for line in LIST.read_text().splitlines():
        if line and not line.startswith("#"):
            name, repository, commit, *words = line.split()
            yield name, repository, commit, dict(word.split("=", 1) for word in words)


def drawn_pictures(shots):
    """The pictures of a run by the names of their previews, and the causes of those that are missing."""
    report = shots / "report.json"
    pictures, causes = {}, {}
    for shot in json.loads(report.read_text())["shots"] if report.exists() else []:
        if shot["status"] == "failed":
            causes[shot["scenario"]] = shot["failure"]["problems"][0]
        else:
            pictures[shot["scenario"]] = shots / shot["files"]["png"]
    return pictures, causes


def kind_of(problem):
    """The kind of a picture whose preview failed; a test may record fewer pictures than it once did."""
    if "the test asserts no" in problem["message"]:
        return "no test"
    return "not built" if problem["id"] == "not-compiled" else "not drawn"


def prove(name, repository, commit, words, known, options):
    """Draws a repository; for each picture its kind, with the share of pixels that differ or why it was not compared."""
    work = options.home / ".work/apple"
    package = checkout(options.home, f"apple/{name}", repository, commit)
    previews, results = apple_harness.write(package, words)
    results = {picture: (*found, None) for picture, found in results.items()}
    shots, log = work / "shots" / name, work / f"{name}.log"
    if not options.drawn:
        missing = missing_packages(package, known)
        builds = (options.build_folder or options.home / ".work/builds").resolve()
        run = ["swift", "package", "--package-path", package, "--scratch-path", builds, "dsrender", "matrix", "--out", shots]
        if missing:
            print(f"{name}: not to be had: {', '.join(missing)}", flush=True)
        else:
            end, _, _, seconds = draw(run, shots, log, known.settings, options.limit)
            print(f"{name}: {end} after {seconds:.0f} seconds {' '.join(unfetched(log))}", flush=True)
    pictures, causes = drawn_pictures(shots)
    for preview, picture in previews.items():
        ours = pictures.get(f"p{preview}")
        if ours is None:
            problem = causes.get(f"p{preview}", {"id": "unknown", "message": "the run has no such preview"})
            results[picture] = (kind_of(problem), problem["message"], None)
            continue
        theirs = package / words["pictures"] / picture
        kind, share = apple_pictures.compare(*map(apple_pictures.loaded, (theirs, ours)), int(words["scale"]))
        results[picture] = (kind, f"{100 * share:.2f} %", ours)
    return package, results


def write_sheets(name, package, words, results, folder):
    """Writes the pairs of a repository that are not equal, eight a sheet, by kind."""
    for kind in apple_pictures.KINDS[1:]:
        rows = [
            (f"{picture}: {kind}, {share}", package / words["pictures"] / picture, ours)
            for picture, (found, share, ours) in sorted(results.items())
            if found == kind
        ]
        for number, start in enumerate(range(0, len(rows), 8), start=1):
            apple_pictures.sheet(folder / f"{name}-{kind}-{number}.png", rows[start : start + 8])


def counts_of(name, results):
    """The counts of each file of tests, as lines of the record."""
    groups = {}
    for picture, (kind, _, _) in results.items():
        groups.setdefault(str(Path(picture).parent), Counter())[kind] += 1
    return [
        f"{name} {group.replace(' ', '_')} " + " ".join(f"{kind.replace(' ', '-')}={counted[kind]}" for kind in KINDS if counted[kind])
        for group, counted in sorted(groups.items())
    ]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("home", type=Path)
    parser.add_argument("--only", type=lambda text: text.split(","))
    parser.add_argument("--limit", type=int, default=3600)
    parser.add_argument("--build-folder", type=Path)
    parser.add_argument("--drawn", action="store_true")
    options = parser.parse_args()
    options.home = options.home.resolve()
    known = Packages(options.home)
    rows, lines, chosen = [], [], []
    for name, repository, commit, words in repositories():
        if options.only and name not in options.only:
            continue
        chosen.append(name)
        package, results = prove(name, repository, commit, words, known, options)
        write_sheets(name, package, words, results, options.home / ".work/apple")
        listed = [f"{kind}\t{picture}\t{cause}" for picture, (kind, cause, _) in sorted(results.items())]
        (options.home / f".work/apple/{name}.txt").write_text("\n".join([*listed, ""]))
        rows.append((name, Counter(kind for kind, _, _ in results.values())))
        lines += counts_of(name, results)
    rows.append(("all", sum((counted for _, counted in rows), Counter())))
    print("\n| repository | pictures | " + " | ".join(KINDS) + " | same size | equal or near |")
    print("|---|" + "---:|" * (len(KINDS) + 3))
    for name, counted in rows:
        compared = sum(counted[kind] for kind in apple_pictures.KINDS)
        good = counted["equal"] + counted["near"]
        cells = [str(sum(counted.values())), *(str(counted[kind]) for kind in KINDS), f"{compared - counted['size']} of {compared}"]
        print(f"| `{name}` | " + " | ".join([*cells, f"{100 * good / compared:.0f} %" if compared else "–"]) + " |")
    recorded = [line for line in COUNTS.read_text().splitlines() if not line.startswith("#")]
    expected = {line.rsplit(" ", len(line.split()) - 2)[0]: line for line in recorded if line.split(" ")[0] in chosen}
    found = {line.rsplit(" ", len(line.split()) - 2)[0]: line for line in lines}
    changed = [place for place in {**expected, **found} if expected.get(place) != found.get(place)]
    for place in changed:
        print(f"changed: {expected.get(place, f'{place} is not recorded')} -> {found.get(place, 'gone')}")
    if not changed:
        print("\nThe counts are the recorded ones.")
    (options.home / ".work/apple/counts.txt").write_text("\n".join([*lines, ""]))
    sys.exit(1 if changed else 0)


main()
