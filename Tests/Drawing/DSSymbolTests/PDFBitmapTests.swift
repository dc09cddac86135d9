import DSDiagnostics
import DSGeometry
import DSImage
import Testing

@testable import DSSymbol

/// Bitmaps in PDF files; the page is 24 × 24 points.
struct PDFBitmapTests {
  /// A file whose page draws the object 5.
  private func file(_ drawing: String, _ objects: [[UInt8]]) -> [UInt8] {
    let own = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /MediaBox [0 0 24 24] >>",
      "<< /Type /Page /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> /ExtGState << /G << /ca 0.5 >> >> >> >>",
    ].map { Array($0.utf8) }
    var bytes = Array("%PDF-1.7\n".utf8)
    for (index, object) in (own + [stream(Array(drawing.utf8), "")] + objects).enumerated() {
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    return bytes + Array("trailer\n<< /Root 1 0 R >>\n%%EOF\n".utf8)
  }

  private func stream(_ content: [UInt8], _ entries: String) -> [UInt8] {
    Array("<< /Length \(content.count) \(entries) >>\nstream\n".utf8) + content + Array("\nendstream".utf8)
  }

  private func bitmap(_ samples: [UInt8], _ entries: String, bits: Int = 8) -> [UInt8] {
    stream(samples, "/Subtype /Image /BitsPerComponent \(bits) \(entries)")
  }

  private func symbol(_ drawing: String, _ objects: [UInt8]...) throws -> Symbol {
    try readPDF(file(drawing, objects), name: "t", file: "t.pdf")
  }

  private func problem(_ objects: [UInt8]...) -> String? {
    do throws(DiagnosticsError) {
      _ = try readPDF(file("/I Do", objects), name: "t", file: "t.pdf")
      return nil
    } catch {
      return error.diagnostics.first?.message
    }
  }

  @Test(
    arguments: [
      ("/DeviceRGB", [255, 0, 0, 0, 0, 255], [0xFFFF_0000, 0xFF00_00FF]),
      ("/DeviceGray", [0, 128], [0xFF00_0000, 0xFF80_8080]),
      ("/DeviceCMYK", [0, 0, 0, 255, 0, 255, 255, 0], [0xFF00_0000, 0xFFFF_0000]),
    ] as [(String, [UInt8], [UInt32])])
  func `the samples of a bitmap are pixels, row by row from the top`(
    space: String, samples: [UInt8], pixels: [UInt32]
  ) throws {
    let icon = try symbol("q 12 0 0 6 4 8 cm /I Do Q", bitmap(samples, "/Width 2 /Height 1 /ColorSpace \(space)"))
    let picture = try #require(icon.layers.first?.picture)
    #expect(picture.bitmap.pixels == pixels)
    // The unit square is 12 × 6 points, 8 above the page's lower edge.
    #expect(picture.transform.bounds(of: picture.rect) == Rect(x: 4, y: 10, width: 12, height: 6))
    #expect(picture.transform.apply(.zero) == Point(x: 4, y: 10))
  }

  @Test func `a soft mask is the alpha of its bitmap, and may not have another size`() throws {
    let red = bitmap([255, 0, 0, 255, 0, 0], "/Width 2 /Height 1 /ColorSpace /DeviceRGB /SMask 6 0 R")
    let icon = try symbol("/I Do", red, bitmap([64, 0], "/Width 2 /Height 1 /ColorSpace /DeviceGray"))
    #expect(icon.layers.first?.picture?.bitmap.pixels == [0x40FF_0000, 0])
    #expect(problem(red, bitmap([64], "/Width 1 /Height 1"))?.contains("a mask of another size") == true)
    let matte = bitmap([64, 0], "/Width 2 /Height 1 /Matte [0 0 0]")
    #expect(problem(red, matte)?.contains("faded") == true)
  }

  @Test func `a translucent bitmap is a group with the opacity of its state`() throws {
    let icon = try symbol("/G gs /I Do", bitmap([9], "/Width 1 /Height 1 /ColorSpace /DeviceGray"))
    #expect(icon.layers.first?.group?.opacity == 0.5)
    #expect(icon.layers.first?.group?.layers.first?.picture != nil)
  }

  @Test func `a translucent group of several shapes is one picture`() throws {
    let form = stream(
      Array("0 0 2 2 re f 1 1 2 2 re f".utf8), "/Subtype /Form /BBox [0 0 24 24] /Group << /S /Transparency >>")
    let icon = try symbol("/G gs /I Do", form)
    #expect(icon.layers.count == 1)
    #expect(icon.layers.first?.group?.layers.count == 2)
    #expect(icon.layers.first?.group?.opacity == 0.5)
  }

  @Test(arguments: [
    ("/Width 2 /Height 2", "ends early"), ("/Width 0 /Height 2", "0 × 2 pixels"), ("/Width 1 /Height 99999", "99999"),
    ("/Width 1 /Height 1 /Mask [0 0]", "a mask in its colours"), ("/Width 1 /Height 1 /ImageMask true", "one bit"),
    ("/Width 1 /Height 1 /Decode [1 0]", "a range of its own"), ("/Width 1 /Height 1 /Filter /JPXDecode", "JPXDecode"),
    ("/Width 1 /Height 1 /Filter /DCTDecode", "not a JPEG"), ("/Width 9999 /Height 9999", "too large"),
  ])
  func `what is no bitmap that is read is refused by its name`(entries: String, word: String) {
    let problem = problem(bitmap([1], "/ColorSpace /DeviceGray \(entries)"))
    #expect(problem?.contains(word) == true, "\(problem ?? "drawn")")
  }

  @Test func `bits and colours that are not read are refused by their name`() {
    #expect(problem(bitmap([1], "/Width 8 /Height 1 /ColorSpace /DeviceGray", bits: 1))?.contains("1 bits") == true)
    #expect(problem(bitmap([1], "/Width 1 /Height 1 /ColorSpace [/Indexed]"))?.contains("unknown kind") == true)
  }
}
