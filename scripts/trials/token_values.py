"""An independent evaluator of tokens: colours, lengths and numbers, with references, mathematics and modifiers."""

import ast
import operator
import re

import token_colors

REFERENCE = re.compile(r"\{([^{}]+)\}|(?<![\w{])\$([A-Za-z][\w-]*(?:\.[\w-]+)*)")
LENGTH = re.compile(r"([-+]?(?:\d+\.?\d*|\.\d+))\s*(px|rem|pt|dp)?")
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
             ast.USub: operator.neg, ast.UAdd: operator.pos}
FUNCTIONS = {"round": lambda value: int(value + 0.5) if value >= 0 else -int(-value + 0.5), "floor": lambda v: v // 1,
             "ceil": lambda v: -(-v // 1), "min": min, "max": max, "calc": lambda v: v, "abs": abs,
             "roundTo": lambda value, digits=0: int(value * 10 ** digits + 0.5) / 10 ** digits}


class Unknown(Exception):
    """What this evaluator does not know, or what has no value."""


def calculated(text):
    """The value of an expression of numbers."""
    def value(node):
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
            return node.value
        if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
            return OPERATORS[type(node.op)](value(node.left), value(node.right))
        if isinstance(node, ast.UnaryOp) and type(node.op) in OPERATORS:
            return OPERATORS[type(node.op)](value(node.operand))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS:
            return FUNCTIONS[node.func.id](*(value(argument) for argument in node.args))
        raise Unknown(text)
    try:
        return float(value(ast.parse(text.strip(), mode="eval").body))
    except (SyntaxError, ZeroDivisionError, TypeError, ValueError, RecursionError) as error:
        raise Unknown(text) from error


class Values:
    """The values of the tokens of one selection: type, written value and modifier by path."""

    def __init__(self, tokens):
        self.tokens, self.way = tokens, []

    def token(self, path):
        path = re.sub(r"\.(\$?value)$", "", path.strip())
        for name in (path, path + ".$root"):
            if name in self.tokens:
                return name, self.tokens[name]
        raise Unknown(path)

    def text(self, path):
        """What a token's value is as text, references followed."""
        name, token = self.token(path)
        if name in self.way or token.modifier:
            raise Unknown(name)
        self.way.append(name)
        try:
            return self.followed(token.value)
        finally:
            self.way.pop()

    def followed(self, value):
        if isinstance(value, str):
            match = REFERENCE.fullmatch(value.strip())
            if match:
                return self.text(match[1] or match[2])
            return REFERENCE.sub(lambda match: self.plain(match[1] or match[2]), value)
        return value

    def plain(self, path):
        value = self.text(path)
        if isinstance(value, dict) and set(value) == {"value", "unit"}:
            return f"{value['value']}{value['unit']}"
        if isinstance(value, (dict, list)):
            raise Unknown(path)
        # A calculation is one value where it is referred to.
        text = str(value)
        try:
            return f"{calculated(text):.12g}" if re.search(r"[-+*/]", text.strip()[1:]) else text
        except Unknown:
            return text

    def color(self, path):
        """A colour as (red, green, blue, alpha)."""
        name, token = self.token(path)
        if name in self.way:
            raise Unknown(name)
        self.way.append(name)
        try:
            whole = REFERENCE.fullmatch(token.value.strip()) if isinstance(token.value, str) else None
            color = self.color(whole[1] or whole[2]) if whole else token_colors.parse(self.within(token.value))
            if color is None:
                raise Unknown(name)
            if token.modifier:
                modifier = {key: self.followed(part) for key, part in token.modifier.items()}
                modifier["value"] = calculated(str(modifier.get("value", "")))
                other = token_colors.parse(modifier.get("color"))
                if modifier["type"] == "mix" and other is None:
                    raise Unknown(name)
                color = token_colors.modified(color, modifier, other)
                if color is None:
                    raise Unknown(name)
            return color
        finally:
            self.way.pop()

    def within(self, value):
        """A text in which references to colours are replaced by them."""
        if not isinstance(value, str) or not REFERENCE.search(value):
            return value

        def part(match):
            path = match[1] or match[2]
            try:
                red, green, blue, alpha = self.color(path)
                return "rgba(" + ", ".join(str(255 * channel) for channel in (red, green, blue)) + f", {alpha})"
            except Unknown:
                return self.plain(path)
        return REFERENCE.sub(part, value)

    def number(self, path, rem=16):
        """A length in points or a number; a percentage is a share."""
        value = self.text(path)
        if isinstance(value, bool):
            raise Unknown(path)
        if isinstance(value, (int, float)):
            return float(value)
        if isinstance(value, dict) and set(value) >= {"value", "unit"}:
            if value["unit"] not in ("px", "rem", "dp", "pt"):
                raise Unknown(path)
            return float(value["value"]) * (rem if value["unit"] == "rem" else 1)
        if not isinstance(value, str):
            raise Unknown(path)
        text = value.strip()
        if re.fullmatch(r"[-+]?(\d+\.?\d*|\.\d+)%", text):
            return float(text[:-1]) / 100
        units = {unit for _, unit in LENGTH.findall(text) if unit}
        text = LENGTH.sub(lambda match: repr(float(match[1]) * (rem if match[2] == "rem" else 1)) if match[2] else match[0],
                          text)
        if len(units) > 1 or re.search(r"\d\s*(%|em|vw|vh|ch|ms|s)\b", text):
            raise Unknown(path)
        return calculated(text)


def verdict(values, path, type, printed):
    """Whether a printed value equals the independent one: True, False with the value, or None where that is not known."""
    try:
        if type == "color":
            color = values.color(path)
            wanted = [round(255 * min(max(part, 0), 1)) for part in color]
            digits = printed.split()[0].lstrip("#")
            found = [int(digits[index:index + 2], 16) for index in range(0, len(digits), 2)] + [255] * (len(digits) < 8)
            near = max(abs(a - b) for a, b in zip(wanted, found, strict=False)) <= 1 or wanted[3] == found[3] == 0
            return near, "#" + "".join(f"{part:02x}" for part in wanted)
        if type in ("dimension", "number"):
            wanted = values.number(path)
            found = float(printed.split()[0])
            return abs(wanted - found) <= 1e-3 * max(1, abs(wanted)), f"{wanted:g}"
    except (Unknown, ValueError, RecursionError):
        return None
    return None
