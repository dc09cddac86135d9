"""Finds limits on input outside of Limits.swift: numbers in a condition whose body throws or reports a problem.

A number counts if it is a literal of at least 16, or a constant of the same file with a literal value. Ranges that a format
defines are allowed: the values in FORMATS.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts/prose"))
from swift import pieces  # noqa: E402

# Font weights, type sizes of bytes and ports.
FORMATS = {255, 1_000, 65_535}
BODY = r"\s*(?:return\s+)?(?:throw\b|[\w.]*\b(?:error|warning|report|fail|problem|stop)\()"
CONDITION = re.compile(r"\b(guard\s[^{}]*?\belse\s*\{|if\s[^{}]*?\{)" + BODY)
COMPARED = re.compile(
    r"[<>]=?\s*(?:Self\.)?([A-Za-z_]\w*|\d[\d_]*)(?![\w.(])|(?<![\w.])([A-Za-z_]\w*|\d[\d_]*)(?=\s*[<>])|"
    r"\.\.[.<]\s*(?:Self\.)?([A-Za-z_]\w*|\d[\d_]*)(?![\w.(])"
)
CONSTANT = re.compile(r"\blet\s+(\w+)(?:\s*:\s*\w+)?\s*=\s*\d[\d_]*(?:\s*<<\s*\d+)?\s*$", re.MULTILINE)


def literal(word, constants):
    """The value of a number or of a constant with a literal value; None for anything else."""
    if word in constants:
        return constants[word]
    return int(word.replace("_", "")) if word[:1].isdigit() else None


def found(path):
    """Yields (line, condition) for each limit of a file."""
    text = path.read_text(encoding="utf-8")
    code = "".join(piece if kind == "code" else re.sub(r"[^\n]", " ", piece) for kind, _, piece in pieces(text))
    constants = {}
    for match in CONSTANT.finditer(code):
        value = match[0].split("=")[1].replace("_", "")
        first, _, shift = value.partition("<<")
        constants[match[1]] = int(first) << int(shift or 0)
    for match in CONDITION.finditer(code):
        for groups in COMPARED.findall(match[1]):
            value = literal(next(filter(None, groups)), constants)
            if value is not None and value >= 16 and value not in FORMATS:
                yield code.count("\n", 0, match.start()) + 1, " ".join(match[1].split())
                break


problems = [
    f"{path.relative_to(ROOT)}:{line}: '{condition[:80]}' has a limit that belongs in Limits.swift"
    for path in sorted((ROOT / "Sources").rglob("*.swift"))
    if path.name != "Limits.swift"
    for line, condition in found(path)
]
print("\n".join(problems), end="\n" if problems else "", file=sys.stderr)
sys.exit(1 if problems else 0)
