"""Makes pictures of public token projects as a newcomer does: `init --tokens`, then `matrix`, and no edit between.

usage: scripts/prove foundations DIR [--all] [--only NAME,...]
  DIR has the repositories of scripts/trials/tokens.txt as OWNER+NAME. Twenty projects are drawn by lot, by a seed that never
  changes; --all takes all of the list. Pictures stay in DIR/.foundations/NAME.
"""

import argparse
import json
import random
import re
import resource
import shutil
import subprocess
import time
from pathlib import Path

import tokens

SEED = 42


def arguments_of(project, folder):
    """What a user of a project passes to `--tokens`: its resolver document, Tokens Studio's folder, or its files."""
    if project.resolver or project.studio:
        return [project.resolver or project.studio]
    base, modes = tokens.contexts(project, folder)
    files = base + [file for contexts in modes.values() for part in contexts.values() for file in part]
    return [str(file.relative_to(folder)) for file in dict.fromkeys(files)]


def run(words, folder):
    """A command's exit code, its output, and its seconds of wall clock and of processor time."""
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=600, env={"PATH": "/usr/bin:/bin", "HOME": "/"})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.returncode, done.stdout + done.stderr, time.monotonic() - begin, seconds


def draw(program, project, folder, out):
    """What came of a project, as a row of the table."""
    shutil.rmtree(out, ignore_errors=True)
    out.parent.mkdir(parents=True, exist_ok=True)
    code, text, wall, seconds = run([program, "init", str(out), "--tokens", *arguments_of(project, folder)], folder)
    if code:
        return {"failed": text.strip().splitlines()[-1] if text.strip() else str(code), "wall": wall, "seconds": seconds}
    found = re.search(r"(\d+) tokens on (\d+) sheets?", text)
    code, text, more, cost = run([program, "matrix", "--out", "shots"], out)
    report = out / "shots" / "report.json"
    shots = json.loads(report.read_text())["shots"] if report.exists() else []
    failed = [shot for shot in shots if shot["status"] == "failed"]
    row = {"tokens": int(found[1]), "sheets": int(found[2]), "shots": len(shots), "failed": len(failed),
           "wall": wall + more, "seconds": seconds + cost, "code": code}
    if not shots or failed:
        errors = [line.strip() for line in text.splitlines() if ": error:" in line]
        row["first"] = errors[0] if errors else text.strip().splitlines()[-1]
    return row


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("program", type=Path)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    listed = tokens.projects(Path(__file__).resolve().parent / "tokens.txt")
    names = options.only.split(",") if options.only else [project.name for project in listed]
    if not options.only and not options.all:
        names = random.Random(SEED).sample(names, 20)
    print("| project | tokens | sheets | pictures | failed | seconds | of processor time | edits |\n|---|---:|---:|---:|---:|---:|---:|---:|")
    whole = 0
    chosen = [project for project in listed if project.name in names]
    for project in chosen:
        folder = (options.folder / project.repository.replace("/", "+")).resolve()
        out = (options.folder / ".foundations" / project.name).resolve()
        row = draw(str(options.program.resolve()), project, folder, out)
        if "failed" in row and "tokens" not in row:
            print(f"| `{project.name}` | none: {row['failed']} | | | | {row['wall']:.1f} | {row['seconds']:.1f} | |", flush=True)
            continue
        whole += row["shots"] > 0 and not row["failed"]
        note = f" {row['first']}" if "first" in row else ""
        print(f"| `{project.name}` | {row['tokens']} | {row['sheets']} | {row['shots']} | {row['failed']} | {row['wall']:.1f} | "
              f"{row['seconds']:.1f} | 0 |{note}", flush=True)
    print(f"\n{whole} of {len(chosen)} projects have all of their pictures.")


if __name__ == "__main__":
    main()
