import DSDiagnostics
import DSNode

/// How much of nodes a text holds.
package enum NodeTextDetail: Sendable {
  /// All that can be written.
  case everything
  /// What tests compare: without places in files and the bytes of pictures, and with marks counted from 1.
  case comparable
  /// What one process draws of another's: without places in files, with marks counted from 1, and with the bytes of
  /// pictures numbered by a hash of them, so that a picture has the same number in every text.
  case exchange
}

/// A type that has a written form, whose two directions are implemented side by side.
protocol NodeTextCodable {
  /// The value as a expression.
  func written(_ write: Writing) -> Expression
  /// The value of what was written.
  static func read(_ fields: Fields) throws -> Self
}

/// Makes expressions of values, and numbers what is the same in several places of one text.
final class Writing {
  private let detail: NodeTextDetail
  private var functions: [ObjectIdentifier: Int] = [:]
  /// Functions by their numbers.
  private(set) var objects: [Int: any AnyObject & Sendable] = [:]
  private var marks: [UInt64: UInt64] = [:]
  /// Bytes of pictures with their numbers, in the order in which they were first written.
  private(set) var bytes: [(number: Int, bytes: [UInt8])] = []
  private var numberOfBytes: [[UInt8]: Int] = [:]

  init(_ detail: NodeTextDetail) { self.detail = detail }

  /// Whether places are written.
  var hasPlaces: Bool { detail == .everything }

  /// A place as it is written: nil if it is not.
  func place(_ location: SourceLocation) -> SourceLocation? {
    detail != .everything || location == .unknown ? nil : location
  }

  /// The number of a function, which is the same object's everywhere in the text.
  func number(of function: any AnyObject & Sendable) -> Int {
    let number = functions[ObjectIdentifier(function)] ?? functions.count + 1
    functions[ObjectIdentifier(function)] = number
    objects[number] = function
    return number
  }

  /// The number of a mark.
  func number(ofMark id: UInt64) -> UInt64 {
    if detail == .everything { return id }
    let number = marks[id] ?? UInt64(marks.count + 1)
    marks[id] = number
    return number
  }

  /// The number of a picture's bytes, which are written once; nil if they are not.
  func number(of bytes: [UInt8]) -> Int? {
    if detail == .comparable { return nil }
    if let number = numberOfBytes[bytes] { return number }
    let number = detail == .exchange ? Self.hash(of: bytes) : self.bytes.count + 1
    self.bytes.append((number, bytes))
    numberOfBytes[bytes] = number
    return number
  }

  /// FNV-1a (Fowler, Noll and Vo) in 64 bits, without the sign.
  private static func hash(of bytes: [UInt8]) -> Int {
    Int(bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } >> 1)
  }

  /// A word and its arguments.
  func record(_ word: String, _ arguments: Argument?..., at location: SourceLocation? = nil) -> Expression {
    Expression(body: .record(word, arguments.compactMap(\.self)), location: location.flatMap(place))
  }

  /// The same of a list of arguments.
  func record(_ word: String, _ arguments: [Argument?]) -> Expression {
    Expression(body: .record(word, arguments.compactMap(\.self)))
  }

  /// A line of a word and its arguments.
  func line(_ word: String, _ arguments: Argument?..., at location: SourceLocation? = nil) -> Line {
    line(word, arguments, at: location)
  }

  /// The same of a list of arguments.
  func line(_ word: String, _ arguments: [Argument?], at location: SourceLocation? = nil) -> Line {
    Line(word, arguments.compactMap(\.self), location: location.flatMap(place))
  }

  /// An argument without a label; none for nil.
  func callAsFunction(_ value: (some NodeTextCodable)?) -> Argument? {
    value.map { Argument(label: nil, expression: $0.written(self)) }
  }

  /// An argument with a label; none for nil.
  func callAsFunction(_ label: String, _ value: (some NodeTextCodable)?) -> Argument? {
    value.map { Argument(label: label, expression: $0.written(self)) }
  }

  /// An argument with a label; none for the usual value.
  func callAsFunction<Value: NodeTextCodable & Equatable>(_ label: String, _ value: Value, unless usual: Value)
    -> Argument?
  {
    value == usual ? nil : self(label, value)
  }

  /// A name without a label, as a word where it is one.
  func name(_ name: String) -> Argument { Argument(label: nil, expression: nameTerm(name)) }

  /// A name with a label; none for nil.
  func name(_ label: String, _ name: String?) -> Argument? {
    name.map { Argument(label: label, expression: nameTerm($0)) }
  }

  /// A word that stands for a true value.
  func flag(_ word: String, _ isTrue: Bool) -> Argument? {
    isTrue ? Argument(label: nil, expression: Expression(body: .record(word, []))) : nil
  }

  private func nameTerm(_ name: String) -> Expression {
    Expression(body: name.isWord ? .record(name, []) : .text(name))
  }
}
