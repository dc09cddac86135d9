"""An independent reader of colours: CSS Color 4, DTCG's objects, and Tokens Studio's modifiers; results are sRGB with alpha."""

import math
import re

NAMES = {
    "aliceblue": "f0f8ff", "antiquewhite": "faebd7", "aqua": "00ffff", "aquamarine": "7fffd4", "azure": "f0ffff",
    "beige": "f5f5dc", "bisque": "ffe4c4", "black": "000000", "blue": "0000ff", "brown": "a52a2a", "coral": "ff7f50",
    "crimson": "dc143c", "cyan": "00ffff", "darkblue": "00008b", "darkgray": "a9a9a9", "darkgreen": "006400",
    "darkred": "8b0000", "deeppink": "ff1493", "fuchsia": "ff00ff", "gold": "ffd700", "gray": "808080", "green": "008000",
    "grey": "808080", "hotpink": "ff69b4", "indigo": "4b0082", "ivory": "fffff0", "khaki": "f0e68c", "lavender": "e6e6fa",
    "lightblue": "add8e6", "lightgray": "d3d3d3", "lightgrey": "d3d3d3", "lime": "00ff00", "magenta": "ff00ff",
    "maroon": "800000", "navy": "000080", "olive": "808000", "orange": "ffa500", "orchid": "da70d6", "pink": "ffc0cb",
    "plum": "dda0dd", "purple": "800080", "rebeccapurple": "663399", "red": "ff0000", "salmon": "fa8072",
    "silver": "c0c0c0", "skyblue": "87ceeb", "snow": "fffafa", "tan": "d2b48c", "teal": "008080", "tomato": "ff6347",
    "turquoise": "40e0d0", "violet": "ee82ee", "wheat": "f5deb3", "white": "ffffff", "whitesmoke": "f5f5f5",
    "yellow": "ffff00"}

# Matrices of CSS Color 4, section 17.
SRGB_XYZ = ((506752 / 1228815, 87881 / 245763, 12673 / 70218), (87098 / 409605, 175762 / 245763, 12673 / 175545),
            (7918 / 409605, 87881 / 737289, 1001167 / 1053270))
P3_XYZ = ((608311 / 1250200, 189793 / 714400, 198249 / 1000160), (35783 / 156275, 247089 / 357200, 198249 / 2500400),
          (0, 32229 / 714400, 5220557 / 5000800))
A98_XYZ = ((573536 / 994567, 263643 / 1420810, 187206 / 994567), (591459 / 1989134, 6239551 / 9945670, 374412 / 4972835),
           (53769 / 1989134, 351524 / 4972835, 4929758 / 4972835))
REC_XYZ = ((63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314),
           (26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157),
           (0, 19567812 / 697040785, 295819943 / 278816314))
PRO_XYZ = ((0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
           (0.28807482881940130, 0.71183523424187300, 0.00008993693872564), (0, 0, 0.82510460251046020))
D50_D65 = ((0.955473421488075, -0.02309845494876471, 0.06325924320057072),
           (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
           (0.012314014864481998, -0.020507649298898964, 1.330365926242124))
LMS_XYZ = ((1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
           (-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
           (-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))
LAB_LMS = ((1, 0.3963377773761749, 0.2158037573099136), (1, -0.1055613458156586, -0.0638541728258133),
           (1, -0.0894841775298119, -1.2914855480194092))


def apply(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=False)) for row in matrix]


def inverse(matrix):
    (a, b, c), (d, e, f), (g, h, i) = matrix
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return [[(e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det],
            [(f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det],
            [(d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det]]


def linear(value):
    size = abs(value)
    return math.copysign(size / 12.92 if size <= 0.04045 else ((size + 0.055) / 1.055) ** 2.4, value)


def encoded(value):
    size = abs(value)
    return math.copysign(12.92 * size if size <= 0.0031308 else 1.055 * size ** (1 / 2.4) - 0.055, value)


def polar(lightness, chroma, hue):
    return [lightness, chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))]


def lab_xyz(lab):
    lightness, a, b = lab
    f1 = (lightness + 16) / 116
    f0, f2 = a / 500 + f1, f1 - b / 200
    kappa, epsilon = 24389 / 27, 216 / 24389
    xyz = [f0 ** 3 if f0 ** 3 > epsilon else (116 * f0 - 16) / kappa,
           f1 ** 3 if lightness > kappa * epsilon else lightness / kappa,
           f2 ** 3 if f2 ** 3 > epsilon else (116 * f2 - 16) / kappa]
    white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
    return apply(D50_D65, [value * light for value, light in zip(xyz, white, strict=False)])


def xyz_lab(xyz):
    white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
    kappa, epsilon = 24389 / 27, 216 / 24389
    f = [value ** (1 / 3) if value > epsilon else (kappa * value + 16) / 116
         for value in (part / light for part, light in zip(apply(inverse(D50_D65), xyz), white, strict=False))]
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]


def oklab_xyz(lab):
    return apply(LMS_XYZ, [value ** 3 for value in apply(LAB_LMS, lab)])


def xyz_oklab(xyz):
    return apply(inverse(LAB_LMS), [math.copysign(abs(value) ** (1 / 3), value) for value in apply(inverse(LMS_XYZ), xyz)])


def hsl_srgb(hue, saturation, lightness):
    def channel(n):
        k = (n + hue / 30) % 12
        return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
    return [channel(0), channel(8), channel(4)]


def srgb_hsl(rgb):
    most, least = max(rgb), min(rgb)
    light, spread = (most + least) / 2, most - least
    if spread == 0:
        return [0, 0, light]
    saturation = 0 if light in (0, 1) else (most - light) / min(light, 1 - light)
    red, green, blue = rgb
    hue = ((green - blue) / spread + 6 * (green < blue) if most == red
           else (blue - red) / spread + 2 if most == green else (red - green) / spread + 4)
    return [hue * 60, saturation, light]


def hwb_srgb(hue, whiteness, blackness):
    """A colour of hue, whiteness and blackness as sRGB."""
    white, black = whiteness / 100, blackness / 100
    if white + black >= 1:
        return [white / (white + black)] * 3
    return [value * (1 - white - black) + white for value in hsl_srgb(hue, 1, 0.5)]


def rec2020_linear(part):
    """A channel of Rec. 2020 as light."""
    alpha, beta = 1.09929682680944, 0.018053968510807
    if abs(part) < beta * 4.5:
        return part / 4.5
    return math.copysign(((abs(part) + alpha - 1) / alpha) ** (1 / 0.45), part)


def prophoto_linear(part):
    """A channel of ProPhoto RGB as light."""
    return part / 16 if abs(part) <= 16 / 512 else math.copysign(abs(part) ** 1.8, part)


def srgb_xyz(parts):
    """A colour of sRGB as XYZ of D65."""
    return apply(SRGB_XYZ, [linear(part) for part in parts])


# How the components of each space become XYZ of D65.
SPACES = {
    "srgb": srgb_xyz,
    "hsl": lambda parts: srgb_xyz(hsl_srgb(parts[0], parts[1] / 100, parts[2] / 100)),
    "hwb": lambda parts: srgb_xyz(hwb_srgb(*parts)),
    "srgb-linear": lambda parts: apply(SRGB_XYZ, parts),
    "display-p3": lambda parts: apply(P3_XYZ, [linear(part) for part in parts]),
    "a98-rgb": lambda parts: apply(A98_XYZ, [math.copysign(abs(part) ** (563 / 256), part) for part in parts]),
    "rec2020": lambda parts: apply(REC_XYZ, [rec2020_linear(part) for part in parts]),
    "prophoto-rgb": lambda parts: apply(D50_D65, apply(PRO_XYZ, [prophoto_linear(part) for part in parts])),
    "lab": lambda parts: lab_xyz(parts),
    "lch": lambda parts: lab_xyz(polar(*parts)),
    "oklab": lambda parts: oklab_xyz(parts),
    "oklch": lambda parts: oklab_xyz(polar(*parts)),
    "xyz": list,
    "xyz-d65": list,
    "xyz-d50": lambda parts: apply(D50_D65, parts),
}


def xyz(space, parts):
    """The components of a space as XYZ of D65."""
    if space not in SPACES:
        raise ValueError(space)
    return SPACES[space](parts)


def as_srgb(value):
    """XYZ as sRGB, which may lie outside."""
    return [encoded(part) for part in apply(inverse(SRGB_XYZ), value)]


def is_inside(rgb):
    """Whether a colour can be shown by sRGB."""
    return all(-1e-5 <= part <= 1 + 1e-5 for part in rgb)


def clip(rgb):
    """The nearest channels within sRGB."""
    return [min(max(part, 0), 1) for part in rgb]


def difference(rgb, lab):
    """The distance of a colour of sRGB from one of OKLab."""
    return math.dist(xyz_oklab(xyz("srgb", rgb)), lab)


def mapped(value):
    """XYZ as sRGB, brought into it as CSS Color 4, section 13.2, does it."""
    rgb = as_srgb(value)
    if is_inside(rgb):
        return clip(rgb)
    lightness, a, b = xyz_oklab(value)
    if not 0 < lightness < 1:
        return [1, 1, 1] if lightness >= 1 else [0, 0, 0]
    best = clip(rgb)
    if difference(best, [lightness, a, b]) < 0.02:
        return best
    return with_less_chroma(lightness, a, b, best)


def with_less_chroma(lightness, a, b, best):
    """The colour of the most chroma that sRGB shows without a noticeable difference."""
    low, high, low_inside = 0.0, 1.0, True
    while high - low > 1e-5:
        share = (low + high) / 2
        current = [lightness, a * share, b * share]
        rgb = as_srgb(oklab_xyz(current))
        best = clip(rgb)
        if low_inside and is_inside(rgb):
            low = share
            continue
        gap = difference(best, current)
        if gap >= 0.02:
            high = share
            continue
        if 0.02 - gap < 1e-4:
            break
        low_inside, low = False, share
    return best


def amount(text, whole):
    """A component as CSS writes it; a percentage is a share of `whole`."""
    text = text.strip()
    if text == "none":
        return 0.0
    if text.endswith("%"):
        return float(text[:-1]) / 100 * whole
    for unit, factor in (("deg", 1), ("grad", 0.9), ("rad", 180 / math.pi), ("turn", 360)):
        if text.endswith(unit):
            return float(text[:-len(unit)]) * factor
    return float(text)


def parse(value):
    """A colour as (red, green, blue, alpha) of 0 to 1, or None for what is no colour."""
    if isinstance(value, dict):
        return parse_object(value)
    if not isinstance(value, str):
        return None
    text = value.strip().lower()
    if text == "transparent":
        return (0, 0, 0, 0)
    text = "#" + NAMES[text] if text in NAMES else text
    match = re.fullmatch(r"#([0-9a-f]{3,8})", text)
    if match and len(match[1]) in (3, 4, 6, 8):
        return parse_digits(match[1])
    match = re.fullmatch(r"([a-z]+)\((.*)\)", text)
    if not match:
        return None
    try:
        return parse_function(*match.groups())
    except (ValueError, IndexError):
        return None


def parse_object(value):
    """A colour that is written as an object, of DTCG or of its drafts."""
    if "components" in value or "channels" in value:
        parts = [0 if part == "none" else part for part in value.get("components", value.get("channels"))]
        alpha = value.get("alpha", 1)
        return (*mapped(xyz(value["colorSpace"], parts)), 1 if alpha == "none" else alpha)
    if isinstance(value.get("hex"), str):
        found = parse(value["hex"])
        return found and (*found[:3], value.get("alpha", found[3]))
    return None


def parse_digits(digits):
    """A colour of 3, 4, 6 or 8 hexadecimal digits."""
    if len(digits) <= 4:
        digits = "".join(digit * 2 for digit in digits)
    parts = [int(digits[index:index + 2], 16) / 255 for index in range(0, len(digits), 2)]
    return (*parts, 1) if len(parts) == 3 else tuple(parts)


# What 100 % of each component is.
WHOLES = {
    "srgb": (255,) * 3, "hsl": (360, 100, 100), "hwb": (360, 100, 100), "lab": (100, 125, 125), "lch": (100, 150, 360),
    "oklab": (1, 0.4, 0.4), "oklch": (1, 0.4, 360),
}


def parse_function(name, body):
    """A colour that is written as a function of CSS, or as `rgba(#hex, alpha)`."""
    inner = re.fullmatch(r"(#[0-9a-f]+|rgba?\([^()]*\)|hsla?\([^()]*\)|[a-z]+)\s*[,/]\s*([\d.]+%?)", body.strip())
    if name in ("rgba", "rgb", "hsla", "hsl") and inner:
        base = parse(inner[1])
        return base and (*base[:3], amount(inner[2], 1))
    body, _, after = body.partition("/")
    parts = [part for part in re.split(r"[\s,]+", body.strip()) if part]
    space = {"rgb": "srgb", "rgba": "srgb", "hsla": "hsl"}.get(name, name)
    if name == "color":
        space, parts = parts[0], parts[1:]
    if len(parts) == 4 and not after:
        parts, after = parts[:3], parts[3]
    wholes = (1, 1, 1) if name == "color" else WHOLES.get(space, (1, 1, 1))
    numbers = [amount(part, whole) for part, whole in zip(parts, wholes, strict=False)]
    if space == "srgb" and name != "color":
        numbers = clip([number / 255 for number in numbers])
    if len(numbers) != 3:
        return None
    return (*mapped(xyz(space, numbers)), min(max(amount(after, 1), 0), 1) if after else 1)


def modified(color, modifier, other=None):
    """A colour changed by a modifier of Tokens Studio, as its transforms for Style Dictionary compute it."""
    share, space, kind = float(modifier["value"]), modifier.get("space"), modifier.get("type")
    rgb, alpha = list(color[:3]), color[3]
    if kind == "alpha":
        return (*rgb, min(max(share, 0), 1))
    if kind == "mix":
        share, alpha = min(max(share, 0), 1), alpha + (other[3] - alpha) * min(max(share, 0), 1)
    towards = 1 if kind == "lighten" else 0
    if space == "srgb":
        target = other[:3] if kind == "mix" else (towards,) * 3
        return (*(part + (goal - part) * share for part, goal in zip(rgb, target, strict=False)), alpha)
    if space == "hsl" and kind != "mix":
        hue, saturation, light = srgb_hsl(rgb)
        return (*hsl_srgb(hue, saturation, min(max(light + (towards - light) * share, 0), 1)), alpha)
    if space == "p3":
        def p3(rgb):
            return [encoded(part) for part in apply(inverse(P3_XYZ), xyz("srgb", rgb))]
        target = p3(other[:3]) if kind == "mix" else (towards,) * 3
        return (*mapped(xyz("display-p3", [part + (goal - part) * share for part, goal in zip(p3(rgb), target, strict=False)])), alpha)
    if space == "lch" and kind != "mix":
        light, a, b = xyz_lab(xyz("srgb", rgb))
        factor = max(0, 1 - share)
        return (*mapped(lab_xyz([min(max(light + (100 * towards - light) * share, 0), 100), a * factor, b * factor])), alpha)
    return None
