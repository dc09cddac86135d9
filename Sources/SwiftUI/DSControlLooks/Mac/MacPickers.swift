import DSControls
import DSEffects
import DSNode
import DSView
import Foundation

/// A Mac's picker.
///
/// Source: swiftui-web, `Docs/elements/Picker.md`, recorded on macOS 26.2.
nonisolated struct MacPicker: View {
  let kind: _PickerKind
  let label: AnyView
  let options: [PickerOption]
  let currentValueLabel: AnyView?

  @MainActor var body: some View {
    look.modifier(
      NodeModifier { inputs in
        let label = inputs.nodes(label).spokenText
        return [
          .accessibility(
            AccessibilityNode {
              $0.role = isGroup ? .radioGroup : .picker
              $0.label = label.isEmpty ? nil : label
              $0.value = options.first(where: \.isChosen)?.nodes.spokenText
              $0.isEnabled = inputs.environment.isEnabled ? nil : false
            })
        ]
      })
  }

  private var isGroup: Bool { [.segmented, .palette, .inline, .radioGroup].contains(kind) }

  @MainActor private var look: some View {
    switch kind {
    case .automatic, .menu, .wheel, .navigationLink:
      MacLabeled(
        label: label, control: AnyView(MacPopUp(options: options, currentValueLabel: currentValueLabel)),
        spacing: .button)
    case .segmented, .palette:
      MacLabeled(label: label, control: AnyView(MacSegments(options: options)), spacing: .track)
    case .inline, .radioGroup:
      MacLabeled(
        label: label, control: AnyView(MacRadioGroup(options: options)), alignment: .firstTextBaseline, snaps: false)
    }
  }
}

/// What is chosen, in a button with two arrows that is as wide as the widest choice needs.
nonisolated struct MacPopUp: View {
  let options: [PickerOption]
  let currentValueLabel: AnyView?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInMacForm) private var isInForm

  @MainActor var body: some View {
    if isInForm {
      HStack(spacing: 5) {
        chosen
        RoundedRectangle(cornerRadius: 4).fill(Color.ink(isEnabled ? 20 : 10)).frame(width: 12.5, height: 16)
          .overlay { arrows.scaleEffect(0.8) }
      }
    } else {
      ZStack(alignment: .leading) {
        ForEach(0..<options.count) { index in
          if !options[index].isChosen { NodesView(options[index].nodes).hidden().accessibilityHidden(true) }
        }
        chosen
      }
      .lineLimit(1)
      .padding(.leading, 12).padding(.trailing, 35.5).padding(.vertical, 4).frame(minHeight: 24)
      .background(Color.ink(isEnabled ? 20 : 10), in: RoundedRectangle(cornerRadius: 6, style: .circular))
      .overlay(alignment: .trailing) { arrows.padding(.trailing, 10.5) }
    }
  }

  @MainActor private var chosen: some View {
    HStack(spacing: 8) {
      if let currentValueLabel {
        currentValueLabel
      } else {
        NodesView(options.first(where: \.isChosen)?.nodes ?? [])
      }
    }
    .foregroundStyle(Color.ink(isEnabled ? 216 : 73))
  }

  @MainActor private var arrows: some View {
    MacMark([(0, 3.5), (3.5, 0), (7, 3.5)], [(0, 5.5), (3.5, 9), (7, 5.5)])
      .drawn(1.5, .ink(isEnabled ? 216 : 73)).frame(width: 7, height: 9)
  }
}

/// Choices side by side, each as wide as the widest one needs.
nonisolated struct MacSegments: View {
  let options: [PickerOption]
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    MacEqualColumns(padding: 21) {
      ForEach(0..<options.count) { index in segment(index) }
    }
    .frame(minHeight: 24)
    .background(Color.ink(isEnabled ? 20 : 10), in: RoundedRectangle(cornerRadius: 6, style: .circular))
  }

  @MainActor private func segment(_ index: Int) -> some View {
    let option = options[index]
    let share: Double = !isEnabled ? 73 : option.isChosen ? 152 : 137
    return HStack(spacing: 8) { NodesView(option.nodes) }
      .foregroundStyle(Color.ink(share)).lineLimit(1).padding(.vertical, 4)
      .frame(maxWidth: .infinity, minHeight: 24)
      .background {
        if option.isChosen {
          RoundedRectangle(cornerRadius: 6, style: .circular).fill(Color.ink(isEnabled ? 50 : 25))
        }
      }
      .overlay(alignment: .leading) {
        if index > 0, !option.isChosen, !options[index - 1].isChosen {
          Color.ink(43).frame(width: 1, height: 14).padding(.leading, -0.5)
        }
      }
      .accessible {
        $0.role = .button
        if option.isChosen { $0.traits = [.isSelected] }
      }
  }
}

/// Views side by side, all as wide as the widest of them and some padding.
nonisolated struct MacEqualColumns: Layout {
  let padding: CGFloat

  private func width(_ offered: CGFloat?, _ subviews: Subviews) -> CGFloat {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let count = CGFloat(max(1, subviews.count))
    return min(widest + padding, max(offered ?? .infinity, count) / count)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = width(proposal.width, subviews)
    let offer = ProposedViewSize(width: width, height: nil)
    let height = subviews.map { $0.sizeThatFits(offer).height }.max() ?? 0
    return CGSize(width: width * CGFloat(subviews.count), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// Choices below one another, each behind a round button.
nonisolated struct MacRadioGroup: View {
  let options: [PickerOption]
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(0..<options.count) { index in
        HStack(alignment: .capitalsMiddle, spacing: 5) {
          mark(options[index].isChosen)
          NodesView(options[index].nodes).modifier(MacLabel())
        }
      }
    }
  }

  @MainActor private func mark(_ isChosen: Bool) -> some View {
    let share: Double = isChosen ? (isEnabled ? 36 : 18) : (isEnabled ? 25 : 13)
    let filling = MacFilling(isFilled: isChosen, isEnabled: isEnabled)
    return Circle().fill(filling.style(.ink(share))).frame(width: 16, height: 16)
      .overlay {
        if isChosen { Circle().fill(filling.hasTint ? Color.white : Color.ink(66)).frame(width: 5, height: 5) }
      }
  }
}
