import DSDiagnostics

/// Cuts a text into lines of expressions, each with the lines below it.
struct LineParser {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var expressions = 0
  private var depth = 0

  /// The lines of a text that are not indented, and all lines in the order of the text.
  static func lines(of text: String) throws -> (roots: [Line], all: [Line]) {
    var parser = LineParser(bytes: Array(text.utf8))
    return try parser.lines()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func lines() throws -> (roots: [Line], all: [Line]) {
    guard bytes.count <= Limits.nodeTextBytes else {
      throw NodeTextError(
        TextPlace(), found: "\(bytes.count) bytes", expected: "at most \(Limits.nodeTextBytes) bytes")
    }
    var (roots, all, open) = ([Line](), [Line](), [Line]())
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "\n") {
        let level = try indentation(atMost: open.count)
        open.removeSubrange(level...)
        let line = try readLine()
        if let parent = open.last { parent.children.append(line) } else { roots.append(line) }
        all.append(line)
        open.append(line)
      }
      guard position == bytes.count || skip("\n") else { throw fails("the end of the line") }
      (line, lineStart) = (line + 1, position)
    }
    return (roots, all)
  }

  private mutating func indentation(atMost deepest: Int) throws -> Int {
    while skip(" ") {}
    let spaces = position - lineStart
    guard spaces % 2 == 0, spaces / 2 <= min(deepest, Limits.nodeTextLevels) else {
      throw NodeTextError(
        place, found: "\(spaces) spaces",
        expected: "an even number of spaces, at most \(2 * min(deepest, Limits.nodeTextLevels))")
    }
    return spaces / 2
  }

  private mutating func readLine() throws -> Line {
    let place = place
    try count()
    let head = try word()
    var (arguments, location) = ([Argument](), SourceLocation?.none)
    while location == nil, skip(" ") {
      if skip("@") { location = try self.location() } else { arguments.append(try argument()) }
    }
    return Line(head, arguments, location: location, place: place)
  }

  private mutating func argument() throws -> Argument {
    let (start, lookahead) = (position, self)
    while position < bytes.count, bytes[position].isOfWord { position += 1 }
    if position > start, skip("=") {
      return Argument(
        label: String(decoding: bytes[start..<(position - 1)], as: UTF8.self), expression: try expression())
    }
    position = lookahead.position
    return Argument(label: nil, expression: try expression())
  }

  private mutating func expression() throws -> Expression {
    let place = place
    try count()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.nodeTextDepth else { throw fails("at most \(Limits.nodeTextDepth) nested values") }
    guard position < bytes.count else { throw fails("a value") }
    var expression: Expression
    switch bytes[position] {
    case UInt8(ascii: "\""): expression = Expression(body: .text(try text()))
    case UInt8(ascii: "#"):
      position += 1
      expression = Expression(body: .hex(try word()))
    case UInt8(ascii: "{"):
      position += 1
      expression = Expression(body: .token(try name()))
      try expect("}")
    case UInt8(ascii: "["):
      position += 1
      expression = Expression(body: .list(try items { try $0.expression() }))
    case UInt8(ascii: "$"):
      position += 1
      let name = try name()
      expression = Expression(body: .environment(name), location: skip("@") ? try location() : nil)
      if skip("[") { expression.body = try choice(name) }
    default:
      let head = try word()
      var arguments: [Argument] = []
      if skip("(") {
        repeat { arguments.append(try argument()) } while skip(" ")
        try expect(")")
      }
      expression = Expression(body: .record(head, arguments))
    }
    if expression.location == nil, skip("@") { expression.location = try location() }
    expression.place = place
    return expression
  }

  /// The items between brackets, the first of which was read.
  private mutating func items<Item>(_ item: (inout Self) throws -> Item) throws -> [Item] {
    if skip("]") { return [] }
    var items: [Item] = []
    repeat {
      if !items.isEmpty { try expect(" ") }
      items.append(try item(&self))
    } while skip(",")
    try expect("]")
    return items
  }

  private mutating func choice(_ name: String) throws -> Expression.Body {
    var fallback: Expression?
    var branches: [(key: String, expression: Expression)] = []
    _ = try items { parser in
      guard fallback == nil else { throw parser.fails("] after the fallback") }
      let isKey = parser.position < parser.bytes.count && parser.bytes[parser.position] == UInt8(ascii: "\"")
      let key = try parser.name()
      try parser.expect(":")
      try parser.expect(" ")
      let expression = try parser.expression()
      if key == "else", !isKey { fallback = expression } else { branches.append((key, expression)) }
    }
    return .choice(name, branches, fallback: fallback)
  }

  /// A place in a file, after its sign.
  private mutating func location() throws -> SourceLocation {
    var location = SourceLocation(file: try name())
    if skip(":") {
      location.line = try number()
      if skip(":") { location.column = try number() }
    }
    return location
  }

  private mutating func number() throws -> Int {
    let start = self
    guard let number = Int(try word()) else { throw start.fails("a whole number") }
    return number
  }

  private mutating func name() throws -> String {
    position < bytes.count && bytes[position] == UInt8(ascii: "\"") ? try text() : try word()
  }

  private mutating func word() throws -> String {
    let start = position
    while position < bytes.count, bytes[position].isOfWord { position += 1 }
    guard position > start else { throw fails("a word or a value") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func text() throws -> String {
    try expect("\"")
    var characters: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") { break }
      if skip("\"") { return String(decoding: characters, as: UTF8.self) }
      position += 1
      if byte != UInt8(ascii: "\\") {
        characters.append(byte)
      } else if skip("n") {
        characters.append(UInt8(ascii: "\n"))
      } else if skip("u") {
        try expect("{")
        let start = self
        guard let code = UInt32(try word(), radix: 16), let scalar = Unicode.Scalar(code) else {
          throw start.fails("the number of a character in hexadecimal")
        }
        try expect("}")
        characters += Array(String(Character(scalar)).utf8)
      } else if skip("\"") || skip("\\") {
        characters.append(bytes[position - 1])
      } else {
        throw fails("\\\", \\\\, \\n or \\u{…}")
      }
    }
    throw fails("\" at the end of the text")
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws {
    guard skip(character) else { throw fails(character == " " ? "a space" : "\(character)") }
  }

  private mutating func count() throws {
    expressions += 1
    if expressions > Limits.nodeTextValues { throw fails("at most \(Limits.nodeTextValues) lines and values") }
  }

  private var place: TextPlace { TextPlace(line: line, column: position - lineStart + 1) }

  private func fails(_ expected: String) -> NodeTextError {
    let rest = bytes[position...].prefix { $0 != UInt8(ascii: "\n") }.prefix(200)
    let found =
      position == bytes.count
      ? "the end of the text" : rest.isEmpty ? "the end of the line" : String(decoding: rest, as: UTF8.self)
    return NodeTextError(place, found: found, expected: expected)
  }
}
