import DSCascade
import DSGeometry
import Testing

enum CardStyle: String, StyleKeys, Codable {
  case imageOnly, imageLeading, imageTrailing

  static let name = "test.card-style"
  static let initial = CardStyle.imageLeading
}

struct Indentation: StyleKeys {
  static let name = "test.indentation"
  static let initial = 42.0
}

struct Tint: StyleKeys {
  static let name = "test.tint"
  static let initial = Color.black
}

extension Style.Key {
  var card: CardStyle.Type { CardStyle.self }
  var indentation: Indentation.Type { Indentation.self }
  var tint: Tint.Type { Tint.self }
}

struct StyleTests {
  @Test func `an empty style has the initial value of every key`() {
    let style = Style()
    #expect(style.isEmpty)
    #expect(style[CardStyle.self] == .imageLeading)
    #expect(style.indentation == 42)
    #expect(style[value: Indentation.self] == .inherit)
  }

  @Test func `a value is found by its type and by its member`() {
    var style = Style()
    style.card = .imageTrailing
    style[Indentation.self] = 7
    #expect(style[CardStyle.self] == .imageTrailing)
    #expect(style[\.card] == .imageTrailing)
    #expect(style.indentation == 7)
    #expect(style[value: \.indentation] == .override(7))
    #expect(style.names == ["test.card-style", "test.indentation"])
  }

  @Test func `a copy keeps its values when the other changes`() {
    var a = Style()
    a.indentation = 1
    var b = a
    b.indentation = 2
    #expect(a.indentation == 1)
    #expect(b.indentation == 2)
  }

  @Test func `equality sees every key and no order`() {
    var a = Style()
    a.card = .imageOnly
    a.indentation = 1
    var b = Style()
    b.indentation = 1
    b.card = .imageOnly
    #expect(a == b)
    b.indentation = 2
    #expect(a != b)
    b.indentation = 1
    b.tint = .white
    #expect(a != b)
  }

  @Test func `later styles win`() {
    var row = Style()
    row.card = .imageOnly
    row.indentation = 1
    var column = Style()
    column.indentation = 2
    let cell = Style(cascading: row, column)
    #expect(cell.card == .imageOnly)
    #expect(cell.indentation == 2)
  }

  @Test func `inheriting keeps the value of the parent`() {
    var parent = Style()
    parent.indentation = 1
    var child = Style()
    child[value: \.indentation] = .inherit
    #expect(Style(cascading: parent, child).indentation == 1)
  }

  @Test func `initial resets and blocks what came before`() {
    var grandparent = Style()
    grandparent.indentation = 1
    var parent = Style()
    parent[value: \.indentation] = .initial
    #expect(Style(cascading: grandparent, parent).indentation == 42)
    #expect(Style(cascading: grandparent, Style(cascading: parent, Style())).indentation == 42)
  }
}
