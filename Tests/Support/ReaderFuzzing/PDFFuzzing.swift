import DSDiagnostics
import DSSymbol
import TestDeflate

/// PDF icons of every part that the reader knows: pages, contents, forms, masks, colours, packed objects.
struct PDFFuzzing: FuzzReader {
  func make(_ chance: inout FuzzChance) -> [UInt8] {
    var maker = PDFMaker()
    let bytes = maker.file(&chance)
    return chance.damaged(bytes)
  }

  func read(_ input: [UInt8]) -> FuzzEnd {
    do throws(DiagnosticsError) {
      let symbol = try readPDF(input, name: "fuzz", file: "fuzz.pdf")
      return symbol.layers.isEmpty ? .wrong("a picture without layers") : .read
    } catch {
      return error.diagnostics.isEmpty ? .wrong("refused without a reason") : .refused
    }
  }
}

/// Writes the objects of a PDF file.
struct PDFMaker {
  private var objects: [(number: Int, body: [UInt8])] = []
  /// Objects that stand in a stream.
  private var packed: [(number: Int, body: String)] = []

  /// A file of one page.
  mutating func file(_ chance: inout FuzzChance) -> [UInt8] {
    let isNew = chance.happens(oneIn: 3)
    add(1, "<< /Type /Catalog /Pages 2 0 R >>", isPacked: isNew)
    let box = "[\(chance.text(0...0)) \(chance.text(0...0)) \(chance.text(8...64)) \(chance.text(8...64))]"
    add(2, "<< /Type /Pages /Kids [3 0 R] /Count \(chance.wholeText(1...1)) /MediaBox \(box) >>", isPacked: isNew)
    let contents = chance.one(of: ["4 0 R", "4 0 R", "[4 0 R]", "[4 0 R 5 0 R]", "[4 0 R 4 0 R 9 0 R]"])
    let turn = chance.happens(oneIn: 20) ? "/Rotate \(chance.wholeText(0...0))" : ""
    add(
      3, "<< /Type /Page /Parent 2 0 R /Contents \(contents) /Resources 6 0 R \(turn) >>",
      isPacked: isNew && chance.happens(oneIn: 2))
    add(4, stream(drawing(&chance, depth: 0), "", &chance))
    add(5, stream(drawing(&chance, depth: 1), "", &chance))
    add(
      6,
      """
      << /XObject << /F0 7 0 R /F1 8 0 R >> /ExtGState << /G0 << /ca \(chance.text(0...1)) /CA \(chance.text(1...1)) \
      /LW \(chance.text(1...4)) /BM /\(chance.one(of: ["Normal", "Normal", "Compatible", "Multiply"])) >> \
      /G1 << /SMask << /S /\(chance.one(of: ["Luminosity", "Alpha"])) /G 7 0 R >> >> >> \
      /ColorSpace << /C0 [/ICCBased 9 0 R] /C1 /DeviceCMYK /C2 [/CalGray << >>] >> \
      /Shading << /S0 \(shading(&chance)) /S1 \(shading(&chance)) >> \
      /Pattern << /P0 << /PatternType \(chance.wholeText(2...2)) /Shading \(shading(&chance)) >> >> >>
      """, isPacked: isNew)
    add(12, stream(program(&chance), "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]", &chance))
    for number in 7...8 {
      let matrix = (0..<6).map { chance.text($0 % 3 == 0 ? 1...1 : 0...0) }.joined(separator: " ")
      let group = chance.happens(oneIn: 2) ? "/Group << /S /Transparency >>" : ""
      let inner = chance.happens(oneIn: 6) ? "/Resources 6 0 R" : ""
      let entries = "/Type /XObject /Subtype /Form /BBox [0 0 64 64] /Matrix [\(matrix)] \(group) \(inner)"
      add(number, stream(number == 7 ? "1 g 0 0 64 64 re f" : drawing(&chance, depth: 1), entries, &chance))
    }
    add(9, stream("", "/N \(chance.wholeText(3...3))", &chance))
    if isNew { addPacked(&chance) }
    return joined(&chance)
  }

  /// A gradient of one of the kinds, by one of the functions.
  private func shading(_ chance: inout FuzzChance) -> String {
    let isLine = chance.happens(oneIn: 2)
    let places = (0..<(isLine ? 4 : 6)).map { _ in chance.text(0...24) }.joined(separator: " ")
    let power = "<< /FunctionType 2 /C0 [1 0 0] /C1 [0 \(chance.text(0...1)) 1] /N \(chance.wholeText(1...1)) >>"
    let function = chance.one(of: [
      "12 0 R", power,
      """
      << /FunctionType 3 /Domain [0 1] /Bounds [\(chance.text(0...0))] /Encode [0 1 \(chance.text(1...1)) 0] \
      /Functions [\(power) \(power)] >>
      """,
      "5 0 R",
    ])
    let ends = chance.one(of: ["", "/Extend [true true]", "/Extend [false true]", "/Extend 7"])
    return """
      << /ShadingType \(chance.wholeText(isLine ? 2...2 : 3...3)) /ColorSpace /DeviceRGB /Coords [\(places)] \
      /Function \(function) \(ends) >>
      """
  }

  /// A program on a stack.
  private func program(_ chance: inout FuzzChance) -> String {
    let words = (0..<chance.number(0...12)).map { _ in
      chance.one(of: [
        "dup", "exch", "pop", "mul", "add", "sub", "div", "gt", "index", "copy", "roll", "{ pop 0.5 } if",
        "{ 1 } { 2 } ifelse", "sqrt", "neg", chance.text(0...3), chance.text(0...1),
      ])
    }
    return "{ dup dup \(words.joined(separator: " ")) \(chance.isHostile() ? "" : "}")"
  }

  private mutating func add(_ number: Int, _ body: String, isPacked: Bool = false) {
    if isPacked { packed.append((number, body)) } else { objects.append((number, Array(body.utf8))) }
  }

  private mutating func add(_ number: Int, _ body: [UInt8]) { objects.append((number, body)) }

  private mutating func addPacked(_ chance: inout FuzzChance) {
    var (heads, bodies) = ("", "")
    for (number, body) in packed {
      heads += "\(chance.wholeText(number...number)) \(chance.wholeText(bodies.utf8.count...bodies.utf8.count)) "
      bodies += body + " "
    }
    let count = chance.wholeText(packed.count...packed.count)
    let first = chance.wholeText(heads.utf8.count...heads.utf8.count)
    add(10, stream(heads + bodies, "/Type /ObjStm /N \(count) /First \(first)", &chance))
    add(11, stream("", "/Type /XRef /Root 1 0 R", &chance))
  }

  /// A stream, compressed or not.
  private func stream(_ text: String, _ entries: String, _ chance: inout FuzzChance) -> [UInt8] {
    var content = Array(text.utf8)
    var filter = ""
    if chance.happens(oneIn: 2) {
      content = TestDeflate.stored(content)
      filter = chance.one(of: ["/Filter /FlateDecode", "/Filter [/FlateDecode]", "/Filter /Fl"])
    } else if chance.isHostile() {
      filter = chance.one(of: [
        "/Filter /LZWDecode", "/Filter [/Fl /Fl]", "/Filter []", "/Filter 7 0 R", "/DecodeParms << /Predictor 12 >>",
      ])
    }
    let length = chance.wholeText(content.count...content.count)
    let ending = chance.isHostile() ? "" : "\nendstream"
    return Array("<< /Length \(length) \(filter) \(entries) >>\nstream\n".utf8) + content + Array(ending.utf8)
  }

  private func joined(_ chance: inout FuzzChance) -> [UInt8] {
    var bytes = Array("%PDF-1.7\n".utf8)
    for (number, body) in objects {
      bytes += Array("\(chance.wholeText(number...number)) 0 obj\n".utf8) + body + Array("\nendobj\n".utf8)
    }
    let encrypt = chance.isHostile() ? "/Encrypt 9 0 R" : ""
    return bytes + Array("trailer\n<< /Root 1 0 R \(encrypt) >>\nstartxref\n0\n%%EOF\n".utf8)
  }

  /// Operators of a drawing, with as many operands as they take.
  private func drawing(_ chance: inout FuzzChance, depth: Int) -> String {
    var result = ""
    for _ in 0..<chance.number(1...24) {
      let word = chance.one(
        of: depth == 0 ? Self.operators : Self.operators.filter { $0.word != "Do" && $0.word != "gs" })
      for kind in word.operands {
        switch kind {
        case "n": result += chance.text(0...24) + " "
        case "c": result += chance.one(of: ["0", "1", "0.5", chance.text(0...1)]) + " "
        case "o": result += chance.isHostile() ? chance.text(0...2) + " " : "1 "
        case "z": result += chance.isHostile() ? chance.text(0...2) + " " : "0 "
        case "a": result += "[\(chance.one(of: ["", "1", "2 3", "\(chance.text(0...9)) \(chance.text(0...9))"]))] "
        case "F": result += chance.one(of: ["/F0 ", "/F0 ", "/F1 ", "/F9 "])
        case "P": result += chance.one(of: ["/Pattern cs /P0 ", "/Pattern cs /P0 ", "/P9 "])
        case "H": result += chance.one(of: ["/S0 ", "/S1 ", "/S1 ", "/S9 "])
        case "G": result += chance.one(of: ["/G0 ", "/G0 ", "/G1 ", "/G9 "])
        default: result += chance.one(of: ["/DeviceRGB ", "/C0 "])
        }
      }
      if !chance.isHostile() { result += word.word }
      result += chance.one(of: [" ", "\n", " % c\r"])
    }
    return result + " 0 0 8 8 re f"
  }

  /// Operators, and what stands before each: numbers, colours, ones, zeros, arrays, names of forms, states,
  /// spaces, patterns and shadings.
  private static let operators: [(operands: String, word: String)] = [
    ("nn", "m"), ("nn", "l"), ("nn", "l"), ("nnnnnn", "c"), ("nnnn", "v"), ("nnnn", "y"), ("nnnn", "re"),
    ("nnnn", "re"),
    ("", "h"), ("", "f"), ("", "f*"), ("", "S"), ("", "s"), ("", "B"), ("", "b*"), ("", "n"), ("", "W n"), ("", "W* n"),
    ("", "q"), ("", "Q"), ("ozzonn", "cm"), ("ccc", "rg"), ("c", "g"), ("cccc", "k"), ("ccc", "RG"), ("S", "cs"),
    ("n", "w"), ("o", "J"), ("o", "j"), ("n", "M"), ("an", "d"), ("F", "Do"), ("G", "gs"),
    ("P", "scn"), ("H", "sh"),
  ]
}
