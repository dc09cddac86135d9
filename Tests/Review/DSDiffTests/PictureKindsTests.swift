import DSDiagnostics
import DSFiles
import DSImage
import DSReport
import TestFolder
import Testing

@testable import DSDiff

/// JPEG, WebP, TIFF and BMP beside PNG, and what files state about their colours.
struct PictureKindsTests {
  private let folder = TestFolder()

  /// The finding of two files; nil if they are equal.
  private func finding(
    _ expected: [UInt8], _ actual: [UInt8], _ options: ComparisonOptions = ComparisonOptions()
  ) throws -> PictureDifferences.Finding? {
    try writeAtomically(folder["a"], expected)
    try writeAtomically(folder["b"], actual)
    return try compareFiles(expected: folder["a"], actual: folder["b"], options)
  }

  private static var converting: ComparisonOptions {
    var options = ComparisonOptions()
    options.convertsToSRGB = true
    return options
  }

  @Test(arguments: [
    TestPictures.jpeg, TestPictures.wideJPEG, TestPictures.webp, TestPictures.wideWebP, TestPictures.tiff,
    TestPictures.wideTIFF, TestPictures.bmp,
  ])
  func `equal bytes are equal, and damaged ones are not`(file: [UInt8]) throws {
    for options in [ComparisonOptions(), Self.converting] { #expect(try finding(file, file, options) == nil) }
    for count in [file.count - 10, file.count / 2, 13] {
      let damaged = Array(file.prefix(count))
      for pair in [(damaged, damaged), (file, damaged), (damaged, file)] {
        guard case .unreadable(let problems)? = try finding(pair.0, pair.1) else {
          Issue.record("\(count) bytes were compared")
          continue
        }
        #expect(problems.allSatisfy { $0.hint != nil && $0.message.contains("(at byte ") }, "\(problems)")
      }
    }
  }

  @Test(arguments: [
    (TestPictures.jpeg, TestPictures.markedJPEG, 64), (TestPictures.webp, TestPictures.markedWebP, 64),
    (TestPictures.tiff, TestPictures.markedTIFF, 64), (TestPictures.bmp, TestPictures.markedBMP, 64),
  ])
  func `what differs is a region`(expected: [UInt8], actual: [UInt8], atLeast: Int) throws {
    var drawing: [UInt8]?
    guard case .changed(let change, let size, _, nil)? = try finding(expected, actual) else {
      Issue.record("no change")
      return
    }
    #expect((size.width, size.height) == (24, 16) && change.changedPixels >= atLeast)
    #expect(change.regions.contains { $0.x + $0.width == 24 && $0.y + $0.height == 16 })
    _ = try compareFiles(
      expected: folder["a"], actual: folder["b"], ComparisonOptions(), drawing: { drawing = $0.file })
    #expect(try decodePNG(try #require(drawing), policy: .asset, file: "d.png").width == 24)
  }

  @Test func `files of different kinds are compared by their pixels`() throws {
    let bitmap = try decodeWebP(TestPictures.webp, file: "a.webp")
    #expect(try finding(encodePNG(bitmap), TestPictures.webp) == nil)
    #expect(try finding(TestPictures.webp, encodePNG(bitmap)) == nil)
    let photo = try decodeJPEG(TestPictures.jpeg, file: "a.jpg")
    #expect(try finding(TestPictures.jpeg, encodePNG(photo)) == nil)
    #expect(try finding(TestPictures.jpeg, TestPictures.webp)?.isOfPixels == true)
    let all = [encodePNG(bitmap), TestPictures.webp, TestPictures.tiff, TestPictures.bmp]
    for expected in all {
      for actual in all { #expect(try finding(expected, actual) == nil) }
      #expect(try finding(expected, TestPictures.markedBMP)?.isOfPixels == true)
      #expect(try finding(TestPictures.markedTIFF, expected)?.isOfPixels == true)
    }
    // A PNG that alone would be compared row by row.
    var options = ComparisonOptions()
    options.wholePixels = 0
    #expect(try finding(encodePNG(bitmap), TestPictures.webp, options) == nil)
  }

  @Test func `two pictures that cover too much together are refused`() throws {
    let wide = Bitmap(width: 1_000_000, height: 1, filledWith: 0xFF00_0000)
    let high = Bitmap(width: 1, height: 300, filledWith: 0xFF00_0000)
    try writeAtomically(folder["wide.png"], encodePNG(wide))
    try writeAtomically(folder["high.png"], encodePNG(high))
    guard
      case .unreadable(let problems)? = try compareFiles(
        expected: folder["wide.png"], actual: folder["high.png"], Self.converting)
    else {
      Issue.record("compared")
      return
    }
    #expect(problems.first?.message.contains("can be compared") == true)
  }

  @Test func `colours that differ are a finding, and a line of one about pixels`() throws {
    for (plain, wide) in [
      (TestPictures.jpeg, TestPictures.wideJPEG), (TestPictures.webp, TestPictures.wideWebP),
      (TestPictures.bmp, TestPictures.wideTIFF),
    ] {
      let equal = try #require(try finding(wide, plain))
      #expect(
        equal.lines == [
          "the pixels are equal, but not the colours that they mean",
          "colours: expected: Display P3 profile; actual: no colour information, so sRGB",
        ])
    }
    let changed = try #require(try finding(TestPictures.wideJPEG, TestPictures.markedJPEG))
    #expect(changed.isOfPixels)
    #expect(
      changed.lines.last == "colours: expected: Display P3 profile; actual: no colour information, so sRGB")
    var differences = PictureDifferences()
    differences.findings = [("a.jpg", changed)]
    #expect(
      differences.json.contains(
        #""colors": {"expected": "Display P3 profile", "actual": "no colour information, so sRGB"}"#))
  }

  @Test func `with conversion pictures are equal if their colours are the same in sRGB`() throws {
    // What a picture of Display P3 shows, as a picture that states nothing.
    var shown = try StillPicture(TestPictures.wideWebP, keepsHidden: false, file: "a.webp")
    let conversion = try #require(try SRGBConversion.make(from: shown.colors, file: "a.webp"))
    try shown.convert(conversion)
    #expect(try finding(TestPictures.wideWebP, encodePNG(shown.bitmap), Self.converting) == nil)
    #expect(try finding(TestPictures.wideWebP, encodePNG(shown.bitmap))?.isOfPixels == true)
    #expect(try finding(TestPictures.wideTIFF, encodePNG(shown.bitmap), Self.converting) == nil)
    // The same numbers are different colours.
    let other = try #require(try finding(TestPictures.wideWebP, TestPictures.webp, Self.converting))
    #expect(other.isOfPixels && other.colors == nil)
  }

  @Test func `folders compare pictures of all kinds by name`() async throws {
    for side in ["old", "new"] { try createFolders(folder[side]) }
    for (name, old, new) in [
      ("old-and-new.jpg", TestPictures.jpeg, TestPictures.markedJPEG),
      ("same.webp", TestPictures.webp, TestPictures.webp),
      ("same.bmp", TestPictures.tiff, TestPictures.bmp),
      ("named.png", TestPictures.webp, encodePNG(try decodeWebP(TestPictures.webp, file: "a.webp"))),
    ] {
      try writeAtomically(folder["old/" + name], old)
      try writeAtomically(folder["new/" + name], new)
    }
    try writeAtomically(folder["old/only.jpg"], TestPictures.jpeg)
    try writeAtomically(folder["new/only.png"], encodePNG(Bitmap(width: 1, height: 1)))
    // A new picture is checked for damage too.
    try writeAtomically(folder["new/text.webp"], Array("no picture".utf8))
    let result = try await compareFolders(expected: folder["old"], actual: folder["new"])
    #expect(result.equal == 3)
    #expect(
      result.findings.map { "\($0.finding.name) \($0.name)" } == [
        "changed old-and-new.jpg", "removed only.jpg", "added only.png", "unreadable text.webp",
      ])
  }
}
