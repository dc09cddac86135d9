"""Approves pictures while calls to the system fail, one after the other; see scripts/prove.

Every call on files that the command makes fails once, and then for ever after, with every error that such a call knows.
Afterwards each baseline must be the old one or the new one, the next run must work, and a command that ended with 0 must
have done everything.
"""

import argparse
import collections
import multiprocessing
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import project

APPROVE = ["approve", "--from", "shots"]
# What each call fails with.
ERRORS = {
    "openat": ["EIO", "EINTR", "EMFILE", "EROFS"],
    "read": ["EIO", "EINTR"],
    "write": ["ENOSPC", "EIO", "EINTR"],
    "pwrite64": ["ENOSPC", "EIO"],
    "ftruncate": ["EIO"],
    "fsync": ["EIO", "EINTR"],
    "rename": ["EIO", "EROFS"],
    "renameat2": ["EIO", "EROFS"],
    "mkdir": ["ENOSPC", "EROFS"],
    "unlink": ["EIO", "EROFS"],
    "flock": ["EIO", "EINTR"],
    "newfstatat": ["EIO"],
    "getdents64": ["EIO"],
}


def run(words, folder, inject=None):
    """Runs a command in a project, perhaps with failing calls: its exit code, or its signal as a negative number, and
    what it said."""
    place = os.path.join(folder, project.PLACE)
    environment = {"PATH": "/usr/bin:/bin", "HOME": os.path.join(folder, "home"), "SWIFT_BACKTRACE": "enable=no"}
    trace = ["strace", "-f", "-qq", "-o", "/dev/null", *inject] if inject else []
    ended = subprocess.run(
        trace + words, cwd=place, env=environment, capture_output=True, text=True, errors="replace", timeout=120
    )
    return ended.returncode, ended.stdout + ended.stderr


def count_calls(binary, base, work):
    """How often each call is made, by the thread that makes most of them."""
    folder = os.path.join(work, "counted")
    shutil.copytree(base, folder, symlinks=True)
    log = os.path.join(work, "calls")
    run([binary, *APPROVE], folder, ["-e", "trace=" + ",".join("?" + call for call in ERRORS), "-o", log])
    calls = collections.Counter()
    for line in pathlib.Path(log).read_text(errors="replace").splitlines():
        thread, _, rest = line.partition(" ")
        calls[thread, rest.strip().partition("(")[0]] += 1
    return {call: max((n for (_, name), n in calls.items() if name == call), default=0) for call in ERRORS}


def pictures(folder):
    """The files among a project's baselines and their bytes, by name, without that which holds others off."""
    root = pathlib.Path(folder, project.PLACE, "Baselines")
    files = [path for path in root.rglob("*") if path.is_file() and path.name != ".dsrender.lock"]
    return {str(path.relative_to(root)): path.read_bytes() for path in files}


def judge(code, said, may_be_silent, folder, bases, binary):
    """What is wrong after a run."""
    wrong = []
    old, new, now = pictures(bases["changed"]), pictures(bases["approved"]), pictures(folder)
    if code < 0 or code == 70 or "Fatal error" in said:
        wrong.append(f"it ended with {code}")
    if code == 0 and now != new:
        wrong.append("it ended with 0 and has not approved everything")
    if code != 0 and not said.strip() and not may_be_silent:
        wrong.append(f"it ended with {code} and said nothing")
    for name in old.keys() | new.keys():
        if name.endswith(".png") and now.get(name) not in (old.get(name), new.get(name)):
            wrong.append(f"{name} is neither the old nor the new baseline")
    after, told = run([binary, "matrix"], folder)
    if after not in (0, 1):
        wrong.append(f"the next run ends with {after}: {told.strip().splitlines()[-1:]}")
    after, told = run([binary, "approve", "--all"], folder)
    if after != 0 or pictures(folder) != new:
        wrong.append(f"approving all ends with {after}, and the baselines are not the new ones")
    return wrong


def attempt(task):
    """One command with one failing call."""
    binary, bases, work, number, call, error, when = task
    folder = os.path.join(work, f"case-{number}")
    shutil.copytree(bases["changed"], folder, symlinks=True)
    inject = ["-e", f"trace={call}", "-e", f"inject={call}:error={error}:when={when}"]
    code, said = run([binary, *APPROVE], folder, inject)
    # Who can never write cannot say so.
    wrong = judge(code, said, call == "write" and when.endswith("+"), folder, bases, binary)
    shutil.rmtree(folder)
    return f"{call} {error} at call {when}", code, wrong


def main():
    """Runs all cases; prints those that are wrong, and a line with all ends."""
    parser = argparse.ArgumentParser(description="Approves pictures while calls to the system fail.")
    parser.add_argument("binary")
    parser.add_argument("--most", type=int, default=80, help="cases of one call and one error, once and for ever after")
    options = parser.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as work:
        bases = project.make(options.binary, work)
        tasks = []
        for call, count in count_calls(options.binary, bases["changed"], work).items():
            step = max(1, -(-count // options.most))
            for error in ERRORS[call]:
                for position in range(1, count + 1, step):
                    # A call that is interrupted for ever is one that is tried for ever.
                    for when in [str(position)] if error == "EINTR" else [str(position), f"{position}+"]:
                        tasks.append((options.binary, bases, work, len(tasks), call, error, when))
        ends, failed = collections.Counter(), 0
        with multiprocessing.Pool(len(os.sched_getaffinity(0))) as pool:
            for name, code, wrong in pool.imap_unordered(attempt, tasks, chunksize=2):
                ends[code] += 1
                if wrong:
                    failed += 1
                    print(f"{name}: {'; '.join(wrong)}", file=sys.stderr)
    spelled = ", ".join(f"{code} × {number}" for code, number in sorted(ends.items()))
    print(
        f"errors: {len(tasks)} failing calls in {time.monotonic() - start:.0f} s, {failed} wrong; exit codes: {spelled}"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
