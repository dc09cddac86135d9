import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import DSText
import Testing

@testable import DSResolve

struct TextResolutionTests {
  @Test func `a Mac has letters and colours of its own, in the same share on dark grounds`() {
    var mac = context()
    mac.profile = Profile(.macos26)
    func paint(_ paint: Paint, dark: Bool, _ context: ResolveContext) -> ResolvedPaint? {
      let scheme = Modifier.environment("colorScheme", .string(dark ? "dark" : "light"))
      return firstText(resolved(text("a", .foregroundStyle(paint), scheme), context).view)?.paints.first
    }
    func ink(_ white: Double, _ share: Double) -> ResolvedPaint {
      .color(Color(red: white, green: white, blue: white, alpha: share / 255))
    }
    #expect(paint(.system("label", here), dark: false, mac) == ink(0, 216))
    #expect(paint(.system("label", here), dark: true, mac) == ink(1, 216))
    #expect(paint(.system("secondaryLabel", here), dark: true, mac) == ink(1, 140))
    #expect(paint(.system("accentColor", here), dark: false, mac) == .color(Color(hex: 0x0088FF)))
    #expect(paint(.system("accentColor", here), dark: false, context()) == .color(Color(hex: 0x007AFF)))
    #expect(
      paint(.system("systemFill", here), dark: false, mac) == paint(.system("systemFill", here), dark: false, context())
    )
  }

  private func style(_ view: DSNode, _ context: ResolveContext = context()) -> TextStyle? {
    firstText(resolved(view, context).view)?.paragraph.spans[0].style
  }

  @Test func `text styles have Apple's sizes for every size of text`() {
    func size(_ name: String, _ type: TypeSize) -> Double? {
      var variant = context()
      variant.typeSize = type
      return style(text("a", .font(.textStyle(name, weight: nil))), variant)?.size
    }
    #expect(TypeSize.allCases.map { size("body", $0) } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(TypeSize.allCases.map { size("caption2", $0) } == [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
    let usual = [
      "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
      "caption2",
    ].map { size($0, .large) }
    #expect(usual == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
  }

  @Test func `every text style has line heights that grow with the size of text`() {
    for row in TextStyleTable.all {
      let factors = TypeScale.sizes.map { TypeScale.factor(of: row.name, at: $0) }
      #expect(factors == factors.sorted() && factors[3] == 1, "\(row.name)")
      #expect(factors[0] < 1 || row.name == "caption2")
    }
    #expect(TypeScale.sizes == TypeSize.allCases.map(\.rawValue))
    #expect(TypeScale.factor(of: "body", at: "accessibility5") == 62.0 / 22)
  }

  @Test func `a view may set the size of text for what is inside`() {
    let view = text(
      "a", .font(.textStyle("body", weight: nil)), .environment("dynamicTypeSize", .string("accessibility5")))
    #expect(style(view)?.size == 53)
  }

  @Test func `a text without a font is body text, which grows`() {
    var plain = context()
    plain.font = [.parts(family: .literal(["Sans"]), size: nil, weight: nil)]
    #expect(style(text("a"), plain)?.size == 17)
    plain.typeSize = .accessibility5
    #expect(style(text("a"), plain)?.size == 53)
  }

  @Test func `a complete font takes nothing but the family from the context`() {
    let outer = Modifier.font(
      .traits(.init(italic: true), .complete(family: nil, size: .literal(40), relativeTo: nil, weight: .literal(700))))
    let inner = Modifier.FontNode.complete(family: nil, size: .literal(20), relativeTo: nil, weight: nil)
    #expect(style(text("a", .font(inner), outer)) == TextStyle(family: "Sans", size: 20))
    var large = context()
    large.typeSize = .accessibility5
    let growing = Modifier.FontNode.complete(
      family: .literal(["Sans"]), size: .literal(22), relativeTo: "body", weight: nil)
    #expect(style(text("a", .font(growing)), large)?.size == 62)
    #expect(style(text("a", .font(inner)), large)?.size == 20)
    let absent = Modifier.FontNode.complete(
      family: .literal(["Absent"]), size: .literal(9), relativeTo: nil, weight: nil)
    #expect(resolved(text("a", .font(absent))).problems == ["unknown-font-family"])
  }

  @Test func `a text in a font of an app's own that has no italic letters is upright, and that is a warning`() {
    var fonts = context()
    (fonts.families, fonts.namedFamilies) = (["Sans"], ["Onest", "Slanted"])
    for family in ["Onest", "Slanted"] { fonts.weights[family, default: FamilyWeights()].upright = [400...400] }
    fonts.weights["Slanted"]?.italic = [400...400]
    func italic(_ family: String) -> DSNode {
      text(
        "a",
        .font(
          .traits(
            .init(italic: true),
            .complete(family: .literal([family]), size: .literal(9), relativeTo: nil, weight: .literal(400)))))
    }
    #expect(style(italic("Onest"), fonts)?.italic == false && style(italic("Slanted"), fonts)?.italic == true)
    #expect(resolved(italic("Onest"), fonts).problems == ["font-slant"])
    #expect(style(italic("Sans"), fonts)?.italic == true)
  }

  @Test func `names of Apple's own font are those of the font that stands in for it`() {
    var fonts = context()
    (fonts.families, fonts.standIn) = (
      ["Inter", "Sans"], StandInFont(family: "Inter", monospaced: "Mono", smallCapitals: "Caps")
    )
    func named(_ family: String) -> DSNode {
      text("a", .font(.complete(family: .literal([family]), size: .literal(9), relativeTo: nil, weight: nil)))
    }
    #expect(style(named("SF Pro Display"), fonts)?.family == "Inter")
    #expect(style(named("SFProText-Bold"), fonts)?.family == "Inter")
    fonts.standIn = nil
    #expect(resolved(named("SF Pro Display"), fonts).problems == ["unknown-font-family"])
  }

  @Test func `a family is found in other letter case, unless several are`() {
    var fonts = context()
    fonts.families = ["Sans", "Poppins-SemiBold", "Twin", "TWIN"]
    func named(_ family: String) -> Modifier {
      .font(.complete(family: .literal([family]), size: .literal(9), relativeTo: nil, weight: nil))
    }
    #expect(style(text("a", named("Poppins-Semibold")), fonts)?.family == "Poppins-SemiBold")
    #expect(style(text("a", named("Twin")), fonts)?.family == "Twin")
    #expect(resolved(text("a", named("twin")), fonts).problems == ["unknown-font-family"])
  }

  @Test func `a design is the listed family with the word for it, nearest by name`() {
    var fonts = context()
    fonts.families = ["Sans", "Other Mono", "Sans Mono", "Serif"]
    func family(_ design: Modifier.FontTraits.Design) -> String? {
      style(text("a", .fontTraits(.init(design: design))), fonts)?.family
    }
    #expect(family(.monospaced) == "Sans Mono" && family(.serif) == "Serif" && family(.standard) == "Sans")
    #expect(resolved(text("a", .fontTraits(.init(design: .rounded))), fonts).problems == ["font-design"])
  }

  @Test func `letters are as wide as asked, and a width that the family lacks is told with the one that is drawn`() {
    var fonts = context()
    fonts.widths = { _, weight, italic in italic ? nil : 62.5...(weight > 500 ? 100 : 125) }
    func found(_ width: Double, italic: Bool = false) -> (width: Double?, problems: [String]) {
      let view = text("a", .italic(italic), .fontTraits(.init(width: width)))
      return (style(view, fonts)?.width, resolved(view, fonts).problems)
    }
    #expect(found(-0.2) == (80, []) && found(0.2) == (120, []) && found(0) == (100, []))
    #expect(found(-0.4) == (60, ["font-width"]) && found(0.3) == (130, ["font-width"]))
    // A weight or a slant may come from another file, which has other widths or none.
    #expect(found(-0.2, italic: true) == (80, ["font-width"]))
    let heavy = text("a", .bold, .fontTraits(.init(width: 0.2)))
    #expect(resolved(heavy, fonts).problems == ["font-width"])
    // Fonts without an answer are not asked, and a width that is none ends at a bound.
    #expect(resolved(text("a", .fontTraits(.init(width: 0.2)))).problems == [])
    #expect(found(-3).width == 1 && found(.infinity).width == 1000 && found(.nan).width == 100)
    // A whole font takes back the width around it, as it does with all else.
    let inner = Modifier.FontNode.textStyle("title", weight: nil)
    let wide = Modifier.FontNode.traits(.init(width: 0.2), .textStyle("body", weight: nil))
    #expect(style(text("a", .font(wide)), fonts)?.width == 120)
    let column = node(.vStack(alignment: .center, spacing: nil, [text("a", .font(inner))]), .font(wide))
    #expect(style(column, fonts)?.width == 100)
  }

  @Test func `another design of the system's font has the platform's metrics`() {
    var fonts = context()
    fonts.families = ["Sans", "Sans Mono", "Lora"]
    fonts.font = [.parts(family: .literal(["Sans"]), size: nil, weight: nil)]
    fonts.profile = Profile(.ios26)
    let plain = style(text("a"), fonts)?.metrics
    #expect(plain != nil && style(text("a", .fontTraits(.init(design: .monospaced))), fonts)?.metrics == plain)
    let own = Modifier.FontNode.parts(family: .literal(["Lora"]), size: nil, weight: nil)
    #expect(style(text("a", .font(own)), fonts)?.metrics == nil)
  }

  @Test func `a weight that no font of the family has is told with the one that is drawn`() {
    var fonts = context()
    fonts.weights["Sans"] = FamilyWeights()
    fonts.weights["Sans"]?.upright = [400...700]
    func problems(_ weight: Double, italic: Bool = false) -> [String] {
      let font = Modifier.FontNode.parts(family: nil, size: nil, weight: .literal(weight))
      return resolved(text("a", .italic(italic), .font(font)), fonts).problems
    }
    #expect(problems(700) == [] && problems(500) == [])
    #expect(problems(900) == ["font-weight"] && problems(100) == ["font-weight"])
    #expect(problems(900, italic: true) == ["font-weight"])
    fonts.weights["Sans"]?.italic = [100...900]
    #expect(problems(900, italic: true) == [])
  }

  @Test
  func `a font that is named singly has its own weight, and its family's other fonts for other weights and slants`() {
    var fonts = context()
    fonts.namedFamilies = ["Lora", "Lora-Light", "Lora-LightItalic", "Lora-Variable"]
    for (name, weights, isItalic) in [
      ("Lora-Light", 300.0...300, false), ("Lora-LightItalic", 300...300, true), ("Lora-Variable", 500...900, false),
    ] {
      fonts.namedFonts[name] = NamedFont(family: "Lora", weights: weights, isItalic: isItalic)
      var served = FamilyWeights()
      if isItalic { served.italic = [weights] } else { served.upright = [weights] }
      fonts.weights[name] = served
    }
    fonts.weights["Lora"] = FamilyWeights()
    fonts.weights["Lora"]?.upright = [300...300, 700...700]
    fonts.weights["Lora"]?.italic = [300...300, 700...700]
    func found(_ name: String, _ modifiers: Modifier...) -> String {
      let font = Modifier.FontNode.complete(family: .literal([name]), size: .literal(16), relativeTo: nil, weight: nil)
      let letters = TextNode([TextNode.Span(.literal("a"))])
      let view = DSNode(.text(letters), modifiers: modifiers + [.font(font)], at: here)
      let style = style(view, fonts)
      let words = [style?.family, style?.weight.text(), style?.italic == true ? "italic" : nil]
      return (words.compactMap(\.self) + resolved(view, fonts).problems).joined(separator: " ")
    }
    #expect(found("Lora-Light") == "Lora-Light 300")
    #expect(found("Lora-Light", .bold) == "Lora 700")
    #expect(found("Lora-Light", .fontWeight(.literal(300))) == "Lora-Light 300")
    #expect(found("Lora-Light", .fontWeight(.literal(600))) == "Lora 600 font-weight")
    #expect(found("Lora-Light", .italic(true)) == "Lora 300 italic")
    #expect(found("Lora-LightItalic") == "Lora-LightItalic 300")
    #expect(found("Lora-LightItalic", .bold) == "Lora 700 italic")
    #expect(found("Lora-Variable") == "Lora-Variable 500")
    #expect(found("Lora-Variable", .bold) == "Lora-Variable 700")
    #expect(found("Lora") == "Lora 400 font-weight")
  }

  @Test func `traits of a font and around it come together`() {
    let font = Modifier.FontNode.traits(
      .init(italic: true, smallCaps: .lowercase, leading: 2), .textStyle("body", weight: nil))
    let found = style(text("a", .font(font), .fontTraits(.init(monospacedDigits: true))))
    #expect(found?.italic == true && found?.extraLeading == 2)
    #expect(found?.features == [.smallCapsFromLowercase, .monospacedDigits])
    #expect(style(text("a", .italic(false), .font(font)))?.italic == false)
  }

  @Test func `features around a text add up, and of one tag the inner one counts`() {
    func traits(_ features: String...) -> Modifier {
      var traits = Modifier.FontTraits()
      traits.features = features.compactMap { FontFeature(text: $0) }
      return .fontTraits(traits)
    }
    let found = style(text("a", traits("tnum", "-liga"), traits("liga", "ss01")))
    #expect(
      Set(found?.openTypeFeatures ?? []) == [
        .init(tag: "tnum", value: 1), .init(tag: "liga", value: 0), .init(tag: "ss01", value: 1),
      ])
  }

  @Test func `lines and areas have paints and patterns of their own`() {
    let red = Paint.color(.literal(Color(hex: 0xFF0000)))
    let found = firstText(
      resolved(
        text(
          "a", .underline(true, .init(pattern: .dash, paint: red)), .textBackground(red), .baselineOffset(.literal(3)))
      ).view)
    #expect(found?.decorations.first?.underline == .init(pattern: .dash, paint: .color(Color(hex: 0xFF0000))))
    #expect(found?.decorations.first?.background == .color(Color(hex: 0xFF0000)))
    #expect(found?.paragraph.spans[0].style.baselineOffset == 3)
    #expect(firstText(resolved(text("a", .underline(true))).view)?.decorations == [])
  }

  @Test func `letters change their case, and lines have a least number`() {
    let found = firstText(
      resolved(
        text("Straße", .textCase(.uppercase), .lineRange(minimum: 2, maximum: 4), .minimumScaleFactor(.literal(0.5)))
      ).view)
    #expect(found?.paragraph.spans[0].text == "STRASSE")
    #expect(found?.paragraph.reservedLines == 2 && found?.paragraph.lineLimit == 4)
    #expect(found?.paragraph.minimumScale == 0.5)
    let inner = firstText(resolved(text("Ab", .textCase(nil), .textCase(.lowercase))).view)
    #expect(inner?.paragraph.spans[0].text == "Ab")
  }

  @Test func `what is redacted is marked, until a view inside says otherwise`() {
    #expect(firstText(resolved(text("a", .redacted(true))).view)?.isRedacted == true)
    #expect(firstText(resolved(text("a", .redacted(false), .redacted(true))).view)?.isRedacted == false)
  }

  @Test func `the inner one of a weight and the bold trait wins, and either can be taken back`() {
    func weight(_ modifiers: Modifier...) -> Double? {
      var view = text("a")
      view.modifiers = modifiers
      return style(view)?.weight
    }
    let light = Modifier.fontWeight(.literal(300))
    #expect(weight(.bold) == 700)
    #expect(weight(light, .bold) == 300)
    #expect(weight(.bold, light) == 700)
    #expect(weight(.fontReset(.bold), .bold) == 400)
    #expect(weight(.fontReset(.bold), .bold, light) == 300)
    #expect(weight(.fontReset(.weight), light) == 400)
    #expect(weight(.fontReset(.weight), light, .bold) == 700)
    #expect(weight(.fontReset(.weight), .bold, light) == 700)
  }

  @Test func `what is taken back of letters is what modifiers have said, not what the font says`() {
    let font = Modifier.font(.traits(.init(italic: true), .textStyle("body", weight: nil)))
    #expect(style(text("a", .fontReset(.italic), .italic(true)))?.italic == false)
    #expect(style(text("a", .fontReset(.italic), font))?.italic == true)
    var bold = Modifier.FontTraits()
    bold.bold = true
    #expect(style(text("a", .fontReset(.bold), .font(.traits(bold, .textStyle("body", weight: nil)))))?.weight == 700)
  }

  @Test func `bold letters are those of the platform's text style`() {
    func weights(_ name: ProfileName, _ styles: [String]) -> [Double?] {
      var platform = context()
      platform.profile = Profile(name)
      platform.font = [.parts(family: .literal(["Sans"]), size: nil, weight: nil)]
      return styles.map { style(text("a", .bold, .font(.textStyle($0, weight: nil))), platform)?.weight }
    }
    #expect(weights(.macos26, ["largeTitle", "body", "headline", "caption", "caption2"]) == [700, 600, 800, 500, 600])
    #expect(weights(.ios26, ["title2", "title3", "body", "headline"]) == [700, 600, 600, 600])
    var sized = context()
    sized.profile = Profile(.macos26)
    let points = Modifier.FontNode.complete(family: nil, size: .literal(13), relativeTo: nil, weight: nil)
    #expect(style(text("a", .bold, .font(points)), sized)?.weight == 700)
  }

  @Test func `the secondary scale makes letters smaller, whatever stands around`() {
    var traits = Modifier.FontTraits()
    traits.isSecondary = true
    let title = style(text("a", .fontTraits(traits), .font(.textStyle("title3", weight: nil))))
    #expect(title.map { abs($0.size - 15.615) < 0.001 && $0.fullSize == 20 } == true)
    let body = style(text("a", .fontTraits(traits), .fontTraits(traits)))
    #expect(body.map { abs($0.size - 13.6) < 0.001 } == true)
    let span = TextNode.Span(.literal("a"), modifiers: [.fontTraits(traits)])
    let view = DSNode(.text(TextNode([span])), at: SourceLocation(file: "t"))
    #expect(style(view)?.size == body?.size)
  }
}
