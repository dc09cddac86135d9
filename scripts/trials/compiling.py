"""Which files of a module the compiler has no error in, against the modules of SwiftUI that are built here."""

import re
import shutil
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

import manifests

ERROR = re.compile(r"^(.+?\.swift|macro expansion [^:]*|@__swiftmacro[^:]*):(\d+):(\d+): (error|note): (.*)$")
MISSING = re.compile(r"no such module '([^']+)'")
# A line that imports a module, or something of it.
LINE = r"^([ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:\w+[ \t]+)?import[ \t]+(?:\w+[ \t]+)?{}\b.*)$"
# The modules that come with Swift on Linux.
TOOLCHAIN = {path.name.removesuffix(".swiftmodule") for path in
             (Path(shutil.which("swiftc")).resolve().parent.parent / "lib/swift/linux").glob("*.swiftmodule")} | {"Swift", "CoreFoundation"}
BENEATH = ["SwiftUI", "DSControls", "DSDiagnostics", "DSEffects", "DSFoundation", "DSGeometry", "DSLocalization", "DSNode",
           "DSOutline", "DSPlatform", "DSView"]


def frameworks(root):
    """What Foundation brings along on Apple's platforms, as the manifests of `swift package dsrender` import it."""
    source = (root / "Sources/Previews/DSPackages/ManifestText.swift").read_text()
    return re.findall(r'"(\w+)"', re.search(r"static let frameworks = \[(.*?)\]", source, re.DOTALL)[1])


class Compiler:
    """Compiles against the modules that are built as for a platform, with the sources read as for it."""

    def __init__(self, root, builds, reader):
        self.root, self.builds, self.reader = root, builds, reader
        self.frameworks = frameworks(root)
        overlays = {path.name for path in (root / "Sources/SwiftUI/Overlays").iterdir() if path.is_dir()}
        self.overlays = {name for name in overlays if not name.startswith(("DS", "_"))}
        # The modules that any target of the package in hand names: a package is built with one folder of modules.
        self.named = set()
        self.platform = "none"

    @property
    def build(self):
        return self.builds[self.platform]

    def visible(self, module, own):
        """A folder with the modules that a target sees: SwiftUI, its package's, and the overlays that the package names."""
        folder = Path(tempfile.mkdtemp(prefix="dsrender-trial-"))
        other = {"ios": {"AppKit"}, "macos": {"UIKit"}}.get(self.platform)
        names = set(BENEATH) | (self.overlays & self.named if other is None else self.overlays - other)
        names |= {f"_Testing_{name}" for name in names}
        for file in [self.build / f"Modules/{name}.swiftmodule" for name in sorted(names)] + sorted(own.glob("*.swiftmodule")):
            if file.exists():
                (folder / file.name).symlink_to(file)
        return folder

    def read(self, files, work):
        """The copies of the files that the platform reads otherwise, by the files."""
        modules = sorted(self.overlays | {"SwiftUI", "UIKit", "AppKit", "Cocoa"})
        done = subprocess.run([str(self.reader), self.platform, str(work), *modules], check=True, capture_output=True,
                              input="".join(f"{file}\n" for file in files), text=True)
        return {Path(path): Path(other) for path, other in (line.split("\t") for line in done.stdout.splitlines())}

    def options(self, module, visible):
        tool = self.build / "DSMacros-tool"
        implicit = [word for name in self.frameworks for word in ("-Xfrontend", "-import-module", "-Xfrontend", name)]
        return ["-module-name", identifier(module.name), "-I", str(visible), "-diagnostic-style=llvm",
                "-suppress-warnings", "-load-plugin-executable", f"{tool}#DSMacros", "-DSWIFT_PACKAGE", "-DDEBUG",
                "-package-name", "trial", "-enable-testing", "-module-cache-path", "/tmp/dsrender-trial-cache",
                *(implicit if self.platform != "none" else []), *manifests.flags(module)]

    def errors(self, module, files, own):
        """The first error of each file that has one, by the file's path.

        A file that imports a module which is not there keeps that as its error; the compiler would look no further, so
        that the line is taken out for what the others have.
        """
        visible = self.visible(module, own)
        with tempfile.TemporaryDirectory(prefix="dsrender-trial-") as work:
            copies, first = self.readable(files, visible, work)
            # The compiler says nothing more where a module is missing that a condition asks for.
            for _ in range(8):
                paths = [str(copies.get(file, file)) for file in files] + accessors(module, work)
                found = self.run(["-typecheck", "-enable-batch-mode", "-j2", "-parse-as-library"], module, visible, paths)
                absent = {match.group(1) for match in map(MISSING.search, found.values()) if match}
                if not absent:
                    break
                for file in files:
                    source = manifests.text(copies.get(file, file))
                    for name in absent & set(manifests.IMPORT.findall(source)):
                        first.setdefault(str(file), f"1: no such module '{name}'")
                        source = re.sub(LINE.format(name), "", source, flags=re.M)
                        copies[file] = Path(work) / f"absent-{len(copies)}-{file.name}"
                        copies[file].write_text(source, encoding="utf-8")
            names = {str(copy): str(file) for file, copy in copies.items()}
            for path, message in found.items():
                first.setdefault(names.get(path, path), message)
        return first

    def emit(self, module, files, own):
        """Writes the module for those that import it, also where some of its files have errors."""
        visible = self.visible(module, own)
        with tempfile.TemporaryDirectory(prefix="dsrender-trial-") as work:
            copies, _ = self.readable(files, visible, work)
            paths = [str(copies.get(file, file)) for file in files] + accessors(module, work)
            self.run(["-emit-module", "-wmo", "-parse-as-library", "-o", str(own / f"{identifier(module.name)}.swiftmodule"),
                      "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
                      "-Xfrontend", "-experimental-allow-module-with-compiler-errors"], module, visible, paths)

    def readable(self, files, visible, work):
        """Copies of files as the platform reads them, without imports of modules that are not there, and what is missing."""
        copies, missing = self.read(files, work), {}
        there = {path.name.removesuffix(".swiftmodule") for path in visible.iterdir()} | TOOLCHAIN
        for number, file in enumerate(files):
            source = manifests.text(copies.get(file, file))
            names = [name for name in manifests.imports(source, self.platform) if name not in there]
            if not names:
                continue
            missing[str(file)] = f"1: no such module '{names[0]}'"
            for name in names:
                source = re.sub(LINE.format(name), "", source, flags=re.M)
            copies[file] = Path(work) / f"without-{number}-{file.name}"
            copies[file].write_text(source, encoding="utf-8")
        return copies, missing

    def run(self, mode, module, visible, paths):
        with tempfile.NamedTemporaryFile("w", suffix=".rsp") as response:
            response.write("\n".join(f'"{path}"' for path in paths))
            response.flush()
            try:
                done = subprocess.run(["swiftc", *mode, *self.options(module, visible), f"@{response.name}"],
                                      capture_output=True, text=True, errors="replace", timeout=300)
                output, code = done.stderr + done.stdout, done.returncode
            except subprocess.TimeoutExpired:
                output, code = "", 124
        found = parse(output)
        if code != 0 and not found:
            last = output.strip().splitlines()
            reason = "the compiler ends: " + (last[0][:160] if last else f"code {code}")
            return {path: reason for path in paths}
        return found


def accessors(module, work):
    """The file that gives `Bundle.module` to a target with resources."""
    if not module.resources:
        return []
    file = Path(work) / "resource_bundle_accessor.swift"
    file.write_text("import Foundation\nextension Foundation.Bundle {\n  static let module = Bundle.main\n}\n")
    return [str(file)]


def parse(output):
    """The first error of each file; one in a macro's expansion is the file's that the macro stands in."""
    first, waiting = {}, None
    for line in output.splitlines():
        match = ERROR.match(line)
        if not match:
            continue
        path, number, _, kind, message = match.groups()
        real = path.startswith("/")
        if kind == "error" and real:
            first.setdefault(path, f"{number}: {message}")
            waiting = None
        elif kind == "error":
            waiting = message
        elif waiting and real:
            first.setdefault(path, f"{number}: {waiting}")
            waiting = None
    return first


def identifier(name):
    return re.sub(r"\W", "_", name)


def cause(message):
    """A message without its line and what differs from one place to the next."""
    message = re.sub(r"^\d+: ", "", message)
    message = re.sub(r"^(value of type|instance method|static property|initializer|type) '[^']*' ", r"\1 … ", message)
    return message[:120]


def causes(messages):
    return Counter(cause(message) for message in messages)
