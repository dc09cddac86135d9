"""Compares two pictures of a view, Apple's and dsrender's: whether they are equal, and if not, which kind of difference is."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

# Steps of 256 in any channel: those of a pixel that differs, of an edge, and of an area whose colour differs.
PIXEL, EDGE, FLAT = 32, 24, 4
# The shares of the pixels, of the edges and of the flat area that may differ.
PIXELS, EDGES, AREA = 0.002, 0.002, 0.002
# The height of the tallest line of text, in points.
LINE = 48
KINDS = ("equal", "near", "letters", "layout", "colour", "size")


def loaded(file):
    """The colours of a picture over white."""
    picture = Image.open(file).convert("RGBA")
    white = Image.new("RGBA", picture.size, "white")
    return np.asarray(Image.alpha_composite(white, picture).convert("RGB"), dtype=np.int16)


def edges(colours):
    """The pixels that differ from the one at their right or below."""
    found = np.zeros(colours.shape[:2], dtype=bool)
    found[:, :-1] |= np.abs(np.diff(colours, axis=1)).max(axis=2) > EDGE
    found[:-1] |= np.abs(np.diff(colours, axis=0)).max(axis=2) > EDGE
    return found


def grown(mask, pixels):
    """A mask and what is at most some pixels away from it."""
    if pixels == 0:
        return mask
    picture = Image.fromarray(mask.astype(np.uint8) * 255).filter(ImageFilter.MaxFilter(2 * pixels + 1))
    return np.asarray(picture) > 0


def widened(mask, pixels):
    """A mask and what is at most some pixels to the left or right of it."""
    total = np.cumsum(np.pad(mask.astype(np.int32), ((0, 0), (pixels + 1, pixels))), axis=1)
    return total[:, 2 * pixels + 1 :] - total[:, : -2 * pixels - 1] > 0


def boxes(mask):
    """The boxes around the connected parts of a mask: left, top, right and bottom, the last two beyond it."""
    parents, rows, last = [], [], []

    def root(one):
        while parents[one][0] != one:
            one = parents[one][0]
        return one

    for y in range(mask.shape[0]):
        line = np.flatnonzero(np.diff(np.pad(mask[y].astype(np.int8), 1)))
        row = []
        for start, end in zip(line[::2], line[1::2], strict=True):
            number = len(parents)
            parents.append([number, int(start), y, int(end), y + 1])
            for left, right, other in last:
                if left <= end and start <= right:
                    one, two = sorted((root(number), root(other)))
                    if one != two:
                        a, b = parents[one], parents[two]
                        parents[one] = [one, min(a[1], b[1]), min(a[2], b[2]), max(a[3], b[3]), max(a[4], b[4])]
                        b[0] = one
            row.append((int(start), int(end), number))
        last = row
        rows.append(row)
    return [tuple(box[1:]) for number, box in enumerate(parents) if box[0] == number]


def is_line(box, mask, scale):
    """Whether what a box surrounds is a line of text or a symbol: not taller than one, and without a straight edge along it."""
    left, top, right, bottom = box
    if bottom - top > LINE * scale:
        return False
    longest = mask[top:bottom, left:right].sum(axis=1).max()
    return longest < 0.7 * (right - left) or right - left < 24 * scale


def same_line(box, other, scale):
    """Whether two boxes may hold the same line in different letters: top and bottom are within a point, and so is the left, the
    right or the middle, because a line of other widths keeps the place at which it is aligned."""
    if abs(other[1] - box[1]) > scale or abs(other[3] - box[3]) > scale:
        return False
    left, right = abs(other[0] - box[0]), abs(other[2] - box[2])
    return min(left, right, abs(other[0] + other[2] - box[0] - box[2]) / 2) <= scale


def stray_kind(stray, mask, other, scale):
    """What kind the edges are that have no partner: letters, if each belongs to a line of text that the other picture has in the
    same place; otherwise layout."""
    joined, others = boxes(widened(mask, 4 * scale)), boxes(widened(other, 4 * scale))
    for box in joined:
        left, top, right, bottom = box
        if stray[top:bottom, left:right].sum() <= scale:
            continue
        if not is_line(box, mask, scale) or not any(same_line(box, one, scale) for one in others):
            return "layout"
    return "letters"


def drawn_part(apple, ours, margin):
    """Both pictures without the ground around what either shows."""
    shown = ((apple != apple[0, 0]) | (ours != apple[0, 0])).any(axis=2)
    places = []
    for axis, length in ((1, shown.shape[0]), (0, shown.shape[1])):
        found = np.flatnonzero(shown.any(axis=axis))
        places.append(slice(max(0, found[0] - margin), min(length, found[-1] + margin + 1)) if len(found) else slice(0, 1))
    return apple[places[0], places[1]], ours[places[0], places[1]]


def compare(apple, ours, scale):
    """The kind of difference between two pictures, and the share of pixels that differ."""
    if apple.shape != ours.shape:
        return "size", 1.0
    total = apple.shape[0] * apple.shape[1]
    apple, ours = drawn_part(apple, ours, 2 * scale)
    off = np.abs(apple - ours).max(axis=2)
    share = float((off > PIXEL).sum() / total)
    theirs, mine = edges(apple), edges(ours)
    near = [grown(mask, scale) for mask in (theirs, mine)]
    edged = near[0] | near[1]
    coloured = ((off > FLAT) & ~edged).sum() > AREA * (total - edged.sum())
    if share <= PIXELS and not coloured:
        return "equal", share
    strays = [theirs & ~near[1], mine & ~near[0]]
    lost = max(stray.sum() / max(1, mask.sum()) for stray, mask in zip(strays, (theirs, mine), strict=True))
    if lost <= EDGES:
        return ("colour" if coloured else "near"), share
    kinds = {stray_kind(strays[0], theirs, mine, scale), stray_kind(strays[1], mine, theirs, scale)}
    return ("layout" if "layout" in kinds else "letters"), share


def sheet(file, rows, width=420):
    """Writes a picture of pairs: Apple's at the left, ours at the right, their kind above."""
    parts = []
    for title, apple, ours in rows:
        pictures = []
        for place in (apple, ours):
            picture = Image.fromarray(loaded(place).astype(np.uint8))
            picture.thumbnail((width, 2 * width))
            pictures.append(picture)
        part = Image.new("RGB", (2 * width + 24, max(one.height for one in pictures) + 32), "#d0d0d8")
        ImageDraw.Draw(part).text((8, 6), title, fill="black")
        for at, picture in zip((8, width + 16), pictures, strict=True):
            part.paste(picture, (at, 24))
        parts.append(part)
    whole = Image.new("RGB", (2 * width + 24, sum(part.height for part in parts)), "#d0d0d8")
    top = 0
    for part in parts:
        whole.paste(part, (0, top))
        top += part.height
    whole.save(file)
