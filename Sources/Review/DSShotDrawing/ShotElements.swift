import DSDiagnostics
import DSGeometry
import DSJSON
import DSLayout
import DSNode
import DSResolve
import DSText

/// The views of a shot at their places, as the page shows them: JSON that is small enough to be kept for every shot that
/// is not unchanged.
///
/// `strings` are the texts that rows name by number. A row is the number of the row around it or -1, the kind, the frame
/// (x, y, width, height in points from the picture's corner), the kinds of modifiers with the same frame, the tokens, and
/// the name, the text, the file, the line and the column, -1 and 0 where there is none. `left` is how many rows were left
/// out. `spoken` has the frames of what a screen reader reads, in its order, each with the number of its
/// words; `unread` is how many of these were left out.
package struct ShotElements {
  private(set) var rows: [Row] = []
  private(set) var strings: [String] = []
  private var numbers: [String: Int] = [:]
  private var left = 0
  private var spoken: [(frame: Rect, words: Int)] = []
  private var unread = 0

  struct Row {
    var parent: Int
    var kind: Int
    var frame: Rect
    var modifiers: [Int]
    var tokens: [Int]
    var name: Int
    var text: Int
    var file: Int
    var line: Int
    var column: Int
  }

  /// Modifiers around a view that have its frame: they are shown as a part of it.
  private struct Around {
    var modifiers: [String] = []
    var tokens: [String] = []
    var name: String?
  }

  private static let textCharacters = 80

  /// The views of a drawing; of very many, the first.
  init(of drawing: ShotRenderer.Drawing) { self.init(of: drawing, most: Limits.elements) }

  private init(of drawing: ShotRenderer.Drawing, most: Int) {
    add(drawing.placed, at: Point(x: drawing.padding, y: drawing.padding), in: -1, Around(), most: most)
  }

  /// The views of a drawing, as JSON of at most some bytes: of more, those that come first.
  package static func json(of drawing: ShotRenderer.Drawing, bytes: Int) -> [UInt8] {
    var most = Limits.elements
    while true {
      var elements = ShotElements(of: drawing, most: most)
      elements.add(SpokenElement.all(of: drawing), most: most)
      let text = elements.json
      if text.count <= bytes || elements.rows.isEmpty { return text }
      most = min(most, elements.rows.count) / 2
    }
  }

  private mutating func add(_ node: PlacedNode, at origin: Point, in parent: Int, _ around: Around, most: Int) {
    if case .effect(.hidden) = node.content { return }
    var parent = parent
    var around = around
    if let view = node.view {
      if case .effect(let effect) = node.content, let name = effect.viewName {
        around.name = around.name.map { "\($0) › \(name)" } ?? name
      }
      if let child = node.children.first, node.children.count == 1, view.isModifier, child.frame.origin == .zero,
        child.frame.size == node.frame.size, child.leadsToView
      {
        if view.kind != "named", view.kind != "accessibilityIdentifier" { around.modifiers.append(view.kind) }
        around.tokens += view.tokens.paths.map(\.description)
        return add(child, at: origin, in: parent, around, most: most)
      }
      if rows.count < most { parent = append(node, view, at: origin, in: parent, around) } else { left += 1 }
      around = Around()
    }
    for child in node.children { add(child, at: origin + child.frame.origin, in: parent, around, most: most) }
  }

  private mutating func add(_ read: [SpokenElement], most: Int) {
    for element in read.prefix(most) { spoken.append((element.frame, number(of: element.words))) }
    unread = read.count - spoken.count
  }

  private mutating func append(
    _ node: PlacedNode, _ view: PlacedView, at origin: Point, in parent: Int, _ around: Around
  ) -> Int {
    var tokens: [String] = []
    for token in around.tokens + view.tokens.paths.map(\.description) where !tokens.contains(token) {
      tokens.append(token)
    }
    var text: String?
    if case .text(let content, _) = node.content {
      text = String(content.paragraph.spans.map(\.text).joined().prefix(Self.textCharacters))
    }
    let place = node.origin.location
    rows.append(
      Row(
        parent: parent, kind: number(of: view.kind), frame: Rect(origin: origin, size: node.frame.size),
        modifiers: around.modifiers.map { number(of: $0) }, tokens: tokens.map { number(of: $0) },
        name: around.name.map { number(of: $0) } ?? -1, text: text.map { number(of: $0) } ?? -1,
        file: place.file.isEmpty ? -1 : number(of: place.file), line: place.line, column: place.column))
    return rows.count - 1
  }

  private mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = strings.count
    strings.append(text)
    return strings.count - 1
  }

  private var json: [UInt8] {
    var json = JSONWriter(.compact, escapesMarkup: true)
    json.object { json in
      json.strings("strings", strings)
      json.key("rows")
      json.array { json in for row in rows { row.write(&json) } }
      json.member("left", left)
      json.member("unread", unread)
      json.key("spoken")
      json.array { json in
        for element in spoken {
          json.array { json in
            json.lengths(of: element.frame)
            json.value(element.words)
          }
        }
      }
    }
    return json.bytes
  }
}

extension ShotElements.Row {
  func write(_ json: inout JSONWriter) {
    json.array { json in
      json.value(parent)
      json.value(kind)
      json.lengths(of: frame)
      for list in [modifiers, tokens] { json.array { json in for number in list { json.value(number) } } }
      for number in [name, text, file, line, column] { json.value(number) }
    }
  }
}

extension JSONWriter {
  /// Writes corner and size as four numbers.
  fileprivate mutating func lengths(of frame: Rect) {
    for length in [frame.minX, frame.minY, frame.width, frame.height] { value(length, digits: 3) }
  }
}

extension PlacedView {
  /// Whether it is a modifier and no view.
  fileprivate var isModifier: Bool { kind.isModifierKind }
}

extension String {
  /// Whether a view of this kind is a modifier and no view: SwiftUI writes them in lower case.
  var isModifierKind: Bool { utf8.first.map { (0x61...0x7A).contains($0) } ?? false }
}

extension PlacedNode {
  /// Whether a row comes of it or of the only view inside.
  fileprivate var leadsToView: Bool {
    if case .effect(.hidden) = content { return false }
    return view != nil
  }
}
