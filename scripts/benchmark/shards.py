"""Measures a large run in shards beside the same run whole, on a project that is made for it; see docs/scale. Given a folder
too, it makes that project there and measures nothing."""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

import causes

PROGRAM = sys.argv[1]
SHOTS = int(sys.argv[2])


def measure(folder, codes, *words):
    """The seconds by the clock, those of processor time, and the most memory in MiB of a command."""
    started = time.monotonic()
    process = subprocess.Popen(
        [PROGRAM, *words], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in codes:
        raise SystemExit(f"{' '.join(words)} ended with {code}")
    return time.monotonic() - started, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def size(path):
    """The bytes of all files of a folder, in MiB."""
    return sum(file.stat().st_size for file in path.rglob("*") if file.is_file()) / (1 << 20)


def make(folder, shots):
    """A project of which a component with 100 shots has changed."""
    causes.make(folder, shots)
    component = folder / "components/rows-0.yaml"
    component.write_text(component.read_text().replace("VStack:\n", "VStack:\n    spacing: 3\n"))


def main():
    """Prints a line for the whole run and for each number of shards, with a component changed."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        make(folder, SHOTS)
        print(f"{SHOTS} shots, 100 of them changed; cores: {os.cpu_count()}")
        print(f"{'':>12}{'by the clock':>14}{'processor':>12}{'memory':>12}{'files':>12}")

        def line(title, seconds, processor, memory, files, more=""):
            print(f"{title:>12}{seconds:>12.1f} s{processor:>10.1f} s{memory:>8.0f} MiB{files:>8.1f} MiB{more}", flush=True)

        line("whole", *measure(folder, {1}, "matrix", "--out", "whole", "--changed", "--no-causes"), size(folder / "whole"))
        for count in (4, 16):
            shards = []
            for number in range(1, count + 1):
                target = f"{count}-{number}"
                found = measure(
                    folder, {0, 1}, "matrix", "--shard", f"{number}/{count}", "--out", target, "--changed")
                shards.append((*found, size(folder / target)))
            line(f"worst of {count}", *[max(shard[column] for shard in shards) for column in range(4)])
            merged = measure(
                folder, {1}, "merge", "--out", f"merged-{count}", "--changed", "--no-causes",
                *[f"{count}-{number}" for number in range(1, count + 1)])
            same = subprocess.run(["diff", "-r", "whole", f"merged-{count}"], cwd=folder, check=False).returncode == 0
            line("merge", *merged, size(folder / f"merged-{count}"), f"   equal to the whole: {'yes' if same else 'NO'}")


if len(sys.argv) > 3:
    make(pathlib.Path(sys.argv[3]), SHOTS)
else:
    main()
