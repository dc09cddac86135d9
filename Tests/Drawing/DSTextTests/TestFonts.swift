import DSDiagnostics
import DSText
import Glibc
import TestFolder

/// The open fonts that `scripts/fonts` installs, as a design system lists them.
enum TestFonts {
  static let folder = Repository.path + "/.fonts"

  static let hashes = [
    "NotoEmoji.ttf": "de6c18832938afc99caf132b39d6a30a19bac7f2e812e28db2535b4608d27551",
    "NotoSans-Italic.ttf": "28602f4b032ed8f5d91445e830585f34aba54ff9d3ac3e58c0b8834f3d6ae684",
    "NotoSans.ttf": "fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b",
    "NotoSansArabic.ttf": "3fae4d7239d1faa55b234bda8091019a5251ff79df40d5e29367d84bed2a8138",
    "NotoSansCJK.ttc": "d3d8256cdec8dbcb3552284bc6b20c734dd60c2ee9df83b5758e34807c4bac32",
    "NotoSansDevanagari.ttf": "bf99bf762743ff3259e73196852520ab0ffe8d384238bff3e4806a84b981e972",
    "NotoSansHebrew.ttf": "9d81d81ad592644487b03843da73a87b99cd28a2c4da4a096e1db8fbd14fda61",
    "NotoSansSymbols.ttf": "63724daeff6755a45933b9a5e3a3b41df5df8fe925c0f4c991f2f68c08a4182d",
    "NotoSansThai.ttf": "13f52f79b04f01f2751a81052a5dee2df639fd4e13f4ac30821ab45c8dd5f7e7",
    "NotoSerif.ttf": "4d8e6761424656867019081a1a01336f3cb086982682698714054fc33f782713",
    "OpenMoji.ttf": "8376fee074649ece235faba0d157d851f3d93632f0540ad1165feba1aba9ba37",
  ]

  /// A line of a list of fonts.
  static func place(_ line: Int) -> SourceLocation { SourceLocation(file: "fonts.yaml", line: line, column: 3) }

  static func file(
    _ name: String, _ family: String, weights: ClosedRange<Double> = 400...700, italic: Bool = false, index: Int = 0,
    line: Int = 1
  ) -> FontFile {
    FontFile(
      path: folder + "/" + name, sha256: hashes[name] ?? "", family: family, weights: weights, italic: italic,
      index: index, location: place(line))
  }

  static let files = [
    file("NotoSans.ttf", "Noto Sans"), file("NotoSans-Italic.ttf", "Noto Sans", italic: true, line: 2),
    file("NotoSansArabic.ttf", "Noto Sans Arabic", line: 3), file("NotoSansHebrew.ttf", "Noto Sans Hebrew", line: 4),
    file("NotoSansThai.ttf", "Noto Sans Thai", line: 5), file("NotoSansSymbols.ttf", "Noto Sans Symbols", line: 6),
    file("NotoEmoji.ttf", "Noto Emoji", weights: 300...700, line: 7),
    file("NotoSansDevanagari.ttf", "Noto Sans Devanagari", line: 8),
    file("NotoSansCJK.ttc", "Noto Sans CJK JP", weights: 100...900, line: 9),
  ]

  /// One library for all tests: opening the CJK fonts means hashing 33 MB.
  static let library = FontLibrary(
    files: files,
    fallbacks: [
      "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari", "Noto Sans Symbols",
      "Noto Emoji", "Noto Sans CJK JP",
    ])

  static let style = TextStyle(family: "Noto Sans", size: 16)
}

/// The glyphs' faces by family, in visual order, neighbours of one family once.
func families(_ layout: TextLayout) -> [String] {
  var names: [String] = []
  for run in layout.lines.flatMap(\.runs) {
    let name = run.face.map { face in
      face.name.split(separator: " ").prefix { Double($0) == nil }.joined(separator: " ")
    }
    if let name, names.last != name { names.append(name) }
  }
  return names
}

extension TextShaper {
  /// The layout of one span.
  func layout(
    _ text: String, _ style: TextStyle = TestFonts.style, width: Double? = nil, height: Double? = nil,
    _ change: (inout TextParagraph) -> Void = { _ in }
  ) throws -> TextLayout {
    var paragraph = TextParagraph([.init(text, style)])
    change(&paragraph)
    return try layout(paragraph, width: width, height: height)
  }

  /// How many glyphs each line has.
  func glyphCounts(_ layout: TextLayout) -> [Int] { layout.lines.map { $0.runs.reduce(0) { $0 + $1.glyphs.count } } }
}
