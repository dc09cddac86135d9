import Foundation

/// How values look in one respect, as a view says: one by one, or in turn.
struct ValueLooks<Looks> {
  /// The values that come first, in order.
  var domain: [_PlottedValue] = []
  /// What values get in turn.
  var range: [Looks] = []
  /// What a value has; nil for one that has it in turn.
  var mapping: ((_PlottedValue) -> Looks?)?

  /// The values of a mapping, one by one.
  init(_ mapping: [(value: _PlottedValue, looks: Looks)]) {
    domain = mapping.map(\.value)
    let known = Dictionary(mapping.map { ($0.value, $0.looks) }) { first, _ in first }
    self.mapping = { known[$0] }
  }

  /// Values in turn.
  init(domain: [_PlottedValue] = [], range: [Looks] = []) { (self.domain, self.range) = (domain, range) }

  /// What a function says of values.
  init<Value: Plottable>(domain: [_PlottedValue] = [], of type: Value.Type, _ mapping: @escaping (Value) -> Looks) {
    self.domain = domain
    self.mapping = { Value(plotted: $0).map(mapping) }
  }

  /// The looks of values.
  /// - Parameter usual: the looks of a value without others, by its number.
  func looks(of values: [_PlottedValue], usual: (Int) -> Looks) -> [_PlottedValue: Looks] {
    Dictionary(
      uniqueKeysWithValues: values.enumerated().map { index, value in
        (value, mapping?(value) ?? (range.isEmpty ? usual(index) : range[index % range.count]))
      })
  }
}

extension ScaleDomain {
  /// The values of the domain; none for one that the data make.
  var values: [_PlottedValue] {
    guard case .values(let values) = _domain else { return [] }
    return values
  }
}
