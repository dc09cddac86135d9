package import DSGeometry

extension TokenExpression {
  /// A literal of a value, in the form that DTCG 2025.10 gives its type: points as px, seconds as s, colours as srgb.
  public static func value(_ value: TokenValue) -> TokenExpression {
    switch value {
    case .color(let color): self.color(color)
    case .dimension(let points): dimension(points)
    case .number(let number): self.number(number)
    case .fontFamily(let families): list(families.map { string($0) })
    case .fontWeight(let weight): number(weight)
    case .duration(let seconds): duration(seconds)
    case .cubicBezier(let x1, let y1, let x2, let y2): list([x1, y1, x2, y2].map { number($0) })
    case .strokeStyle(let style): strokeStyle(style)
    case .border(let border):
      object(["color": color(border.color), "width": dimension(border.width), "style": strokeStyle(border.style)])
    case .transition(let transition):
      object([
        "duration": duration(transition.duration), "delay": duration(transition.delay),
        "timingFunction": list(transition.timingFunction.map { number($0) }),
      ])
    case .shadow(let shadows): shadows.isEmpty ? string("none") : list(shadows.map { shadow($0) })
    case .gradient(let stops):
      list(stops.map { object(["color": color($0.color), "position": number($0.position)]) })
    case .typography(let typography): self.typography(typography)
    case .string(let text): string(text)
    case .boolean(let value): TokenExpression(.boolean(value))
    case .em(let factor): string("\(factor)em")
    case .opaque(let value): string(value.text)
    }
  }

  private static func typography(_ typography: TypographyValue) -> TokenExpression {
    var members: [String: TokenExpression] = [
      "fontSize": dimension(typography.fontSize), "fontWeight": number(typography.fontWeight),
      "letterSpacing": dimension(typography.letterSpacing),
      "lineHeight": typography.lineHeight.map { number($0) } ?? string("normal"),
    ]
    if !typography.fontFamily.isEmpty { members["fontFamily"] = list(typography.fontFamily.map { string($0) }) }
    if typography.isItalic { members["fontStyle"] = string("italic") }
    members["textCase"] = typography.textCase.map { string($0.rawValue) }
    members["textDecoration"] = typography.textDecoration.map { string($0.rawValue) }
    return object(members)
  }

  private static func color(_ color: Color) -> TokenExpression {
    var members: [String: TokenExpression] = [
      "colorSpace": string("srgb"), "components": list([color.red, color.green, color.blue].map { number($0) }),
    ]
    if !color.isOpaque { members["alpha"] = number(color.alpha) }
    return object(members)
  }

  /// A colour in the space that it is written in, with the nearest one that sRGB shows.
  package static func color(_ written: WrittenColor, nearest: Color) -> TokenExpression {
    var members: [String: TokenExpression] = [
      "colorSpace": string(written.space.rawValue), "components": list(written.components.map { number($0) }),
      "hex": string(Color(red: nearest.red, green: nearest.green, blue: nearest.blue).hexText),
    ]
    if !nearest.isOpaque { members["alpha"] = number(nearest.alpha) }
    return object(members)
  }

  private static func dimension(_ points: Double) -> TokenExpression {
    object(["value": number(points), "unit": string("px")])
  }

  private static func duration(_ seconds: Double) -> TokenExpression {
    object(["value": number(seconds), "unit": string("s")])
  }

  private static func strokeStyle(_ style: StrokeStyleValue) -> TokenExpression {
    switch style {
    case .named(let name): string(name.rawValue)
    case .dashes(let lengths, let cap):
      object(["dashArray": list(lengths.map { dimension($0) }), "lineCap": string(cap.rawValue)])
    }
  }

  private static func shadow(_ shadow: ShadowValue) -> TokenExpression {
    var members: [String: TokenExpression] = [
      "color": color(shadow.color), "offsetX": dimension(shadow.offsetX), "offsetY": dimension(shadow.offsetY),
      "blur": dimension(shadow.blur), "spread": dimension(shadow.spread),
    ]
    if shadow.inset { members["inset"] = TokenExpression(.boolean(true)) }
    return object(members)
  }
}
