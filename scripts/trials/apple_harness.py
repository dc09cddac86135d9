"""Writes a target of previews into the copy of a package: one for each picture that its snapshot tests have recorded."""

import re
import shutil
from dataclasses import dataclass

from drawing import ROOT

SHIM = ROOT / "scripts/trials/apple"
TARGET = "AppleRecorded"
LITERAL = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)"""(?:.*?)"""\1|(#+)"(?:.*?)"\2|"(?:\\.|[^"\\\n])*"', re.DOTALL)
TYPE = re.compile(r"(?m)^[ \t]*(?:(?:@\w+(?:\([^)\n]*\))?|public|private|fileprivate|final|open)\s+)*(?:struct|class|extension)\s+(\w+)")
FUNCTION = re.compile(r"\bfunc\s+(\w+)\s*\(")
# What makes pictures of views in the tests; the module that takes SnapshotTesting's place has it.
MAKERS = re.compile(r"(?m)^[ \t]*(?:@\w+\s+)*(?:(?:private|fileprivate|public)\s+)?(?:extension Snapshotting\b|func assertSnapshot\w*)[^\n]*")
# What tests use to write pictures into their repository.
WRITERS = re.compile(r"\bfunc record\w*\([^)]*\)\s*(?=\{)")
# Suites of VisualTesting, whose functions return the views of pictures.
SUITE = re.compile(r'@SnapshotSuite\("([^"]*)"\)')
COMPONENT = re.compile(r"@ComponentSnapshot(?:\(([^)\n]*)\))?\s*func (\w+)\(\)")


@dataclass
class Test:
    """A function that records pictures: its type, its name, the values that it is called with if it takes one, and whether its
    view takes random numbers."""

    owner: str
    name: str
    label: str
    values: str
    random: bool


def masked(text):
    """A text in which comments and literals are spaces, with the same length and lines."""
    return LITERAL.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def end_of_block(text, start):
    """Where the block ends that begins with the first brace after a place of a masked text."""
    depth = 0
    for place in range(text.index("{", start), len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return place + 1
    return len(text)


def end_of_group(text, start):
    """Where the parentheses end that begin at a place of a masked text."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return place + 1
    return len(text)


def without(text, ranges):
    """A text in which ranges are spaces."""
    for start, end in ranges:
        text = text[:start] + re.sub(r"[^\n]", " ", text[start:end]) + text[end:]
    return text


def adapted(text):
    """The source of tests as that of a target that draws: without what runs tests and makes pictures."""
    code = masked(text)
    made = [(found.start(), end_of_block(code, found.start())) for found in MAKERS.finditer(code)]
    text = without(text, [(start, end) for start, end in made if "extension" not in code[start:end] or "pullback" in code[start:end]])
    bodies = [(code.index("{", found.start()) + 1, end_of_block(code, found.start()) - 1) for found in WRITERS.finditer(code)]
    text = without(text, bodies)
    attributes = []
    for found in re.finditer(r"@(?:Test|Suite|SnapshotSuite|ComponentSnapshot)\b", masked(text)):
        end = found.end()
        attributes.append((found.start(), end_of_group(masked(text), end) if text[end : end + 1] == "(" else end))
    text = without(text, attributes)
    text = re.sub(r"(?m)^(\s*)import (?:XCTest|Testing|InlineSnapshotTesting|VisualTesting)\b", r"\1import SnapshotTesting", text)
    # A preview draws what a test asserts at once.
    text = re.sub(r"\basync (?=throws|\{|->)|\basync(?=\s*\{)|\bawait ", "", text)
    text = re.sub(r"@MainActor\s+(?=(?:final )?(?:class|struct) )", "", text)
    return re.sub(r"(?m)^([ \t]*)((?:final )?(?:class|struct) \w+\s*(?::[^{\n]*)?\{)", on_the_main_actor, text)


def on_the_main_actor(found):
    """The head of a type, on the main actor."""
    return f"{found[1]}@MainActor {found[2]}"


def tests_in(text):
    """The functions of a source of tests, by the names that their pictures begin with."""
    code = masked(text)
    types = [(found.start(), end_of_block(code, found.end()), found[1]) for found in TYPE.finditer(code) if "{" in code[found.end() :]]
    tests = {}
    for found in FUNCTION.finditer(code):
        around = [one for one in types if one[0] < found.start() < one[1]]
        if not around:
            continue
        parameters = code[found.end() : end_of_group(code, found.end() - 1) - 1].strip()
        label = parameters.split(":")[0].split()[0] if parameters else ""
        before = text[: found.start()].rpartition("@Test")[2]
        values = re.search(r"arguments:\s*(.*)\)\s*$", before, re.DOTALL)
        name = found[1] + (f"-{label}" if label else "")
        random = ".random(" in code[found.start() : end_of_block(code, found.end())]
        tests[name] = Test(around[-1][2], found[1], label, values[1].strip() if values and parameters else "", random)
    return tests


def components_in(text):
    """The code that makes the view of each picture of a source with suites, by the folder and the name of the picture."""
    made = {}
    parts = SUITE.split(text)[1:]
    for suite, body in zip(parts[::2], parts[1::2], strict=True):
        owner = TYPE.search(masked(body))[1]
        for arguments, name in COMPONENT.findall(body):
            for theme in ("light", "dark"):
                words = ", ".join(filter(None, [f".{theme}", arguments]))
                made[suite, f"{name}.{theme}"] = f"VisualTesting.component({words}) {{ {owner}().{name}() }}"
    return made


def call(test):
    """The code that runs a test."""
    made = f"let test = {test.owner}()"
    if test.values:
        named = "" if test.label == "_" else f"{test.label}: "
        return f"{made}; for value in {test.values} {{ test.{test.name}({named}value) }}"
    return f"{made}; try test.{test.name}()"


def pictures_in(place):
    """The recorded pictures in a folder: for each, the name of the file of its test and its own."""
    found = sorted(file.relative_to(place) for file in place.rglob("*.png") if "docc" not in str(file) and file.stem.count("."))
    return [file for file in found if file.parent.name]


def write(package, words):
    """Adds the target to a package; the previews by the picture that each is the view of, and the pictures without a test."""
    home = package / TARGET
    shutil.rmtree(home, ignore_errors=True)
    module = home / "SnapshotTesting"
    recorded = home / TARGET
    for folder in (module, recorded):
        folder.mkdir(parents=True)
    phone = ("UIKit.swift", "VisualTesting.swift")
    for name in ("SnapshotTesting.swift", *(phone if words["platform"] == "ios" else ("AppKit.swift",))):
        shutil.copy(SHIM / name, module)
    tests, components, folder = {}, {}, package / words["tests"]
    support = [package / name for name in words.get("with", "").split(",") if name]
    for file in [*support, *sorted(folder.rglob(words.get("files", "*.swift")))]:
        text = file.read_text()
        tests[file.stem] = tests_in(text)
        components |= components_in(text)
        (recorded / file.name).write_text(adapted(text))
    resources = folder / "Resources"
    if resources.exists():
        shutil.copytree(resources, recorded / "Resources")
    previews, lost = {}, {}
    modules = [f"import {name}" for name in words["modules"].split(",")] if "app" in words else []
    lines = [*modules, "import SnapshotTesting", "import SwiftUI", ""]
    # Each preview begins without what others have set for the whole app.
    begin = f"{words['app']}; " if "app" in words else ""
    for number, picture in enumerate(pictures_in(package / words["pictures"]), start=1):
        file, (name, _, _) = picture.parent.name, picture.stem.partition(".")
        test, component = tests.get(file, {}).get(name), components.get((file, picture.stem))
        if words.get("only", "") not in picture.stem:
            lost[str(picture)] = "different platform", "recorded on a different platform"
            continue
        if not test and not component:
            lost[str(picture)] = "no test", "no test of that name"
            continue
        if test and test.random:
            lost[str(picture)] = "random", "its view takes random numbers each time that it is evaluated"
            continue
        previews[f"{number:04}"] = str(picture)
        body = component or f'Recorder.view("{picture.stem}") {{ {begin}{call(test)} }}'
        lines += [f'#Preview("p{number:04}", traits: .sizeThatFitsLayout) {{', f"  {body}", "}", ""]
    (recorded / "Recorded.swift").write_text("\n".join(lines))
    write_manifest(package, words, ', resources: [.process("Resources")]' if resources.exists() else "")
    return previews, lost


def write_manifest(package, words, resources):
    """Gives the manifests of a package the two targets and the dependency, without tests and what only they need."""
    modules = "".join(f', "{name}"' for name in words["modules"].split(","))
    for manifest in package.glob("Package*.swift"):
        text = manifest.read_text().split("\n// The previews of the recorded pictures.")[0]
        # Dependencies have a kind since 5.6.
        text = re.sub(r"(swift-tools-version:\s*)5\.[0-5]\b", r"\g<1>5.6", text)
        mode = ", swiftSettings: [.swiftLanguageMode(.v5)]" if re.search(r"swift-tools-version:\s*[6-9]", text) else ""
        manifest.write_text(
            f"""{text}
// The previews of the recorded pictures.
package.targets.removeAll {{ $0.type == .test }}
package.dependencies.removeAll {{ one in
  ["snapshot-testing", "visual-testing", "docc-plugin"].contains {{ "\\(one.kind)".contains($0) }}
}}
for target in package.targets {{
  target.dependencies = target.dependencies.map {{ "\($0)".contains("snapshot-testing") ? "SnapshotTesting" : $0 }}
}}
package.dependencies.append(.package(name: "dsrender", path: "{ROOT}"))
package.targets.append(.target(name: "SnapshotTesting", path: "{TARGET}/SnapshotTesting"{mode}))
package.targets.append(
  .target(name: "{TARGET}", dependencies: ["SnapshotTesting"{modules}], path: "{TARGET}/{TARGET}"{resources}{mode}))
"""
        )
    (package / "dsrender.yaml").write_text(
        f"""version: 1
platform: {words["platform"]}
systems:
  recorded:
    modules: [{TARGET}]
    profile: {words["profile"]}
    axes:
      scale: [{words["scale"]}]
      scheme: [light]
"""
    )
