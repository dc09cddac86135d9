"""Checks that the manifest, the sources and docs/dev/architecture.md agree; prints what is wrong and ends with 1."""

import re
import sys

from graph import CLIENT_WINGS, ROOT, WINGS, beneath, floor, load

# Foundation costs start-up time and 60 MB of a static binary; its formatting, JSON and file writing have faults that
# matter here. These wings, and all of Review but the commands, do without it.
WITHOUT_FOUNDATION = {"Values", "Drawing", "Reading", "Review"}
# ArgumentParser brings it along.
WITH_FOUNDATION = {"DSCommandLine", "dsrender"}

# Dependencies that SwiftPM needs although no source file imports them.
NOT_IMPORTED = {
    ("SwiftUI", "DSMacros"): "a macro's plugin is built for those who use it",
    ("UIKit", "DSMacros"): "a macro's plugin is built for those who use it",
    ("AppKit", "DSMacros"): "a macro's plugin is built for those who use it",
    ("CoreData", "DSMacros"): "a macro's plugin is built for those who use it",
    ("SwiftData", "DSMacros"): "a macro's plugin is built for those who use it",
    ("CoreGraphics", "_Testing_CoreGraphics"): "the compiler asks for it where Testing is imported too",
    ("CoreImage", "_Testing_CoreImage"): "the compiler asks for it where Testing is imported too",
    ("UIKit", "_Testing_UIKit"): "the compiler asks for it where Testing is imported too",
    ("AppKit", "_Testing_AppKit"): "the compiler asks for it where Testing is imported too",
    ("LiftOverrides", "lift-overrides"): "a plugin runs its program",
    ("CoastTheme", "LiftOverrides"): "a target names the plugins that it is built with",
    ("DSCrashesTests", "CrashingProgram"): "a program that the tests start",
    ("DSPreviewProgramTests", "SystemsGallery"): "its previews are found in the running program",
    ("SystemsGallery", "DSView"): "SwiftPM builds anew only for modules that are named",
    ("DSPreviewProgramTests", "DSView"): "likewise",
    ("CoastTheme", "HarborTheme"): "its lifted sources import it",
}

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\(\w+\))? )*(?:public |package |internal |fileprivate |private )?import "
    r"(?:struct |enum |class |protocol |func |typealias )?(\w+)",
    re.MULTILINE,
)

problems = []
modules, products = load()
floors = {}


def swift_files(module):
    return [ROOT / module.path / source for source in module.sources if source.endswith(".swift")]


def imports_of(module):
    return {name for file in swift_files(module) for name in IMPORT.findall(file.read_text())}


for module in modules.values():
    if module.path.startswith("Sources/") and module.wing is None:
        problems.append(f"{module.name}: '{module.path}' is in no wing")
    if module.wing:
        home = f"Sources/{module.wing}/" + ("Overlays/" if module.is_overlay else "") + module.name
        if module.path != home:
            problems.append(f"{module.name}: its folder is '{module.path}' and not '{home}'")
        for name in module.imports:
            wing = modules[name].wing
            if wing is None:
                problems.append(f"{module.name} imports {name}, which is in no wing")
            elif WINGS.index(wing) > WINGS.index(module.wing):
                problems.append(f"{module.name} ({module.wing}) imports {name} ({wing}), a wing below its own")
    if module.is_c or module.kind == "plugin":
        continue
    found = imports_of(module)
    for name in module.imports:
        if name not in found and (module.name, name) not in NOT_IMPORTED:
            problems.append(f"{module.name}: no file of it imports {name}; take it out of its row in Package.swift")
    needs_none = module.wing in WITHOUT_FOUNDATION and module.name not in WITH_FOUNDATION
    if needs_none and found & {"Foundation", "FoundationEssentials"}:
        problems.append(f"{module.name} imports Foundation")

# What clients build: every library among the products but those that draw.
for product in products.values():
    if "library" not in product["type"] or product["name"] in ("DSPreviewProgram", "DSTesting"):
        continue
    for name in sorted(set().union(*(beneath(target, modules) for target in product["targets"]))):
        if modules[name].is_c:
            problems.append(f"product {product['name']}: clients would build {name}, which is C")
        elif modules[name].wing not in CLIENT_WINGS:
            problems.append(f"product {product['name']}: clients would build {name} of {modules[name].wing}")

# The tables of docs/dev/architecture.md: a heading for each wing, a row for each module with its floor.
told = {}
wing = None
for line in (ROOT / "docs/dev/architecture.md").read_text().splitlines():
    heading = re.match(r"### `Sources/(\w+)`", line)
    if heading:
        wing = heading.group(1)
    elif line.startswith("## "):
        wing = None
    row = re.match(r"\| (\d+) \| (`[^|]+`) \| \S", line)
    if wing and row:
        for name in re.findall(r"`([\w-]+)`", row.group(2)):
            told[name] = (wing, int(row.group(1)))
for module in modules.values():
    if not module.wing:
        continue
    expected = (module.wing, floor(module.name, modules, floors))
    if told.get(module.name) != expected:
        problems.append(
            f"docs/dev/architecture.md: {module.name} is in {expected[0]} on floor {expected[1]}, "
            + (f"not {told[module.name][0]}, {told[module.name][1]}" if module.name in told else "and has no row")
        )
for name in sorted(set(told) - {module.name for module in modules.values() if module.wing}):
    problems.append(f"docs/dev/architecture.md: there is no module {name}")

for problem in sorted(set(problems)):
    print(problem, file=sys.stderr)
sys.exit(1 if problems else 0)
