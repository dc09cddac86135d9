"""Compares what two systems drew of a project, file by file, and prints how many differ.

usage: compare.py PROGRAM NAME HERE THERE
  Both folders have the pictures, SVG files, frames and reports of a run. Exits with 1 if anything differs.
"""

import json
import re
import subprocess
import sys
from pathlib import Path


def steps(program, here, there):
    """By how much two pictures differ, of 255; 256 if they cannot be compared."""
    said = subprocess.run([program, "diff", here, there], capture_output=True, text=True, check=False).stdout
    found = re.search(r"by up to (\d+) of 255", said)
    return int(found[1]) if found else 256


def entries(folder, ending):
    """What a folder holds of a kind, by name: files, or the parts of a list."""
    if ending == "frames":
        return {tree["id"]: tree for tree in json.loads((folder / "frames.json").read_text())["trees"]}
    if ending == "report":
        report = json.loads((folder / "report.json").read_text())
        shots = {shot["id"]: shot for shot in report["shots"]}
        # A system's fingerprint names the libraries; counts and the exit code follow from the shots.
        for system in report["systems"]:
            del system["fingerprint"]
        rest = {key: value for key, value in report.items() if key not in ("shots", "counts", "exit", "explanation")}
        return {**shots, "all shots": rest}
    files = (file for file in folder.rglob(f"*.{ending}") if not file.relative_to(folder).parts[0].startswith("_"))
    return {str(file.relative_to(folder).with_suffix("")): file.read_bytes() for file in files}


def main():
    """Prints the counts, and what differs by name."""
    program, name, here, there = sys.argv[1], sys.argv[2], Path(sys.argv[3]), Path(sys.argv[4])
    counts, names = [], []
    for kind in ["png", "svg", "frames", "report"]:
        ours, theirs = entries(here, kind), entries(there, kind)
        different = sorted(key for key in ours.keys() | theirs.keys() if ours.get(key) != theirs.get(key))
        counts.append(f"{len(different)} of {len(ours)} {'pictures' if kind == 'png' else kind}")
        for key in different:
            names.append(f"{kind} {key}")
            if kind == "png" and key in ours and key in theirs:
                most = steps(program, here / f"{key}.png", there / f"{key}.png")
                names[-1] += f", by up to {most} of 255"
    print(f"  {name}: {', '.join(counts)} differ")
    for line in names[:20]:
        print(f"    {line}")
    return 1 if names else 0


sys.exit(main())
