"""Counts what of public token projects is read, and compares the values with independent ones.

usage: scripts/prove tokens DIR [--only NAME,...]
  DIR has the repositories of scripts/trials/tokens.txt as OWNER+NAME. Results lie in DIR/.tried.json and DIR/.tried.md.
"""

import argparse
import json
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import token_css
import token_files
import token_page
import token_values

GENERATED = "dsrender-trial.resolver.json"


@dataclass
class Project:
    """A project of the list."""

    name: str
    repository: str
    commit: str
    generation: str
    resolver: str = None
    studio: str = None
    patterns: list = field(default_factory=list)
    modes: dict = field(default_factory=dict)


def projects(file):
    """The projects of the list."""
    found = []
    for line in file.read_text().splitlines():
        words = line.split()
        if not words or line.startswith("#"):
            continue
        if not line.startswith(" "):
            found.append(Project(words[0].rstrip(":"), *words[1:4]))
        elif words[0] == "resolver":
            found[-1].resolver = words[1]
        elif words[0] == "studio":
            found[-1].studio = words[1]
        elif words[0] == "files":
            found[-1].patterns = words[1:]
        elif words[0] == "mode":
            contexts = line.split(":", 1)[1].split(";")
            found[-1].modes[words[1].rstrip(":")] = {part.split()[0]: part.split()[1:] for part in contexts}
    return found


def matches(folder, patterns):
    """The files that fit patterns, each once, in the order of the patterns."""
    found = {}
    for pattern in patterns:
        for file in sorted(folder.glob(pattern)) if re.search(r"[*?\[]", pattern) else [folder / pattern]:
            found.setdefault(file)
    return list(found)


def contexts(project, folder):
    """The files of a project that hold in every context, and those of the contexts of its modes."""
    modes = {mode: {name: matches(folder, patterns) for name, patterns in contexts.items()}
             for mode, contexts in project.modes.items()}
    return matches(folder, project.patterns), modes


def resolver(base, modes, folder):
    """A resolver document for files and modes."""
    def references(files):
        return [{"$ref": str(file.relative_to(folder))} for file in files]

    modifiers = {mode: {"contexts": {name: references(files) for name, files in contexts.items()}, "default": next(iter(contexts))}
                 for mode, contexts in modes.items()}
    return {
        "version": "2025.10", "sets": {"base": {"sources": references(base)}}, "modifiers": modifiers,
        "resolutionOrder": [{"$ref": "#/sets/base"}, *({"$ref": f"#/modifiers/{name}"} for name in modifiers)]}


def studio_documents(project, folder):
    """The sets of Tokens Studio in a folder, each with whether the first themes select it."""
    home = folder / project.studio

    def special(name):
        return token_files.read(home / name) if (home / name).exists() else None

    names = sorted(str(file.relative_to(home))[:-5] for file in home.rglob("*.json") if file.name[0] != "$")
    order = (special("$metadata.json") or {}).get("tokenSetOrder")
    themes = special("$themes.json") or []
    some = {name for theme in themes for name, state in theme["selectedTokenSets"].items() if state != "disabled"}
    # An order may be older than the sets.
    listed = [name for name in order or [] if name in names]
    order = listed + [name for name in names if name not in listed and (name in some or not listed)]
    chosen = token_files.selected(themes, order)
    for name in order:
        if not themes or name in some:
            yield name in chosen, token_files.read(home / f"{name}.json")


def documents(project, folder):
    """The groups of tokens that a project's files hold, each with whether it holds in the default contexts."""
    if project.resolver:
        home = (folder / project.resolver).parent
        for is_default, parts in token_files.sources(token_files.read(folder / project.resolver), home, set()):
            for part in parts:
                yield is_default, part
        return
    if project.studio:
        yield from studio_documents(project, folder)
        return
    base, modes = contexts(project, folder)
    lists = [(True, base)]
    for files in modes.values():
        lists += [(index == 0, list_) for index, list_ in enumerate(files.values())]
    for is_default, files in lists:
        for file in files:
            document = token_files.read(file)
            sets = token_files.sets(document)
            if sets is None:
                yield is_default, document
                continue
            chosen = token_files.selected(document.get("$themes"), list(sets))
            themes = document.get("$themes") or []
            some = {name for theme in themes for name, state in theme["selectedTokenSets"].items() if state != "disabled"}
            for name, part in sets.items():
                if not themes or name in some:
                    yield name in chosen, part


def written(project, folder):
    """The tokens that a project's files hold by path: all of them, and those of the default contexts."""
    every, base, broken = {}, {}, []
    try:
        for is_default, document in documents(project, folder):
            for path, token in token_files.tokens(document):
                every[".".join(path)] = token
                if is_default:
                    base[".".join(path)] = token
    except (ValueError, OSError, KeyError, TypeError, IndexError) as error:
        broken.append(str(error))
    return every, base, broken


class Program:
    """The program that is asked."""

    def __init__(self, binary, folder):
        self.binary, self.folder = binary, folder

    def ask(self, paths, options=()):
        """The answer of `tokens list`, what it says beside, and its exit code."""
        done = subprocess.run(
            [self.binary, "tokens", "list", "--json", *options, *paths], cwd=self.folder, capture_output=True, text=True,
            timeout=300, env={"NO_COLOR": "1", "PATH": "/usr/bin:/bin"})
        return json.loads(done.stdout or "{}"), done.stderr, done.returncode


def count(program, project, folder):
    """The figures of a project."""
    every, base, broken = written(project, folder)
    generated = folder / GENERATED
    if project.resolver:
        paths = [project.resolver]
    elif project.studio:
        paths = [project.studio]
    elif project.modes:
        generated.write_text(json.dumps(resolver(*contexts(project, folder), folder)))
        paths = [GENERATED]
    else:
        paths = [str(file.relative_to(folder)) for file in contexts(project, folder)[0]]
    try:
        answer, errors, status = program.ask(paths)
        rows = {row["token"]: row for row in answer.get("tokens", [])}
        worst = dict(rows)
        own = {path for path, row in rows.items() if is_own(row, base, rows)}
        for mode, names in answer.get("contexts", {}).items():
            for name in names:
                if name == answer["modes"].get(mode):
                    continue
                there = {row["token"]: row for row in program.ask(paths, [f"--{mode}={name}"])[0].get("tokens", [])}
                for path, row in there.items():
                    if "fault" in row and "fault" not in worst.get(path, {}) or path not in worst:
                        worst[path] = row
                        own |= {path} if is_own(row, there, there) else set()
    finally:
        generated.unlink(missing_ok=True)
    values = token_values.Values(base)
    compared = {path: token_values.verdict(values, path, row["type"], row["value"])
                for path, row in rows.items() if "type" in row and path in base}
    problems = answer.get("problems") or [{"severity": "error", "id": "none", "message": errors.strip()[-300:]}] * (status != 0)
    faults = {path: row["fault"] for path, row in worst.items() if "fault" in row}
    kept = {path: row["kept"] for path, row in worst.items() if "kept" in row}
    dangling = own & set(faults)
    errors = [problem for problem in problems if problem["severity"] == "error"]
    missing = sorted(set(every) - set(worst))
    return {
        "generation": project.generation, "repository": project.repository, "commit": project.commit,
        "written": len(every), "listed": len(worst), "values": len(worst) - len(faults) - len(kept),
        "kept": kept, "faults": faults, "own": sorted(dangling), "errors": errors, "missing": missing, "broken": broken,
        "status": status, "whole": status == 0 and not faults and not errors and not missing,
        "whole but for its own": status == 0 and len(dangling) == len(faults) and not errors and not missing,
        "equal": sum(bool(found and found[0]) for found in compared.values()),
        "different": {path: [rows[path]["value"], found[1], str(base[path].value)[:80]]
                      for path, found in compared.items() if found and not found[0]},
        "css": token_css.compare(folder, {path: row for path, row in rows.items() if "type" in row}),
        "usable": sum(row.get("type") in token_page.TYPES for row in worst.values()),
        "types": {path: token.type for path, token in every.items() if path in faults or path in kept}}


def is_own(row, *selections):
    """Whether a row's fault is a reference to a token that the files do not hold in the row's contexts: to none, or a group."""
    fault = row.get("fault")
    if not fault or fault["id"] not in ("unknown-token", "missing-alias-target", "alias-to-group"):
        return False
    names = re.findall(r"'([^']*)'", fault["message"])
    return bool(names) and all(
        names[-1] not in selection and names[-1] + ".$root" not in selection for selection in selections)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("program", type=Path)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    listed = projects(Path(__file__).resolve().parent / "tokens.txt")
    kept = arguments.folder / ".tried.json"
    # The results of the others stay where only some are counted.
    known = json.loads(kept.read_text()) if arguments.only and kept.exists() else {}
    for project in listed:
        if arguments.only and project.name not in arguments.only.split(","):
            continue
        folder = arguments.folder / project.repository.replace("/", "+")
        known[project.name] = count(Program(str(arguments.program.resolve()), folder), project, folder)
        print(token_page.line(project.name, known[project.name]), flush=True)
    results = {project.name: known[project.name] for project in listed if project.name in known}
    kept.write_text(json.dumps(results, indent=1))
    text = token_page.page(results)
    (arguments.folder / ".tried.md").write_text(text)
    print(text)


if __name__ == "__main__":
    main()
