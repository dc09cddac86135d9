import Testing

@testable import DSBaselines

/// Which orphaned baseline goes to which new shot, where all of them show the same pixels.
@Suite struct MatchRenamesTests {
  private func pairs(_ shots: [String], _ orphans: [String]) -> [String: String] {
    let found = matchRenames(shots: shots, orphans: orphans)
    #expect(found == matchRenames(shots: shots.reversed(), orphans: orphans.reversed()), "the order does not matter")
    return Dictionary(uniqueKeysWithValues: found.map { ($0.shot, $0.baseline) })
  }

  @Test func `an axis more takes the baseline of the same other values`() {
    #expect(
      pairs(["s/c/a@dark.ltr", "s/c/a@dark.rtl", "s/c/a@light.ltr", "s/c/a@light.rtl"], ["s/c/a@dark", "s/c/a@light"])
        == ["s/c/a@dark.ltr": "s/c/a@dark", "s/c/a@light.ltr": "s/c/a@light"])
  }

  @Test func `an axis less takes the baseline of the same other values`() {
    #expect(
      pairs(["s/c/a@dark", "s/c/a@light"], ["s/c/a@dark.ltr", "s/c/a@dark.rtl", "s/c/a@light.ltr"])
        == ["s/c/a@dark": "s/c/a@dark.ltr", "s/c/a@light": "s/c/a@light.ltr"])
  }

  @Test func `component and scenario go before the variant, and that before the order of ids`() {
    #expect(pairs(["s/c/z@dark"], ["s/a/a@dark", "s/c/z@light"]) == ["s/c/z@dark": "s/c/z@light"])
    #expect(pairs(["s/d/z@dark"], ["s/a/a@light", "s/c/y@dark", "s/c/z@dark"]) == ["s/d/z@dark": "s/c/z@dark"])
    #expect(pairs(["s/d/x@dark"], ["s/a/a@light", "s/c/y@dark"]) == ["s/d/x@dark": "s/c/y@dark"])
    #expect(
      pairs(["s/d/x", "s/d/w"], ["s/b/b@light", "s/a/a@dark"]) == ["s/d/w": "s/a/a@dark", "s/d/x": "s/b/b@light"])
  }

  @Test func `a system of another name takes the same scenarios`() {
    #expect(
      pairs(["new/c/a@dark", "new/c/b@dark"], ["old/c/a@dark", "old/c/b@dark"])
        == ["new/c/a@dark": "old/c/a@dark", "new/c/b@dark": "old/c/b@dark"])
  }

  @Test func `no baseline goes to two shots, and of many equal ones none is left`() {
    let orphans = (0..<3000).map { "s/c/o\($0)@light" }
    let found = matchRenames(shots: (0..<4000).map { "s/d/n\($0)@light" }, orphans: orphans)
    #expect(found.count == 3000)
    #expect(Set(found.map(\.baseline)) == Set(orphans))
  }
}
