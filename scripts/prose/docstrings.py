"""Finds public and package declarations without a docstring; exits with 1 if there are any.

A docstring covers the properties that follow it without a blank line. These need none:

- Sources/SwiftUI/Overlays, which repeats Apple's frameworks and their documentation
- overrides, operators, and members that the standard library's protocols name and document
- members that a documented requirement of a protocol in Sources names

With paths as arguments, checks only these.
"""

import re
import sys
from pathlib import Path

from swift import pieces

ROOT = Path(__file__).resolve().parent.parent.parent
SKIPPED = Path("Sources/SwiftUI/Overlays")
DECLARATION = re.compile(
    r"^[ \t]*(?P<before>(?:@\w+(?:\([^()\n]*\))?\s+|[a-z]+(?:\(\w+\))?[ \t]+)*?)(?P<access>public|package|open)[ \t]+"
    r"(?P<middle>(?:@\w+(?:\([^()\n]*\))?\s+|[a-z]+(?:\(\w+\))?[ \t]+)*?)"
    r"(?P<kind>func|var|let|init|subscript|struct|class|enum|protocol|actor|typealias|associatedtype|macro)\b"
    r"(?P<rest>[^\n]*)",
    re.MULTILINE,
)
# What the standard library's protocols require, and so document.
KNOWN = re.compile(
    r"(var|let) (body|description|debugDescription|hashValue|id|rawValue|startIndex|endIndex|allCases|count|isEmpty)\b|"
    r"var (animatableData|errorDescription|customMirror)\b|(let|var) defaultValue\b|let name = |"
    r"func (hash\(into|encode\(to|index\(|next\(\)|makeIterator\(|distance\(to|advanced\(by|validate\(|run\(\)|"
    r"_lower\b|request\(_ demand|cancel\(\)|receive\()|func [-+*/<>=!~|&%^.]+\s*[(<]|init\(from |init\(\w*[lL]iteral |"
    r"init\(rawValue|subscript\(((position|index): Int|bounds: Range)|"
    r"typealias (Body|Element|Index|Iterator|RawValue|Value|\w*Literal\w*)\b"
)
PROTOCOL = re.compile(r"\bprotocol\s+\w+[^{]*\{")
REQUIREMENT = re.compile(r"\b(func\s+[^\s(<]+|var\s+\w+|associatedtype\s+\w+)")


class File:
    """A source file: its code with comments and literals blanked, and the lines that docstrings cover."""

    def __init__(self, path):
        text = path.read_text(encoding="utf-8")
        self.documented, self.comments, code = set(), set(), []
        for kind, offset, piece in pieces(text):
            if kind == "comment":
                first = text.count("\n", 0, offset) + 1
                found = self.documented if piece.startswith(("///", "/**")) else self.comments
                found.update(range(first, first + piece.count("\n") + 1))
            code.append(piece if kind == "code" else re.sub(r"[^\n]", " ", piece))
        self.code = "".join(code)
        self.lines = self.code.split("\n")

    def line(self, offset):
        """The number of the line at an offset."""
        return self.code.count("\n", 0, offset) + 1

    def has_docstring(self, line, kind):
        """Whether a docstring precedes a line, or the first of the properties in whose block it is."""
        above, open_brackets = line - 1, 0
        while above > 0 and above not in self.documented:
            text = self.lines[above - 1].strip()
            open_brackets += text.count(")") - text.count("(")
            attribute = text.startswith("@") or open_brackets > 0
            sibling = kind in ("let", "var") and re.search(r"\b(let|var)\b", text) and not text.endswith("{")
            if not (attribute or sibling or above in self.comments):
                return False
            above -= 1
        return above > 0

    def requirements(self):
        """The documented members of the file's protocols."""
        for protocol in PROTOCOL.finditer(self.code):
            depth, at = 1, protocol.end()
            while depth and at < len(self.code):
                depth += {"{": 1, "}": -1}.get(self.code[at], 0)
                at += 1
            for match in REQUIREMENT.finditer(self.code, protocol.end(), at):
                if self.has_docstring(self.line(match.start()), ""):
                    yield member(match[1])


def member(words):
    """The kind and name of a member: a stored property can be the witness of a computed one, an alias of a type."""
    kind, name = words.split()
    return {"let": "var", "associatedtype": "typealias"}.get(kind, kind), name


def missing(file, required):
    """Yields (line, declaration) for each declaration of a file that no docstring covers."""
    for match in DECLARATION.finditer(file.code):
        line = file.line(match.start() + len(match.group()) - len(match.group().lstrip()))
        signature = f"{match['kind']}{match['rest']}"
        name = re.match(r"(?:func\s+[^\s(<]+|\w+\s+\w+)", signature)
        modifiers = (match["before"] + match["middle"]).split()
        if name and member(name[0]) in required or "override" in modifiers or "import" in modifiers:
            continue
        if KNOWN.match(signature):
            continue
        if not file.has_docstring(line, match["kind"]):
            yield line, signature.strip()


def main(arguments):
    """Prints what has no docstring."""
    paths = sorted((ROOT / "Sources").rglob("*.swift"))
    files = {path.relative_to(ROOT): File(path) for path in paths if ROOT / SKIPPED not in path.parents}
    required = {name for file in files.values() for name in file.requirements()}
    found = 0
    for path, file in files.items():
        if arguments and not any(str(path).startswith(argument) for argument in arguments):
            continue
        for line, signature in missing(file, required):
            found += 1
            print(f"{path}:{line}: '{signature[:80]}' has no docstring", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
