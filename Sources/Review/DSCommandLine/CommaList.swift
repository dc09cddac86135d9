import ArgumentParser

/// Values of a fixed set, separated by commas, such as `png,svg`; order and repetitions do not matter.
struct CommaList<Value: CaseIterable & RawRepresentable & Hashable & Sendable>: ExpressibleByArgument
where Value.RawValue == String {
  /// The values in the order of their declaration.
  var values: [Value]

  init(_ values: [Value]) { self.values = values }

  init?(argument: String) {
    var found: Set<Value> = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = Value(rawValue: String(part)) else { return nil }
      found.insert(value)
    }
    values = Value.allCases.filter { found.contains($0) }
  }

  var defaultValueDescription: String { values.map(\.rawValue).joined(separator: ",") }

  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// One value of a fixed set, as an option's value.
struct Choice<Value: CaseIterable & RawRepresentable & Hashable & Sendable>: ExpressibleByArgument
where Value.RawValue == String {
  var value: Value

  init(_ value: Value) { self.value = value }

  init?(argument: String) {
    guard let value = Value(rawValue: argument) else { return nil }
    self.value = value
  }

  var defaultValueDescription: String { value.rawValue }

  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
