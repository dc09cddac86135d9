"""Mutations of PNG files: chunks, lengths, sums, filter bytes and the compressed rows; sums are mended mostly."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
KINDS = [
    b"IHDR",
    b"PLTE",
    b"IDAT",
    b"IEND",
    b"tRNS",
    b"gAMA",
    b"iCCP",
    b"tEXt",
    b"zTXt",
    b"acTL",
    b"fdAT",
    b"XxXx",
    b"\0\0\0\0",
]


def chunks(data):
    """The chunks as lists of kind, content and sum; what comes after the last whole one is left out."""
    found, place = [], len(SIGNATURE)
    while place + 12 <= len(data):
        length, kind = struct.unpack(">I4s", data[place : place + 8])
        content = data[place + 8 : place + 8 + length]
        if len(content) < length or place + 12 + length > len(data):
            break
        found.append([kind, content])
        place += 12 + length
    return found


def chunk(kind, content, length=None, total=None):
    """One chunk's bytes, right where nothing else is said."""
    total = zlib.crc32(kind + content) if total is None else total
    return struct.pack(">I", len(content) if length is None else length) + kind + content + struct.pack(">I", total)


def joined(parts):
    return SIGNATURE + b"".join(chunk(kind, content) for kind, content in parts)


def with_chunks(change):
    """A mutation of the list of chunks."""

    def mutate(data, chance):
        parts = chunks(data)
        return joined(change(parts, chance)) if parts else data

    mutate.__doc__ = change.__doc__
    return mutate


@with_chunks
def doubled(parts, chance):
    """A chunk stands twice."""
    part = chance.choice(parts)
    parts.insert(chance.randrange(len(parts) + 1), list(part))
    return parts


@with_chunks
def dropped(parts, chance):
    """A chunk is missing."""
    del parts[chance.randrange(len(parts))]
    return parts


@with_chunks
def reordered(parts, chance):
    """Chunks in another order."""
    chance.shuffle(parts)
    return parts


@with_chunks
def renamed(parts, chance):
    """A chunk calls itself another kind."""
    chance.choice(parts)[0] = chance.choice(KINDS)
    return parts


@with_chunks
def split(parts, chance):
    """The compressed rows in several chunks, perhaps with another chunk between."""
    for index, (kind, content) in enumerate(parts):
        if kind == b"IDAT":
            place = chance.randrange(len(content) + 1)
            between = chance.choice([[], [], [[b"IDAT", b""]], [[b"tEXt", b"a\0b"]], [[b"tRNS", b"\0\0\0\0\0\0"]]])
            parts[index : index + 1] = [[kind, content[:place]], *between, [kind, content[place:]]]
            break
    return parts


@with_chunks
def added(parts, chance):
    """A further chunk of any kind."""
    content = chance.randbytes(chance.choice([0, 1, 4, 6, 13, 768, 20000]))
    parts.insert(chance.randrange(len(parts) + 1), [chance.choice(KINDS), content])
    return parts


@with_chunks
def header(parts, chance):
    """Another size, depth, colour type, compression, filter or interlace."""
    if len(parts[0][1]) == 13:
        fields = list(struct.unpack(">IIBBBBB", parts[0][1]))
        field = chance.randrange(7)
        sizes = [
            0,
            1,
            fields[field] + 1,
            max(0, fields[field] - 1),
            fields[field] * 2,
            16384,
            16385,
            65536,
            2**31 - 1,
            2**31,
            2**32 - 1,
        ]
        fields[field] = chance.choice(sizes if field < 2 else [0, 1, 2, 3, 4, 6, 7, 8, 16, 255]) & (
            2**32 - 1 if field < 2 else 255
        )
        parts[0][1] = struct.pack(">IIBBBBB", *fields)
    return parts


def rows(parts):
    """The decompressed rows and the bytes of one, with its filter; nothing where they cannot be had."""
    try:
        packed = b"".join(content for kind, content in parts if kind == b"IDAT")
        width, _, depth, color = struct.unpack(">IIBB", parts[0][1][:10])
        return bytearray(zlib.decompress(packed)), 1 + (
            width * depth * {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}.get(color, 4) + 7
        ) // 8
    except (zlib.error, struct.error):
        return bytearray(), 1


def with_rows(change):
    """A mutation of the decompressed rows, which are compressed again."""

    def mutate(parts, chance):
        found, stride = rows(parts)
        if not found:
            return parts
        packed = zlib.compress(bytes(change(found, stride, chance)), chance.choice([0, 1, 9]))
        first = next(index for index, part in enumerate(parts) if part[0] == b"IDAT")
        rest = [part for part in parts if part[0] != b"IDAT"]
        return rest[:first] + [[b"IDAT", packed]] + rest[first:]

    mutate.__doc__ = change.__doc__
    return with_chunks(mutate)


@with_rows
def repacked(found, _stride, _chance):
    """The same rows, compressed in another way."""
    return found


@with_rows
def filters(found, stride, chance):
    """Other bytes for the filters of some rows."""
    for _ in range(chance.choice([1, 3])):
        found[chance.randrange((len(found) + stride - 1) // stride) * stride] = chance.choice([0, 1, 2, 3, 4, 5, 255])
    return found


@with_rows
def pixel(found, _stride, chance):
    """One byte of one pixel, by one or by much."""
    place = chance.randrange(len(found))
    found[place] = (found[place] + chance.choice([1, -1, 128])) & 255
    return found


@with_rows
def missing(found, stride, chance):
    """Rows are missing, or there are too many."""
    return (
        found[: -chance.choice([1, stride])]
        if chance.random() < 0.5
        else found + bytes(chance.choice([1, stride, 10**6]))
    )


@with_chunks
def stream(parts, chance):
    """Bytes of the compressed stream, its header or its sum."""
    for part in parts:
        if part[0] == b"IDAT" and part[1]:
            content = bytearray(part[1])
            content[chance.choice([0, 1, chance.randrange(len(content)), len(content) - 1])] ^= 1 << chance.randrange(8)
            part[1] = bytes(content)
    return parts


def wrong(data, chance):
    """A length or a sum that does not fit."""
    parts = chunks(data)
    if not parts:
        return data
    chosen = chance.randrange(len(parts))
    length = chance.choice(
        [None, 0, 1, 2**31 - 1, 2**31, 2**32 - 1, len(parts[chosen][1]) + 1, max(0, len(parts[chosen][1]) - 1)]
    )
    total = chance.choice([None, 0, 1, 2**32 - 1])
    return SIGNATURE + b"".join(
        chunk(kind, content, length, total) if index == chosen else chunk(kind, content)
        for index, (kind, content) in enumerate(parts)
    )


def after(data, chance):
    """Something follows the end."""
    return data + chance.choice([b"\0", data, b"<html>", chance.randbytes(5000)])


FAMILY = [
    doubled,
    dropped,
    reordered,
    renamed,
    split,
    added,
    header,
    header,
    repacked,
    filters,
    pixel,
    pixel,
    missing,
    stream,
    wrong,
    after,
]
