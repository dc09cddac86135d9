import DSDiagnostics
import TestFolder
import Testing

@testable import DSSymbol

/// Files that are no icons, or would be drawn wrongly.
struct BadSymbolTests {
  private func problems(_ text: String) -> [String] { problems(Array(text.utf8)) }

  private func problems(_ bytes: [UInt8]) -> [String] {
    do throws(DiagnosticsError) {
      let symbol = try readSymbol(bytes, name: "t", file: "t.svg")
      return symbol.warnings.map { "\($0.location.line):\($0.location.column) \($0.id)" }
    } catch {
      return error.diagnostics.map { "\($0.location.line):\($0.location.column) \($0.id)" }
    }
  }

  @Test(
    "What cannot be drawn is refused at its place",
    arguments: [
      ("<path fill='url(a.svg#a)' d='M0 0H1'/>", ["2:13 unsupported-svg"]),
      ("<text>x</text>", ["2:1 unsupported-svg"]), ("<animate/>", ["2:1 unsupported-svg"]),
      ("<path d='M0 0' onclick='x()'/>", ["2:16 unsupported-svg"]),
      ("<use href='other.svg#a'/>", ["2:12 unsupported-svg"]), ("<use href='http://x/#a'/>", ["2:12 unsupported-svg"]),
      ("<image href='x.png'/>", ["2:14 unsupported-svg"]),
      ("<image href='data:image/png;base64,!'/>", ["2:1 unsupported-svg"]),
      ("<image href='data:image/png;base64,iVBORw0KGgo='/>", ["2:1 unsupported-svg"]),
      ("<g clip-path='inset(1)'/>", ["2:15 unsupported-svg"]),
      ("<path d='M0 0H1' transform='rotateX(3deg)'/>", ["2:29 unsupported-svg"]),
      ("<rect width='9vw' height='9'/>", ["2:14 unsupported-svg"]),
      ("<style>@import 'a.css';</style><path d='M0 0H1'/>", ["1:1 unsupported-svg"]),
      ("<style>path:nth-child(2) { fill: red }</style><path d='M0 0H1'/>", ["1:1 unsupported-svg"]),
      ("<filter id='a'><feTurbulence/></filter><path d='M0 0H1V1z' filter='url(#a)'/>", ["2:68 unsupported-svg"]),
      ("<circle r='1e300'/>", ["2:1 out-of-range"]), ("<path d='M0 0H1' fill='bleu'/>", ["2:24 svg-syntax"]),
      ("<g id='a'><use href='#a'/></g>", ["1:1 empty-symbol"]),
      ("<paht d=''/>", ["2:1 unknown-element"]),
      ("<path d='M0 0H1' stroke-widht='1'/>", ["2:18 unknown-attribute"]),
      ("<path d='M1e300 0' transform='scale(1e300)'/>", ["2:1 out-of-range"]),
      ("<path d='M0 0H1' stroke-linecap='rund'/>", ["2:34 svg-syntax"]),
      ("<path d='M0 0H1'", ["3:1 syntax-error"]), ("<g></path>", ["2:6 syntax-error"]),
      ("&nbsp;", ["2:1 syntax-error"]),
      ("<g/>", ["1:1 empty-symbol"]), ("<g/><?xml-stylesheet href='x'?>", ["2:5 unsupported-svg"]),
    ])
  func refuses(content: String, expected: [String]) {
    #expect(problems(svg(content)) == expected)
  }

  @Test("Every problem of a file is reported")
  func all() {
    let content = "<path d='M0 0X' fill='blurple' stroke-width='-1'/>\n<text/><circle r='x'/>\n<use href='#z'/>"
    #expect(problems(svg(content)) == ["3:1 unsupported-svg"])
    let drawable = "<path d='M0 0H1' fill='bleu' stroke-linecap='rund'/>\n<paht/>\n<use href='#z'/>"
    #expect(problems(svg(drawable)) == ["3:1 unknown-element"])
    let read = "<path d='M0 0H1' fill='bleu' stroke-linecap='rund'/>\n<use href='#z'/>"
    #expect(problems(svg(read)) == ["2:24 svg-syntax", "2:46 svg-syntax"])
  }

  @Test(arguments: [
    "d='M0 0H9V9zX'", "d='M0 0H9V9z' fill='#12'", "d='M0 0H9V9z' fill='#ggg'", "d='M0 0H9V9z' fill='rgb(1,2)'",
    "d='M0 0H9V9z' stroke-dasharray='1 -1'", "d='M0 0H9V9z' stroke-width='-1'", "d='M0 0H9V9z' transform='turn(1)'",
    "d='M0 0H9V9z' transform='rotate(1 2)'", "d='M0 0H9V9z' stroke-miterlimit='0'", "d='M0 0H9V9z' opacity='1pt'",
    "d='M0 0H9V9z' style='fill'", "d='M0 0H9V9z' fill='rgb(1,2%,3)'", "d='M0 0H9V9z' stroke-width='9mmx'",
  ])
  func `a value that SVG does not know has no effect`(attributes: String) throws {
    let plain = try readSymbol(Array(svg("<path d='M0 0H9V9z'/>").utf8), name: "t", file: "t.svg")
    let faulty = try readSymbol(Array(svg("<path \(attributes)/>").utf8), name: "t", file: "t.svg")
    #expect(faulty.layers == plain.layers)
  }

  private static let plain = "<path d='M0 0H9V9z'/>"

  @Test(arguments: [
    ("<path fill='url(#a)' d='M0 0H9V9z'/>" + plain, "2:13 unknown-id"),
    ("<g clip-path='url(#a)'>\(plain)</g>", "2:15 unknown-id"), ("<g mask='url(#a)'>\(plain)</g>", "2:10 unknown-id"),
    (plain + "<use href='#nope'/>", "2:33 unknown-id"), ("<g filter='url(#a)'>\(plain)</g>", "2:12 unknown-id"),
    (plain + "<script>x</script>", "2:22 left-out-element"), (plain + "<link href='a.css'/>", "2:22 left-out-element"),
    ("<g id='a'>\(plain)</g><g id='a'/><use href='#a'/>", "2:58 duplicate-id"),
    ("<g id='a'/>\(plain)<path fill='url(#a)' d='M0 0H9V9z'/>", "2:45 no-paint"),
  ])
  func `a reference that leads nowhere has no effect, which is a warning of the symbol`(content: String, place: String)
    throws
  {
    let symbol = try readSymbol(Array(svg(content).utf8), name: "t", file: "t.svg")
    let plain = try readSymbol(Array(svg(Self.plain).utf8), name: "t", file: "t.svg")
    #expect(Set(symbol.layers) == Set(plain.layers))
    #expect(symbol.warnings.map { "\($0.location.line):\($0.location.column) \($0.id)" } == [place])
    #expect(symbol.warnings.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    ("translate(-1-2)", "translate(-1 -2)"), ("rotate(3 1-1)", "rotate(3 1 -1)"), ("scale(2-.5)", "scale(2 -.5)"),
  ])
  func `a sign begins the next number of a transform`(short: String, long: String) throws {
    func layers(_ transform: String) throws -> [SymbolLayer] {
      try readSymbol(
        Array(svg("<path transform='\(transform)' d='M4 4H9V9z'/>").utf8), name: "t", file: "t.svg"
      ).layers
    }
    #expect(try layers(short) == layers(long))
  }

  @Test func `a file in ISO 8859-1 is read, and so are properties of texts`() throws {
    let plain = try readSymbol(Array(svg(Self.plain).utf8), name: "t", file: "t.svg")
    let text = svg(
      "<title>\u{E9}</title><path style='font-style:normal;line-height:1' font-weight='700' d='M0 0H9V9z'/>")
    let latin = ("<?xml version='1.0' encoding='iso-8859-1'?>" + text).unicodeScalars.map { UInt8($0.value) }
    let symbol = try readSymbol(latin, name: "t", file: "t.svg")
    #expect(symbol.layers == plain.layers && symbol.warnings.isEmpty)
  }

  @Test func `what draws nothing is a symbol without layers, and a warning`() throws {
    let symbol = try readSymbol(Array(svg("<g/>").utf8), name: "t", file: "t.svg")
    #expect(symbol.layers.isEmpty && symbol.warnings.map(\.id) == ["empty-symbol"])
    #expect(symbol.warnings.allSatisfy { $0.severity == .warning })
  }

  @Test func `elements that one entity stands for are told apart`() throws {
    let text =
      "<!DOCTYPE svg [<!ENTITY a \"<rect id='a' width='2' height='2'/><use href='#a' y='4'/>\">]>" + svg("<g>&a;</g>")
    #expect(try readSymbol(Array(text.utf8), name: "t", file: "t.svg").layers.count == 2)
  }

  @Test func `what is in an element that SVG does not know is drawn by others alone`() throws {
    let symbol = try readSymbol(
      Array(svg("<random><path id='a' d='M0 0H9V9z'/></random><use href='#a' x='2'/>").utf8), name: "t", file: "t.svg")
    #expect(symbol.layers.count == 1 && symbol.warnings.isEmpty)
  }

  @Test func `of many references that lead nowhere so many are named`() throws {
    let many = (0...Limits.syntaxProblems).map { "<use href='#none\($0)'/>" }.joined()
    let symbol = try readSymbol(Array(svg(Self.plain + many).utf8), name: "t", file: "t.svg")
    #expect(symbol.layers.count == 1 && symbol.warnings.count == Limits.syntaxProblems)
  }

  @Test(arguments: [
    "<rect width='-1' height='1'/>", "<circle r='NaN'/>", "<polygon points='1 2 3'/>", "<path d='L1 2'/>",
  ])
  func `a shape without a size draws nothing`(shape: String) {
    #expect(problems(svg(shape)) == ["1:1 empty-symbol"])
  }

  @Test("Files that are no SVG are refused")
  func foreign() {
    #expect(problems("") == ["1:1 syntax-error"])
    #expect(problems("hello") == ["1:1 syntax-error"])
    #expect(problems("<html/>") == ["1:1 svg-root"])
    #expect(problems("<svg viewBox='0 0 1 1'/>") == ["1:1 svg-root"])
    #expect(problems("<g xmlns='http://www.w3.org/2000/svg'/>") == ["1:1 svg-root"])
    #expect(problems([0x89, 0x50, 0x4E, 0x47, 0, 0]) == ["1:1 syntax-error"])
    #expect(problems([0xFF, 0xFE, 0x3C, 0]).count == 1)
    #expect(problems("<?xml version='1.0' encoding='windows-1252'?><svg/>") == ["1:1 not-utf-8"])
    #expect(problems([UInt8](repeating: 0x20, count: Limits.symbolFileBytes + 1)) == ["0:0 file-too-large"])
    for attributes in ["", "viewBox='0 0 24'", "viewBox='0 0 0 1'", "viewBox='0 0 1e9 1'", "width='24'", "viewBox='a'"]
    {
      #expect(problems(svg("<path d='M0 0H1'/>", attributes)).count == 1, "\(attributes)")
    }
  }

  @Test("An entity of entities, or of another file, is refused before it is used")
  func documentType() {
    var text = "<!DOCTYPE svg [<!ENTITY a0 \"x\">"
    for level in 1...20 { text += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);&a\(level - 1);\">" }
    text += "]>" + svg("<title>&a20;</title>")
    #expect(problems(text) == ["1:44 unsupported-svg"])
    for entity in ["SYSTEM 'file:///etc/passwd'", "'&#38;b;'"] {
      let text = "<!DOCTYPE svg [<!ENTITY a \(entity)>]>" + svg("<title>&a;</title><path d='M0 0H1'/>")
      #expect(problems(text).map { $0.split(separator: " ").last } == ["unsupported-svg"])
    }
    let parameter = "<!DOCTYPE svg [<!ENTITY % a 'x'>]>" + svg("<path d='M0 0H1'/>")
    #expect(problems(parameter) == ["1:29 unsupported-svg"])
  }

  @Test("Entities that could become more than the limit are refused before one is used")
  func entities() {
    func file(_ uses: Int) -> String {
      "<!DOCTYPE svg [<!ENTITY a '\(String(repeating: "x", count: 5_000))'>]>"
        + svg("<path d='M0 0H1' data-x='\(String(repeating: "&a;", count: uses))'/>")
    }
    #expect(problems(file(500)) == [])
    #expect(problems(file(1_000)) == ["1:27 too-many-entities"])
  }

  @Test("Repetition by 'use' ends at the limits")
  func amplification() {
    var doubling = "<path id='a0' d='M0 0H1'/>"
    for level in 1...40 {
      doubling += "<g id='a\(level)'><use href='#a\(level - 1)'/><use href='#a\(level - 1)'/></g>"
    }
    #expect(problems(svg(doubling)).map { $0.split(separator: " ").last } == ["too-many-elements"])
    let long = "<path id='a' d='M0 0" + String(repeating: "h1", count: 1_000) + "'/>"
    let many = String(repeating: "<use href='#a'/>", count: 200)
    #expect(problems(svg(long + many)).last?.hasSuffix("too-many-segments") == true)
    let elements = String(repeating: "<g/>", count: Limits.symbolElements)
    #expect(problems(svg(elements)).map { $0.split(separator: " ").last } == ["too-many-elements"])
  }

  @Test("Deep nesting ends at the limit")
  func depth() {
    let text = String(repeating: "<g>", count: 10_000)
    #expect(problems(svg(text)).map { $0.split(separator: " ").last } == ["too-deep"])
  }

  @Test("A file with bytes changed or lost gives an icon or an error, never a crash")
  func mutations() {
    let document = Array(
      svg(
        "<g id='a' transform='rotate(45 1 2)' style='stroke: red; fill:none'><path d='M1 1a1 2 3 01 4 5zM-.5.5c1 2 3 4 5 6'/>"
          + "</g><use href='#a' x='1'/><rect width='3' height='4' rx='1' fill='rgb(1,2,3)' stroke-dasharray='1 2'/>"
      ).utf8)
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<rounds(3_000) {
      var bytes = document
      for _ in 0...random(3) {
        let place = random(bytes.count)
        switch random(4) {
        case 0: bytes[place] = UInt8(random(256))
        case 1: bytes.remove(at: place)
        case 2: bytes[place] = bytes[random(bytes.count)]
        default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: random(bytes.count))
        }
      }
      _ = problems(bytes)
    }
  }
}
