import DSCascade
import DSDiagnostics
import DSProject

extension FoundationSheet {
  /// The component file of the sheet without its scenarios.
  func component(for texts: FoundationPlan.Texts) -> String {
    """
    component: \(rawValue)
    description: \(description)
    parameters:
      group: {type: string, default: ""}
      direct: {type: boolean, default: false}
      skip: {type: number, default: 0}
      limit: {type: number, default: \(Limits.tokens)}\(hasSeveralTypes ? "\n  type: {type: string, default: \(defaultType)}" : "")
    body:
    \(body(for: texts).split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n"))

    """
  }

  private var defaultType: TokenType { self == .curves ? .cubicBezier : .string }

  private var description: String {
    switch self {
    case .colors:
      "The colours of a group with values, gamut, and contrast on white, on black and on the background of their name."
    case .gradients: "The gradients of a group."
    case .typography: "The text styles of a group, each set in itself, the smallest first."
    case .lengths: "The lengths of a group, drawn to scale up to 400 points, the shortest first."
    case .radii: "The corner radii of a group, the smallest first."
    case .opacities: "The opacities of a group, over a pattern."
    case .borders: "The borders of a group."
    case .strokes: "The line styles of a group."
    case .shadows: "The shadows of a group."
    case .durations: "The durations of a group, a point per millisecond up to 500, the shortest first."
    case .curves: "The timing curves and transitions of a group; time runs to the right."
    case .values: "The tokens of a group and a type as texts."
    }
  }

  private func body(for texts: FoundationPlan.Texts) -> String {
    switch self {
    case .colors: Self.colors
    case .typography: Self.typography
    case .lengths:
      bars(of: "dimension", width: "$token.length", upTo: 400)
    case .durations: bars(of: "duration", width: "$token.milliseconds", upTo: 500)
    case .values: values(texts)
    case .gradients:
      cards(
        of: "gradient", "LinearGradient: {gradient: \"{${token.path}}\", startPoint: leading, endPoint: trailing}",
        "clipShape: {RoundedRectangle: 6}")
    case .radii:
      cards(
        of: "dimension, sort: value",
        "RoundedRectangle: {cornerRadius: $token.length, strokeBorder: \"#6b5bd2\", lineWidth: 2}")
    case .opacities:
      cards(
        of: "number, sort: value", "Color: \"#6b5bd2\"", "opacity: $token.value", "background: {style: \"#c8c8cc\"}")
    case .borders:
      cards(of: "border", "Color: clear", "border: {token: \"{${token.path}}\", in: {RoundedRectangle: 6}}")
    case .strokes:
      cards(
        of: "strokeStyle",
        "Rectangle: {strokeBorder: \"#6b5bd2\", lineWidth: 2, strokeStyle: \"{${token.path}}\"}")
    case .shadows:
      cards(
        of: "shadow",
        "RoundedRectangle: {cornerRadius: 8, fill: {switch: colorScheme, dark: \"#33333a\", default: white}}",
        "shadow: \"{${token.path}}\"")
    case .curves:
      cards(
        of: "$type", "TimingCurve: {curve: \"{${token.path}}\", stroke: \"#6b5bd2\", lineWidth: 2}",
        "border: {style: {color: \"#808080\", opacity: 0.4}, width: 0.5}", "padding: 24", width: 96)
    }
  }

  private static let colors = """
    VStack:
      alignment: leading
      spacing: 24
      content:
        - ForEach:
            in: {groups: $group, type: color, direct: $direct}
            as: group
            content:
              - VStack:
                  alignment: leading
                  spacing: 8
                  content:
                    - Text: $group.path
                      modifiers: [fontWeight: 700]
                    - LazyVGrid:
                        columns: [{adaptive: 112, maximum: 112, spacing: 8, alignment: topLeading}]
                        alignment: leading
                        spacing: 16
                        content:
                          - ForEach:
                              in: {tokens: $group.path, type: color, direct: true, skip: $skip, limit: $limit}
                              as: token
                              content:
                                - VStack:
                                    alignment: leading
                                    spacing: 2
                                    content:
                                      - Color: "{${token.path}}"
                                        modifiers:
                                          - frame: {width: 112, height: 48}
                                          - clipShape: {RoundedRectangle: 6}
                                          - border:
                                              style: {color: "#808080", opacity: 0.4}
                                              width: 0.5
                                              in: {RoundedRectangle: 6}
                                      - Text: $token.name
                                        modifiers: [{fontWeight: 600}]
                                      - Text: "${token.value} ${token.gamut}"
                                      - Text: "${token.onWhite} on white, ${token.onBlack} on black"
                                        modifiers: [{font: {size: 8}}, {opacity: 0.7}]
                                      - If:
                                          environment: token-onGround
                                          isNot: ""
                                          then:
                                            - Text: $token.onGround
                                              modifiers: [{font: {size: 8}}, {opacity: 0.7}]
    modifiers: [{frame: {width: 712, alignment: leading}}]
    """

  private static let typography = """
    VStack:
      alignment: leading
      spacing: 20
      content:
        - ForEach:
            in: {tokens: $group, type: typography, sort: value, direct: $direct, skip: $skip, limit: $limit}
            as: token
            content:
              - VStack:
                  alignment: leading
                  spacing: 4
                  content:
                    - Text: $token.name
                      modifiers: [{font: "{${token.path}}"}]
                    - Text: "${token.path}: ${token.value}"
                      modifiers: [{opacity: 0.7}]
    """

  /// A row of texts for each token. The height of a row is that of texts in the width of their column, which only a width that
  /// is given tells.
  private func values(_ texts: FoundationPlan.Texts) -> String {
    var cells = ["- Text: $token.path", "- Text: $token.value"]
    if texts.hasLongValues { cells.append("  modifiers: [{frame: {width: 480, alignment: leading}}]") }
    if texts.hasDescriptions {
      cells += [
        "- Text: $token.description",
        "  modifiers: [{opacity: 0.7}, {frame: {width: 320, alignment: leading}}]",
      ]
    }
    let lines = cells.map { "                " + $0 }
    return """
      Grid:
        alignment: leading
        horizontalSpacing: 24
        verticalSpacing: 4
        content:
          - ForEach:
              in: {tokens: $group, type: $type, direct: $direct, skip: $skip, limit: $limit}
              as: token
              content:
                - GridRow:
                    content:
      \(lines.joined(separator: "\n"))
      """
  }

  /// A bar for each token of a type, as wide as one of its fields in points.
  private func bars(of type: String, width: String, upTo limit: Int) -> String {
    """
    VStack:
      alignment: leading
      spacing: 24
      content:
        - ForEach:
            in: {groups: $group, type: \(type), direct: $direct}
            as: group
            content:
              - VStack:
                  alignment: leading
                  spacing: 8
                  content:
                    - Text: $group.path
                      modifiers: [{fontWeight: 700}]
                    - Grid:
                        alignment: leading
                        horizontalSpacing: 16
                        verticalSpacing: 6
                        content:
                          - ForEach:
                              in:
                                tokens: $group.path
                                type: \(type)
                                sort: value
                                direct: true
                                skip: $skip
                                limit: $limit
                              as: token
                              content:
                                - GridRow:
                                    content:
                                      - Text: $token.name
                                        modifiers: [{frame: {minWidth: 96, alignment: leading}}]
                                      - Text: $token.value
                                        modifiers:
                                          - monospacedDigit
                                          - frame: {minWidth: 64, alignment: trailing}
                                          - gridColumnAlignment: trailing
                                      - Color: "#6b5bd2"
                                        modifiers:
                                          - frame: {width: \(width), height: 10}
                                          - frame: {maxWidth: \(limit), alignment: leading}
                                          - clipped
    """
  }

  /// A grid of cards: a sample with modifiers, the name and the value.
  private func cards(of type: String, _ sample: String, _ modifiers: String..., width: Int = 144) -> String {
    let lines = (["frame: {width: \(width), height: 64}"] + modifiers).map { "                          - \($0)" }
    return """
      LazyVGrid:
        columns: [{adaptive: 160, maximum: 160, spacing: 24, alignment: topLeading}]
        alignment: leading
        spacing: 24
        content:
          - ForEach:
              in: {tokens: $group, type: \(type), direct: $direct, skip: $skip, limit: $limit}
              as: token
              content:
                - VStack:
                    alignment: leading
                    spacing: 8
                    content:
                      - \(sample)
                        modifiers:
      \(lines.joined(separator: "\n"))
                      - Text: $token.path
                        modifiers: [{fontWeight: 600}]
                      - Text: $token.value
      modifiers: [{frame: {width: 712, alignment: leading}}]
      """
  }
}
