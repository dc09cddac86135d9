import DSDiagnostics
import DSGeometry
import DSNode

extension NodeTextCodable where Self: RawRepresentable, RawValue == String {
  func written(_ write: Writing) -> Expression { Expression(body: .record(rawValue, [])) }

  static func read(_ fields: Fields) throws -> Self {
    guard let word = fields.word, let value = Self(rawValue: word) else { throw fields.fails("another word") }
    return value
  }
}

extension NodeTextCodable where Self: RawRepresentable & CaseIterable, RawValue == String {
  static func read(_ fields: Fields) throws -> Self {
    guard let word = fields.word, let value = Self(rawValue: word) else {
      throw fields.fails(allCases.map(\.rawValue).joined(separator: ", "))
    }
    return value
  }
}

/// A type whose description is a word, from which it can be made again.
protocol WrittenWord: NodeTextCodable, LosslessStringConvertible {
  static var expectation: String { get }
}

extension WrittenWord {
  func written(_ write: Writing) -> Expression { Expression(body: .record(description, [])) }

  static func read(_ fields: Fields) throws -> Self {
    guard let value = fields.word.flatMap(Self.init) else { throw fields.fails(expectation) }
    return value
  }
}

extension Int: WrittenWord { static let expectation = "a whole number" }
extension UInt64: WrittenWord { static let expectation = "a whole number that is not negative" }
extension Bool: WrittenWord { static let expectation = "true or false" }

extension Double: NodeTextCodable {
  /// The shortest decimal number that is read as this one; `inf` and `nan` too.
  func written(_ write: Writing) -> Expression {
    let text = description
    return Expression(body: .record(text.hasSuffix(".0") ? String(text.dropLast(2)) : text, []))
  }

  static func read(_ fields: Fields) throws -> Double {
    guard let number = fields.word.flatMap(Double.init) else { throw fields.fails("a number") }
    return number
  }
}

extension String: NodeTextCodable {
  func written(_ write: Writing) -> Expression { Expression(body: .text(self)) }

  static func read(_ fields: Fields) throws -> String {
    guard case .text(let text)? = fields.body else { throw fields.fails("a text in quotation marks") }
    return text
  }
}

extension Array: NodeTextCodable where Element: NodeTextCodable {
  func written(_ write: Writing) -> Expression { Expression(body: .list(map { $0.written(write) })) }

  static func read(_ fields: Fields) throws -> [Element] {
    guard case .list(let expressions)? = fields.body else { throw fields.fails("a list in brackets") }
    return try expressions.map { try fields.value($0) }
  }
}

extension Value: NodeTextCodable where Literal: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .literal(let literal): literal.written(write)
    case .token(let reference): reference.written(write)
    case .environment(let reference): reference.written(write)
    case .choose(let reference, let cases, let fallback):
      Choice(reference: reference, cases: cases.map { ($0.key, $0.value) }, fallback: fallback).written(write)
    case .scaled(let value): write.record("scaled", write(value))
    }
  }

  static func read(_ fields: Fields) throws -> Value {
    if fields.head == "scaled" { return .scaled(try fields()) }
    if case .token? = fields.body { return .token(try .read(fields)) }
    if case .environment? = fields.body { return .environment(try .read(fields)) }
    if let choice = try Choice<Value>.ifThere(fields) {
      return .choose(
        choice.reference, choice.cases.map { Case(key: $0.key, value: $0.value) }, fallback: choice.fallback)
    }
    return .literal(try .read(fields))
  }
}

extension TokenReference: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    Expression(body: .token(path.description), location: write.place(location))
  }

  static func read(_ fields: Fields) throws -> TokenReference {
    guard case .token(let path)? = fields.body else { throw fields.fails("a token in braces") }
    return TokenReference(TokenPath(path), at: fields.takeLocation())
  }
}

extension EnvironmentReference: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    Expression(body: .environment(name), location: write.place(location))
  }

  static func read(_ fields: Fields) throws -> EnvironmentReference {
    guard case .environment(let name)? = fields.body else { throw fields.fails("$ and a name of the environment") }
    return EnvironmentReference(name, at: fields.takeLocation())
  }
}

/// A choice by a value of the environment, of whatever is chosen.
struct Choice<Chosen: NodeTextCodable>: NodeTextCodable {
  var reference: EnvironmentReference
  var cases: [(key: String, value: Chosen)]
  var fallback: Chosen?

  func written(_ write: Writing) -> Expression {
    Expression(
      body: .choice(
        reference.name, cases.map { ($0.key, $0.value.written(write)) }, fallback: fallback?.written(write)),
      location: write.place(reference.location))
  }

  static func read(_ fields: Fields) throws -> Choice {
    guard case .choice(let name, let branches, let fallback)? = fields.body else {
      throw fields.fails("$, a name of the environment, and a choice in brackets")
    }
    return Choice(
      reference: EnvironmentReference(name, at: fields.takeLocation()),
      cases: try branches.map { ($0.key, try fields.value($0.expression)) },
      fallback: try fallback.map { try fields.value($0) })
  }

  /// What was written as a choice; nil for anything else.
  static func ifThere(_ fields: Fields) throws -> Choice? {
    guard case .choice? = fields.body else { return nil }
    return try read(fields)
  }
}

extension EnvironmentValue: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .string(let text): text.written(write)
    case .number(let number): number.written(write)
    case .boolean(let flag): flag.written(write)
    case .color(let color): color.written(write)
    case .token(let reference): reference.written(write)
    }
  }

  static func read(_ fields: Fields) throws -> EnvironmentValue {
    switch fields.body {
    case .text: .string(try .read(fields))
    case .token: .token(try .read(fields))
    case .hex: .color(try .read(fields))
    case .record("rgb", _): .color(try .read(fields))
    case .record("true", _), .record("false", _): .boolean(try .read(fields))
    case .record, .list, .environment, .choice, nil: .number(try .read(fields))
    }
  }
}

extension StrokeStyleValue: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .named(let name): name.written(write)
    case .dashes(let lengths, let cap): write.record("dashes", write(lengths), write(cap))
    }
  }

  static func read(_ fields: Fields) throws -> StrokeStyleValue {
    fields.head == "dashes" ? .dashes(try fields(), try fields()) : .named(try .read(fields))
  }
}

extension StrokeStyleValue.Name: NodeTextCodable {}
extension StrokeStyleValue.LineCap: NodeTextCodable {}
