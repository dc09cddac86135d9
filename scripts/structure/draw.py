"""Writes docs/dev/picture/components/wings.yaml, the picture of the wings, from Package.swift.

A wing is a band with its modules, the lowest floor first. Each wing that others import has a line of its own on the
right: a dot where it is imported, and an arrow where it stands. An arrow that points down would be a fault.
"""

import sys

from graph import ROOT, WINGS, floor, load

TARGET = ROOT / "docs/dev/picture/components/wings.yaml"

# Points.
WIDTH = 712
TITLE = 104
CHIP_HEIGHT = 24
GAP = 6
INSET = 12
BAND_GAP = 12
COLUMN = 26
LETTER = 6.9


def chips(modules, wing):
    """The wing's Swift modules by floor; what is C stands behind them as one chip."""
    floors = {}
    own = [module for module in modules.values() if module.wing == wing]
    swift = sorted((m for m in own if not m.is_c), key=lambda m: (floor(m.name, modules, floors), m.name))
    names = [m.name for m in swift]
    count = sum(m.is_c for m in own)
    return names + ([f"{count} of C"] if count > 1 else [m.name for m in own if m.is_c])


def rows(names):
    """The names in lines that fit a band, by the width of an average letter."""
    lines, x = [[]], 0
    for name in names:
        width = len(name) * LETTER + 16
        if lines[-1] and x + width > WIDTH - TITLE - INSET:
            lines.append([])
            x = 0
        lines[-1].append(name)
        x += width + GAP
    return lines


def importers(modules):
    """For each wing the wings that import it, but for itself."""
    found = {wing: set() for wing in WINGS}
    for module in modules.values():
        for name in module.imports if module.wing else []:
            if modules[name].wing != module.wing:
                found[modules[name].wing].add(module.wing)
    return found


def element(kind, x, y, modifiers=()):
    lines = [f"    - {kind}"]
    lines.append("      modifiers:")
    lines += [f"        - {modifier}" for modifier in modifiers]
    lines.append(f"        - offset: {{x: {x:g}, y: {y:g}}}")
    return lines


def chip_row(names, x, y):
    """A line of modules, each as wide as its name."""
    lines = ["    - HStack:", f"        spacing: {GAP}", "        content:"]
    for name in names:
        lines += [f"          - Module: {{name: {name}}}"]
    return lines + ["      modifiers:", f"        - offset: {{x: {x:g}, y: {y:g}}}"]


def picture(modules):
    lines, y, middles = [], 0, {}
    for wing in WINGS:
        placed = rows(chips(modules, wing))
        height = 2 * INSET + len(placed) * CHIP_HEIGHT + (len(placed) - 1) * GAP
        lines += element(
            'RoundedRectangle: {cornerRadius: 10, fill: "{color.band}"}', 0, y, [f"frame: {{width: {WIDTH}, height: {height}}}"]
        )
        lines += element(
            f"Text: {wing}", INSET, y + INSET, ["font: headline", "lineLimit: 1", f"frame: {{height: {CHIP_HEIGHT}}}"]
        )
        for number, line in enumerate(placed):
            lines += chip_row(line, TITLE, y + INSET + number * (CHIP_HEIGHT + GAP))
        middles[wing] = y + height / 2
        y += height + BAND_GAP
    used = [(wing, sorted(found, key=WINGS.index)) for wing, found in importers(modules).items() if found]
    # Dots and arrowheads lie over all lines.
    marks = []
    for column, (wing, found) in enumerate(used):
        x = WIDTH + 18 + column * COLUMN
        start, end = middles[wing], middles[found[-1]]
        color = f'"{{color.line.{wing.lower()}}}"'
        outline = f"M{x:g} {end:g} L{x:g} {start:g} L{WIDTH + 8:g} {start:g}"
        lines += element(f"Path: {{d: {outline}, stroke: {color}, lineWidth: 2, lineJoin: round, lineCap: round}}", 0, 0)
        marks += element(f"Path: {{d: M{WIDTH + 2:g} {start:g} l9 -5 l0 10 Z, fill: {color}}}", 0, 0)
        for importer in found:
            marks += element(f"Circle: {{fill: {color}}}", x - 4, middles[importer] - 4, ["frame: {width: 8, height: 8}"])
    lines += marks
    width = WIDTH + 18 + len(used) * COLUMN
    head = [
        "# Written by scripts/architecture from Package.swift.",
        "component: wings",
        "description: >-",
        "  The wings of dsrender and their modules; a line leads from the wings that import, at its dots, to the wing that is",
        "  imported, at its arrow.",
        "body:",
        "  ZStack:",
        "    alignment: topLeading",
        "    content:",
    ]
    tail = [f"  modifiers: [{{frame: {{width: {width:g}, height: {y - BAND_GAP:g}, alignment: topLeading}}}}]", "scenarios: {all: {}}"]
    return "\n".join(head + ["  " + line for line in lines] + tail) + "\n"


def main():
    modules, _ = load()
    for wing, found in importers(modules).items():
        for importer in found:
            if WINGS.index(importer) < WINGS.index(wing):
                sys.exit(f"{importer} imports {wing}, which stands below it: the arrow would point down")
    text = picture(modules)
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text() != text:
            sys.exit(f"{TARGET.relative_to(ROOT)} is not what Package.swift says; run scripts/architecture")
    else:
        TARGET.write_text(text)


main()
