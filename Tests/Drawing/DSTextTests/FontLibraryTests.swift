import DSDiagnostics
import Testing

@testable import DSText

@Suite struct FontLibraryTests {
  /// What is wrong with a file that is listed with the hash it has.
  func problem(_ bytes: [UInt8], index: Int = 0, weights: ClosedRange<Double> = 400...400) throws -> Diagnostic? {
    let scratch = ScratchFile(bytes)
    let hash = bytes.isEmpty ? "" : try FontBytes(path: scratch.path).sha256
    let file = FontFile(
      path: scratch.path, sha256: hash, family: "Test", weights: weights, index: index, location: TestFonts.place(7))
    return FontLibrary(files: [file], fallbacks: []).verify().first
  }

  func problem(_ file: FontFile) -> Diagnostic? { FontLibrary(files: [file], fallbacks: []).verify().first }

  @Test func `every font of the list is what it is listed as`() {
    #expect(TestFonts.library.verify() == [])
  }

  @Test func `a font with another hash is refused by name, with both hashes`() throws {
    var file = TestFonts.file("NotoSansHebrew.ttf", "Hebrew", line: 4)
    file.sha256 = String(repeating: "0", count: 64)
    let diagnostic = try #require(problem(file))
    #expect(diagnostic.id == "font-hash")
    #expect(diagnostic.location == TestFonts.place(4))
    for part in [file.path, file.sha256, TestFonts.hashes["NotoSansHebrew.ttf"] ?? "?"] {
      #expect(diagnostic.message.contains(part))
    }
    #expect(throws: FontLibrary.Problem.unusable(diagnostic)) {
      try FontLibrary(files: [file], fallbacks: []).face(family: "Hebrew", weight: 400, italic: false)
    }
  }

  @Test func `a font cut short anywhere is refused although its hash is listed`() throws {
    let whole = try bytes(of: "NotoSansHebrew.ttf")
    #expect(try problem(whole) == nil)
    for length in stride(from: 1, to: whole.count - 4, by: 499) {
      let diagnostic = try problem(Array(whole[..<length]))
      #expect(diagnostic != nil, "cut to \(length) bytes")
    }
    #expect(try problem(Array(whole[..<(whole.count / 2)]))?.id == "truncated-font")
  }

  @Test func `a table directory that lies is refused`() throws {
    let whole = try bytes(of: "NotoSansHebrew.ttf")
    for offset in 12..<300 {
      var changed = whole
      changed[offset] = 0xFF
      // Whatever it says, it must neither crash nor read beyond the file.
      _ = try problem(changed)
    }
    var huge = whole
    huge.replaceSubrange(4..<6, with: [0xFF, 0xFF])
    #expect(try problem(huge) != nil)
  }

  @Test(arguments: [
    ("no font at all", "not-a-font"), ("", "not-a-font"), ("wOFF........", "not-a-font"), ("OTTO", "truncated-font"),
    ("ttcf\0\u{1}\0\0\0\0\0\u{1}\0\0\0\u{7F}", "not-a-font"), ("ttcf", "truncated-font"),
  ])
  func `what is no font is refused`(text: String, id: String) throws {
    #expect(try problem(Array(text.utf8))?.id == id)
  }

  @Test func `a missing file, a folder and a pipe are refused`() {
    var file = TestFonts.file("Nothing.ttf", "Nothing")
    #expect(problem(file)?.message.contains("No such file") == true)
    file.path = TestFonts.folder
    #expect(problem(file)?.message.contains("not a regular file") == true)
    let pipe = ScratchFile(nil)
    file.path = pipe.path
    #expect(problem(file)?.message.contains("not a regular file") == true)
  }

  @Test func `an index beyond the collection is refused`() {
    #expect(problem(TestFonts.file("NotoSans.ttf", "A", index: 1))?.id == "font-index")
    #expect(problem(TestFonts.file("NotoSans.ttf", "A", index: -1))?.id == "font-index")
  }

  @Test func `weights that the font does not have are refused`() {
    let diagnostic = problem(TestFonts.file("NotoSans.ttf", "A", weights: 100...900))
    #expect(diagnostic?.id == "font-weights")
    #expect(diagnostic?.message.contains("400…700") == true)
  }

  @Test func `verify names every bad file and every unlisted fallback`() {
    var wrong = TestFonts.file("NotoSans.ttf", "A", line: 1)
    wrong.sha256 = "no hash"
    let missing = TestFonts.file("Nothing.ttf", "B", line: 2)
    let library = FontLibrary(files: [wrong, missing], fallbacks: ["Bee"])
    #expect(library.verify().map(\.id) == ["font-hash", "unreadable-font", "unknown-font-family"])
  }

  @Test func `a bad file does no harm until it is needed`() throws {
    let library = FontLibrary(
      files: [TestFonts.file("NotoSans.ttf", "Good"), TestFonts.file("Nothing.ttf", "Bad")], fallbacks: ["Bad"])
    let shaper = TextShaper(library: library)
    let style = TextStyle(family: "Good", size: 10)
    #expect(try shaper.layout("only Latin", style).missing.isEmpty)
    #expect(throws: FontLibrary.Problem.self) { try shaper.layout("שלום", style) }
  }

  @Test func `an unknown family is named with a suggestion`() {
    let problem = #expect(throws: FontLibrary.Problem.self) {
      try TestFonts.library.face(family: "Noto Sanz", weight: 400, italic: false)
    }
    let diagnostic = problem?.diagnostic(at: TestFonts.place(3))
    #expect(diagnostic?.hint == "did you mean 'Noto Sans'?")
    #expect(diagnostic?.location == TestFonts.place(3))
  }

  @Test func `letters are never slanted by calculation`() {
    #expect(throws: FontLibrary.Problem.noItalic(family: "Noto Sans Thai")) {
      try TestFonts.library.face(family: "Noto Sans Thai", weight: 400, italic: true)
    }
  }

  @Test func `a face is named after family, weight, slant and bytes`() throws {
    let library = TestFonts.library
    #expect(
      try library.face(family: "Noto Sans", weight: 400, italic: false).name == "Noto Sans 400 fb53504de62e")
    #expect(
      try library.face(family: "Noto Sans", weight: 650.5, italic: true).name
        == "Noto Sans 650.5 italic 28602f4b032e")
  }

  @Test func `a variable font draws the width that is asked for, and the nearest that it has`() throws {
    let file = TestFonts.file("NotoSerif.ttf", "Noto Serif")
    let library = FontLibrary(files: TestFonts.files + [file], fallbacks: [])
    func face(_ family: String, _ width: Double) throws -> FontFace {
      try library.face(family: family, weight: 400, italic: false, width: width)
    }
    func advance(_ face: FontFace) throws -> Double { face.advance(of: try #require(face.glyph(for: "n"))) }
    let widths = try [62.5, 80, 100].map { try advance(face("Noto Serif", $0)) }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
    #expect(try face("Noto Serif", 62.5) === face("Noto Serif", 30))
    #expect(try advance(face("Noto Serif", 150)) == widths[2])
    #expect(try face("Noto Serif", 80).name.hasPrefix("Noto Serif 400 80% "))
    #expect(library.widths(family: "Noto Serif", weight: 400, italic: false) == 62.5...100)
    // A font of one width is drawn in it, and is the same face.
    #expect(try face("Noto Sans", 62.5) === face("Noto Sans", 100))
    #expect(library.widths(family: "Noto Sans", weight: 400, italic: false) == nil)
    #expect(library.widths(family: "Nowhere", weight: 400, italic: false) == nil)
    for width in [0, -1, Double.nan, .infinity] {
      #expect(throws: FontLibrary.Problem.self) { try face("Noto Serif", width) }
    }
  }

  @Test func `a weight beyond the range is the nearest one, and the same face`() throws {
    let library = TestFonts.library
    let bold = try library.face(family: "Noto Sans", weight: 700, italic: false)
    #expect(try library.face(family: "Noto Sans", weight: 900, italic: false) === bold)
    #expect(throws: FontLibrary.Problem.self) {
      try library.face(family: "Noto Sans", weight: .nan, italic: false)
    }
  }

  @Test(arguments: [
    (400, 0), (450, 1), (500, 1), (300, 0), (550, 2), (700, 2), (900, 2), (1, 0),
  ])
  func `static fonts are matched as CSS does`(weight: Double, index: Int) {
    #expect(bestMatch(for: weight, among: [400...400, 500...500, 700...700]) == index)
  }

  @Test func `between 400 and 500 lighter fonts come before heavy ones`() {
    #expect(bestMatch(for: 450, among: [700...700, 300...300]) == 1)
    #expect(bestMatch(for: 350, among: [400...400, 100...200]) == 1)
    #expect(bestMatch(for: 600, among: [500...500, 900...900]) == 1)
    #expect(bestMatch(for: 600, among: [400...400, 500...800]) == 1)
    #expect(bestMatch(for: 600, among: []) == nil)
  }
}
