import DSDiagnostics
import DSGeometry
import DSNode
import DSSyntax

/// SwiftUI's names of colours.
enum ColorNames {
  /// Colours that differ with the colour scheme; resolving knows their components.
  static let system = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator",
    "link", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6",
  ]
  /// Colours that are the same everywhere.
  static let fixed: [(name: String, value: Color)] = [("black", .black), ("white", .white), ("clear", .clear)]
  /// Paints that the views above decide.
  static let inherited: [(name: String, value: Paint)] = [
    ("primary", .foreground(.primary)), ("secondary", .foreground(.secondary)),
    ("tertiary", .foreground(.tertiary)), ("quaternary", .foreground(.quaternary)),
    ("foreground", .foreground(.primary)), ("tint", .tint), ("accentColor", .accent),
  ]
  /// The names of colours that need no view around them.
  static let plain = fixed.map(\.name) + system
  /// Every name of a paint, for suggestions and the schema.
  static let all = fixed.map(\.name) + inherited.map(\.name) + system
}

extension Decoding {
  /// A colour that is known directly, by a token or by the colour scheme: no name that depends on the views above.
  func color(_ expression: Expression, _ what: String) -> Value<Color>? {
    switch operand(expression) {
    case .literal(let found):
      if let members = found.node.members { return translucent(members, found, what) }
      return namedColor(found, what)
    case .absent, .unknown: return nil
    case .token(let reference): return .token(reference)
    case .environment(let reference): return .environment(reference)
    case .choose(let reference, let cases, let fallback):
      let read = cases.map { ($0.key, color($0.value, what)) }
      return .choose(
        reference, read.compactMap { key, value in value.map { Value.Case(key: key, value: $0) } },
        fallback: fallback.flatMap { color($0, what) })
    }
  }

  /// `{color: X, opacity: 0.2}` of a colour written out.
  private func translucent(_ members: [SyntaxNode.Member], _ expression: Expression, _ what: String) -> Value<Color>? {
    guard let (inner, opacity) = colorAndOpacity(members, expression, what), let color = color(inner, what) else {
      return nil
    }
    guard let opacity else { return color }
    if case .literal(let factor) = opacity, let faded = color.faded(by: factor) { return faded }
    bag.error(
      "wrong-type", "\(what) gives an opacity to a token, which only paints can have", at: expression.node.location,
      hint: "use a token that has the opacity")
    return nil
  }

  /// The members of `{color: X, opacity: 0.2}`.
  func colorAndOpacity(
    _ members: [SyntaxNode.Member], _ expression: Expression, _ what: String
  ) -> (color: Expression, opacity: Value<Double>?)? {
    for member in members where !["color", "opacity"].contains(member.key) {
      bag.error(
        "unknown-key", "\(what) has no '\(member.key)'", at: member.location,
        hint: didYouMean(member.key, among: ["color", "opacity"]) ?? "write {color: …, opacity: …}")
    }
    guard let color = expression.node["color"] else {
      bag.error("missing-key", "\(what) needs 'color'", at: expression.node.location)
      return nil
    }
    let opacity = expression.node["opacity"].flatMap { node in
      value(expression.with(node), "'opacity'") { number($0, $1, 0...1) }
    }
    return (expression.with(color), opacity)
  }

  private func namedColor(_ expression: Expression, _ what: String) -> Value<Color>? {
    guard let text = expression.node.string else {
      bag.error(
        "wrong-type", "\(what) is \(expression.node.shown), expected a colour", at: expression.node.location)
      return nil
    }
    if text.hasPrefix("#") { return hexColor(text, expression, what).map(Value.literal) }
    if let color = ColorNames.fixed.first(where: { $0.name == text })?.value { return .literal(color) }
    if ColorNames.system.contains(text) { return .system(text, at: expression.node.location) }
    reportUnknownColor(text, expression, what)
    return nil
  }

  /// `#rgb`, `#rrggbb` or `#rrggbbaa`.
  func hexColor(_ text: String, _ expression: Expression, _ what: String) -> Color? {
    let digits = text.utf8.dropFirst()
    let isHex = digits.allSatisfy { Reference.isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) }
    guard isHex, let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      return badHex(text, expression, what)
    }
    switch digits.count {
    case 3:
      return Color(hex: (number >> 8) * 0x110000 + (number >> 4 & 15) * 0x1100 + (number & 15) * 0x11)
    case 6: return Color(hex: number)
    case 8: return Color(hex: number >> 8, alpha: Double(number & 255) / 255)
    default: return badHex(text, expression, what)
    }
  }

  private func badHex(_ text: String, _ expression: Expression, _ what: String) -> Color? {
    bag.error(
      "wrong-type", "\(what) is '\(text)', expected #rrggbb or #rrggbbaa", at: expression.node.location)
    return nil
  }

  private func reportUnknownColor(_ text: String, _ expression: Expression, _ what: String) {
    let isInherited = ColorNames.inherited.contains { $0.name == text }
    bag.error(
      "unknown-value",
      isInherited
        ? "\(what) cannot be '\(text)', which depends on the views around it"
        : "\(what) is '\(text)', expected a colour", at: expression.node.location,
      hint: isInherited
        ? "write #rrggbb or a token"
        : didYouMean(text, among: ColorNames.plain) ?? "write a token, #rrggbb or a colour's name")
  }
}

extension Value where Literal == Color {
  /// The colour with its alpha multiplied by `factor`; nil if only resolving knows the colour.
  fileprivate func faded(by factor: Double) -> Value? {
    switch self {
    case .literal(let color): return .literal(color.opacity(factor))
    case .token, .environment, .scaled: return nil
    case .choose(let reference, let cases, let fallback):
      let faded = cases.compactMap { branch in
        branch.value.faded(by: factor).map { Case(key: branch.key, value: $0) }
      }
      let rest = fallback.map { $0.faded(by: factor) }
      guard faded.count == cases.count, rest != .some(nil) else { return nil }
      return .choose(reference, faded, fallback: rest ?? nil)
    }
  }
}
