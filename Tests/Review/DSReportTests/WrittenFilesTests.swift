import DSImage
import Testing

@testable import DSReport

/// The names of the files that were written for a shot.
struct WrittenFilesTests {
  private let one = ContentHash(high: 0, low: 1)
  private let two = ContentHash(high: 0, low: 2)

  @Test func `nothing that was not written has a name`() {
    #expect(ShotReport.Files(of: "a/b/c@d").all == [])
  }

  @Test func `a changed shot is compared with its PNG, and without one with a picture that is written for that`() {
    var files = ShotReport.Files(of: "a/b/c@d")
    files.hasSVG = true
    #expect(files.all == ["a/b/c@d.svg"])
    (files.baseline, files.hasDifference) = (one, true)
    #expect(files.actual == "_differences/a/b/c@d.actual.png")
    files.hasPNG = true
    #expect(files.actual == "a/b/c@d.png")
    #expect(files.expected == "_expected/\(one.text).png")
    #expect(files.difference == "_differences/a/b/c@d.difference.png")
  }

  @Test func `steps and regions come in their order`() {
    var files = ShotReport.Files(of: "a/b/c@d")
    files.stepBytes.append(one)
    files.stepBytes.append(two)
    (files.alignedBytes, files.cropCount) = (two, 2)
    #expect(
      files.all == [
        "_aligned/\(two.text).png", "_steps/\(one.text).png", "_steps/\(two.text).png", "_crops/a/b/c@d.1.png",
        "_crops/a/b/c@d.2.png",
      ])
  }
}
