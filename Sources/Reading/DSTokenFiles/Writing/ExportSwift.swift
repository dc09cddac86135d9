package import DSCascade
import DSGeometry

/// The values of a theme's tokens as Swift: a structure with a property for each token, and a constant for each context.
/// - Parameters:
///   - chosen: choices of modes that hold throughout.
///   - name: the structure's name.
/// - Throws: where a choice is not one of the theme's.
package func exportedSwift(
  _ theme: Theme, in chosen: ModeSelection = ModeSelection(), name: String = "DesignTokens"
) throws(TokenError) -> (text: String, remarks: ExportRemarks) {
  let contexts = try ExportContext.all(of: theme, in: chosen)
  var remarks = ExportRemarks()
  var names: [String: TokenPath] = [:]
  var properties: [(path: TokenPath, name: String, type: String, value: String)] = []
  let first = contexts[0].style
  for path in first.tokenPaths.sorted(by: { naturallyPrecedes($0.description, $1.description) }) {
    guard let value = try? first.value(of: path) else {
      remarks.note(path, in: \.faulty)
      continue
    }
    guard let (type, text) = first.swift(of: path, value) else {
      remarks.note(path, in: \.inexpressible)
      continue
    }
    let property = swiftName(path.segments.filter { $0 != "$root" })
    if names.updateValue(path, forKey: property) != nil {
      remarks.sharedNames.append(property)
      continue
    }
    properties.append((path, property, type, text))
  }
  var text =
    "// Made by dsrender of the tokens of \(theme.name.split(whereSeparator: \.isNewline).joined(separator: " ")).\n"
  // A team's own tools for its style have nothing to say about a file that is made anew.
  text += "// swift-format-ignore-file\n// swiftlint:disable all\n\n" + SwiftParts.imports + "\n"
  text += "/// The design tokens; lengths in points, times in seconds.\n"
  text += "public struct \(name): Sendable {\n"
  for property in properties {
    text += "  /// `\(property.path)`\n  public var \(property.name): \(property.type) = \(property.value)\n"
  }
  text += "\n  /// The tokens in the default context.\n  public init() {}\n\n"
  text += "  /// The tokens in the default context.\n  public static let standard = \(name)()\n"
  let known = Set(first.tokenPaths)
  for context in contexts.dropFirst() {
    var changes: [String] = []
    for property in properties {
      guard let value = try? context.style.value(of: property.path) else {
        remarks.note(property.path, in: \.faulty)
        continue
      }
      guard let (type, other) = context.style.swift(of: property.path, value), type == property.type else {
        remarks.note(property.path, in: \.elsewhere)
        continue
      }
      if other == property.value { continue }
      changes.append("    tokens.\(property.name) = \(other)\n")
    }
    for path in context.style.tokenPaths where !known.contains(path) { remarks.note(path, in: \.elsewhere) }
    let words = context.choices.map { "\($0.mode)=\($0.context)" }.joined(separator: " ")
    let constant = swiftName(context.choices.flatMap { [$0.mode, $0.context] })
    text += "\n  /// The tokens in \(words).\n  public static let \(constant): \(name) = {\n"
    text +=
      "    \(changes.isEmpty ? "let" : "var") tokens = \(name)()\n" + changes.joined() + "    return tokens\n  }()\n"
  }
  text += "}\n"
  let used = Set(properties.map(\.type))
  if used.contains(where: { $0.contains("TextStyleToken") }) { text += "\n" + SwiftParts.textStyle }
  if used.contains(where: { $0.contains("ShadowToken") }) { text += "\n" + SwiftParts.shadow }
  if used.contains(where: { $0.contains("BorderToken") }) { text += "\n" + SwiftParts.border }
  return (text, remarks)
}

/// A name in camel case; a keyword, and a name that begins with a digit, can be one too.
private func swiftName(_ words: [String]) -> String {
  let parts = words.flatMap { word in
    word.unicodeScalars.split { !($0.properties.isAlphabetic || $0.properties.numericType != nil) }.map { String($0) }
  }
  var name = ""
  for part in parts {
    name +=
      name.isEmpty ? part.prefix(1).lowercased() + part.dropFirst() : part.prefix(1).uppercased() + part.dropFirst()
  }
  if name.isEmpty || name.unicodeScalars.first?.properties.numericType != nil { name = "_" + name }
  return SwiftParts.keywords.contains(name) ? "`\(name)`" : name
}

extension Style {
  /// The type and the text of a token in Swift; a colour beyond sRGB is one of Display P3.
  fileprivate func swift(of path: TokenPath, _ value: TokenValue) -> (type: String, text: String)? {
    guard case .color(let color) = value, let wide = wideColor(of: path) else { return value.swift }
    let channels = zip(["red", "green", "blue"], wide.displayP3).map { "\($0): \($1.text(digits: 6))" }
    return ("Color", "Color(.displayP3, \(channels.joined(separator: ", ")), opacity: \(color.alpha.text()))")
  }
}

extension TokenValue {
  /// The type and the text of the value in Swift; nil for values that have no form there.
  fileprivate var swift: (type: String, text: String)? {
    switch self {
    case .color(let color): ("Color", color.swiftText)
    case .dimension(let length): ("CGFloat", length.text())
    case .number(let number), .fontWeight(let number), .em(let number): ("Double", number.text())
    case .duration(let seconds): ("Double", seconds.text(digits: 6))
    case .fontFamily(let families): ("[String]", "[" + families.map(quoted).joined(separator: ", ") + "]")
    case .cubicBezier(let x1, let y1, let x2, let y2):
      ("[Double]", "[" + [x1, y1, x2, y2].map { $0.text() }.joined(separator: ", ") + "]")
    case .shadow(let shadows):
      ("[ShadowToken]", "[" + shadows.map(\.swiftText).joined(separator: ", ") + "]")
    case .border(let border):
      ("BorderToken", "BorderToken(color: \(border.color.swiftText), width: \(border.width.text()))")
    case .gradient(let stops):
      (
        "[Gradient.Stop]",
        "["
          + stops.map { ".init(color: \($0.color.swiftText), location: \($0.position.text()))" }.joined(separator: ", ")
          + "]"
      )
    case .typography(let style):
      (
        "TextStyleToken",
        "TextStyleToken(families: [" + style.fontFamily.map(quoted).joined(separator: ", ")
          + "], size: \(style.fontSize.text()), weight: \(style.fontWeight.text()), "
          + "lineHeight: \(style.lineHeight?.text() ?? "nil"), letterSpacing: \(style.letterSpacing.text()), "
          + "isItalic: \(style.isItalic))"
      )
    case .string(let text): ("String", quoted(text))
    case .boolean(let value): ("Bool", value ? "true" : "false")
    case .strokeStyle, .transition, .opaque: nil
    }
  }
}

/// A string literal.
private func quoted(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "\"") { text, scalar in
    switch scalar {
    case "\"", "\\": text += "\\" + String(scalar)
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      text += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: text.unicodeScalars.append(scalar)
    }
  } + "\""
}

extension Color {
  fileprivate var swiftText: String {
    "Color(.sRGB, red: \(red.text()), green: \(green.text()), blue: \(blue.text()), opacity: \(alpha.text()))"
  }
}

extension ShadowValue {
  fileprivate var swiftText: String {
    "ShadowToken(color: \(color.swiftText), x: \(offsetX.text()), y: \(offsetY.text()), blur: \(blur.text()), "
      + "spread: \(spread.text()), isInset: \(inset))"
  }
}

/// What the structure needs beside SwiftUI.
private enum SwiftParts {
  static let keywords: Set = [
    "default", "switch", "case", "in", "is", "as", "for", "if", "else", "do", "let", "var", "func", "class", "struct",
    "enum", "extension", "protocol", "import", "init", "self", "return", "repeat", "while", "where", "true", "false",
    "nil", "static", "public", "private", "internal", "operator", "subscript", "throw", "throws", "try", "catch",
    "break", "continue", "guard", "defer", "fallthrough", "inout", "super", "typealias", "associatedtype", "any",
    "standard",
  ]

  /// Packages may import internally by default; compilers before 6 know no other imports.
  static let imports = """
    #if compiler(>=6)
      public import SwiftUI
    #else
      import SwiftUI
    #endif

    """

  static let textStyle = """
    /// How text is set.
    public struct TextStyleToken: Sendable, Hashable {
      public var families: [String]
      public var size: CGFloat
      /// 1…1000.
      public var weight: Double
      /// A multiple of the size; nil for the font's own height.
      public var lineHeight: Double?
      public var letterSpacing: CGFloat
      public var isItalic: Bool
    }

    """

  static let shadow = """
    /// A shadow; its blur is the one of CSS, twice the radius of SwiftUI.
    public struct ShadowToken: Sendable, Hashable {
      public var color: Color
      public var x: CGFloat
      public var y: CGFloat
      public var blur: CGFloat
      public var spread: CGFloat
      public var isInset: Bool
    }

    """

  static let border = """
    /// A line around a shape.
    public struct BorderToken: Sendable, Hashable {
      public var color: Color
      public var width: CGFloat
    }

    """
}
