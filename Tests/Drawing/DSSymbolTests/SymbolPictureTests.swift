import DSDiagnostics
import DSGeometry
import DSImage
import Testing

@testable import DSSymbol

/// Pictures in symbols: embedded ones, and files beside.
struct SymbolPictureTests {
  private let drawing = Array(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><path d='M0 0H2V2z'/></svg>".utf8)

  private func read(_ content: String, _ pictures: [String: [UInt8]] = [:]) -> (layers: Int, problems: [Diagnostic]) {
    do throws(DiagnosticsError) {
      return (try readSymbol(Array(svg(content).utf8), name: "t", file: "t.svg", pictures: pictures).layers.count, [])
    } catch {
      return (0, error.diagnostics)
    }
  }

  @Test func `a file beside is drawn, and no other`() {
    let image = "<image href='a/b.svg' width='9' height='9'/>"
    #expect(read(image, ["a/b.svg": drawing]).layers == 1)
    let missing = read(image, ["b.svg": drawing])
    #expect(missing.problems.map(\.id) == ["unsupported-svg"])
    #expect(missing.problems.first?.message == "the picture 'a/b.svg' is not in the folder of symbols")
  }

  @Test func `files that are read by nothing are named by their kind`() {
    let image = "<image href='a' width='9' height='9'/>"
    let kinds: [([UInt8], String)] = [
      (Array("GIF89a".utf8), "is neither PNG nor JPEG nor WebP nor SVG"), ([0x1F, 0x8B, 8], "is compressed"),
      ([], "is neither PNG nor JPEG nor WebP nor SVG"),
    ]
    for (bytes, words) in kinds {
      #expect(read(image, ["a": bytes]).problems.map(\.message) == ["a picture in it \(words)"])
    }
  }

  @Test func `a WebP picture is drawn`() throws {
    let image =
      "<image width='2' height='1' href='data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBEAAAAvAQAAAA8Q87//8x8OMqL/AQA='/>"
    let symbol = try readSymbol(Array(svg(image).utf8), name: "t", file: "t.svg")
    #expect(symbol.layers.first?.picture?.bitmap.pixels == [0xFFFF_0000, 0xFF00_00FF])
    let damaged = image.replacing("DzLn", with: "").replacing("L/AQA=", with: "")
    #expect(read(damaged).problems.map(\.id) == ["unsupported-svg"])
  }

  @Test func `a picture without an area shows nothing, wherever it lies`() {
    let found = read("<image href='https://x/y.png' width='0' height='4'/><path d='M0 0H9V9z'/>")
    #expect(found.layers == 1 && found.problems.isEmpty)
  }

  @Test func `what a file beside names is not read`() {
    let other = Array(String(decoding: drawing, as: UTF8.self).replacing("<path", with: "<image href='b'/><path").utf8)
    let problems = read("<image href='a' width='9' height='9'/>", ["a": other, "b": drawing]).problems
    #expect(problems.count == 1 && problems[0].message.contains("'b' is not in the folder"), "\(problems)")
  }

  @Test func `a drawing without its kind is found by its first byte`() {
    let text =
      "PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnIHZpZXdCb3g9JzAgMCAyIDInPjxwYXRoIGQ9J00wIDBIMlYyeicvPjwvc3ZnPg=="
    #expect(read("<image href='data:;base64,\(text)' width='9' height='9'/>").layers == 1)
  }

  @Test func `addresses of other files are found, those in the file are not`() {
    let content = "<image href='b.png'/><g><image href='a/c.svg'/></g><image href='data:x'/><image/><use href='#d'/>"
    #expect(picturesBeside(Array(svg(content).utf8)) == ["a/c.svg", "b.png"])
    #expect(picturesBeside(Array("<image".utf8)) == [])
  }

  @Test func `files beside count with the embedded bytes`() {
    let large = [UInt8](repeating: 0, count: Limits.symbolPictureBytes + 1)
    #expect(read("<image href='a' width='9' height='9'/>", ["a": large]).problems.map(\.id) == ["too-large"])
  }
}
