"""What a run must not have done, judged without the program's help.

Each judge gets the case, and returns sentences; none where all is right.
"""

import json
import os

import pictures
import program


def files(folder):
    """What lies below a folder: each path with what tells a file that was changed."""
    found = {}
    for path, folders, names in os.walk(folder):
        for name in names + [name for name in folders if os.path.islink(os.path.join(path, name))]:
            status = os.lstat(os.path.join(path, name))
            found[os.path.relpath(os.path.join(path, name), folder)] = (
                status.st_ino,
                status.st_size,
                status.st_mtime_ns,
            )
    return found


def touched(case, allowed):
    """Files that were written, changed or removed where the command may not."""
    after = files(case.folder)
    changed = [name for name in sorted(case.before.keys() | after.keys()) if case.before.get(name) != after.get(name)]
    return [f"'{name}' was touched" for name in changed if not allowed(name)]


def in_folder(case, name):
    """Whether a file is one that a run may write: in its output folder, and not somebody else's, or what it remembers."""
    foreign = [f"{case.place}/shots/{name}" for name in ("notes.txt", "profile/mine.png")]
    return name.startswith("home/.cache/dsrender/") or (name.startswith(f"{case.place}/shots/") and name not in foreign)


def same(first, second):
    """Whether two PNG files have the same pixels."""
    one, two = program.contents(first), program.contents(second)
    return one == two or (pictures.pixels(one) is not None and pictures.pixels(one) == pictures.pixels(two))


def names(folder):
    """The pictures below a folder, without those of differences and other people's."""
    return sorted(
        os.path.relpath(os.path.join(path, name), folder)
        for path, _, found in os.walk(folder)
        for name in found
        if name.endswith(".png") and name != "mine.png" and "/_differences" not in path
    )


def unlike(case, folder):
    """Pictures of a folder that are not those of the project that nobody changed."""
    now, then = os.path.join(case.project, folder), os.path.join(case.base, folder)
    if names(now) != names(then):
        return [f"green, but '{folder}' has other pictures: {sorted(set(names(now)) ^ set(names(then)))[:4]}"]
    return [
        f"green, but '{folder}/{name}' has other pixels"
        for name in names(then)
        if not same(os.path.join(now, name), os.path.join(then, name))
    ]


def green(case, outcome):
    """What is wrong with a run that passed and ought not to have."""
    if outcome.code or case.kind.readable(case.data):
        return []
    return ["green, but nobody can read the file"]


def matrix(case, outcome):
    """A run passes only where shots and baselines are those of before."""
    found = touched(case, lambda name: in_folder(case, name)) + green(case, outcome)
    return found + ([] if outcome.code else unlike(case, "shots") + unlike(case, "Baselines"))


def diff(case, outcome):
    """Two files are equal only where their pixels are."""
    found = touched(case, lambda name: False) + green(case, outcome)
    if not outcome.code and not found and pictures.pixels(case.data) != pictures.pixels(case.original):
        found.append("equal, but the pixels differ")
    return found


def frames(case, outcome):
    """What is printed is JSON of finite numbers."""
    found = touched(case, lambda name: name.startswith("home/.cache/dsrender/")) + green(case, outcome)
    if not outcome.code:
        try:
            json.loads(outcome.output, parse_constant=int)
        except ValueError:
            found.append("what was printed is no JSON")
    return found


def approval(case, outcome):
    """Only pictures that lay in the folder become baselines, and none where the command failed."""
    baselines = f"{case.place}/Baselines/"
    found = touched(case, lambda name: in_folder(case, name) or name.startswith(baselines)) + green(case, outcome)
    for name in names(os.path.join(case.project, "Baselines")):
        now, old, looked_at = (
            os.path.join(*parts)
            for parts in [
                (case.project, "Baselines", name),
                (case.base, "Baselines", name),
                (case.approved, "Baselines", name),
            ]
        )
        if not os.path.exists(old) or (program.contents(now) != program.contents(old) and not same(now, looked_at)):
            found.append(f"'{name}' became a baseline, and nobody had looked at it")
    if names(os.path.join(case.project, "Baselines")) != names(os.path.join(case.base, "Baselines")):
        found.append("there are other baselines than before")
    return found
