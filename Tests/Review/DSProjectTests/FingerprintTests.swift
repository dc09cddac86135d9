import DSDiagnostics
import DSDisplayList
import DSProject
import DSText
import Testing

@Suite struct FingerprintTests {
  @Test func `a fingerprint names every library that decides pixels, with a version`() {
    let ingredients = Fingerprint(fonts: FontLibrary(files: [], fallbacks: [])).ingredients
    let names = ["drawing", "cairo", "pixman", "harfbuzz", "fribidi", "linebreak", "libm"]
    #expect(ingredients.prefix(names.count).map { $0.prefix { $0 != " " } } == names.map { $0[...] })
    for ingredient in ingredients.prefix(names.count) {
      #expect(ingredient.last?.isNumber == true, "\(ingredient) ends in no version")
    }
  }

  @Test func `the version of the C library's functions is the one that the system names`() {
    let ingredients = Fingerprint(fonts: FontLibrary(files: [], fallbacks: [])).ingredients
    #expect(ingredients.contains { $0.hasPrefix("libm glibc 2.") })
  }

  @Test func `a font that no glyph comes from is no part of a picture's fingerprint`() {
    let font = FontFile(
      path: "a.ttf", sha256: String(repeating: "a", count: 64), family: "A", weights: 400...400,
      location: SourceLocation(file: "dsrender.yaml"))
    let all = Fingerprint(fonts: FontLibrary(files: [font], fallbacks: ["A"]))
    let picture = Fingerprint(of: DisplayList(width: 1, height: 1, scale: 1, commands: []))
    #expect(all.ingredients.contains { $0.hasPrefix("font ") })
    #expect(!picture.ingredients.contains { $0.hasPrefix("font ") })
    #expect(all.covers(picture.text, [picture.text: picture.ingredients]))
    #expect(!picture.covers(all.text, [all.text: all.ingredients]))
  }

  @Test func `ingredients that do not give the digits are not believed`() {
    let all = Fingerprint(fonts: FontLibrary(files: [], fallbacks: []))
    #expect(!all.covers("0123456789ab", ["0123456789ab": all.ingredients]))
    #expect(!all.covers("0123456789ab", [:]))
  }

  @Test func `what differs is named with what there is in its place`() {
    let present = Fingerprint(fonts: FontLibrary(files: [], fallbacks: []))
    let cairo = present.ingredients.first { $0.hasPrefix("cairo ") } ?? ""
    let recorded = present.ingredients.filter { $0 != cairo } + ["cairo 0.1", "font 00 Gone 0"]
    #expect(
      present.differences(from: recorded) == ["cairo 0.1 → \(cairo.dropFirst(6))", "font 00 Gone 0 is gone"])
  }
}
