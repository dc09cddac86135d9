"""Mutations of JSON by its structure: values, keys, nesting, references."""

import json

EXTREMES = [
    "1e999", "-1e999", "1e308", "1e-400", "-0", "0", "-1", "1", "2", "0.5", "100000", "1e9", "9223372036854775808", "NaN",
    "Infinity", "null", "true", "false", "[]", "{}", '""', '"a"', '"{"', '"{a.b}"', '"{}"', '"$x"', '"${x"', '"@x"',
    '"\\ud800"', '"\\uffff"', '"\\u0000"', '"\\u202e"', '"../../x"', '"/etc/passwd"', '"infinity"', '"#"', '"#fff"',
    '"red"', "[null]", '{"$ref": "#"}', '{"$ref": "#/"}', '{"$value": 1}', "01", "+1", ".5", "'a'", "",
]  # fmt: skip


class Pairs(list):
    """An object as a list of [key, value], so that keys may stand twice."""


class Raw(str):
    """Text that is written as it stands."""


def read(data):
    """The tree of a text; nothing where it is none."""
    try:
        return json.loads(data, object_pairs_hook=lambda pairs: Pairs([list(pair) for pair in pairs]))
    except (ValueError, RecursionError):
        return None


def written(value):
    """The text of a tree."""
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, Pairs):
        return "{" + ", ".join(f"{json.dumps(key)}: {written(inner)}" for key, inner in value) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value)


def slots(value, found=None):
    """Every place of a value: the list that holds it, and its index there."""
    found = [] if found is None else found
    for index, inner in enumerate(value if isinstance(value, list) else []):
        place, at = (inner, 1) if isinstance(value, Pairs) else (value, index)
        found.append((place, at))
        slots(place[at], found)
    return found


def members(value):
    """Every object's list of members, of those that have some."""
    found = [inner[at] for inner, at in slots(value) if isinstance(inner[at], Pairs) and inner[at]]
    return found + ([value] if isinstance(value, Pairs) and value else [])


def with_tree(change):
    """A mutation of the tree; a text that is none stays as it is."""

    def mutate(data, chance):
        tree = read(data)
        if not isinstance(tree, list) or not tree:
            return data
        try:
            change(tree, chance)
            return written(tree).encode(errors="surrogatepass")
        except RecursionError:
            # An earlier mutation has nested it deeper than Python follows.
            return data

    mutate.__doc__ = change.__doc__
    return mutate


@with_tree
def extreme(tree, chance):
    """A value of another kind, or at the end of its range."""
    place, at = chance.choice(slots(tree))
    place[at] = Raw(chance.choice(EXTREMES))


@with_tree
def extreme_leaf(tree, chance):
    """The same for a value that holds no others."""
    place, at = chance.choice(
        [(place, at) for place, at in slots(tree) if not isinstance(place[at], list)] or slots(tree)
    )
    place[at] = Raw(chance.choice(EXTREMES))


@with_tree
def nudged(tree, chance):
    """A number that is a little different, or much."""
    numbers = [
        (place, at)
        for place, at in slots(tree)
        if isinstance(place[at], (int, float)) and not isinstance(place[at], bool)
    ]
    if numbers:
        place, at = chance.choice(numbers)
        place[at] = chance.choice(
            [place[at] + 1 / 255, place[at] + 1, -place[at], place[at] * 1000, place[at] * 1e7, place[at] / 3]
        )


@with_tree
def dropped(tree, chance):
    """A key is missing."""
    chosen = chance.choice(members(tree))
    del chosen[chance.randrange(len(chosen))]


@with_tree
def doubled(tree, chance):
    """A key stands twice, with its value or with another one."""
    chosen = chance.choice(members(tree))
    member = list(chance.choice(chosen))
    if chance.random() < 0.5:
        member[1] = Raw(chance.choice(EXTREMES))
    chosen.insert(chance.randrange(len(chosen) + 1), member)


@with_tree
def renamed(tree, chance):
    """A key is called otherwise."""
    member = chance.choice(chance.choice(members(tree)))
    key = member[0]
    member[0] = chance.choice(
        [
            key[:-1],
            key.upper(),
            key + "é",
            "$" + key,
            key + "." + key,
            "",
            "a" * 300,
            key + "/..",
            key[::-1],
            key + " ",
            "\uffff",
        ]
    )


@with_tree
def nested(tree, chance):
    """A value deep inside of others."""
    place, at = chance.choice(slots(tree))
    depth = chance.choice([1, 10, 100, 300, 3000])
    inner = written(place[at])
    opening, closing = chance.choice([("[", "]"), ('{"a": ', "}"), ('{"content": [', "]}"), ('{"VStack": [', "]}")])
    place[at] = Raw(opening * depth + inner + closing * depth)


@with_tree
def repeated(tree, chance):
    """A value many times in its list."""
    lists = [place[at] for place, at in slots(tree) if isinstance(place[at], list) and place[at]] or [tree]
    chosen = chance.choice(lists)
    place = chance.randrange(len(chosen))
    if isinstance(chosen, Pairs):
        chosen[place:place] = [
            [f"{chosen[place][0]}{number}", chosen[place][1]] for number in range(chance.choice([1, 20, 500]))
        ]
    else:
        chosen[place:place] = [chosen[place]] * chance.choice([1, 20, 500])


@with_tree
def grafted(tree, chance):
    """A part of the tree in another place."""
    from_place, from_at = chance.choice(slots(tree))
    text = Raw(written(from_place[from_at]))
    place, at = chance.choice(slots(tree))
    place[at] = text


@with_tree
def pointed(tree, chance):
    """A reference to another place of the tree, perhaps to itself."""
    path, value = [], tree
    while isinstance(value, list) and value and (not path or chance.random() < 0.8):
        at = chance.randrange(len(value))
        name, value = value[at] if isinstance(value, Pairs) else (str(at), value[at])
        path.append(name)
    place, at = chance.choice(slots(tree))
    alias = "{" + ".".join(path) + "}"
    place[at] = chance.choice([alias, alias, Pairs([["$ref", "#/" + "/".join(path)]]), Pairs([["$extends", alias]])])


@with_tree
def swapped(tree, chance):
    """Two values change places."""
    places = slots(tree)
    (first, first_at), (second, second_at) = chance.choice(places), chance.choice(places)
    one, two = written(first[first_at]), written(second[second_at])
    first[first_at], second[second_at] = Raw(two), Raw(one)


FAMILY = [
    extreme,
    extreme_leaf,
    extreme_leaf,
    nudged,
    nudged,
    dropped,
    doubled,
    renamed,
    nested,
    repeated,
    grafted,
    pointed,
    swapped,
]
