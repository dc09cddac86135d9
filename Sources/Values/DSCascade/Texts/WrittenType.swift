extension TokenType {
  /// The type that a `$type` means, and the name as it is written where DTCG has no such type.
  ///
  /// Types of Style Dictionary and Tokens Studio become those of DTCG; what no picture uses, such as `asset` or `textCase`,
  /// is opaque.
  package static func written(_ name: String) -> (type: TokenType, writtenType: String?) {
    if let type = TokenType(rawValue: name), type != .opaque { return (type, nil) }
    return (foreign[TokenRole.plain(name)] ?? .opaque, name)
  }

  /// Types of Style Dictionary, Tokens Studio and Penpot in small letters without hyphens, and what they are in DTCG.
  private static let foreign: [String: TokenType] = [
    "colors": .color, "colour": .color,
    "fontsizes": .dimension, "fontsize": .dimension, "fontweights": .fontWeight, "fontweight": .fontWeight,
    "fontfamilies": .fontFamily, "fontfamily": .fontFamily, "lineheights": .number, "lineheight": .number,
    "letterspacing": .dimension, "letterspacings": .dimension, "paragraphspacing": .dimension,
    "paragraphindent": .dimension, "dimensions": .dimension, "dimension": .dimension,
    "borderwidth": .dimension, "borderradius": .dimension, "strokewidth": .dimension, "radius": .dimension,
    "sizing": .dimension, "size": .dimension, "spacing": .dimension, "space": .dimension, "rotation": .number,
    "opacity": .number, "opacities": .number, "numbers": .number, "integer": .number, "float": .number,
    "boxshadow": .shadow, "shadows": .shadow, "text": .string, "strings": .string, "time": .duration,
    "durations": .duration, "cubicbezier": .cubicBezier, "easing": .cubicBezier, "strokestyle": .strokeStyle,
    "boolean": .boolean, "bool": .boolean, "gradients": .gradient, "typographies": .typography,
  ]
}
