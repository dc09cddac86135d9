import DSNode
import Testing

struct TypeScaleTests {
  @Test func `every text style has a size for every size of text, and none shrinks as that grows`() {
    #expect(TextStyleTable.all.count == 11)
    #expect(Set(TextStyleTable.all.map(\.name)).count == 11)
    for style in TextStyleTable.all {
      #expect(style.sizes.count == TypeScale.sizes.count, "\(style.name)")
      #expect(zip(style.sizes, style.sizes.dropFirst()).allSatisfy { $0 <= $1 }, "\(style.name)")
    }
  }

  @Test func `the usual sizes are those of the platform`() {
    let usual = Dictionary(uniqueKeysWithValues: TextStyleTable.all.map { ($0.name, $0.sizes[3]) })
    #expect(
      usual == [
        "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "headline": 17, "subheadline": 15, "body": 17,
        "callout": 16, "footnote": 13, "caption": 12, "caption2": 11,
      ])
    #expect(TextStyleTable.body.sizes == TextStyleTable.all.first { $0.name == "body" }?.sizes)
    #expect(TextStyleTable.all.filter { $0.weight != 400 }.map(\.name) == ["headline"])
  }

  @Test func `lengths are as they are written at the usual size of text`() {
    for style in TextStyleTable.all { #expect(TypeScale.factor(of: style.name, at: "large") == 1) }
  }

  @Test func `lengths never shrink as texts grow, and every style scales`() {
    for style in TextStyleTable.all {
      let factors = TypeScale.sizes.map { TypeScale.factor(of: style.name, at: $0) }
      #expect(zip(factors, factors.dropFirst()).allSatisfy { $0 <= $1 }, "\(style.name)")
      #expect(factors[0] <= 1 && factors[11] > 1.7, "\(style.name)")
    }
  }

  @Test func `a length grows as the heights of lines do, which is less than the letters`() {
    #expect((17 * TypeScale.factor(of: "body", at: "accessibility5")).rounded() == 48)
    #expect(TypeScale.factor(of: "caption2", at: "accessibility5") == 48.0 / 13)
    for style in TextStyleTable.all where style.name != "caption2" {
      #expect(TypeScale.factor(of: style.name, at: "accessibility5") < style.sizes[11] / style.sizes[3])
    }
  }

  @Test(arguments: [("body", "huge"), ("bodi", "large"), ("", ""), ("Body", "xLarge")])
  func `an unknown style or size leaves lengths as they are`(style: String, size: String) {
    #expect(TypeScale.factor(of: style, at: size) == 1)
  }
}
