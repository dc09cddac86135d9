"""Mutations of any file: bytes flipped, cut, inserted, copied."""

INTERESTING = [0x00, 0x01, 0x0A, 0x0D, 0x20, 0x22, 0x2D, 0x7F, 0x80, 0xBF, 0xC0, 0xED, 0xFE, 0xFF]


def flip(data, chance):
    """One bit of some bytes."""
    changed = bytearray(data)
    for _ in range(chance.choice([1, 1, 2, 8, 40])):
        if changed:
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def put(data, chance):
    """A byte that readers treat in their own way."""
    changed = bytearray(data)
    if changed:
        changed[chance.randrange(len(changed))] = chance.choice(INTERESTING)
    return bytes(changed)


def cut(data, chance):
    """The end is missing, or the beginning, or something between."""
    first = chance.randrange(len(data) + 1)
    last = min(len(data), first + chance.choice([1, 2, 7, 64, len(data)]))
    return data[:first] + data[last:]


def insert(data, chance):
    """Bytes of chance, or many of one kind."""
    place = chance.randrange(len(data) + 1)
    count = chance.choice([1, 2, 4, 100, 5000])
    byte = chance.choice(INTERESTING)
    return data[:place] + (bytes([byte]) * count if chance.random() < 0.5 else chance.randbytes(count)) + data[place:]


def copy(data, chance):
    """A part stands twice."""
    first = chance.randrange(len(data) + 1)
    part = data[first : first + chance.choice([1, 4, 30, 400])]
    place = chance.randrange(len(data) + 1)
    return data[:place] + part + data[place:]


FAMILY = [flip, flip, put, cut, insert, copy]
