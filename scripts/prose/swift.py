"""Splits Swift into code, comments and string literals, well enough to check prose and to compare code."""

import re

# A literal opens with any number of `#` and one or three quotes.
QUOTE = re.compile(r'(#*)("""|")')
# An extended regular expression can hold quotes and slashes.
REGEX = re.compile(r"(#+)/.*?/\1", re.DOTALL)


def pieces(text):
    """Yields (kind, offset, text) for each piece of a file; kind is code, comment or string.

    An interpolation belongs to its literal. Joined, the pieces are the file.
    """
    at = start = 0
    while at < len(text):
        end = None
        if text.startswith("//", at):
            end, kind = text.find("\n", at), "comment"
            end = len(text) if end < 0 else end
        elif text.startswith("/*", at):
            end, kind = _block_comment(text, at), "comment"
        elif text[at] in '#"' and (opening := QUOTE.match(text, at)):
            end, kind = _literal(text, opening), "string"
        elif text[at] == "#" and (regex := REGEX.match(text, at)):
            at = regex.end()
            continue
        if end is None:
            at += 1
            continue
        if start < at:
            yield "code", start, text[start:at]
        yield kind, at, text[at:end]
        at = start = end
    if start < at:
        yield "code", start, text[start:at]


def _block_comment(text, at):
    depth = 0
    while at < len(text):
        if text.startswith("/*", at):
            depth, at = depth + 1, at + 2
        elif text.startswith("*/", at):
            depth, at = depth - 1, at + 2
            if depth == 0:
                return at
        else:
            at += 1
    return at


def _literal(text, opening):
    """The end of a literal. A line that ends ends a literal of one line, so that a slip stays local."""
    hashes, quotes = opening.groups()
    closing, escape = quotes + hashes, "\\" + hashes
    at = opening.end()
    while at < len(text):
        if text.startswith(closing, at):
            return at + len(closing)
        if text.startswith(escape + "(", at):
            at = _interpolation(text, at + len(escape) + 1)
        elif text.startswith(escape, at):
            at += len(escape) + 1
        elif text[at] == "\n" and len(quotes) == 1:
            return at
        else:
            at += 1
    return at


def _interpolation(text, at):
    depth = 1
    while at < len(text) and depth > 0:
        opening = QUOTE.match(text, at) if text[at] in '#"' else None
        if opening:
            at = _literal(text, opening)
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def without_comments(text):
    """The code of a file without comments and without the blank space that they leave."""
    code = "".join(piece for kind, _, piece in pieces(text) if kind != "comment")
    return [line.rstrip() for line in code.split("\n") if line.strip()]
