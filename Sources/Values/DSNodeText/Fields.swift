import DSDiagnostics
import DSNode

/// The parts of a text that are elsewhere than at the place being read: functions by their numbers, and bytes of
/// pictures.
final class Reading {
  /// Stand-ins that were made, by what is written of them.
  fileprivate var standIns: [String: AnyObject] = [:]
  /// Bytes of pictures, by their number.
  var bytes: [String: [UInt8]] = [:]
  /// Functions that take the place of stand-ins, by their number.
  let functions: [Int: any AnyObject & Sendable]

  init(functions: [Int: any AnyObject & Sendable] = [:]) { self.functions = functions }
}

/// The parts of a expression or a line while a value is read of them: each part is taken once, and none may be left.
final class Fields {
  private let reading: Reading
  private let expression: Expression?
  /// The first word; nil for a expression that has none.
  let head: String?
  private let place: TextPlace
  /// Arguments without a label.
  private var expressions: ArraySlice<Expression>
  private var labelled: [Argument]
  private var children: ArraySlice<Line>
  private var location: SourceLocation?

  init(_ expression: Expression, _ reading: Reading) {
    self.reading = reading
    self.expression = expression
    place = expression.place
    location = expression.location
    children = []
    var (word, arguments) = (String?.none, [Argument]())
    if case .record(let head, let own) = expression.body { (word, arguments) = (head, own) }
    head = word
    expressions = arguments.filter { $0.label == nil }.map(\.expression)[...]
    labelled = arguments.filter { $0.label != nil }
  }

  init(_ line: Line, _ reading: Reading) {
    self.reading = reading
    expression = nil
    head = line.head
    place = line.place
    expressions = line.arguments.filter { $0.label == nil }.map(\.expression)[...]
    labelled = line.arguments.filter { $0.label != nil }
    children = line.children[...]
    location = line.location
  }

  /// Reads a value of everything that there is.
  func whole<Value>(_ read: (Fields) throws -> Value) throws -> Value {
    let value = try read(self)
    let rest = expressions.first.map { Argument(label: nil, expression: $0) } ?? labelled.first
    if let rest {
      let found = rest.label.map { "\($0)=" } ?? ""
      throw NodeTextError(
        rest.expression.place, found: found + rest.expression.described, expected: "no more of “\(head ?? "")”")
    }
    if let rest = children.first {
      throw NodeTextError(rest.place, found: rest.head, expected: "no such line below “\(head ?? "")”")
    }
    if let location { throw fails("no place", found: "\(location)") }
    return value
  }

  /// The expression's body, for values that are not a record; nil for lines.
  var body: Expression.Body? { expression?.body }

  /// The word of a expression that is nothing but a word; nil for others.
  var word: String? {
    guard case .record(let word, let arguments)? = expression?.body, arguments.isEmpty else { return nil }
    return word
  }

  /// Takes the place in a file.
  func takeLocation() -> SourceLocation {
    defer { location = nil }
    return location ?? .unknown
  }

  /// Takes the next argument without a label.
  func callAsFunction<Value: NodeTextCodable>() throws -> Value {
    guard let value: Value = try optional() else { throw fails("another value", found: "none") }
    return value
  }

  /// Takes the argument of a label.
  func callAsFunction<Value: NodeTextCodable>(_ label: String) throws -> Value {
    guard let value: Value = try optional(label) else { throw fails("“\(label)=”", found: "none") }
    return value
  }

  /// Takes the argument of a label; a usual value where there is none.
  func callAsFunction<Value: NodeTextCodable>(_ label: String, _ usual: Value) throws -> Value {
    try optional(label) ?? usual
  }

  /// Takes the next argument without a label; nil if there is none.
  func optional<Value: NodeTextCodable>() throws -> Value? { try take(nil).map(value) }

  /// Takes the argument of a label; nil if there is none.
  func optional<Value: NodeTextCodable>(_ label: String) throws -> Value? { try take(label).map(value) }

  /// Takes a name without a label.
  func name() throws -> String {
    guard let expression = take(nil) else { throw fails("a name", found: "none") }
    return try name(expression)
  }

  /// Takes the name of a label; nil if there is none.
  func name(_ label: String) throws -> String? { try take(label).map(name) }

  /// Takes a word that stands for a true value.
  func flag(_ word: String) -> Bool {
    let index = expressions.firstIndex {
      guard case .record(word, let inner) = $0.body else { return false }
      return inner.isEmpty
    }
    index.map { _ = expressions.remove(at: $0) }
    return index != nil
  }

  /// Reads a value of another expression in the same text.
  func value<Value: NodeTextCodable>(_ expression: Expression) throws -> Value {
    try Fields(expression, reading).whole(Value.read)
  }

  /// Takes the next lines, as long as they have this meaning.
  func lines<Meaning>(_ type: Meaning.Type = Meaning.self) -> [Meaning] {
    var meanings: [Meaning] = []
    while let meaning = children.first?.meaning as? Meaning {
      meanings.append(meaning)
      _ = children.popFirst()
    }
    return meanings
  }

  /// Takes the next line and reads it, if it begins with a word; else nil.
  func section<Value>(_ word: String, _ read: (Fields) throws -> Value) throws -> Value? {
    guard let line = children.first, line.head == word else { return nil }
    _ = children.popFirst()
    return try Fields(line, reading).whole(read)
  }

  /// Takes the next lines that begin with a word, and reads each.
  func sections<Value>(_ word: String, _ read: (Fields) throws -> Value) throws -> [Value] {
    var values: [Value] = []
    while let value = try section(word, read) { values.append(value) }
    return values
  }

  /// Whether there is an argument of a label.
  func has(_ label: String) -> Bool { labelled.contains { $0.label == label } }

  /// Takes the number of a function, and gives the one stand-in that there is for it and what is written of it.
  func standIn<Function: AnyObject>(_ label: String, _ traits: Any?..., make: () -> Function) throws -> Function {
    let number: Int = try self(label)
    if let function = reading.functions[number] as? Function { return function }
    let key = "\(Function.self) \(number) \(traits)"
    if let known = reading.standIns[key] as? Function { return known }
    let made = make()
    reading.standIns[key] = made
    return made
  }

  /// The bytes of a picture by their number; none where they were left out.
  func bytes(_ number: Int?) throws -> [UInt8] {
    guard let number else { return [] }
    guard let bytes = reading.bytes["\(number)"] else { throw fails("a line “bytes \(number) …” in the text") }
    return bytes
  }

  /// The error that something else was expected at this position.
  func fails(_ expected: String, found: String? = nil) -> NodeTextError {
    NodeTextError(place, found: found ?? expression?.described ?? head ?? "", expected: expected)
  }

  private func take(_ label: String?) -> Expression? {
    guard let label else { return expressions.popFirst() }
    return labelled.firstIndex { $0.label == label }.map { labelled.remove(at: $0).expression }
  }

  private func name(_ expression: Expression) throws -> String {
    switch expression.body {
    case .record(let word, let arguments) where arguments.isEmpty && expression.location == nil: return word
    case .text(let text) where expression.location == nil: return text
    case .record, .text, .list, .hex, .token, .environment, .choice:
      throw NodeTextError(expression.place, found: expression.described, expected: "a name")
    }
  }
}

extension Expression {
  /// The expression as text, for errors.
  fileprivate var described: String {
    var text = ""
    write(to: &text)
    return text
  }
}
