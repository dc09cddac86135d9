"""Counts what compiles of public packages that lie in a folder, and which previews stand in it.

usage: count.py DIR ROOT BUILD PHONE-BUILD READER [--only NAME,...] [--page] [--as-linux]
"""

import json
import re
import shutil
import sys
from pathlib import Path

import compiling
import manifests

PREVIEW = re.compile(r"^[ \t]*#Preview\b|^[^/\n]*:[^{\n]*\bPreviewProvider\b", re.M)


def previews(file):
    """The lines at which a file declares previews: `#Preview` and providers, one each."""
    source = manifests.text(file)
    return [source.count("\n", 0, match.start()) + 1 for match in PREVIEW.finditer(source)]


def count(checkout, compiler, work):
    """What compiles of a package, module by module."""
    own = work / "modules" / checkout.name
    shutil.rmtree(own, ignore_errors=True)
    own.mkdir(parents=True)
    found, unread = manifests.modules(checkout)
    needed = {name for module in found for name in module.needs}
    result = {"modules": {}, "unread": unread}
    compiler.named = {name for module in found for name in module.imports()}
    for module in found:
        compiler.platform = compiler.only or module.platform
        errors = compiler.errors(module, module.files, own)
        if module.name in needed:
            compiler.emit(module, module.files, own)
        files = {}
        for file in module.files:
            files[str(file.relative_to(checkout.resolve()))] = {
                "swiftui": manifests.imports_swiftui(file), "previews": previews(file), "error": errors.get(str(file))}
        stray = {path: message for path, message in errors.items() if Path(path) not in module.files}
        result["modules"][module.name] = {"files": files, "platform": compiler.platform, "whole": not errors, "stray": stray}
        print(f"  {module.name}: {sum(not file['error'] for file in files.values())} of {len(files)} files", flush=True)
    return result


def figures(result):
    """SwiftUI files, those that compile, their previews and those in files that compile."""
    files = [file for module in result["modules"].values() for file in module["files"].values()]
    views = [file for file in files if file["swiftui"]]
    good = [file for file in views if not file["error"]]
    return [len(views), len(good), sum(len(file["previews"]) for file in views),
            sum(len(file["previews"]) for file in good)]


def page(results):
    lines = ["| package | SwiftUI files | compile | previews | in files that compile |",
             "|---|---:|---:|---:|---:|"]
    total = [0] * 4
    for name, result in results.items():
        row = figures(result)
        total = [left + right for left, right in zip(total, row, strict=True)]
        lines.append("| " + " | ".join([f"`{name}`", *map(str, row)]) + " |")
    lines.append("| all | " + " | ".join(map(str, total)) + " |")
    share = 100 * total[1] / max(total[0], 1)
    lines += ["", f"{share:.0f} % of {total[0]} SwiftUI files compile.", ""]
    messages = [file["error"] for result in results.values() for module in result["modules"].values()
                for file in module["files"].values() if file["swiftui"] and file["error"]]
    lines += ["| files | packages | first error |", "|---:|---:|---|"]
    where = {}
    for name, result in results.items():
        for module in result["modules"].values():
            for file in module["files"].values():
                if file["swiftui"] and file["error"]:
                    where.setdefault(compiling.cause(file["error"]), set()).add(name)
    for message, number in compiling.causes(messages).most_common(60):
        lines.append(f"| {number} | {len(where[message])} | {message.replace('|', chr(92) + '|')} |")
    return "\n".join(lines) + "\n"


def main():
    words = sys.argv[1:]
    options = {word for word in words if word.startswith("--")}
    only = words[words.index("--only") + 1].split(",") if "--only" in words else None
    places = [word for word in words if not word.startswith("--")]
    if only:
        places.remove(",".join(only))
    folder, root, build, phone, reader = (Path(place).resolve() for place in places)
    work = folder / (".tried-as-linux" if "--as-linux" in options else ".tried")
    work.mkdir(exist_ok=True)
    compiler = compiling.Compiler(root, {"none": build, "ios": phone}, reader)
    compiler.only = "none" if "--as-linux" in options else None
    results = {}
    for checkout in sorted(path for path in folder.iterdir() if path.is_dir() and not path.name.startswith(".")):
        file = work / f"{checkout.name}.json"
        if only and checkout.name not in only:
            continue
        if "--page" in options:
            if not file.exists():
                continue
            result = json.loads(file.read_text())
        else:
            print(checkout.name, flush=True)
            result = count(checkout, compiler, work)
            file.write_text(json.dumps(result, indent=1))
        results[checkout.name] = result
    text = page(results)
    (work / "figures.md").write_text(text)
    print(text)


main()
