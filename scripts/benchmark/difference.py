"""Measures `dsrender diff` beside others, each as a whole process, and prints the table of scripts/bench diff."""

import itertools
import os
import random
import shutil
import statistics
import subprocess
import sys
import time
import zlib

import numpy
from PIL import Image, ImageDraw

ROOT, PROGRAM, WORK, PASSES = sys.argv[1:5]
FOLDERS = sys.argv[5:]
WIDTH, HEIGHT = 3840, 2160

BLAZEDIFF = """
import os, sys, blazediff
first, second = sys.argv[1:]
if os.path.isdir(first):
    for folder, _, names in os.walk(first):
        for name in names:
            path = os.path.join(folder, name)
            if name.endswith(".png"):
                blazediff.compare(path, os.path.join(second, os.path.relpath(path, first)))
else:
    blazediff.compare(first, second)
"""

PIXELMATCH = """
import os, sys, pybind11_pixelmatch as library
first, second = sys.argv[1:]
def compare(a, b):
    library.pixelmatch(library.read_image(a), library.read_image(b), options=library.Options())
if os.path.isdir(first):
    for folder, _, names in os.walk(first):
        for name in names:
            path = os.path.join(folder, name)
            if name.endswith(".png"):
                compare(path, os.path.join(second, os.path.relpath(path, first)))
else:
    compare(first, second)
"""


def note(text):
    print(f"bench: {text} …", file=sys.stderr, flush=True)


def pictures(folder):
    """The paths of all PNG files in a folder, in order."""
    found = []
    for below, _, names in os.walk(folder):
        found += [os.path.join(below, name) for name in names if name.endswith(".png")]
    return sorted(found)


def baselines():
    """The paths of all pictures of the project, in order."""
    return pictures(os.path.join(ROOT, "Baselines"))


def wall_of(paths):
    """A page that is filled with pictures, again and again if need be."""
    page = Image.new("RGB", (WIDTH, HEIGHT), (250, 250, 252))
    x = y = tallest = 0
    for path in itertools.islice(itertools.cycle(paths), 10_000):
        picture = Image.open(path).convert("RGBA")
        if x + picture.width > WIDTH:
            x, y, tallest = 0, y + tallest, 0
        if y >= HEIGHT:
            break
        page.paste(picture, (x, y), picture)
        x, tallest = x + picture.width, max(tallest, picture.height)
    return page


def drawn_cards():
    """A page of cards with gradients and lines as long as those of text."""
    chance = random.Random(7)
    column = numpy.linspace(0, 40, WIDTH)[None, :, None] + numpy.linspace(0, 30, HEIGHT)[:, None, None]
    page = Image.fromarray((numpy.array([235, 238, 242])[None, None] - column / 3).clip(0, 255).astype("uint8"))
    pen = ImageDraw.Draw(page)
    for top in range(30, HEIGHT - 200, 220):
        for left in range(30, WIDTH - 300, 320):
            pen.rounded_rectangle([left, top, left + 290, top + 190], 16, (255, 255, 255), (205, 208, 214), 2)
            pen.ellipse([left + 16, top + 16, left + 64, top + 64], tuple(chance.randrange(40, 220) for _ in "rgb"))
            for line in range(5):
                text = "".join(chance.choice("aeimnorstuvw  ") for _ in range(chance.randrange(20, 42)))
                pen.text((left + 20, top + 80 + 18 * line), text, (40, 42, 48))
    return page


def write_with_filter(path, page, number):
    """The same pixels with one filter in every row: 0 or 2."""
    rows = numpy.array(page).reshape(page.height, -1)
    if number == 2:
        rows = rows - numpy.vstack([numpy.zeros_like(rows[:1]), rows[:-1]])
    data = numpy.hstack([numpy.full((page.height, 1), number, "uint8"), rows]).tobytes()

    def chunk(name, content):
        body = name + content
        return len(content).to_bytes(4, "big") + body + zlib.crc32(body).to_bytes(4, "big")

    header = page.width.to_bytes(4, "big") + page.height.to_bytes(4, "big") + bytes([8, 2, 0, 0, 0])
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header))
        file.write(chunk(b"IDAT", zlib.compress(data, 6)) + chunk(b"IEND", b""))


def pairs(folder, page):
    """Writes the pairs of one page; their names and paths."""
    os.makedirs(folder)
    first = os.path.join(folder, "first.png")
    page.save(first)
    pixels = numpy.array(page)

    def path(name):
        return os.path.join(folder, name + ".png")

    shutil.copyfile(first, path("identical"))
    write_with_filter(path("recoded"), page, 2)
    button = page.copy()
    ImageDraw.Draw(button).rounded_rectangle([1800, 1000, 1880, 1040], 8, (200, 30, 60))
    button.save(path("button"))
    tenth = pixels.copy()
    for number in range(10):
        tenth[number * 216 : number * 216 + 68, number * 300 : number * 300 + 1220] ^= 64
    Image.fromarray(tenth).save(path("tenth"))
    Image.fromarray(numpy.roll(pixels, 1, axis=1)).save(path("moved"))
    level = numpy.where(pixels < 255, pixels + 1, pixels - 1).astype("uint8")
    Image.fromarray(level).save(path("level"))
    names = {
        "identical bytes": "identical",
        "same pixels, other bytes": "recoded",
        "one button": "button",
        "10 %": "tenth",
        "moved by a pixel": "moved",
        "every pixel by a level": "level",
    }
    return {name: (first, path(file)) for name, file in names.items()}


def folders(folder):
    """Writes a copy of the project's pictures of which a quarter is changed."""
    first = os.path.join(ROOT, "Baselines")
    for number, path in enumerate(baselines()):
        copy = os.path.join(folder, os.path.relpath(path, first))
        os.makedirs(os.path.dirname(copy), exist_ok=True)
        shutil.copyfile(path, copy)
        if number % 4 == 0:
            picture = Image.open(path).convert("RGBA")
            place = [picture.width // 4, picture.height // 4, picture.width // 2, picture.height // 2]
            ImageDraw.Draw(picture).rectangle(place, (200, 30, 60, 255))
            picture.save(copy)
    return first, folder


def many_pairs(folder):
    """Writes two folders of 10,000 copies of the project's pictures, of which every twentieth is changed."""
    first, second = os.path.join(folder, "first"), os.path.join(folder, "second")
    for number, path in enumerate(itertools.islice(itertools.cycle(baselines()), 10_000)):
        name = os.path.join(str(number // 1000), f"{number}.png")
        for side in (first, second):
            os.makedirs(os.path.dirname(os.path.join(side, name)), exist_ok=True)
        shutil.copyfile(path, os.path.join(first, name))
        if number % 20:
            shutil.copyfile(path, os.path.join(second, name))
        else:
            picture = Image.open(path).convert("RGBA")
            place = [picture.width // 4, picture.height // 4, picture.width // 2, picture.height // 2]
            ImageDraw.Draw(picture).rectangle(place, (200, 30, 60, 255))
            picture.save(os.path.join(second, name))
    return first, second


def measure(*arguments):
    """The milliseconds of processor time and on the clock that a program takes."""
    started = time.monotonic()
    with subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    elapsed = time.monotonic() - started
    if process.returncode > 1:
        raise SystemExit(f"bench: {' '.join(arguments)} ended with {process.returncode}")
    return (usage.ru_utime + usage.ru_stime) * 1000, elapsed * 1000


def compare(first, second, passes):
    """The median milliseconds of each program: of the processor, and on the clock."""
    commands = {
        "dsrender": [PROGRAM, "diff", first, second],
        "blazediff": [sys.executable, "-c", BLAZEDIFF, first, second],
        "pixelmatch": [sys.executable, "-c", PIXELMATCH, first, second],
    }
    if os.path.isfile(first) and shutil.which("compare"):
        commands["ImageMagick"] = ["compare", "-metric", "AE", first, second, "null:"]
    taken = {name: [] for name in commands}
    for _ in range(passes):
        # In turns, so that a busy moment of the machine is one of all of them.
        for name, command in commands.items():
            # What takes seconds needs no repetition.
            if name in ("dsrender", "blazediff") or not taken[name]:
                taken[name].append(measure(*command))
    return {name: [statistics.median(values) for values in zip(*times, strict=True)] for name, times in taken.items()}


def row(name, *cells):
    print(f"  {name:<28}" + "".join(f"{cell:>13}" for cell in cells))


def report(name, figures):
    cells = [f"{figures[peer][0]:.1f}" if peer in figures else "" for peer in PEERS]
    row(name, *cells, f"{figures['dsrender'][0] / figures['blazediff'][0]:.2f}")


PEERS = ["dsrender", "blazediff", "pixelmatch", "ImageMagick"]


def main():
    passes = int(PASSES)
    load = os.getloadavg()[0]
    pages = {"The project's pictures": lambda: wall_of(baselines()), "Cards": drawn_cards}
    for folder in FOLDERS:
        pages[f"Pictures of {os.path.basename(folder)}"] = lambda folder=folder: wall_of(pictures(folder))
    print(f"{os.cpu_count()} cores, load {load:.1f} before; median of {passes} passes, milliseconds of processor time")
    for number, (title, page) in enumerate(pages.items()):
        note(title)
        print(f"\n{title}, {WIDTH} × {HEIGHT}")
        row("", *PEERS, "of blazediff")
        for name, (first, second) in pairs(os.path.join(WORK, str(number)), page()).items():
            report(name, compare(first, second, passes))
    note("a folder")
    first, second = folders(os.path.join(WORK, "folder"))
    figures = compare(first, second, passes)
    print(f"\n{len(baselines()):,} pairs in a folder, a quarter changed")
    row("", *PEERS, "of blazediff")
    report("processor time", figures)
    clock = {name: [values[1]] for name, values in figures.items()}
    report("on the clock", clock)
    report_many_pairs(passes)


def report_many_pairs(passes):
    """Prints what 10,000 pairs take, compared alone and with the page of a run."""
    note("10,000 pairs")
    first, second = many_pairs(os.path.join(WORK, "many"))
    blazediff = [sys.executable, "-c", BLAZEDIFF, first, second]
    taken = {"dsrender": [], "with the page": [], "blazediff": []}
    for number in range(min(passes, 3)):
        taken["dsrender"].append(measure(PROGRAM, "diff", first, second))
        run = os.path.join(WORK, f"run-{number}")
        taken["with the page"].append(measure(PROGRAM, "diff", first, second, "--out", run))
        taken["blazediff"].append(measure(*blazediff))
    medians = {name: [statistics.median(values) for values in zip(*times, strict=True)] for name, times in taken.items()}
    print("\n10,000 pairs, every twentieth changed")
    row("", "processor", "on the clock", "of blazediff")
    for name, (busy, clock) in medians.items():
        row(name, f"{busy:.0f}", f"{clock:.0f}", f"{busy / medians['blazediff'][0]:.2f}")


main()
