"""Mutations of YAML by its indentation: values, keys with what is below them, nesting, anchors and aliases."""

import re

PAIR = re.compile(r"^( *(?:- )*)([^\s:#{\[\"][^:]*): (.*)$")
INLINE = re.compile(r"([{,\[] ?)([\w-]+)(: )([^,}{\[\]]+)")
EXTREMES = [
    "1e999", ".inf", "-.inf", ".nan", "-0", "0", "-1", "1", "2", "100000", "1e9", "0x7fffffffffffffff", "9223372036854775808",
    "~", "null", "true", "no", "[]", "{}", '""', "a", '"{a.b}"', '"{}"', "$x", "${x}", '"@x"', "infinity", '"\\uFFFF"',
    '"\\0"', '"\\uD800"', "*x", "&x", "!!binary AAAA", "!!float 1", "!local a", "|", ">-", "[[[[[[]]]]]]", "{{}: a}", "? a",
    "'", '"', "2001-01-01", "0o17", "1_000", "@", "`", "%", "../../x", "/etc/passwd", "red", '"#12345678"', "a: b", "- a", "<<",
]  # fmt: skip
BOMB = "a: &a [x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b]\nd: [*c, *c, *c]\n"


def with_lines(change):
    """A mutation of the lines of a text."""

    def mutate(data, chance):
        found = data.decode(errors="surrogateescape").split("\n")
        change(found, chance)
        return "\n".join(found).encode(errors="surrogateescape")

    mutate.__doc__ = change.__doc__
    return mutate


def indent(line):
    """How deep a line stands."""
    return len(line) - len(line.lstrip(" "))


def block(found, first):
    """The index behind a line and everything that is deeper."""
    last = first + 1
    while last < len(found) and (not found[last].strip() or indent(found[last]) > indent(found[first])):
        last += 1
    return last


def pairs(found):
    """The lines that have a key and a value."""
    return [(index, match) for index, line in enumerate(found) if (match := PAIR.match(line))]


@with_lines
def extreme(found, chance):
    """A value of another kind, or at the end of its range."""
    if chosen := pairs(found):
        index, match = chance.choice(chosen)
        found[index] = f"{match[1]}{match[2]}: {chance.choice(EXTREMES)}"


@with_lines
def extreme_inside(found, chance):
    """The same in a mapping on one line."""
    chosen = [(index, match) for index, line in enumerate(found) for match in INLINE.finditer(line)]
    if chosen:
        index, match = chance.choice(chosen)
        found[index] = found[index][: match.start(4)] + chance.choice(EXTREMES) + found[index][match.end(4) :]


@with_lines
def nudged(found, chance):
    """A number that is a little different."""
    chosen = [
        (index, match) for index, line in enumerate(found) for match in re.finditer(r"(?<![\w#.\-])\d+(\.\d+)?\b", line)
    ]
    if chosen:
        index, match = chance.choice(chosen)
        number = float(match.group()) * chance.choice([1, 1, -1, 1000, 1e6]) + chance.choice([0, 1, 0.5])
        found[index] = found[index][: match.start()] + f"{number:g}" + found[index][match.end() :]


@with_lines
def dropped(found, chance):
    """A key is missing, with what is below it."""
    first = chance.randrange(len(found))
    del found[first : block(found, first)]


@with_lines
def doubled(found, chance):
    """A key stands twice, with what is below it."""
    first = chance.randrange(len(found))
    last = block(found, first)
    found[last:last] = found[first:last] * chance.choice([1, 1, 30])


@with_lines
def moved(found, chance):
    """A key with what is below it stands elsewhere, as deep as its new neighbour."""
    first = chance.randrange(len(found))
    part = found[first : block(found, first)]
    del found[first : first + len(part)]
    place = chance.randrange(len(found) + 1)
    step = (indent(found[place]) if place < len(found) else 0) - indent(part[0])
    found[place:place] = [" " * max(0, indent(line) + step) + line.lstrip(" ") for line in part]


@with_lines
def renamed(found, chance):
    """A key is called otherwise."""
    if chosen := pairs(found):
        index, match = chance.choice(chosen)
        key = match[2]
        other = chance.choice(
            [
                key[:-1],
                key.upper(),
                key + "é",
                f"{key}s",
                "<<",
                "? ",
                "*a",
                '""',
                "a" * 300,
                f"[{key}]",
                "null",
                "1",
                "If",
                "Text",
            ]
        )
        found[index] = f"{match[1]}{other}: {match[3]}"


@with_lines
def nested(found, chance):
    """A value deep inside of others."""
    if chosen := pairs(found):
        index, match = chance.choice(chosen)
        depth = chance.choice([1, 10, 100, 300, 3000])
        opening, closing = chance.choice(
            [("[", "]"), ("{a: ", "}"), ("{VStack: [", "]}"), ("{If: {environment: state, then: [", "]}}")]
        )
        found[index] = f"{match[1]}{match[2]}: {opening * depth}{match[3] or 'a'}{closing * depth}"


@with_lines
def deepened(found, chance):
    """A line stands deeper, less deep, or behind a tab."""
    index = chance.randrange(len(found))
    found[index] = chance.choice([" ", "  ", "    ", "\t", ""]) + (
        found[index] if chance.random() < 0.5 else found[index].lstrip(" ")
    )


@with_lines
def aliased(found, chance):
    """A value is named and used elsewhere, perhaps within itself."""
    chosen = pairs(found)
    if len(chosen) > 1:
        (index, match), (other, second) = chance.sample(chosen, 2)
        found[index] = f"{match[1]}{match[2]}: &n {match[3]}"
        found[other] = f"{second[1]}{chance.choice([second[2], '<<'])}: *n"


@with_lines
def bombed(found, chance):
    """Aliases that multiply."""
    found[0:0] = BOMB.split("\n")[: chance.choice([2, 5])]


@with_lines
def parted(found, chance):
    """A mark of documents, a directive, or a comment where a line began."""
    index = chance.randrange(len(found))
    found.insert(index, chance.choice(["---", "...", "%YAML 1.1", "%TAG ! a", "--- |", "# comment"]))


FAMILY = [
    extreme,
    extreme,
    extreme_inside,
    extreme_inside,
    nudged,
    nudged,
    dropped,
    doubled,
    moved,
    renamed,
    nested,
    deepened,
    aliased,
    bombed,
    parted,
]
