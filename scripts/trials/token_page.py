"""The page of what was counted, as Markdown."""

import re
from collections import defaultdict

USABLE = {"color", "dimension", "number", "font", "fontFamily", "fontFamilies", "fontSizes", "fontSize", "fontWeight", "fontWeights",
          "shadow", "boxShadow", "gradient", "border", "typography", "spacing", "sizing", "size", "borderRadius", "borderWidth",
          "lineHeights", "lineHeight", "letterSpacing", "opacity"}


# The types of DTCG that pictures use, as `tokens list` prints them.
TYPES = {"color", "dimension", "number", "fontFamily", "fontWeight", "shadow", "gradient", "border", "typography"}


def line(name, result):
    """A project while it is counted."""
    return (f"{name:22} {result['generation']:20} {result['written']:5} listed {result['listed']:5} values {result['values']:5}"
            f" kept {len(result['kept']):4} faults {len(result['faults']):5} own {len(result['own']):3}"
            f" missing {len(result['missing']):4} equal {result['equal']:5} different {len(result['different']):3}"
            f" css {result['css']['equal']:4}/{len(result['css']['different']):3} {'whole' if result['whole'] else ''}")


def cause(message):
    """A fault without what it is about."""
    message = re.sub(r"\"[^\"]*\"|'[^']*'|\{[^}]*\}", "…", message)
    message = re.sub(r"#[0-9a-fA-F]{3,8}\b|-?\b\d+(\.\d+)?\b", "N", message)
    return re.sub(r"\s+", " ", message).strip()[:120]


def whole(result):
    if result["whole"]:
        return "yes"
    if result["whole but for its own"]:
        return "but for its own"
    return "no"


def page(results):
    """The table of projects, their sums, and the causes."""
    lines = ["| project | repository | generation | tokens | with a value | kept | with a fault | of these its own | loads whole |",
             "|---|---|---|---:|---:|---:|---:|---:|---|"]
    for name, result in results.items():
        address = f"[{result['repository']}](https://github.com/{result['repository']}/tree/{result['commit']})"
        lines.append(f"| `{name}` | {address} | {result['generation']} | {result['written']} | {result['values']} | "
                     f"{len(result['kept'])} | {len(result['faults'])} | {len(result['own'])} | {whole(result)} |")
    lines += ["", *sums(results), "", *usable(results), "", *causes(results), "", *comparisons(results)]
    return "\n".join(lines) + "\n"


def sums(results):
    """Figures by generation, and all."""
    lines = ["| generation | projects | repositories | whole | whole but for its own | tokens | with a value | kept | with a fault |",
             "|---|---:|---:|---:|---:|---:|---:|---:|---:|"]
    generations = defaultdict(list)
    for result in results.values():
        generations[result["generation"]].append(result)
    for name, group in [*generations.items(), ("all", list(results.values()))]:
        lines.append(
            f"| {name} | {len(group)} | {len({one['repository'] for one in group})} | {sum(one['whole'] for one in group)} | "
            f"{sum(one['whole but for its own'] for one in group)} | {sum(one['written'] for one in group)} | "
            f"{sum(one['values'] for one in group)} | {sum(len(one['kept']) for one in group)} | "
            f"{sum(len(one['faults']) for one in group)} |")
    return lines


def usable(results):
    """How many tokens of the types that pictures use have a value; a token without a type counts as one of them."""
    lines = ["| generation | of types that pictures use | with a value | kept | with a fault | of these its own | share with a value | "
             "share of those that are not kept |", "|---|---:|---:|---:|---:|---:|---:|---:|"]
    generations = defaultdict(list)
    for result in results.values():
        generations[result["generation"]].append(result)
    for name, group in [*generations.items(), ("all", list(results.values()))]:
        value = sum(one["usable"] for one in group)
        kept, fault, own = (sum(len([path for path in one[key] if (one["types"].get(path) or "color") in USABLE]) for one in group)
                            for key in ("kept", "faults", "own"))
        total = value + kept + fault
        lines.append(f"| {name} | {total} | {value} | {kept} | {fault} | {own} | {share(value, total)} | {share(value, total - kept)} |")
    return lines


def share(part, whole):
    """A share in per cent."""
    return f"{100 * part / whole:.1f} %" if whole else "–"


def table(title, entries):
    """Causes by the number of projects."""
    found = defaultdict(lambda: [0, set(), None])
    for project, _path, text in entries:
        entry = found[cause(text)]
        entry[0] += 1
        entry[1].add(project)
        entry[2] = entry[2] or f"`{project}`: {text[:110]}"
    lines = [f"| tokens | projects | {title} | an example |", "|---:|---:|---|---|"]
    for text, (number, projects, example) in sorted(found.items(), key=lambda item: (-len(item[1][1]), -item[1][0], item[0])):
        lines.append("| " + " | ".join(part.replace("|", "\\|") for part in (str(number), str(len(projects)), text, example)) + " |")
    return lines


def causes(results):
    """Faults by cause, and what is kept by reason."""
    faults = [(name, path, fault["message"]) for name, result in results.items() for path, fault in result["faults"].items()
              if path not in result["own"]]
    own = [(name, path, fault["message"]) for name, result in results.items() for path, fault in result["faults"].items()
           if path in result["own"]]
    errors = [(name, "", f"{error['message']} [{error['id']}]") for name, result in results.items() for error in result["errors"]]
    missing = [(name, path, f"'{path}' is in no row") for name, result in results.items() for path in result["missing"]]
    kept = [(name, path, reason) for name, result in results.items() for path, reason in result["kept"].items()]
    lines = []
    for title, entries in (("fault", faults), ("fault of its own", own), ("error of a file", errors), ("token in no row", missing),
                           ("reason for keeping a token without a value", kept)):
        if entries:
            lines += [*table(title, entries), ""]
    return lines[:-1]


def comparisons(results):
    """How values compare with the independent evaluator and with the repositories' style sheets."""
    equal = sum(result["equal"] for result in results.values())
    different = [(name, path, found) for name, result in results.items() for path, found in result["different"].items()]
    css = sum(result["css"]["equal"] for result in results.values())
    other = [(name, path, found) for name, result in results.items() for path, found in result["css"]["different"].items()]
    lines = [f"The independent evaluator has {equal + len(different)} of the values: {equal} are equal, {len(different)} differ.",
             f"The repositories' own style sheets have {css + len(other)} of the values: {css} are equal, {len(other)} differ."]
    for title, entries in (("evaluator", different), ("style sheet", other)):
        groups = defaultdict(list)
        for name, path, found in entries:
            groups[name].append((path, found))
        if groups:
            lines += ["", f"| project | values that differ | an example: printed, {title} |", "|---|---:|---|"]
        for name, group in groups.items():
            path, found = group[0]
            example = f"`{path}`: {found[0]}, {found[1]}".replace("|", "\\|")
            lines.append(f"| `{name}` | {len(group)} | {example} |")
    return lines
