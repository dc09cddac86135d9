"""An independent reader of token files: JSON with comments and trailing commas, sets and tokens as they are written."""

import json
import re
from collections import namedtuple

Token = namedtuple("Token", "type value modifier")

WORD = re.compile(r"[A-Za-z_$][\w$]*")
NUMBER = re.compile(r"[-+]?(?:0x[0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|Infinity|NaN)")
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "\n": ""}


class JSON5:
    """A reader of JSON5, which JSON and JSONC are parts of; the last of two members of a name counts."""

    def __init__(self, text):
        self.text, self.at = text, 0

    def fail(self):
        raise ValueError(f"unexpected text at {self.at}: {self.text[self.at:self.at + 20]!r}")

    def skip(self):
        while True:
            match = re.compile(r"(?:\s|\ufeff|//[^\n]*|/\*.*?\*/)*", re.S).match(self.text, self.at)
            if match.end() == self.at:
                return
            self.at = match.end()

    def take(self, mark):
        self.skip()
        if self.text.startswith(mark, self.at):
            self.at += len(mark)
            return True
        return False

    def string(self):
        quote, self.at, parts = self.text[self.at], self.at + 1, []
        while self.text[self.at] != quote:
            if self.text[self.at] == "\\":
                self.at += 1
                mark = self.text[self.at]
                if mark == "u":
                    parts.append(chr(int(self.text[self.at + 1:self.at + 5], 16)))
                    self.at += 4
                else:
                    parts.append(ESCAPES.get(mark, mark))
            else:
                parts.append(self.text[self.at])
            self.at += 1
        self.at += 1
        return "".join(parts)

    def members(self):
        found = {}
        while not self.take("}"):
            if self.text[self.at] in "\"'":
                key = self.string()
            else:
                match = WORD.match(self.text, self.at) or NUMBER.match(self.text, self.at) or self.fail()
                key, self.at = match.group(), match.end()
            if not self.take(":"):
                self.fail()
            found[key] = self.value()
            if not self.take(",") and not self.text.startswith("}", self.at):
                self.fail()
        return found

    def elements(self):
        found = []
        while not self.take("]"):
            found.append(self.value())
            if not self.take(",") and not self.text.startswith("]", self.at):
                self.fail()
        return found

    def value(self):
        if self.take("{"):
            return self.members()
        if self.take("["):
            return self.elements()
        if self.text[self.at] in "\"'":
            return self.string()
        for word, value in (("true", True), ("false", False), ("null", None)):
            if self.take(word):
                return value
        match = NUMBER.match(self.text, self.at) or self.fail()
        self.at = match.end()
        return int(match.group(), 16) if "x" in match.group() else float(match.group())


def read(file):
    """The content of a token file."""
    text = file.read_text(encoding="utf-8-sig", errors="replace")
    if file.suffix in (".yml", ".yaml"):
        import yaml  # Of one repository of the list alone.

        class Loader(yaml.SafeLoader):
            """Reads keys as they are written: `05` is a name, and no number."""

            def construct_mapping(self, node, deep=False):
                for key, _ in node.value:
                    if key.tag == "tag:yaml.org,2002:int":
                        key.tag = "tag:yaml.org,2002:str"
                return super().construct_mapping(node, deep)

        try:
            return yaml.load(text, Loader)
        except yaml.YAMLError:
            return yaml.load(text.replace("\t", " "), Loader)
    try:
        return json.loads(text)
    except ValueError:
        return JSON5(text).value()


def tokens(node, path=(), type=None):
    """The tokens of a group, as they are written, by path."""
    if not isinstance(node, dict):
        return
    type = node.get("$type", node.get("type") if isinstance(node.get("type"), str) else None) or type
    for mark in ("$value", "value"):
        if mark in node and (mark == "$value" or not is_token_group(node["value"])):
            studio = (node.get("$extensions") or {}).get("studio.tokens") or {}
            yield path, Token(type, node[mark], studio.get("modify") if isinstance(studio, dict) else None)
            return
    for name, child in node.items():
        name = str(name)
        if name == "$root" or not name.startswith("$"):
            yield from tokens(child, path + (name,), type)


def is_token_group(node):
    """Whether what stands below `value` is a token, or a group of tokens, that happens to have that name."""
    return isinstance(node, dict) and (is_written(node) or any(is_token_group(child) for child in node.values()))


def is_written(node):
    """Whether a token is written like that: with a value, which is no measure of value and unit."""
    return isinstance(node, dict) and ("$value" in node or "value" in node and "unit" not in node)


def sets(document):
    """The sets of Tokens Studio's one file, in their order; None for any other file."""
    if not isinstance(document, dict) or not ("$themes" in document or "tokenSetOrder" in (document.get("$metadata") or {})):
        return None
    order = (document.get("$metadata") or {}).get("tokenSetOrder") or []
    names = [name for name in order if name in document]
    return {name: document[name] for name in names + [name for name in document if name not in order and name[0] != "$"]}


def selected(themes, order):
    """The sets that the first theme of each group selects, in their order; all of them where there are no themes."""
    chosen, groups = set(), set()
    for theme in themes or []:
        if theme.get("group") not in groups:
            groups.add(theme.get("group"))
            chosen |= {name for name, state in theme.get("selectedTokenSets", {}).items() if state != "disabled"}
    return [name for name in order if name in chosen or not groups]


def followed(source, document, folder, files, seen=()):
    """The tokens that a source of a resolver document stands for, by pointers."""
    reference = source.get("$ref") if isinstance(source, dict) else None
    if reference is None:
        yield source
        return
    file, _, pointer = reference.partition("#")
    target = document if not file else read(folder / file)
    if file:
        files.add(folder / file)
    for step in pointer.strip("/").split("/"):
        if step:
            target = target[step.replace("~1", "/").replace("~0", "~")]
    if reference in seen:
        return
    inner = target.get("sources") if pointer.startswith("/sets") else None
    if inner is None:
        yield target
        return
    for one in inner:
        yield from followed(one, document, folder, files, seen + (reference,))


def sources(document, folder, files):
    """What a resolver document merges in its default contexts and in all of them, by pointers."""
    for item in document.get("resolutionOrder", []):
        if "$ref" in item:
            steps = item["$ref"].lstrip("#/").split("/")
            item = document[steps[0]][steps[1]]
        if "contexts" in item:
            default = item.get("default", next(iter(item["contexts"])))
            for context, list in item["contexts"].items():
                for source in list:
                    yield context == default, [*followed(source, document, folder, files)]
        else:
            for source in item.get("sources", []):
                yield True, [*followed(source, document, folder, files)]
