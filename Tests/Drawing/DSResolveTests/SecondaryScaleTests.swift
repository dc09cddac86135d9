import DSText
import Testing

@testable import DSResolve

/// The sizes were measured on macOS 26: 10.4 of 13 points, 16.89 of 22, 19.3 of 26, 26.1 of 40, 36.8 of 80.
struct SecondaryScaleTests {
  @Test(arguments: [(13.0, 10.4), (22, 16.89), (26, 19.3), (40, 26.1), (80, 36.8)])
  func `letters of the secondary scale are a part of their size that shrinks as they grow`(
    size: Double, secondary: Double
  ) {
    var style = TextStyle(family: "", size: size)
    SecondaryScale.shrink(&style)
    #expect(abs(style.size - secondary) < 0.06)
  }

  @Test func `bold letters shrink less, and regular ones stand a quarter of a point apart`() {
    var bold = TextStyle(family: "", size: 13, weight: 700)
    SecondaryScale.shrink(&bold)
    #expect(abs(bold.size - 11.05) < 1e-9)
    var regular = TextStyle(family: "", size: 13)
    SecondaryScale.shrink(&regular)
    #expect(abs(regular.tracking - 0.25) < 1e-9)
  }
}
