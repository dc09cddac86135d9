import DSCascade
import DSDiagnostics
import DSFiles
import DSGeometry
import DSNode
import DSResolve

/// Writes cards as HTML for a browser: `0.html` and so on, one page each, and `cards.json`, a list of the same bodies
/// for one page that shows them in turn, `page.html`.
func writeHTML(root: String, count: Int, folder: String) throws {
  try createFolders(folder)
  let system = try CardSystem(root: root)
  var icons: [String: String] = [:]
  for name in Card.icons {
    let file = try readFile("\(root)/Fixtures/Symbols/\(name).svg", limit: Limits.symbolFileBytes)
    icons[name] = String(decoding: file, as: UTF8.self)
  }
  try writeOutput("\(folder)/page.html", Array(page("", root: root).utf8))
  var bodies: [String] = []
  for index in 0..<count {
    let body = try CardHTML(Card(index), system: system, icons: icons).body
    try writeOutput("\(folder)/\(index).html", Array(page(body, root: root).utf8))
    // Texts are made of letters, so that quotation marks and line feeds are all that needs an escape.
    let escaped = body.map { $0 == "\"" ? "\\\"" : $0 == "\n" ? " " : String($0) }.joined()
    bodies.append("\"\(escaped)\"")
  }
  try writeOutput("\(folder)/cards.json", Array("[\(bodies.joined(separator: ",\n"))]\n".utf8))
}

private func page(_ body: String, root: String) -> String {
  """
  <!doctype html><html><head><meta charset="utf-8"><style>
  @font-face { font-family: Card; font-weight: 400 700; src: url("file://\(root)/.fonts/NotoSans.ttf") }
  * { box-sizing: border-box }
  body { margin: 0; font-family: Card; width: 400px; height: 200px; overflow: hidden }
  div { display: flex; min-width: 0 }
  .page, .card { width: 100%; height: 100% }
  .card { flex-direction: column; border: 1px solid }
  .row { align-items: center }
  .texts { flex-direction: column; gap: 2px }
  .line { display: block; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
  .avatar { width: 40px; height: 40px; border-radius: 50%; align-items: center; justify-content: center }
  .avatar, svg { flex: none }
  .last { margin-left: auto }
  </style></head><body>\(body)</body></html>
  """
}

/// A card as HTML, laid out by flexible boxes, with the values that its theme gives.
private struct CardHTML {
  let card: Card
  let icons: [String: String]
  private let context: ResolveContext
  private let place = SourceLocation(file: "card.html")

  init(_ card: Card, system: CardSystem, icons: [String: String]) {
    self.card = card
    self.icons = icons
    context = system.context(of: card)
  }

  var body: String {
    get throws {
      let quiet = try color("caption")
      let gap = try length("gap")
      let wide = try length("gapWide")
      let inset = try length("inset")
      let ink = card.accent == nil ? try color("buttonText") : "#ffffff"
      let fill = try card.accent.map(\.hexText) ?? color("buttonFill")
      let soft = try card.accent.map { $0.opacity(0.15).hexText } ?? color("avatar")
      let dark = card.modes["scheme"] == "dark"
      return """
        <div class="page" style="background:\(try color("page"));padding:\(card.inset.text())px">\
        <div class="card" style="background:\(try color("surface"));border-color:\(try color("line"));\
        border-radius:\(card.radius.text())px;box-shadow:0 2px 8px rgba(0,0,0,\(dark ? 0.6 : 0.18));\
        padding:\((inset - 1).text())px;gap:\(wide.text())px">\
        <div class="row" style="gap:\(wide.text())px">\
        <div class="avatar" style="background:\(soft)">\(try icon(0))</div>\
        <div class="texts">\
        \(try text(card.title, "title", card.titleSize, 700, 1.3))\(try text(card.subtitle, "subtitle", 9, 500, 1.3))\
        </div><div class="last">\(try icon(1))</div></div>\
        <div style="color:\(try color("body"));\(font(10, 400, 1.4))">\(card.body)</div>\
        <div class="row" style="gap:\(gap.text())px;margin-top:auto">\(try icon(2))\
        <div style="color:\(quiet);\(font(8, 400, 1.3))">\(card.caption)</div>\(try icon(3))\
        <div class="row last" style="background:\(fill);color:\(ink);gap:\(gap.text())px;\
        padding:\(wide.text())px \(inset.text())px;border-radius:\((card.radius / 2).text())px;\
        \(font(10, 600, 1.2))">\(try icon(4, ink))<div>\(card.button)</div></div></div></div></div>
        """
    }
  }

  private var unit: Double { CardTheme.unit(of: card.modes["density"] ?? "") }

  /// A font of a size over the unit of the density, as `CardTheme` declares them.
  private func font(_ size: Double, _ weight: Int, _ height: Double) -> String {
    "font-size:\((size + unit).text())px;font-weight:\(weight);line-height:\(height.text())"
  }

  private func text(_ text: String, _ role: String, _ size: Double, _ weight: Int, _ height: Double) throws -> String {
    let size = role == "title" ? size - unit : size
    return "<div class=\"line\" style=\"color:\(try color(role));\(font(size, weight, height))\">\(text)</div>"
  }

  private func icon(_ number: Int, _ tint: String? = nil) throws -> String {
    let size = "width=\"\(card.iconSize.text())\" height=\"\(card.iconSize.text())\""
    let color = try tint ?? color("icon")
    return (icons[card.icons[number]] ?? "").split(separator: "width=\"24\" height=\"24\"", maxSplits: 1)
      .joined(separator: "style=\"color:\(color)\" \(size)")
  }

  private func color(_ name: String) throws -> String {
    var bag = DiagnosticBag()
    let paint = resolve(Paint.color(.token(reference(name))), in: context, at: place, &bag)
    guard case .color(let color)? = paint else { throw DiagnosticsError(bag.diagnostics) }
    return color.hexText
  }

  private func length(_ name: String) throws -> Double {
    var bag = DiagnosticBag()
    guard let length = resolve(Value<Double>.token(reference(name)), in: context, at: place, &bag) else {
      throw DiagnosticsError(bag.diagnostics)
    }
    return length
  }

  private func reference(_ name: String) -> TokenReference { TokenReference(TokenPath("card.\(name)"), at: place) }
}
