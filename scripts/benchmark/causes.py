"""Measures how long proofs of causes take beside the runs themselves, on a project that is made for it; see docs/why.md."""

import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = sys.argv[1]
PASSES = 3

CONFIGURATION = """\
version: 1
baselines: Baselines
systems:
  rows:
    resolver: rows.resolver.json
    components: components
    fonts: [{{file: "{font}", sha256: {digest}, family: Noto Sans, weights: [400, 700]}}]
    defaults: {{font: {{family: Noto Sans, size: 13}}, padding: 4}}
    axes: {{scale: [1]}}
"""

COMPONENT = """\
component: rows-{number}
parameters: {{first: {{type: string, default: A}}, second: {{type: string, default: B}}}}
body:
  VStack:
    content:
{rows}scenarios:
{scenarios}"""

ROW = """\
      - Text: ${parameter}
        modifiers: [{{padding: "{{space.s{number}}}"}}, {{foregroundStyle: "{{color.c{number}}}"}}]
"""


def tokens(edits):
    """The tokens, of which the first ones have another value: a space and a colour in turn."""
    spaces, colors = {}, {}
    for index in range(10):
        space = 4 + index % 5 + (2 * index < edits)
        red = round(0.05 * index + 0.4 * (2 * index + 1 < edits), 3)
        spaces[f"s{index}"] = {"$type": "dimension", "$value": {"value": space, "unit": "px"}}
        colors[f"c{index}"] = {"$type": "color", "$value": {"colorSpace": "srgb", "components": [red, 0.3, 0.6]}}
    return {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"space": spaces, "color": colors}]}},
        "resolutionOrder": [{"$ref": "#/sets/base"}],
    }


def make(folder, shots):
    """A project of shots with ten rows each; all of them use all twenty tokens."""
    font = ROOT / ".fonts/NotoSans.ttf"
    digest = hashlib.sha256(font.read_bytes()).hexdigest()
    (folder / "components").mkdir()
    (folder / "dsrender.yaml").write_text(CONFIGURATION.format(font=font, digest=digest))
    (folder / "rows.resolver.json").write_text(json.dumps(tokens(0), indent=1))
    rows = "".join(ROW.format(parameter=["first", "second"][n % 2], number=n) for n in range(10))
    for number in range(-(-shots // 100)):
        names = range(number * 100, min(shots, number * 100 + 100))
        scenarios = "".join(f"  s{n}: {{parameters: {{first: Row {n}, second: Other {n}}}}}\n" for n in names)
        text = COMPONENT.format(number=number, rows=rows, scenarios=scenarios)
        (folder / f"components/rows-{number}.yaml").write_text(text)
    record(folder)


def make_copy(folder, components, scenarios):
    """A project of components whose texts are all edited afterwards: each shot by an edit of its own component."""
    font = ROOT / ".fonts/NotoSans.ttf"
    digest = hashlib.sha256(font.read_bytes()).hexdigest()
    (folder / "components").mkdir()
    (folder / "dsrender.yaml").write_text(CONFIGURATION.format(font=font, digest=digest))
    (folder / "rows.resolver.json").write_text(json.dumps(tokens(0), indent=1))
    write_copy(folder, components, scenarios, "Text")
    record(folder)


def write_copy(folder, components, scenarios, word):
    """Writes the components with a word in each text."""
    names = "".join(f"  s{n}: {{parameters: {{second: Other {n}}}}}\n" for n in range(scenarios))
    rows = "".join(ROW.format(parameter=["first", "second"][n % 2], number=n) for n in range(10))
    for number in range(components):
        text = COMPONENT.format(number=number, rows=rows, scenarios=names)
        text = text.replace("default: A}", f"default: {word} {number}}}")
        (folder / f"components/rows-{number}.yaml").write_text(text)


def record(folder):
    """Records the baselines of a project and commits it."""
    run(folder, 0, PROGRAM, "approve", "--all")
    run(folder, 0, "git", "init", "--quiet")
    run(folder, 0, "git", "add", "--all")
    run(folder, 0, "git", "-c", "user.name=Bench", "-c", "user.email=bench@localhost", "commit", "--quiet", "-m", "Base")


def run(folder, code, *words):
    """The seconds of a command by the clock, and its largest memory in MB."""
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    started = time.monotonic()
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(words, cwd=folder, stdout=output, stderr=subprocess.STDOUT, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read().decode()
    if process.returncode != code:
        raise SystemExit(f"{' '.join(words)} ended with {process.returncode}\n{text}")
    if "not proved" in text:
        raise SystemExit(f"a shot is not proved\n{text}")
    return time.monotonic() - started, usage.ru_maxrss / 1024


def measure(folder, shots, edits):
    """Prints how long a run takes without and with causes."""
    passes = PASSES if shots < 1000 else 1
    plain, _ = min(run(folder, 1, PROGRAM, "matrix", "--no-causes") for _ in range(passes))
    whole, memory = min(run(folder, 1, PROGRAM, "matrix") for _ in range(passes))
    print(
        f"{shots:>7}{edits:>7}{plain:>10.2f} s{whole:>12.2f} s{(whole - plain) / plain:>6.1f} runs{memory:>8.0f} MB",
        flush=True)


def main():
    """Prints a line for each number of shots and edits."""
    print(f"{'shots':>7}{'edits':>7}{'the run':>12}{'with causes':>14}{'the proof':>11}{'memory':>11}"
          f"   cores: {os.cpu_count()}")
    for shots, edits in [(500, 3), (10_000, 20)]:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            make(folder, shots)
            (folder / "rows.resolver.json").write_text(json.dumps(tokens(edits), indent=1))
            measure(folder, shots, edits)
    for components, scenarios in [(515, 4), (1000, 10)]:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            make_copy(folder, components, scenarios)
            write_copy(folder, components, scenarios, "Words")
            measure(folder, components * scenarios, components)


if __name__ == "__main__":
    main()
