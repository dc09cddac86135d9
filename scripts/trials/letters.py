"""Compares the widths of letters with San Francisco's, as Fixtures/TextMetrics/widths.json holds them.

usage: scripts/prove letters
  For each face, without tracking and with one number for each size: the error of widths, paragraphs that break as San
  Francisco's, single lines that wrap although San Francisco's do not, and recorded wrapped texts. The last rows are the face
  with the numbers that dsrender applies, and with numbers that were fitted without the text that they are judged by. After
  the table come the numbers of a new fit. docs/evidence/letters.md has the results.

Paragraphs are those of docs/*.md. San Francisco's widths of their words come from models: of each face the advance of every
letter is changed by what fits the records best. Models of five different faces agree on most paragraphs, and only those are
judged; words with a letter that was recorded fewer than three times are left out.
"""

import importlib.util
import json
import re
import sys
import zlib
from pathlib import Path

import numpy
import uharfbuzz

RECORDED = json.loads(Path("Fixtures/TextMetrics/widths.json").read_text())
SHIPPED = Path("Sources/Drawing/DSText/SanFranciscoSpacing.swift")
# Widths were rounded up to half a point: on average they are a quarter too wide.
STEP = 0.5
# The room for a line in points: columns, and phones without margins.
ROOMS = (150, 220, 288, 343, 361)
# How strongly a model keeps to the letters of its face; the results hardly depend on it.
STRENGTH = 0.1
# Letters that reach out to the side. Where two of them meet, dsrender leaves their distance as the font has it.
ARMS = set("fkrtvwxyzAKLTVWXYZ")


class Face:
    """A font file at every weight and, if it has them, optical sizes."""

    def __init__(self, path, optical=None):
        self.face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path)))
        self.optical = optical
        self.fonts = {}
        self.known = {}

    def width(self, text, size, weight):
        """The width of a line in points, without tracking."""
        key = (text, size if self.optical else 0, weight)
        if key not in self.known:
            self.known[key] = self.shaped(text, size, weight)
        return self.known[key] * size

    def shaped(self, text, size, weight):
        optical = self.optical(size) if self.optical else None
        if (weight, optical) not in self.fonts:
            font = uharfbuzz.Font(self.face)
            font.set_variations({"wght": weight} | ({"opsz": optical} if optical else {}))
            self.fonts[weight, optical] = font
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.fonts[weight, optical], buffer)
        return sum(position.x_advance for position in buffer.glyph_positions) / self.face.upem


def records(half=None):
    """Recorded widths as (size, weight, text, width), the width without what rounding added on average.

    All of them, or those of every other text.
    """
    for group in RECORDED["widths"]:
        for text, width in group["texts"].items():
            if half is None or zlib.crc32(text.encode()) % 2 == half:
                yield group["size"], group["weight"], text, width - STEP / 2


def fitted(face, half=None):
    """Points after each letter that bring the face nearest to the records of each size."""
    sums = {}
    for size, weight, text, width in records(half):
        above, below = sums.get(size, (0, 0))
        gap = width - face.width(text, size, weight)
        sums[size] = above + gap * len(text) / width, below + len(text) ** 2 / width
    points = {size: above / below for size, (above, below) in sums.items()}
    return lambda size, weight: points[size]


def shipped(face):
    """The numbers that dsrender applies, as its source lists them."""
    source = SHIPPED.read_text()
    rows = re.findall(r"Entry\(size: ([\d.]+), regular: (-?[\d.]+), bold: (-?[\d.]+)\)", source)
    ends = re.search(r"\(light, black\) = \((-?[\d.]+), (-?[\d.]+)\)", source)
    letters = dict(re.findall(r'"(.)": (-?\d+)', source))
    if len(rows) < 5 or not ends or len(letters) < 50:
        sys.exit(f"scripts/prove letters: {SHIPPED} does not list its numbers as expected")
    sizes, regular, bold = (list(map(float, column)) for column in zip(*rows, strict=True))
    spacing = Spacing(face, sizes, sorted(letters))
    spacing.numbers = numpy.array(
        regular + bold + [float(end) for end in ends.groups()] + [int(letters[letter]) / 1000 for letter in sorted(letters)]
    )
    return spacing


class Spacing:
    """A face with space after its letters, by size and weight, and with wider and narrower letters.

    The numbers are, in em: those of each size for regular letters, those for bold ones, what letters of the weights 300 and
    900 have in addition, and the change of every letter. Sizes and weights in between lie on straight lines.
    """

    def __init__(self, face, sizes, letters):
        self.face, self.sizes = face, sizes
        self.letters = {letter: index for index, letter in enumerate(letters)}
        self.numbers = numpy.zeros(2 * len(sizes) + 2 + len(letters))

    def parts(self, text, size, weight):
        """How often a text has each of the numbers."""
        at = numpy.zeros(len(self.sizes))
        place = float(numpy.interp(size, self.sizes, range(len(self.sizes))))
        at[int(place)] = 1 - place % 1
        if place % 1:
            at[int(place) + 1] = place % 1
        bold = min(max((weight - 400) / 300, 0), 1)
        ends = [min(max((400 - weight) / 100, 0), 1), min(max((weight - 700) / 200, 0), 1)]
        changes = numpy.zeros(len(self.letters))
        for before, letter, after in zip(" " + text, text, text[1:] + " ", strict=False):
            if letter in self.letters:
                sides = [neighbour for neighbour in (before, after) if not {letter, neighbour} <= ARMS]
                changes[self.letters[letter]] += len(sides) / 2
        return numpy.concatenate([len(text) * (1 - bold) * at, len(text) * bold * at, len(text) * numpy.array(ends), changes])

    def width(self, text, size, weight):
        """The width of a line in points."""
        return self.face.width(text, size, weight) + size * float(self.parts(text, size, weight) @ self.numbers)

    def fit(self, those, start):
        """Brings the widths nearest to recorded ones; a number that few texts have stays near its start."""
        scale = numpy.array([(size / width) ** 0.5 for size, _, _, width in those])
        matrix = scale[:, None] * numpy.array([self.parts(text, size, weight) for size, weight, text, _ in those])
        gaps = scale * numpy.array([(width - self.face.width(text, size, weight)) / size for size, weight, text, width in those])
        tracking = 2 * len(self.sizes)
        strength = numpy.diag([10.0] * tracking + [0.03] * 2 + [0.3] * len(self.letters))
        known = numpy.concatenate([start, numpy.zeros(2 + len(self.letters))])
        self.numbers = known + numpy.linalg.solve(matrix.T @ matrix + strength, matrix.T @ (gaps - matrix @ known))
        return self


class HeldOut:
    """The spacing, fitted for every tenth of the texts without them."""

    def __init__(self, spacing):
        those = list(records())
        start = spacing.numbers[: 2 * len(spacing.sizes)]
        texts = sorted({text for _, _, text, _ in those}, key=lambda text: (zlib.crc32(text.encode()), text))
        self.part = {text: index % 10 for index, text in enumerate(texts)}
        self.fits = [
            Spacing(spacing.face, spacing.sizes, spacing.letters).fit(
                [one for one in those if self.part[one[2]] != part], start
            )
            for part in range(10)
        ]

    def width(self, text, size, weight):
        """The width of a recorded line in points."""
        return self.fits[self.part[text]].width(text, size, weight)


class Model:
    """San Francisco's widths at a size: a face's, with other advances of its letters."""

    def __init__(self, face, size, half=None):
        texts = [(text, width) for one, weight, text, width in records(half) if (one, weight) == (size, 400)]
        self.letters = {letter: index for index, letter in enumerate(sorted({letter for text, _ in texts for letter in text}))}
        self.face, self.size, self.step = face, size, fitted(face, half)(size, 400)
        matrix = numpy.array([[text.count(letter) for letter in self.letters] for text, _ in texts], float)
        gaps = numpy.array([width - self.unchanged(text) for text, width in texts])
        scale = 1 / numpy.sqrt(numpy.array([width for _, width in texts]) / size)
        weighted = matrix * scale[:, None]
        self.changes = numpy.linalg.solve(
            weighted.T @ weighted + STRENGTH * numpy.eye(len(self.letters)), weighted.T @ (gaps * scale)
        )
        self.error = float(numpy.sqrt(numpy.mean((gaps - matrix @ self.changes) ** 2)))
        self.known = {
            letter for letter in self.letters if sum(letter in text for text, _ in texts) >= 3 and letter.isascii()
        }

    def unchanged(self, text):
        """The face's own width with one number after each letter."""
        return self.face.width(text, self.size, 400) + self.step * len(text)

    def width(self, text):
        """San Francisco's width, or None if a letter is hardly recorded."""
        if not set(text) <= self.known:
            return None
        return self.unchanged(text) + sum(self.changes[self.letters[letter]] for letter in text)


def broken(widths, space, room):
    """Where lines begin if words of these widths fill the room greedily."""
    starts, line = [], 0.0
    for index, width in enumerate(widths):
        longer = line + space + width
        if index and longer > room:
            starts.append(index)
            line = width
        else:
            line = longer if index else width
    return starts


def prose():
    """The paragraphs of the documentation as lists of words, without tables, code and marks."""
    for path in sorted(Path("docs").glob("*.md")):
        text = re.sub(r"```.*?```", "", path.read_text(), flags=re.S)
        for block in re.split(r"\n\s*\n", text):
            if not re.match(r"[A-Z][a-z]", block):
                continue
            words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", block.replace("`", "").replace("*", "")).split()
            if len(words) >= 8:
                yield words


class Paragraphs:
    """Paragraphs at a size, each in every room, with San Francisco's breaks."""

    def __init__(self, faces, size, half=None):
        models = [Model(face, size, half) for face in faces]
        self.size, self.count, self.left_out, self.judged = size, 0, 0, []
        self.error = max(model.error for model in models)
        for words in prose():
            known = [word for word in words if all(model.width(word) is not None for model in models)]
            self.left_out += len(words) - len(known)
            if len(known) < 6:
                continue
            widths = [[model.width(word) for word in known] for model in models]
            for room in ROOMS:
                self.count += 1
                found = [broken(line, model.width(" "), room) for line, model in zip(widths, models, strict=True)]
                if all(starts == found[0] for starts in found):
                    self.judged.append((known, room, found[0]))

    def equal(self, face, step):
        """How many break equally with a face."""
        space = face.width(" ", self.size, 400) + step
        return sum(
            broken([face.width(word, self.size, 400) + step * len(word) for word in words], space, room) == starts
            for words, room, starts in self.judged
        )


def false_wraps(face, tracking):
    """Single lines of several words, each in ten rooms that it fills to between 90 and 100 %: all, and those too wide."""
    count = wrong = 0
    for size, weight, text, width in records():
        if " " not in text:
            continue
        ours = face.width(text, size, weight) + tracking(size, weight) * len(text)
        for step in range(10):
            count += 1
            wrong += ours > (width + STEP / 2) / (1 - (step + 0.5) / 100)
    return count, wrong


def wrapped(face, tracking):
    """Recorded wrapped texts: all, and those with as many lines and a widest line as wide, to 1 %.

    SwiftUI counts the space at a line's end as far as there is room for it, and moves a word down where the second and
    last line would be a lone one.
    """
    equal = 0
    for one in RECORDED["wrapped"]:
        text = RECORDED["sentence"] if one["text"] == "sentence" else one["text"]
        size, words = one["size"], text.split(" ")
        step = tracking(size, 400)

        def width(line, size=size, step=step):
            return face.width(line, size, 400) + step * len(line)

        starts = broken([width(word) for word in words], width(" "), one["offer"])
        if starts == [len(words) - 1]:
            starts = [len(words) - 2]
        lines = [" ".join(words[start:end]) for start, end in zip([0, *starts], [*starts, len(words)], strict=True)]
        widest = max(min(width(f"{line} "), one["offer"]) for line in lines[:-1])
        equal += len(lines) == one["lines"] and abs(widest - one["width"] + STEP / 2) <= one["width"] / 100 + STEP / 2
    return len(RECORDED["wrapped"]), equal


def row(name, face, tracking, paragraphs):
    """A line of the table; without paragraphs for a face that knows the recorded texts alone."""
    errors = [
        (face.width(text, size, weight) + tracking(size, weight) * len(text) - width, width)
        for size, weight, text, width in records()
    ]
    mean = 100 * sum(error for error, _ in errors) / sum(width for _, width in errors)
    deviation = 100 * (sum((error / width) ** 2 for error, width in errors) / len(errors)) ** 0.5
    near = 100 * sum(abs(error) <= max(width / 100, STEP) for error, width in errors) / len(errors)
    cells = [f"{mean:+.1f} %", f"{deviation:.1f} %", f"{near:.0f} %"]
    for those in paragraphs or []:
        cells.append(f"{100 * those.equal(face, tracking(those.size, 400)) / len(those.judged):.1f} %")
    lines, wrong = false_wraps(face, tracking)
    cells.append(f"{100 * wrong / lines:.1f} %")
    if paragraphs is None:
        cells[3:3] = ["–", "–"]
        cells.append("–")
    else:
        texts, equal = wrapped(face, tracking)
        cells.append(f"{equal} of {texts}")
    print(f"| {name} | {' | '.join(cells)} |")


def untracked(size, weight):
    """No space after letters."""
    return 0


def candidate(package, file):
    """A font file of an installed package of fonts."""
    return Path(importlib.util.find_spec(package).submodule_search_locations[0]) / "files" / file


def print_halves(spacing, faces):
    """Prints how many paragraphs break equally if the models know one half of the texts, and the spacing the other half."""
    start = spacing.numbers[: 2 * len(spacing.sizes)]
    cells = {"one number for each size": [], "single letters as well": []}
    for size in (17, 13):
        shares = {name: 0 for name in cells}
        for half in (0, 1):
            those = Paragraphs(faces, size, half)
            other = list(records(1 - half))
            step = fitted(spacing.face, 1 - half)(size, 400)
            letters = Spacing(spacing.face, spacing.sizes, spacing.letters).fit(other, start)
            shares["one number for each size"] += those.equal(spacing.face, step) / len(those.judged) / 2
            shares["single letters as well"] += those.equal(letters, 0) / len(those.judged) / 2
        for name, share in shares.items():
            cells[name].append(f"{100 * share:.1f} %")
    print("\n| Inter Tight, fitted to the half that the judging models do not know | breaks, 17 pt | 13 pt |\n|---|---:|---:|")
    for name, shares in cells.items():
        print(f"| {name} | {' | '.join(shares)} |")


def print_fit(spacing):
    """Prints the numbers that fit the records best, and how far those of dsrender are from them."""
    count = len(spacing.sizes)
    fit = Spacing(spacing.face, spacing.sizes, spacing.letters).fit(list(records()), spacing.numbers[: 2 * count])
    numbers = [f"{1000 * number:.1f}" for number in fit.numbers]
    for index, size in enumerate(spacing.sizes):
        print(f"- {size:g} points: regular {numbers[index]}, bold {numbers[count + index]}")
    print(f"- weight 300 {numbers[2 * count]}, weight 900 {numbers[2 * count + 1]}")
    print("- " + ", ".join(f"{letter!r} {number}" for letter, number in zip(spacing.letters, numbers[2 * count + 2 :], strict=True)))
    print(f"- at most {1000 * abs(fit.numbers - spacing.numbers).max():.1f} from those that dsrender has")


def main():
    """Prints the table."""
    inter = candidate("fontpkg_inter", "Inter[opsz,wght].ttf")
    faces = {
        "Noto Sans": Face(".fonts/NotoSans-AllWeights.ttf"),
        "Inter 4, optical size of the letters": Face(inter, lambda size: min(max(size, 14), 32)),
        "Inter 4, optical size 32": Face(inter, lambda size: 32),
        "Inter Tight": Face(".fonts/InterTight.ttf"),
        "Roboto": Face(candidate("fontpkg_roboto", "Roboto[wdth,wght].ttf")),
        "Arimo (Liberation Sans)": Face(candidate("fontpkg_arimo", "Arimo[wght].ttf")),
    }
    paragraphs = [Paragraphs([face for name, face in faces.items() if "letters" not in name], size) for size in (17, 13)]
    count = sum(1 for _ in records())
    words = sum(" " not in text for _, _, text, _ in records())
    print(f"{count} recorded widths, {words} of them of single words")
    for those in paragraphs:
        print(
            f"{those.size} points: {those.count} paragraphs, {len(those.judged)} of them judged, {those.left_out} words"
            f" left out; the models' error is at most {those.error:.2f} points"
        )
    print("\n| face | mean error | deviation | within 1 % or half a point | breaks, 17 pt | 13 pt | false wraps | wrapped |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name, face in faces.items():
        row(name, face, untracked, paragraphs)
        row(f"{name}, tracked", face, fitted(face), paragraphs)
    spacing = shipped(faces["Inter Tight"])
    row("as dsrender draws", spacing, untracked, paragraphs)
    row("as dsrender would draw, fitted without the text", HeldOut(spacing), untracked, None)
    print_halves(spacing, [face for name, face in faces.items() if "letters" not in name])
    print("\nA new fit of dsrender's numbers, in thousandths of an em:")
    print_fit(spacing)
    print("\nFitted tracking in points:")
    sizes = sorted({size for size, *_ in records()})
    for name, face in faces.items():
        print(f"- {name}: " + ", ".join(f"{size} {fitted(face)(size, 400):+.2f}" for size in sizes))


if __name__ == "__main__":
    main()
