"""What the counts of drawn previews of public packages and Xcode projects have in common."""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PREVIEW = re.compile(r"^\s*#Preview\b|:\s*(?:SwiftUI\.)?PreviewProvider\b", re.MULTILINE)


def listed(file):
    """The words of each line of a list, which are four."""
    lines = [line.split(maxsplit=3) for line in file.read_text().splitlines()]
    return [words for words in lines if words and not words[0].startswith("#")]


def checkout(home, name, repository, commit):
    """The folder with the files of a commit; they are written beside a repository that has none, with those of its submodules
    whose repositories lie in the folder, too. Files that a snapshot lacks, such as those of Git LFS, are left out."""
    place = home / name
    if (place / ".git").exists():
        return place
    place = home / ".work" / name
    if not place.exists():
        place.mkdir(parents=True)
        origin = repository_in(home / repository.replace("/", "+"))
        write_files(origin, commit, place)
        modules = place / ".gitmodules"
        entries = re.findall(r"path = (\S+)\s+url = (\S+)", modules.read_text()) if modules.exists() else []
        for path, url in entries:
            theirs = home / Packages.key(url).replace("/", "+")
            found = next((one for one in home.glob("*+*") if one.name.lower() == theirs.name), None)
            if found:
                source = repository_in(found)
                pinned = git(origin, "rev-parse", f"{commit}:{path}")
                write_files(source, pinned if git(source, "cat-file", "-t", pinned) == "commit" else "HEAD", place / path)
        merge_folders(place)
    return place


def merge_folders(place):
    """Makes one of folders whose names differ in capitals alone, as they are one on a Mac: the first name stays, and of files
    in both the last. The package manager refuses a package that has such folders of translations."""
    known = {}
    for folder in sorted(one for one in place.iterdir() if one.is_dir() and not one.is_symlink()):
        first = known.setdefault(folder.name.lower(), folder)
        if first != folder:
            shutil.copytree(folder, first, dirs_exist_ok=True)
            shutil.rmtree(folder)
    for folder in known.values():
        merge_folders(folder)


def repository_in(folder):
    """The git directory of a fetched repository."""
    folder = folder / "repo" if (folder / "repo").exists() else folder
    return folder / ".git" if (folder / ".git").exists() else folder


def write_files(origin, commit, place):
    """Writes the files of a commit into a folder."""
    with tempfile.TemporaryDirectory() as scratch:
        command = ["git", "-c", "safe.directory=*", f"--git-dir={origin}", f"--work-tree={place}"]
        index = {"GIT_INDEX_FILE": f"{scratch}/index", "PATH": "/usr/bin:/bin"}
        subprocess.run([*command, "read-tree", commit], check=True, env=index)
        subprocess.run([*command, "checkout-index", "--all", "--force"], check=False, env=index, capture_output=True)


def git(place, *words):
    """What git says of a repository; empty if it fails."""
    settings = {"PATH": "/usr/bin:/bin"}
    words = ["git", "-c", "safe.directory=*", f"--git-dir={place}", *words]
    return subprocess.run(words, capture_output=True, text=True, env=settings).stdout.strip()


class Packages:
    """The repositories of packages that lie in a folder as OWNER+NAME, where the package manager finds them by their addresses.

    They are copied, because a version that a fetched copy does not have yet is given to its newest commit.
    """

    def __init__(self, home):
        self.home = home / ".work/packages"
        self.home.mkdir(parents=True, exist_ok=True)
        self.places, self.spare = {}, {}
        self.settings = {"GIT_CONFIG_GLOBAL": str((self.home / "gitconfig").resolve()), "GIT_TERMINAL_PROMPT": "0"}
        for place in sorted(home.glob("*+*")):
            origin = place / "repo" if (place / "repo").exists() else place
            owner, name = place.name.split("+", 1)
            places = self.spare if self.can_list(f"https://github.com/{owner}/{name}", {}) else self.places
            places[f"{owner}/{name}".lower()] = (origin.resolve(), (self.home / place.name).resolve())
        self.write_settings()
        self.known, self.needs, self.newest = {}, {}, set()

    def write_settings(self):
        """Tells git where the copies are."""
        lines = []
        for _, copy in self.places.values():
            lines.append(f'[url "{copy.as_uri()}"]')
            for host in ("https://github.com/", "git@github.com:", "ssh://git@github.com/"):
                lines += [f"\tinsteadOf = {host}{copy.name.replace('+', '/', 1)}{end}" for end in (".git", "")]
        lines += ["[safe]", "\tdirectory = *", ""]
        (self.home / "gitconfig").write_text("\n".join(lines))

    def prefer_copy(self, url, version):
        """Takes a package from the folder that git finds elsewhere too, if that other repository lacks a version."""
        key = self.key(url)
        words = ["git", "ls-remote", "--exit-code", "--tags", url, version, f"v{version}"]
        if key in self.spare and subprocess.run(words, capture_output=True, timeout=60).returncode != 0:
            self.places[key] = self.spare.pop(key)
            self.write_settings()

    @staticmethod
    def can_list(url, settings):
        """Whether git can list a repository."""
        words = ["git", "ls-remote", "--exit-code", url, "HEAD"]
        settings = {"GIT_TERMINAL_PROMPT": "0", "PATH": "/usr/bin:/bin", **settings}
        return subprocess.run(words, capture_output=True, env=settings, timeout=60).returncode == 0

    @staticmethod
    def key(url):
        return "/".join(re.sub(r"(\.git)?/?$", "", url).lower().replace(":", "/").split("/")[-2:])

    def copy(self, url):
        """The copy of a repository; None if the folder does not have it."""
        origin, copy = self.places.get(self.key(url), (None, None))
        if origin and not copy.exists():
            if self.lacks_files(origin, "--all"):
                self.copy_what_is_there(origin, copy)
            else:
                command = ["git", "-c", "safe.directory=*", "clone", "--quiet", "--mirror", "--shared", origin, copy]
                subprocess.run(command, check=True, capture_output=True, env={"PATH": "/usr/bin:/bin"})
        return copy

    @staticmethod
    def lacks_files(place, revisions):
        """Whether a repository does not have all files of a revision."""
        return bool(re.search(r"(?m)^\?", git(place, "rev-list", "--objects", revisions, "--missing=print")))

    @staticmethod
    def copy_what_is_there(origin, copy):
        """Copies a repository that lacks files, such as large ones: each version is a commit without them."""
        settings = {"PATH": "/usr/bin:/bin", "GIT_INDEX_FILE": str(copy / "trial-index")}
        for name in ("AUTHOR", "COMMITTER"):
            settings |= {f"GIT_{name}_NAME": "Trial", f"GIT_{name}_EMAIL": "trial@localhost", f"GIT_{name}_DATE": "1000000000 +0000"}

        def write(*words, text=None):
            command = ["git", f"--git-dir={copy}", *words]
            return subprocess.run(command, input=text, capture_output=True, text=True, env=settings, check=True).stdout.strip()

        subprocess.run(["git", "init", "--quiet", "--bare", copy], check=True, env={"PATH": "/usr/bin:/bin"})
        (copy / "objects/info/alternates").write_text(f"{origin / 'objects'}\n")
        for line in ["HEAD refs/heads/main", *git(origin, "for-each-ref", "--format=%(refname)", "refs/tags", "refs/heads").split("\n")]:
            name, _, target = line.partition(" ")
            entries = [entry.split(None, 3) for entry in git(origin, "ls-tree", "-r", f"{name}^{{}}").split("\n") if entry]
            asked = "".join(f"{entry[2]}\n" for entry in entries)
            gone = {found.split()[0] for found in write("cat-file", "--batch-check", text=asked).split("\n") if "missing" in found}
            write("read-tree", "--empty")
            kept = [entry for entry in entries if entry[1] == "blob" and entry[2] not in gone]
            write("update-index", "--index-info", text="".join(f"{mode} {hash}\t{path}\n" for mode, _, hash, path in kept))
            commit = write("commit-tree", "-m", name, write("write-tree"))
            write("update-ref", target or name, commit)

    def reaches(self, url):
        """Whether git can list a repository. What its own manifest names is for the package manager to find, which needs only a
        part of that: not the packages of its tests, nor those of another platform."""
        self.has(url)
        return bool(self.copy(url)) or self.can_list(url, self.settings)

    def has(self, url):
        """Whether git can list a repository and, where it lies in the folder, those that its manifest names."""
        key = self.key(url)
        if key not in self.known:
            self.known[key] = True
            copy = self.copy(url)
            found = copy or self.can_list(url, self.settings)
            needs = set()
            # The newest commit may need less than the versions that others ask for.
            versions = git(copy, "tag", "--sort=-version:refname").split()[:3] if copy else []
            for version in ["HEAD", *versions] if copy else []:
                text = re.sub(r"(?m)^\s*//.*$", "", git(copy, "show", f"{version}:Package.swift"))
                needs |= set(re.findall(r'url:\s*"((?:https?://|git@|ssh://)[^"]+)"', text))
            self.needs[key] = {self.key(need) for need in needs}
            self.known[key] = bool(found) and all([self.has(need) for need in needs])
        return self.known[key]

    def needs_one_of(self, url, gone):
        """Whether a package is, or its manifest or one that it leads to names, one of these addresses."""
        open_keys, seen, gone = [self.key(url)], set(), {self.key(one) for one in gone}
        while open_keys:
            key = open_keys.pop()
            if key not in seen:
                seen.add(key)
                open_keys += self.needs.get(key, ())
        return bool(seen & gone)

    def provide(self, url, lowest, end):
        """Gives the newest commit of a copy the lowest version that is asked for, if the copy has none below the end."""
        copy = self.copy(url)

        def numbers(version):
            return [int(number) for number in version.removeprefix("v").split(".")]

        tags = git(copy, "tag").split() if copy else []
        versions = [numbers(tag) for tag in tags if re.fullmatch(r"v?\d+\.\d+\.\d+", tag)]
        if copy and not any(numbers(lowest) <= version < numbers(end) for version in versions):
            git(copy, "tag", "--force", lowest, "HEAD")
            self.newest.add(self.key(url))

    def pin(self, file):
        """Lets the pins of a Package.resolved name commits that the copies have."""
        resolved = json.loads(file.read_text())
        for pin in resolved.get("pins") or resolved.get("object", {}).get("pins", []):
            url, state = pin.get("location") or pin.get("repositoryURL"), pin["state"]
            if state.get("version"):
                self.prefer_copy(url, state["version"])
            copy = self.copy(url)
            if not copy:
                continue
            names = [f"{mark}{state['version']}" for mark in ("", "v")] if state.get("version") else []
            found = [git(copy, "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}") for name in names]
            tagged = next(filter(None, found), None)
            if git(copy, "cat-file", "-t", state["revision"]) == "commit" and not self.lacks_files(copy, state["revision"]):
                # The package manager finds versions by their tags.
                if state.get("version") and not tagged:
                    git(copy, "tag", "--force", state["version"], state["revision"])
                continue
            if not tagged:
                self.newest.add(self.key(url))
            state["revision"] = tagged or git(copy, "rev-parse", "HEAD")
            if tagged:
                continue
            if state.get("version"):
                git(copy, "tag", "--force", state["version"], "HEAD")
            if state.get("branch"):
                git(copy, "branch", "--force", state["branch"], "HEAD")
        text = json.dumps(resolved, indent=1)
        # A newer file would let dsrender take its package for edited.
        if file.read_text() != text:
            file.write_text(text)


def missing_packages(package, known):
    """The addresses in a package's manifest, as the package manager evaluates it, that git cannot list."""
    run = subprocess.run(["swift", "package", "--package-path", package, "dump-package"], capture_output=True, text=True)
    if run.returncode:
        return []
    found = json.loads(run.stdout[run.stdout.index("{") :])["dependencies"]
    gone = []
    for one in (one["sourceControl"][0] for one in found if "sourceControl" in one):
        for url in (remote["urlString"] for remote in one["location"].get("remote", [])):
            if not known.reaches(url):
                gone.append(url)
            for bounds in one["requirement"].get("range", []):
                known.provide(url, bounds["lowerBound"], bounds["upperBound"])
            for version in one["requirement"].get("exact", []):
                known.provide(url, version, f"{version}.1")
    return gone


def cause_of(shot):
    """The first problem of a failed shot, without what differs from place to place."""
    problem = (shot.get("failure", {}).get("problems") or [{}])[0]
    # A module that was left out names its first error with a place; what comes before the place is the cause.
    message = re.sub(r"(^|: )[^:]*\.swift:\d+:\d+: ", r"\1", problem.get("message", ""))
    return f"{problem.get('id', 'unknown')}: {message}"


def end_with_descendants(process):
    """Ends a process and all that it started, also in sessions of their own, as the builds of a plugin are."""
    parents = {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # it has ended meanwhile
    ended = {process.pid}
    while more := {child for child, parent in parents.items() if parent in ended} - ended:
        ended |= more
    for number in ended:
        with contextlib.suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
    process.wait()


def run_bounded(words, output, log, settings, limit):
    """Runs a command into a file, its messages into another one or the same, and says in words how it ended; one that takes
    longer than the limit is ended."""
    with output.open("w") as out, log.open("a") as errors:
        errors = out if output == log else errors
        run = subprocess.Popen(words, stdout=out, stderr=errors, env={**os.environ, **settings}, start_new_session=True)
        try:
            return f"exit {run.wait(limit)}"
        except subprocess.TimeoutExpired:
            end_with_descendants(run)
            return "the limit was reached"


def draw(words, shots, log, settings, limit):
    """Runs a command that draws into a folder: how it ended, in words; the previews of its report; those of them that are not
    drawn, each with its cause; and the seconds that it took. A run that takes longer than the limit is ended."""
    shots.parent.mkdir(parents=True, exist_ok=True)
    # An earlier run's report says nothing of this one.
    report = shots / "report.json"
    report.unlink(missing_ok=True)
    began = time.monotonic()
    end = run_bounded(words, log, log, settings, limit)
    seconds = time.monotonic() - began
    if not report.exists() or end.startswith("the limit"):
        return end, set(), {}, seconds
    names, lost = set(), {}
    for shot in json.loads(report.read_text())["shots"]:
        preview = shot["id"].split("@")[0]
        names.add(preview)
        if shot["status"] == "failed":
            lost.setdefault(preview, cause_of(shot))
    return end, names, lost, seconds


def unfetched(log):
    """The addresses that the package manager says in a log that it could not fetch."""
    said = r"(?:Failed to clone repository |failed downloading ')([^\s:']+://[^\s:']+)"
    return sorted(set(re.findall(said, log.read_text())))


def begin_clean(program, home):
    """The build folder of a project, in which no other was built: what SwiftUI and its neighbours take most of the time for comes
    from a copy, made by drawing the fixtures' project, and brought up to date when the program is newer."""
    builds, first, mark = home / "build", home / "first", home / "first.txt"
    age = str(Path(program).stat().st_mtime_ns)
    if not mark.exists() or mark.read_text() != age:
        builds = copy_folder(first, builds) if first.exists() else builds
        project = ROOT / "Fixtures/Xcode/Regatta/Regatta.xcodeproj"
        words = [program, "--xcodeproj", project, "--build-folder", builds, "matrix", "--out", home / "shots/regatta"]
        home.mkdir(parents=True, exist_ok=True)
        end = run_bounded(words, home / "regatta.log", home / "regatta.log", {}, 3600)
        # Shots may differ from their baselines, or have none yet.
        if end not in ("exit 0", "exit 1", "exit 2"):
            raise SystemExit(f"the fixtures' project could not be drawn ({end}): see {home / 'regatta.log'}")
        copy_folder(builds, first)
        mark.write_text(age)
    return copy_folder(first, builds)


def copy_folder(source, place):
    """Copies a folder with its times, which say what is up to date, to a place that held another; the place."""
    shutil.rmtree(place, ignore_errors=True)
    subprocess.run(["cp", "--archive", source, place], check=True)
    return place


def memory(builds):
    """The file in which a build remembers what it has left out."""
    return builds / "plugins/DSPackagePlugin/outputs/left-out.json"


def go_on(builds, home, name):
    """Lets a build begin with what an earlier one of the same project left out."""
    if (kept := home / f"{name}.left-out.json").exists():
        memory(builds).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(kept, memory(builds))


def keep(builds, home, name, lost):
    """Writes which previews are not drawn, and what was left out of the build."""
    (home / f"{name}.lost.json").write_text(json.dumps(lost, indent=1))
    if memory(builds).exists():
        memory(builds).replace(home / f"{name}.left-out.json")


def causes_table(causes):
    """The most frequent causes over all, each with its number and the number of projects."""
    total = {}
    for name, counted in causes.items():
        for cause, number in counted.items():
            total.setdefault(cause, []).append((number, name))
    lines = ["", "| previews | projects | cause |", "|---:|---:|---|"]
    for cause, found in sorted(total.items(), key=lambda item: -sum(number for number, _ in item[1]))[:40]:
        text = cause.replace("|", "\\|")[:160]
        lines.append(f"| {sum(number for number, _ in found)} | {len(found)} | {text} |")
    return "\n".join(lines)
