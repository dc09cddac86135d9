package import DSControls
package import DSNode
package import DSView
package import Foundation

/// The platform's controls, drawn from views that every client could write.
///
/// Source: sizes outside `ControlMetrics`, such as those of gauges, wheels, months and tables, are from memory of
/// UIKit; there is no recording of them.
package class PlatformControls: ControlDrawings {
  fileprivate nonisolated static let classic = PlatformControls(.classic)
  fileprivate nonisolated static let ios26 = PlatformControls(.ios26)
  fileprivate nonisolated static let ios26Tall = PlatformControls(.ios26Tall)

  private let metrics: ControlMetrics

  nonisolated init(_ metrics: ControlMetrics) { self.metrics = metrics }

  package func labeledRow(label: AnyView, kind: LabeledRowKind, control: AnyView) -> AnyView {
    let stacks = [.stepper, .field, .value].contains(kind)
    return AnyView(
      LabeledRow(label: label, stacks: stacks, pales: metrics.palesLabels) {
        if kind == .value { RowValue(value: control) } else { control }
      })
  }

  package func formContext(isGrouped: Bool) -> ControlContext { .list }

  // Source: swiftui-web, `Docs/elements/iOS.md`, row "Label".
  package func labelSlot() -> LabelSlot { LabelSlot(width: 24, spacing: 16, scale: .large) }

  package func button(_ configuration: PrimitiveButtonStyleConfiguration, ground: ButtonGround) -> AnyView {
    AnyView(ButtonLook(configuration: configuration, ground: ground, metrics: metrics))
  }

  package func accessoryBarButton(_ label: AnyView, hasGround: Bool) -> AnyView {
    AnyView(AccessoryBarLook(label: label, hasGround: hasGround))
  }

  package func helpMark() -> AnyView { AnyView(HelpMark()) }

  package func toggle(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(SwitchToggleStyle().makeBody(configuration: configuration))
  }

  package func toggleSwitch(isOn: Bool, isMixed: Bool, tint: Color?) -> AnyView {
    AnyView(SwitchLook(isOn: isOn, isMixed: isMixed, tint: tint, metrics: metrics))
  }

  package func toggleButton(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(ToggleButtonLook(configuration: configuration, metrics: metrics))
  }

  package func checkbox(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(CheckboxLook(configuration: configuration))
  }

  package func linearProgress(_ configuration: ProgressViewStyleConfiguration, tint: Color?) -> AnyView {
    AnyView(LinearProgressLook(configuration: configuration, tint: tint, metrics: metrics))
  }

  package func circularProgress(_ configuration: ProgressViewStyleConfiguration, tint: Color?) -> AnyView {
    AnyView(CircularProgressLook(configuration: configuration, tint: tint, metrics: metrics))
  }

  package func gauge(_ configuration: GaugeStyleConfiguration, kind: GaugeKind) -> AnyView {
    AnyView(GaugeLook(configuration: configuration, kind: kind))
  }

  package func slider(
    fraction: Double, marks: SliderMarks, label: AnyView?, minimum: AnyView?, maximum: AnyView?
  ) -> AnyView {
    let line = SliderLook(fraction: fraction, marks: marks, minimum: minimum, maximum: maximum, metrics: metrics)
    return AnyView(SliderRow(label: label, line: line))
  }

  package func stepperButtons(canDecrement: Bool, canIncrement: Bool) -> AnyView {
    AnyView(StepperButtons(canDecrement: canDecrement, canIncrement: canIncrement, metrics: metrics))
  }

  package func picker(
    kind: _PickerKind, label: AnyView, options: [PickerOption], currentValueLabel: AnyView?
  ) -> AnyView {
    AnyView(
      PickerLook(
        kind: kind, label: label, options: options, currentValueLabel: currentValueLabel, metrics: metrics))
  }

  package func compactDate(_ configuration: DatePickerStyleConfiguration, kind: CompactDateKind) -> AnyView {
    AnyView(CompactDateLook(configuration: configuration, kind: kind, metrics: metrics))
  }

  package func graphicalDate(_ configuration: DatePickerStyleConfiguration) -> AnyView {
    AnyView(GraphicalDateLook(configuration: configuration, metrics: metrics))
  }

  package func dateWheels(_ configuration: DatePickerStyleConfiguration) -> AnyView {
    AnyView(DateWheels(configuration: configuration))
  }

  package func month(of days: Set<DateComponents>, first: Date?, last: Date?) -> AnyView {
    AnyView(ChosenDays(days: days, first: first, last: last))
  }

  package func colorWell(_ color: Color) -> AnyView { AnyView(ColorWell(color: color)) }

  package func fieldText(_ text: String, isSecure: Bool, prompt: AnyView, axis: Axis) -> AnyView {
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    return AnyView(FieldText(text: shown, prompt: prompt, axis: axis, metrics: metrics))
  }

  package func field(_ text: AnyView) -> AnyView { AnyView(text.preferredSpacing(.control)) }

  package func fieldBorder(around field: AnyView, isSquare: Bool) -> AnyView {
    AnyView(FieldBorder(field: field, isSquare: isSquare, metrics: metrics))
  }

  package func textEditor(_ configuration: TextEditorStyleConfiguration) -> AnyView {
    AnyView(TextEditorLook(configuration: configuration))
  }

  package func menu(_ configuration: MenuStyleConfiguration) -> AnyView {
    AnyView(MenuLook(configuration: configuration))
  }

  package func disclosureGroup(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    AnyView(DisclosureLook(configuration: configuration))
  }

  package func groupBox(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
    AnyView(GroupBoxLook(configuration: configuration))
  }

  package func controlGroup(_ configuration: ControlGroupStyleConfiguration) -> AnyView {
    AnyView(ControlGroupLook(configuration: configuration))
  }

  package func list(
    _ blocks: [ListBlock], kind: _ListKind, selection: Set<AnyHashable>, choosesSeveral: Bool
  ) -> AnyView {
    AnyView(
      ListLook(
        blocks: blocks, kind: kind.onPhone, metrics: metrics, selection: selection, choosesSeveral: choosesSeveral))
  }

  package func columnsForm(_ blocks: [ListBlock]) -> AnyView { AnyView(ColumnsFormLook(blocks: blocks)) }

  package func table(_ configuration: TableStyleConfiguration, kind: TableKind) -> AnyView {
    AnyView(TableLook(configuration: configuration, kind: kind))
  }

  package func linkRow(_ label: AnyView, leads: Bool) -> AnyView { AnyView(LinkRow(label: label, leads: leads)) }

  package func pageDots(count: Int, index: Int, hasGround: Bool) -> AnyView {
    AnyView(PageDots(count: count, index: index, ground: hasGround))
  }

  package func page(_ page: NavigationPage) -> AnyView {
    AnyView(PhonePage(page: page, isGlass: metrics.hasRoundEnds))
  }

  package func tabs(_ tabs: TabPages) -> AnyView { AnyView(PhoneTabs(tabs: tabs, isGlass: metrics.hasRoundEnds)) }

  package func columns(_ pages: ColumnPages) -> AnyView {
    AnyView(PhoneColumns(pages: pages, isGlass: metrics.hasRoundEnds))
  }

  package func window(_ content: AnyView, bars: PageBars) -> AnyView { content }

  package func inspector(_ panel: AnyView, width: CGFloat?, beside content: AnyView) -> AnyView {
    AnyView(InspectorPanel(panel: panel, width: width ?? 320, content: content, line: Color(.separator)))
  }

  package func present(_ part: Presented, over screen: AnyView, on device: DeviceScreen?) -> AnyView {
    AnyView(PhonePresentation(part: part, screen: screen, device: device, isGlass: metrics.hasRoundEnds))
  }

  package func contentUnavailable(label: AnyView, description: AnyView, actions: AnyView) -> AnyView {
    AnyView(UnavailableLook(label: label, description: description, actions: actions))
  }

  package func shareIcon() -> AnyView { AnyView(ShareIcon()) }
}

extension EnvironmentValues {
  /// An environment with the platform's drawings of controls, in which nothing else is set.
  package static var drawing: EnvironmentValues { drawing(for: nil) }

  /// An environment with the drawings of a profile's controls; nil for no profile.
  package static func drawing(for profile: ProfileName?) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.profile = profile?.platform
    switch profile {
    case .ios26: environment.controlDrawings = PlatformControls.ios26
    case .ios26Tall: environment.controlDrawings = PlatformControls.ios26Tall
    case .macos26, .macos26Tall: environment.controlDrawings = MacDrawings.macos26
    case .iosClassic, nil: environment.controlDrawings = PlatformControls.classic
    }
    return environment
  }
}
