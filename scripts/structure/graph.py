"""The modules of Package.swift: their wings, their floors, and what they import."""

import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]

# From the top down: a wing imports wings above it.
WINGS = ["Values", "Drawing", "Reading", "Review", "SwiftUI", "Systems", "Previews", "Tools"]

# The wings of what clients build.
CLIENT_WINGS = {"Values", "SwiftUI", "Systems", "Previews"}


class Module:
    def __init__(self, target):
        self.name = target["name"]
        self.path = target["path"]
        self.kind = target["type"]
        self.is_c = target["module_type"] in ("ClangTarget", "SystemLibraryTarget")
        self.imports = target.get("target_dependencies", [])
        self.sources = target.get("sources", [])
        parts = pathlib.PurePath(self.path).parts
        self.wing = parts[1] if parts[0] == "Sources" and parts[1] in WINGS else None
        self.is_overlay = parts[2:3] == ("Overlays",)


def load():
    """Every target of the package by name, sorted, those outside of Sources without a wing; and the products' targets."""
    command = ["swift", "package", "--package-path", str(ROOT), "describe", "--type", "json"]
    package = json.loads(subprocess.check_output(command, stderr=subprocess.PIPE))
    targets = sorted(package["targets"], key=lambda target: target["name"])
    products = {product["name"]: product for product in package["products"]}
    return {target["name"]: Module(target) for target in targets}, products


def floor(name, modules, known=None):
    """A module's floor in its wing: 1 where it imports none of the wing, else one above the highest that it imports."""
    known = {} if known is None else known
    if name not in known:
        module = modules[name]
        below = [i for i in module.imports if modules[i].wing == module.wing]
        known[name] = 1 + max((floor(i, modules, known) for i in below), default=0)
    return known[name]


def beneath(name, modules):
    """Everything that a module is built on, itself included."""
    found, open_names = set(), [name]
    while open_names:
        next_name = open_names.pop()
        if next_name not in found:
            found.add(next_name)
            open_names += modules[next_name].imports
    return found
