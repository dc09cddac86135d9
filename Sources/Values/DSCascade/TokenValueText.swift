import DSGeometry

extension TokenValue {
  /// The value on one line, as lists and messages show it: lengths in points, times in milliseconds.
  public var text: String {
    switch self {
    case .color(let color): color.hexText
    case .dimension(let length): length.text() + " pt"
    case .number(let number): number.text()
    case .fontFamily(let families): families.joined(separator: ", ")
    case .fontWeight(let weight): weight.text()
    case .duration(let seconds): (seconds * 1000).text() + " ms"
    case .cubicBezier(let x1, let y1, let x2, let y2): Self.curve([x1, y1, x2, y2])
    case .strokeStyle(let style): style.text
    case .border(let border): "\(border.width.text()) pt \(border.style.text) \(border.color.hexText)"
    case .transition(let transition):
      "\((transition.duration * 1000).text()) ms after \((transition.delay * 1000).text()) ms "
        + Self.curve(transition.timingFunction)
    case .shadow(let shadows): shadows.isEmpty ? "none" : shadows.map(\.text).joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\($0.color.hexText) \(($0.position * 100).text()) %" }.joined(separator: ", ")
    case .typography(let typography): typography.text
    case .string(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .em(let factor): factor.text() + " em"
    case .opaque(let value): "\(value.text)  (\(value.reason.text))"
    }
  }

  private static func curve(_ numbers: [Double]) -> String {
    "cubic-bezier(" + numbers.map { $0.text() }.joined(separator: ", ") + ")"
  }
}

extension TokenValue {
  /// What the value is, for messages about one that does not fit: "of type color".
  public var kindText: String {
    switch self {
    case .em: "a multiple of a font's size"
    case .opaque(let value): "kept without a value (\(value.reason.text))"
    case .color, .dimension, .number, .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .border,
      .transition, .shadow, .gradient, .typography, .string, .boolean:
      "of type \(type.rawValue)"
    }
  }
}

extension TypographyValue {
  /// The typography on one line.
  var text: String {
    var text = "\(fontSize.text())/\(lineHeight?.text() ?? "normal") \(fontWeight.text()) "
    if isItalic { text += "italic " }
    text += fontFamily.isEmpty ? "usual family" : fontFamily.joined(separator: ", ")
    text += ", spacing \(letterSpacing.text())"
    if let textCase { text += ", \(textCase.rawValue)" }
    if let textDecoration { text += ", \(textDecoration.rawValue)" }
    return text
  }
}

extension StrokeStyleValue {
  /// The style on one line.
  var text: String {
    switch self {
    case .named(let name): name.rawValue
    case .dashes(let lengths, let cap): "dashes \(lengths.map { $0.text() }.joined(separator: " ")) \(cap.rawValue)"
    }
  }
}

extension ShadowValue {
  /// The shadow on one line.
  var text: String {
    (inset ? "inset " : "") + "\(offsetX.text()) \(offsetY.text()) \(blur.text()) \(spread.text()) \(color.hexText)"
  }
}
