"""Checks the relative links of all Markdown pages under version control; prints each broken one and exits with 1."""

import functools
import pathlib
import re
import subprocess
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
LINK = re.compile(r"\]\(([^()\s]+)\)|(?:src|srcset|href)=\"([^\"\s]+)\"")


def prose(text):
    """The text without code, where brackets and parentheses are no links."""
    text = re.sub(r"^ *(```+).*?^ *\1", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", "", text)


@functools.cache
def anchors(path):
    """The anchors that GitHub and GitLab give to the headings of a page."""
    found, counts = set(), {}
    text = re.sub(r"^ *(```+).*?^ *\1", "", path.read_text(), flags=re.MULTILINE | re.DOTALL)
    for heading in re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE):
        heading = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        anchor = re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")
        count = counts.get(anchor, 0)
        counts[anchor] = count + 1
        found.add(f"{anchor}-{count}" if count else anchor)
    return found


def problems():
    pages = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "*.md"],
        cwd=ROOT, capture_output=True, check=True, text=True).stdout
    for name in sorted(set(filter(None, pages.split("\0")))):
        page = ROOT / name
        # Pages of others, such as fixtures' licences, are not ours to mend.
        if name.startswith("Fixtures/") or not page.exists():
            continue
        for match in LINK.finditer(prose(page.read_text())):
            link = match[1] or match[2]
            if re.match(r"[a-z]+:|//|…", link):
                continue
            path, _, anchor = link.partition("#")
            target = (page.parent / urllib.parse.unquote(path)).resolve() if path else page
            if not target.exists():
                yield f"{name}: no file '{path}'"
            elif anchor and target.suffix == ".md" and anchor not in anchors(target):
                yield f"{name}: '{target.relative_to(ROOT)}' has no heading '#{anchor}'"


found = sorted(set(problems()))
for problem in found:
    print(problem, file=sys.stderr)
sys.exit(1 if found else 0)
