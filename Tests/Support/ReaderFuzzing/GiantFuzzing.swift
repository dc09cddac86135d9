import TestDeflate

/// Files of some kilobytes, up to the size that a file may have, that ask for gigabytes: repetition, compression, nesting.
struct GiantFuzzing: FuzzReader {
  func make(_ chance: inout FuzzChance) -> [UInt8] {
    switch chance.number(0...2) {
    case 0: svg(&chance)
    case 1: pdf(&chance)
    default: jpeg(&chance)
    }
  }

  func read(_ input: [UInt8]) -> FuzzEnd {
    switch input.first {
    case UInt8(ascii: "<"): SVGFuzzing().read(input)
    case UInt8(ascii: "%"): PDFFuzzing().read(input)
    default: JPEGFuzzing().read(input)
    }
  }

  /// Up to so many, small numbers as often as large ones.
  private func count(_ most: Int, _ chance: inout FuzzChance) -> Int {
    chance.happens(oneIn: 2) ? chance.number(1...most) : max(1, most >> chance.number(0...8))
  }

  private func svg(_ chance: inout FuzzChance) -> [UInt8] {
    func many(_ text: String, _ most: Int) -> String { String(repeating: text, count: count(most, &chance)) }
    let content: String
    switch chance.number(0...11) {
    case 0:
      let groups = count(250, &chance)
      content =
        "<clipPath id='a'><path d='M1 1\(many("l1 2l-1 3", 40_000))z'/></clipPath>"
        + String(repeating: "<g clip-path='url(#a)'>", count: groups) + many("<path d='M0 0L24 24L24 0'/>", 4_000)
        + String(repeating: "</g>", count: groups)
    case 1:
      let names = (0..<count(900_000, &chance)).map { "a\($0)=''" }.joined(separator: " ")
      content = "<path id='a' d='M0 0H9V9z' \(names)/>" + many("<use href='#a'/>", 4_900)
    case 2:
      content =
        "<path d='M0 0H9V9z' \(chance.one(of: ["fill", "x", "transform", "style", "id", "clip-path", "d", "stroke-dasharray"]))='\(many(chance.one(of: ["a", " ", ";", "(", "1 ", "red;", "é"]), 3_900_000))'/>"
    case 3:
      content =
        "<path id='a' d='M0 0H9V9z' style='\(many("zz\(chance.number(0...9))z:1;", 1_000_000))'/>"
        + many("<use href='#a'/>", 4_900)
    case 4:
      content =
        "<path d='M0 0\(many(chance.one(of: ["h1", "z", "t1 1", "c1 2 3 4 5 6", "a9 9 0 0 1 3 4"]), 400_000))'/>"
    case 5: content = "<path id='a' d='M0 0\(many(" ", 4_000_000))H9V9z'/>" + many("<use href='#a'/>", 4_900)
    case 6: content = many("<g>", 5_000)
    case 7:
      content =
        "<path id='a0' d='M0 0H9V9z'/>"
        + (1...40).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/><use href='#a\($0 - 1)'/></g>" }.joined()
    case 8:
      let id = many("x", 1_500)
      content = (0..<4_000).map { "<use href='#\(id)\($0)'/><g id='\($0)\(id)'/>" }.joined()
    case 9: content = "<path stroke='red' stroke-dasharray='\(many("1 ", 2_000_000))' d='M0 0H9'/>"
    case 10: content = "<!--\(many("x", 7_000_000))-->" + many("<title>x</title>", 300_000)
    default: content = many("<path d='M0 0X' fill='x' stroke-width='-1'/>\n", 100_000)
    }
    return Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(content)</svg>".utf8)
  }

  private func pdf(_ chance: inout FuzzChance) -> [UInt8] {
    func many(_ text: String, _ most: Int) -> [UInt8] {
      let part = Array(text.utf8)
      return Array(repeatElement(part, count: count(most, &chance)).joined())
    }
    func stream(_ content: [UInt8], _ entries: String = "") -> [UInt8] {
      Array("<< /Length \(content.count) \(entries) >>\nstream\n".utf8) + content + Array("\nendstream".utf8)
    }
    var (page, drawing) = ("", stream(Array("0 0 8 8 re f".utf8)))
    var objects: [[UInt8]] = []
    var resources = ""
    let word = chance.one(of: [
      "[0 ", "0 ", "/a ", "(a) ", "<< /a 0 >> ", "[", "q ", "0 0 4 4 re W n ", "0 0 m 1 1 l S ", "/F Do ", "/G gs ",
      " ", "% ", "[1 2] 0 d ",
    ])
    switch chance.number(0...7) {
    case 0:
      page = "/Contents [\(String(decoding: many("5 0 R ", 100_000), as: UTF8.self))]"
      objects = [stream(TestDeflate.run(of: 0x20, count: count(400 << 20, &chance)), "/Filter /FlateDecode")]
    case 1:
      let zeros = TestDeflate.run(of: 0, count: count(8 << 20, &chance))
      objects = Array(
        repeating: stream(
          zeros, "/Type /ObjStm /Filter /FlateDecode /First 0 /N \(chance.one(of: [-1, 0, 1, 1_000_000]))"),
        count: count(500, &chance))
    case 2:
      let heads = (0..<count(20_000, &chance)).map { "\($0 + 10) 0 " }.joined()
      objects = [stream(Array(heads.utf8) + many(word, 800_000), "/Type /ObjStm /N 99999 /First \(heads.utf8.count)")]
    case 3: drawing = stream(many(word, 500_000) + Array(" 0 0 8 8 re f".utf8))
    case 4:
      resources =
        "/XObject << /F 5 0 R >> /ExtGState << /G << /BM [\(String(decoding: many("/x ", 190_000), as: UTF8.self))] >> >>"
      drawing = stream(many(chance.one(of: ["/F Do ", "/G gs "]), 200_000) + Array(" 0 0 8 8 re f".utf8))
      objects = [
        stream(many(word, 400_000), "/Subtype /Form /Matrix [\(String(decoding: many("1 ", 5_000), as: UTF8.self))]")
      ]
    case 5:
      drawing =
        Array("null\nendobj\n".utf8)
        + many(
          chance.one(of: ["<<", "[", "(", "<", "% x", "0 0 obj ", "1 0 obj << >> stream ", "trailer << /a 0 >> "]),
          900_000)
    case 6:
      let outline = Array("1 1 m ".utf8) + many("2 3 l 4 1 l ", 40_000) + Array("h W n ".utf8)
      drawing = stream(outline + many("0 0 8 8 re f ", 30_000))
    default:
      resources = "/XObject << /F 5 0 R >>"
      drawing = stream(Array("/F Do".utf8))
      let form = "/Subtype /Form /Filter /FlateDecode /Resources << /XObject << /F 5 0 R >> >>"
      objects = [stream(TestDeflate.stored(Array("/F Do ".utf8) + many(" ", 7_000_000)), form)]
    }
    let own = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /MediaBox [0 0 24 24] >>",
      "<< /Type /Page /Contents 4 0 R \(page) /Resources << \(resources) >> >>",
    ].map { Array($0.utf8) }
    var bytes = Array("%PDF-1.7\n".utf8)
    for (index, object) in (own + [drawing] + objects).enumerated() {
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    return bytes + Array("trailer\n<< /Root 1 0 R >>\n%%EOF\n".utf8)
  }

  /// A picture of one grey, of many scans.
  private func jpeg(_ chance: inout FuzzChance) -> [UInt8] {
    func part(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] { [0xFF, marker, 0, UInt8(content.count + 2)] + content }
    func table(_ number: UInt8, _ value: UInt8) -> [UInt8] {
      part(0xC4, [number, 1] + [UInt8](repeating: 0, count: 15) + [value])
    }
    let (width, height) = chance.one(of: [(4096, 4096), (16_384, 1024), (1024, 16_384), (65_535, 65_535), (512, 512)])
    var file: [UInt8] = [0xFF, 0xD8] + part(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    file += part(
      0xC2, [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 1, 1, 0x11, 0])
    file += table(0, 0) + table(0x10, 0xE0)
    for scan in 0..<count(600, &chance) {
      let (coefficient, step) = (UInt8(scan / 14 % 64), scan % 14)
      let bits = step == 0 ? 13 : UInt8((14 - step) << 4 | 13 - step)
      file += part(0xDA, [1, 1, 0, coefficient, coefficient, bits])
      file += [UInt8](repeating: 0, count: coefficient == 0 ? min(width * height / 512, 40_000) : 30)
    }
    return file + [0xFF, 0xD9]
  }
}
