"""Lints public token projects, writes them as DTCG 2025.10 and exports them, and checks what comes out.

usage: scripts/prove token_tools DIR [--only NAME,...] [--findings]
  DIR has repositories of scripts/trials/tokens.txt as OWNER+NAME; those that it lacks are left out, and counted.
  lint: findings by rule, and the seconds. modernise: every value of the written files is listed again, in every context, and
  compared with the original. css: the custom properties of `:root` against those of the style sheets that the repository has
  committed. --findings prints every finding.
"""

import argparse
import json
import re
import shutil
import subprocess
import time
from collections import Counter
from pathlib import Path

import token_css
import tokens

ENVIRONMENT = {"NO_COLOR": "1", "PATH": "/usr/bin:/bin", "HOME": "/"}


def run(words, folder):
    """A command's exit code, output, errors and seconds."""
    begin = time.monotonic()
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=600, env=ENVIRONMENT)
    return done.returncode, done.stdout, done.stderr, time.monotonic() - begin


def paths_of(project, folder):
    """What a user of a project names, and the resolver document that is written for that and has to be removed again."""
    if project.resolver or project.studio:
        return [project.resolver or project.studio], None
    if project.modes:
        generated = folder / tokens.GENERATED
        generated.write_text(json.dumps(tokens.resolver(*tokens.contexts(project, folder), folder)))
        return [tokens.GENERATED], generated
    return [str(file.relative_to(folder)) for file in tokens.contexts(project, folder)[0]], None


def listed(program, paths, folder):
    """The tokens of files in each of their contexts, as `tokens list` prints them."""
    def ask(options):
        answer = json.loads(run([program, "tokens", "list", "--json", *options, *paths], folder)[1] or "{}")
        rows = {row["token"]: (row.get("value"), "fault" in row) for row in answer.get("tokens", [])}
        return answer, rows
    answer, rows = ask([])
    found = {"": rows}
    for mode, names in answer.get("contexts", {}).items():
        for name in names:
            if name != answer["modes"].get(mode):
                found[f"{mode}={name}"] = ask([f"--{mode}={name}"])[1]
    return found


def modernise(program, project, paths, folder, out):
    """How many files were written, how many tokens are kept, and how many values differ in some context."""
    shutil.rmtree(out, ignore_errors=True)
    code, text, errors, _ = run([program, "tokens", "modernise", *paths, "--out", str(out)], folder)
    if not out.exists():
        return {"refused": (errors.strip().splitlines() or [str(code)])[-2 if "hint:" in errors else -1][:160]}
    kept = re.search(r"(\d+) tokens? kept", text)
    before, after = listed(program, paths, folder), listed(program, [str(out)], folder)
    different = sorted({path for context in before for path in before[context] | after.get(context, {})
                        if before[context].get(path) != after.get(context, {}).get(path)})
    remarks = json.loads(run([program, "tokens", "lint", "--json", "--rule", "legacy-format=warning", str(out)], folder)[1] or "{}")
    legacy = Counter(finding["rule"] for finding in remarks.get("findings", []))
    return {"files": len(list(out.iterdir())), "kept": int(kept[1]) if kept else 0, "contexts": len(before),
            "values": sum(len(rows) for rows in before.values()), "different": different, "legacy": legacy["legacy-format"]}


def css(program, paths, folder):
    """How many properties of the export equal one of the same name that the repository has committed, and those that do not."""
    text = run([program, "tokens", "export", "css", *paths], folder)[1]
    root = re.search(r":root \{(.*?)\n\}", text, re.S)
    known = token_css.properties(folder)
    own = dict(token_css.PROPERTY.findall(root[1])) if root else {}
    by_name = {}
    for name in known:
        by_name.setdefault(token_css.plain(name), []).append(name)
    endings = Counter(name[:len(name) - len(token_css.plain(path))] for path in own for name in by_name
                      if len(token_css.plain(path)) > 6 and name.endswith(token_css.plain(path)))
    prefix = endings.most_common(1)[0][0] if endings else ""
    equal, different = 0, {}
    for path, value in own.items():
        texts = [text for name in by_name.get(prefix + token_css.plain(path), []) for other in known[name]
                 for text in token_css.resolved(other, known)]
        if not texts:
            continue
        if any(same(value.strip(), text) for text in texts):
            equal += 1
        else:
            different[path] = [value.strip(), texts[0]]
    return {"exported": len(own), "equal": equal, "different": different}


def same(ours, theirs):
    """Whether two values of CSS are equal: colours and lengths by what they are, everything else but for spaces and quotes."""
    lengths = token_css.length(ours), token_css.length(theirs)
    if None not in lengths:
        return abs(lengths[0] - lengths[1]) < 1e-3 * max(1, abs(lengths[0]))
    verdict = token_css.equal("color", ours, theirs) if ours.startswith("#") else None
    if verdict is not None:
        return verdict
    def plain(text):
        text = re.sub(r"[\"']", "", re.sub(r"\s*([,/])\s*", r"\1", " ".join(text.lower().split())))
        text = re.sub(r"\b([\d.]+)s\b", lambda match: f"{float(match[1]) * 1000:g}ms", text)
        text = re.sub(r"(?<![\w.])0(px|ms)", "0", text)
        return re.sub(r"-?\d*\.?\d+", lambda match: f"{float(match[0]):g}", text)
    return plain(ours) == plain(theirs)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("program", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--findings", action="store_true")
    options = parser.parse_args()
    program = str(options.program.resolve())
    projects = tokens.projects(Path(__file__).resolve().parent / "tokens.txt")
    if options.only:
        projects = [project for project in projects if project.name in options.only.split(",")]
    missing = 0
    print("| project | tokens | findings | seconds | files | kept | values | differ | css equal | css differ |\n"
          "|---|---:|---|---:|---:|---:|---:|---:|---:|---:|")
    for project in projects:
        folder = (options.folder / project.repository.replace("/", "+")).resolve()
        if not folder.exists():
            missing += 1
            continue
        paths, generated = paths_of(project, folder)
        try:
            code, text, errors, seconds = run([program, "tokens", "lint", "--json", *paths], folder)
            answer = json.loads(text or "{}")
            found = answer.get("findings", [])
            rules = ", ".join(f"{rule} {count}" for rule, count in Counter(finding["rule"] for finding in found).most_common())
            modern = modernise(program, project, paths, folder, (options.folder / ".modern" / project.name).resolve())
            sheet = css(program, paths, folder)
        finally:
            if generated:
                generated.unlink()
        count = sum(system["tokens"] for system in answer.get("systems", []))
        written = f"none: {modern['refused']} | | |" if "refused" in modern else \
            f"{modern['files']} | {modern['kept']} | {modern['values']} | {len(modern['different'])}"
        print(f"| `{project.name}` | {count} | {rules or 'none'} | {seconds:.2f} | {written} | {sheet['equal']} | "
              f"{len(sheet['different'])} |", flush=True)
        if options.findings:
            for finding in found:
                place = finding["place"]
                print(f"    {place['file']}:{place['line']} {finding['level']} {finding['message']} [{finding['rule']}]")
            for path in modern.get("different", [])[:5]:
                print(f"    differs: {path}")
            for path, (ours, theirs) in list(sheet["different"].items())[:5]:
                print(f"    css: {path} {ours} / {theirs}")
    print(f"\n{missing} projects of the list are not in the folder.")


if __name__ == "__main__":
    main()
