"""Compares values with the custom properties of the style sheets that a repository has committed."""

import re
from collections import Counter, defaultdict

import token_colors

PROPERTY = re.compile(r"--([\w-]+)\s*:\s*([^;{}]+)")
CALL = re.compile(r"var\(\s*--([\w-]+)\s*(?:,[^()]*)?\)")


def plain(name):
    """A name without what separates its words."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


def properties(folder):
    """The custom properties of every style sheet of a repository: the values of each, which differ by selector."""
    found = defaultdict(list)
    for file in sorted(folder.rglob("*.css")):
        if file.stat().st_size > 2_000_000 or "node_modules" in file.parts:
            continue
        text = re.sub(r"/\*.*?\*/", "", file.read_text(errors="replace"), flags=re.S)
        for name, value in PROPERTY.findall(text):
            if value.strip() not in found[name]:
                found[name].append(value.strip())
    return found


def resolved(value, known, depth=0):
    """The texts that a value may be, calls of `var` followed."""
    match = CALL.search(value)
    if not match or depth > 8:
        return [value]
    return [text for other in known.get(match[1], [])
            for text in resolved(value[:match.start()] + other + value[match.end():], known, depth + 1)][:20]


def length(text):
    match = re.fullmatch(r"([-+]?[\d.]+)(px|rem|)", text.strip())
    return float(match[1]) * (16 if match[2] == "rem" else 1) if match else None


def equal(type, printed, text):
    """Whether a printed value equals a value of CSS; None where either is not read here."""
    if type == "color":
        wanted, found = token_colors.parse(text), token_colors.parse(printed.split()[0])
        if wanted is None or found is None:
            return None
        return all(abs(a - b) < 1.6 / 255 for a, b in zip(wanted, found, strict=False)) or wanted[3] == found[3] == 0
    if type in ("dimension", "number"):
        wanted = length(text)
        return None if wanted is None else abs(wanted - float(printed.split()[0])) < 1e-3 * max(1, abs(wanted))
    return None


def compare(folder, rows):
    """How many values equal a property of the same name, and those that equal none of its values."""
    known = properties(folder)
    names = defaultdict(list)
    for name in known:
        names[plain(name)].append(name)
    prefixes = Counter()
    for path in rows:
        for name in names:
            if name.endswith(plain(path)) and len(plain(path)) > 6:
                prefixes[name[:len(name) - len(plain(path))]] += 1
    prefix = max(prefixes, key=prefixes.get) if prefixes else ""
    result = {"equal": 0, "different": {}}
    for path, row in rows.items():
        texts = [text for name in names.get(prefix + plain(path), []) for value in known[name] for text in resolved(value, known)]
        verdicts = [equal(row["type"], row["value"], text) for text in texts]
        if any(verdicts):
            result["equal"] += 1
        elif False in verdicts:
            result["different"][path] = [row["value"], texts[verdicts.index(False)]]
    return result
