import Testing

@testable import DSShots

/// Names that become parts of ids and paths.
struct ShotNameTests {
  @Test(arguments: [
    "a", "primary", "v1.5", "A_b-c.d", "console", "auxiliary", "com", "com10", "lpt", "nullable", "con-1", "x.con",
  ])
  func `a name that every file system holds is valid`(name: String) { #expect(ShotName.isValid(name)) }

  @Test(arguments: ["aux", "con", "CON", "nul", "prn", "com1", "LPT9", "com0", "aux.light", "nul."])
  func `a name that Windows takes for a device is refused, with another one`(name: String) {
    #expect(!ShotName.isValid(name) && !ShotName.isValidAxisValue(name) && !ShotName.isValidComponent(name))
    #expect(
      ShotName.hint(for: name) == "Windows takes '\(name)' for a device; write a different name, such as 'x-\(name)'")
    #expect(ShotName.isValid("x-aux") && ShotName.isPart("aux"))
  }

  @Test(arguments: [("end.", "end"), ("v1...", "v1"), ("a.b.", "a.b")])
  func `a name that ends with a dot is refused, with the name that Windows makes of it`(name: String, kept: String) {
    #expect(!ShotName.isValid(name))
    #expect(ShotName.hint(for: name) == "Windows drops a '.' at the end; write '\(kept)'")
    #expect(ShotName.isValid(kept))
  }

  @Test(arguments: ["", ".a", "-a", "a b", "ä", "a/b", String(repeating: "a", count: 101)])
  func `every other wrong name is told the rule`(name: String) {
    #expect(!ShotName.isValid(name))
    #expect(ShotName.hint(for: name) == "a name is " + ShotName.rule)
  }
}
