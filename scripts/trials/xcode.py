"""Counts what is read of public Xcode projects: scripts/prove xcode DIR calls it.

usage: scripts/prove xcode DIR [--only NAME,...] [--reach] [--draw FOLDER]
  DIR has the repositories of scripts/trials/xcode.txt as OWNER+NAME/repo, OWNER+NAME or NAME, with a work tree or without one.
  Of each project a line says what was read. --reach asks for each remote package whether this machine can fetch it. --draw
  draws the previews, without the packages that cannot be fetched, and counts them; FOLDER is the build folder.
"""

import argparse
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PREVIEW = re.compile(r"^\s*#Preview\b|:\s*(?:SwiftUI\.)?PreviewProvider\b", re.MULTILINE)


def projects(file):
    """Name, repository, commit and project of each line of the list."""
    lines = [line.split(maxsplit=3) for line in file.read_text().splitlines()]
    return [words for words in lines if words and not words[0].startswith("#")]


def checkout(home, name, repository, commit):
    """The folder with the files of a commit; they are written beside a repository that has none. Files that a snapshot lacks,
    such as those of Git LFS, are left out."""
    place = home / name
    if (place / ".git").exists():
        return place
    git = home / repository.replace("/", "+")
    git = git / "repo" if (git / "repo").exists() else git
    place = home / ".work" / name
    if not place.exists():
        place.mkdir(parents=True)
        command = ["git", f"--git-dir={git if not (git / '.git').exists() else git / '.git'}", f"--work-tree={place}"]
        index = {"GIT_INDEX_FILE": str(home / ".work" / f"{name}.index"), "PATH": "/usr/bin:/bin"}
        subprocess.run([*command, "read-tree", commit], check=True, env=index)
        subprocess.run([*command, "checkout-index", "--all", "--force"], check=False, env=index, capture_output=True)
    return place


def explain(program, path, target=None):
    """What the program says of a project: its exit code and its lines."""
    words = [program, "--xcodeproj", path, "--explain"] + (["--target", target] if target else [])
    run = subprocess.run(words, capture_output=True, text=True, timeout=300)
    return run.returncode, run.stdout.splitlines(), run.stderr.splitlines()


def declared(folder):
    """The previews that the sources of a package declare, without those of its tests."""
    sources = (file for file in folder.rglob("*.swift") if not {"Tests", ".build"} & set(file.parts))
    return sum(len(PREVIEW.findall(file.read_text(errors="replace"))) for file in sources if file.is_file())


def is_reachable(url):
    """Whether git can list a repository."""
    settings = {"GIT_TERMINAL_PROMPT": "0", "PATH": "/usr/bin:/bin"}
    words = ["git", "ls-remote", "--exit-code", url, "HEAD"]
    try:
        return subprocess.run(words, capture_output=True, env=settings, timeout=20).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def draw(program, path, target, without, builds):
    """How many previews a run draws, of its report; None where there is none."""
    words = [program, "--xcodeproj", path, "--build-folder", builds] + (["--target", target] if target else [])
    for name in without:
        words += ["--without-package", name]
    run = subprocess.run([*words, "matrix", "--out", "shots"], capture_output=True, text=True)
    (builds / f"{path.stem}.log").write_text(run.stdout + run.stderr)
    report = path.parent / "shots/report.json"
    if not report.exists():
        return run.returncode, None
    shots = json.loads(report.read_text())["shots"]
    drawn = {shot["id"].split("@")[0] for shot in shots if shot["status"] != "failed"}
    return run.returncode, len(drawn)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("home", type=Path)
    parser.add_argument("program")
    parser.add_argument("--only", type=lambda text: text.split(","))
    parser.add_argument("--reach", action="store_true")
    parser.add_argument("--draw", type=Path)
    options = parser.parse_args()
    print("| app | read | target | targets | sources | previews of them | local packages | their previews | remote packages |")
    print("|---|---|---|---:|---:|---:|---:|---:|---:|")
    read = 0
    chosen = [words for words in projects(ROOT / "scripts/trials/xcode.txt") if not options.only or words[0] in options.only]
    for name, repository, commit, project in chosen:
        path = checkout(options.home, name, repository, commit) / project
        target = None
        code, lines, problems = explain(options.program, path)
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
            with ThreadPoolExecutor(8) as pool:
                gone = [one for one, found in zip(remote, pool.map(is_reachable, remote.values()), strict=True) if not found]
            notes += f", {len(gone)} not to be had"
        print(
            f"| {name} | yes | {targets[-1][1]} | {len(targets)} | {sources} | {previews} | {packages} | "
            f"{theirs} | {notes} |",
            flush=True,
        )
        if options.draw:
            print(f"  drawn: {draw(options.program, path, target, gone, options.draw)}", flush=True)
    print(f"\n{read} of {len(chosen)} projects are read without an edit")
    sys.exit(0 if read == len(chosen) else 1)


main()
