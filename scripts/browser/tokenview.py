"""What reviewers do in the view of tokens, on the page of a run and on that of `tokens diff`."""

import json
import pathlib


def data(page):
    """The tokens that the page was given."""
    return page.page.evaluate("Report.load('tokens')")


def open_view(page, words=""):
    """Opens the view by its address."""
    page.go(page.page.url.split("#")[0] + "#view=tokens" + words)
    page.page.wait_for_selector("#tokens .token")


def edit(folder, name):
    """Gives a colour of a project's token files another value, in its first file; False where there is none."""
    def turned(value):
        if not isinstance(value, dict):
            return False
        if isinstance(value.get(name), dict) and "components" in (value[name].get("$value") or {}):
            value[name]["$value"] = {"colorSpace": "srgb", "components": [0.8, 0.1, 0.4]}
            return True
        return any(turned(member) for member in value.values())
    for file in sorted(pathlib.Path(folder, "tokens").glob("*.json")):
        document = json.loads(file.read_text())
        if turned(document):
            file.write_text(json.dumps(document, indent=2))
            return True
    return False


def tokens_have_values_and_uses(page, report):
    """Every token is there; one that is opened shows its values, its chain and the shots that use it."""
    page.press("p")
    page.page.wait_for_selector("#tokens .token")
    systems = data(page)
    count = sum(len(system["tokens"]) for system in systems)
    assert page.texts("#tokens .token-filters .number")[0] == str(count), page.texts("#tokens .token-filters")
    token = max(systems[0]["tokens"], key=lambda token: token["n"])
    assert token["n"] > 0, token
    page.page.evaluate("token => Report.go({token})", f"{systems[0]['name']}/{token['t']}")
    page.page.wait_for_selector(".token-facts")
    facts = page.page.locator(".token-facts").inner_text()
    assert token["v"][0]["s"] in facts and token["p"] in facts, facts
    assert f"{token['n']} shots use it" in facts, facts
    page.page.locator(".token-facts .small").first.click()
    page.page.wait_for_selector("#viewer[open]")
    assert page.state()["shot"] in {report["shots"][index]["id"] for index in token["u"]}
    page.press("Escape")
    assert page.page.locator(".token-facts").count() == 1 and page.state()["view"] == "tokens"


def tokens_are_searched(page, _):
    """Words of the search are looked for in names, values and descriptions; the filters count what they show."""
    open_view(page)
    systems = data(page)
    token = systems[0]["tokens"][-1]
    page.page.fill("#search", token["t"])
    page.until("name => document.querySelectorAll('#tokens .token').length > 0"
               " && [...document.querySelectorAll('#tokens .token')].every((one) => one.getAttribute('aria-label').includes(name))", token["t"])
    page.page.fill("#search", "nothing-has-this")
    page.page.wait_for_selector("#tokens .nothing")
    page.page.fill("#search", "")
    page.page.wait_for_selector("#tokens .token")
    unused = [token for token in systems[0]["tokens"] if token["n"] == 0]
    assert not systems[0]["knowsUnused"] or bool(unused) == ("Unused" in " ".join(page.texts(".token-filters button")))
    assert page.page.locator("#tree a").count() >= 1


def tokens_are_stepped_through(page, _):
    """j opens the next token and k the one before, in the order of the view; k at the first one stays."""
    open_view(page)
    names = page.texts("#tokens .token .token-name")
    assert len(names) > 2, names
    opened = "document.querySelector('#tokens [aria-expanded=true] .token-name')?.textContent"
    for key, at in [("j", 0), ("j", 1), ("j", 2), ("k", 1), ("k", 0), ("k", 0)]:
        page.press(key)
        page.until(f"name => {opened} === name", names[at])
    assert page.page.evaluate("document.activeElement.className") == "token-row"


def changed_tokens_come_first(page, folder, axe):
    """The page of `tokens diff` opens on the changed tokens: before and after, their difference, the pictures."""
    open_view(page)
    rows = page.texts("#tokens .token-row")
    assert len(rows) == 1 and "→" in rows[0] and "changed" in rows[0], rows
    page.page.locator("#tokens .token-row").click()
    page.page.wait_for_selector(".token-facts table")
    facts = page.page.locator(".token-facts").inner_text()
    assert "ΔE 2000" in facts, facts
    shown = page.page.locator(".token-facts .small.changed")
    changed = [shot for shot in json.loads(pathlib.Path(folder, "changes/report.json").read_text())["shots"] if shot["status"] == "changed"]
    assert changed and shown.count() > 0, (len(changed), facts)
    shown.first.click()
    page.page.wait_for_selector("#viewer[open] #stage img")
    page.press("Escape")
    looked = axe(page.page)
    assert not looked, looked


CHECKS = [tokens_have_values_and_uses, tokens_are_searched, tokens_are_stepped_through]
