"""The kinds of inputs: which files, which families of mutations, which command reads them, and who judges."""

import dataclasses
import glob
import os
import re

import judges
import project
import readable
from mutations import font, json_tree, lines, octets, png, svg, yaml_text

MATRIX = ["matrix", "--strict", "--out", "shots"]
BOTH = [octets.FAMILY, lines.FAMILY]


@dataclasses.dataclass
class Kind:
    """One kind of input."""

    name: str
    # Patterns of files in the project.
    files: list
    # Families of mutations, the first as likely as all others.
    families: list
    # Whether anybody can read a file.
    readable: object
    command: list = dataclasses.field(default_factory=lambda: MATRIX)
    judge: object = judges.matrix
    # The project that is changed.
    base: str = "whole"
    # What is done after the file was written.
    finish: object = None

    def file(self, folder, chance):
        """One of the files, relative to the project."""
        found = [
            os.path.relpath(path, folder)
            for pattern in self.files
            for path in glob.glob(os.path.join(folder, pattern), recursive=True)
        ]
        return chance.choice(sorted(name for name in found if not name.endswith("mine.png")))

    def mutate(self, data, chance):
        """Other bytes than those of the file, by one to three mutations."""
        changed = data
        for _ in range(20):
            for _ in range(chance.choice([1, 1, 1, 1, 2, 3])):
                family = self.families[0] if chance.random() < 0.7 else chance.choice(self.families)
                changed = chance.choice(family)(changed, chance)
            if changed != data:
                return changed
        return data + b"\n"


def with_hash(folder, name, chance):
    """Puts a font's new hash into the configuration, mostly, so that its content is read."""
    if chance.random() < 0.95:
        path = os.path.join(folder, "dsrender.yaml")
        with open(path) as file:
            text = file.read()
        stem = re.escape(name)
        with open(path, "w") as file:
            file.write(re.sub(rf"({stem}, sha256: )\w+", r"\g<1>" + project.digest(os.path.join(folder, name)), text))


ALL = [
    Kind("baseline", ["Baselines/**/*.png"], [png.FAMILY, octets.FAMILY], readable.png),
    Kind("compared", ["Baselines/**/*.png", "images/*.png"], [png.FAMILY, octets.FAMILY], readable.png, ["diff"], judges.diff),
    Kind("picture", ["images/*.png"], [png.FAMILY, octets.FAMILY], readable.anything),
    Kind("viewed-picture", ["shots/profile/profile-card/*.png", "shots/profile/badge/*.png"], [png.FAMILY, octets.FAMILY], readable.anything, ["approve", "--from", "shots"], judges.approval, "changed"),
    Kind("component-yaml", ["components/*.yaml"], [yaml_text.FAMILY, *BOTH], readable.text),
    Kind("component-json", ["components/*.json"], [json_tree.FAMILY, *BOTH], readable.json_text),
    Kind("configuration", ["dsrender.yaml"], [yaml_text.FAMILY, *BOTH], readable.text),
    Kind("tokens", ["tokens/*.tokens.json"], [json_tree.FAMILY, *BOTH], readable.text),
    Kind("resolver", ["tokens/*.resolver.json"], [json_tree.FAMILY, *BOTH], readable.text),
    Kind("symbol", ["symbols/*.svg"], [svg.FAMILY, *BOTH], readable.svg),
    Kind("lock", ["Baselines/baselines.lock"], [lines.FAMILY, octets.FAMILY], readable.lock),
    Kind("font", ["fonts/NotoSansHebrew.ttf"], [font.FAMILY, octets.FAMILY], readable.anything, finish=with_hash),
    Kind("metrics", ["recorded.json"], [json_tree.FAMILY, *BOTH], readable.json_text, project.FRAMES, judges.frames),
    Kind("trees", ["trees.yaml"], [yaml_text.FAMILY, *BOTH], readable.text, project.FRAMES, judges.frames),
    Kind("manifest", ["shots/.dsrender-files"], [lines.FAMILY, octets.FAMILY], readable.anything),
    Kind("viewed-list", ["shots/pictures.lock"], [lines.FAMILY, octets.FAMILY], readable.viewed, ["approve", "--from", "shots"], judges.approval, "changed"),
]  # fmt: skip
