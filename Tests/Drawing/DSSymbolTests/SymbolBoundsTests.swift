import DSDiagnostics
import DSGeometry
import Testing

@testable import DSSymbol

/// Small SVG files that ask for much: each is refused before memory is reserved for it.
struct SymbolBoundsTests {
  /// The ids of what is wrong with a drawing; none for one that is read.
  private func problems(_ content: String) -> [String] {
    do throws(DiagnosticsError) {
      _ = try readSymbol(Array(svg(content).utf8), name: "t", file: "t.svg")
      return []
    } catch {
      for problem in error.diagnostics { #expect(problem.message.utf8.count < 300) }
      return error.diagnostics.map(\.id)
    }
  }

  private let triangle = "<path d='M0 0H9V9z'/>"

  /// A clip of some segments around groups in one another around some shapes.
  private func clipped(segments: Int, groups: Int, shapes: Int) -> String {
    "<clipPath id='a'><path d='M1 1" + String(repeating: "l1 2l-1 3", count: segments / 2) + "z'/></clipPath>"
      + String(repeating: "<g clip-path='url(#a)'>", count: groups) + String(repeating: triangle, count: shapes)
      + String(repeating: "</g>", count: groups)
  }

  @Test func `clips count once for each shape that they are around`() {
    #expect(problems(clipped(segments: 1_000, groups: 4, shapes: 90)) == [])
    #expect(problems(clipped(segments: 1_000, groups: 5, shapes: 90)) == ["too-many-segments"])
    #expect(problems(clipped(segments: 1_000, groups: 200, shapes: 0)) == [])
  }

  @Test func `a clip beyond every drawing is refused`() {
    let clip = "<clipPath id='a'><path d='M1 1L9 1L1e9 9z'/></clipPath>"
    #expect(problems(clip + "<g clip-path='url(#a)'>\(triangle)</g>") == ["out-of-range"])
  }

  @Test func `attributes are counted, with those that are used again`() {
    func attributes(_ count: Int, _ value: String = "1") -> String {
      (0..<count).map { "a\($0 % 1_000)x='\(value)'" }.joined(separator: " ")
    }
    let named = "<path id='a' d='M0 0H9V9z' \(attributes(1_000))/>"
    func uses(_ count: Int) -> String { String(repeating: "<use href='#a'/>", count: count) }
    #expect(problems(named + uses(200)) == [])
    #expect(problems(named + uses(300)) == ["too-many-attributes"])
    let names = (0...Limits.symbolAttributes).map { "b\($0)=''" }.joined(separator: " ")
    #expect(problems("<path d='M0 0H9V9z' \(names)/>") == ["too-many-attributes"])
  }

  @Test func `declarations of style count as attributes`() {
    let style = String(repeating: "zz:1;", count: 1_000)
    let named = "<path id='a' d='M0 0H9V9z' style='\(style)'/>"
    #expect(problems(named) == [])
    #expect(problems(named + String(repeating: "<use href='#a'/>", count: 400)) == ["too-many-attributes"])
  }

  @Test func `values count by their bytes, with those that are used again`() {
    let long = "<path id='a' d='M0 0\(String(repeating: " ", count: 1 << 20))H9V9z'/>"
    #expect(problems(long) == [])
    #expect(problems(long + String(repeating: "<use href='#a'/>", count: 40)) == ["too-many-attributes"])
  }

  @Test func `names that are none of SVG's are compared with those that are, but not without end`() {
    let names = (0...Limits.symbolForeignNames).map { "zzzz\($0)='1'" }.joined(separator: " ")
    #expect(problems("<path d='M0 0H9V9z' \(names)/>") == ["too-many-attributes"])
    let name = String(repeating: "a", count: 1 << 20)
    #expect(problems("<path d='M0 0H9V9z' \(name)='1'/>") == [])
    #expect(problems("<\(name)/>\(triangle)") == [])
    #expect(problems("<path d='M0 0H9V9z' on\(name)='1'/>") == ["unsupported-svg"])
    #expect(problems("<use href='#\(name)'/>\(triangle)") == [])
    #expect(problems("<path d='M0 0H9V9z' clip-path='url(#\(name))'/>") == [])
    #expect(problems("<path d='M0 0H9V9z' fill='\(name)'/>") == [])
    #expect(problems("<path d='M0 0H9V9z' transform='\(name)(1)'/>") == [])
  }

  @Test(arguments: ["h1", "z", "z m0 0", "t1 1", "c1 1 2 2 3 3"])
  func `a path is read until it has too many segments`(step: String) {
    let path = "M0 0" + String(repeating: " " + step, count: Limits.symbolSegments + 2)
    #expect(problems("<path d='\(path)'/>") == ["too-many-segments"])
  }

  @Test func `lists of numbers are read until they are too long`() {
    func numbers(_ count: Int) -> String { String(repeating: "1 ", count: count) }
    #expect(problems("<polygon points='\(numbers(2 * Limits.symbolSegments + 2))'/>") == ["too-many-segments"])
    #expect(problems("<path d='M0 0H9' stroke='red' stroke-dasharray='\(numbers(Limits.dashPattern))'/>") == [])
    #expect(
      problems("<path d='M0 0H9' stroke='red' stroke-dasharray='\(numbers(Limits.dashPattern + 1))'/>") == [
        "too-many-segments"
      ])
    #expect(problems("<path d='M0 0H9V9z' transform='scale(\(numbers(100_000)))'/>") == [])
  }

  @Test func `white space around a value is as long as it likes`() {
    let space = String(repeating: " ", count: 1 << 20)
    #expect(
      problems("<path d='M0 0H9V9z' fill='\(space)red\(space)' style='\(space)stroke\(space):\(space)none'/>") == [])
  }

  @Test func `groups that are drawn as pictures are counted`() {
    func groups(_ count: Int) -> String {
      String(repeating: "<g opacity='.5'>\(triangle)\(triangle)</g>", count: count)
    }
    #expect(problems(groups(Limits.symbolGroups)) == [])
    #expect(problems(groups(Limits.symbolGroups + 1)) == ["too-many-elements"])
  }

  @Test func `tiles of patterns are counted, those of patterns in patterns multiplied`() {
    func pattern(_ id: String, _ side: Double, _ content: String) -> String {
      "<pattern id='\(id)' width='\(side)' height='\(side)' patternUnits='userSpaceOnUse'>\(content)</pattern>"
    }
    let square = "<path d='M0 0H1V1z'/>"
    let area = "<path d='M0 0H24V24H0z' fill='url(#a)'/>"
    #expect(problems(pattern("a", 1, square) + area) == [])
    #expect(problems(pattern("a", 0.01, square) + area) == ["too-many-tiles"])
    let inner = pattern("b", 0.1, square)
    #expect(problems(inner + pattern("a", 2, "<path d='M0 0H24V24H0z' fill='url(#b)'/>") + area) == ["too-many-tiles"])
  }

  @Test func `comparisons with selectors are counted`() {
    let rule = String(repeating: "g ", count: 100) + "path { fill: red }"
    let sheet = "<style>" + String(repeating: rule, count: 2_000) + "</style>"
    let tree = String(repeating: "<g>", count: 60) + triangle + String(repeating: "</g>", count: 60)
    #expect(problems(sheet + tree) == ["too-many-rules"])
    let long = "<style>" + String(repeating: " ", count: Limits.symbolSheetBytes + 1) + "</style>"
    #expect(problems(long + triangle) == ["too-many-rules"])
  }

  @Test func `markers count as elements, and steps of a filter are few`() {
    let marker = "<marker id='a'>\(triangle)</marker>"
    let line = "M0 0" + String(repeating: "h1", count: Limits.symbolElements + 1)
    #expect(problems(marker + "<path d='\(line)' marker-mid='url(#a)'/>") == ["too-many-elements"])
    let steps = String(repeating: "<feOffset/>", count: Limits.symbolFilterSteps + 1)
    #expect(problems("<filter id='a'>\(steps)</filter><g filter='url(#a)'>\(triangle)</g>") == ["too-many-elements"])
  }

  @Test func `drawings in pictures of drawings end at the limit`() {
    var content =
      "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA5IDkiPjxwYXRoIGQ9Ik0wIDBIOVY5eiIvPjwvc3ZnPg=="
    #expect(problems("<image width='9' href='data:image/svg+xml;base64,\(content)'/>") == [])
    content = String(repeating: "A", count: Limits.symbolPictureBytes * 4 / 3)
    #expect(problems("<image width='9' href='data:image/png;base64,\(content)'/>") == ["too-large"])
  }
}
