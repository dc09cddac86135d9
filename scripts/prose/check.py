"""Finds constructions that readers stumble over, in pages, comments and string literals; exits with 1 if there are any.

words.txt lists the constructions and what to write instead, exceptions.txt the sentences that may keep them. With places as
arguments (pages, or folders of Sources), checks only these.
"""

import re
import sys
from pathlib import Path

from swift import pieces

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# Code in prose is not prose.
CODE = re.compile(r"```.*?```|``[^`]+``|`[^`\n]+`|\]\([^)\s]*\)", re.DOTALL)
INTERPOLATION = re.compile(r"\\#*\((?:[^()]|\([^()]*\))*\)")


def lines(name):
    """The lines of a list beside this file, without comments."""
    text = (HERE / name).read_text(encoding="utf-8")
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]


def words():
    """Each construction with what to write instead."""
    for line in lines("words.txt"):
        pattern, advice = re.split(r"\s+->\s+", line, maxsplit=1)
        yield re.compile(pattern.replace(" ", r"\s+"), re.IGNORECASE), advice


def blank(match):
    """Code is replaced by a letter and its line breaks, so that lines keep their numbers."""
    return "C" + "\n" * match.group().count("\n")


def prose(path):
    """Yields (kind, first line, text) for the prose of a file: one text for each comment block, literal or page."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        yield "page", 1, CODE.sub(blank, text)
        return
    block, first, last = [], 0, -1
    for kind, offset, piece in pieces(text):
        line = text.count("\n", 0, offset) + 1
        if kind == "string" and piece.count(" ") > 1:
            yield "strings", line, CODE.sub(blank, INTERPOLATION.sub("C", piece))
        elif kind == "comment":
            if block and line != last + 1:
                yield "comments", first, CODE.sub(blank, "\n".join(block))
                block = []
            first, last = (first if block else line), line + piece.count("\n")
            block.append(piece.lstrip("/* "))
    if block:
        yield "comments", first, CODE.sub(blank, "\n".join(block))


def files():
    """The pages for readers, and the sources of the program. CHANGELOG.md describes releases that are published."""
    yield from sorted(path for path in ROOT.glob("*.md") if path.name != "CHANGELOG.md")
    yield from sorted((ROOT / "docs").rglob("*.md"))
    yield from sorted((ROOT / "Sources").rglob("*.swift"))


def hits(path, patterns, exceptions):
    """Yields (line, kind of prose, sentence, advice) for each construction in a file that is not an exception."""
    for kind, first, text in prose(path):
        for pattern, advice in patterns:
            for match in pattern.finditer(text):
                around = " ".join(text[max(0, match.start() - 40) : match.end() + 40].split())
                if not any(exception in around for exception in exceptions):
                    yield first + text.count("\n", 0, match.start()), kind, around, advice


def main(arguments):
    """Prints every hit."""
    patterns = list(words())
    exceptions = [" ".join(line.split()) for line in lines("exceptions.txt")]
    count = 0
    for path in files():
        name = str(path.relative_to(ROOT))
        if arguments and not any(name.startswith(argument) for argument in arguments):
            continue
        for line, kind, around, advice in hits(path, patterns, exceptions):
            count += 1
            print(f"{name}:{line}: {kind}: “{around}”: {advice}", file=sys.stderr)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
