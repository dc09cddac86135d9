"""Counts what of public token projects is read, and compares the values with the ones that the projects publish.

usage: scripts/prove tokens DIR    the projects of scripts/trials/tokens.txt, whose repositories lie in DIR as OWNER+NAME
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import token_files

ROW = re.compile(r"^(.*?)\s{2,}(\S+)\s{2,}(.*)$")
CONFIGURATION = """version: 1
systems:
  trial:
    {tokens}
    components: components
    fonts: [{{file: font.ttf, sha256: "{hash}", family: "F", weights: 400}}]
"""


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


def studio_modes(folder):
    """The files of Tokens Studio's folder: those of every theme, and by group and theme the others."""
    themes = token_files.read(folder / "$themes.json") if (folder / "$themes.json").exists() else []
    metadata = token_files.read(folder / "$metadata.json") if (folder / "$metadata.json").exists() else {}
    order = metadata.get("tokenSetOrder", [])
    names = [str(file.relative_to(folder))[:-5] for file in sorted(folder.rglob("*.json")) if file.name[0] != "$"]
    # Where the order is given, it names the sets: other files are no sets.
    order = [name for name in order if name in names] or names

    def files(chosen):
        return [folder / f"{name}.json" for name in order if name in chosen]

    groups = defaultdict(dict)
    for theme in themes:
        on = {name for name, state in theme.get("selectedTokenSets", {}).items() if state != "disabled"}
        groups[theme.get("group") or "theme"][theme["name"]] = on
    if not groups:
        return files(set(order)), {}
    always = set().union(*(set.intersection(*group.values()) for group in groups.values()))
    modes = {group: {name: files(on - always) for name, on in themes.items()} for group, themes in groups.items()}
    return files(always), {group: contexts for group, contexts in modes.items() if len(contexts) > 1}


def identifier(name):
    """A name as dsrender takes those of modes and contexts."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "x"


def resolver(base, modes, folder):
    """A resolver document for files and modes."""
    def references(files):
        return [{"$ref": str(file.relative_to(folder))} for file in files]

    modifiers = {}
    for mode, contexts in modes.items():
        named = {identifier(name): references(files) for name, files in contexts.items()}
        modifiers[identifier(mode)] = {"contexts": named, "default": next(iter(named))}
    return {
        "version": "2025.10", "sets": {"base": {"sources": references(base)}}, "modifiers": modifiers,
        "resolutionOrder": [{"$ref": "#/sets/base"}, *({"$ref": f"#/modifiers/{name}"} for name in modifiers)]}


def written(project, folder):
    """The tokens that a project's files hold: type and value by path, all of them and those of the default contexts."""
    every, base, broken = {}, {}, []

    def add(document, is_default):
        parts = token_files.sets(document)
        for part in parts.values() if parts else [document]:
            for path, type, value in token_files.tokens(part):
                every[".".join(path)] = (type, value)
                if is_default:
                    base[".".join(path)] = (type, value)

    if project.resolver:
        home = (folder / project.resolver).parent
        try:
            document = token_files.read(folder / project.resolver)
            for is_default, documents in token_files.sources(document, home, set()):
                for one in documents:
                    add(one, is_default)
        except (ValueError, OSError, KeyError, TypeError) as error:
            broken.append(f"{project.resolver}: {error}")
        return every, base, broken
    files, modes = layout(project, folder)
    lists = [(True, files)]
    for contexts in modes.values():
        lists += [(index == 0, list) for index, list in enumerate(contexts.values())]
    for is_default, list_ in lists:
        for file in list_:
            try:
                add(token_files.read(file), is_default)
            except (ValueError, OSError, IndexError) as error:
                broken.append(f"{file.relative_to(folder)}: {error}")
    return every, base, broken


def layout(project, folder):
    """The files of a project in every context, and those of the contexts of its modes."""
    if project.studio:
        return studio_modes(folder / project.studio)
    modes = {mode: {name: matches(folder, patterns) for name, patterns in contexts.items()}
             for mode, contexts in project.modes.items()}
    return matches(folder, project.patterns), modes


class Program:
    """The program that is asked."""

    def __init__(self, binary, folder):
        self.binary, self.folder = binary, folder

    def list(self, project, options=()):
        """The rows of `tokens list`, what it says beside, and its exit code."""
        home, tokens = self.folder, None
        if project.resolver:
            tokens = f"resolver: {json.dumps(project.resolver)}"
        else:
            files, modes = layout(project, home)
            if modes:
                (home / "dsrender-trial.resolver.json").write_text(json.dumps(resolver(files, modes, home)))
                tokens = "resolver: dsrender-trial.resolver.json"
            else:
                tokens = "tokens: " + json.dumps([str(file.relative_to(home)) for file in files])
        (home / "dsrender-trial.yaml").write_text(CONFIGURATION.format(tokens=tokens, hash="0" * 64))
        done = subprocess.run(
            [self.binary, "tokens", "list", "--config", "dsrender-trial.yaml", *options], cwd=home, capture_output=True,
            text=True, timeout=300, env={"NO_COLOR": "1", "PATH": "/usr/bin:/bin"})
        rows = [ROW.match(line) for line in done.stdout.splitlines()]
        return {row[1]: (row[2], row[3]) for row in rows if row}, done.stderr, done.returncode


def cause(message):
    """A fault without what it is about."""
    message = re.sub(r" \(and \d+ more.*", "", message)
    message = re.sub(r"\"[^\"]*\"|'[^']*'|`[^`]*`|\{[^}]*\}", "…", message)
    message = re.sub(r"#[0-9a-fA-F]{3,8}\b|-?\b\d+(\.\d+)?\b", "N", message)
    return re.sub(r"\s+", " ", message).strip()[:110]


def count(program, project, folder):
    """The figures of a project."""
    every, base, broken = written(project, folder)
    rows, errors, status = program.list(project)
    files, modes = ([], {}) if project.resolver else layout(project, folder)
    if project.resolver:
        document = token_files.read(folder / project.resolver)
        modes = {name: modifier.get("contexts", {}) for name, modifier in (document.get("modifiers") or {}).items()}
    worst = dict(rows)
    for mode, contexts in modes.items():
        for context in list(contexts)[1:]:
            more = program.list(project, [f"--{identifier(mode)}" if not project.resolver else f"--{mode}",
                                          identifier(context) if not project.resolver else context])[0]
            for path, row in more.items():
                if row[0] == "error" or path not in worst:
                    worst[path] = row
    faults = {path: row[1] for path, row in worst.items() if row[0] == "error"}
    said = [line for line in errors.splitlines() if re.search(r": error: ", line)]
    return {
        "generation": project.generation, "repository": project.repository, "commit": project.commit,
        "written": len(every), "listed": len(worst), "values": len(worst) - len(faults), "broken": broken,
        "faults": faults, "errors": [re.sub(r"^.*?: error: ", "", line) for line in said], "status": status,
        "missing": sorted(set(every) - set(worst))[:2000], "rows": rows}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("program", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    here = Path(__file__).resolve().parent
    results = {}
    for project in projects(here / "tokens.txt"):
        if arguments.only and project.name not in arguments.only.split(","):
            continue
        folder = arguments.folder / project.repository.replace("/", "+")
        result = count(Program(str(arguments.program.resolve()), folder), project, folder)
        results[project.name] = result
        whole = not result["faults"] and not result["errors"] and result["status"] == 0 and not result["missing"]
        result["whole"] = whole
        print(f"{project.name:22} {result['generation']:20} {result['written']:5} {result['listed']:5} "
              f"{result['values']:5} {len(result['missing']):5} {result['status']:3} {'whole' if whole else ''}", flush=True)
    causes = defaultdict(lambda: [0, set(), None])
    for name, result in results.items():
        for path, message in list(result["faults"].items()) + [("-", error) for error in result["errors"]]:
            entry = causes[cause(message)]
            entry[0] += 1
            entry[1].add(name)
            entry[2] = entry[2] or f"{name}: {path}: {message[:140]}"
    for text, (number, names, example) in sorted(causes.items(), key=lambda item: -len(item[1][1])):
        print(f"| {number} | {len(names)} | {text} | {example}")
    if arguments.out:
        arguments.out.write_text(json.dumps(results, indent=1))


main()
