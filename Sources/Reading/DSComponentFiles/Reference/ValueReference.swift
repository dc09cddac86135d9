import DSGeometry

/// The reference's text about views and modifiers as a whole.
enum ViewReference {
  static let introduction = """
    A view is a mapping with its name as the one key that begins with a capital letter; beside it may be `modifiers`,
    a list, and `name`, which reports and the SVG use. A view's name alone is that view; any other text alone is a
    `Text`. Arguments are a mapping by name, a list by position, or a single value for the first argument; containers
    take a list as their `content`. A component of the design system is a view too: `text-input` is `TextInput`.
    """

  static let modifiers = """
    Modifiers are a list, the innermost first. Each is its name, or a mapping of its name to arguments.
    """
}

/// The reference's text about values.
enum ValueReference {
  static var lines: [String] {
    var lines = ["## Values", "", "These can replace any value:", ""]
    lines += references.map { "- \($0)" } + ["", "Kinds of values:", ""]
    lines += kinds.map { "- **\($0.name)**: \($0.text)" } + [""]
    return lines
  }

  private static let references = [
    "`$name` or `$name.field`: a parameter or an element of `ForEach`; inside a text `${name}`.",
    "`\"{a.b}\"`: a token. `$name` and `${name}` inside it are parameters; `${name}` that is not a parameter is an "
      + "environment value or mode, looked up where the token is used.",
    "`@name`: a value of the environment.",
    "`{switch: $size, small: 1, \"medium, large\": 2, default: 3}`: a choice by a parameter, or by an environment value, "
      + "mode or `state`, which are named without a sign.",
    "A backslash before a leading `$`, `@`, `{` or backslash makes the text mean itself; `$${` means `${`.",
  ]

  private static var kinds: [(name: String, text: String)] {
    [
      (
        "length",
        "points, or a token of type dimension or number; `{scaled: …}` grows with the size of type, as SwiftUI's "
          + "`@ScaledMetric`."
      ),
      (
        "colour",
        "a token, `#rgb`, `#rrggbb`, `#rrggbbaa`, `{color: …, opacity: 0.2}`, or "
          + ColorNames.plain.joined(separator: " · ") + "."
      ),
      (
        "paint",
        "a colour, " + GradientArguments.names.map { "`{\($0): …}`" }.joined(separator: ", ") + ", or one of "
          + ColorNames.inherited.map(\.name).joined(separator: " · ") + "."
      ),
      (
        "font",
        "a token of type typography, `{family, size, weight, width}`, `{style, weight, width}`, or one of "
          + FontNames.styles.joined(separator: " · ") + "."
      ),
      ("weight", "1 to 1000, a token, or " + FontNames.weights.map(\.name).joined(separator: " · ") + "."),
      (
        "width of letters",
        "percent of the usual width, 1 to 1000, or "
          + FontNames.widths.map { "\($0.name) (\($0.value.text()))" }.joined(separator: " · ") + "."
      ),
      ("edges", EdgeNames.all.map(\.name).joined(separator: " · ") + ", or a list of them."),
      ("alignment", Alignment.named.map(\.name).joined(separator: " · ") + "."),
      ("unit point", UnitPoint.named.map(\.name).joined(separator: " · ") + ", or `[x, y]` as shares of the size."),
      ("radii", "one length, or a mapping of " + CornerNames.all.joined(separator: " · ") + "."),
      ("shape", ShapeNames.all.joined(separator: " · ") + ", alone or with arguments, as in `{RoundedRectangle: 8}`."),
      (
        "condition",
        Condition.members.map { "`\($0.name)`" }.joined(separator: ", ")
          + "; as in `{parameter: size, is: [small, medium]}`, `{state: pressed}`, `{not: {environment: isNew}}`."
      ),
      ("environment values", Decoding.builtInEnvironment.joined(separator: " · ") + ", modes, and declared ones."),
    ]
  }
}
