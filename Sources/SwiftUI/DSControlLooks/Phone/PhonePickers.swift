import DSControls
import DSNode
import DSView
import Foundation

/// How the platform draws a picker.
nonisolated struct PickerLook: View {
  let kind: _PickerKind
  let label: AnyView
  let options: [PickerOption]
  let currentValueLabel: AnyView?
  let metrics: ControlMetrics
  @Environment(\.controlContext) private var context
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsHidden) private var labelsHidden

  @MainActor var body: some View {
    look.modifier(
      NodeModifier { inputs in
        let label = inputs.nodes(label).spokenText
        return [
          .accessibility(
            AccessibilityNode {
              $0.role = role
              $0.label = label.isEmpty ? nil : label
              $0.value = chosen?.nodes.spokenText
              $0.isEnabled = inputs.environment.isEnabled ? nil : false
            })
        ]
      })
  }

  private var chosen: PickerOption? { options.first(where: \.isChosen) }

  private var role: AccessibilityNode.Role {
    switch kind {
    case .automatic, .menu, .navigationLink, .wheel: .picker
    case .inline where context == .plain: .picker
    case .segmented, .inline, .palette, .radioGroup: .radioGroup
    }
  }

  @MainActor @ViewBuilder private var look: some View {
    switch kind {
    case .automatic, .menu:
      if context == .list {
        LabeledRow(label: label, stacks: true) { value(Color(.secondaryLabel), indicator: .upDown) }
      } else if context == .columns {
        LabeledRow(label: label, stacks: true) { value(TintShapeStyle(), indicator: .upDown) }
      } else {
        value(TintShapeStyle(), indicator: .upDown).padding(metrics.choicePadding)
      }
    case .navigationLink:
      LabeledRow(label: label, stacks: true) { value(Color(.secondaryLabel), indicator: .forward) }
    // Only in menus do palettes look different, and menus are closed.
    case .segmented, .palette: inColumns(SegmentedLook(options: options, metrics: metrics).linesAtEdge())
    case .inline where context == .plain: WheelLook(options: options).linesAtEdge()
    case .inline: ChoiceRows(label: label, options: options, isRadio: false)
    case .radioGroup: ChoiceRows(label: label, options: options, isRadio: true)
    case .wheel:
      if labelsHidden || context == .plain {
        WheelLook(options: options).linesAtEdge()
      } else {
        VStack(alignment: .leading, spacing: 4) {
          label
          WheelLook(options: options)
        }
      }
    }
  }

  /// Choices without a label, with one if the form has a column for labels.
  @MainActor @ViewBuilder private func inColumns(_ choices: some View) -> some View {
    if context == .columns { LabeledRow(label: label) { choices } } else { choices }
  }

  @MainActor private func value(_ style: some ShapeStyle, indicator: Indicator.Kind) -> some View {
    Indicated(gap: metrics.choiceGap) {
      if let currentValueLabel { currentValueLabel } else { NodesView(chosen?.nodes ?? []) }
    } mark: {
      Indicator(indicator, size: indicator == .forward ? 12 : 13, weight: indicator == .forward ? 2 : 1.7)
        .frame(minWidth: metrics.choiceIndicator)
    }
    .foregroundStyle(isEnabled ? AnyShapeStyle(style) : AnyShapeStyle(Color(.tertiaryLabel)))
  }
}

/// Choices side by side on a quiet ground, the chosen one raised.
nonisolated struct SegmentedLook: View {
  let options: [PickerOption]
  let metrics: ControlMetrics
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<options.count) { index in
        if index > 0 { separator(before: index) }
        segment(options[index])
      }
    }
    .padding(2)
    .frame(height: metrics.segmentsHeight)
    .ground(PlatformAppearance.current.segments ?? Color(.tertiarySystemFill), radius: 9, metrics)
    .opacity(isEnabled ? 1 : 0.5)
  }

  @MainActor private func segment(_ option: PickerOption) -> some View {
    let set = PlatformAppearance.current
    return NodesView(option.nodes)
      .letters(
        option.isChosen ? set.chosenSegmentTitle : set.segmentTitle,
        font: .system(size: 13, weight: option.isChosen ? .semibold : metrics.segmentWeight)
      )
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if option.isChosen {
          Color.clear
            .ground(
              set.chosenSegment ?? (scheme == .dark ? Color(red: 0.39, green: 0.39, blue: 0.40) : Color.white),
              radius: 7, metrics
            )
            .shadow(color: Color(white: 0, opacity: 0.12), radius: 2, y: 2)
        }
      }
      .accessible {
        $0.role = .button
        if option.isChosen { $0.traits = [.isSelected] }
      }
  }

  @MainActor private func separator(before index: Int) -> some View {
    Rectangle().fill(options[index].isChosen || options[index - 1].isChosen ? Color.clear : Color(.separator))
      .frame(width: 1, height: 16)
  }
}

/// Choices below one another, with a check mark or with round buttons.
nonisolated struct ChoiceRows: View {
  let label: AnyView
  let options: [PickerOption]
  let isRadio: Bool
  @Environment(\.controlContext) private var context
  @Environment(\.labelsHidden) private var labelsHidden

  @MainActor var body: some View {
    if context == .columns, !labelsHidden {
      FormRow(label: label, alignment: .firstTextBaseline, control: VStack(alignment: .leading, spacing: 8) { rows })
    } else if context == .list {
      // Each choice is a row of the list.
      rows
    } else {
      VStack(alignment: .leading, spacing: 10) {
        if !labelsHidden { label.foregroundStyle(Color(.secondaryLabel)).font(.footnote) }
        rows
      }
    }
  }

  @MainActor private var rows: some View {
    ForEach(0..<options.count) { index in
      if isRadio {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          RadioMark(isChosen: options[index].isChosen)
          NodesView(options[index].nodes)
        }
      } else {
        HStack(spacing: 8) {
          NodesView(options[index].nodes)
          Spacer(minLength: 8)
          if options[index].isChosen {
            Indicator(.check, size: 14, weight: 2.2).foregroundStyle(TintShapeStyle())
          }
        }
      }
    }
  }
}

/// A round button, as large as the text beside it.
nonisolated struct RadioMark: View {
  let isChosen: Bool
  @Environment(\.isEnabled) private var isEnabled
  @ScaledMetric private var side: CGFloat = 18

  init(isChosen: Bool) { self.isChosen = isChosen }

  @MainActor var body: some View {
    Circle().strokeBorder(
      isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.systemGray3)),
      lineWidth: side * (isChosen ? 5 : 1.5) / 18
    )
    .frame(width: side, height: side)
    .opacity(isEnabled ? 1 : 0.5)
    .besideFirstLine()
  }
}

/// Choices on a wheel: the chosen one in the middle, its neighbours smaller and paler the further away they are.
nonisolated struct WheelLook: View {
  let options: [PickerOption]
  @Environment(\.hasWheelBand) private var hasBand

  @MainActor var body: some View {
    let chosen = options.firstIndex(where: \.isChosen) ?? 0
    ZStack {
      if hasBand { WheelBand() }
      ForEach(0..<options.count) { index in
        let turn = Double(index - chosen) * 0.38
        if abs(turn) < 1.3 {
          NodesView(options[index].nodes)
            .font(.system(size: 22)).lineLimit(1)
            .scaleEffect(x: 1, y: max(0.2, cos(turn)))
            .opacity(turn == 0 ? 1 : 0.55 * cos(turn))
            .offset(y: 94 * sin(turn))
        }
      }
    }
    .frame(height: 216)
    .frame(minWidth: 60, maxWidth: .infinity)
    .clipped()
  }
}

/// The ground of a wheel's chosen row.
nonisolated struct WheelBand: View {
  @MainActor var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill)).frame(height: 34)
  }
}
