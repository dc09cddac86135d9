public import DSView
public import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column with a title that is sorted by a part of the rows' values.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: ascending(value), content: content)
  }

  /// A column with a title of a string variable that is sorted by a part of the rows' values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: ascending(value), content: content)
  }

  /// A column with a title that is a text, sorted by a part of the rows' values.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: ascending(value), content: content)
  }

  /// A column with a title that is sorted by a part of the rows' values, in a custom order.
  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value.unchecked, comparator: comparator), content: content)
  }

  /// A column with a title of a string variable that is sorted by a part of the rows' values, in a custom order.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value.unchecked, comparator: comparator), content: content)
  }

  /// A column with a title that is a text, sorted by a part of the rows' values, in a custom order.
  nonisolated public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(label: text, comparator: KeyPathComparator(value.unchecked, comparator: comparator), content: content)
  }

  /// A column of strings with a title, sorted by them.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value.unchecked, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// A column of strings with a title of a string variable, sorted by them.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(label: Text(title), comparator: KeyPathComparator(value.unchecked, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// A column of strings with a title that is a text, sorted by them.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(label: text, comparator: KeyPathComparator(value.unchecked, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

nonisolated private func ascending<Root, V: Comparable>(_ value: KeyPath<Root, V>) -> KeyPathComparator<Root> {
  KeyPathComparator(value.unchecked)
}

extension KeyPath {
  /// The path as Foundation's comparators want it: a path of a picture never leaves the main actor.
  fileprivate var unchecked: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}
