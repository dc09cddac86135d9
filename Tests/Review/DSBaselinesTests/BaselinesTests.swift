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
    let own = OwnSystems(["a"])
    #expect(try baselines.orphans(among: ["a/b/c", "a/b/new"], of: own) == ["a/b/foreign", "a/b/old"])
    try baselines.remove("a/b/old")
    #expect(throws: FileError.notOwn(path: folder.path + "/a/b/foreign.png")) { try baselines.remove("a/b/foreign") }
    try baselines.writeLock()
    #expect(try open().orphans(among: ["a/b/c"], of: own) == ["a/b/foreign"])
    #expect(try readFile(folder.path + "/a/b/foreign.png", limit: 9) == [1])
    #expect(try judge(red, "a/b/c") == "equal")
  }

  @Test func `baselines belong to the systems that are listed, and to no others`() throws {
    for id in ["a/b/c", "a/b/old", "a.tests/b/c", "web/b/c", "web.tests/b/c", "aa/b/c"] { try record(red, id) }
    let baselines = try open()
    let own = OwnSystems(["a", "new"])
    #expect(try baselines.orphans(among: ["a/b/c"], of: own) == ["a/b/old"])
    #expect(try baselines.orphans(ofTests: [], of: own) == ["a.tests/b/c"])
    #expect(
      try baselines.baselines(besides: own)
        == ["aa": ["aa/b/c"], "web": ["web/b/c"], "web.tests": ["web.tests/b/c"]])
  }

  @Test func `the file chooses among the lines that a merge of two branches leaves`() throws {
    try record(red, "a/b/c", fingerprint: "aa")
    let ours = try open().lock.text
    try record(blue, "a/b/c", fingerprint: "bb")
    let theirs = try open().lock.text
    let line = try #require(theirs.split(separator: "\n").last)
    for text in [ours + line + "\n", theirs + (try #require(ours.split(separator: "\n").last)) + "\n"] {
      try writeAtomically(folder.path + "/baselines.lock", Array(text.utf8))
      #expect(try judge(red, "a/b/c") == "different bb")
      var baselines = try open()
      #expect(try baselines.writeLock(), "the next approval writes one line")
      #expect(String(decoding: try readFile(folder.path + "/baselines.lock", limit: 10_000), as: UTF8.self) == theirs)
    }
  }

  @Test func `a lock with Windows line ends is written only where a line changes`() throws {
    try record(red, "a/b/c")
    let text = try open().lock.text
    try writeAtomically(folder.path + "/baselines.lock", Array(text.replacing("\n", with: "\r\n").utf8))
    var baselines = try open()
    #expect(try !baselines.writeLock())
    try record(blue, "a/b/c")
    #expect(try !readFile(folder.path + "/baselines.lock", limit: 10_000).contains(0x0D))
  }

  @Test func `a picture that has a file elsewhere can be removed whatever its line says, and no other`() throws {
    try record(red, "a/b/old")
    try writeAtomically(folder.path + "/a/b/old.png", encoder.encode(blue))
    var baselines = try open()
    let path = folder.path + "/a/b/old.png"
    #expect(throws: FileError.notOwn(path: path)) { try baselines.remove("a/b/old", showing: red.pixelHash) }
    try baselines.remove("a/b/old", showing: blue.pixelHash)
    #expect(baselines.lock["a/b/old"] == nil)
    #expect(try open().orphans(among: [], of: OwnSystems(["a"])) == ["a/b/old"], "the line alone, until it is written")
    try baselines.writeLock()
    #expect(try open().orphans(among: [], of: OwnSystems(["a"])).isEmpty)
  }

  @Test func `lines of orphans go where they have no file, and stay where they have one`() throws {
    for id in ["a/b/gone", "a/b/here"] { try record(red, id) }
    unlink(folder.path + "/a/b/gone.png")
    var baselines = try open()
    try baselines.dropLines(withoutFileAmong: ["a/b/gone", "a/b/here"])
    #expect(baselines.lock.ids == ["a/b/here"])
  }

  @Test func `an orphan whose line does not fit is found by its pixels, and nobody claims to know its renderer`() throws
  {
    try record(red, "a/b/old", fingerprint: "aa")
    try writeAtomically(folder.path + "/a/b/old.png", encoder.encode(blue))
    try record(red, "a/b/fits", fingerprint: "bb")
    try writeAtomically(folder.path + "/a/b/none.png", encodePNG(Bitmap(width: 1, height: 1, filledWith: 0xFF00_FF00)))
    let pictures = OrphanedPictures(try open()) { ["a/b/fits", "a/b/none", "a/b/old"] }
    let stale = try #require(try pictures.twin(of: "a/b/new", blue, hash: blue.pixelHash))
    #expect(stale.fingerprint == nil && stale.file == encoder.encode(blue))
    #expect(try pictures.twin(of: "a/b/new", red, hash: red.pixelHash)?.fingerprint == "bb")
    let green = Bitmap(width: 1, height: 1, filledWith: 0xFF00_FF00)
    #expect(try pictures.ids(showing: green.pixelHash) == ["a/b/none"])
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

  @Test func `a symbol that was read once is known by the bytes of all its files`() throws {
    let memory = folder.path + "/cache/decoded"
    let first = DecodedFiles(path: memory)
    let symbol = ReadableSymbol(of: [[1, 2], [3]])
    #expect(!first.has(symbol))
    first.learn(symbol)
    first.save()
    let second = DecodedFiles(path: memory)
    #expect(second.has(symbol))
    let others: [[[UInt8]]] = [[[1, 2, 3]], [[1], [2, 3]], [[1, 2]], [[3], [1, 2]], []]
    for other in others {
      #expect(!second.has(ReadableSymbol(of: other)))
    }
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
