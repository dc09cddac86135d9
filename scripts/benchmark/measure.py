"""Runs every measurement of scripts/bench and prints the table: cards, fixtures, memory, start-up, Chromium."""

import json
import os
import pathlib
import platform
import subprocess
import sys
import time

ROOT, PROGRAM, BENCH, WORK, PASSES, CARDS = sys.argv[1:7]
CORES = os.cpu_count() or 1
STAGES = ["resolve", "layout", "text", "paint", "rasterize", "hash", "compare", "encode", "write"]


def note(text):
    print(f"bench: {text} …", file=sys.stderr, flush=True)


def run(*arguments):
    return subprocess.run(arguments, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def fastest(times, *arguments):
    """The least seconds that a program took, and its exit code."""
    best, code = float("inf"), 0
    for _ in range(times):
        started = time.monotonic()
        code = subprocess.run(
            arguments, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
        ).returncode
        best = min(best, time.monotonic() - started)
    return best, code


def row(name, *cells):
    print(f"  {name:<34}" + "".join(f"{cell:>14}" for cell in cells))


def number(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def goal(name, value, wanted, unit=""):
    row(name, number(value) + unit, number(wanted) + unit, "met" if value >= wanted else "missed")


def processor():
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.machine()


def print_jobs(title, figures):
    print(f"\n{title}")
    row("a second (cold, warm: per core)", "cold", "warm", "1 worker", f"{CORES} workers", "scaling")
    for job, name in (("check", "(a) check"), ("write", "(b) write"), ("naive", "naive compare")):
        if f"{job}.cold" not in figures:
            continue
        cells = [number(figures[f"{job}.{part}"]) for part in ("cold", "warm", "one")]
        if f"{job}.all" in figures:
            cells += [number(figures[f"{job}.all"]), f"{figures[f'{job}.scaling']:.2f}×"]
        row(name, *cells)
    row("stage, µs and share (warm)", "check", "", "write", "")
    totals = {job: sum(figures.get(f"{job}.stage.{stage}", 0) for stage in STAGES) for job in ("check", "write")}
    for stage in STAGES:
        cells = []
        for job, total in totals.items():
            value = figures.get(f"{job}.stage.{stage}", 0)
            cells += [f"{value:.0f}", f"{100 * value / total:.0f}%"] if value else ["", ""]
        row(f"  {stage}", *cells)


def main():
    load = os.getloadavg()[0]
    note("cards")
    cards = json.loads(run(BENCH, "cards", ROOT, PASSES, f"{WORK}/cards"))
    note("fixtures")
    fixtures = json.loads(run(BENCH, "fixtures", ROOT, PASSES, f"{WORK}/fixtures"))
    note("memory")
    memory = {count: int(run(BENCH, "memory", ROOT, str(count))) for count in (100, 20_000)}
    note("start-up and the whole program")
    start, _ = fastest(20, PROGRAM, "--version")
    nothing, _ = fastest(20, "/bin/true")
    whole = {jobs: fastest(5, PROGRAM, "matrix", "--jobs", str(jobs)) for jobs in sorted({1, CORES})}

    print(f"{processor()}, {CORES} cores, load {load:.1f} before; best of {PASSES} passes")
    print_jobs("1,000 cards that all differ, 400 × 200 points at 2x; the warm half is the second 500", cards)
    shots = int(fixtures["shots"] / 2)
    print_jobs(f"The {shots} shots of dsrender.yaml; warm is their second time in one process", fixtures)

    print("\nWhole program")
    row("dsrender --version", f"{start * 1000:.1f} ms")
    row("/bin/true", f"{nothing * 1000:.1f} ms")
    for jobs, (seconds, code) in whole.items():
        row(f"dsrender matrix --jobs {jobs}", f"{seconds:.2f} s", f"exit {code}")

    print("\nPeak memory")
    row("100 cards", f"{memory[100] / 2**20:.1f} MiB")
    row("20,000 cards", f"{memory[20_000] / 2**20:.1f} MiB")

    chromium = None
    if int(CARDS) > 0:
        note("Chromium")
        run(BENCH, "html", ROOT, CARDS, f"{WORK}/html")
        script = os.path.join(ROOT, "scripts", "benchmark", "chromium.py")
        chromium = json.loads(run(sys.executable, script, f"{WORK}/html", CARDS))
        print(f"\nThe same cards in Chromium {chromium['version']}, screenshots written, nothing compared")
        row("", "1 browser", f"{CORES} browsers")
        row("a page per card", number(chromium["page.one"]), number(chromium["page.all"]))
        row("a DOM update per card", number(chromium["update.one"]), number(chromium["update.all"]))
        row("launch", f"{chromium['launch'] * 1000:.0f} ms")

    print("\nRatios")
    naive = cards["naive.warm"]
    row("(a) over the naive compare", f"{cards['check.warm'] / naive:.0f}×")
    row("(b) over the naive compare", f"{cards['write.warm'] / naive:.0f}×")
    if chromium:
        one = max(chromium["page.one"], chromium["update.one"])
        row("(a) over Chromium, one each", f"{cards['check.one'] / one:.0f}×")
        row("(b) over Chromium, one each", f"{cards['write.one'] / one:.0f}×")

    print("\nGoals")
    row("", "measured", "wanted", "")
    goal("(a) cards a second and core, warm", cards["check.warm"], 4000)
    goal("(b) cards a second and core, warm", cards["write.warm"], 1000)
    if CORES > 1:
        goal(f"(a) scaling on {CORES} cores", cards["check.scaling"], 0.95 * CORES, "×")
        goal(f"(b) scaling on {CORES} cores", cards["write.scaling"], 0.95 * CORES, "×")
    if chromium:
        best = max(value for name, value in chromium.items() if name.endswith((".one", ".all")))
        goal("(a) all cores over Chromium's best", cards["check.all"] / best, 60, "×")
        goal("(b) all cores over Chromium's best", cards["write.all"] / best, 60, "×")
    growth = memory[20_000] / memory[100]
    row("memory, 20,000 over 100 cards", f"{growth:.2f}×", "flat", "met" if growth < 1.25 else "missed")


main()
