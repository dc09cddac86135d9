"""Looks at the page of a run in Chromium, from a disk and from `dsrender review`, and does what reviewers do.

usage: report.py PROGRAM            every check; prints what does not hold, and a line with how many do
       report.py PROGRAM --large    how long the pages of 10,000 changed and 100,000 unchanged shots take
       report.py PROGRAM --pictures the README's pictures of a run's page, into docs/images
"""

import contextlib
import functools
import http.server
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts/fuzzing"))
import bytecount  # noqa: E402
import looks  # noqa: E402
import project as small  # noqa: E402
import tokenview  # noqa: E402

PROGRAM = sys.argv[1]
# The runs play a person at a machine of their own, where pictures may be approved.
os.environ.pop("CI", None)
FLAGS = ["--no-sandbox"]
CHROMIUM = os.environ.get("DSRENDER_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "'\"><svg/onload=alert(1)>",
    "javascript:alert(1)",
    "${alert(1)}",
    "{{constructor.constructor('alert(1)')()}}",
    "\u202egnp.exe",
    "<!--",
    "]]>",
    "&lt;b&gt;",
    "%3Cscript%3E",
    "\\u003cscript>",
    "*/alert(1)/*",
    "`);alert(1)//",
    "<style>*{display:none}</style>",
    "<base href=//evil.example>",
    "<meta http-equiv=refresh content=0>",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "<a href=javascript:alert(1)>x</a>",
    "<math><mtext></mtext></math>",
]


def run(folder, *words, code=None):
    """A command in a folder, which has to end with a code where one is given."""
    ended = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    if code is not None and ended.returncode != code:
        raise SystemExit(f"{' '.join(words)} ended with {ended.returncode}\n{ended.stdout}{ended.stderr}")
    return ended.stdout


def commit(folder):
    """Commits everything in a folder to a repository of its own."""
    git = ["git", "-c", "user.name=Tests", "-c", "user.email=tests@localhost"]
    for words in (["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "-m", "Base"]):
        run(folder, *git, *words, code=0)


def make(work):
    """A project with a run's folder: two groups of changed shots, a new one, one that fails, and an orphan."""
    folder = os.path.join(work, "project")
    os.makedirs(folder)
    small.sources(folder)
    small.write(folder, "components/old.yaml", "component: old\nbody: {Text: Old}\nscenarios: {default: {}}\n")
    for number in (2, 10):
        small.write(folder, f"components/item-{number}.yaml", f"component: item-{number}\nbody: {{Text: Item}}\nscenarios: {{default: {{}}}}\n")
    run(folder, PROGRAM, "approve", "--all", code=0)
    os.remove(os.path.join(folder, "components/old.yaml"))
    commit(folder)
    card = pathlib.Path(folder, "components/profile-card.yaml")
    card.write_text(card.read_text().replace("{width: 180}", "{width: 181}"))
    badge = pathlib.Path(folder, "components/badge.json")
    badge.write_text(badge.read_text().replace('"horizontal": 6', '"horizontal": 7'))
    hostile = "".join(
        f"  s{number}: {{description: {json.dumps(text)}, parameters: {{title: {json.dumps(text)}}}}}\n"
        for number, text in enumerate(HOSTILE)
    )
    small.write(
        folder,
        "components/words.yaml",
        "component: words\nparameters: {title: {type: string, default: New}}\nbody: {Text: $title}\nscenarios:\n" + hostile,
    )
    small.write(
        folder, "components/broken.yaml", 'component: broken\nbody: {Color: "{color.none}"}\nscenarios: {default: {}}\n'
    )
    run(folder, PROGRAM, "matrix", "--out", "shots", "--tokens")
    return folder


class Page:
    """The page in a browser, with what went wrong in it."""

    def __init__(self, browser, address, context=None, **options):
        self.context = context or browser.new_context(viewport={"width": 1280, "height": 800}, **options)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        self.page.on("dialog", lambda dialog: (self.errors.append("a script of an author ran"), dialog.dismiss()))
        self.go(address)

    def go(self, address):
        """Opens an address and waits for the page to be complete."""
        self.page.goto("about:blank")
        self.page.goto(address)
        self.page.wait_for_selector("html[data-ready]")

    def reload(self):
        """Loads it again."""
        self.page.reload()
        self.page.wait_for_selector("html[data-ready]")

    def press(self, *keys):
        """Presses keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def until(self, expression, argument=None):
        """Waits until an expression holds. Playwright's own waiting is no use here: it evaluates the expression inside the
        page when it does not hold at once, which the page's policy against scripts of strangers forbids."""
        end = time.monotonic() + 30
        while not self.page.evaluate(expression, argument):
            assert time.monotonic() < end, f"after 30 s this does not hold: {expression}"
            self.page.wait_for_timeout(20)

    def texts(self, selector):
        """The texts of all elements of a selector."""
        return self.page.locator(selector).all_inner_texts()

    def state(self):
        """What is shown, as the page itself knows it."""
        return self.page.evaluate("({...Report.state})")

    def decisions(self):
        """The decisions as they would be exported."""
        return {entry["shot"]: entry for entry in json.loads(self.page.evaluate("Report.decisions.text()"))["decisions"]}


CHECKS = []


def check(function):
    """Notes a check."""
    CHECKS.append(function)
    return function


@check
def many_warnings_are_folded(page, _):
    """Up to three warnings are read at once; more are one line that opens, with what it leaves out named."""
    def show(count):
        page.page.evaluate("count => { Report.run.warnings = Array.from({ length: count }, (_, at) => ({ file: 'a.json', line: at + 1, message: 'old' })); Report.buildNotices(); }", count)
    show(3)
    assert page.page.locator("#notices p.notice.changed", has_text="a.json:3: old").is_visible()
    show(102)
    folded = page.page.locator("#notices details.notice")
    assert folded.inner_text().strip() == "102 warnings", folded.inner_text()
    folded.locator("summary").click()
    assert "a.json:100: old" in folded.inner_text() and folded.inner_text().endswith("… and 2 more in report.json"), folded.inner_text()[-80:]


@check
def opens_on_what_changed(page, report):
    """The first thing that is seen is the largest group, with its cause; failed shots come before it."""
    heads = page.texts(".section-head h2")
    failures = [shot for shot in report["shots"] if shot["status"] == "failed"]
    messages = list(dict.fromkeys(shot["failure"]["problems"][0]["message"] for shot in failures))
    titles = [head for head in heads if "failed: " in head]
    assert [title.split("failed: ")[1] for title in titles] == messages and heads[: len(titles)] == titles, (heads, messages)
    assert "components/broken.yaml" in page.page.locator(".section-head .place").first.inner_text()
    # One line for each failed scenario, and the first pictures below them.
    assert len(page.texts(".line")) == len({(shot["component"], shot["scenario"]) for shot in failures}), page.texts(".line")
    groups = report["explanation"]["groups"]
    assert groups[0]["causes"][0]["after"] in heads[len(titles)], heads
    assert "proved" in " ".join(page.texts(".section-head .proof"))
    first = page.page.locator(".tile").first.bounding_box()
    assert first["y"] < 560, first


@check
def the_state_is_the_address(page, report):
    """View, search, filters, shot, mode and zoom survive a reload, and a pasted address shows the same."""
    changed = next(shot["id"] for shot in report["shots"] if shot["status"] == "changed")
    page.page.fill("#search", "status:changed scheme:light")
    page.page.wait_for_timeout(50)
    assert page.page.evaluate("Report.shots.filter(Report.search(Report.state.query)).length") > 0
    page.press("Escape")
    page.page.locator(".tile").first.click()
    page.page.wait_for_selector("#stage img")
    page.press("2", "+", "-", "-")
    before = page.state()
    assert before["mode"] == "slide" and before["shot"] and before["zoom"] != "fit", before
    address = page.page.url
    page.reload()
    assert page.state() == before
    assert page.page.locator("#viewer[open]").count() == 1
    page.go(address)
    assert page.state() == before
    page.press("Escape")
    assert page.state()["shot"] == ""
    page.go(page.page.url.split("#")[0] + "#shot=" + changed)
    assert page.page.locator("#viewer-id").text_content() == changed
    page.page.go_back()


@check
def every_mode_shows_pictures(page, report):
    """Each way to compare shows its pictures at whole numbers of pixels, and they move in step."""
    shot = next(shot for shot in report["shots"] if shot["status"] == "changed")
    page.go(page.page.url.split("#")[0] + "#shot=" + shot["id"])
    counts = {
        "side": 3,
        "slide": 2,
        "blink": 2,
        "onion": 2,
        "blend": 2,
        "difference": 2 if "aligned" in shot["files"] else 1,
        "expected": 1,
        "actual": 1,
        "elements": 1,
    }
    for key, (mode, count) in zip("123456789", counts.items(), strict=False):
        page.press(key)
        page.until(f"document.querySelectorAll('#stage img').length === {count}")
        page.until("[...document.querySelectorAll('#stage img')].every((image) => image.complete && image.naturalWidth)")
        assert page.state()["mode"] == mode
    page.press("1", "r")
    for zoom in ("+", "+", "-"):
        page.press(zoom)
    sizes = page.page.evaluate(
        "[...document.querySelectorAll('#stage img')].map((image) => image.getBoundingClientRect().width / image.naturalWidth)"
    )
    assert len({round(size, 4) for size in sizes}) == 1 and sizes[0] >= 1 and sizes[0] == int(sizes[0]), sizes
    moves = page.page.evaluate("[...document.querySelectorAll('.layer')].map((layer) => layer.style.transform)")
    assert len(set(moves)) == 1, moves
    assert "Region" in page.page.locator("#live").inner_text()
    page.press("0")
    assert page.state()["zoom"] == "fit"
    box = page.page.locator(".pane").first.bounding_box()
    page.page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.page.mouse.wheel(0, -100)
    assert page.state()["zoom"] != "fit"
    page.press("j", "k", "J", "K", "v", "Escape")
    assert page.state()["sight"] == "protanopia", page.state()


@check
def decisions_are_kept_and_undone(page, report):
    """Shots, groups and what a search shows are accepted and rejected; undone; kept over a reload; exported."""
    changed = next(shot for shot in report["shots"] if shot["status"] == "changed")
    page.go(page.page.url.split("#")[0] + "#shot=" + changed["id"])
    page.page.wait_for_selector("#stage img")
    # A note may come before the decision.
    page.press("n")
    page.page.keyboard.type("as drawn")
    page.press("Escape")
    assert page.state()["shot"] == changed["id"] and page.page.evaluate("document.activeElement.id") == "stage"
    noted = page.decisions()[changed["id"]]
    assert noted["decision"] == "none" and noted["note"] == "as drawn", noted
    alike = page.page.evaluate("Report.foldOf(Report.byId.get(Report.state.shot)).fold.shots.map((shot) => shot.id)")
    page.press("a")
    # Accepting goes on to the next open one, and shift stays.
    following = page.state()["shot"]
    assert following not in alike, (following, alike)
    kept = page.decisions()
    assert {shot for shot, entry in kept.items() if entry["decision"] == "accept"} == set(alike), kept
    assert kept[changed["id"]]["note"] == "as drawn", kept
    assert kept[changed["id"]]["actual"] == changed["pixels"]["actual"]
    assert kept[changed["id"]]["expected"] == changed["pixels"]["expected"]
    page.press("X")
    assert page.state()["shot"] == following
    assert page.page.locator("#viewer-status").inner_text() == "Rejected"
    page.press("Escape")
    kept = page.decisions()
    assert page.page.evaluate("document.activeElement.closest('.strip') !== null")
    assert kept[following]["decision"] == "reject"
    assert "as drawn" in " ".join(page.texts(".strip .noted")), page.texts(".strip .noted")
    page.page.fill("#search", "drawn")
    assert page.page.evaluate("Report.shots.filter(Report.search(Report.state.query)).map((shot) => shot.id)") == [changed["id"]]
    page.page.fill("#search", "")
    page.press("Escape", "u", "u", "u")
    assert page.decisions() == {}
    group = report["explanation"]["groups"][0]
    head(page, group).locator("button.accept").click()
    assert sorted(page.decisions()) == sorted(group["shots"])
    page.page.fill("#search", "component:words")
    page.press("Escape")
    page.page.locator("#reject-shown").click()
    counts = page.page.evaluate("Report.decisions.counts()")
    new = [shot for shot in report["shots"] if shot["component"] == "words" and shot["status"] == "added"]
    assert counts["accept"] == len(group["shots"]) and counts["reject"] == len(new) > 30, counts
    before = page.decisions()
    page.page.wait_for_timeout(100)
    page.reload()
    assert page.decisions() == before
    page.page.fill("#search", "decision:reject")
    page.page.wait_for_timeout(50)
    assert page.page.evaluate("Report.shots.filter(Report.search(Report.state.query)).length") == counts["reject"]
    if page.page.locator("#export").is_enabled():
        with page.page.expect_download() as download:
            page.page.locator("#export").click()
        exported = json.loads(pathlib.Path(download.value.path()).read_text())
        assert {entry["shot"] for entry in exported["decisions"]} == set(before)
        page.page.wait_for_function("document.body.innerText.includes('Exported')")
    page.page.fill("#search", "")


@check
def notes_are_pinned(page, report):
    """A note is pinned by key, moved by a press on the picture, kept with its view, edited, found by search, and removed."""
    changed = next(shot for shot in report["shots"] if shot["status"] == "changed")
    page.go(page.page.url.split("#")[0] + "#shot=" + changed["id"] + "&mode=side")
    page.page.wait_for_selector("#stage img")
    before = page.decisions()
    page.press("p", "Escape")
    assert page.decisions() == before, "a note without words was kept"

    def pins():
        return page.decisions().get(changed["id"], {}).get("pins", [])

    def begin(words):
        page.press("p")
        page.until("document.activeElement.closest('#pins') !== null")
        page.page.keyboard.type(words)

    begin("too thin")
    boxes = [page.page.locator("#stage .pane").nth(at).bounding_box() for at in range(2)]
    middle = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    page.page.mouse.click(middle[1][0] + 2, middle[1][1] + 2)
    page.until("document.activeElement.value === 'too thin'")
    page.press("Escape")
    page.until("Report.decisions.pins(Report.byId.get(Report.state.shot)).length === 1")
    [pin] = pins()
    assert pin["view"] and pin["file"].startswith("components/"), pin
    size = [changed[key] / changed["scale"] for key in ("width", "height")]
    assert pin["note"] == "too thin" and all(abs(pin[key] - extent / 2) <= 12 for key, extent in zip("xy", size, strict=True)), (pin, size)
    begin("was right")
    page.page.mouse.click(*middle[0])
    page.page.keyboard.press("Tab")
    page.until("Report.decisions.pins(Report.byId.get(Report.state.shot)).length === 2")
    assert page.page.evaluate("document.activeElement.id") == "pin"
    assert [one.get("picture") for one in pins()] == [None, "expected"], pins()
    # The first is over the actual picture and the difference, the second over the expected one.
    assert page.page.evaluate("[...document.querySelectorAll('#stage .pane')].map((pane) => [...pane.querySelectorAll('.pin')].map((pin) => pin.textContent).join())") == ["2", "1", "1"]
    page.page.locator("#pins textarea").first.fill("much too thin")
    page.press("Escape")
    assert [one["note"] for one in pins()] == ["much too thin", "was right"], pins()
    page.page.wait_for_timeout(100)
    page.reload()
    assert [one["note"] for one in pins()] == ["much too thin", "was right"], pins()
    assert page.texts("#pins textarea") is not None and page.page.locator("#pins li").count() == 2
    page.page.locator("#pins .pin-gone").first.click()
    assert [one["note"] for one in pins()] == ["was right"], pins()
    page.press("Escape")
    assert "was right" in " ".join(page.texts(".strip .noted"))
    page.page.fill("#search", "note:right")
    assert page.page.evaluate("Report.shots.filter(Report.search(Report.state.query)).map((shot) => shot.id)") == [changed["id"]]
    page.page.fill("#search", "")
    page.press("Escape", "u")
    assert [one["note"] for one in pins()] == ["much too thin", "was right"], pins()
    page.page.evaluate("(id) => Report.decisions.setPins(Report.byId.get(id), [])", changed["id"])
    assert page.decisions() == before


@check
def searches_find(page, report):
    """Words and every key of the search give what the report says."""
    shots = report["shots"]
    expected = {
        "badge": sum("badge" in shot["id"] for shot in shots),
        "-badge": sum("badge" not in shot["id"] and "badge" not in shot.get("description", "") for shot in shots),
        "status:new": sum(shot["status"] == "added" for shot in shots),
        "status:failed,changed": sum(shot["status"] in ("failed", "changed") for shot in shots),
        "scheme:dark component:words": sum(
            shot["variant"].get("scheme") == "dark" and shot["component"] == "words" for shot in shots
        ),
        "group:1": len(report["explanation"]["groups"][0]["shots"]),
        "cause:181": sum(
            len(group["shots"]) for group in report["explanation"]["groups"] if "181" in json.dumps(group["causes"])
        ),
        "nothing-fits-this": 0,
    }
    for text, count in expected.items():
        found = page.page.evaluate("text => Report.shots.filter(Report.search(text)).length", text)
        assert found == count, (text, found, count)
    # Letters that leave the same shots leave the list as it is, and those that leave others do not.
    page.page.evaluate("document.querySelector('.strip').dataset.kept = true")
    page.page.fill("#search", "/")
    assert page.page.locator(".strip[data-kept]").count() == 1
    page.page.fill("#search", "status:changed component:badge")
    assert page.page.locator(".strip[data-kept]").count() == 0
    assert {id.split("/")[1] for id in page.page.eval_on_selector_all(".tile", "tiles => tiles.map((tile) => tile.dataset.id)")} == {"badge"}
    page.page.fill("#search", "nothing-fits-this")
    page.page.locator("#reset").click()
    assert page.state()["query"] == ""


@check
def the_gallery_has_every_shot(page, report):
    """A table for each component; rows and columns can be chosen."""
    page.press("g")
    page.page.wait_for_selector("#gallery .scroller table")
    assert page.page.locator("#gallery .component:not(#orphaned)").count() == len({shot["component"] for shot in report["shots"]})
    names = page.page.evaluate("[...document.querySelectorAll('#gallery .component:not(#orphaned)')].map((made) => made.id.split('/')[1])")
    assert names.index("item-2") + 1 == names.index("item-10"), names
    page.page.select_option("#columns", "scenario")
    page.page.select_option("#rows", "scheme")
    page.page.wait_for_selector("#gallery .scroller table")
    tops = """() => [...document.querySelectorAll("#gallery .scroller tbody tr")].map((row) =>
      row.querySelector(".row-name").getBoundingClientRect().top - row.getBoundingClientRect().top)"""
    offsets = page.page.evaluate(tops)
    assert offsets and max(offsets) < 20, f"a row's name is at its top, however high the row is: {offsets}"
    corner = page.page.locator("#gallery .corner").first.inner_text()
    assert corner.startswith("scheme"), corner
    page.press("o", "c")
    assert page.state()["view"] == "changes"
    page.press("?")
    assert page.page.locator("#keys[open]").count() == 1
    page.press("Escape", "t")


@check
def what_a_screen_reader_reads_is_numbered(page, report):
    """Elements in reading order over the picture, and their words beside it; both in the same number."""
    shot = changed_shot(report, "badge")
    open_shot(page, shot)
    page.press("l")
    page.page.wait_for_selector(".spoken", state="attached")
    text = page.page.evaluate("Report.inside(Report.byId.get(Report.state.shot), 'elements')")
    words = [text["strings"][row[4]] for row in text["spoken"]]
    assert words and page.texts("#element li") == words, (words, page.texts("#element li"))
    assert page.texts(".spoken") == [str(number + 1) for number in range(len(words))]
    picture = page.page.locator("#stage img").bounding_box()
    place = page.page.locator(".spoken").first.bounding_box()
    assert picture["x"] - 1 <= place["x"] and place["x"] + place["width"] <= picture["x"] + picture["width"] + 1, place
    page.page.locator("#element li").first.hover()
    assert page.page.locator(".spoken.chosen").count() == 1
    page.press("1")
    assert page.page.locator(".spoken").count() == 0 and not page.page.locator("#element").is_visible()
    page.press("Escape")


@check
def the_gallery_documents_components(page, report):
    """The gallery shows what a component's file says, and the search finds it."""
    components = {(system["name"], component["name"]): component for system in report["systems"] for component in system.get("components", [])}
    assert components, report["systems"]
    drawn = {(shot["system"], shot["component"]) for shot in report["shots"]}
    page.press("g")
    page.page.wait_for_selector("#gallery .facts")
    for (system, name) in sorted(drawn & set(components)):
        facts = page.page.locator(f"[id='{system}/{name}'] .facts")
        text = facts.evaluate("node => node.textContent")
        component = components[(system, name)]
        words = [component.get("description", ""), component["place"], *component["do"], *component["dont"], *component["tokens"]]
        for parameter in component["parameters"]:
            words += [parameter["name"], parameter["type"], parameter.get("default", ""), parameter.get("description", "")]
        missing = [word for word in words if word not in text]
        assert not missing, (name, missing)
    described = next(component for (key, component) in sorted(components.items()) if key in drawn and component.get("description"))
    word = max(described["description"].split(), key=len).strip(".,;:")
    count = page.page.evaluate("text => Report.shots.filter(Report.search(text)).map((shot) => shot.component)", word)
    assert described["name"] in count, (word, count)
    page.press("c")


@check
def orphans_stand_last(page, report):
    """Baselines that no shot uses are the last section of every view, with their pictures; one opens as a shot does."""
    orphans = report["orphans"]
    assert orphans and [picture["id"] for picture in report["orphanPictures"]] == orphans, report.get("orphanPictures")
    for view in ("changes", "components"):
        page.page.evaluate("view => Report.go({view})", view)
        page.page.evaluate("Report.scrollToSection('orphaned')")
        page.page.wait_for_timeout(100)
        assert page.texts(".section-head h2")[-1] == f"{len(orphans)} baselines Orphaned"
        cards = page.page.locator(".card.orphaned")
        assert cards.count() == len(orphans)
        page.until("[...document.querySelectorAll('.card.orphaned img')].every((image) => image.naturalWidth > 0)")
    page.page.locator(".card.orphaned").first.click()
    page.page.wait_for_selector("#viewer[open] #stage img")
    assert page.state()["shot"] == orphans[0]
    page.until("document.querySelector('#stage img').naturalWidth > 0")
    assert not page.page.locator("#modes").is_visible() and not page.page.locator("#decide").is_visible()
    page.press("Escape")
    page.page.evaluate("Report.go({view: 'gallery', query: 'status:orphaned'})")
    page.page.wait_for_selector("#gallery #orphaned .small img")
    assert page.page.locator("#gallery .small").count() == len(orphans)


def changed_shot(report, component):
    """The first changed shot of a component."""
    return next(shot for shot in report["shots"] if shot["status"] == "changed" and shot["component"] == component)


def open_shot(page, shot, **state):
    """Opens a shot and waits for its pictures."""
    words = "".join(f"&{key}={value}" for key, value in state.items())
    page.go(page.page.url.split("#")[0] + "#shot=" + shot["id"] + words)
    page.page.wait_for_selector("#stage img")
    page.until("[...document.querySelectorAll('#stage img')].every((image) => image.naturalWidth > 0)")


def middle(page, selector):
    """The middle of an element."""
    box = page.page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@check
def elements_say_what_they_are(page, report):
    """The views of a shot are drawn over its picture; one that is pointed at, clicked or stepped to says all of itself."""
    shot = changed_shot(report, "badge")
    open_shot(page, shot, mode="elements")
    page.page.wait_for_selector(".element", state="attached")
    picture = page.page.locator("#stage img").bounding_box()
    for box in page.page.locator(".element").all():
        place = box.bounding_box()
        assert picture["x"] - 1 <= place["x"] and place["x"] + place["width"] <= picture["x"] + picture["width"] + 1, place
    text = page.page.evaluate("Report.inside(Report.byId.get(Report.state.shot), 'elements')")
    assert {"Text", "padding"} <= set(text["strings"]), text["strings"]
    page.page.mouse.move(*middle(page, "#stage img"))
    page.page.wait_for_selector(".element.chosen")
    said = page.page.locator("#element").inner_text()
    # The horizontal padding is what was changed.
    for part in ("HStack", " pt", "inside badge", "3 top, 7 right, 3 bottom, 7 left", "space.small", "components/badge.json:18"):
        assert part in said, (part, said)
    assert sorted(page.texts(".distance")) == ["3", "3", "7", "7"], page.texts(".distance")
    page.page.mouse.down()
    page.page.mouse.up()
    page.page.mouse.move(2, 300)
    assert page.page.locator(".element.chosen").count() == 1
    page.press("e", "E", "E")
    assert " pt" in page.page.locator("#live").inner_text()
    before = page.state()
    page.reload()
    page.page.wait_for_selector(".element", state="attached")
    assert page.state() == before and before["mode"] == "elements"
    unchanged = next(shot for shot in report["shots"] if shot["status"] == "unchanged")
    open_shot(page, unchanged, mode="elements")
    assert page.page.locator(".element").count() == 0 and not page.page.locator("#element").is_visible()
    added = next(shot for shot in report["shots"] if shot["status"] == "added")
    open_shot(page, added, mode="elements")
    page.page.wait_for_selector(".element", state="attached")
    assert page.texts("#modes button:visible") == ["Actual", "Elements", "Spoken"], page.texts("#modes button:visible")
    page.press("Escape")


@check
def pixels_have_values(page, report):
    """From 16 times on there is a grid, and the pixel under the pointer says what it is in both pictures."""
    for shot in (changed_shot(report, "badge"), changed_shot(report, "profile-card")):
        open_shot(page, shot, mode="side", zoom=12)
        page.page.mouse.move(*middle(page, ".pane"))
        assert not page.page.locator("#pixel").is_visible()
        open_shot(page, shot, mode="side", zoom=16)
        page.page.wait_for_timeout(50)
        assert page.page.locator(".pixel-grid").first.is_visible()
        # The first pixel of a region that differs, in the middle of a pane.
        region = shot["change"]["regions"][0]
        found = page.page.evaluate(
            """async (shot) => {
              const regions = await Report.values(Report.byId.get(shot));
              const {x, y, width, height, bytes} = regions[0];
              const edge = Math.min(...[...document.querySelectorAll("#stage img")].map((image) => image.naturalWidth));
              for (let at = 0; at < width * height; at += 1) {
                if (x + at % width >= edge) continue;
                const [old, now] = [0, width * height].map((start) => [...bytes.subarray((start + at) * 4, (start + at) * 4 + 4)]);
                if (String(old) !== String(now)) return {x: x + at % width, y: y + Math.floor(at / width), old, now};
              }
              return null;
            }""",
            shot["id"],
        )
        assert found and found["x"] >= region["x"] and found["y"] >= region["y"], found
        x, y = middle(page, ".pane")
        start = page.page.locator(".layer").first.bounding_box()
        page.page.mouse.move(x, y)
        page.page.mouse.down()
        page.page.mouse.move(x + (x - start["x"] - found["x"] * 16 - 8), y + (y - start["y"] - found["y"] * 16 - 8))
        page.page.mouse.up()
        page.page.mouse.move(x + 1, y + 1)
        page.page.mouse.move(x, y)
        page.until("document.getElementById('pixel').innerText.includes('expected')")
        text = " ".join(page.page.locator("#pixel").inner_text().split())
        word = ["#{:02x}{:02x}{:02x} {:02x}".format(*found[name]) for name in ("old", "now")]
        assert text == f"{found['x']}, {found['y']} expected {word[0]} actual {word[1]}", (text, word, found)
        if page.page.url.startswith("http"):
            for file, value in ((shot["files"]["expected"], found["old"]), (shot["files"]["png"], found["now"])):
                seen = page.page.evaluate(
                    """async ([file, x, y]) => {
                      const image = new Image();
                      image.src = Report.address(file);
                      await image.decode();
                      const canvas = Object.assign(document.createElement("canvas"), {width: image.width, height: image.height});
                      const context = canvas.getContext("2d");
                      context.drawImage(image, 0, 0);
                      return [...context.getImageData(x, y, 1, 1).data];
                    }""",
                    [file, found["x"], found["y"]],
                )
                assert value[3] < 255 or seen == value, (file, seen, value)
    page.press("Escape")


@check
def pictures_move_with_the_pointer(page, report):
    """Dragging pans every pane alike; the wheel zooms at the pointer: the pixel under it stays where it is."""
    open_shot(page, changed_shot(report, "profile-card"), mode="side", zoom=2)

    def places():
        return [page.page.evaluate("layer => [layer.getBoundingClientRect().x - layer.parentElement.getBoundingClientRect().x, "
            "layer.getBoundingClientRect().y - layer.parentElement.getBoundingClientRect().y]", layer)
            for layer in page.page.locator(".layer").element_handles()]

    before = places()
    x, y = middle(page, ".pane")
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 30, y + 10, steps=3)
    page.page.mouse.move(x + 37, y - 21, steps=3)
    page.page.mouse.up()
    page.page.mouse.move(x + 60, y + 60)
    after = places()
    assert all(round(b[0] - a[0]) == 37 and round(b[1] - a[1]) == -21 for a, b in zip(before, after, strict=True)), (before, after)
    assert len({(round(place[0]), round(place[1])) for place in after}) == 1, after

    def under(x, y):
        box = page.page.locator("#stage img").first.bounding_box()
        natural = page.page.locator("#stage img").first.evaluate("image => image.naturalWidth")
        return ((x - box["x"]) / box["width"] * natural, (y - box["y"]) / box["width"] * natural)

    page.page.mouse.move(x - 40, y + 25)
    for turn in (-100, -100, 100):
        seen = under(x - 40, y + 25)
        zoom = page.state()["zoom"]
        page.page.mouse.wheel(0, turn)
        page.until("zoom => Report.state.zoom !== zoom", zoom)
        now = under(x - 40, y + 25)
        assert abs(seen[0] - now[0]) < 0.6 and abs(seen[1] - now[1]) < 0.6, (seen, now)
    page.press("Escape")


@check
def regions_come_in_turn(page, report):
    """`r` and `R` bring each region into sight, forwards and backwards, round and round."""
    shot = max((shot for shot in report["shots"] if "change" in shot), key=lambda shot: len(shot["change"]["regions"]))
    regions = shot["change"]["regions"]
    open_shot(page, shot)

    def said():
        return page.page.locator("#live").inner_text()

    for key, index in [("r", at % len(regions)) for at in range(len(regions) + 1)] + [("R", len(regions) - 1)]:
        page.press(key)
        region = regions[index]
        expected = f"Region {index + 1} of {len(regions)}: {region['width']} × {region['height']} pixels at {region['x']}, {region['y']}"
        assert said() == expected, (said(), expected)
        box = page.page.locator(".region").nth(index).bounding_box()
        pane = page.page.locator(".pane", has=page.page.locator(".region")).bounding_box()
        centre = (box["x"] + box["width"] / 2 - pane["x"] - pane["width"] / 2, box["y"] + box["height"] / 2 - pane["y"] - pane["height"] / 2)
        assert abs(centre[0]) < 2 and abs(centre[1]) < 2, centre
    page.press("Escape")


@check
def blinking_heeds_the_system(page, report):
    """Pictures blink in turn; where the system asks for less motion they stand still until space is pressed."""
    shot = changed_shot(report, "badge")
    over = "document.querySelector('#stage img.over').hidden"
    for motion in ("no-preference", "reduce"):
        page.page.emulate_media(reduced_motion=motion)
        open_shot(page, shot, mode="blink")
        seen = set()
        for _ in range(14):
            seen.add(page.page.evaluate(over))
            page.page.wait_for_timeout(100)
        assert seen == ({True, False} if motion == "no-preference" else {False}), (motion, seen)
    page.press(" ")
    assert page.page.evaluate(over) is True
    page.press(" ")
    assert page.page.evaluate(over) is False
    page.page.emulate_media(reduced_motion="no-preference")
    page.press("Escape")


@check
def nothing_keeps_anybody_out(page, report):
    """axe finds nothing: in every view, every way to compare, the keys, on a phone, light and dark."""
    shot = changed_shot(report, "profile-card")
    base = page.page.url.split("#")[0]
    places = ["", "#crops=whole", "#crops=difference", "#view=components", "#view=gallery", "#query=nothing-fits-this", "#query=status:orphaned"]
    places += [f"#shot={shot['id']}&mode={mode}" for mode in ("side", "slide", "blink", "onion", "blend", "difference", "elements")]
    places += [f"#shot={entry['id']}" for entry in report["shots"] if entry["status"] == "failed"][:1]
    system = tokenview.data(page)[0]
    used = max(system["tokens"], key=lambda token: token["n"])["t"]
    places += ["#view=tokens", f"#view=tokens&token={system['name']}/{used}", f"phone #view=tokens&token={system['name']}/{used}"]
    places += [f"#shot={report['orphans'][0]}", "help", "phone", f"phone #shot={shot['id']}&mode=elements"]
    found = []
    for place in places:
        if place.startswith("phone"):
            page.page.set_viewport_size({"width": 390, "height": 844})
        page.go(base + (place.split(" ")[-1] if "#" in place else ""))
        page.page.wait_for_timeout(150)
        if "#shot" in place:
            page.page.wait_for_selector("#stage img, #stage .nothing")
        if "elements" in place:
            page.page.wait_for_selector(".element", state="attached")
            page.press("e", "e")
        if place == "help":
            page.press("?")
        looked = Axe().run(page.page, options={"preload": False}).response
        assert len(looked["passes"]) > 10, place
        for violation in looked["violations"]:
            nodes = [node["html"][:160] + " — " + node["failureSummary"].splitlines()[-1].strip() for node in violation["nodes"]]
            found.append(f"{place}: {violation['id']}: {violation['help']}: {nodes[:3]}")
        page.press("Escape")
    page.page.set_viewport_size({"width": 1280, "height": 800})
    assert not found, "\n  ".join(found)


@check
def no_author_runs_a_script(page, report):
    """Hostile words are shown as they are."""
    for shot in [shot for shot in report["shots"] if shot["component"] == "words"][:: 2]:
        page.go(page.page.url.split("#")[0] + "#shot=" + shot["id"])
        if "description" in shot:
            assert shot["description"].split()[0] in page.page.locator("#facts").inner_text(), shot["description"]
    page.press("Escape")


@check
def a_phone_shows_groups_first(page, report):
    """At the width of a phone nothing is wider than the page, and the first group is in sight."""
    page.page.set_viewport_size({"width": 390, "height": 844})
    page.page.wait_for_timeout(200)
    assert page.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.page.locator(".section-head").first.bounding_box()["y"] < 420
    small = """() => [...document.querySelectorAll("button, select, summary")].filter((made) => made.checkVisibility()
      && Math.min(made.getBoundingClientRect().width, made.getBoundingClientRect().height) < 43.5).map((made) => made.outerHTML.slice(0, 120))"""
    cut = """() => [...document.querySelectorAll("#views button, #statuses button, #decided button, .section-head :is(h2, .place, .effects)")]
      .filter((made) => made.checkVisibility() && made.scrollWidth > made.clientWidth + 1).map((made) => made.outerHTML.slice(0, 120))"""
    assert page.page.evaluate(cut) == [], page.page.evaluate(cut)
    bars = page.page.evaluate("['header.bar', '#decided'].map((name) => document.querySelector(name).offsetHeight)")
    assert sum(bars) < 844 / 6, bars
    assert page.page.evaluate(small) == [], page.page.evaluate(small)
    page.page.locator(".tile").first.click()
    page.page.wait_for_selector("#viewer[open]")
    assert page.page.evaluate("document.getElementById('viewer').scrollWidth") <= 390
    assert page.page.evaluate("document.querySelector('#viewer > .bar').offsetHeight") < 844 / 6
    assert page.page.evaluate(small) == [], page.page.evaluate(small)
    page.press("Escape")
    page.page.set_viewport_size({"width": 1280, "height": 800})


@check
def paper_has_before_and_after(page, report):
    """What is printed is every group from a new page on, with before and after of everything that differs, and all scenarios."""
    page.page.emulate_media(media="print")
    page.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    sections = page.page.evaluate("Report.sections(Report.shots.concat(Report.orphans)).length")
    assert page.page.locator("#print .print-section").count() == sections > 3
    assert not page.page.locator("header.bar").first.is_visible()
    changed = {shot["id"].split("@")[0] for shot in report["shots"] if shot["status"] == "changed"}
    strips = page.page.locator("#print .strip.changed")
    named = [line for title in strips.locator(".name").evaluate_all("names => names.map((name) => name.title)") for line in title.split("\n")]
    assert sorted(named) == sorted(changed), named
    for strip in strips.all():
        assert strip.locator(".crop.before .old").count() == strip.locator(".crop.after .now").count() > 0
    page.page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.page.emulate_media(media="screen")


def serve(folder, *options):
    """`dsrender review`, and its address."""
    server = subprocess.Popen([PROGRAM, "review", "shots", *options], cwd=folder, stdout=subprocess.PIPE, text=True)
    return server, server.stdout.readline().split()[1]


def head(page, group):
    """The head of a group, by what its edit changed."""
    cause = group["causes"][0]
    return page.page.locator(".section-head", has_text=f"{cause['before']} → {cause['after']}")


def check_review(browser, folder, report):
    """Where the page is served, decisions are a file as they are made, and accepted pictures are applied."""
    server, address = serve(folder)
    try:
        page = Page(browser, address)
        group = report["explanation"]["groups"][0]
        head(page, group).locator("button.accept").click()
        page.page.evaluate("Report.decisions.saved()")
        kept = json.loads(pathlib.Path(folder, "shots/decisions.json").read_text())
        assert [entry["shot"] for entry in kept["decisions"]] == sorted(group["shots"])
        page.page.locator("#apply").click()
        page.page.wait_for_selector("#notices .notice.unchanged")
        assert f"{len(group['shots'])} baselines written" in page.page.locator("#notices .notice.unchanged").inner_text()
        changed = run(folder, PROGRAM, "matrix", "--report", "json", "--out", "after")
        assert not any(shot in changed for shot in group["shots"]), changed
        assert not page.errors, page.errors
    finally:
        server.terminate()
        server.wait()


def decide(page, shots, decision):
    """Decides about shots, and waits until that is kept or cannot be."""
    page.page.evaluate(
        """async ([ids, decision]) => {
          Report.decisions.decide(ids.map((id) => Report.byId.get(id)), decision);
          await Report.decisions.saved();
        }""",
        [shots, decision],
    )


def verdicts(page):
    """The decisions that a page shows, by shot."""
    return {shot: entry["decision"] for shot, entry in page.decisions().items()}


def two_decide(first, second, shots, kept, settle):
    """Two pages that do not know of one another decide about different shots, and about the same one."""
    def decides(page, shot, decision):
        decide(page, [shot], decision)
        settle()

    decides(first, shots[0], "reject")
    decides(second, shots[1], "accept")
    both = {shots[0]: "reject", shots[1]: "accept"}
    assert verdicts(second) == kept() == both, (verdicts(second), kept())
    # The first has not seen the second's. Where both decide about one shot, the one that was there first stands.
    assert verdicts(first) == {shots[0]: "reject"}
    decides(first, shots[2], "accept")
    decides(second, shots[2], "reject")
    assert verdicts(second) == kept() == both | {shots[2]: "accept"}, (verdicts(second), kept())
    assert shots[2] in second.page.locator("#notice-others").inner_text()
    assert first.page.locator("#notice-others").count() == 0
    # Whoever has seen it may change it; and what somebody has changed is not undone by another.
    decides(second, shots[2], "reject")
    assert second.page.locator("#notice-others").count() == 0
    decides(first, shots[3], "reject")
    assert verdicts(first)[shots[2]] == "reject"
    for _ in range(2):
        first.press("u")
    first.page.evaluate("Report.decisions.saved()")
    settle()
    assert verdicts(first) == kept() == both | {shots[2]: "reject"}, (verdicts(first), kept())


def check_reviewers(browser, folder, report):
    """Two reviewers do not overwrite one another's decisions, nor apply what they have not seen."""
    changed = [shot["id"] for shot in report["shots"] if shot["status"] == "changed"][:5]

    def kept():
        entries = json.loads(pathlib.Path(folder, "shots/decisions.json").read_text())["decisions"]
        return {entry["shot"]: entry["decision"] for entry in entries}

    # A second server of the same folder, as a second user of the machine has.
    with serving(folder) as address, serving(folder) as other:
        first, second = Page(browser, address), Page(browser, other)
        two_decide(first, second, changed, kept, lambda: None)
        decide(second, changed[4:5], "accept")
        first.page.locator("#apply").click()
        first.page.wait_for_selector("#notice-apply")
        assert "another reviewer has decided" in first.page.locator("#notice-apply").inner_text()
        assert verdicts(first) == kept()
        first.page.locator("#apply").click()
        first.page.wait_for_selector("#notices .notice.unchanged")
        assert "2 baselines written" in first.page.locator("#notices .notice.unchanged").inner_text()
        assert first.page.locator("#notice-apply").count() == 0
        # The folder holds another run's pictures by now: an old page keeps nothing in it, and says why.
        run(folder, PROGRAM, "matrix", "--out", "shots", code=65)
        before = kept()
        decide(second, changed[:1], "accept")
        assert "a different run" in second.page.locator("#notice-decisions").inner_text()
        assert kept() == before
        second.reload()
        decide(second, changed[:1], "accept")
        assert kept() == {changed[0]: "accept", changed[2]: "reject"}, kept()
        # The browser notes answers of 409 and 412 as errors.
        for page in (first, second):
            assert all("status of 4" in error for error in page.errors), page.errors


def check_tabs(browser, folder, report):
    """Two tabs of the page from a disk do not overwrite one another's decisions either."""
    changed = [shot["id"] for shot in report["shots"] if shot["status"] == "changed"][:5]
    address = pathlib.Path(folder, "shots/index.html").as_uri()
    first = Page(browser, address)
    second = Page(browser, address, context=first.context)

    stored = "localStorage.getItem(`dsrender-decisions:${Report.run.run}`)"

    def kept():
        entries = json.loads(first.page.evaluate(stored))["decisions"]
        return {entry["shot"]: entry["decision"] for entry in entries}

    def settle():
        # A tab hears of what another has stored a moment later.
        words = [None, ""]
        while len(set(words)) > 1:
            words = [page.page.evaluate(stored) for page in (first, second)]

    two_decide(first, second, changed, kept, settle)
    assert not first.errors and not second.errors, (first.errors, second.errors)


def large():
    """Prints what pages of many shots take, in processor time of the page's own process."""
    shapes = [("10,000 changed", 100, 100, True), ("100,000 unchanged", 1000, 100, False)]
    with sync_playwright() as playwright:
        for title, components, scenarios, changes in shapes:
            with tempfile.TemporaryDirectory() as work:
                folder = many(work, components, scenarios, changes)
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                page = Page(browser, pathlib.Path(folder, "shots/index.html").as_uri())
                session = page.context.new_cdp_session(page.page)
                session.send("Performance.enable")

                def spent(session=session):
                    metrics = session.send("Performance.getMetrics")["metrics"]
                    return next(entry["value"] for entry in metrics if entry["name"] == "TaskDuration")

                session.send("Performance.disable")
                session.send("Performance.enable", {"timeDomain": "threadTicks"})
                page.reload()
                first = spent()
                elements = page.page.evaluate("document.getElementsByTagName('*').length")
                page.page.locator("#search").focus()
                before = spent()
                page.press(*"part-42")
                page.page.wait_for_timeout(300)
                key = (spent() - before) / 7
                assert not page.errors, page.errors
                print(f"{title}: {first:.2f} s to the first frame, {key * 1000:.0f} ms a keystroke, {elements} elements")
                browser.close()


def sizes():
    """Prints the bytes of the folders of two runs, and what they had before the list showed changes."""
    with tempfile.TemporaryDirectory() as work:
        for name, shots, report, _ in looks.changed_runs(work, ROOT, commit, run, PROGRAM):
            now, before, page, page_before = bytecount.measured(shots)
            print(f"{name}, {report['counts']['changed']:,} changed: {now:,} bytes, {before:,} before ({now / before:.2f} times);"
                  f" the page alone {page:,}, {page_before:,} before ({page / page_before:.2f} times)")


def pictures():
    """Takes the README's pictures: the repository's own systems after a token was changed."""
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        for name in ("Fixtures", "Baselines"):
            shutil.copytree(ROOT / name, os.path.join(work, name))
        os.symlink(ROOT / ".fonts", os.path.join(work, ".fonts"))
        shutil.copy(ROOT / "dsrender.yaml", work)
        commit(work)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        address = pathlib.Path(work, "shots/index.html").as_uri()
        run(work, PROGRAM, "matrix", "--out", "shots", code=0)
        page = Page(browser, address + "#query=component:notification,card,button&columns=theme", color_scheme="light")
        page.page.wait_for_timeout(1500)
        page.page.screenshot(path=str(ROOT / "docs/images/gallery.png"))
        tokens = pathlib.Path(work, "Fixtures/dbux/tokens/base.tokens.json")
        before = '"3xs": { "$value": { "value": 1, "unit": "px" } }'
        tokens.write_text(tokens.read_text().replace(before, before.replace("1", "2"), 1))
        run(work, PROGRAM, "matrix", "--out", "shots", code=1)
        page = Page(browser, address, color_scheme="light")
        page.page.wait_for_timeout(500)
        page.page.screenshot(path=str(ROOT / "docs/images/report.png"))
        browser.close()
        # What scripts and agents look at: a shot with two causes.
        badge = pathlib.Path(work, "Fixtures/dbux/components/badge.yaml")
        badge.write_text(badge.read_text().replace("weak: {parameters: {title: New}}", "weak: {parameters: {title: Newer}}"))
        shot = "dbux/badge/weak@db.light.regular"
        run(work, PROGRAM, "why", shot, "--pictures", "look", code=1)
        shutil.copy(os.path.join(work, "look/_crops", shot + ".1.png"), ROOT / "docs/images/why-crop.png")


def many(work, components, scenarios, changes):
    """A project of many shots with a run's folder; all of them changed, or none."""
    folder = os.path.join(work, "many")
    os.makedirs(os.path.join(folder, "components"))
    font = ROOT / ".fonts/NotoSans.ttf"
    digest = small.digest(font)
    small.write(
        folder,
        "dsrender.yaml",
        "version: 1\nbaselines: Baselines\nsystems:\n  many:\n    components: components\n"
        f"    fonts: [{{file: '{font}', sha256: {digest}, family: Noto Sans, weights: [400, 700]}}]\n"
        "    axes: {scale: [1]}\n",
    )
    for number in range(components):
        names = "".join(f"  s{scenario}: {{parameters: {{title: '{scenario}'}}}}\n" for scenario in range(scenarios))
        text = "parameters: {title: {type: string, default: A}}\nbody: {Text: $title}\nscenarios:\n"
        small.write(folder, f"components/part-{number}.yaml", f"component: part-{number}\n{text}{names}")
    run(folder, PROGRAM, "approve", "--all", code=0)
    if changes:
        for path in pathlib.Path(folder, "components").iterdir():
            path.write_text(path.read_text().replace("body: {Text: $title}", "body: {Text: '${title}.'}"))
    run(folder, PROGRAM, "matrix", "--no-causes", "--out", "shots", code=1 if changes else 0)
    return folder


def save(path, old, new):
    """Saves a file as editors do: another one gets its name."""
    path = pathlib.Path(path)
    text = path.read_text()
    assert old in text, f"{old!r} is not in {path}"
    other = path.with_name(path.name + "~")
    other.write_text(text.replace(old, new))
    other.rename(path)


def check_watch(browser, folder, report):
    """A saved component is seen in place, with view, shot, mode, zoom and address as they were; so is what is wrong with it."""
    card = pathlib.Path(folder, "components/profile-card.yaml")
    shutil.rmtree(pathlib.Path(folder, "shots"))
    pathlib.Path(folder, "components/broken.yaml").unlink()
    server, address = serve(folder, "--watch", "--no-causes")
    try:
        page = Page(browser, address)
        shot = next(one["id"] for one in report["shots"] if one["status"] == "changed" and one["component"] == "profile-card")
        other = next(one["id"] for one in report["shots"] if one["status"] == "changed" and one["component"] == "badge")
        page.page.evaluate("ids => Report.decisions.decide(ids.map((id) => Report.byId.get(id)), 'accept')", [shot, other])
        page.page.evaluate("Report.decisions.saved()")
        page.go(f"{address}#view=components&shot={shot.replace('@', '%40')}&mode=actual&zoom=2")
        picture = page.page.locator("#stage img").first
        picture.wait_for()
        page.page.evaluate("window.isTheSamePage = true")
        before = (page.page.url, page.state(), picture.get_attribute("src"), picture.evaluate("image => image.naturalWidth"))
        save(card, "{width: 181}", "{width: 197}")
        page.until(
            "([src, width]) => { const image = document.querySelector('#stage img');"
            " return image && image.getAttribute('src') !== src && image.complete && image.naturalWidth > width; }",
            [before[2], before[3]],
        )
        page.page.wait_for_selector("#notice-taken-back", state="attached")
        assert (page.page.url, page.state()) == before[:2], (page.page.url, page.state())
        assert page.page.evaluate("window.isTheSamePage"), "the page was loaded again"
        assert list(page.decisions()) == [other], page.decisions()
        page.page.evaluate("Report.decisions.saved()")
        kept = json.loads(pathlib.Path(folder, "shots/decisions.json").read_text())
        assert [entry["shot"] for entry in kept["decisions"]] == [other], kept
        seen = picture.get_attribute("src")
        save(card, "{width: 197}", "{width: [197}")
        page.page.wait_for_selector("#notice-sources", state="attached")
        assert "profile-card.yaml" in page.page.locator("#notice-sources").text_content()
        assert picture.get_attribute("src") == seen
        page.reload()
        page.page.wait_for_selector("#notice-sources", state="attached")
        save(card, "{width: [197}", "{width: 197}")
        page.page.wait_for_selector("#notice-sources", state="detached")
        assert not page.errors, page.errors
    finally:
        server.terminate()
        server.wait()


def check_elsewhere(browser, folder, _):
    """Pictures that were published elsewhere are shown from there, and a review shows its own."""
    shots = os.path.join(folder, "shots")
    handler = functools.partial(looks.Quiet, directory=shots)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        at = f"http://127.0.0.1:{server.server_port}/"
        run(folder, PROGRAM, "matrix", "--out", "shots", "--pictures-at", at)
        report = json.loads(pathlib.Path(shots, "report.json").read_text())
        shot = next(shot for shot in report["shots"] if shot["status"] == "changed")
        assert report["picturesAt"] == at, report
        assert at in pathlib.Path(shots, "summary.md").read_text()
        with serving(folder) as served:
            for address, expected in ((pathlib.Path(shots, "index.html").as_uri(), at), (served, served.rsplit("/", 1)[0])):
                page = Page(browser, address)
                open_shot(page, shot, mode="side")
                sources = page.page.eval_on_selector_all("#stage img", "images => images.map((image) => image.src)")
                assert len(sources) == 3, sources
                assert all(source.startswith(expected) for source in sources), (sources, expected)
                assert not page.errors, page.errors
                page.context.close()
        server.shutdown()


def check_plain(browser, folder, report):
    """Where scripts do not run, the groups, their causes and their pictures are there."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(pathlib.Path(folder, "shots/index.html").as_uri())
    heads = page.locator(".plain h2").all_inner_texts()
    for group in report["explanation"]["groups"]:
        assert any(head.startswith(f"{len(group['shots'])} shots: ") and group["causes"][0]["after"] in head for head in heads), heads
    assert any("failed: there is no token 'color.none'" in head for head in heads), heads
    pictures = page.locator(".plain img")
    assert pictures.count() > 20
    sizes = [pictures.nth(at).get_attribute("src") for at in range(pictures.count())]
    for source in sizes:
        assert pathlib.Path(folder, "shots", urllib.parse.unquote(source)).is_file(), source
    context.close()


def check_causes(browser, folder, _):
    """A shot with two causes is shown with each of them alone; its views are compared with those of the expected picture."""
    badge = pathlib.Path(folder, "components/badge.json")
    text = badge.read_text()
    assert '"height": 24' in text, text
    badge.write_text(text.replace('"height": 24', '"height": 40'))
    run(folder, PROGRAM, "matrix", "--out", "shots")
    report = json.loads(pathlib.Path(folder, "shots/report.json").read_text())
    shot = changed_shot(report, "badge")
    assert len(shot["files"]["steps"]) == 1 and pathlib.Path(folder, "shots", shot["files"]["steps"][0]).is_file(), shot["files"]
    page = Page(browser, pathlib.Path(folder, "shots/index.html").as_uri())
    open_shot(page, shot, mode="steps")
    captions = page.texts(".pane .caption")
    assert captions[0] == "expected" and captions[1].startswith("with ") and captions[2].endswith(": actual"), captions
    group = next(group for group in report["explanation"]["groups"] if shot["id"] in group["shots"])
    for caption, cause in zip(captions[1:], group["causes"], strict=True):
        assert f"{cause['before']} → {cause['after']}" in caption, (caption, cause)
    tops = page.page.evaluate("[...document.querySelectorAll('.pane')].map((pane) => pane.querySelector('.over, img:only-of-type').naturalHeight)")
    sides = page.page.evaluate("[...document.querySelectorAll('.pane')].map((pane) => pane.querySelector('.over, img:only-of-type').naturalWidth)")
    assert len({*zip(tops, sides, strict=True)}) == 3, (tops, sides)
    page.press(" ")
    assert page.page.locator(".pane img.over:visible").count() == 0
    # Where views moved, the difference has them where they were; the plain one is beside it.
    moved = next(one for one in report["shots"] if "aligned" in one["files"])
    assert pathlib.Path(folder, "shots", moved["files"]["aligned"]).is_file()
    open_shot(page, moved, mode="side")
    assert page.texts(".pane .caption")[2].startswith("difference, each view"), page.texts(".pane .caption")
    page.press("6")
    assert page.texts(".pane .caption")[0] == "difference" and len(page.texts(".pane .caption")) == 2
    open_shot(page, shot, mode="steps")
    page.press("9")
    page.page.wait_for_selector(".element.resized", state="attached")
    page.press("f")
    page.until("document.querySelector('#element').innerText.includes('expected picture (f')")
    page.press("e")
    assert "now" in page.page.locator("#element").inner_text(), page.page.locator("#element").inner_text()
    assert not page.errors, page.errors


def check_history(browser, folder, _):
    """A shot whose baseline changed before is shown from its oldest baseline to the actual picture."""
    badge = pathlib.Path(folder, "components/badge.json")
    text = badge.read_text()
    for height in (30, 36):
        badge.write_text(text.replace('"height": 24', f'"height": {height}'))
        run(folder, PROGRAM, "approve", "*/badge/*", code=0)
        commit(folder)
    badge.write_text(text.replace('"height": 24', '"height": 40'))
    run(folder, PROGRAM, "matrix", "--out", "shots")
    report = json.loads(pathlib.Path(folder, "shots/report.json").read_text())
    shot = changed_shot(report, "badge")
    assert [len(shot["history"]["earlier"]), shot["history"]["hasOlder"]] == [2, False], shot["history"]
    page = Page(browser, pathlib.Path(folder, "shots/index.html").as_uri())
    open_shot(page, shot, mode="side")
    page.press("h")
    captions = page.texts(".pane .caption")
    assert len(captions) == 4 and captions[2].startswith("expected, 20") and captions[3] == "actual", captions
    page.until("[...document.querySelectorAll('.pane img')].every((image) => image.naturalHeight > 1)")
    heights = page.page.evaluate("[...document.querySelectorAll('.pane')].map((pane) => pane.querySelector('.over, img:only-of-type').naturalHeight)")
    assert heights == sorted(set(heights)) and len(heights) == 4, heights
    page.press("p")
    page.until("document.querySelectorAll('.pin').length === 1")
    assert page.page.evaluate("document.querySelector('.pin').closest('.pane') === document.querySelector('.pane:last-child')")
    page.page.keyboard.type("too high")
    page.press("Escape")
    assert not violations(page.page), violations(page.page)
    assert page.page.locator(".history li").count() == 3, page.texts(".history li")
    assert not page.errors, page.errors


def violations(page):
    """What axe finds on a page, in words."""
    looked = Axe().run(page, options={"preload": False}).response
    assert len(looked["passes"]) > 10
    return [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in looked["violations"]]


def check_token_diff(browser, folder, _):
    """The page of `tokens diff --out` shows a changed token with the pictures that it changes; axe finds nothing."""
    os.makedirs(folder)
    small.sources(folder)
    commit(folder)
    assert tokenview.edit(folder, "accent"), "the project has a colour 'accent'"
    run(folder, PROGRAM, "tokens", "diff", "HEAD", "--out", "changes", code=0)
    for scheme in ("light", "dark"):
        page = Page(browser, pathlib.Path(folder, "changes/index.html").as_uri(), color_scheme=scheme)
        tokenview.changed_tokens_come_first(page, folder, violations)
        assert not page.errors, page.errors
        page.context.close()


def check_looks(browser, folder, _):
    """A run of one edit takes as few looks as were asked for, from the first decision to the last by keyboard."""
    for name, shots, report, most in looks.changed_runs(folder, ROOT, commit, run, PROGRAM):
        server, address = looks.served(shots)
        page = Page(browser, address, context=browser.new_context(viewport={"width": 1440, "height": 900}))
        print(f"{name}: {report['counts']['changed']} changed shots take {looks.review(page, report, most)} looks of at most {most}")
        assert not page.errors, page.errors
        page.context.close()
        server.shutdown()


@contextlib.contextmanager
def serving(folder):
    """The address of a server, which is ended however the checks are."""
    server, address = serve(folder)
    try:
        yield address
    finally:
        server.terminate()
        server.wait()


def main():
    """Every check, on pages from a disk and from the server."""
    failed = 0
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        folder = make(work)
        report = json.loads(pathlib.Path(folder, "shots/report.json").read_text())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with serving(folder) as served:
            for address in (pathlib.Path(folder, "shots/index.html").as_uri(), served):
                for scheme in ("light", "dark"):
                    if scheme == "dark" and address == served:
                        continue
                    page = Page(browser, address, color_scheme=scheme, accept_downloads=True)
                    for one in CHECKS + tokenview.CHECKS:
                        page.go(address)
                        page.page.evaluate("Report.decisions.decide(Report.shots, null)")
                        try:
                            one(page, report)
                            assert not page.errors, page.errors
                        except Exception as error:  # noqa: BLE001
                            failed += 1
                            print(f"{one.__name__} ({scheme}, {address.split(':')[0]}): {one.__doc__}\n  {error!r}"[:6000], file=sys.stderr)
                            page.errors.clear()
                    page.context.close()
        alone = [
            (check_review, folder),
            (check_reviewers, make(os.path.join(work, "shared"))),
            (check_tabs, make(os.path.join(work, "tabs"))),
            (check_watch, make(os.path.join(work, "watched"))),
            (check_elsewhere, make(os.path.join(work, "elsewhere"))),
            (check_plain, make(os.path.join(work, "plain"))),
            (check_causes, make(os.path.join(work, "causes"))),
            (check_history, make(os.path.join(work, "history"))),
            (check_token_diff, os.path.join(work, "tokens")),
            (check_looks, os.path.join(work, "looks")),
        ]
        for one, of in alone:
            try:
                one(browser, of, report)
            except Exception as error:  # noqa: BLE001
                failed += 1
                print(f"{one.__name__}: {one.__doc__}\n  {error!r}"[:1200], file=sys.stderr)
        browser.close()
    total = 3 * len(CHECKS + tokenview.CHECKS) + len(alone)
    print(f"report: {total - failed} of {total} checks of the page hold in Chromium")
    return 1 if failed else 0


# Whoever ends it gets its servers and folders ended too.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
MODES = {"--bytes": sizes, "--large": large, "--pictures": pictures}
sys.exit(MODES.get((sys.argv[2:] or [""])[0], main)())
