import DSNode
import DSView
import Foundation
import ViewTestSupport

@testable import DSControlLooks
@testable import DSControls

/// Notes what controls ask the platform to draw, and draws what the platform does.
@MainActor final class ControlSpy: PlatformControls {
  private(set) var lines: [String] = []

  init() { super.init(.classic) }

  /// What is asked for while a view is lowered, line by line.
  static func lines(of view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [String] {
    let spy = ControlSpy()
    _ = dump(view) {
      $0.controlDrawings = spy
      change(&$0)
    }
    return spy.lines
  }

  private func note(_ words: Any?...) {
    lines.append(words.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " "))
  }

  override func slider(
    fraction: Double, marks: SliderMarks, label: AnyView?, minimum: AnyView?, maximum: AnyView?
  ) -> AnyView {
    note(
      "slider", fraction, "from", marks.start, "within", marks.enabled, "step", marks.step, "ticks",
      marks.ticks.map(\.place), label != nil ? "label" : "-", minimum != nil ? "ends" : "-")
    return super.slider(fraction: fraction, marks: marks, label: label, minimum: minimum, maximum: maximum)
  }

  override func stepperButtons(canDecrement: Bool, canIncrement: Bool) -> AnyView {
    note("stepper", canDecrement ? "less" : "-", canIncrement ? "more" : "-")
    return super.stepperButtons(canDecrement: canDecrement, canIncrement: canIncrement)
  }

  override func linearProgress(_ configuration: ProgressViewStyleConfiguration, tint: Color?) -> AnyView {
    note("bar", configuration.fractionCompleted)
    return super.linearProgress(configuration, tint: tint)
  }

  override func circularProgress(_ configuration: ProgressViewStyleConfiguration, tint: Color?) -> AnyView {
    note("ring", configuration.fractionCompleted)
    return super.circularProgress(configuration, tint: tint)
  }

  override func gauge(_ configuration: GaugeStyleConfiguration, kind: GaugeKind) -> AnyView {
    note("gauge", configuration.value, kind)
    return super.gauge(configuration, kind: kind)
  }

  override func toggle(_ configuration: ToggleStyleConfiguration) -> AnyView {
    note("toggle", configuration.isOn, configuration.isMixed)
    return super.toggle(configuration)
  }

  override func picker(
    kind: _PickerKind, label: AnyView, options: [PickerOption], currentValueLabel: AnyView?
  ) -> AnyView {
    note("picker", kind, options.map { $0.isChosen ? "chosen" : "-" })
    return super.picker(kind: kind, label: label, options: options, currentValueLabel: currentValueLabel)
  }

  override func compactDate(_ configuration: DatePickerStyleConfiguration, kind: CompactDateKind) -> AnyView {
    note("date", kind, configuration.displayedComponents.rawValue)
    return super.compactDate(configuration, kind: kind)
  }

  override func month(of days: Set<DateComponents>, first: Date?, last: Date?) -> AnyView {
    note(
      "month", days.count, first?.timeIntervalSinceReferenceDate, last?.timeIntervalSinceReferenceDate)
    return super.month(of: days, first: first, last: last)
  }

  override func fieldText(_ text: String, isSecure: Bool, prompt: AnyView, axis: Axis) -> AnyView {
    note("field", text, isSecure ? "secure" : "open", axis)
    return super.fieldText(text, isSecure: isSecure, prompt: prompt, axis: axis)
  }

  override func list(
    _ blocks: [ListBlock], kind: _ListKind, selection: Set<AnyHashable>, choosesSeveral: Bool
  ) -> AnyView {
    note(
      "list", kind, blocks.map { "\($0.header.count)/\($0.rows.count)/\($0.footer.count)" }, selection.count,
      choosesSeveral ? "several" : "one")
    return super.list(blocks, kind: kind, selection: selection, choosesSeveral: choosesSeveral)
  }

  override func linkRow(_ label: AnyView, leads: Bool) -> AnyView {
    note("link", leads ? "leads" : "-")
    return super.linkRow(label, leads: leads)
  }

  override func pageDots(count: Int, index: Int, hasGround: Bool) -> AnyView {
    note("dots", count, index, hasGround ? "ground" : "-")
    return super.pageDots(count: count, index: index, hasGround: hasGround)
  }

  override func disclosureGroup(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    note("disclosure", configuration.isExpanded ? "open" : "closed")
    return super.disclosureGroup(configuration)
  }
}
