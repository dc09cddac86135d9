"""Runs the cases of a seed and prints how they ended; see scripts/fuzz."""

import argparse
import collections
import multiprocessing
import os
import shlex
import shutil
import sys
import tempfile
import time

import kinds
import project
from case import Case


def attempt(task):
    """One case, whose folder is gone afterwards."""
    binary, seed, number, bases, folder = task
    case = Case(seed, number, bases, folder)
    outcome, wrong = case.run(binary)
    shutil.rmtree(folder)
    return number, case.kind.name, case.file, outcome.code, wrong


def keep(binary, seed, number, work):
    """One case, whose folder is kept; prints how to run it."""
    case = Case(seed, number, project.make(binary, work), os.path.join(work, "case"))
    outcome, wrong = case.run(binary)
    print(outcome.output + outcome.errors, end="")
    print(
        f"{case.kind.name}: {case.file} was changed; {'signal ' + str(outcome.signal) if outcome.signal else 'exit code ' + str(outcome.code)}"
    )
    print(
        f"cd {shlex.quote(case.project)} && HOME={shlex.quote(case.folder + '/home')} {shlex.join([binary, *case.words])}"
    )
    for sentence in wrong:
        print("wrong: " + sentence)
    return 1 if wrong else 0


def run_all(binary, seed, count, work, verbose):
    """All cases; prints those that are wrong, and a line with all ends."""
    start = time.monotonic()
    bases = project.make(binary, work)
    tasks = [(binary, seed, number, bases, os.path.join(work, f"case-{number}")) for number in range(count)]
    ends, by_kind, failed = collections.Counter(), collections.defaultdict(collections.Counter), 0
    with multiprocessing.Pool(len(os.sched_getaffinity(0))) as pool:
        for number, kind, file, code, wrong in pool.imap_unordered(attempt, tasks, chunksize=4):
            ends[code if code is not None else "signal"] += 1
            by_kind[kind][code] += 1
            if wrong:
                failed += 1
                print(f"case {number}: {kind} {file}: {'; '.join(wrong)}", file=sys.stderr)
    if verbose:
        for kind in kinds.ALL:
            print(f"  {kind.name}: {spelled(by_kind[kind.name])}")
    print(
        f"fuzz: {count} cases of seed {seed} in {time.monotonic() - start:.0f} s, {failed} wrong; exit codes: {spelled(ends)}"
    )
    return 1 if failed else 0


def spelled(ends):
    """How often each end came."""
    return ", ".join(
        f"{code} × {number}" for code, number in sorted(ends.items(), key=lambda pair: str(pair[0]).zfill(9))
    )


def main():
    """Reads the arguments."""
    parser = argparse.ArgumentParser(prog="scripts/fuzz", description="Runs the program on damaged files.")
    parser.add_argument("binary", help=argparse.SUPPRESS)
    parser.add_argument("seed", metavar="SEED", type=int, help="what chance begins with")
    parser.add_argument("count", metavar="N", type=int, help="how many cases")
    parser.add_argument("--case", type=int, help="run this case alone, keep its folder, and print the command")
    parser.add_argument("--kinds", action="store_true", help="print the ends for each kind of input")
    options = parser.parse_args()
    if options.case is not None:
        return keep(options.binary, options.seed, options.case, tempfile.mkdtemp(prefix="dsrender-fuzz."))
    # In memory, where folders are made and removed several times faster than on a disk.
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    work = tempfile.mkdtemp(prefix="dsrender-fuzz.", dir=memory)
    try:
        return run_all(options.binary, options.seed, options.count, work, options.kinds)
    finally:
        shutil.rmtree(work)


if __name__ == "__main__":
    sys.exit(main())
