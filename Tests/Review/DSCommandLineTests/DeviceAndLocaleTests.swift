import TestFolder
import Testing

/// A system with axes for devices and languages: widths, texts, modifiers and directions.
struct DeviceAndLocaleTests {
  private func project() throws -> SampleProject {
    let project = try SampleProject()
    try project.write("travel.yaml", Self.configuration)
    try project.write("travel/base.tokens.json", Self.tokens)
    try project.write("travel/components/offer.yaml", Self.offer)
    try project.write("travel/components/words.yaml", Self.words)
    return project
  }

  @Test("The width follows the device, also by a token, and the direction the language")
  func frames() throws {
    let project = try project()
    let out = project.run("matrix", "--config", "travel.yaml", "--list").output
    #expect(
      out.split(separator: "\n").map(String.init) == [
        "travel/offer/week@phone.en", "travel/offer/week@phone.ar", "travel/offer/week@tablet.en",
        "travel/offer/week@tablet.ar",
      ])
    // Two pixels per point and eight points of padding on each side.
    for (variant, width) in [("phone.en", 512), ("phone.ar", 512), ("tablet.en", 992), ("tablet.ar", 992)] {
      let drawn = project.run(
        "render", "--config", "travel.yaml", "travel/offer/week@" + variant, "-o", project["\(variant).png"])
      #expect(drawn.code == 0, "\(drawn.errors)")
      #expect(drawn.output.contains(": \(width)×"), "\(drawn.output)")
    }
    func left(_ variant: String) throws -> Double {
      let frames = project.run("frames", "--config", "travel.yaml", "travel/offer/week@" + variant)
      try #require(frames.code == 0, "\(frames.errors)")
      let title = try #require(frames.output.split(separator: "\n").first { $0.contains("\"words\": [") })
      return try #require(Double(title.split(separator: "[").last?.prefix { $0 != "," } ?? ""))
    }
    #expect(try left("tablet.en") == 12)
    #expect(try left("tablet.ar") > 300)
  }

  @Test("A chosen modifier is there in the one mode, and another one in the other")
  func modifiers() throws {
    let project = try project()
    func svg(_ variant: String) throws -> String {
      let drawn = project.run(
        "render", "--config", "travel.yaml", "travel/offer/week@" + variant, "-o", project["a.svg"])
      try #require(drawn.code == 0, "\(drawn.errors)")
      return try project.text("a.svg")
    }
    let (phone, tablet) = (try svg("phone.en"), try svg("tablet.en"))
    #expect(!phone.contains("#f2f2f7") && tablet.contains("#f2f2f7"))
  }

  private static let configuration = """
    version: 1
    systems:
      travel:
        tokens: travel/base.tokens.json
        modes: {device: [phone, tablet], locale: [en, ar]}
        components: travel/components
        fonts:
          - file: fonts/NotoSans.ttf
            sha256: fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b
            family: Noto Sans
            weights: [400, 700]
          - file: fonts/NotoSansArabic.ttf
            sha256: 3fae4d7239d1faa55b234bda8091019a5251ff79df40d5e29367d84bed2a8138
            family: Noto Sans Arabic
            weights: [400, 700]
        fallbacks: [Noto Sans Arabic]
        defaults: {font: {family: Noto Sans, size: 14, weight: 400}, background: systemBackground, padding: 8}

    """

  private static let tokens = """
    {"size": {"$type": "dimension", "tablet": {"$value": {"value": 480, "unit": "px"}}}}
    """

  private static let offer = """
    component: offer
    parameters: {title: {type: string}, price: {type: string}}
    body:
      Switch:
        on: device
        cases: {phone: [VStack: {alignment: leading, spacing: 4, content: [Words: {title: $title, price: $price}]}]}
        default: [HStack: {spacing: 12, content: [Words: {title: $title, price: $price}]}]
      modifiers:
        - padding: 12
        - frame: {maxWidth: infinity, alignment: leading}
        - Switch:
            on: device
            cases: {tablet: [background: {style: secondarySystemBackground, in: {RoundedRectangle: 12}}]}
            default: [border: {style: separator, width: 1, in: {RoundedRectangle: 12}}]
    scenarios:
      week:
        size: {width: {switch: device, phone: 240, tablet: "{size.tablet}"}}
        parameters:
          title: {switch: locale, ar: تذكرة أسبوعية, default: Week ticket}
          price: {switch: locale, en: "€32.00", default: "32,00 €"}

    """

  private static let words = """
    component: words
    parameters: {title: {type: string}, price: {type: string}}
    body:
      - Text: $title
        modifiers: [bold]
      - If: {environment: device, is: tablet, then: [Spacer]}
      - Text: "${price}"

    """
}
