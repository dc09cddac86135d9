import DSCascade
import DSGeometry

/// The theme of the cards: raw ramps, semantic names over them, component names over those, in three modes.
enum CardTheme {
  static let brands = ["harbour", "meadow", "ember"]
  static let schemes = ["light", "dark"]
  static let densities = ["compact", "regular", "spacious"]

  /// A new theme that has looked nothing up yet.
  static func make() -> Theme {
    Theme(
      name: "cards",
      layers: [
        Theme.Layer(name: "raw", .always(Style(tokens: raw))),
        Theme.Layer(
          name: "brand",
          .mode("brand", Dictionary(uniqueKeysWithValues: zip(brands, ["blue", "green", "red"].map(brand))))),
        Theme.Layer(name: "scheme", .mode("scheme", ["light": scheme(dark: false), "dark": scheme(dark: true)])),
        Theme.Layer(
          name: "density",
          .mode("density", Dictionary(uniqueKeysWithValues: densities.map { ($0, density(unit(of: $0))) }))),
        Theme.Layer(name: "component", .always(Style(tokens: component))),
      ],
      modes: [
        Theme.Mode(name: "brand", contexts: brands, defaultContext: "harbour"),
        Theme.Mode(name: "scheme", contexts: schemes, defaultContext: "light"),
        Theme.Mode(name: "density", contexts: densities, defaultContext: "regular"),
      ])
  }

  /// Ramps of eleven steps, from near white to near black.
  private static var raw: [TokenDefinition] {
    let hues: [(name: String, red: Double, green: Double, blue: Double)] = [
      ("gray", 0.45, 0.48, 0.53), ("blue", 0.10, 0.42, 0.90), ("green", 0.08, 0.58, 0.36), ("red", 0.86, 0.22, 0.16),
      ("amber", 0.93, 0.62, 0.10), ("violet", 0.47, 0.28, 0.86),
    ]
    return hues.flatMap { hue in
      (0...10).map { step in
        // 0 is white, 5 the hue, 10 black.
        let light = max(0, 1 - Double(step) / 5)
        let dark = max(0, Double(step) / 5 - 1) * 0.9
        func component(_ value: Double) -> Double { (value + (1 - value) * light) * (1 - dark) }
        return TokenDefinition(
          TokenPath("raw.\(hue.name).\(step)"), type: .color,
          .value(
            .color(Color(red: component(hue.red), green: component(hue.green), blue: component(hue.blue)))))
      }
    } + [
      TokenDefinition(TokenPath("raw.family"), type: .fontFamily, .value(.fontFamily(["Noto Sans"]))),
      TokenDefinition(TokenPath("raw.hairline"), type: .dimension, .value(.dimension(1))),
    ]
  }

  private static func brand(_ hue: String) -> Style {
    Style(
      tokens: (0...10).map {
        TokenDefinition(TokenPath("brand.\($0)"), .alias("raw.\(hue).\($0)"))
      })
  }

  private static func scheme(dark: Bool) -> Style {
    func alias(_ name: String, _ light: String, _ darkTarget: String) -> TokenDefinition {
      TokenDefinition(TokenPath("semantic.\(name)"), .alias(dark ? darkTarget : light))
    }
    let shadow = ShadowValue(
      color: Color.black.opacity(dark ? 0.6 : 0.18), offsetY: 2, blur: 8, spread: 0)
    return Style(tokens: [
      alias("page", "raw.gray.1", "raw.gray.10"),
      alias("surface", "raw.gray.0", "raw.gray.9"),
      alias("line", "raw.gray.2", "raw.gray.7"),
      alias("text", "raw.gray.9", "raw.gray.1"),
      alias("quiet", "raw.gray.6", "raw.gray.4"),
      alias("action", "brand.6", "brand.4"),
      alias("onAction", "brand.0", "brand.10"),
      alias("actionSoft", "brand.1", "brand.8"),
      TokenDefinition(TokenPath("semantic.elevation"), type: .shadow, .value(.shadow([shadow]))),
    ])
  }

  /// What lengths and sizes of text are made of, in points: 3, 4 or 5.
  static func unit(of density: String) -> Double { Double(3 + (densities.firstIndex(of: density) ?? 0)) }

  private static func density(_ unit: Double) -> Style {
    func typography(_ name: String, _ size: Double, _ weight: Double, _ lineHeight: Double) -> TokenDefinition {
      TokenDefinition(
        TokenPath("semantic.type.\(name)"), type: .typography,
        .value(
          .typography(
            TypographyValue(
              fontFamily: ["Noto Sans"], fontSize: size, fontWeight: weight, lineHeight: lineHeight))))
    }
    return Style(tokens: [
      TokenDefinition(TokenPath("semantic.gap"), type: .dimension, .value(.dimension(unit))),
      TokenDefinition(TokenPath("semantic.gapWide"), type: .dimension, .value(.dimension(2 * unit))),
      TokenDefinition(TokenPath("semantic.inset"), type: .dimension, .value(.dimension(4 * unit))),
      typography("title", 14 + unit, 700, 1.3), typography("subtitle", 9 + unit, 500, 1.3),
      typography("body", 10 + unit, 400, 1.4), typography("caption", 8 + unit, 400, 1.3),
      typography("button", 10 + unit, 600, 1.2),
    ])
  }

  private static var component: [TokenDefinition] {
    [
      "page": "page", "surface": "surface", "line": "line", "title": "text", "subtitle": "quiet", "body": "text",
      "caption": "quiet", "icon": "quiet", "buttonFill": "action", "buttonText": "onAction", "avatar": "actionSoft",
      "elevation": "elevation", "gap": "gap", "gapWide": "gapWide", "inset": "inset", "type.title": "type.title",
      "type.subtitle": "type.subtitle", "type.body": "type.body", "type.caption": "type.caption",
      "type.button": "type.button",
    ].sorted { $0.key < $1.key }.map { TokenDefinition(TokenPath("card.\($0.key)"), .alias("semantic.\($0.value)")) }
      + [TokenDefinition(TokenPath("card.lineWidth"), .alias("raw.hairline"))]
  }
}
