import DSControls
import DSNode
import DSView
import Foundation

/// A switch: a capsule with a round knob.
///
/// Its first baseline is its top edge, as recorded on iOS 26; before that, beside a label, the label's counts.
nonisolated struct SwitchLook: View {
  let isOn: Bool
  var isMixed = false
  var tint: Color?
  let metrics: ControlMetrics
  @Environment(\.isTinted) private var isTinted
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlContext) private var context
  @Environment(\.labelsHidden) private var standsAlone

  @MainActor var body: some View {
    Capsule().fill(track)
      .frame(width: metrics.switchTrack.width, height: metrics.switchTrack.height)
      .overlay(alignment: isMixed ? .center : isOn ? .trailing : .leading) {
        knob
          .frame(width: metrics.switchKnob.width, height: metrics.switchKnob.height)
          .shadow(color: Color(white: 0, opacity: 0.15), radius: 2, y: 2)
          .padding((metrics.switchTrack.height - metrics.switchKnob.height) / 2)
      }
      .opacity(isEnabled ? 1 : 0.5)
      .overflowingLine(metrics.overflowsLines && context == .list)
      .alignmentGuide(.firstTextBaseline) { standsAlone || metrics.hangsFromBaseline ? 0 : $0[.firstTextBaseline] }
  }

  @MainActor @ViewBuilder private var knob: some View {
    let color = PlatformAppearance.current.switchKnob ?? Color.white
    if metrics.switchKnob.width == metrics.switchKnob.height {
      Circle().fill(color)
    } else {
      Capsule().fill(color)
    }
  }

  private var track: AnyShapeStyle {
    guard isOn, !isMixed else { return AnyShapeStyle(Color(.secondarySystemFill)) }
    if let tint { return AnyShapeStyle(tint) }
    let usual = PlatformAppearance.current.switchOn ?? Color.green
    return isTinted ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(usual)
  }
}

/// A toggle as a button that is filled where it is on.
nonisolated struct ToggleButtonLook: View {
  let configuration: ToggleStyleConfiguration
  let metrics: ControlMetrics
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    let isOn = configuration.isOn && !configuration.isMixed
    configuration.label
      .foregroundStyle(isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.tertiaryLabel)))
      .padding(.horizontal, 12).padding(.vertical, 7).minimumHeight(metrics.buttonHeight)
      .ground(
        isOn ? AnyShapeStyle(TintShapeStyle().opacity(isEnabled ? 0.18 : 0.08)) : AnyShapeStyle(Color.clear),
        radius: 8, metrics)
  }
}

/// A toggle as a box before its label.
nonisolated struct CheckboxLook: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsHidden) private var labelsHidden
  @ScaledMetric private var side: CGFloat = 18

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      box.opacity(isEnabled ? 1 : 0.5).besideFirstLine()
      if !labelsHidden {
        configuration.label.foregroundStyle(isEnabled ? Color(.label) : Color(.tertiaryLabel))
      }
    }
  }

  @MainActor @ViewBuilder private var box: some View {
    let shape = RoundedRectangle(cornerRadius: side * 4 / 18)
    if configuration.isOn || configuration.isMixed {
      shape.fill(TintShapeStyle()).frame(width: side, height: side)
        .overlay {
          Indicator(configuration.isMixed ? .minus : .check, size: 9).foregroundStyle(Color.white)
        }
    } else {
      shape.fill(Color(.tertiarySystemFill)).frame(width: side, height: side)
        .overlay { shape.strokeBorder(Color(.systemGray2), lineWidth: 1) }
    }
  }
}

extension View {
  /// The view with its middle at that of the capitals of the first line beside it.
  nonisolated func besideFirstLine() -> some View {
    alignmentGuide(.firstTextBaseline) { $0.height * 5 / 6 }
  }
}

/// A label at the leading end of the space there is, and a control at the trailing end.
nonisolated struct LabeledRow<Label: View, Control: View>: View {
  let label: Label
  let alignment: VerticalAlignment
  /// Whether a text at the trailing end goes below the label where large letters leave no space beside it.
  let stacks: Bool
  /// Whether the label is paler where the control cannot be used.
  let pales: Bool
  let control: Control
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.controlContext) private var context

  init(
    label: Label, alignment: VerticalAlignment = .center, stacks: Bool = false, pales: Bool = true,
    @ViewBuilder control: () -> Control
  ) {
    (self.label, self.alignment, self.stacks, self.pales) = (label, alignment, stacks, pales)
    self.control = control()
  }

  @MainActor var body: some View {
    if labelsHidden {
      control.modifier(
        NodeModifier { inputs in
          let text = inputs.nodes(label).spokenText
          return text.isEmpty ? [] : [.accessibilityLabel(text)]
        })
    } else if context == .columns {
      FormRow(label: label, alignment: stacks ? .firstTextBaseline : alignment, control: control)
    } else if stacks, typeSize.isAccessibilitySize {
      ViewThatFits(in: .horizontal) {
        // There is space for the label beside the control; sharing it out would break the label's line.
        row(label.modifier(DisabledLabel(pales: pales)).fixedSize(horizontal: true, vertical: false))
        VStack(alignment: .leading, spacing: 4) {
          label.modifier(DisabledLabel(pales: pales))
          control.environment(\.standsBelowLabel, true)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      row(label.modifier(DisabledLabel(pales: pales)))
    }
  }

  @MainActor private func row(_ label: some View) -> some View {
    HStack(alignment: alignment, spacing: 0) {
      label
      Spacer(minLength: 8)
      control
    }
    .preferredSpacing(context == .list ? nil : .control)
  }
}

/// The view beside the label of a labelled view: at the trailing end, quieter than the label.
nonisolated struct RowValue: View {
  let value: AnyView

  @MainActor var body: some View {
    VStack(alignment: .trailing, spacing: 2) { value }
      // Put on the nodes alone, so that a field in the row is not moved to the trailing end.
      .platformForeground(Color(.secondaryLabel)).modified(.multilineTextAlignment(.trailing))
  }
}

/// The label of a control that cannot be used is paler.
nonisolated struct DisabledLabel: ViewModifier {
  var pales = true

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      NodeModifier { $0.environment.isEnabled || !pales ? [] : [.foregroundStyle(Color(.tertiaryLabel).paint)] })
  }
}
