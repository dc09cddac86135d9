import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import DSSyntax

/// The arguments of one view or modifier, matched to their definitions; what its decode function reads from.
///
/// Every reader gives nil if the argument is absent, and after a report where it is wrong.
struct Arguments {
  let decoding: Decoding
  let scope: Scope
  /// The definitions that the values were matched to.
  let list: ArgumentList
  /// The values by argument name.
  let values: ArgumentValues
  /// The view or modifier, for messages, such as `padding`.
  let owner: String
  /// What follows the view's or modifier's name.
  let node: SyntaxNode
  let location: SourceLocation

  /// Where the view or modifier is written, with its arguments.
  var origin: SourceOrigin { SourceOrigin(at: location, arguments: values.places) }

  /// The value of an argument, unread; nil if it is absent.
  func expression(_ name: String) -> Expression? {
    values[name].map { Expression($0, in: scope) }
  }

  /// Whether an argument is given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The name of an argument in messages: `'spacing' of HStack`.
  func what(_ name: String) -> String { "'\(name)' of \(owner)" }

  /// A problem at the view or modifier.
  func error(_ id: String, _ message: String, hint: String? = nil) {
    decoding.bag.error(id, message, at: location, hint: hint)
  }

  private func read<Result>(_ name: String, _ reader: (Expression, String) -> Result?) -> Result? {
    precondition(list[name] != nil, "\(owner) declares no argument '\(name)'")
    return expression(name).flatMap { reader($0, what(name)) }
  }

  /// A value that may be a token or depend on the environment.
  func value<Literal>(_ name: String, _ literal: (Expression, String) -> Literal?) -> Value<Literal>? {
    read(name) { decoding.value($0, $1, literal) }
  }

  /// A value that must be known while reading.
  func constant<Literal>(_ name: String, _ literal: (Expression, String) -> Literal?) -> Literal? {
    read(name) { decoding.constant($0, $1, literal) }
  }

  /// A length in points, by the argument's rule; `{scaled: …}` grows with the size of type.
  func length(_ name: String) -> Value<Double>? {
    let rule: ArgumentType.LengthRule = if case .length(let rule)? = list[name]?.type { rule } else { .any }
    return read(name) { expression, what in
      decoding.value(expression, what, scales: true) { decoding.length($0, $1, rule) }
    }
  }

  /// A number that may be a token.
  func number(_ name: String) -> Value<Double>? {
    value(name) { decoding.number($0, $1, range(name)) }
  }

  /// A number that must be written out.
  func constantNumber(_ name: String) -> Double? {
    constant(name) { decoding.number($0, $1, range(name)) }
  }

  private func range(_ name: String) -> ClosedRange<Double> {
    switch list[name]?.type {
    case .number(let range): range
    case .fraction: 0...1
    default: -Limits.points...Limits.points
    }
  }

  /// A whole number that must be written out.
  func integer(_ name: String) -> Int? {
    let range = if case .integer(let range)? = list[name]?.type { range } else { 0...Limits.nodes }
    return constant(name) { $0.node.readInteger($1, in: range, &decoding.bag) }
  }

  /// A truth value that must be written out.
  func boolean(_ name: String) -> Bool? {
    constant(name) { $0.node.readBoolean($1, &decoding.bag) }
  }

  /// A truth value that may depend on the environment.
  func booleanValue(_ name: String) -> Value<Bool>? {
    value(name) { $0.node.readBoolean($1, &decoding.bag) }
  }

  /// A text that must be known while reading.
  func string(_ name: String) -> String? {
    constant(name) { decoding.text($0, $1) }
  }

  /// A text that may be a token or depend on the environment.
  func text(_ name: String) -> Value<String>? {
    value(name) { decoding.text($0, $1) }
  }

  /// One of the cases of a type.
  func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, _ type: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    constant(name) { $0.node.readChoice($1, of: type, &decoding.bag) }
  }

  /// A colour.
  func color(_ name: String) -> Value<Color>? {
    read(name) { decoding.color($0, $1) }
  }

  /// A paint.
  func paint(_ name: String) -> Paint? {
    read(name) { decoding.paint($0, $1) }
  }

  /// A weight, 1…1000.
  func fontWeight(_ name: String) -> Value<Double>? {
    value(name) { decoding.fontWeight($0, $1) }
  }

  /// A width of letters, 0 for the usual one.
  func fontWidth(_ name: String) -> Double? {
    constant(name) { decoding.fontWidth($0, $1) }
  }

  /// Views; empty if the argument is absent.
  func views(_ name: String) -> [DSNode] {
    expression(name).map { decoding.views($0) } ?? []
  }

  /// An alignment on both axes.
  func alignment(_ name: String = "alignment") -> Alignment? {
    constant(name) { decoding.named($0, $1, Alignment.named) }
  }

  /// An alignment on the horizontal axis.
  func horizontalAlignment(_ name: String) -> HorizontalAlignment? {
    constant(name) { decoding.named($0, $1, AlignmentNames.horizontal) }
  }

  /// An alignment on the vertical axis.
  func verticalAlignment(_ name: String) -> VerticalAlignment? {
    constant(name) { decoding.named($0, $1, AlignmentNames.vertical) }
  }

  /// A unit point by name or as two numbers.
  func unitPoint(_ name: String) -> UnitPoint? {
    constant(name) { decoding.unitPoint($0, $1) }
  }

  /// A set of edges.
  func edges(_ name: String) -> EdgeSet? {
    constant(name) { decoding.edges($0, $1) }
  }

  /// A shape.
  func shape(_ name: String) -> ShapeNode? {
    read(name) { decoding.shape($0, $1) }
  }

  /// Radii of four corners.
  func cornerRadii(_ name: String) -> ShapeNode.Radii? {
    read(name) { decoding.cornerRadii($0, $1) }
  }

  /// A reference to a token.
  func token(_ name: String) -> TokenReference? {
    read(name) { decoding.token($0, $1) }
  }
}

extension Arguments {
  /// The name of a symbol or picture: a file's name, which must not leave its folder.
  func symbolName(_ name: String) -> Value<String>? {
    value(name) { expression, what in
      guard let text = decoding.text(expression, what) else { return nil }
      let isInside =
        !text.isEmpty && !text.hasPrefix("/") && !text.contains("\\") && !text.utf8.contains(0)
        && !text.split(separator: "/", omittingEmptySubsequences: false).contains { ["", ".", ".."].contains($0) }
      if isInside { return text }
      decoding.bag.error(
        "invalid-name", "\(what) is '\(text)', which would leave its folder", at: expression.node.location,
        hint: "write a name such as 'checkmark'")
      return nil
    }
  }
}
