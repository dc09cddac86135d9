import DSNode
import Foundation

/// A label with a colour that can be changed.
nonisolated public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  /// A colour with a label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (color, self.label) = (selection.wrappedValue, label())
  }

  /// The label, and the colour in a ring of all hues.
  @MainActor public var body: some View {
    LabeledRow(label: label) { ColorWell(color: color) }.accessible { $0.role = .button }
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

/// A colour in a ring of all hues.
nonisolated struct ColorWell: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    ZStack {
      ForEach(0..<24) { step in
        RingPart(fraction: 1, inset: 1.5, start: Double(step) * 15 - 90, turn: 15.8)
          .stroke(Color(hue: Double(step) / 24, saturation: 0.85, brightness: 1), lineWidth: 3)
      }
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
    .opacity(isEnabled ? 1 : 0.5)
  }
}
