import DSControls
import DSView
import Foundation

/// A Mac's slider: its label, and a line with its knob between views at its ends.
nonisolated struct MacSlider: View {
  let fraction: Double
  let marks: SliderMarks
  let label: AnyView?
  let minimum: AnyView?
  let maximum: AnyView?
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.controlContext) private var context
  @Environment(\.displayScale) private var scale

  @MainActor var body: some View {
    if let label, !labelsHidden, context.hasLabels {
      let line = row(label: nil).alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 11 }
      MacLabeled(
        label: label, control: AnyView(line.padding(.top, context == .columns ? 1 : 0)), spacing: .track,
        columnAlignment: .firstTextBaseline, share: 0.55, isQuiet: true)
    } else {
      row(label: labelsHidden ? nil : label).preferredSpacing(.track)
    }
  }

  /// The line between the views beside it.
  @MainActor @ViewBuilder private func row(label: AnyView?) -> some View {
    let track = MacSliderTrack(fraction: fraction, marks: marks)
    if label == nil, minimum == nil, maximum == nil {
      track
    } else {
      let before = (label == nil ? 0 : 1) + (minimum == nil ? 0 : 1)
      MacRow(pixel: 1 / scale, flexible: before) {
        if let label { VStack(spacing: 0) { label.modifier(MacLabel()) } }
        if let minimum { MacValueLabel(label: minimum) }
        track
        if let maximum { MacValueLabel(label: maximum) }
      }
    }
  }
}

/// A view at the end of a slider's line, in small letters.
nonisolated struct MacValueLabel: View {
  let label: AnyView

  @MainActor var body: some View {
    VStack(spacing: 0) { label }.font(.footnote).platformForeground(Color.ink(127, dark: 140))
  }
}

/// A line, filled up to a pill.
nonisolated struct MacSliderTrack: View {
  let fraction: Double
  let marks: SliderMarks
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.sliderThumb) private var thumb

  @MainActor var body: some View {
    VStack(spacing: 2) {
      Color.clear.frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 16, maxHeight: 16)
        .overlay {
          MacSliderPart(from: 0, to: 1, kind: .whole).fill(Color.ink(25))
          MacSliderPart(from: min(marks.start, fraction), to: max(marks.start, fraction), kind: .line)
            .fill(MacFilling(isEnabled: isEnabled).style(.ink(isEnabled ? 58 : 42)))
          ForEach(0..<places.count) { index in
            MacSliderPart(from: 0, to: places[index], kind: .tick).fill(Color.ink(58))
          }
          if thumb != .hidden {
            MacSliderPart(from: 0, to: fraction, kind: .knob).fill(Color.knob)
              .shadow(color: Color(white: 0, opacity: 0.08), radius: 0.5)
              .shadow(color: Color(white: 0, opacity: 0.12), radius: 1.5, y: 0.5)
          }
        }
      if marks.ticks.contains(where: { $0.label != nil }) { labels }
    }
  }

  /// Where marks are: those that are listed, else one at each step.
  private var places: [Double] {
    if !marks.ticks.isEmpty { return marks.ticks.map(\.place) }
    guard let step = marks.step, step > 0, step >= 1 / 100 else { return [] }
    return Array(stride(from: 0, through: 1 + step / 1000, by: step))
  }

  @MainActor private var labels: some View {
    let labelled = marks.ticks.filter { $0.label != nil }
    return SliderLabels(places: labelled.map(\.place), knob: MacSliderPart.knob) {
      ForEach(0..<labelled.count) { index in HStack(spacing: 2) { labelled[index].label } }
    }
    .font(.footnote).foregroundStyle(Color.ink(127, dark: 140)).lineLimit(1)
  }
}

/// The line of a slider, its knob or a mark below it.
///
/// Source: swiftui-web, `Docs/elements/Slider.md`, recorded on macOS 26.2.
nonisolated struct MacSliderPart: Shape {
  enum Kind {
    case whole, line, knob, tick
  }

  /// The width of the knob.
  static let knob: CGFloat = 22

  let from, to: Double
  let kind: Kind

  func path(in rect: CGRect) -> Path {
    func place(_ part: Double) -> CGFloat { rect.minX + SliderPart.place(part, in: rect.width, knob: Self.knob) }
    switch kind {
    case .whole, .line:
      let first = kind == .whole || from == 0 ? rect.minX : place(from)
      let last = kind == .whole ? rect.maxX : place(to)
      return Path(
        roundedRect: CGRect(x: first, y: rect.midY - 2.5, width: max(0, last - first), height: 5), cornerRadius: 2.5)
    case .knob:
      return Path(
        roundedRect: CGRect(x: place(to) - 11, y: rect.midY - 8, width: Self.knob, height: 16), cornerRadius: 8)
    case .tick: return Path(ellipseIn: CGRect(x: place(to) - 1, y: rect.minY + 14, width: 2, height: 2))
    }
  }
}

/// The two arrows of a Mac's stepper, one above the other.
///
/// Source: swiftui-web, `Docs/elements/Stepper.md`, recorded on macOS 26.2.
nonisolated struct MacStepper: View {
  let canDecrement: Bool
  let canIncrement: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInMacForm) private var isSmall

  @MainActor var body: some View {
    if isSmall {
      MacSmallStepper()
    } else {
      RoundedRectangle(cornerRadius: 5).fill(Color.ink(isEnabled ? 20 : 10))
        .frame(width: 20, height: 26)
        .overlay { Color.ink(43).frame(width: 14, height: 1) }
        .overlay(alignment: .topLeading) {
          MacMark([(4.5, 9.25), (10, 4.25), (15.5, 9.25)]).drawn(1.5, color(canIncrement))
          MacMark([(4.5, 17.25), (10, 22.25), (15.5, 17.25)]).drawn(1.5, color(canDecrement))
        }
    }
  }

  private func color(_ isPossible: Bool) -> Color { .ink(!isEnabled ? 132 : isPossible ? 137 : 66) }
}

/// The two arrows beside a date, and in a form's row.
///
/// Source: swiftui-web, `Docs/elements/DatePicker.md`, row "Stepper", recorded on macOS 26.2.
nonisolated struct MacSmallStepper: View {
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    RoundedRectangle(cornerRadius: 4).fill(Color.ink(isEnabled ? 20 : 10))
      .frame(width: 12.5, height: 20)
      .overlay { Color.ink(43).frame(height: 1).padding(.horizontal, 2) }
      .overlay(alignment: .topLeading) {
        MacMark([(3, 6.5), (6.25, 3.5), (9.5, 6.5)], [(3, 13.5), (6.25, 16.5), (9.5, 13.5)])
          .drawn(1.5, .ink(isEnabled ? 137 : 66))
      }
  }
}
