import DSNode
public import DSView
import Foundation

/// A label with a colour that can be changed.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  nonisolated(unsafe) private let label: Label

  /// A colour with a label.
  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (color, self.label) = (selection.wrappedValue, label())
  }

  /// The label, and the colour in a ring of all hues.
  @MainActor public var body: some View {
    labeledRow(label: label, kind: .color) { DrawnControl { $0.colorWell(color) } }.accessible { $0.role = .button }
  }
}

extension ColorPicker where Label == Text {
  /// A colour with a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A colour with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
