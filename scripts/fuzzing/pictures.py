"""A reader of PNG files that shares nothing with the program's, for judging what the program said."""

import struct
import zlib

CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def pixels(data):
    """The width, the height and all pixels as RGBA of 16 bits; nothing where the file cannot be read.

    Lenient where a picture can still be had, since the program may be stricter: sums of chunks that matter to no pixel,
    and whatever follows the end, are not looked at.
    """
    try:
        return decoded(data)
    except (ValueError, IndexError, KeyError, struct.error, zlib.error):
        return None


def chunks(data):
    """The contents of a file's chunks by their kinds; raises if the file cannot be read."""
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("signature")
    place, parts = 8, {}
    while True:
        length, kind = struct.unpack(">I4s", data[place : place + 8])
        content, (total,) = (
            data[place + 8 : place + 8 + length],
            struct.unpack(">I", data[place + 8 + length : place + 12 + length]),
        )
        place += 12 + length
        if kind[0] & 32 and kind != b"tRNS":
            continue
        if (
            zlib.crc32(kind + content) != total
            or (kind == b"IHDR") == bool(parts)
            or kind not in (b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS")
        ):
            raise ValueError("chunk")
        parts[kind] = parts.get(kind, b"") + content
        if kind == b"IEND":
            return parts


def decoded(data):
    """The pixels of a file, as `pixels` returns them; raises if the file cannot be read."""
    parts = chunks(data)
    width, height, depth, color, compression, filtering, interlace = struct.unpack(">IIBBBBB", parts[b"IHDR"])
    if not 0 < width * height <= 1 << 24 or compression or filtering or interlace > 1 or depth not in (1, 2, 4, 8, 16):
        raise ValueError("header")
    unpacked = zlib.decompressobj().decompress(parts[b"IDAT"], 1 << 28)
    canvas, start = [None] * (width * height), 0
    for left, top, across, down in ADAM7 if interlace else [(0, 0, 1, 1)]:
        columns, lines = (width - left + across - 1) // across, (height - top + down - 1) // down
        if not columns or not lines:
            continue
        bits = depth * CHANNELS[color]
        stride = (columns * bits + 7) // 8
        previous = bytearray(stride)
        for line in range(lines):
            row = bytearray(unpacked[start + 1 : start + 1 + stride])
            if len(row) < stride:
                raise ValueError("rows")
            unfilter(unpacked[start], row, previous, max(1, bits // 8))
            if depth == 8 and color == 6 and not interlace:
                canvas[line * width : (line + 1) * width] = direct(row)
                previous, start = row, start + 1 + stride
                continue
            values = samples(row, depth, columns * CHANNELS[color])
            for column in range(columns):
                part = values[column * CHANNELS[color] : (column + 1) * CHANNELS[color]]
                canvas[(top + line * down) * width + left + column * across] = rgba(part, depth, color, parts)
            previous, start = row, start + 1 + stride
    return width, height, canvas


def unfilter(kind, row, above, step):
    """Undoes the filter of a row, in place."""
    if kind > 4:
        raise ValueError("filter")
    for index in range(len(row)) if kind else []:
        left = row[index - step] if index >= step else 0
        up = above[index]
        corner = above[index - step] if index >= step else 0
        guess = left + up - corner
        nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
        row[index] = (row[index] + (0, left, up, (left + up) // 2, nearest)[kind]) & 255


def samples(row, depth, count):
    """The numbers of a row."""
    if depth == 8:
        return row
    if depth == 16:
        return struct.unpack(f">{count}H", row)
    return [row[index * depth // 8] >> (8 - depth - index * depth % 8) & ((1 << depth) - 1) for index in range(count)]


def direct(row):
    """The pixels of a row as the program writes them, which is faster than one by one."""
    return [
        (r * 257, g * 257, b * 257, a * 257) if a else (0, 0, 0, 0)
        for r, g, b, a in zip(*(row[n::4] for n in range(4)), strict=True)
    ]


def rgba(part, depth, color, parts):
    """One pixel; what is wholly transparent has no colour."""
    top, clear = (1 << depth) - 1, parts.get(b"tRNS", b"")
    if color == 3:
        red, green, blue = parts[b"PLTE"][3 * part[0] : 3 * part[0] + 3]
        part, alpha, top = (red, green, blue), clear[part[0]] if part[0] < len(clear) else 255, 255
    else:
        gray = color in (0, 4)
        alpha = part[-1] if color in (4, 6) else top
        if (
            color in (0, 2)
            and clear
            and struct.unpack(f">{CHANNELS[color]}H", clear[: 2 * CHANNELS[color]]) == tuple(part)
        ):
            alpha = 0
        part = (part[0],) * 3 if gray else tuple(part[:3])
    return tuple(value * 65535 // top for value in (*part, alpha)) if alpha else (0, 0, 0, 0)
