package import DSControls
import DSNode
package import DSView
package import Foundation

/// The controls of macOS 26 as in the window in front; what is the same everywhere is inherited.
///
/// Source: swiftui-web (github.com/iamcgn/swiftui-web) recorded them on macOS 26.2 in a window that was not in front: what
/// is chosen has the accent colour here instead of its grey. The views name its page in `Docs/elements`, and `MacControlRules` and `MacContainerRules` in the tests hold the sizes.
package final class MacDrawings: PlatformControls {
  nonisolated static let macos26 = MacDrawings()

  private nonisolated init() { super.init(.classic) }

  package override func labeledRow(label: AnyView, kind: LabeledRowKind, control: AnyView) -> AnyView {
    let row: MacLabeled =
      switch kind {
      case .control: MacLabeled(label: label, control: control)
      case .stepper: MacLabeled(label: label, control: control, spacing: .button)
      case .color:
        MacLabeled(label: label, control: control, spacing: .well, columnAlignment: .firstTextBaseline, snaps: false)
      case .field: MacLabeled(label: label, control: control, spacing: .field, alignment: .firstTextBaseline)
      case .value: MacLabeled(label: label, control: control, snaps: false, isQuiet: true)
      }
    return AnyView(row)
  }

  package override func formContext(isGrouped: Bool) -> ControlContext { isGrouped ? .form : .columns }

  // Source: swiftui-web, `Docs/elements/List.md`, row "`Label` in a row".
  package override func labelSlot() -> LabelSlot { LabelSlot(width: 16, spacing: 6, scale: .medium) }

  package override func button(
    _ configuration: PrimitiveButtonStyleConfiguration, ground: ButtonGround
  ) -> AnyView {
    AnyView(MacButton(configuration: configuration, ground: ground))
  }

  package override func toggle(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(MacToggle(configuration: configuration))
  }

  package override func toggleSwitch(isOn: Bool, isMixed: Bool, tint: Color?) -> AnyView {
    AnyView(MacSwitch(isOn: isOn, isMixed: isMixed, tint: tint))
  }

  package override func toggleButton(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(MacToggleButton(configuration: configuration))
  }

  package override func checkbox(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(MacCheckbox(configuration: configuration))
  }

  package override func linearProgress(_ configuration: ProgressViewStyleConfiguration, tint: Color?) -> AnyView {
    AnyView(MacLinearProgress(configuration: configuration, tint: tint))
  }

  package override func circularProgress(_ configuration: ProgressViewStyleConfiguration, tint: Color?) -> AnyView {
    AnyView(MacCircularProgress(configuration: configuration, tint: tint))
  }

  package override func gauge(_ configuration: GaugeStyleConfiguration, kind: GaugeKind) -> AnyView {
    AnyView(MacGauge(configuration: configuration, kind: kind))
  }

  package override func slider(
    fraction: Double, marks: SliderMarks, label: AnyView?, minimum: AnyView?, maximum: AnyView?
  ) -> AnyView {
    AnyView(MacSlider(fraction: fraction, marks: marks, label: label, minimum: minimum, maximum: maximum))
  }

  package override func stepperButtons(canDecrement: Bool, canIncrement: Bool) -> AnyView {
    AnyView(MacStepper(canDecrement: canDecrement, canIncrement: canIncrement))
  }

  package override func picker(
    kind: _PickerKind, label: AnyView, options: [PickerOption], currentValueLabel: AnyView?
  ) -> AnyView {
    AnyView(MacPicker(kind: kind, label: label, options: options, currentValueLabel: currentValueLabel))
  }

  package override func compactDate(
    _ configuration: DatePickerStyleConfiguration, kind: CompactDateKind
  ) -> AnyView {
    AnyView(MacDate(configuration: configuration, hasArrows: kind != .field))
  }

  package override func graphicalDate(_ configuration: DatePickerStyleConfiguration) -> AnyView {
    AnyView(MacGraphicalDate(configuration: configuration))
  }

  package override func colorWell(_ color: Color) -> AnyView { AnyView(MacColorWell(color: color)) }

  package override func fieldText(_ text: String, isSecure: Bool, prompt: AnyView, axis: Axis) -> AnyView {
    AnyView(MacFieldText(text: text, isSecure: isSecure, prompt: prompt, axis: axis))
  }

  package override func field(_ text: AnyView) -> AnyView { AnyView(MacField(field: text)) }

  package override func fieldBorder(around field: AnyView, isSquare: Bool) -> AnyView {
    AnyView(MacFieldBorder(field: field))
  }

  package override func textEditor(_ configuration: TextEditorStyleConfiguration) -> AnyView {
    AnyView(MacTextEditor(configuration: configuration))
  }

  package override func menu(_ configuration: MenuStyleConfiguration) -> AnyView {
    AnyView(MacMenu(configuration: configuration))
  }

  package override func disclosureGroup(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    AnyView(MacDisclosure(configuration: configuration))
  }

  package override func groupBox(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
    AnyView(MacGroupBox(configuration: configuration))
  }

  package override func controlGroup(_ configuration: ControlGroupStyleConfiguration) -> AnyView {
    AnyView(MacControlGroup(configuration: configuration))
  }

  package override func linkRow(_ label: AnyView, leads: Bool) -> AnyView {
    AnyView(MacLinkRow(label: label, leads: leads))
  }

  package override func list(
    _ blocks: [ListBlock], kind: _ListKind, selection: Set<AnyHashable>, choosesSeveral: Bool
  ) -> AnyView {
    switch kind {
    case .grouped, .insetGrouped: AnyView(MacGroupedForm(blocks: blocks))
    case .automatic, .plain, .inset, .bordered, .sidebar:
      AnyView(MacListInPlace(blocks: blocks, kind: kind, selection: selection))
    }
  }

  package override func columnsForm(_ blocks: [ListBlock]) -> AnyView { AnyView(MacColumnsForm(blocks: blocks)) }

  package override func table(_ configuration: TableStyleConfiguration, kind: TableKind) -> AnyView {
    AnyView(MacTable(configuration: configuration, kind: kind))
  }

  package override func tabs(_ tabs: TabPages) -> AnyView { AnyView(MacTabs(tabs: tabs)) }

  package override func columns(_ pages: ColumnPages) -> AnyView { AnyView(MacColumns(pages: pages)) }

  package override func window(_ content: AnyView, bars: PageBars) -> AnyView {
    AnyView(MacWindow(content: content, bars: bars))
  }

  package override func inspector(_ panel: AnyView, width: CGFloat?, beside content: AnyView) -> AnyView {
    AnyView(InspectorPanel(panel: panel, width: width ?? 225, content: content, line: Color.ink(25)))
  }

  package override func present(_ part: Presented, over screen: AnyView, on device: DeviceScreen?) -> AnyView {
    AnyView(MacPresentation(part: part, screen: screen))
  }

  package override func contentUnavailable(label: AnyView, description: AnyView, actions: AnyView) -> AnyView {
    AnyView(MacUnavailable(label: label, description: description, actions: actions))
  }

  package override func shareIcon() -> AnyView { AnyView(MacShareIcon()) }
}
