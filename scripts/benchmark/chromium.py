"""Draws the cards in Chromium, and prints how fast as JSON: cards per second, after a few that are not counted."""

import asyncio
import json
import os
import pathlib
import sys
import time

from playwright.async_api import async_playwright

WARM_UP = 5
# Files may load the font beside them; nothing else differs from a browser as it comes.
FLAGS = ["--allow-file-access-from-files", "--no-sandbox"]


async def pages(page, folder, first, count):
    """A page for every card."""
    for index in range(first, first + count):
        await page.goto(f"file://{folder}/{index}.html")
        await page.screenshot(path=f"{folder}/{index}.png")


async def updates(page, folder, first, count):
    """One page, whose document changes for every card."""
    if first == 0 or page.url != f"file://{folder}/page.html":
        await page.goto(f"file://{folder}/page.html")
    bodies = json.loads(pathlib.Path(folder, "cards.json").read_text())
    for index in range(first, first + count):
        await page.evaluate("body => { document.body.innerHTML = body }", bodies[index])
        await page.screenshot(path=f"{folder}/{index}.updated.png")


async def rate(playwright, way, folder, count, browsers):
    """Cards a second with several browsers at once, each with a share of the cards."""
    started = time.monotonic()
    launched = [
        await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS) for _ in range(browsers)
    ]
    launch = (time.monotonic() - started) / browsers
    windows = [
        await browser.new_page(viewport={"width": 400, "height": 200}, device_scale_factor=2) for browser in launched
    ]
    for page in windows:
        await way(page, folder, 0, WARM_UP)
    share = count // browsers
    started = time.monotonic()
    await asyncio.gather(*(way(page, folder, number * share, share) for number, page in enumerate(windows)))
    seconds = time.monotonic() - started
    for browser in launched:
        await browser.close()
    return share * browsers / seconds, launch


async def main(folder, count):
    figures = {}
    cores = os.cpu_count() or 1
    async with async_playwright() as playwright:
        for name, way in (("page", pages), ("update", updates)):
            figures[f"{name}.one"], launch = await rate(playwright, way, folder, count, 1)
            figures["launch"] = min(launch, figures.get("launch", launch))
            figures[f"{name}.all"], _ = await rate(playwright, way, folder, count, cores)
        figures["version"] = (await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)).version
    print(json.dumps(figures, indent=2))


asyncio.run(main(os.path.abspath(sys.argv[1]), int(sys.argv[2])))
