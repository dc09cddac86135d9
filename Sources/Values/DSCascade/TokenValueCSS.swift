import DSGeometry

extension TokenValue {
  /// The value as CSS writes it, exact to the last digit, for texts that refer to it; nil for values that have no such form.
  var cssText: String? {
    switch self {
    case .color(let color): color.cssText
    case .dimension(let length): "\(Self.exact(length))px"
    case .number(let number), .fontWeight(let number): Self.exact(number)
    case .duration(let seconds): "\(Self.exact(seconds))s"
    case .em(let factor): "\(Self.exact(factor))em"
    case .fontFamily(let names): names.joined(separator: ", ")
    case .cubicBezier(let x1, let y1, let x2, let y2):
      "cubic-bezier(\([x1, y1, x2, y2].map { Self.exact($0) }.joined(separator: ", ")))"
    case .strokeStyle(.named(let name)): name.rawValue
    case .shadow(let shadows): shadows.isEmpty ? "none" : shadows.map(\.cssText).joined(separator: ", ")
    case .border(let border):
      if case .named(let style) = border.style {
        "\(Self.exact(border.width))px \(style.rawValue) \(border.color.cssText)"
      } else {
        nil
      }
    case .string(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .opaque(let value): value.text
    case .strokeStyle(.dashes), .transition, .gradient, .typography: nil
    }
  }

  /// A number with all its digits, whole ones without a point.
  static func exact(_ number: Double) -> String { Int64(exactly: number).map(String.init) ?? "\(number)" }
}

extension ShadowValue {
  fileprivate var cssText: String {
    let lengths = [offsetX, offsetY, blur, spread].map { TokenValue.exact($0) + "px" }.joined(separator: " ")
    return (inset ? "inset " : "") + lengths + " " + color.cssText
  }
}

extension DataValue {
  /// A text as it is, everything else as JSON.
  var plainText: String { if case .string(let text) = self { text } else { text } }
}
