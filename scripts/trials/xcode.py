"""Counts what is read and drawn of public Xcode projects: scripts/prove xcode DIR calls it.

usage: scripts/prove xcode DIR [--list FILE] [--only NAME,...] [--target NAME] [--reach]
                               [--draw FOLDER [--limit SECONDS] [--without NAME,...]]
  DIR has the repositories of a list as OWNER+NAME/repo, OWNER+NAME or NAME, with a work tree or without one. The list is
  scripts/trials/xcode.txt; scripts/trials/ has more.
  Of each project a line says what was read. --reach asks for each remote package whether this machine can fetch it; one that
  lies in DIR as OWNER+NAME is taken from there. --draw draws the previews, without the packages that cannot be fetched, and
  counts them; FOLDER holds reports, pictures and the build folder, which no project finds as another left it. A project that
  takes longer than the limit, half an hour, is ended; the next run of it begins with what was left out by then. --target names
  another target of a project than the only app for phones, or than the first of several; --without leaves out packages that
  could be fetched, too.
"""

import argparse
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from drawing import PREVIEW, ROOT, Packages, begin_clean, causes_table, checkout, draw, go_on, keep, listed, unfetched


def explain(program, path, target=None):
    """What the program says of a project: its exit code and its lines."""
    words = [program, "--xcodeproj", path, "--explain"] + (["--target", target] if target else [])
    run = subprocess.run(words, capture_output=True, text=True, timeout=300)
    return run.returncode, run.stdout.splitlines(), run.stderr.splitlines()


def declared(folder):
    """The previews that the sources of a package declare, without those of its tests."""
    sources = (file for file in folder.rglob("*.swift") if not {"Tests", ".build"} & set(file.parts))
    return sum(len(PREVIEW.findall(file.read_text(errors="replace"))) for file in sources if file.is_file())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("home", type=Path)
    parser.add_argument("program")
    parser.add_argument("--list", type=Path, default=ROOT / "scripts/trials/xcode.txt")
    parser.add_argument("--only", type=lambda text: text.split(","))
    parser.add_argument("--target")
    parser.add_argument("--reach", action="store_true")
    parser.add_argument("--draw", type=Path)
    parser.add_argument("--limit", type=int, default=1800)
    parser.add_argument("--without", type=lambda text: text.split(","), default=[])
    options = parser.parse_args()
    known = Packages(options.home)
    causes, drawn, all_previews = {}, 0, 0
    print("| app | read | target | targets | sources | previews of them | local packages | their previews | remote packages |")
    print("|---|---|---|---:|---:|---:|---:|---:|---:|")
    read = 0
    chosen = [words for words in listed(options.list) if not options.only or words[0] in options.only]
    for name, repository, commit, project in chosen:
        path = checkout(options.home, name, repository, commit) / project
        target = options.target
        code, lines, problems = explain(options.program, path, target)
        if code != 0 and any("[unclear-target]" in line for line in problems):
            # The first that the message names, as a user would try.
            hint = next(line for line in problems if "hint:" in line)
            target = re.search(r"'--target': '([^']+)'", hint)[1]
            code, lines, problems = explain(options.program, path, target)
        if code != 0:
            print(f"| {name} | no: {problems[0] if problems else code} | | | | | | | |")
            continue
        read += 1
        targets = [re.match(r"target (.+?)(?: \(module .*\))?: (\d+) sources, \d+ resources, (\d+) previews", line) for line in lines]
        targets = [match for match in targets if match]
        packages = [re.match(r"package (\S+): (\S+?)(, .+)?$", line) for line in lines]
        remote = {match[1]: match[2] for match in packages if match and match[3]}
        local = [path.parent / line.split(": ", 1)[1] for line in lines if line.startswith("package ") and ", " not in line]
        merged = [re.match(r"target \S+ of (\S+): \d+ sources, (\d+) previews", line) for line in lines]
        merged = [match for match in merged if match]
        theirs = sum(int(match[2]) for match in merged) + sum(map(declared, local))
        packages = len({match[1] for match in merged}) + len(local)
        sources, previews = (sum(int(match[group]) for match in targets) for group in (2, 3))
        missing = sum("[missing-package]" in line for line in problems)
        notes = f"{len(remote)}" + (f", {missing} products without one" if missing else "")
        gone = []
        if options.reach or options.draw:
            gone = [one for one, url in remote.items() if one in options.without or not known.reaches(url)]
            notes += f", {len(gone)} not to be had"
        print(
            f"| {name} | yes | {targets[-1][1]} | {len(targets)} | {sources} | {previews} | {packages} | "
            f"{theirs} | {notes} |",
            flush=True,
        )
        if options.draw:
            for file in (options.home / ".work" / name).rglob("Package.resolved"):
                known.pin(file)
            home = options.draw.resolve()
            builds = begin_clean(options.program, home)
            words = [options.program, "--xcodeproj", path, "--build-folder", builds] + (["--target", target] if target else [])
            shots, log, seconds = home / "shots" / name, home / f"{name}.log", 0
            go_on(builds, home, name)
            while True:
                without = [word for package in gone for word in ("--without-package", package)]
                left = options.limit - seconds
                end, found, lost, taken = draw([*words, *without, "matrix", "--out", shots], shots, log, known.settings, left)
                seconds += taken
                # Only the package manager finds what the packages need that are there: not, say, what their tests need.
                failed = [] if found else unfetched(log)
                more = [one for one, url in remote.items() if one not in gone and known.needs_one_of(url, failed)]
                if not more or seconds >= options.limit:
                    break
                print(f"  {', '.join(failed)} cannot be fetched: left out with {', '.join(more)}", flush=True)
                gone += more
            whole = max(len(found), previews + theirs)
            print(f"  drawn: {len(found) - len(lost)} of {whole}; {end}, {seconds:.0f} s", flush=True)
            drawn, all_previews = drawn + len(found) - len(lost), all_previews + whole
            causes[name] = Counter(lost.values())
            keep(builds, home, name, lost)
    if options.draw:
        print(f"\n{drawn} of {all_previews} previews are drawn")
        print(causes_table(causes))
    print(f"\n{read} of {len(chosen)} projects are read without an edit")
    sys.exit(0 if read == len(chosen) else 1)


main()
