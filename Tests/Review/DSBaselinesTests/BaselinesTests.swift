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

  @Test func `equal pixels keep the file, and the line gets the renderer of today`() throws {
    try record(red, "a/b/c", fingerprint: "aa")
    var before = stat()
    stat(folder.path + "/a/b/c.png", &before)
    try record(red, "a/b/c", fingerprint: "bb")
    var after = stat()
    stat(folder.path + "/a/b/c.png", &after)
    #expect(before.st_ino == after.st_ino)
    #expect(try open().lock["a/b/c"]?.fingerprint == "bb")
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
    try writeAtomically(folder.path + "/a/b/foreign.png", [1])
    var baselines = try open()
    #expect(try baselines.orphans(among: ["a/b/c", "a/b/new"]) == ["a/b/foreign", "a/b/old"])
    try baselines.remove("a/b/old")
    #expect(throws: FileError.notOwn(path: folder.path + "/a/b/foreign.png")) { try baselines.remove("a/b/foreign") }
    try baselines.writeLock()
    #expect(try open().orphans(among: ["a/b/c"]) == ["a/b/foreign"])
    #expect(try readFile(folder.path + "/a/b/foreign.png", limit: 9) == [1])
    #expect(try judge(red, "a/b/c") == "equal")
  }

  @Test func `a baseline that somebody changed is not removed as an orphan`() throws {
    try record(red, "a/b/old")
    try writeAtomically(folder.path + "/a/b/old.png", encoder.encode(blue))
    var baselines = try open()
    #expect(throws: FileError.notOwn(path: folder.path + "/a/b/old.png")) { try baselines.remove("a/b/old") }
    #expect(baselines.lock["a/b/old"] != nil)
  }

  @Test func `nothing is removed or recorded behind a link`() throws {
    try record(red, "a/b/c")
    let other = TestFolder()
    try #require(symlink(folder.path, other.path + "/linked") == 0)
    try #require(symlink(folder.path + "/a", folder.path + "/z") == 0)
    var bag = DiagnosticBag()
    var linked = try Baselines(folder: other.path + "/linked", &bag)
    #expect(throws: FileError.link(path: other.path + "/linked")) { try linked.remove("a/b/c") }
    let recording = linked.recording(
      "a/b/d", red, hash: red.pixelHash, verdict: .missing(lockKnows: false), fingerprint: "aa", encoder: encoder)
    #expect(throws: FileError.link(path: other.path + "/linked")) { try linked.record(recording) }
    var baselines = try open()
    #expect(throws: FileError.link(path: folder.path + "/z")) { try baselines.remove("z/b/c") }
    #expect(try judge(red, "a/b/c") == "equal")
  }

  @Test func `no line of the lock makes another picture pass`() throws {
    try record(red, "a/b/c")
    var baselines = try open()
    var line = try #require(baselines.lock["a/b/c"])
    line.pixels = blue.pixelHash
    baselines.keep(line)
    try baselines.writeLock()
    #expect(try judge(blue, "a/b/c") == "different aa")
    #expect(try judge(red, "a/b/c") == "equal")
  }

  @Test func `what was decoded once is believed of the same bytes alone`() throws {
    try record(red, "a/b/c")
    let memory = folder.path + "/cache/decoded"
    let first = DecodedFiles(path: memory)
    var bag = DiagnosticBag()
    _ = try Baselines(folder: folder.path, decoded: first, &bag).judge("a/b/c", red, hash: red.pixelHash)
    first.save()
    let file = DecodedFiles.Digest(of: try readFile(folder.path + "/a/b/c.png", limit: 10_000))
    let second = DecodedFiles(path: memory)
    #expect(second.picture(of: file) == .init(width: 3, height: 2, pixels: red.pixelHash))
    let baselines = try Baselines(folder: folder.path, decoded: second, &bag)
    #expect(word(try baselines.judge("a/b/c", blue, hash: blue.pixelHash)) == "different aa")
    try writeAtomically(folder.path + "/a/b/c.png", encoder.encode(blue))
    #expect(word(try baselines.judge("a/b/c", red, hash: red.pixelHash)) == "different -")
    #expect(word(try baselines.judge("a/b/c", blue, hash: blue.pixelHash)) == "equal")
  }

  @Test func `a memory that others may write, a link and a damaged one are not believed`() throws {
    try record(red, "a/b/c")
    let memory = folder.path + "/cache/decoded"
    let first = DecodedFiles(path: memory)
    var bag = DiagnosticBag()
    _ = try Baselines(folder: folder.path, decoded: first, &bag).judge("a/b/c", red, hash: red.pixelHash)
    first.save()
    let file = DecodedFiles.Digest(of: try readFile(folder.path + "/a/b/c.png", limit: 10_000))
    chmod(memory, 0o666)
    #expect(DecodedFiles(path: memory).picture(of: file) == nil)
    chmod(memory, 0o600)
    try #require(symlink(memory, folder.path + "/cache/link") == 0)
    #expect(DecodedFiles(path: folder.path + "/cache/link").picture(of: file) == nil)
    let whole = try readFile(memory, limit: 10_000)
    try writeAtomically(memory, Array(whole.dropLast()))
    #expect(DecodedFiles(path: memory).picture(of: file) == nil)
    try writeAtomically(memory, whole)
    #expect(DecodedFiles(path: memory).picture(of: file) != nil)
  }
}
