import DSGeometry

extension TokenValue {
  /// Another value of the same type, which a picture that shows the token cannot draw alike; nil for types of which no
  /// value but the present one is known to be drawable.
  var changed: TokenValue? {
    switch self {
    case .color(let color): return .color(Self.other(than: color))
    case .dimension(let length): return .dimension(length + 7)
    case .number(let number): return .number(number == 0 ? 1 : number / 2)
    case .fontWeight(let weight): return .fontWeight(weight < 600 ? 900 : 300)
    case .border(var border):
      border.width += 7
      border.color = Self.other(than: border.color)
      return .border(border)
    case .shadow(let shadows):
      let first = shadows.first ?? ShadowValue(color: Color(hex: 0), offsetX: 9)
      return .shadow([
        ShadowValue(color: Self.other(than: first.color), offsetX: first.offsetX, offsetY: first.offsetY + 9)
      ])
    case .gradient(let stops):
      return .gradient(stops.map { GradientStopValue(color: Self.other(than: $0.color), position: $0.position) })
    case .typography(var typography):
      typography.fontSize += 7
      return .typography(typography)
    case .em(let factor): return .em(factor + 0.5)
    case .fontFamily, .duration, .cubicBezier, .strokeStyle, .transition, .string, .boolean, .opaque: return nil
    }
  }

  /// An opaque colour that is far from another on any ground.
  private static func other(than color: Color) -> Color {
    Color(red: color.red < 0.5 ? 1 : 0, green: color.green < 0.5 ? 1 : 0, blue: color.blue < 0.5 ? 1 : 0)
  }
}
