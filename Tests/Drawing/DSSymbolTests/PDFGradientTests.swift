import DSDiagnostics
import DSGeometry
import TestRandom
import Testing

@testable import DSSymbol

/// Gradients in PDF files; the page is 24 × 24 points.
struct PDFGradientTests {
  /// A file with one page whose resources name a pattern P and a shading S.
  ///
  /// - Parameters:
  ///   - shading: the entries of the shading, whose function is object 5.
  ///   - function: object 5.
  private func file(_ drawing: String, shading: String, function: String) -> [UInt8] {
    let dictionary = "<< \(shading) /Function 5 0 R >>"
    let resources =
      "/Shading << /S \(dictionary) >> /Pattern << /P << /PatternType 2 /Matrix [2 0 0 2 4 0] /Shading \(dictionary) >> >>"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 24 24] >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >>",
      "<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream", function,
    ]
    let text = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    return Array("%PDF-1.7\n\(text)trailer\n<< /Root 1 0 R >>\n%%EOF\n".utf8)
  }

  private static let axial = "/ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 8 0] /Extend [true true]"
  private static let redToBlue = "<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>"
  private static let square = "/Pattern cs /P scn 0 0 8 8 re f"

  private func gradient(
    _ drawing: String = square, shading: String = axial, function: String = redToBlue
  ) throws -> SymbolGradient? {
    let symbol = try readPDF(file(drawing, shading: shading, function: function), name: "t", file: "t.pdf")
    guard case .gradient(let gradient)? = symbol.layers.first?.fill else { return nil }
    return gradient
  }

  private func problem(shading: String = axial, function: String = redToBlue) -> String? {
    do throws(DiagnosticsError) {
      _ = try readPDF(file(Self.square, shading: shading, function: function), name: "t", file: "t.pdf")
      return nil
    } catch {
      return error.diagnostics.first?.message
    }
  }

  private func calculated(_ program: String) -> String {
    "<< /FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1] /Length \(program.utf8.count) >>\nstream\n\(program)\nendstream"
  }

  /// Colours as `position: red green blue alpha`, in percent.
  private func words(_ gradient: SymbolGradient?) -> [String] {
    (gradient?.stops ?? []).map { stop in
      let parts = [stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha]
      let numbers = parts.map { "\(Int(($0 * 100).rounded()))" }.joined(separator: " ")
      return "\(Int((stop.position * 1000).rounded())): \(numbers)"
    }
  }

  @Test func `a line of two colours is in the plane of the page, whatever the outline's is`() throws {
    let gradient = try gradient("/Pattern cs /P scn 9 0 0 9 1 1 cm 0 0 1 1 re f")
    #expect(words(gradient) == ["0: 100 0 0 100", "1000: 0 0 100 100"])
    #expect(gradient?.shape == .linear(start: Point(x: 0, y: 0), end: Point(x: 8, y: 0)))
    #expect(gradient?.transform.apply(Point(x: 8, y: 1)) == Point(x: 20, y: 22))
  }

  @Test func `colours that are computed as Figma writes them have a stop at each bend`() throws {
    let program = """
      { 1 exch 0 exch 0 exch dup 0.5 gt { exch pop exch pop exch pop dup 0.5 sub -2 mul 1 add exch dup 0.5 sub 2 mul \
      0 add exch dup 0.5 sub 0 mul 0 add exch } if pop }
      """
    #expect(
      words(try gradient(function: calculated(program))) == [
        "0: 100 0 0 100", "500: 100 0 0 100", "1000: 0 100 0 100",
      ])
  }

  @Test func `colours that are sampled, or joined of several functions, are followed`() throws {
    // Three rows of three samples, which are ASCII letters, at equal distances.
    let sampled = """
      << /FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [3] /BitsPerSample 8 /Length 9 >>
      stream
      abcdefghi
      endstream
      """
    #expect(words(try gradient(function: sampled)) == ["0: 38 38 39 100", "1000: 40 41 41 100"])
    let joined = """
      << /FunctionType 3 /Domain [0 1] /Bounds [0.25] /Encode [0 1 1 0] /Functions [\(Self.redToBlue) \(Self.redToBlue)] >>
      """
    #expect(
      words(try gradient(function: joined)) == ["0: 100 0 0 100", "250: 0 0 100 100", "1000: 100 0 0 100"])
  }

  @Test func `a shading fills what the clip leaves, and ends where it does not go on`() throws {
    let shading = Self.axial.replacing("[true true]", with: "[false true]")
    let bytes = file("0 0 4 4 re W n /S sh", shading: shading, function: Self.redToBlue)
    let symbol = try readPDF(bytes, name: "t", file: "t.pdf")
    #expect(symbol.layers.count == 1 && symbol.layers[0].clips.count == 1)
    #expect(symbol.layers[0].path.controlBounds == Rect(x: 0, y: 0, width: 24, height: 24))
    guard case .gradient(let gradient)? = symbol.layers[0].fill else { throw PDFProblem(message: "no gradient") }
    #expect(words(gradient) == ["0: 100 0 0 0", "0: 100 0 0 100", "1000: 0 0 100 100"])
  }

  @Test func `circles run from the smaller to the larger one`() throws {
    func radial(_ numbers: String) throws -> SymbolGradient? {
      try gradient(shading: "/ShadingType 3 /ColorSpace /DeviceRGB /Coords [\(numbers)] /Extend [true true]")
    }
    #expect(try radial("4 4 0 4 4 3")?.shape == .radial(center: Point(x: 4, y: 4), radius: 3))
    let reversed = try radial("4 4 3 4 4 0")
    #expect(reversed?.shape == .radial(center: Point(x: 4, y: 4), radius: 3))
    #expect(words(reversed) == ["0: 0 0 100 100", "1000: 100 0 0 100"])
    #expect(
      try radial("3 4 1 4 4 3")?.shape
        == .focal(focus: Point(x: 3, y: 4), startRadius: 1, center: Point(x: 4, y: 4), radius: 3))
  }

  @Test(arguments: [
    ("{ sin dup dup }", "computed with 'sin'"), ("{ pop }", "damaged"), ("{ dup dup", "damaged"), ("dup", "damaged"),
    ("{ pop 1 0 div dup dup }", "damaged"), ("{ pop pop }", "damaged"), ("{ 9 copy }", "damaged"),
    ("{ \(String(repeating: "1 ", count: 200)) }", "damaged"),
    (String(repeating: "{ ", count: 50), "nested too deeply"),
  ])
  func `a program that cannot be followed is refused`(program: String, words: String) {
    #expect(problem(function: calculated(program))?.contains(words) == true, "\(program)")
  }

  @Test func `what would be drawn differently is refused by name`() {
    let function = Self.redToBlue.replacing("/N 1", with: "/N 1.5")
    #expect(problem(function: function) == "has a gradient with a broken exponent, which is not supported in a PDF")
    let patches = Self.axial.replacing("/ShadingType 2", with: "/ShadingType 6")
    #expect(problem(shading: patches) == "has a gradient of triangles or patches, which is not supported in a PDF")
    let ground = Self.axial + " /Background [1 1 1]"
    #expect(
      problem(shading: ground) == "has a gradient with a ground or bounds, which is not supported in a PDF")
    let far = Self.axial.replacing("[0 0 8 0]", with: "[0 0 1e30 0]")
    #expect(problem(shading: far)?.contains("damaged") == true)
    let many = String(repeating: "/P scn ", count: Limits.pdfGradients + 1)
    #expect(throws: DiagnosticsError.self) { try gradient("/Pattern cs \(many) 0 0 8 8 re f") }
  }

  @Test func `no program of any words ends the process`() {
    let words = [
      "{", "}", "if", "ifelse", "1", "-3", "0.5", "1e18", "-1e18", "abs", "add", "and", "ceiling", "copy", "cvi", "div",
      "dup", "eq", "exch", "floor", "idiv", "index", "mod", "mul", "neg", "not", "or", "pop", "roll", "round", "sqrt",
      "sub", "truncate", "true", "false",
    ]
    var random = SeededRandom(seed: 11)
    for _ in 0..<3_000 {
      let body = (0..<Int.random(in: 0...30, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      guard let calculator = try? PDFCalculator(Array("{ \(body.joined(separator: " ")) }".utf8)) else { continue }
      #expect((try? calculator.results(of: 0.3))?.allSatisfy(\.isFinite) ?? true)
    }
  }
}
