import DSGeometry

extension TokenValue {
  /// The custom properties of CSS that say the value: an ending of the token's name, and the text; several for a typography,
  /// none for values that CSS has no text for.
  package var cssProperties: [(suffix: String, text: String)] {
    switch self {
    case .color(let color): [("", color.hexText)]
    case .dimension(let length): [("", length.text() + "px")]
    case .number(let number), .fontWeight(let number): [("", number.text())]
    case .fontFamily(let families): [("", Self.families(families))]
    case .duration(let seconds): [("", (seconds * 1000).text() + "ms")]
    case .cubicBezier(let x1, let y1, let x2, let y2): [("", Self.curve([x1, y1, x2, y2]))]
    case .strokeStyle(.named(let name)): [("", name.rawValue)]
    case .strokeStyle(.dashes): []
    case .border(let border):
      if case .named(let style) = border.style {
        [("", "\(border.width.text())px \(style.rawValue) \(border.color.hexText)")]
      } else {
        []
      }
    case .transition(let transition):
      [
        (
          "",
          "\((transition.duration * 1000).text())ms \(Self.curve(transition.timingFunction)) "
            + "\((transition.delay * 1000).text())ms"
        )
      ]
    case .shadow(let shadows):
      [("", shadows.isEmpty ? "none" : shadows.map(\.webText).joined(separator: ", "))]
    case .gradient(let stops):
      [("", stops.map { "\($0.color.hexText) \(($0.position * 100).text())%" }.joined(separator: ", "))]
    case .typography(let typography): typography.cssProperties
    case .string(let text): [("", Self.declarable(text))]
    case .boolean(let value): [("", value ? "true" : "false")]
    case .em(let factor): [("", factor.text() + "em")]
    // A keyword or a length in another unit says the same in CSS; several values and lists of tools do not.
    case .opaque(let value):
      value.text.isEmpty || value.text.utf8.contains { "{}[]".utf8.contains($0) }
        ? [] : [("", Self.declarable(value.text))]
    }
  }

  /// A text that cannot end its declaration: as it is, or in quotes.
  private static func declarable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { ";{}\n\r\u{C}".unicodeScalars.contains($0) }) else { return text }
    return quoted(text)
  }

  /// A string of CSS.
  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "\n", "\r", "\u{C}": text += "\\A "
      default: text.unicodeScalars.append(scalar)
      }
    } + "\""
  }

  fileprivate static func families(_ names: [String]) -> String {
    names.map { name in
      let isPlain = name.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || $0 == "-") }
      return isPlain ? name : quoted(name)
    }.joined(separator: ", ")
  }

  private static func curve(_ numbers: [Double]) -> String {
    "cubic-bezier(" + numbers.map { $0.text() }.joined(separator: ", ") + ")"
  }
}

extension ShadowValue {
  fileprivate var webText: String {
    let lengths = [offsetX, offsetY, blur, spread].map { $0.text() + "px" }.joined(separator: " ")
    return (inset ? "inset " : "") + lengths + " " + color.hexText
  }
}

extension TypographyValue {
  fileprivate var cssProperties: [(suffix: String, text: String)] {
    var properties: [(suffix: String, text: String)] = []
    if !fontFamily.isEmpty { properties.append(("-font-family", TokenValue.families(fontFamily))) }
    properties.append(("-font-size", fontSize.text() + "px"))
    properties.append(("-font-weight", fontWeight.text()))
    properties.append(("-line-height", lineHeight?.text() ?? "normal"))
    properties.append(("-letter-spacing", letterSpacing == 0 ? "normal" : letterSpacing.text() + "px"))
    if isItalic { properties.append(("-font-style", "italic")) }
    if let textCase {
      properties.append(("-text-transform", textCase.rawValue))
    }
    if let textDecoration { properties.append(("-text-decoration", textDecoration.rawValue)) }
    return properties
  }
}
