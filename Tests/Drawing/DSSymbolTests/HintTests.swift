import DSDiagnostics
import DSSymbol
import TestHints
import Testing

/// Whoever does what a hint says has a symbol that is drawn.
struct HintTests {
  private static func svg(_ content: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\#(content)</svg>"#
  }

  private static let path = #"<path d="M0 0H9V9z"/>"#

  /// Files of symbols.
  static let files: [Advice] = [
    Advice(svg(#"<pth d="M0 0H9V9z"/>"#), replacing: "pth"),
    Advice(svg(#"<path d="M0 0H9V9z" fil-rule="evenodd"/>"#), replacing: "fil-rule"),
    Advice(svg(#"<path d="M0 0H9V9z" fill="oragne"/>"#), replacing: "oragne"),
    Advice(svg(#"<path d="M0 0H9V9z" fill-rule="evenood"/>"#), replacing: "evenood"),
    Advice(
      svg(#"<path d="M0 0H9V9z" clip-path="circle(3px)"/>"#), "name a clipPath of this file, by url(#id)",
      svg(##"<clipPath id="c"><circle r="3"/></clipPath><path d="M0 0H9V9z" clip-path="url(#c)"/>"##)),
    Advice(svg(path + "<text>A</text>"), "convert text to outlines", svg(path + path)),
    Advice(
      svg(path + ##"<image href="a.png"/>"##),
      "put a PNG, JPEG, WebP or SVG file there and name it by a relative path, or embed it as data:image/png;base64",
      svg(path)),
    Advice(
      svg(path + "<style>@import 'a.css';</style>"), "put the rules into the sheet itself",
      svg(path + "<style>path { fill: red }</style>")),
    Advice(
      svg(path + "<style>path:empty { fill: red }</style>"), "select by type, class, id or attribute",
      svg(path + "<style>path { fill: red }</style>")),
    Advice(svg(#"<path d="M0 0H9V9z" onclick="x()"/>"#), "remove it", svg(path)),
    Advice(
      svg(#"<path d="M0 0H9V9z" transform="translate(3%)"/>"#), "write numbers without units",
      svg(#"<path d="M0 0H9V9z" transform="translate(3)"/>"#)),
    Advice(
      svg(#"<path d="M0 0H9V9z" fill="none"/>"#), "give a shape a fill or a stroke",
      svg(#"<path d="M0 0H9V9z" fill="red"/>"#)),
    Advice(
      #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9V9z"/></svg>"#, "add viewBox=\"0 0 24 24\"",
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0H9V9z"/></svg>"#),
    Advice(
      "<!DOCTYPE svg [<!ENTITY a SYSTEM 'b'>]>" + svg(path), "write what it stands for in its place", svg(path)),
    Advice(#"<?xml-stylesheet href="a.css"?>"# + svg(path), "put the rules into a 'style' element", svg(path)),
    Advice(
      svg(path + ##"<use href="other.svg#a"/>"##), "copy the other file's element into this one",
      svg(##"<path id="a" d="M0 0H9V9z"/><use href="#a"/>"##)),
  ]

  @Test(arguments: files) func `a hint in a symbol helps`(advice: Advice) throws {
    func problems(_ text: String) -> [Diagnostic] {
      do throws(DiagnosticsError) {
        return try readSymbol(Array(text.utf8), name: "t", file: "t.svg").warnings
      } catch {
        return error.diagnostics
      }
    }
    let faulty = problems(advice.wrong)
    let right = try #require(advice.followed(faulty.compactMap(\.hint)), "\(faulty.map(\.text))")
    #expect(problems(right).isEmpty, "\(right)\n\(problems(right).map(\.text))")
  }
}
