import DSControls
import DSNode
import DSView
import Foundation

/// A box before the label of a Mac's toggle.
///
/// Source: swiftui-web, `Docs/elements/Toggle.md`, recorded on macOS 26.2.
nonisolated struct MacCheckbox: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsHidden) private var labelsHidden

  @MainActor var body: some View {
    if labelsHidden {
      box.preferredSpacing(.box).modifier(
        NodeModifier { inputs in
          let text = inputs.nodes(configuration.label).spokenText
          return text.isEmpty ? [] : [.accessibilityLabel(text)]
        })
    } else {
      HStack(alignment: .capitalsMiddle, spacing: 5) {
        box
        configuration.titledLabel.modifier(MacLabel()).environment(\.controlContext, .plain)
      }
      .preferredSpacing(.box)
    }
  }

  @MainActor private var box: some View {
    let isMarked = configuration.isOn || configuration.isMixed
    let share: Double = isMarked ? (isEnabled ? 36 : 18) : (isEnabled ? 25 : 13)
    let filling = MacFilling(isFilled: isMarked, isEnabled: isEnabled)
    return RoundedRectangle(cornerRadius: 5, style: .continuous).fill(filling.style(.ink(share)))
      .frame(width: 16, height: 16)
      .overlay {
        if isMarked { mark.drawn(2, filling.hasTint ? .white : .ink(isEnabled ? 222 : 66)) }
      }
  }

  private var mark: MacMark {
    configuration.isMixed
      ? MacMark([(4.5, 8), (11.5, 8)]) : MacMark([(4, 8.75), (6.75, 11.5), (11.75, 5)])
  }
}

/// A Mac's switch; a smaller one in a form.
///
/// Source: swiftui-web, `Docs/elements/Toggle.md`, recorded on macOS 26.2; the smaller one, in `Form.md`, is
/// approximate.
nonisolated struct MacSwitch: View {
  let isOn: Bool
  let isMixed: Bool
  var tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInMacForm) private var isInForm
  @Environment(\.controlSize) private var size

  @MainActor var body: some View {
    let scale: CGFloat = isInForm || size < .regular ? 2 / 3 : 1
    let isFilled = isOn && !isMixed
    let filling = MacFilling(tint: tint, isFilled: isFilled, isEnabled: isEnabled)
    Capsule().fill(filling.style(.ink((isFilled ? 36 : 25) * (isEnabled ? 1 : 0.5))))
      .frame(width: 54 * scale, height: 24 * scale)
      .overlay(alignment: isMixed ? .center : isOn ? .trailing : .leading) {
        Capsule().fill(Color.knob).frame(width: 32 * scale, height: 20 * scale)
          .shadow(color: Color(white: 0, opacity: 0.12), radius: 1, y: 0.5)
          .opacity(isEnabled ? 1 : 0.6)
          .padding(2 * scale)
      }
  }
}

/// A toggle that looks like a button and is filled where it is on.
nonisolated struct MacToggleButton: View {
  let configuration: ToggleStyleConfiguration

  @MainActor var body: some View {
    MacBox(isProminent: configuration.isOn && !configuration.isMixed) { configuration.label }
  }
}

/// A toggle where nothing says how it looks: a box, a switch at the end of a form's row.
nonisolated struct MacToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlContext) private var context

  @MainActor var body: some View {
    if context == .form {
      SwitchToggleStyle().makeBody(configuration: configuration)
    } else {
      MacCheckbox(configuration: configuration)
    }
  }
}

enum IsInMacFormKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a control is in the rows of a form, where it is smaller.
  var isInMacForm: Bool {
    get { self[IsInMacFormKey.self] }
    set { self[IsInMacFormKey.self] = newValue }
  }
}
