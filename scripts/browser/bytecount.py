"""How many bytes a run's folder has, and how many it had before the page showed changes in its list (commit 2fcc91d6): all but
what has been added since, which is taken out of the files."""

import json
import pathlib

# The page's scripts, style and HTML at that commit, as `git ls-tree -l 2fcc91d6 Sources/Review/DSReport/Resources/` adds up.
PROGRAM_BEFORE = 107_475
# Folders that a run did not have: differences with each view put back, single causes, strips for Markdown, earlier baselines.
FOLDERS = {"_aligned", "_steps", "_strips", "_history"}
# Values of a shot's row in `shots-N.js`; those of a changed shot have where its baseline is, and its regions, behind them.
ROW = 11


def without(value, names):
    """A JSON value without the members of some names, wherever they are."""
    if isinstance(value, dict):
        return {name: without(member, names) for name, member in value.items() if name not in names}
    return [without(member, names) for member in value] if isinstance(value, list) else value


def part(path):
    """What a data file of the page gives to it."""
    text = path.read_text()
    return json.loads(text[text.index(", ", text.index("reportData(")) + 2 : text.rindex(")")])


def saved(value, stripped, **options):
    """How many bytes shorter JSON is without what was taken out."""
    texts = [json.dumps(one, ensure_ascii=False, **options).encode() for one in (value, stripped)]
    return len(texts[0]) - len(texts[1])


def added(path, folder):
    """How many bytes of a data file or a report are new."""
    name = path.name
    compact = {"separators": (",", ":")}
    if name == "report.json":
        value = json.loads(path.read_text())
        return saved(value, without(value, {"aligned", "steps", "crops", "history", "components"}), indent=2)
    if path.parent.name != folder:
        return 0
    if name == "run.js":
        value = part(path)
        return saved(value, without(value, {"components", "failures", "shapes", "base", "hasTokens"}), **compact)
    if name.startswith("shots-"):
        value = part(path)
        return saved(value, [row[:ROW] for row in value], **compact)
    if name.startswith("details-"):
        value = part(path)
        return saved(value, without(value, {"aligned", "steps", "crops", "history"}), **compact)
    if name.startswith("elements-"):
        value = part(path)
        return saved(value, without(value, {"spoken", "unread"}), **compact)
    return path.stat().st_size if name.startswith("base-") else 0


def measured(root):
    """The bytes of a run's folder now and before, and those of its page: `index.html` and `_report`."""
    now = before = page = page_before = 0
    for path in sorted(pathlib.Path(root).rglob("*")):
        if not path.is_file():
            continue
        size = path.stat().st_size
        top = path.relative_to(root).parts[0]
        is_page = top in ("_report", "index.html")
        is_program = top == "index.html" or (top == "_report" and not path.stem.split("-")[-1].isdigit() and path.name not in ("run.js", "tokens.js"))
        old = 0 if top in FOLDERS or is_program else size - added(path, "_report")
        now, before = now + size, before + old
        if is_page:
            page, page_before = page + size, page_before + old
    return now, before + PROGRAM_BEFORE, page, page_before + PROGRAM_BEFORE
