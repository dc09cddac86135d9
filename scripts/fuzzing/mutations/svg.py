"""Mutations of SVG symbols: numbers, elements in one another, uses, transforms, entities."""

import re

NUMBER = re.compile(rb"-?\d*\.?\d+(?:e[-+]?\d+)?")
ELEMENT = re.compile(rb"<(path|circle|rect|g)\b[^>]*/>")
NUMBERS = [
    b"1e6",
    b"1e7",
    b"1e30",
    b"-1e30",
    b"1e308",
    b"1e999",
    b"nan",
    b"NaN",
    b"inf",
    b"-0",
    b"1e-30",
    b"1e-400",
    b"0",
    b"32768",
    b"99999999999999999999",
    b".",
    b"-",
    b"1e",
    b"1.2.3",
    b"0x10",
    b"12px",
    b"50%",
]
ATTRIBUTES = [
    b'transform="scale(1e9)"', b'transform="scale(0)"', b'transform="rotate(45 1e6 1e6)"', b'transform="matrix(1 1 1 1 1 1)"',
    b'transform="skewX(90)"', b'transform="matrix(nan 0 0 1 0 0)"', b'transform="translate(1e5)scale(1e-5)"', b'stroke="red"',
    b'stroke-width="1e5"', b'stroke-width="-1"', b'stroke-dasharray="0.0001 0.0001"', b'stroke-dasharray="0 0"',
    b'stroke-dasharray="-1 2"', b'stroke-miterlimit="1e9"', b'opacity="2"', b'opacity="0.5"', b'fill="url(#a)"',
    b'fill="#12345"', b'fill="none"', b'style="fill:red;stroke:blue"', b'clip-path="url(#b)"', b'class="x"', b'display="none"',
    b'id="a"', b'd="M0 0"', b'fill-rule="evenodd"', b'xml:space="preserve"', b'xlink:href="#a"',
]  # fmt: skip
INNER = [
    b'<use href="#self"/>', b'<g id="self"><use href="#self"/></g>', b"<script>1</script>", b'<image href="/etc/passwd"/>',
    b'<text>a</text>', b"<style>path{fill:red}</style>", b'<path d="M0 0L1e9 1e9"/>', b'<path d=""/>', b'<rect width="-1" height="1"/>',
    b'<circle r="1e6"/>', b'<ellipse cx="1" cy="1" rx="0" ry="5"/>', b'<polygon points="1 2 3"/>', b'<path d="M0 0A0 0 0 1 1 5 5"/>',
    b'<path d="M1 1A1e-9 1e9 30 1 0 9 9"/>', b"<!-- -- -->", b"<![CDATA[x]]>", b"<?php ?>", b"&a;", b"<g>",
    b'<path d="M3 3' + b"h.01v.01" * 400 + b'" stroke="red"/>', b"<foreignObject/>", b"<linearGradient id='a'/>",
]  # fmt: skip


def number(data, chance):
    """A number that is huge, tiny, or none."""
    found = list(NUMBER.finditer(data))
    if not found:
        return data
    place = chance.choice(found)
    return data[: place.start()] + chance.choice(NUMBERS) + data[place.end() :]


def nudged(data, chance):
    """A number that is a little different."""
    found = list(re.finditer(rb"\d\.\d+", data)) or list(re.finditer(rb"\d+", data))
    if not found:
        return data
    place = chance.choice(found)
    return (
        data[: place.start()] + b"%.3f" % (float(place.group()) + chance.choice([0.001, 0.5, -1])) + data[place.end() :]
    )


def nested(data, chance):
    """Groups around the elements, a few or thousands."""
    count = chance.choice([1, 10, 60, 300, 5000])
    first, last = data.find(b">") + 1, data.rfind(b"</svg>")
    return data[:first] + b"<g>" * count + data[first:last] + b"</g>" * count + data[last:] if last > 0 else data


def repeated(data, chance):
    """An element many times."""
    found = list(ELEMENT.finditer(data))
    if not found:
        return data
    place = chance.choice(found)
    return data[: place.start()] + place.group() * chance.choice([0, 2, 50, 1000]) + data[place.end() :]


def segments(data, chance):
    """A path's commands many times."""
    found = re.search(rb' d="([^"]*)"', data)
    if not found:
        return data
    return data[: found.start(1)] + found.group(1) * chance.choice([2, 20, 200]) + data[found.end(1) :]


def commands(data, chance):
    """Another letter for a path's command."""
    found = list(re.finditer(rb"(?<=[\d ])[A-Za-z](?=[-\d. ])", data))
    if not found:
        return data
    place = chance.choice(found)
    return (
        data[: place.start()]
        + chance.choice([b"M", b"z", b"Z", b"A", b"Q", b"t", b"S", b"H", b"x", b"", b"MM"])
        + data[place.end() :]
    )


def attribute(data, chance):
    """One more attribute for an element."""
    found = list(re.finditer(rb"<(svg|path|circle|g)\b", data))
    if not found:
        return data
    place = chance.choice(found)
    return data[: place.end()] + b" " + chance.choice(ATTRIBUTES) + data[place.end() :]


def without(data, chance):
    """An attribute is missing."""
    found = list(re.finditer(rb' [a-z-]+="[^"]*"', data, re.IGNORECASE))
    if not found:
        return data
    place = chance.choice(found)
    return data[: place.start()] + data[place.end() :]


def inner(data, chance):
    """An element that readers have to refuse, or to bound."""
    place = data.rfind(b"</svg>")
    return data[:place] + chance.choice(INNER) + data[place:] if place > 0 else data


def uses(data, chance):
    """Uses that double at every level."""
    levels = chance.choice([3, 8, 16, 40])
    shapes = b'<g id="u0"><circle cx="4" cy="4" r="1"/></g>' + b"".join(
        b'<g id="u%d"><use href="#u%d"/><use href="#u%d" x="1"/></g>' % (level, level - 1, level - 1)
        for level in range(1, levels)
    )
    place = data.rfind(b"</svg>")
    return (
        data[:place] + b"<defs>" + shapes + b'</defs><use href="#u%d"/>' % (levels - 1) + data[place:]
        if place > 0
        else data
    )


def entities(data, chance):
    """A document type with entities."""
    inside = chance.choice(
        [b'<!ENTITY a "x">', b'<!ENTITY a SYSTEM "/etc/passwd">', b'<!ENTITY a "&b;&b;"><!ENTITY b "&a;">']
    )
    return b"<!DOCTYPE svg [" + inside + b"]>" + data


FAMILY = [
    number,
    number,
    number,
    nudged,
    nested,
    repeated,
    segments,
    commands,
    attribute,
    attribute,
    without,
    inner,
    inner,
    uses,
    entities,
]
