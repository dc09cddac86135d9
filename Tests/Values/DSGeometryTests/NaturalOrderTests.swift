import DSGeometry
import Testing

/// The order in which people count.
struct NaturalOrderTests {
  @Test func `numbers within names are ordered by their value`() {
    let names = ["s.100", "s.10", "s.2", "s.0", "s.020", "s.20", "t", "s", "s-a", "s.a1b10", "s.a1b9"]
    #expect(
      names.sorted(by: naturallyPrecedes) == [
        "s", "s.0", "s.2", "s.10", "s.020", "s.20", "s.100", "s.a1b9", "s.a1b10", "s-a", "t",
      ])
  }

  @Test func `numbers of any length are ordered`() {
    let long = String(repeating: "9", count: 100)
    #expect(naturallyPrecedes("a" + long, "a1" + long))
    #expect(!naturallyPrecedes("a1" + long, "a" + long))
  }

  @Test func `equal texts precede neither`() {
    #expect(!naturallyPrecedes("a.10", "a.10"))
    #expect(!naturallyPrecedes("", ""))
    #expect(naturallyPrecedes("", "a"))
  }
}
