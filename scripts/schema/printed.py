"""Whether what commands print as JSON fits their schemas, and has no member that these do not list."""

import copy
import json
import os
import pathlib
import subprocess

import jsonschema

# The edits play a person at a machine of their own, where every picture may be approved at once.
PERSON = {name: value for name, value in os.environ.items() if name != "CI"}
# Decisions as the page writes them; what the program refuses is these with something changed.
DECISION = {
    "shot": "demo/tile/default@light", "decision": "reject", "actual": "a" * 32, "expected": None, "note": "too dark", "by": "Ada",
    "pins": [
        {"x": 12, "y": 30.5, "note": "too thin", "by": "Noor", "view": "Text", "file": "components/tile.yaml", "line": 7, "column": 3},
        {"x": 1, "y": 2, "picture": "expected", "note": "was right"},
    ],
}
WRONG_DECISIONS = [
    ("decision", "maybe"), ("actual", "a"), ("expected", "b"), ("pins", "here"), ("pins", [{"x": 1, "note": "n"}]),
    ("pins", [{"x": "1", "y": 1, "note": "n"}]), ("pins", [{"x": 1, "y": 1, "note": "n", "picture": "before"}]),
]


def strict(schema):
    """The schema with what it does not list forbidden; an object without listed members may have any."""
    if isinstance(schema, list):
        return [strict(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: strict(value) for key, value in schema.items()}
    if schema.get("type") == "object" and "properties" in schema:
        made["additionalProperties"] = False
    return made


def project(program, folder):
    """A project of `init` under git, with a baseline that changed once and a picture that differs from it."""

    def run(*words):
        ended = subprocess.run(words, cwd=folder, capture_output=True, text=True, env=PERSON)
        if ended.returncode:
            raise SystemExit(f"{' '.join(map(str, words))} ended with {ended.returncode}: {ended.stderr}")

    def commit(title):
        run("git", "add", "-A")
        run("git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", title)

    font = str(pathlib.Path(__file__).resolve().parents[2] / ".fonts/NotoSans.ttf")
    pathlib.Path(folder).mkdir(exist_ok=True)
    run(program, "init", str(folder), "--font", font)
    run("git", "init", "-q", "-b", "main", ".")
    box = {"component": "box", "body": {"Text": "Box"}, "scenarios": {"default": {}}}
    for title, length in (("Begin", 30), ("Edit it", 31), (None, 32)):
        body = {"Text": "Box", "name": "label", "modifiers": [{"padding": length}]}
        pathlib.Path(folder, "components/box.json").write_text(json.dumps({**box, "body": body}))
        if title:
            run(program, "approve", "--all")
            commit(title)


def faults(program, schema, folder):
    """What does not agree; and how many documents were looked at."""
    found, count = [], 0
    project(program, folder)

    def run(*words):
        return subprocess.run([program, *words], cwd=folder, capture_output=True, text=True)

    run("matrix", "--out", "shots")
    report = json.loads(pathlib.Path(folder, "shots/report.json").read_text())
    changed = [shot["id"] for shot in report["shots"] if shot["status"] == "changed"]
    if not changed:
        return ["the edit of the project changes no shot"], 0
    documents = [("report", pathlib.Path(folder, "shots/report.json").read_text())]
    for name, *words in (
        ("why", "why", changed[0], "--json", "--pictures", "look"), ("history", "history", changed[0], "--json"),
        ("check", "check", "--json", "--contrasts"), ("frames", "frames"), ("frames", "frames", "--rounded"),
    ):
        documents.append((name, run(*words).stdout))
    decisions = {"version": 1, "run": "x", "decisions": [DECISION]}
    documents.append(("decisions", json.dumps(decisions)))
    pathlib.Path(folder, "decisions.json").write_text(json.dumps(decisions))
    for words in (("--decisions", "decisions.json"), ("--from", "shots")):
        documents.append(("approve", run("approve", "--json", *words).stdout))
    for name, text in documents:
        count += 1
        validator = jsonschema.Draft202012Validator(strict(schema(name).schema))
        found += [f"{name}: {error.json_path}: {error.message[:200]}" for error in validator.iter_errors(json.loads(text))]
    for key, value in WRONG_DECISIONS:
        wrong = copy.deepcopy(decisions)
        wrong["decisions"][0][key] = value
        pathlib.Path(folder, "decisions.json").write_text(json.dumps(wrong))
        if run("approve", "--decisions", "decisions.json").returncode != 65:
            found.append(f"the program accepts decisions with {key}: {value}")
        if schema("decisions").is_valid(wrong):
            found.append(f"the schema accepts decisions with {key}: {value}")
    return found, count
