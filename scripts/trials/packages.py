"""Counts the previews of public packages that are drawn: scripts/prove packages DIR calls it.

usage: scripts/prove packages DIR [--only NAME,...] [--limit SECONDS] [--build-folder FOLDER] [--check]
  DIR has the repositories of scripts/trials/packages.txt, and those of packages that they depend on, as OWNER+NAME/repo or
  OWNER+NAME, with a work tree or without one. Of each package a copy is drawn whose manifest has one line more, which names
  dsrender; nothing else is changed. A package that takes longer than the limit, twenty minutes, is ended; one that depends on a
  package that cannot be fetched is counted apart. Copies lie in DIR/.work, and
  builds, reports and pictures in DIR/.work/builds or the folder that is named. With --check the findings of each package that is
  drawn are counted, too, and lie beside its pictures as NAME.check.json.
"""

import argparse
import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from drawing import PREVIEW, ROOT, Packages, causes_table, checkout, draw, keep, listed, missing_packages, run_bounded, unfetched

NAMED = re.compile(r"(?m)^[ \t]*(?:\w+[ \t]+)*(?:let|var)\s+`?(\w+)`?\s*(?::\s*Package\s*=|=\s*Package\s*\()")


def add_dsrender(package):
    """Adds the line to the manifests of a package."""
    for manifest in package.glob("Package*.swift"):
        text = manifest.read_text()
        name = NAMED.search(text)
        if name and "dsrender" not in text:
            manifest.write_text(f'{text}\n{name[1]}.dependencies.append(.package(name: "dsrender", path: "{ROOT}"))\n')


def declared(package):
    """The previews that the sources of a package's targets declare, without those of its tests."""
    run = subprocess.run(["swift", "package", "--package-path", package, "describe", "--type", "json"], capture_output=True, text=True)
    if run.returncode:
        return None
    described = json.loads(run.stdout[run.stdout.index("{") :])
    count = 0
    for target in described["targets"]:
        if target["type"] not in ("library", "executable"):
            continue
        for source in target.get("sources", []):
            file = package / target["path"] / source
            if file.suffix == ".swift" and file.name != "main.swift" and file.is_file():
                count += len(PREVIEW.findall(file.read_text(errors="replace")))
    return count


def findings_in(file):
    """The number of each kind of finding that a check wrote into a file."""
    # What the program of previews says comes before and after.
    written = "\n" + file.read_text()
    if "\n{\n" not in written:
        return Counter()
    found = json.JSONDecoder().raw_decode(written[written.index("\n{\n") + 1 :])[0]["findings"]
    return Counter(one["id"] for one in found)


def findings_table(findings):
    """The number of findings of each kind, with the packages that have it."""
    kinds = sorted({kind for counted in findings.values() for kind in counted})
    lines = ["", "| finding | number | packages |", "|---|---:|---|"]
    for kind in kinds:
        named = ", ".join(f"{name} {counted[kind]}" for name, counted in findings.items() if counted[kind])
        lines.append(f"| `{kind}` | {sum(counted[kind] for counted in findings.values())} | {named} |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("home", type=Path)
    parser.add_argument("--only", type=lambda text: text.split(","))
    parser.add_argument("--limit", type=int, default=1200)
    parser.add_argument("--build-folder", type=Path)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    home = options.home.resolve()
    known = Packages(home)
    builds = (options.build_folder or home / ".work/builds").resolve()
    builds.mkdir(parents=True, exist_ok=True)
    causes, findings, drawn, all_previews, apart = {}, {}, 0, 0, 0
    print("| package | kind | previews | drawn | seconds | end |", flush=True)
    print("|---|---|---:|---:|---:|---|", flush=True)
    chosen = [words for words in listed(ROOT / "scripts/trials/packages.txt") if not options.only or words[0] in options.only]
    for name, repository, commit, kind in chosen:
        package = checkout(home, name, repository, commit)
        add_dsrender(package)
        if (package / "Package.resolved").exists():
            known.pin(package / "Package.resolved")
        missing = missing_packages(package, known)
        if missing:
            apart += 1
            print(f"| `{name}` | {kind} | {declared(package) or ''} | – | – | not to be had: {', '.join(missing)} |", flush=True)
            continue
        shots = builds / "shots" / name
        words = ["swift", "package", "--package-path", package, "--scratch-path", builds, "dsrender"]
        end, found, lost, seconds = draw([*words, "matrix", "--out", shots], shots, builds / f"{name}.log", known.settings, options.limit)
        if not found and (gone := unfetched(builds / f"{name}.log")):
            apart += 1
            print(f"| `{name}` | {kind} | {declared(package) or ''} | – | – | not to be had: {', '.join(gone)} |", flush=True)
            continue
        whole = max(len(found), declared(package) or 0)
        number = len(found) - len(lost)
        print(f"| `{name}` | {kind} | {whole} | {number} | {seconds:.0f} | {end} |", flush=True)
        drawn, all_previews = drawn + number, all_previews + whole
        causes[name] = Counter(lost.values())
        keep(builds, builds, name, lost)
        if options.check and found:
            checked = builds / "shots" / f"{name}.check.json"
            run_bounded([*words, "check", "--json"], checked, builds / f"{name}.check.log", known.settings, options.limit)
            findings[name] = findings_in(checked)
    share = 100 * drawn / all_previews if all_previews else 0
    print(f"\n{drawn} of {all_previews} previews are drawn ({share:.0f} %); {apart} of {len(chosen)} packages are counted apart")
    print(causes_table(causes))
    if options.check:
        print(findings_table(findings))
    sys.exit(0)


main()
