"""The small project that cases change, made of the repository's fixtures."""

import hashlib
import json
import os
import pathlib
import shutil

import program

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Where the project lies in a case's folder, deep enough that a name leading out of it is still seen.
PLACE = "outer/inner/project"

FRAMES = ["frames", "trees.yaml", "--profile", "macos26", "--text-metrics", "recorded.json"]

CONFIGURATION = """\
version: 1
baselines: Baselines
systems:
  profile:
    resolver: tokens/profile.resolver.json
    components: components
    symbols: symbols
    images: images
    fonts:
      - file: fonts/NotoSans.ttf
        sha256: {noto}
        family: Noto Sans
        weights: [400, 700]
      - {{file: fonts/NotoSansHebrew.ttf, sha256: {hebrew}, family: Noto Sans Hebrew, weights: [400, 700]}}
    fallbacks: [Noto Sans Hebrew]
    defaults:
      font: {{family: Noto Sans, size: 13, weight: 400}}
      foreground: "{{color.text}}"
      tint: "{{color.accent}}"
      background: "{{color.page}}"
      padding: 4
    environment:
      isProfileVerified: {{type: boolean, default: false}}
      isProfilePremium: {{type: boolean, default: false}}
    axes:
      scale: [1]
"""

SCENARIOS = """\
scenarios:
  premium:
    size: {width: 180}
    styles: [premium]
    environment: {isProfileVerified: true, isProfilePremium: true}
    parameters: {username: ada, image: avatar-noor, bio: "A few words, נועה לוי"}
"""

# Pictures, symbols and letters of the second font, so that each of them reaches pixels.
BADGE = {
    "component": "badge",
    "parameters": {
        "title": {"type": "string", "default": "אבגד"},
        "tone": {"type": "choice", "values": ["plain", "loud"], "default": "plain"},
    },
    "body": {
        "HStack": {
            "spacing": "{space.small}",
            "content": [
                {
                    "Image": {"asset": "avatar-ada", "resizable": True},
                    "modifiers": [{"frame": {"width": 24, "height": 24}}, {"clipShape": "Circle"}],
                },
                {"Image": {"symbol": "settings"}},
                {"Image": {"symbol": "checkmark-seal-fill"}, "modifiers": [{"foregroundStyle": "{color.accent}"}]},
                {"Text": "$title"},
                {"ForEach": {"in": {"from": 1, "to": 3}, "as": "number", "content": [{"Text": "${number}"}]}},
            ],
        },
        "modifiers": [
            {"padding": {"horizontal": 6, "vertical": 3}},
            {"background": {"style": "{color.card}", "in": {"RoundedRectangle": "{radius.card}"}}},
        ],
    },
    "scenarios": {"default": {}, "loud": {"parameters": {"tone": "loud", "title": "ואז 7"}}},
}

TREES = """\
component: greeting
body:
  VStack:
    alignment: leading
    content:
      - {Text: Hello, modifiers: [fixedSize]}
      - {Text: Hello world, modifiers: [fixedSize]}
      - {Color: red, modifiers: [{frame: {width: 40, height: 9}}]}
scenarios:
  default: {size: {width: 100, height: 60}}
"""

METRICS = {
    "fonts": [
        {"style": "body", "pitch": 19, "gapAbove": 6.2241, "gapBelow": 11.1509, "leading": 1},
        {"size": 20, "ascent": 19.336, "descent": 4.219, "capHeight": 14.092, "leading": 0},
    ],
    "texts": [
        {"text": "Hello", "size": 13, "sizes": [{"size": [33.5, 16], "baselines": [13, 13]}]},
        {
            "text": "Hello world",
            "size": 13,
            "weight": 400,
            "sizes": [[71.5, 18.5], {"width": 60, "size": [38, 37.5], "baselines": [14.5, 33.5]}],
        },
        {"spans": [{"text": "Big ", "style": "largeTitle"}, {"text": "small"}], "sizes": [[74, 38]]},
    ],
}


def digest(path):
    """The SHA-256 of a file, as configurations write it."""
    return hashlib.sha256(program.contents(path)).hexdigest()


def write(folder, name, text):
    """Writes a file, with the folders that it lies in."""
    path = pathlib.Path(folder, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text if isinstance(text, str) else json.dumps(text, indent=2, ensure_ascii=False) + "\n")


def tokens(folder):
    """Writes the fixture's resolver document, with two of its groups in files of their own."""
    document = json.loads((ROOT / "Fixtures/profile/profile.resolver.json").read_text())
    places = [
        ("base", document["sets"]["base"]["sources"]),
        ("light", document["modifiers"]["scheme"]["contexts"]["light"]),
    ]
    for name, sources in places:
        write(folder, f"tokens/{name}.tokens.json", sources[0])
        sources[0] = {"$ref": f"{name}.tokens.json"}
    write(folder, "tokens/profile.resolver.json", document)


def sources(folder):
    """Writes everything that a project has before its first run."""
    fixtures, fonts = ROOT / "Fixtures", ROOT / ".fonts"
    tokens(folder)
    for name in ["follow-button", "profile-numbers", "profile-sign"]:
        write(folder, f"components/{name}.yaml", (fixtures / f"profile/components/{name}.yaml").read_text())
    card = (fixtures / "profile/components/profile-card.yaml").read_text()
    write(folder, "components/profile-card.yaml", card[: card.index("scenarios:")] + SCENARIOS)
    write(folder, "components/badge.json", BADGE)
    write(folder, "trees.yaml", TREES)
    write(folder, "recorded.json", METRICS)
    for source in [
        "Images/avatar-ada.png",
        "Images/avatar-noor.png",
        "Symbols/settings.svg",
        "Symbols/checkmark-seal-fill.svg",
        "Symbols/star-fill.svg",
    ]:
        target = pathlib.Path(folder, source.lower())
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(fixtures / source, target)
    pathlib.Path(folder, "fonts").mkdir()
    # Large and never changed: a link is copied faster.
    os.symlink(fonts / "NotoSans.ttf", pathlib.Path(folder, "fonts/NotoSans.ttf"))
    shutil.copyfile(fonts / "NotoSansHebrew.ttf", pathlib.Path(folder, "fonts/NotoSansHebrew.ttf"))
    hashes = {"noto": digest(fonts / "NotoSans.ttf"), "hebrew": digest(fonts / "NotoSansHebrew.ttf")}
    write(folder, "dsrender.yaml", CONFIGURATION.format(**hashes))


def run(binary, root, expected, *words):
    """Runs a command that makes the project what it is."""
    outcome = program.start([binary, *words], os.path.join(root, PLACE), os.path.join(root, "home"), root + ".said")
    if outcome.code != expected:
        raise SystemExit(
            f"scripts/fuzz: {' '.join(words)} ended with {outcome.code}, not {expected}\n{outcome.output}{outcome.errors}"
        )


def make(binary, folder):
    """Makes the projects that cases are copies of: one whose shots equal their baselines, one with changed shots;
    and what the second is when its shots are approved.

    Each has a home folder, in which the machine remembers its baselines, and files of other people beside and among
    its own.
    """
    whole, changed, approved = (os.path.join(folder, name) for name in ("whole", "changed", "approved"))
    home = os.path.join(whole, "home")
    os.makedirs(home, 0o700)
    sources(os.path.join(whole, PLACE))
    write(whole, "outer/inner/foreign.png", "mine")
    run(binary, whole, 0, *FRAMES)
    run(binary, whole, 0, "approve", "--all")
    run(binary, whole, 0, "matrix", "--strict", "--out", "shots")
    write(whole, f"{PLACE}/shots/notes.txt", "mine")
    write(whole, f"{PLACE}/shots/profile/mine.png", "mine")
    shutil.copytree(whole, changed, symlinks=True)
    card = pathlib.Path(changed, PLACE, "components/profile-card.yaml")
    card.write_text(card.read_text().replace("{width: 180}", "{width: 181}"))
    badge = pathlib.Path(changed, PLACE, "components/badge.json")
    badge.write_text(badge.read_text().replace('"horizontal": 6', '"horizontal": 7'))
    run(binary, changed, 1, "matrix", "--strict", "--out", "shots")
    shutil.copytree(changed, approved, symlinks=True)
    run(binary, approved, 0, "approve", "--from", "shots")
    return {"whole": whole, "changed": changed, "approved": approved}
