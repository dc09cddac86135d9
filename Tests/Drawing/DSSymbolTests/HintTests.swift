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
    Advice(
      svg(#"<path d="M0 0H9V9z" fill="ultraviolet"/>"#),
      "write #rrggbb, rgb(r, g, b), a CSS colour name or currentColor", svg(##"<path d="M0 0H9V9z" fill="#5f00ff"/>"##)),
    Advice(
      svg(##"<path d="M0 0H9V9z" fill="#12"/>"##), "write 3, 4, 6 or 8 hexadecimal digits after '#'",
      svg(##"<path d="M0 0H9V9z" fill="#121212"/>"##)),
    Advice(svg(#"<path d="M0 0H9V9z" fill-rule="evenood"/>"#), replacing: "evenood"),
    Advice(
      svg(#"<path d="M0 0H9V9z" fill="context-fill"/>"#), "fill with a colour, a gradient or currentColor",
      svg(#"<path d="M0 0H9V9z" fill="currentColor"/>"#)),
    Advice(
      svg(#"<path d="M0 0H9V9z" style="fill"/>"#), "write 'name: value'",
      svg(#"<path d="M0 0H9V9z" style="fill: red"/>"#)),
    Advice(
      svg(#"<path d="M0 0H9V9z" filter="url(#b)"/>"#), "flatten the effect into paths in the drawing program", svg(path)
    ),
    Advice(
      svg(#"<path d="M0 0H9V9z" clip-path="circle(3px)"/>"#), "name a clipPath of this file, by url(#id)",
      svg(##"<clipPath id="c"><circle r="3"/></clipPath><path d="M0 0H9V9z" clip-path="url(#c)"/>"##)),
    Advice(svg(path + "<text>A</text>"), "convert text to outlines", svg(path + path)),
    Advice(
      svg(##"<mask id="m"/><path d="M0 0H9V9z" mask="url(#m)"/>"##), "cut the paths themselves in the drawing program",
      svg(path)),
    Advice(
      svg(##"<linearGradient id="g" spreadMethod="repeat"/><path d="M0 0H9V9z" fill="url(#g)" stroke="red"/>"##),
      "repeat the stops in the gradient itself",
      svg(##"<linearGradient id="g"/><path d="M0 0H9V9z" fill="url(#g)" stroke="red"/>"##)),
    Advice(
      svg(path + "<style>path {fill: red}</style>"), "remove it; put fill and stroke on the shapes as attributes",
      svg(#"<path d="M0 0H9V9z" fill="red"/>"#)),
    Advice(svg(path + "<image/>"), "draw it with paths and basic shapes", svg(path)),
    Advice(svg(path + "<svg/>"), "use a 'g'", svg(path + "<g/>")),
    Advice(svg(#"<path d="M0 0H9V9z" onclick="x()"/>"#), "remove it", svg(path)),
    Advice(
      svg(#"<path d="M0 0H9V9z" transform="rotate(3deg)"/>"#), "angles and lengths have no unit here",
      svg(#"<path d="M0 0H9V9z" transform="rotate(3)"/>"#)),
    Advice(
      svg(#"<path d="M0 0H9V9z" fill="none"/>"#), "give a shape a fill or a stroke",
      svg(#"<path d="M0 0H9V9z" fill="red"/>"#)),
    Advice(
      #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9V9z"/></svg>"#, "add viewBox=\"0 0 24 24\"",
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0H9V9z"/></svg>"#),
    Advice("<!DOCTYPE svg>" + svg(path), "remove it, with the entities it declares", svg(path)),
    Advice(#"<?xml-stylesheet href="a.css"?>"# + svg(path), "remove it; style sheets are not read", svg(path)),
    Advice(
      svg(path + ##"<use href="other.svg#a"/>"##), "copy the other file's element into this one",
      svg(##"<path id="a" d="M0 0H9V9z"/><use href="#a"/>"##)),
  ]

  @Test(arguments: files) func `a hint in a symbol helps`(advice: Advice) throws {
    func problems(_ text: String) -> [Diagnostic] {
      do throws(DiagnosticsError) {
        _ = try readSymbol(Array(text.utf8), name: "t", file: "t.svg")
        return []
      } catch {
        return error.diagnostics
      }
    }
    let faulty = problems(advice.wrong)
    let right = try #require(advice.followed(faulty.compactMap(\.hint)), "\(faulty.map(\.text))")
    #expect(problems(right).isEmpty, "\(right)\n\(problems(right).map(\.text))")
  }
}
