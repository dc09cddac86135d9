import DSDiagnostics
import DSGeometry
import TestDeflate
import Testing

@testable import DSSymbol

/// Small PDF files that ask for much: each is refused before memory is reserved for it, or drawn without what is wrong.
struct PDFBoundsTests {
  private func stream(_ content: [UInt8], _ entries: String = "") -> [UInt8] {
    Array("<< /Length \(content.count) \(entries) >>\nstream\n".utf8) + content + Array("\nendstream".utf8)
  }

  private func stream(_ content: String, _ entries: String = "") -> [UInt8] { stream(Array(content.utf8), entries) }

  /// A file of one page, whose content is object 4.
  private func file(_ drawing: [UInt8]? = nil, page: String = "", objects: [[UInt8]] = []) -> [UInt8] {
    let own = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /MediaBox [0 0 24 24] >>",
      "<< /Type /Page /Contents 4 0 R \(page) >>",
    ].map { Array($0.utf8) }
    var bytes = Array("%PDF-1.7\n".utf8)
    for (index, object) in (own + [drawing ?? stream("0 0 8 8 re f")] + objects).enumerated() {
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    return bytes + Array("trailer\n<< /Root 1 0 R >>\n%%EOF\n".utf8)
  }

  /// What is wrong with a file; nil for one that is drawn.
  private func problem(_ bytes: [UInt8]) -> String? {
    do throws(DiagnosticsError) {
      _ = try readPDF(bytes, name: "t", file: "t.pdf")
      return nil
    } catch {
      return error.diagnostics.first?.message
    }
  }

  @Test(arguments: [
    "/N -1 /First 0", "/N 1 /First -1", "/N 1 /First 9223372036854000000", "/N 9223372036854000000 /First 0",
    "/N 1e300 /First 0", "/N 1 /First 1", "/N 1 /First 999999",
  ])
  func `counts and places that lead nowhere lead to no object`(entries: String) {
    #expect(problem(file(objects: [stream("9 900000 null", "/Type /ObjStm \(entries)")])) == nil)
    #expect(problem(file(objects: [stream("9 9223372036854000000 null", "/Type /ObjStm \(entries)")])) == nil)
  }

  @Test(arguments: ["-1", "9223372036854775807", "99999999999999999999", "1e19", "-9223372036854775808", "0.5", "null"])
  func `no number of a file ends the process`(number: String) {
    for key in ["/Rotate", "/Length", "/N", "/CropBox"] {
      let value = key == "/CropBox" ? "[0 0 \(number) 24]" : number
      _ = problem(file(page: "\(key) \(value)"))
      _ = problem(file(stream("0 0 8 8 re f", "\(key) \(value)")))
    }
    for word in ["w", "J", "M", "re", "cm", "d", "g", "k", "i", "ri"] {
      _ = problem(file(stream("\(number) \(number) \(number) \(number) \(word) 0 0 8 8 re f")))
    }
  }

  @Test func `objects that begin at one place are read until there are too many values`() {
    let heads = (0..<1000).map { "\($0 + 10) 0 " }.joined()
    let content = heads + "[" + String(repeating: "0 ", count: 200_000) + "]"
    let packed = stream(
      TestDeflate.stored(Array(content.utf8)), "/Type /ObjStm /Filter /FlateDecode /N 1000 /First \(heads.utf8.count)")
    #expect(problem(file(objects: [packed]))?.contains("more than \(Limits.syntaxNodes) values") == true)
  }

  @Test(arguments: [2, 20, 2_000])
  func `a content that is named often is refused when it has become too large`(count: Int) {
    let contents = "/Contents [" + String(repeating: "5 0 R ", count: count) + "]"
    let spaces = stream(TestDeflate.run(of: 0x20, count: Limits.symbolFileBytes - 1), "/Filter /FlateDecode")
    #expect(problem(file(page: contents, objects: [spaces]))?.contains("is too large") == true)
  }

  @Test func `object streams are decompressed until they have become too much, and empty ones are not`() {
    let zeros = TestDeflate.run(of: 0, count: Limits.symbolFileBytes - 1)
    func streams(_ number: Int) -> [[UInt8]] {
      Array(repeating: stream(zeros, "/Type /ObjStm /Filter /FlateDecode /First 0 /N \(number)"), count: 50)
    }
    #expect(problem(file(objects: streams(0))) == nil)
    #expect(problem(file(objects: streams(1)))?.contains("is too large") == true)
  }

  @Test func `a stream that becomes more than a file may have is refused`() {
    let bytes = stream(TestDeflate.run(of: 0x20, count: 64 << 20), "/Filter /FlateDecode")
    #expect(problem(file(bytes))?.contains("is too large") == true)
  }

  @Test(arguments: ["[0 ", "[", "/a ", "(a) ", "<< /a 0 >> "])
  func `values that wait for their operator are counted`(value: String) {
    let many = String(repeating: value, count: Limits.syntaxNodes + 1)
    let problem = problem(file(stream(many + "0 0 8 8 re f")))
    #expect(problem?.contains(value.first == "[" ? "nested too deeply" : "values") == true, "\(problem ?? "drawn")")
  }

  @Test func `names count by their length`() {
    let name = "/" + String(repeating: "a", count: 1 << 20)
    let heads = (0..<1000).map { "\($0 + 10) 0 " }.joined()
    let packed = stream(heads + name, "/Type /ObjStm /N 1000 /First \(heads.utf8.count)")
    #expect(problem(file(objects: [packed]))?.contains("values") == true)
  }

  @Test func `nested clips, and clips around many shapes, are counted`() {
    let clips = (0...Limits.symbolClips).map { "\($0) 0 4 4 re W n" }.joined(separator: "\n")
    #expect(problem(file(stream(clips + " 0 0 8 8 re f")))?.contains("nested clips") == true)
    let outline = "1 1 m " + String(repeating: "2 3 l 4 1 l ", count: 1_000) + "h W n "
    let shapes = String(repeating: "0 0 8 8 re f ", count: Limits.symbolClipSegments / 2_000 + 1)
    #expect(problem(file(stream(outline + shapes)))?.contains("those of each shape added up") == true)
  }

  @Test func `dashes are as many as anywhere, and no line is longer than any coordinate`() {
    let dashes = String(repeating: "1 ", count: Limits.dashPattern + 1)
    #expect(problem(file(stream("[\(dashes)] 0 d 0 0 m 1 1 l S")))?.contains("dashes") == true)
    #expect(problem(file(stream("1000000000 w 0 0 m 1 1 l S")))?.contains("a length beyond") == true)
    #expect(problem(file(stream("1000000000 0 0 8 re f")))?.contains("a coordinate beyond") == true)
    #expect(
      problem(file(stream("0 0 m 1000000000 0 l 0 8 l W n 0 0 8 8 re f")))?.contains("a coordinate beyond") == true)
  }
}
