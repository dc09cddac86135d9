"""Mutations of fonts: the table directory, and what is in tables, with their sums mended."""

import struct

WORDS = [0, 1, 2, 0x7FFF, 0x8000, 0xFFFF, 0x00FF, 0xFF00, 3, 16]


def tables(data):
    """The directory's rows: tag, sum, offset, length."""
    count = struct.unpack(">H", data[4:6])[0] if len(data) >= 6 else 0
    return [
        list(struct.unpack(">4sIII", data[place : place + 16]))
        for place in range(12, 12 + 16 * count, 16)
        if place + 16 <= len(data)
    ]


def summed(content):
    """The sum of a table."""
    padded = content + b"\0" * (-len(content) % 4)
    return sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF


def with_directory(data, found):
    """The font with other rows in its directory."""
    rows = b"".join(struct.pack(">4sIII", *row) for row in found)
    return data[:12] + rows + data[12 + len(rows) :]


def mended(data):
    """The font with right sums."""
    found = tables(data)
    for row in found:
        row[1] = summed(data[row[2] : row[2] + row[3]])
    return with_directory(data, found)


def directory(data, chance):
    """A tag, an offset or a length of the directory."""
    found = tables(data)
    if not found:
        return data
    row = chance.choice(found)
    field = chance.choice([0, 1, 2, 2, 3, 3])
    row[field] = (
        chance.choice([b"glyf", b"cmap", b"CFF ", b"kern", b"\0\0\0\0", b"zzzz", b"CBDT", b"SVG "])
        if field == 0
        else chance.choice(
            [0, 1, row[field] + 1, max(0, row[field] - 1), row[field] // 2, len(data), 2**31 - 1, 2**32 - 1]
        )
        & 0xFFFFFFFF
    )
    return with_directory(data, found)


def count(data, chance):
    """Another number of tables, or another kind of font."""
    if chance.random() < 0.5:
        return data[:4] + struct.pack(">H", chance.choice([0, 1, 5, 100, 0xFFFF])) + data[6:]
    return chance.choice([b"OTTO", b"ttcf", b"true", b"wOFF", b"wOF2", b"\0\0\0\0"]) + data[4:]


def exchanged(data, chance):
    """Two tables take one another's place."""
    found = tables(data)
    if len(found) < 2:
        return data
    first, second = chance.sample(found, 2)
    first[0], second[0] = second[0], first[0]
    return with_directory(data, found)


def word(data, chance):
    """Words of one table, extreme or by chance; every table is as likely as another, so small ones are hit too."""
    found = [row for row in tables(data) if row[3] >= 2 and row[2] + row[3] <= len(data)]
    if not found:
        return data
    row = chance.choice(found)
    changed = bytearray(data)
    for _ in range(chance.choice([1, 1, 2, 10])):
        place = row[2] + chance.randrange(min(row[3], chance.choice([8, 64, row[3]])) // 2) * 2
        struct.pack_into(
            ">H", changed, place, chance.choice(WORDS) if chance.random() < 0.7 else chance.randrange(65536)
        )
    return mended(bytes(changed))


def filled(data, chance):
    """A stretch of one table is all of one byte."""
    found = [row for row in tables(data) if row[3] and row[2] + row[3] <= len(data)]
    if not found:
        return data
    row = chance.choice(found)
    first = row[2] + chance.randrange(row[3])
    last = min(row[2] + row[3], first + chance.choice([4, 32, row[3]]))
    return mended(data[:first] + bytes([chance.choice([0, 0xFF, 0x80])]) * (last - first) + data[last:])


FAMILY = [directory, directory, count, exchanged, word, word, word, word, filled]
