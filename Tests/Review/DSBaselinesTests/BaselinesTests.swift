import DSDiagnostics
import DSFiles
import DSImage
import Foundation
import TestFolder
import Testing

@testable import DSBaselines

@Suite struct BaselinesTests {
  private let folder = TestFolder()
  private let red = Bitmap(width: 3, height: 2, filledWith: 0xFFFF_0000)
  private let blue = Bitmap(width: 3, height: 2, filledWith: 0xFF00_00FF)
  private let encoder = PNGEncoder()

  private func open() throws -> Baselines {
    var bag = DiagnosticBag()
    let baselines = try Baselines(folder: folder.path, &bag)
    #expect(bag.diagnostics.isEmpty)
    return baselines
  }

  private func record(_ picture: Bitmap, _ id: String, fingerprint: String = "aa") throws {
    var baselines = try open()
    let verdict = try baselines.judge(id, picture, hash: picture.pixelHash)
    let recording = baselines.recording(
      id, picture, hash: picture.pixelHash, verdict: verdict, fingerprint: fingerprint, encoder: encoder)
    try baselines.record(recording)
    baselines.keep(recording.entry)
    try baselines.writeLock()
  }

  private func word(_ verdict: Baselines.Verdict) -> String {
    switch verdict {
    case .equal: "equal"
    case .different(_, _, let fingerprint): "different \(fingerprint ?? "-")"
    case .missing(let lockKnows): "missing \(lockKnows)"
    }
  }

  private func judge(_ picture: Bitmap, _ id: String) throws -> String {
    word(try open().judge(id, picture, hash: picture.pixelHash))
  }

  @Test func `a recorded picture is equal, another one different, none missing`() throws {
    #expect(try judge(red, "a/b/c@x") == "missing false")
    try record(red, "a/b/c@x")
    #expect(try judge(red, "a/b/c@x") == "equal")
    #expect(try judge(blue, "a/b/c@x") == "different aa")
    unlink(folder.path + "/a/b/c@x.png")
    #expect(try judge(red, "a/b/c@x") == "missing true")
  }

  @Test func `the PNG decides against an old lock`() throws {
    try record(red, "a/b/c")
    try writeAtomically(folder.path + "/a/b/c.png", encodePNG(blue))
    #expect(try judge(red, "a/b/c") == "different -")
    #expect(try judge(blue, "a/b/c") == "equal")
  }

  @Test func `a missing lock only costs time`() throws {
    try record(red, "a/b/c")
    unlink(folder.path + "/baselines.lock")
    #expect(try judge(red, "a/b/c") == "equal")
    #expect(try judge(blue, "a/b/c") == "different -")
  }

  @Test func `equal pixels rewrite neither the file nor the line, whatever the renderer`() throws {
    try record(red, "a/b/c", fingerprint: "aa")
    var before = stat()
    stat(folder.path + "/a/b/c.png", &before)
    let lock = try readFile(folder.path + "/baselines.lock", limit: 10_000)
    try record(red, "a/b/c", fingerprint: "bb")
    var after = stat()
    stat(folder.path + "/a/b/c.png", &after)
    #expect(before.st_ino == after.st_ino)
    #expect(try readFile(folder.path + "/baselines.lock", limit: 10_000) == lock)
    var baselines = try open()
    #expect(try !baselines.writeLock())
  }

  @Test func `a changed picture takes the new fingerprint`() throws {
    try record(red, "a/b/c", fingerprint: "aa")
    try record(blue, "a/b/c", fingerprint: "bb")
    #expect(try open().lock["a/b/c"]?.fingerprint == "bb")
    #expect(try judge(blue, "a/b/c") == "equal")
  }

  @Test func `a damaged or foreign PNG is an error, not a difference`() throws {
    try record(red, "a/b/c")
    let whole = try readFile(folder.path + "/a/b/c.png", limit: 10_000)
    try writeAtomically(folder.path + "/a/b/c.png", Array(whole.dropLast(5)))
    #expect(throws: BaselineError.self) { try judge(red, "a/b/c") }
    try writeAtomically(folder.path + "/a/b/c.png", Array("<html>".utf8))
    #expect(throws: BaselineError.self) { try judge(red, "a/b/c") }
  }

  @Test func `a link is no baseline`() throws {
    try record(red, "a/b/c")
    rename(folder.path + "/a/b/c.png", folder.path + "/real.png")
    symlink(folder.path + "/real.png", folder.path + "/a/b/c.png")
    #expect(throws: BaselineError.self) { try judge(red, "a/b/c") }
    unlink(folder.path + "/a/b/c.png")
  }

  @Test(arguments: ["../x/y", "/a/b", "a/../../b", ""]) func `no id leads out of the folder`(id: String) throws {
    #expect(throws: BaselineError.self) { try judge(red, id) }
  }

  @Test func `orphans are files and lines that no shot uses, and can be removed`() throws {
    try record(red, "a/b/c")
    try record(red, "a/b/old")
    try writeAtomically(folder.path + "/stray.png", [1])
    var baselines = try open()
    #expect(try baselines.orphans(among: ["a/b/c", "a/b/new"]) == ["a/b/old", "stray"])
    try baselines.remove("a/b/old")
    try baselines.remove("stray")
    try baselines.writeLock()
    #expect(try open().orphans(among: ["a/b/c"]).isEmpty)
    #expect(try judge(red, "a/b/c") == "equal")
  }
}
