"""Finds constructions that readers stumble over, in pages, comments and string literals; ends with 1 where there are new ones.

words.txt has the constructions and what to write, exceptions.txt the sentences that may keep them, and unclean.txt the
places that are still to be rewritten, each with its number of hits. With a place as argument (a page or a folder of
Sources), it lists every hit there. `--update` lowers the numbers in unclean.txt and drops what has become clean.
"""

import re
import sys
from collections import Counter
from pathlib import Path

from swift import pieces

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
UNCLEAN = HERE / "unclean.txt"
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


def place(path, kind):
    """What unclean.txt calls a file: a page by itself, Swift by its module."""
    parts = path.relative_to(ROOT).parts
    if kind == "page":
        return "/".join(parts)
    return "/".join(parts[: 4 if parts[2] == "Overlays" else 3])


def files():
    """The pages for readers, and the sources of the program. CHANGELOG.md tells of releases that are out."""
    yield from sorted(path for path in ROOT.glob("*.md") if path.name != "CHANGELOG.md")
    yield from sorted((ROOT / "docs").rglob("*.md"))
    yield from sorted((ROOT / "Sources").rglob("*.swift"))


def hits():
    """Yields (kind, place, where, sentence, advice) for each construction that is no exception."""
    patterns = list(words())
    exceptions = [" ".join(line.split()) for line in lines("exceptions.txt")]
    for path in files():
        for kind, first, text in prose(path):
            for pattern, advice in patterns:
                for match in pattern.finditer(text):
                    around = " ".join(text[max(0, match.start() - 40) : match.end() + 40].split())
                    if any(exception in around for exception in exceptions):
                        continue
                    line = first + text.count("\n", 0, match.start())
                    where = f"{path.relative_to(ROOT)}:{line}"
                    yield kind, place(path, kind), where, around, advice


def main(arguments):
    """Compares the hits with unclean.txt, or lists those of the places in the arguments."""
    found = list(hits())
    counts = Counter((kind, name) for kind, name, *_ in found)
    rows = [line.split() for line in lines("unclean.txt")]
    known = {(kind, name): int(count) for kind, name, count in rows}
    if "--update" in arguments:
        note = [line for line in UNCLEAN.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
        left = sorted(key for key in known if counts[key] > 0)
        rest = [f"{kind:<9} {name:<44} {min(counts[kind, name], known[kind, name]):>4}" for kind, name in left]
        UNCLEAN.write_text("\n".join(note + rest) + "\n", encoding="utf-8")
        return 0
    worse = [key for key, count in counts.items() if count > known.get(key, 0)]
    for kind, name, where, around, advice in found:
        asked = any(name == one or where.startswith(one) for one in arguments)
        if asked or (not arguments and (kind, name) in worse):
            print(f"{where}: {kind}: “{around}”: {advice}", file=sys.stderr)
    if arguments:
        return 0
    for kind, name in worse:
        print(f"{name}: {counts[kind, name]} in its {kind}, at most {known.get((kind, name), 0)}", file=sys.stderr)
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
