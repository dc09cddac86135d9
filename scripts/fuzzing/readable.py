"""What can be read at all, said by readers that share nothing with the program's.

Each says False where nobody could read a file; the program may be stricter.
"""

import json
import re
import xml.etree.ElementTree

import pictures

HASH = "[0-9a-f]{32}"
ENTRY = re.compile(rf"[^ ]+ [1-9]\d*x[1-9]\d* {HASH} {HASH} [0-9a-f]+")
VIEWED = re.compile(rf"[^ ]+ {HASH} ({HASH}|-) (\d{{1,18}}|-)")


def text(data):
    """UTF-8."""
    try:
        data.decode()
        return True
    except UnicodeDecodeError:
        return False


def constant(name):
    raise ValueError(name)


def once(pairs):
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("a key stands twice")
    return dict(pairs)


def json_text(data):
    """JSON without numbers that are none and without keys that stand twice."""
    try:
        json.loads(data.decode().removeprefix("\ufeff"), parse_constant=constant, object_pairs_hook=once)
        return True
    except RecursionError:
        return True
    except ValueError:
        return False


def svg(data):
    """XML."""
    try:
        xml.etree.ElementTree.fromstring(data)
        return True
    except (xml.etree.ElementTree.ParseError, LookupError, ValueError):
        return False


def png(data):
    """A picture."""
    return pictures.pixels(data) is not None


def lines(data, header, form):
    """Lines of one form below a header; what comments say is for people."""
    kept = [line for line in data.split(b"\n") if not line.startswith(b"# renderer ")]
    if not text(b"\n".join(kept)) or kept[-1]:
        return False
    found = [line.decode() for line in kept[:-1]]
    rest = found[len(header) :]
    return found[: len(header)] == header and all(form.fullmatch(line) for line in rest)


def lock(data):
    """The lines of a lock, in any order and as often as git's union of two branches leaves them; lines may end as on
    Windows."""
    header = ["# dsrender baselines, version 1", "# id size pixels file renderer"]
    return lines(data.replace(b"\r\n", b"\n"), header, ENTRY)


def viewed(data):
    """The lines of a list of pictures."""
    return lines(data, ["# dsrender pictures, version 2", "# id pixels baseline group"], VIEWED)


def anything(_data):
    """What only the pictures can tell."""
    return True
