import DSDiagnostics
public import DSGeometry

/// The colour space that a colour is written in, and what became of it in sRGB.
public struct WrittenColor: Hashable, Sendable {
  /// The colour space.
  public var space: ColorSpace
  /// Whether sRGB cannot show the colour, so that the value is the nearest that it can.
  public var isMapped: Bool { !isWithin(.srgb) }
  /// The components as they are written, `none` as 0.
  package var components: [Double]

  /// Whether a gamut holds the colour.
  public func isWithin(_ gamut: ColorGamut) -> Bool { space.isWithin(gamut, components) }

  /// The colour space in a few words, as lists show it; nil for spaces that are only ways to write sRGB.
  public var text: String? {
    switch space {
    case .srgb, .hsl, .hwb: nil
    default: space.rawValue + (isMapped ? ", mapped into sRGB" : "")
    }
  }

  /// The colour as CSS Color 4 writes it.
  package func cssText(alpha: Double) -> String {
    let numbers = components.map { $0.text(digits: 6) }.joined(separator: " ") + (alpha < 1 ? " / \(alpha.text())" : "")
    return switch space {
    case .lab, .lch, .oklab, .oklch, .hsl, .hwb: "\(space.rawValue)(\(numbers))"
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      "color(\(space.rawValue) \(numbers))"
    }
  }

  /// Red, green and blue in Display P3, beyond 0…1 where it cannot show the colour.
  package var displayP3: [Double] { space.inDisplayP3(components) }
}

extension Style {
  /// The colour space that the value of a token is written in, aliases followed; nil for tokens without one written colour,
  /// and for colours that are calculated.
  public func writtenColor(of path: TokenPath) -> WrittenColor? {
    var path = path
    for _ in 0..<Limits.aliasDepth {
      guard let definition = definition(of: path), definition.modification == nil else { return nil }
      switch definition.expression.kind {
      case .alias(let target): path = target
      case .string(let text):
        return readColorFunction(text).map {
          WrittenColor(space: $0.space, components: $0.components)
        }
      case .object: return definition.expression.writtenColor
      case .null, .boolean, .number, .list, .composed, .pointer: return nil
      }
    }
    return nil
  }
}

extension Style {
  /// The colour of a token as it is written, where sRGB cannot show it; nil for all other tokens.
  package func wideColor(of path: TokenPath) -> WrittenColor? {
    writtenColor(of: path).flatMap { $0.isMapped ? $0 : nil }
  }

  /// The smallest gamut beyond sRGB that holds the colour of a token, in words; empty for what sRGB holds, and for other
  /// tokens.
  package func gamutText(of path: TokenPath) -> String {
    guard let color = wideColor(of: path) else { return "" }
    return ColorGamut.allCases.first(where: color.isWithin)?.text ?? "beyond Rec. 2020"
  }
}

extension TokenExpression {
  /// The colours that are written out anywhere in the expression, in order; not those of calculations.
  package var writtenColors: [WrittenColor] {
    switch kind {
    case .object(let members): writtenColor.map { [$0] } ?? members.flatMap(\.value.writtenColors)
    case .list(let elements): elements.flatMap(\.writtenColors)
    case .string(let text):
      if text.utf8.first == UInt8(ascii: "#") {
        [WrittenColor(space: .srgb, components: [0, 0, 0])]
      } else {
        readColorFunction(text).map { [WrittenColor(space: $0.space, components: $0.components)] } ?? []
      }
    case .null, .boolean, .number, .alias, .composed, .pointer: []
    }
  }

  /// The colour space of a colour that is written as an object of literals.
  fileprivate var writtenColor: WrittenColor? {
    guard case .string(let name)? = self["colorSpace"]?.kind, let space = ColorSpace(rawValue: name),
      case .list(let elements)? = (self["components"] ?? self["channels"])?.kind, elements.count == 3
    else { return nil }
    let components = elements.compactMap { element -> Double? in
      switch element.kind {
      case .number(let number): number
      case .string("none"): 0
      default: nil
      }
    }
    return components.count == 3 ? WrittenColor(space: space, components: components) : nil
  }
}
