import DSDiagnostics
import TestFolder
import Testing

@testable import DSSymbol

/// Files that are no icons, or would be drawn wrongly.
struct BadSymbolTests {
  private func problems(_ text: String) -> [String] { problems(Array(text.utf8)) }

  private func problems(_ bytes: [UInt8]) -> [String] {
    do throws(DiagnosticsError) {
      _ = try readSymbol(bytes, name: "t", file: "t.svg")
      return []
    } catch {
      return error.diagnostics.map { "\($0.location.line):\($0.location.column) \($0.id)" }
    }
  }

  @Test(
    "What cannot be drawn is refused at its place",
    arguments: [
      ("<pattern id='a'/><path d='M0 0H1'/>", ["2:1 unsupported-svg"]),
      ("<path fill='url(#a)' d='M0 0H1'/>", ["2:13 unknown-id"]),
      ("<path fill='url(a.svg#a)' d='M0 0H1'/>", ["2:13 unsupported-svg"]),
      ("<text>x</text>", ["2:1 unsupported-svg"]), ("<defs><filter/></defs>", ["2:7 unsupported-svg"]),
      ("<script>x</script>", ["2:1 unsupported-svg"]), ("<style>path {}</style>", ["2:1 unsupported-svg"]),
      ("<path d='M0 0' onclick='x()'/>", ["2:16 unsupported-svg"]),
      ("<use href='other.svg#a'/>", ["2:12 unsupported-svg"]), ("<use href='http://x/#a'/>", ["2:12 unsupported-svg"]),
      ("<image href='x.png'/>", ["2:1 unsupported-svg"]), ("<svg/>", ["2:1 unsupported-svg"]),
      ("<g clip-path='url(#a)'/>", ["2:15 unknown-id"]), ("<g clip-path='inset(1)'/>", ["2:15 unsupported-svg"]),
      ("<clipPath id='a'/><g clip-path='url(#a)'><path d='M0 0H1'/></g>", ["2:19 unsupported-svg"]),
      (
        "<clipPath id='a'><path d='M0 0H1'/><path d='M0 0H1'/></clipPath><path d='M0 0H1' clip-path='url(#a)'/>",
        ["2:65 unsupported-svg"]
      ),
      ("<path style='filter: blur(1px)'/>", ["2:14 unsupported-svg"]),
      ("<path d='M0 0H9V9z' opacity='1pt'/>", ["2:30 unsupported-svg"]),
      ("<use href='#nope'/>", ["2:12 unknown-id"]), ("<g id='a'><use href='#a'/></g>", ["2:11 cyclic-use"]),
      ("<g id='a'/><g id='a'/><use href='#a'/>", ["2:34 duplicate-id"]), ("<paht d=''/>", ["2:1 unknown-element"]),
      ("<path d='M0 0H1' stroke-widht='1'/>", ["2:18 unknown-attribute"]),
      ("<path d='M0 0X'/>", ["2:14 svg-syntax"]), ("<path\n  d='M0 0X'/>", ["3:10 svg-syntax"]),
      ("<path d='&#77;0 0X'/>", ["2:7 svg-syntax"]), ("<rect width='-1' height='1'/>", ["2:14 svg-syntax"]),
      ("<rect width='1em' height='1'/>", ["2:14 unsupported-svg"]), ("<circle r='NaN'/>", ["2:12 svg-syntax"]),
      ("<circle r='1e400'/>", ["2:12 svg-syntax"]), ("<circle r='1e300'/>", ["2:1 out-of-range"]),
      ("<path d='M1e300 0' transform='scale(1e300)'/>", ["2:1 out-of-range"]),
      ("<path d='M0 0H1' transform='turn(1)'/>", ["2:29 svg-syntax"]),
      ("<path d='M0 0H1' transform='rotate(1 2)'/>", ["2:29 svg-syntax"]),
      ("<path d='M0 0H1' stroke='red' transform='scale(1 2)'/>", ["2:1 unsupported-svg"]),
      ("<path d='M0 0H1' stroke='red' opacity='.5'/>", ["2:1 unsupported-svg"]),
      ("<path d='M0 0H1' fill='blurple'/>", ["2:24 svg-syntax"]),
      ("<path d='M0 0H1' fill='#12'/>", ["2:24 svg-syntax"]),
      ("<path d='M0 0H1' fill='#ggg'/>", ["2:24 svg-syntax"]),
      ("<path d='M0 0H1' fill='rgb(1,2)'/>", ["2:32 svg-syntax"]),
      ("<path d='M0 0H1' stroke-dasharray='1 -1'/>", ["2:36 svg-syntax"]),
      ("<path d='M0 0H1' stroke-linecap='rund'/>", ["2:34 svg-syntax"]),
      ("<polygon points='1 2 3'/>", ["2:18 svg-syntax"]),
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
    let drawable = "<path d='M0 0X' fill='blurple' stroke-width='-1'/>\n<circle r='x'/>\n<use href='#z'/>"
    #expect(
      problems(svg(drawable)) == [
        "2:14 svg-syntax", "2:23 svg-syntax", "2:46 svg-syntax", "3:12 svg-syntax", "4:12 unknown-id",
      ])
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
    #expect(problems("<?xml version='1.0' encoding='ISO-8859-1'?><svg/>") == ["1:1 not-utf-8"])
    #expect(problems([UInt8](repeating: 0x20, count: Limits.symbolFileBytes + 1)) == ["0:0 file-too-large"])
    for attributes in ["", "viewBox='0 0 24'", "viewBox='0 0 0 1'", "viewBox='0 0 1e9 1'", "width='24'", "viewBox='a'"]
    {
      #expect(problems(svg("<path d='M0 0H1'/>", attributes)).count == 1, "\(attributes)")
    }
  }

  @Test("A document type is refused before an entity is declared")
  func documentType() {
    var text = "<!DOCTYPE svg [<!ENTITY a0 \"x\">"
    for level in 1...20 { text += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);&a\(level - 1);\">" }
    text += "]>" + svg("<title>&a20;</title>")
    #expect(problems(text) == ["1:15 unsupported-svg"])
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
