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
}
