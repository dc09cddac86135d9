"""Runs the program under bounds of time and memory."""

import os
import select
import signal

SECONDS = 5
# A process that sleeps uses no processor: it is ended by the clock, generously, since the machine may have other work.
WAITING_SECONDS = 30
BYTES = 256 << 20

# A second more than is allowed, so that what takes too long is told from what was ended.
LIMITS = f'ulimit -c 0; ulimit -d {BYTES >> 10}; ulimit -t {SECONDS + 1}; cd "$1" || exit 99; shift; exec "$@"'


class Outcome:
    """How a run ended: its exit code or its signal, the most memory that it had, and what it said."""

    def __init__(self, status, usage, late, said):
        self.code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else None
        self.signal = os.WTERMSIG(status) if os.WIFSIGNALED(status) else None
        self.bytes = usage.ru_maxrss << 10
        self.seconds = usage.ru_utime + usage.ru_stime
        self.late = late
        self.output, self.errors = said

    def faults(self):
        """What may never happen, whatever was read."""
        found = []
        if self.late:
            found.append(f"it had not ended after {WAITING_SECONDS} s")
        elif self.signal:
            found.append(f"it ended by {signal.Signals(self.signal).name}")
        elif self.code == 70 or "Fatal error" in self.errors:
            found.append(f"an internal error, exit code {self.code}")
        if self.seconds > SECONDS:
            found.append(f"it took {self.seconds:.1f} s of processor")
        if self.bytes > BYTES:
            found.append(f"it took {self.bytes >> 20} MB of memory")
        return found


def start(words, folder, home, notes):
    """Runs a command in a folder and waits for it; what it says goes into two files beside `notes`."""
    argv = ["/bin/sh", "-c", LIMITS, "sh", folder, *words]
    environment = {"PATH": "/usr/bin:/bin", "HOME": home, "SWIFT_BACKTRACE": "enable=no"}
    said = [notes + ".output", notes + ".errors"]
    actions = [(os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0)] + [
        (os.POSIX_SPAWN_OPEN, number, file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        for number, file in enumerate(said, 1)
    ]
    process = os.posix_spawn(argv[0], argv, environment, file_actions=actions)
    handle = os.pidfd_open(process)
    late = not select.select([handle], [], [], WAITING_SECONDS)[0]
    if late:
        os.kill(process, signal.SIGKILL)
    _, status, usage = os.wait4(process, 0)
    os.close(handle)
    return Outcome(status, usage, late, [contents(file)[: 4 << 20].decode(errors="replace") for file in said])


def contents(path):
    """The bytes of a file."""
    with open(path, "rb") as file:
        return file.read()
