"""Writes the sheet: a project whose pictures ask for whatever may differ between versions of libraries.

usage: sheet.py FOLDER FONTS NOTO
  FOLDER becomes the project. FONTS is the folder of scripts/fonts, NOTO one with Noto fonts of further scripts, as Debian's
  package fonts-noto-core has them. Both are read where they are; pictures and symbols are those of the fixtures.
"""

import hashlib
import itertools
import json
import sys
from pathlib import Path

from texts import TEXTS

INK = "#1b2a4a"
RAINBOW = ["#e0004d", "#f7a600", "#ffe94a", "#2aa84a", "#0a6ed1", "#6a2fb0"]
CAPS = ["butt", "round", "square"]
JOINS = ["miter", "round", "bevel"]
DASHES = [[], [9, 5], [0, 6], [1, 4, 7]]
SHAPES = {
    "corners": {"Path": {"d": "M4 36 L12 6 L20 34 L24 20 L36 30 L36 4", "viewBox": [0, 0, 40, 40]}},
    "needle": {"Path": {"d": "M4 30 L36 28 L6 22 M8 8 L34 10 L30 14", "viewBox": [0, 0, 40, 40]}},
    "star": {
        "Path": {"d": "M20 3 L25 15 L38 15 L27 23 L31 36 L20 28 L9 36 L13 23 L2 15 L15 15 Z", "viewBox": [0, 0, 40, 40]}
    },
    "wave": {"Path": {"d": "M3 20 C10 -8 14 48 20 20 S32 -6 37 20", "viewBox": [0, 0, 40, 40]}},
    "cusp": {"Path": {"d": "M6 6 C46 40 -6 40 34 6 M6 34 Q20 20 34 34", "viewBox": [0, 0, 40, 40]}},
    "loop": {"Path": {"d": "M5 35 C60 0 -20 0 35 35 Z", "viewBox": [0, 0, 40, 40]}},
    "dots": {
        "Path": {"d": "M10 10 L10 10 M30 10 Z M10 30 L10.1 30 M30 30 C30 30 30 30 30 30", "viewBox": [0, 0, 40, 40]}
    },
    "tight": {"Path": {"d": "M12 20 A3 3 0 1 1 18 20 A2 2 0 1 0 22 20 A5 1 20 0 1 34 22", "viewBox": [0, 0, 40, 40]}},
    "rectangle": {"Rectangle": {}},
    "rounded": {"RoundedRectangle": {"cornerRadius": 9}},
    "ellipse": {"Ellipse": {}},
    "capsule": {"Capsule": {}},
}
GRADIENTS = {
    "across": {"LinearGradient": {"colors": ["#ff0000", "#0000ff"], "startPoint": "leading", "endPoint": "trailing"}},
    "down": {"LinearGradient": {"colors": RAINBOW}},
    "diagonal": {"LinearGradient": {"colors": RAINBOW, "startPoint": "topLeading", "endPoint": "bottomTrailing"}},
    "steep": {"LinearGradient": {"colors": ["#101010", "#f0f0f0"], "startPoint": [0.1, 0.3], "endPoint": [0.45, 0.9]}},
    "hard": {
        "LinearGradient": {
            "stops": [
                {"color": "#e0004d", "location": 0.33},
                {"color": "#ffe94a", "location": 0.33},
                {"color": "#ffe94a", "location": 0.66},
                {"color": "#0a6ed1", "location": 0.66},
            ],
            "startPoint": "leading",
            "endPoint": [1, 0.4],
        }
    },
    "fading": {
        "LinearGradient": {"colors": ["#0a6ed1", "#e0004d00"], "startPoint": "bottomLeading", "endPoint": "top"}
    },
    "translucent": {"LinearGradient": {"colors": ["#2aa84a20", "#6a2fb0d0", "#f7a60080"], "endPoint": "trailing"}},
    "radial": {"RadialGradient": {"colors": RAINBOW, "endRadius": 44}},
    "ring": {
        "RadialGradient": {
            "colors": ["#ffffff", "#0a6ed1", "#101010"],
            "startRadius": 12,
            "endRadius": 40,
            "center": [0.3, 0.6],
        }
    },
    "elliptical": {"EllipticalGradient": {"colors": RAINBOW}},
    "oval": {
        "EllipticalGradient": {"colors": ["#ffe94a", "#e0004d60"], "center": [0.4, 0.2], "endRadiusFraction": 0.8}
    },
    "angular": {"AngularGradient": {"colors": [*RAINBOW, RAINBOW[0]], "startDegrees": -90}},
    "wedge": {"AngularGradient": {"colors": ["#101010", "#f0f0f0"], "startDegrees": 20, "endDegrees": 200}},
}
BLENDS = [
    "normal",
    "multiply",
    "screen",
    "overlay",
    "darken",
    "lighten",
    "colorDodge",
    "colorBurn",
    "hardLight",
    "softLight",
    "difference",
    "exclusion",
    "hue",
    "saturation",
    "color",
    "luminosity",
    "plusLighter",
    "plusDarker",
    "sourceAtop",
    "destinationOver",
    "destinationOut",
]
INNER_SHADOW = {"color": "#e0004d80", "x": -3, "blur": 3, "inset": True}
EFFECTS = {
    "shadow": [{"shadow": {"radius": 4, "x": 2, "y": 3}}],
    "spread": [{"shadow": {"list": [{"color": "#00000088", "y": 4, "blur": 9, "spread": 2}, INNER_SHADOW]}}],
    "blur": [{"blur": 3.5}],
    "soft blur": [{"blur": 0.6}],
    "brightness": [{"brightness": 0.2}],
    "contrast": [{"contrast": 1.6}],
    "saturation": [{"saturation": 0.4}],
    "grayscale": [{"grayscale": 0.7}],
    "hue": [{"hueRotation": 77}],
    "inverted": ["colorInvert"],
    "multiplied": [{"colorMultiply": "#f7a600"}],
    "translucent": ["compositingGroup", {"opacity": 0.45}],
    "turned": [{"rotationEffect": 23}],
    "scaled": [{"scaleEffect": {"x": 0.7, "y": 1.3}}],
    "turned shadow": [{"shadow": {"radius": 3}}, {"rotationEffect": -11}, {"opacity": 0.8}],
    "clipped": [{"clipShape": "Ellipse"}],
    "masked": [{"mask": [{"LinearGradient": {"colors": ["#000000", "#00000000"]}}]}],
}
FAMILIES = {
    "Text": ("NotoSans.ttf", 400, 700, False),
    "Wide Range": ("NotoSans-AllWeights.ttf", 100, 900, False),
    "Wide Range Italic": ("NotoSans-AllWeights-Italic.ttf", 100, 900, True),
    "Serif": ("NotoSerif.ttf", 100, 900, False),
    "Serif Italic": ("NotoSerif-Italic.ttf", 100, 900, True),
    "Round": ("Nunito.ttf", 200, 1000, False),
    "Mono": ("GeistMono.ttf", 100, 900, False),
    "Arabic": ("NotoSansArabic.ttf", 400, 700, False),
    "Hebrew": ("NotoSansHebrew.ttf", 400, 700, False),
    "CJK": ("NotoSansCJK.ttc", 100, 900, False),
    "Devanagari": ("NotoSansDevanagari.ttf", 400, 700, False),
    "Thai": ("NotoSansThai.ttf", 400, 700, False),
    "Emoji": ("NotoEmoji.ttf", 300, 700, False),
}
WEIGHT_SAMPLES = {
    "Arabic": "بين وزنين",
    "Hebrew": "בין משקלים",
    "CJK": "字重之间 ウエイト",
    "Devanagari": "भार के बीच",
    "Thai": "ระหว่างน้ำหนัก",
    "Emoji": "☀♥★",
}


def framed(view, width=44, height=44, modifiers=()):
    """A view of a size."""
    return {
        **view,
        "modifiers": [*view.get("modifiers", []), *modifiers, {"frame": {"width": width, "height": height}}],
    }


def grid(views, columns):
    """Views in rows."""
    rows = [views[index : index + columns] for index in range(0, len(views), columns)]
    return (
        {"VStack": [{"HStack": {"spacing": 6, "content": row}} for row in rows]}
        if len(rows) > 1
        else {"HStack": rows[0]}
    )


def stroked(name, width, **values):
    """A shape of SHAPES with a line."""
    ((kind, arguments),) = SHAPES[name].items()
    return {kind: {**arguments, "stroke": INK, "lineWidth": width, **values}}


def strokes():
    """Every shape with every join, cap and dash pattern, a scenario for each width."""
    for name, width in itertools.product(SHAPES, [0.35, 1, 2.5, 7]):
        views = [
            framed(stroked(name, width, lineCap=cap, lineJoin=join, **({"dash": dash} if dash else {})))
            for dash, join, cap in itertools.product(DASHES, JOINS, CAPS)
        ]
        yield f"{name}-{width}".replace(".", "-"), grid(views, 9)
    for name in SHAPES:
        bent = [{"scaleEffect": {"x": 1.3, "y": 0.6}}, {"rotationEffect": 31}]
        views = [framed(stroked(name, 4, lineCap=cap, lineJoin=join), 60, 60, bent) for join in JOINS for cap in CAPS]
        yield f"{name}-bent", grid(views, 3)


def gradients():
    """Every gradient in shapes, as a line, and in letters."""
    for name, paint in GRADIENTS.items():
        fills = [
            {"Rectangle": {"fill": paint}},
            {"RoundedRectangle": {"cornerRadius": 13, "fill": paint}},
            {"Circle": {"fill": paint}},
        ]
        line = {"Ellipse": {"stroke": paint, "lineWidth": 7, "dash": [11, 5], "lineCap": "round"}}
        views = [framed(view, 83, 61) for view in [*fills, line]]
        turned = framed({"Rectangle": {"fill": paint}}, 83, 61, [{"rotationEffect": 17}])
        letters = {
            "Text": "Gradient",
            "modifiers": [{"font": {"family": "Wide Range", "size": 31, "weight": 800}}, {"foregroundStyle": paint}],
        }
        yield name, grid([*views, turned, letters], 3)


def blends():
    """Every blend mode over colours, with an opaque, a translucent and a soft source."""
    ground = {"LinearGradient": {"colors": RAINBOW, "startPoint": "leading", "endPoint": "trailing"}}
    for mode in BLENDS:
        views = []
        for fill in ["#0a6ed1", "#f7a60090", GRADIENTS["fading"]]:
            source = framed({"Circle": {"fill": fill}}, 50, 50, [{"blendMode": mode}])
            views.append(
                {"ZStack": [framed({"Rectangle": {"fill": ground}}, 80, 60), source], "modifiers": ["compositingGroup"]}
            )
        yield mode.lower(), grid(views, 3)


def effects():
    """Every effect on a shape, a text and a picture."""
    for name, modifiers in EFFECTS.items():
        shape = {"RoundedRectangle": {"cornerRadius": 8, "fill": GRADIENTS["diagonal"]}}
        text = {"Text": "Effect", "modifiers": [{"font": {"family": "Text", "size": 20, "weight": 700}}, *modifiers]}
        image = {"Image": {"asset": "avatar-ada", "resizable": True}}
        views = [framed(shape, 70, 50, modifiers)]
        # Only the outline of a shape can grow.
        views += [] if name == "spread" else [text, framed(image, 50, 50, modifiers)]
        yield name.replace(" ", "-"), grid(views, 3)


def pictures():
    """Pictures enlarged, made smaller, turned and cut."""
    for name in ["avatar-ada", "avatar-none", "avatar-noor"]:
        views = [framed({"Image": {"asset": name, "resizable": True}}, size, size) for size in [9, 23, 47.5, 96, 180]]
        turned = framed(
            {"Image": {"asset": name, "resizable": True}}, 60, 60, [{"rotationEffect": 15}, {"clipShape": "Circle"}]
        )
        yield name, grid([*views, turned], 3)


def symbols(names):
    """Every symbol of the fixtures at several sizes."""
    for size in [11, 16, 24, 57]:
        yield (
            f"size-{size}",
            grid([framed({"Image": {"symbol": name, "resizable": True}}, size, size) for name in names], 10),
        )


def texts():
    """Texts of many scripts in several widths."""
    for (name, text), width in itertools.product(TEXTS.items(), [90, 170, 330]):
        modifiers = [
            {"font": {"family": "Text", "size": 17, "weight": 400}},
            {"frame": {"width": width, "alignment": "leading"}},
        ]
        yield f"{name}-{width}", {"Text": text, "modifiers": modifiers}


def weights():
    """Every variable font at its masters and between them."""
    for family, (_, least, most, _) in FAMILIES.items():
        step = (most - least) / 12
        lines = [
            {
                "Text": WEIGHT_SAMPLES.get(family, "Hamburgefonstiv 3689 &@"),
                "modifiers": [{"font": {"family": family, "size": 19, "weight": round(least + step * index)}}],
            }
            for index in range(13)
        ]
        yield family.lower().replace(" ", "-"), {"VStack": lines}


def font(family, file, least, most, italic=False):
    """An entry of a font in the configuration."""
    entry = {"file": str(file), "sha256": hashlib.sha256(file.read_bytes()).hexdigest(), "family": family}
    entry["weights"] = [least, most] if least != most else least
    return {**entry, "italic": True} if italic else entry


def main():
    """Writes the project."""
    folder, fonts, noto = (Path(argument).resolve() for argument in sys.argv[1:4])
    fixtures = Path(__file__).resolve().parents[2] / "Fixtures"
    entries = [
        font(family, fonts / file, least, most, italic) for family, (file, least, most, italic) in FAMILIES.items()
    ]
    others = sorted(noto.glob("NotoSans*-Regular.ttf")) + [noto / "NotoSerifTibetan-Regular.ttf"]
    entries += [
        font(file.stem.removesuffix("-Regular"), file, 400, 400) for file in others if file.stem != "NotoSans-Regular"
    ]
    fallbacks = [
        "Arabic",
        "Hebrew",
        "Devanagari",
        "Thai",
        *(entry["family"] for entry in entries[len(FAMILIES) :]),
        "CJK",
        "Emoji",
    ]
    system = {
        "components": "components",
        "symbols": str(fixtures / "Symbols"),
        "images": str(fixtures / "Images"),
        "fonts": entries,
        "fallbacks": fallbacks,
        "axes": {"scale": ["1", "2", "3"]},
        "defaults": {
            "font": {"family": "Text", "size": 17, "weight": 400},
            "background": "#ffffff",
            "foreground": INK,
            "padding": 10,
        },
    }
    components = {
        "strokes": strokes(),
        "gradients": gradients(),
        "blends": blends(),
        "effects": effects(),
        "pictures": pictures(),
        "symbols": symbols(sorted(file.stem for file in (fixtures / "Symbols").glob("*.svg"))),
        "texts": texts(),
        "weights": weights(),
    }
    (folder / "components").mkdir(parents=True, exist_ok=True)
    for name, scenarios in components.items():
        written = [{"component": f"{name}-{key}", "body": body, "scenarios": {"all": {}}} for key, body in scenarios]
        (folder / "components" / f"{name}.json").write_text(json.dumps({"components": written}, ensure_ascii=False))
    configuration = {"version": 1, "baselines": "Baselines", "systems": {"sheet": system}}
    (folder / "dsrender.yaml").write_text(json.dumps(configuration, ensure_ascii=False))


main()
