"""Shows public repositories as a stranger does: `dsrender try` of the whole checkout, without an edit.

usage: scripts/prove folders DIR
  DIR has the repositories of scripts/trials/folders.txt as OWNER+NAME, each a git directory or a clone with one. Checkouts and
  pages stay in DIR/.folders. Prints a row for each: what was recognised, how many pictures there are, and seconds.
"""

import io
import os
import re
import subprocess
import sys
import time
from pathlib import Path

LIST = Path(__file__).with_suffix(".txt")
KINDS = [("design token", "tokens"), ("SVG icon", "icons"), (" of ", "snapshots"), ("Swift package", "package"), ("Xcode project", "Xcode project"),
         ("configuration", "configuration"), ("picture", "pictures")]


def extract(repository, commit, files):
    """Writes the regular files of a commit; a snapshot may lack the largest ones, which are left out."""
    listed = subprocess.run(["git", "-C", repository, "ls-tree", "-rz", commit], capture_output=True, check=True).stdout
    entries = [entry.split(b"\t", 1) for entry in listed.split(b"\0") if entry]
    blobs = [(head.split()[2], os.fsdecode(path)) for head, path in entries if head.startswith(b"100")]
    asked = b"".join(name + b"\n" for name, _ in blobs)
    answer = io.BytesIO(subprocess.run(["git", "-C", repository, "cat-file", "--batch"], input=asked, capture_output=True, check=True).stdout)
    for _, path in blobs:
        head = answer.readline().split()
        if head[-1] == b"missing":
            continue
        content = answer.read(int(head[2]) + 1)[:-1]
        place = files / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def checkout(folder, name, commit):
    """The files of a repository at a commit; None if it is not at hand."""
    home = folder / name.replace("/", "+")
    files = folder / ".folders" / home.name
    if not home.exists():
        return None
    if not files.exists():
        found = [one for one in (home / "repo", home / ".git", home) if (one / "HEAD").exists()]
        files.mkdir(parents=True)
        extract(found[0], commit, files)
    return files


def kind(text):
    """A word for what a line of the table says was found."""
    return next(word for part, word in KINDS if part in text)


def row(program, files):
    """What `try` says of a folder."""
    begin = time.monotonic()
    out = files.parent / f"{files.name}.page"
    done = subprocess.run([program, "try", files, "--out", out], capture_output=True, text=True, timeout=600)
    seconds = time.monotonic() - begin
    found = [kind(text) for text in re.findall(r"^  found   (.*)$", done.stdout, re.MULTILINE)]
    pictures = sum(int(text) for text in re.findall(r"^  drawn   (\d+)", done.stdout, re.MULTILINE))
    what = ", ".join(f"{found.count(word)} × {word}" for word in dict.fromkeys(found)) or "nothing recognised"
    outcome = "page" if "\npage: " in done.stdout else "table" if found else "–"
    return what, pictures, outcome, done.returncode, seconds


def main():
    folder, program = Path(sys.argv[1]).resolve(), os.path.abspath(sys.argv[2])
    lines = [line.split() for line in LIST.read_text().splitlines() if line and not line.startswith("#")]
    print("| repository | recognised | pictures | outcome | exit code | seconds |\n|---|---|---:|---|---:|---:|")
    outcomes, slowest = [], 0
    for name, commit in lines:
        files = checkout(folder, name, commit)
        if files is None:
            print(f"| `{name}` | not in {folder.name} | – | – | – | – |")
            continue
        what, pictures, outcome, code, seconds = row(program, files)
        print(f"| `{name}` | {what} | {pictures:,} | {outcome} | {code} | {seconds:.1f} |", flush=True)
        outcomes.append(outcome)
        slowest = max(slowest, seconds)
    print(f"\n{len(outcomes)} repositories: {outcomes.count('page')} pages, {outcomes.count('table')} tables, "
          f"{outcomes.count('–')} with nothing to draw; {slowest:.1f} s at most")


main()
