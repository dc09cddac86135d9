"""Compares what the JSON Schemas and the program say of the same files."""

import copy
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema
import yaml

import printed

PROGRAM, ROOT = sys.argv[1], pathlib.Path(sys.argv[2])


class Loader(yaml.SafeLoader):
    """YAML 1.2's core schema: only true and false are booleans, and no text is a date."""


Loader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("bool", r"^(?:true|false|True|False|TRUE|FALSE)$", "tTfF"),
    ("int", r"^[-+]?[0-9]+$", "-+0123456789"),
    ("float", r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$", "-+.0123456789"),
    ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
]:
    Loader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), list(first))


def read(path):
    return yaml.load(path.read_text(), Loader)


def schema(*arguments, folder=ROOT):
    text = subprocess.run([PROGRAM, "schema", *arguments], cwd=folder, check=True, capture_output=True).stdout
    document = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(document)
    return jsonschema.Draft202012Validator(document)


# A component file that is right, in which each kind of value occurs; wrong files are this one with something changed.
RIGHT = {
    "component": "tile",
    "description": "A tile.",
    "parameters": {
        "title": {"type": "string", "default": "A"},
        "tone": {"type": "choice", "values": ["plain", "loud"], "default": "plain"},
        "icon": {"type": "symbol", "optional": True},
        "count": {"type": "number", "default": 2},
        "accent": {"type": "color", "default": "red"},
        "rows": {"type": "list", "of": {"type": "mapping", "fields": {"name": "string"}}, "default": [{"name": "a"}]},
    },
    "environment": {"isLarge": {"type": "boolean", "default": False}},
    "slots": ["footer"],
    "styles": {"quiet": [{"opacity": 0.5}, "bold"]},
    "body": {
        "VStack": {
            "alignment": "leading",
            "spacing": 4,
            "content": [
                {"Text": "$title", "modifiers": [{"lineLimit": 1}, {"font": {"size": 12, "weight": "bold"}}]},
                {"Text": {"spans": [{"text": "a", "modifiers": ["bold"]}]}},
                {"Image": {"symbol": "dot", "resizable": True}},
                {"If": {"parameter": "icon", "then": [{"Image": {"symbol": "$icon"}}]}},
                {"Switch": {"on": "$tone", "cases": {"loud": [{"Text": "L"}]}, "default": []}},
                {"Switch": {"on": "scheme", "cases": {"light, dark": ["Divider"]}, "default": ["Circle"]}},
                {"If": {"environment": "scheme", "is": "dark", "then": ["Divider"]}},
                {"If": {"state": ["pressed", "focused"], "then": ["Divider"]}},
                {"If": {"environment": "isEnabled", "then": ["Divider"]}},
                {"ForEach": {"in": "$rows", "as": "row", "content": [{"Text": "$row.name"}]}},
                {"Rectangle": {"stroke": "red", "lineWidth": 2, "dash": [2, 2]}},
                {"LinearGradient": {"colors": ["red", "#ffffff"], "startPoint": "leading"}},
                {"Slot": "footer"},
                "Divider",
                {"Spacer": None},
            ],
        },
        "modifiers": [
            {"padding": {"horizontal": 8, "vertical": 4}},
            {"padding": {"edges": "top", "length": 2}},
            {"frame": {"maxWidth": "infinity", "alignment": "center"}},
            {"background": {"style": {"switch": "$tone", "loud": "red", "default": "clear"}, "in": "Capsule"}},
            {"shadow": {"radius": 2, "y": 1}},
            {"opacity": {"switch": "state", "disabled": 0.4, "default": 1}},
            {"border": {"style": "red", "width": 1, "in": {"RoundedRectangle": 4}}},
            {"rotationEffect": {"degrees": 10, "anchor": "center"}},
            {"If": {"state": "pressed", "then": [{"opacity": 0.5}]}},
            {"mode": {"scheme": "dark"}},
            {"foregroundStyle": {"switch": "colorScheme", "dark": "red", "default": "blue"}},
            {"Switch": {"on": "$tone", "cases": {"loud": ["bold"]}, "default": []}},
        ],
    },
    "scenarios": {
        "default": {},
        "loud": {
            "parameters": {"tone": "loud", "icon": "dot"},
            "state": "pressed",
            "size": {"width": {"switch": "scheme", "dark": 80, "default": 60}, "height": 40},
            "padding": 4,
            "background": "white",
            "axes": {"scale": [1, 2], "scheme": ["light"]},
            "modifiers": [{"padding": 2}],
        },
        "all": {"each": {"state": ["default", "pressed"], "tone": ["plain"]}},
    },
}

BODY, MODS = ["body"], ["body", "modifiers"]

# Wrong files: what is wrong, where, and what stands there instead.
WRONG = [
    ("unknown view", BODY, {"Txt": "a"}),
    ("unknown view beside modifiers", BODY, {"Rectangel": {}, "modifiers": ["bold"]}),
    ("view without a capital", BODY, {"text": "a"}),
    ("two views in one mapping", BODY, {"Text": "a", "Divider": None}),
    ("no view in a mapping", BODY, {"modifiers": ["bold"]}),
    ("key beside a view", BODY, {"Text": "a", "padding": 3}),
    ("capital name", ["component"], "Tile"),
    ("name with a blank", ["component"], "my tile"),
    ("no name", ["component"], None),
    ("choice without values", ["parameters", "tone"], {"type": "choice", "default": "plain"}),
    ("choice of no values", ["parameters", "tone", "values"], []),
    ("values of a string", ["parameters", "title"], {"type": "string", "values": ["a"], "default": "a"}),
    ("list of nothing", ["parameters", "rows"], {"type": "list", "default": []}),
    ("list of lists by a word", ["parameters", "rows"], {"type": "list", "of": "list", "default": []}),
    ("unknown type", ["parameters", "title", "type"], "text"),
    ("default of another type", ["parameters", "count", "default"], "many"),
    ("default that is no colour", ["parameters", "accent", "default"], 3),
    ("parameter that is named index", ["parameters", "index"], {"type": "string", "default": ""}),
    ("parameter with a dash", ["parameters", "a-b"], {"type": "string", "default": ""}),
    ("text and spans", BODY, {"Text": {"text": "a", "spans": [{"text": "b"}]}}),
    ("neither text nor spans", BODY, {"Text": {}}),
    ("span without text", BODY, {"Text": {"spans": [{"modifiers": ["bold"]}]}}),
    ("symbol and asset", BODY, {"Image": {"symbol": "dot", "asset": "a"}}),
    ("neither symbol nor asset", BODY, {"Image": {"resizable": True}}),
    ("both forms of padding", MODS, [{"padding": {"length": 2, "top": 1}}]),
    ("both forms of frame", MODS, [{"frame": {"width": 2, "maxWidth": 3}}]),
    ("one-colour gradient", BODY, {"LinearGradient": {"colors": ["red"]}}),
    ("gradient without colours", BODY, {"LinearGradient": {"startPoint": "top"}}),
    ("colours and stops", BODY, {"LinearGradient": {"colors": ["red", "red"], "stops": ["red", "red"]}}),
    ("scale: [5]", ["scenarios", "loud", "axes"], {"scale": [5]}),
    ("unknown axis", ["scenarios", "loud", "axes"], {"schem": ["light"]}),
    ("unknown value of an axis", ["scenarios", "loud", "axes"], {"scheme": ["lihgt"]}),
    ("unknown mode", ["scenarios", "loud", "modes"], {"schem": "light"}),
    ("unknown state", ["scenarios", "loud", "state"], "presed"),
    ("unknown state of each", ["scenarios", "all", "each"], {"state": ["presed"]}),
    ("scenario with a slash", ["scenarios", "a/b"], {}),
    ("size as a number", ["scenarios", "loud", "size"], 320),
    ("negative width", ["scenarios", "loud", "size"], {"width": -1}),
    ("switch of a width without cases", ["scenarios", "loud", "size"], {"width": {"switch": "scheme"}}),
    ("case that is no width", ["scenarios", "loud", "size"], {"width": {"switch": "scheme", "dark": "wide", "default": 1}}),
    ("fill and stroke", BODY, {"Circle": {"fill": "red", "stroke": "red"}}),
    ("line width without a line", BODY, {"Circle": {"lineWidth": 2}}),
    ("style and content of a background", MODS, [{"background": {"style": "red", "content": ["Circle"]}}]),
    ("border of nothing", MODS, [{"border": {"width": 1}}]),
    ("shadow of nothing", MODS, [{"shadow": {"y": 1}}]),
    ("modifier that needs something, alone", MODS, ["opacity"]),
    ("unknown modifier", MODS, [{"paddding": 2}]),
    ("two modifiers in one", MODS, [{"padding": 2, "opacity": 1}]),
    ("modifiers as a mapping", MODS, {"padding": 2}),
    ("condition about nothing", BODY, {"If": {"then": ["Divider"]}}),
    ("condition about two things", BODY, {"If": {"parameter": "icon", "state": "pressed", "then": []}}),
    ("is and isNot", BODY, {"If": {"parameter": "tone", "is": "loud", "isNot": "plain", "then": []}}),
    ("is beside a state", BODY, {"If": {"state": "pressed", "is": "default", "then": ["Divider"]}}),
    ("isNot beside all", MODS, [{"If": {"all": [{"state": "pressed"}], "isNot": "loud", "then": ["bold"]}}]),
    ("unknown state of a condition", BODY, {"If": {"state": "presed", "then": ["Divider"]}}),
    ("unknown state in a list", BODY, {"If": {"state": ["pressed", "fcused"], "then": ["Divider"]}}),
    ("unknown state of an inner condition", BODY, {"If": {"not": {"state": "presed"}, "then": ["Divider"]}}),
    ("unknown colour scheme of a condition", BODY, {"If": {"environment": "colorScheme", "is": "drak", "then": ["Divider"]}}),
    ("unknown value of a mode of a condition", BODY, {"If": {"environment": "scheme", "isNot": ["light", "drak"], "then": ["Divider"]}}),
    ("condition that a mode is true", BODY, {"If": {"environment": "scheme", "then": ["Divider"]}}),
    ("unknown case of the state", MODS, [{"opacity": {"switch": "state", "presed": 0.5, "default": 1}}]),
    ("unknown case among two", MODS, [{"opacity": {"switch": "state", "pressed, fcused": 0.5, "default": 1}}]),
    ("unknown case of a mode", MODS, [{"foregroundStyle": {"switch": "scheme", "drak": "red", "default": "blue"}}]),
    ("unknown case of a mode by its sign", MODS, [{"foregroundStyle": {"switch": "@scheme", "drak": "red", "default": "blue"}}]),
    ("unknown case of a size", ["scenarios", "loud", "size"], {"width": {"switch": "scheme", "drak": 80, "default": 60}}),
    ("unknown case of a Switch", BODY, {"Switch": {"on": "scheme", "cases": {"drak": ["Divider"]}, "default": []}}),
    ("unknown case of a Switch over modifiers", MODS, [{"Switch": {"on": "state", "cases": {"presed": ["bold"]}}}]),
    ("unknown value of a mode", MODS, [{"mode": {"scheme": "drak"}}]),
    ("unknown mode of a view", MODS, [{"mode": {"schem": "dark"}}]),
    *[(f"{name} alone", BODY, [name]) for name in ["Text", "Image", "If", "ForEach", "RoundedRectangle", "Switch"]],
    ("axis of no values", ["scenarios", "loud", "axes"], {"scheme": []}),
    ("axis of the program of no values", ["scenarios", "loud", "axes"], {"scale": []}),
    ("each of no states", ["scenarios", "all", "each"], {"state": []}),
    ("each of no values", ["scenarios", "all", "each"], {"tone": []}),
    ("mode that is fixed and listed", ["scenarios", "loud", "modes"], {"scheme": "dark"}),
    ("state that is fixed and listed", ["scenarios", "loud", "axes"], {"state": ["default"]}),
    ("opacity of two", MODS, [{"opacity": 2}]),
    ("opacity by a case of two", MODS, [{"opacity": {"switch": "state", "pressed": 2, "default": 1}}]),
    ("too many arguments by position", BODY, {"Spacer": [1, 2]}),
    ("alignment by a token", BODY, {"VStack": {"alignment": "{a.b}", "content": []}}),
    ("unknown colour", MODS, [{"foregroundStyle": "oragne"}]),
    ("colour of five digits", MODS, [{"foregroundStyle": "#12345"}]),
    ("environment value of the program", ["environment"], {"state": {"type": "string", "default": "a"}}),
    ("lines of a text without end", MODS, [{"lineLimit": 0}]),
    ("component's parameter that there is not", BODY, {"Chip": {"titel": "a"}}),
    ("unknown key", ["bdy"], []),
    ("no body", BODY, KeyError),
]

# What a schema cannot say, because it is about other files, or relates two places: the program alone refuses these.
BEYOND = [
    ("parameter that is not declared", BODY, {"Text": "$titel"}),
    ("slot that is not declared", BODY, {"Slot": "headr"}),
    ("style that is not declared", ["scenarios", "loud", "styles"], ["loud"]),
    ("default that is no value of its choice", ["parameters", "tone", "default"], "huge"),
    ("case that a parameter never is", MODS, [{"opacity": {"switch": "$tone", "lod": 1, "default": 0}}]),
    ("component in itself", BODY, {"Tile": {}}),
    ("bounds that do not ascend", MODS, [{"frame": {"minWidth": 9, "maxWidth": 3}}]),
    ("stops in the wrong order", BODY, {"LinearGradient": {"stops": [{"color": "red", "location": 1}, {"color": "red", "location": 0}]}}),
    ("each of a mode that is listed too", ["scenarios", "all"], {"each": {"scheme": ["dark"]}, "axes": {"scheme": ["light"]}}),
    ("scenario without a needed parameter", ["parameters", "must"], {"type": "string"}),
    ("two scenarios of one name but for capitals", ["scenarios", "Default"], {}),
]


def changed(path, value):
    document = copy.deepcopy(RIGHT)
    node = document
    for key in path[:-1]:
        node = node[key]
    if value is KeyError:
        del node[path[-1]]
    else:
        node[path[-1]] = value
    return document


def mutations():
    """Small changes of the right file: keys misspelt, taken away and doubled, values of other types."""

    def paths(node, path=()):
        yield path
        for key, value in node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else []:
            yield from paths(value, path + (key,))

    for path in list(paths(RIGHT))[1:]:
        for name, value in [("a word", "zzz"), ("a number", -7), ("a flag", True), ("a list", [["x"]]), ("a mapping", {"zz": 1})]:
            yield f"{name} at {'/'.join(map(str, path))}", changed(path, value)
        parent = RIGHT
        for key in path[:-1]:
            parent = parent[key]
        if isinstance(parent, dict):
            yield f"nothing at {'/'.join(map(str, path))}", changed(path, KeyError)
            document = changed(path, KeyError)
            node = document
            for key in path[:-1]:
                node = node[key]
            node[path[-1] + "x"] = parent[path[-1]]
            yield f"misspelt {'/'.join(map(str, path))}", document


class Project:
    """A system beside which a file is tried."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        subprocess.run([PROGRAM, "init", folder, "--font", str(ROOT / ".fonts/NotoSans.ttf")], check=True, capture_output=True)
        for file in (self.folder / "components").iterdir():
            file.unlink()
        (self.folder / "symbols/dot.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>')
        chip = {"component": "chip", "parameters": {"title": {"type": "string", "default": ""}}, "body": {"Text": "$title"}, "scenarios": {"default": {}}}
        (self.folder / "components/chip.json").write_text(json.dumps(chip))
        self.tile = self.folder / "components/tile.json"
        self.accepts(RIGHT)
        self.schema = schema("component", "--system", "all", folder=folder)

    def accepts(self, document):
        self.tile.write_text(json.dumps(document))
        ended = subprocess.run([PROGRAM, "matrix", "--list"], cwd=self.folder, capture_output=True, text=True)
        if ended.returncode not in (0, 65):
            sys.exit(f"the program ended with {ended.returncode}: {ended.stderr}")
        return ended.returncode == 0, ended.stderr


def own_files():
    """The faults that the schemas find in the files of this repository, and how many files these are."""
    faults, count = [], 0
    plain, configuration = schema("component"), schema("configuration")
    own = schema("component", "--system", "all")
    for settings in read(ROOT / "dsrender.yaml")["systems"].values():
        folders = settings["components"]
        for folder in folders if isinstance(folders, list) else [folders]:
            for path in sorted((ROOT / folder).glob("**/*.yaml")):
                count += 1
                for name, validator in [("schema", plain), ("schema with the components", own)]:
                    for error in validator.iter_errors(read(path)):
                        faults.append(f"{path}: the {name} refuses {error.json_path}: {error.message[:120]}")
    for path in [ROOT / "dsrender.yaml", *sorted(ROOT.glob("Fixtures/**/dsrender.yaml"))]:
        count += 1
        for error in configuration.iter_errors(read(path)):
            faults.append(f"{path}: the schema refuses {error.json_path}: {error.message[:120]}")
    return faults, count


def tables(project):
    """The disagreements about the right file and the tables of wrong ones."""
    faults = []
    ok, said = project.accepts(RIGHT)
    if not ok:
        faults.append(f"the program refuses the right file: {said}")
    for error in project.schema.iter_errors(RIGHT):
        faults.append(f"the schema refuses the right file at {error.json_path}: {error.message[:200]}")
    for name, path, value in WRONG:
        document = changed(path, value)
        if project.accepts(document)[0]:
            faults.append(f"the program accepts: {name}")
        if project.schema.is_valid(document):
            faults.append(f"the schema accepts: {name}")
    for name, path, value in BEYOND:
        if project.accepts(changed(path, value))[0]:
            faults.append(f"the program accepts: {name}")
    return faults


def small_changes(project, step):
    """What schema and program disagree about in small changes of the right file, and how many changes were tried."""
    looser, stricter, count = [], [], 0
    for name, document in list(mutations())[::step]:
        count += 1
        accepted, said = project.accepts(document)
        if accepted != project.schema.is_valid(document):
            (stricter if accepted else looser).append(f"{name}: {said.splitlines()[0] if said else ''}")
    return looser, stricter, count


def main():
    faults, read_files = own_files()
    with tempfile.TemporaryDirectory() as folder:
        project = Project(folder)
        faults += tables(project)
        looser, stricter, count = small_changes(project, 1 if "--all" in sys.argv else 12)
    with tempfile.TemporaryDirectory() as folder:
        unfit, printed_documents = printed.faults(PROGRAM, schema, pathlib.Path(folder, "project"))
        faults += unfit
    for line in faults:
        print(line)
    if "--all" in sys.argv:
        for line in looser:
            print("the schema accepts, the program refuses:", line)
        for line in stricter:
            print("the schema refuses, the program accepts:", line)
    print(
        f"schema and program: {read_files} files and {printed_documents} printed documents accepted, {len(WRONG)} wrong ones refused by both, {len(BEYOND)} by the program alone;"
        f" of {count} small changes the schema accepts {len(looser)} that the program refuses, and refuses {len(stricter)} that it accepts"
    )
    sys.exit(1 if faults else 0)


main()
