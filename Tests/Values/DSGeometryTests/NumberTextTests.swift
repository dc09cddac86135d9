import DSGeometry
import TestFolder
import Testing

struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.3333"), (2.99999999, "3"),
    (-0.00001, "0"), (1234567.25, "1234567.25"), (0.0625, "0.0625"), (1e20, "1e18"), (-Double.infinity, "-inf"),
  ])
  func `a number has no exponent, no trailing zeros and no negative zero`(number: Double, text: String) {
    #expect(number.text() == text)
  }

  @Test func `digits after the point are counted`() {
    #expect(3.14159.text(digits: 2) == "3.14")
    #expect(3.14159.text(digits: 0) == "3")
    #expect(1.005.text(digits: 6) == "1.005")
  }

  @Test func `text reads back as the same number to its last digit`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<rounds(2000) {
      let number = Double.random(in: -100_000...100_000, using: &generator)
      let back = Double(number.text())
      #expect(back.map { abs($0 - number) <= 0.00005001 } == true, "\(number)")
    }
  }
}
