package import DSGeometry

/// One value for every axis of a matrix.
package struct Variant: Hashable, Sendable {
  /// One axis and its value.
  package struct Choice: Hashable, Sendable {
    /// The axis' name.
    package let axis: String
    /// The value.
    package let value: String
    /// Whether the axis is the program's own.
    package let isBuiltIn: Bool

    /// A choice.
    package init(axis: String, value: String, isBuiltIn: Bool = false) {
      self.axis = axis
      self.value = value
      self.isBuiltIn = isBuiltIn
    }
  }

  /// The choices in the order of the axes.
  package var choices: [Choice]

  /// A variant of choices.
  package init(_ choices: [Choice] = []) { self.choices = choices }

  /// The value on an axis; nil if the matrix has no such axis.
  package subscript(axis: String) -> String? { choices.first { $0.axis == axis }?.value }

  /// The value on an axis of the program's own, its default where the matrix does not have it.
  package subscript(axis: BuiltInAxis) -> String { self[axis.rawValue] ?? axis.defaultValue }

  /// Device pixels per point.
  package var scale: Double { Double(self[.scale]) ?? 2 }

  /// The direction in which lines run.
  package var layoutDirection: LayoutDirection { LayoutDirection(rawValue: self[.layoutDirection]) ?? .leftToRight }

  /// The reader's preferred size of text, such as `large`.
  package var typeSize: String { self[.typeSize] }

  /// The component's state.
  package var state: ComponentState { ComponentState(rawValue: self[.state]) ?? .default }
}
