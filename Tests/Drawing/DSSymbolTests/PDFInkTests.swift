import DSDiagnostics
import DSGeometry
import DSImage
import Testing

@testable import DSSymbol

/// Colours of four inks in PDF files, by an ICC profile and without one.
struct PDFInkTests {
  /// A profile of four inks, as printers have them (ICC.1:2001, 6.5.9): a table with each ink at none and at full strength,
  /// all greys. The lightness of paper is 255 of 255; each ink takes away what its number says.
  private static let profile: [UInt8] = {
    func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
    func ramp(_ count: Int) -> [UInt8] { (0..<count).flatMap { _ in (0...255).map { UInt8($0) } } }
    var table = Array("mft1".utf8) + bytes(0) + [4, 3, 2, 0]
    for place in 0..<9 { table += bytes(place % 4 == 0 ? 0x10000 : 0) }
    table += ramp(4)
    for inks in 0..<16 {
      let taken = [127, 64, 32, 200].enumerated().reduce(0) { $0 + (inks >> (3 - $1.offset) & 1) * $1.element }
      table += [UInt8(max(0, 255 - taken)), 128, 128]
    }
    table += ramp(3)
    let tags = bytes(1) + Array("A2B0".utf8) + bytes(144) + bytes(UInt32(table.count))
    var header = bytes(UInt32(144 + table.count)) + bytes(0) + bytes(0x0210_0000) + Array("prtrCMYKLab ".utf8)
    header += [UInt8](repeating: 0, count: 12) + Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
    header += bytes(0xF6D6) + bytes(0x10000) + bytes(0xD32D)
    return header + [UInt8](repeating: 0, count: 128 - header.count) + tags + table
  }()

  /// A file whose page has the profile, or another, as the colours `C` and in the picture `I`.
  private func file(_ drawing: String, _ profile: [UInt8] = profile) -> [UInt8] {
    func stream(_ content: [UInt8], _ entries: String) -> [UInt8] {
      Array("<< /Length \(content.count) \(entries) >>\nstream\n".utf8) + content + Array("\nendstream".utf8)
    }
    let entries = "/Subtype /Image /BitsPerComponent 8 /Width 2 /Height 1 /ColorSpace [/ICCBased 5 0 R]"
    let objects = [
      Array("<< /Type /Catalog /Pages 2 0 R >>".utf8),
      Array("<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 24 24] >>".utf8),
      Array(
        "<< /Type /Page /Contents 4 0 R /Resources << /ColorSpace << /C [/ICCBased 5 0 R] >> /XObject << /I 6 0 R >> >> >>"
          .utf8),
      stream(Array(drawing.utf8), ""), stream(profile, "/N 4"), stream([0, 0, 0, 0, 255, 0, 0, 0], entries),
    ]
    var bytes = Array("%PDF-1.7\n".utf8)
    for (index, object) in objects.enumerated() {
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    return bytes + Array("trailer\n<< /Root 1 0 R >>\n%%EOF\n".utf8)
  }

  private func fill(_ drawing: String) throws -> Color? {
    let symbol = try readPDF(file(drawing + " 0 0 4 4 re f"), name: "t", file: "t.pdf")
    guard case .color(let color)? = symbol.layers.first?.fill else { return nil }
    return color
  }

  @Test func `inks of a profile are converted by it, those without one as numbers`() throws {
    // A lightness of 128 of 255 is 120 of 255 in sRGB.
    let cyan = try #require(try fill("/C cs 1 0 0 0 sc"))
    for channel in [cyan.red, cyan.green, cyan.blue] { #expect(abs(channel * 255 - 119.5) < 1.5) }
    let paper = try #require(try fill("/C cs 0 0 0 0 sc"))
    #expect([paper.red, paper.green, paper.blue].allSatisfy { $0 > 0.995 })
    #expect(try fill("1 0 0 0 k") == Color(hex: 0x00FFFF))
  }

  @Test func `a picture of inks is converted too`() throws {
    let symbol = try readPDF(file("9 0 0 9 0 0 cm /I Do"), name: "t", file: "t.pdf")
    let pixels = try #require(symbol.layers.first?.picture).bitmap.pixels
    #expect(pixels.count == 2 && pixels[0] == 0xFFFF_FFFF)
    #expect(abs(Int(pixels[1] & 255) - 120) <= 1 && pixels[1] >> 24 == 255, "\(pixels)")
  }

  @Test func `a profile that is damaged, or of other colours, is named where it is used`() {
    func problem(_ drawing: String, _ profile: [UInt8]) -> String? {
      do throws(DiagnosticsError) {
        _ = try readPDF(file(drawing, profile), name: "t", file: "t.pdf")
        return nil
      } catch {
        return error.diagnostics.first?.message
      }
    }
    var other = Self.profile
    other.replaceSubrange(16..<20, with: Array("RGB ".utf8))
    for profile in [Array(Self.profile.prefix(200)), other, [1, 2, 3]] {
      let words = "has colours of a profile that cannot be converted to sRGB"
      #expect(problem("/C cs 1 0 0 0 sc 0 0 4 4 re f", profile) == words)
      #expect(problem("9 0 0 9 0 0 cm /I Do", profile) == words)
      #expect(problem("0 0 0 1 k 0 0 4 4 re f", profile) == nil)
    }
  }
}
