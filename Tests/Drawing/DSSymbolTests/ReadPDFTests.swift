import DSDiagnostics
import DSGeometry
import Testing

@testable import DSSymbol

/// Icons of PDF files; the page is 24 × 24 points.
struct ReadPDFTests {
  /// A file with one page, as programs write it.
  /// - Parameters:
  ///   - resources: entries of the page's resources.
  ///   - objects: further objects, numbered from 5 on.
  private func file(
    _ drawing: String, resources: String = "", objects: [String] = [], page: String = "/MediaBox [0 0 24 24]"
  ) -> [UInt8] {
    let own = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 \(page) >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >>", stream(drawing),
    ]
    let text = (own + objects).enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    return Array("%PDF-1.7\n\(text)trailer\n<< /Root 1 0 R >>\n%%EOF\n".utf8)
  }

  private func stream(_ content: String, _ entries: String = "") -> String {
    "<< /Length \(content.utf8.count) \(entries) >>\nstream\n\(content)\nendstream"
  }

  private func symbol(_ bytes: [UInt8]) throws -> Symbol { try readPDF(bytes, name: "t", file: "t.pdf") }

  private func problem(_ bytes: [UInt8]) -> String? {
    do throws(DiagnosticsError) {
      _ = try readPDF(bytes, name: "t", file: "t.pdf")
      return nil
    } catch {
      return error.diagnostics.first?.message
    }
  }

  @Test func `outlines are filled in their colours, y down`() throws {
    let icon = try symbol(file("1 0 0 rg 2 3 m 4 3 l 4 5 l h f q 0 0 1 RG 2 w 1 J 1 0 0 1 1 1 cm 0 0 m 5 0 l S Q"))
    #expect(icon.viewBox == Rect(size: Size(width: 24, height: 24)))
    #expect(icon.layers.count == 2)
    let triangle = Path([
      .move(Point(x: 2, y: 21)), .line(Point(x: 4, y: 21)), .line(Point(x: 4, y: 19)), .close,
    ])
    #expect(icon.layers[0].path == triangle)
    #expect(icon.layers[0].fill == .color(Color(hex: 0xFF0000)))
    #expect(icon.layers[1].path == Path([.move(Point(x: 1, y: 23)), .line(Point(x: 6, y: 23))]))
    #expect(icon.layers[1].stroke?.paint == .color(Color(hex: 0x0000FF)))
    #expect(icon.layers[1].stroke?.width == 2 && icon.layers[1].stroke?.cap == .round)
  }

  @Test(
    arguments: [
      ("0.5 g", 0x808080), ("0 1 0 rg", 0x00FF00), ("0 0 0 1 k", 0), ("/DeviceRGB cs 0 0 1 scn", 0x0000FF),
      ("/C cs 1 1 0 sc", 0xFFFF00),
    ] as [(String, UInt32)])
  func `colours are grey, red, green and blue, or four inks`(set: String, expected: UInt32) throws {
    let icon = try symbol(
      file(
        "\(set) 0 0 4 4 re f", resources: "/ColorSpace << /C [/ICCBased 5 0 R] >>", objects: [stream("", "/N 3")]))
    guard case .color(let color)? = icon.layers.first?.fill else { return #expect(Bool(false)) }
    #expect(
      UInt32((color.red * 255).rounded()) << 16 | UInt32((color.green * 255).rounded()) << 8
        | UInt32((color.blue * 255).rounded()) == expected)
  }

  @Test func `colours of a profile that cannot be read are refused where they are used`() throws {
    let damaged = ["abc", "", String(repeating: "x", count: 200)].map { stream($0, "/N 3") }
    func problem(_ drawing: String, _ object: String) -> String? {
      self.problem(file(drawing, resources: "/ColorSpace << /C [/ICCBased 5 0 R] >>", objects: [object]))
    }
    let words = "has colours of a profile that cannot be converted to sRGB"
    #expect(damaged.map { problem("/C cs 1 0 0 sc 0 0 4 4 re f", $0) } == [words, nil, words])
    #expect(damaged.map { problem("/C cs 0 0 4 4 re n 1 0 0 rg 0 0 4 4 re f", $0) } == [nil, nil, nil])
  }

  @Test func `a mask with a function, or a ground that is not black, is refused`() throws {
    func problem(_ entries: String) -> String? {
      self.problem(
        file(
          "/M gs 0 0 8 8 re f", resources: "/ExtGState << /M << /SMask << /S /Luminosity /G 5 0 R \(entries) >> >> >>",
          objects: [stream("1 g 0 0 4 4 re f", "/Type /XObject /Subtype /Form /BBox [0 0 24 24]")]))
    }
    let words = "has a mask with a function or a ground, which is not supported in a PDF"
    #expect(problem("/TR 5 0 R") == words && problem("/BC [1]") == words)
    #expect(problem("/TR /Identity /BC [0]") == nil && problem("") == nil)
  }

  @Test func `a clip around the page changes nothing, and any other is kept`() throws {
    let icon = try symbol(file("q 0 0 24 24 re W n 0 0 4 4 re f Q q 2 2 4 4 re W* n 0 0 8 8 re f Q 0 0 1 1 re f"))
    #expect(icon.layers.map(\.clips.count) == [0, 1, 0])
    #expect(icon.layers[1].clips[0].path.controlBounds == Rect(x: 2, y: 18, width: 4, height: 4))
    #expect(icon.layers[1].clips[0].fillRule == .evenOdd)
  }

  @Test func `forms are drawn where they stand, with the alpha of their group`() throws {
    let icon = try symbol(
      file(
        "/G gs q 1 0 0 1 10 0 cm /F Do Q", resources: "/XObject << /F 5 0 R >> /ExtGState << /G << /ca 0.5 >> >>",
        objects: [stream("0 0 2 2 re f", "/Subtype /Form /BBox [0 0 24 24] /Group << /S /Transparency >>")]))
    #expect(icon.layers.first?.path.controlBounds == Rect(x: 10, y: 22, width: 2, height: 2))
    #expect(icon.layers.first?.fillOpacity == 0.5)
  }

  /// A file whose shapes are drawn with a mask, and whose form 6 is a group of two shapes.
  private func masked(_ mask: String, _ shapes: String = "/M gs 0 0 8 8 re f", kind: String = "Luminosity") -> [UInt8] {
    let group = "/Subtype /Form /BBox [0 0 24 24] /Group << /S /Transparency >>"
    return file(
      shapes,
      resources: """
        /ExtGState << /M << /SMask << /S /\(kind) /G 5 0 R >> >> /N << /SMask /None >> /H << /ca 0.5 >> >>
        /XObject << /F 6 0 R >>
        """,
      objects: [stream(mask, group), stream("0 0 2 2 re f 1 1 2 2 re f", group)])
  }

  @Test func `a mask of one white outline is a clip`() throws {
    #expect(try symbol(masked("1 g 0 0 24 24 re f")).layers[0].clips.isEmpty)
    #expect(try symbol(masked("1 g 0 0 m 4 0 l 4 4 l f")).layers[0].clips.count == 1)
    #expect(try symbol(masked("1 g 0 0 m 4 0 l 4 4 l f")).layers[0].group == nil)
  }

  @Test func `a mask of several shapes or shades lets each shape through, and a group as one`() throws {
    let shade = "0.5 g 0 0 24 24 re f"
    let faint = try symbol(masked(shade)).layers
    #expect(faint.map { $0.group?.mask?.layers.count } == [1] && faint[0].group?.mask?.isByAlpha == false)
    #expect(faint[0].group?.layers.map(\.fill) == [.color(.black)])
    let shapes = "1 g 0 0 2 2 re f 4 4 2 2 re f"
    #expect(try symbol(masked(shapes, kind: "Alpha")).layers[0].group?.mask?.isByAlpha == true)
    #expect(try symbol(masked(shapes)).layers[0].group?.mask?.layers.count == 2)
    let two = try symbol(masked(shade, "/M gs 0 0 1 1 re f 2 2 1 1 re f /N gs 4 4 1 1 re f")).layers
    #expect(two.map { $0.group?.mask != nil } == [true, true, false])
    let kept = try symbol(masked(shade, "q /M gs 0 0 1 1 re f Q 2 2 1 1 re f")).layers
    #expect(kept.map { $0.group?.mask != nil } == [true, false])
    let group = try symbol(masked(shade, "/M gs /H gs /F Do")).layers
    #expect(group.map { $0.group?.layers.count } == [2] && group[0].group?.opacity == 0.5)
    #expect(group[0].group?.layers.contains { $0.group != nil } == false)
    // Nothing on a mask lets nothing through.
    #expect(try symbol(masked("")).layers[0].group?.mask?.layers.isEmpty == true)
  }

  @Test func `masks of many segments, and many masked shapes, have a limit`() throws {
    let lines = String(repeating: "1 1 l ", count: 9000)
    let shapes = "/M gs " + String(repeating: "0 0 1 1 re f ", count: 200)
    #expect(problem(masked("0.5 g 0 0 m \(lines) f", shapes))?.contains("clips and masks of more than") == true)
    let pictures = String(repeating: "/F Do ", count: 3000)
    #expect(problem(masked(pictures, shapes))?.contains("clips and masks of more than") == true)
    let many = "/M gs " + String(repeating: "0 0 1 1 re f ", count: Limits.symbolGroups + 1)
    #expect(problem(masked("0.5 g 0 0 24 24 re f", many))?.contains("masked shapes") == true)
  }

  @Test func `a mask's colours are in the space that was set before it`() throws {
    let icon = try symbol(
      file(
        "/DeviceRGB cs /M gs 1 0 0 sc 0 0 8 8 re f",
        resources: "/ExtGState << /M << /SMask << /S /Alpha /G 5 0 R >> >> >>",
        objects: [stream("0 0 0 sc 0 0 m 4 0 l 4 4 l f", "/Subtype /Form /BBox [0 0 24 24]")]))
    #expect(icon.layers.map(\.clips.count) == [1])
    #expect(icon.layers.map(\.fill) == [.color(Color(red: 1, green: 0, blue: 0))])
  }

  @Test func `a blend mode holds for each shape, and for a transparency group as a whole`() throws {
    let states = "/ExtGState << /B << /BM [/Glow /ColorBurn] >> /N << /BM /Normal >> >> /XObject << /F 5 0 R >>"
    func form(_ group: String) -> [UInt8] {
      file(
        "/B gs 0 0 9 9 re f /F Do /N gs 0 0 1 1 re f", resources: states,
        objects: [
          stream(
            "0 0 4 4 re f 2 2 4 4 re f", "/Subtype /Form /BBox [0 0 24 24] \(group)")
        ])
    }
    let plain = try symbol(form("")).layers
    #expect(plain.map { $0.group?.blendMode } == [.colorBurn, .colorBurn, .colorBurn, nil])
    let grouped = try symbol(form("/Group << /S /Transparency >>")).layers
    #expect(grouped.map { $0.group?.blendMode } == [.colorBurn, .colorBurn, nil])
    #expect(grouped[1].group?.layers.count == 2)
    #expect(grouped[1].group?.layers.allSatisfy { $0.group == nil } == true)
  }

  @Test func `what blends in an isolated group does not meet what is behind it`() throws {
    func layers(_ group: String) throws -> [SymbolLayer] {
      try symbol(
        file(
          "0 0 9 9 re f /F Do", resources: "/ExtGState << /B << /BM /Multiply >> >> /XObject << /F 5 0 R >>",
          objects: [
            stream("/B gs 0 0 4 4 re f", "/Subtype /Form /BBox [0 0 24 24] /Group << /S /Transparency \(group) >>")
          ]
        )
      ).layers
    }
    #expect(try layers("/I true")[1].group?.isIsolated == true)
    #expect(try layers("/I true")[1].group?.layers.first?.group?.blendMode == .multiply)
    #expect(try layers("")[1].group?.blendMode == .multiply)
  }

  @Test(arguments: [
    ("BT (a) Tj ET", "text"), ("/P sh", "a gradient"), ("/Pattern cs /P scn 0 0 1 1 re f", "a gradient"),
    ("BI /W 1 ID x EI", "a bitmap among"), ("/I Do", "an object that is missing"),
    ("/B gs 0 0 1 1 re f", "the blend mode 'Glow'"),
    ("2 0 0 1 0 0 cm 0 0 m 1 1 l S", "stretched"), ("1 m", "damaged"),
    ("", "draws nothing"),
  ])
  func `what would be drawn otherwise is refused by its name`(drawing: String, word: String) {
    let bytes = file(drawing, resources: "/ExtGState << /B << /BM /Glow >> >>")
    #expect(problem(bytes)?.contains(word) == true, "\(problem(bytes) ?? "none")")
  }

  @Test func `files that are damaged, encrypted or without a page are refused`() {
    #expect(problem(Array("GIF89a".utf8))?.contains("not a PDF file") == true)
    #expect(problem(Array("%PDF-1.7\n".utf8))?.contains("no page") == true)
    #expect(problem(file("f", page: ""))?.contains("no size") == true)
    let locked = String(decoding: file("0 0 1 1 re f"), as: UTF8.self)
    #expect(
      problem(Array(locked.replacing("/Root 1 0 R", with: "/Root 1 0 R /Encrypt 9 0 R").utf8))?.contains("encrypted")
        == true)
  }

  @Test func `forms that draw themselves end, however often they do`() {
    let form = "/Subtype /Form /BBox [0 0 24 24] /Resources << /XObject << /F 5 0 R >> >>"
    let once = file("/F Do", resources: "/XObject << /F 5 0 R >>", objects: [stream("/F Do", form)])
    #expect(problem(once)?.contains("nested too deeply") == true)
    let forms = (5...30).map { number in
      let again = "/Subtype /Form /BBox [0 0 24 24] /Resources << /XObject << /F \(number + 1) 0 R >> >>"
      return stream(number == 30 ? "0 0 1 1 re f" : "/F Do /F Do", again)
    }
    let often = file("/F Do", resources: "/XObject << /F 5 0 R >>", objects: forms)
    #expect(problem(often)?.contains("too many steps") == true)
  }

  @Test func `no damage ends the process`() {
    let whole = file(
      "/G gs q 1 0 0 1 10 0 cm /F Do Q 1 0 0 rg 2 3 m 4 3 5 6 7 8 c [1 2] 0 d S",
      resources: "/XObject << /F 5 0 R >> /ExtGState << /G << /ca 0.5 >> >>",
      objects: [
        stream("0 0 2 2 re f /F Do", "/Subtype /Form /BBox [0 0 24 24] /Resources << /XObject << /F 5 0 R >> >>")
      ])
    #expect(problem(whole)?.contains("nested too deeply") == true)
    for index in whole.indices {
      for byte: UInt8 in [0, 0x28, 0x3C, 0x39, 0x2D, 0xFF] {
        var damaged = whole
        damaged[index] = byte
        _ = problem(damaged)
      }
      _ = problem(Array(whole[..<index]))
    }
    _ = problem(Array("%PDF-".utf8) + [UInt8](repeating: UInt8(ascii: "["), count: 100_000))
    _ = problem(Array("%PDF-1 0 obj".utf8) + [UInt8](repeating: UInt8(ascii: "<"), count: 100_000))
  }
}
