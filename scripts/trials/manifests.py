"""What the manifests of a checkout say, without resolving what they depend on."""

import json
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

IMPORT = re.compile(r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?"
                    r"import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)", re.M)


@dataclass
class Module:
    """A target with Swift sources that is no test, macro or plugin."""
    name: str
    folder: Path
    files: list
    needs: list
    settings: list
    mode: str
    resources: list = field(default_factory=list)
    localization: str = ""
    program: bool = False
    platform: str = "none"

    def imports(self):
        """The modules that sources name, whether or not a condition leaves the line out."""
        return {name for file in self.files for name in IMPORT.findall(text(file))}


def text(path):
    return Path(path).read_text(encoding="utf-8", errors="replace")


def imports(source, platform):
    """The modules that a source imports, but for those under conditions: the compiler decides about these."""
    names, depth = [], 0
    for line in source.splitlines():
        word = line.strip()
        depth += word.startswith("#if") - word.startswith("#endif")
        match = IMPORT.match(line)
        if match and (depth == 0):
            names.append(match.group(1))
    return names


def imports_swiftui(path):
    return "SwiftUI" in IMPORT.findall(text(path))


def manifests(checkout):
    """The folders with a manifest, the checkout's own first; not those of dependencies or hidden folders."""
    found = [path.parent for path in checkout.rglob("Package.swift")]
    return sorted(path for path in found if not any(part.startswith(".") for part in path.relative_to(checkout).parts))


def modules(checkout):
    """All modules of a checkout's packages, those that others need first, and the manifests that cannot be read."""
    found, products, unread = {}, {}, []
    for folder in manifests(checkout):
        dump = subprocess.run(["swift", "package", "dump-package", "--package-path", str(folder),
                               "--scratch-path", "/tmp/dsrender-trial-manifests"], capture_output=True, text=True)
        if dump.returncode != 0:
            unread.append((str(folder.relative_to(checkout)), dump.stderr.strip().splitlines()[-1:]))
            continue
        manifest = json.loads(dump.stdout)
        for product in manifest["products"]:
            products[product["name"]] = product["targets"]
        for target in manifest["targets"]:
            if target["type"] in ("regular", "executable"):
                module = read(target, folder, manifest)
                if module.files and module.name not in found:
                    found[module.name] = module
    for module in found.values():
        named = [need for name in module.needs for need in ([name] if name in found else products.get(name, []))]
        module.needs = [name for name in dict.fromkeys(named) if name in found and name != module.name]
    return ordered(found), unread


def read(target, folder, manifest):
    where = place(target, folder)
    left_out = [where / name for name in target.get("exclude", [])]
    only = [where / name for name in target.get("sources") or ["."]]
    files = [file for file in sorted(where.rglob("*.swift"))
             if not any(is_below(file, other) for other in left_out) and any(is_below(file, other) for other in only)
             and not any(part.startswith(".") or part.endswith((".docc", ".xcassets"))
                         for part in file.relative_to(where).parts)]
    version = [int(part) for part in manifest["toolsVersion"]["_version"].split(".")]
    declared = manifest.get("swiftLanguageVersions")
    mode = "6" if (declared and "6" in declared) or (not declared and version[0] >= 6) else "5"
    needs = [next(iter(need.values()))[0] for need in target["dependencies"]]
    return Module(target["name"], where, files, needs, target.get("settings", []), mode, target.get("resources", []),
                  manifest.get("defaultLocalization") or "", target["type"] == "executable", platform(folder))


def platform(folder):
    """What sources are read for: iOS, where the manifest names it before any other platform."""
    manifest = re.sub(r"//[^\n]*", "", text(folder / "Package.swift"))
    first = re.search(r"\bplatforms\s*[:=]\s*\[\s*\.(\w+)", manifest)
    return "ios" if first and first.group(1) == "iOS" else "none"


def place(target, folder):
    if target.get("path"):
        return (folder / target["path"]).resolve()
    for root in ("Sources", "Source", "src", "srcs"):
        if (folder / root / target["name"]).is_dir():
            return folder / root / target["name"]
    return folder / "Sources"


def is_below(path, folder):
    return path.resolve() == folder.resolve() or folder.resolve() in path.resolve().parents


def ordered(found):
    result, seen = [], set()

    def visit(name):
        if name not in seen:
            seen.add(name)
            for need in found[name].needs:
                visit(need)
            result.append(found[name])

    for name in sorted(found):
        visit(name)
    return result


def flags(module):
    """The compiler's options that the manifest's settings and version stand for."""
    result = ["-swift-version", module.mode]
    for setting in module.settings:
        if setting["tool"] != "swift" or not holds_on_linux(setting.get("condition")):
            continue
        (kind, value), = setting["kind"].items()
        value = value.get("_0", value) if isinstance(value, dict) else value
        if kind == "define":
            result.append("-D" + value)
        elif kind == "enableUpcomingFeature":
            result += ["-enable-upcoming-feature", value]
        elif kind == "enableExperimentalFeature":
            result += ["-enable-experimental-feature", value]
        elif kind == "swiftLanguageMode":
            result[1] = str(value)
        elif kind == "defaultIsolation":
            result += ["-default-isolation", value if isinstance(value, str) else "MainActor"]
    return result


def holds_on_linux(condition):
    names = (condition or {}).get("platformNames") or []
    return not names or "linux" in names
