package import DSView
package import Foundation

/// How the platform draws its controls.
///
/// The views here say what a control shows; what it looks like is in the module `DSControlLooks`, which programs that
/// draw put into the environment. So clients are built without the pictures of controls, a quarter of all there is.
@MainActor
package protocol ControlDrawings: ScreenDrawing, Sendable {
  /// A label and a control or a value.
  func labeledRow(label: AnyView, kind: LabeledRowKind, control: AnyView) -> AnyView
  /// The context of the controls of a form: the platform's form, or one in blocks.
  func formContext(isGrouped: Bool) -> ControlContext
  /// The position of the icons of labels in lists.
  func labelSlot() -> LabelSlot
  /// A button on a ground.
  func button(_ configuration: PrimitiveButtonStyleConfiguration, ground: ButtonGround) -> AnyView
  /// A small button in a bar of a Mac's window.
  func accessoryBarButton(_ label: AnyView, hasGround: Bool) -> AnyView
  /// A question mark in a circle.
  func helpMark() -> AnyView
  /// The platform's toggle.
  func toggle(_ configuration: ToggleStyleConfiguration) -> AnyView
  /// A switch without its label; the tint is nil for the one in force.
  func toggleSwitch(isOn: Bool, isMixed: Bool, tint: Color?) -> AnyView
  /// A toggle as a button that is filled where it is on.
  func toggleButton(_ configuration: ToggleStyleConfiguration) -> AnyView
  /// A toggle as a box before its label.
  func checkbox(_ configuration: ToggleStyleConfiguration) -> AnyView
  /// A bar with labels; the tint is nil for the one in force.
  func linearProgress(_ configuration: ProgressViewStyleConfiguration, tint: Color?) -> AnyView
  /// A spinner or a ring with labels; the tint is nil for the one in force.
  func circularProgress(_ configuration: ProgressViewStyleConfiguration, tint: Color?) -> AnyView
  /// A gauge.
  func gauge(_ configuration: GaugeStyleConfiguration, kind: GaugeKind) -> AnyView
  /// A line, filled up to a knob at a part of its length, between views at its ends.
  func slider(
    fraction: Double, marks: SliderMarks, label: AnyView?, minimum: AnyView?, maximum: AnyView?
  ) -> AnyView
  /// The two buttons of a stepper.
  func stepperButtons(canDecrement: Bool, canIncrement: Bool) -> AnyView
  /// A picker with its choices.
  func picker(kind: _PickerKind, label: AnyView, options: [PickerOption], currentValueLabel: AnyView?) -> AnyView
  /// A label with a date and a time beside it.
  func compactDate(_ configuration: DatePickerStyleConfiguration, kind: CompactDateKind) -> AnyView
  /// A month with the time of day below it.
  func graphicalDate(_ configuration: DatePickerStyleConfiguration) -> AnyView
  /// The wheels of a date.
  func dateWheels(_ configuration: DatePickerStyleConfiguration) -> AnyView
  /// The month of some days, of which those from `first` to `last` can be chosen.
  func month(of days: Set<DateComponents>, first: Date?, last: Date?) -> AnyView
  /// A colour in a ring of all hues.
  func colorWell(_ color: Color) -> AnyView
  /// The text of a field, or its prompt where it is empty.
  func fieldText(_ text: String, isSecure: Bool, prompt: AnyView, axis: Axis) -> AnyView
  /// The platform's field around its text.
  func field(_ text: AnyView) -> AnyView
  /// A field in a border.
  func fieldBorder(around field: AnyView, isSquare: Bool) -> AnyView
  /// A text from the top of all the space there is.
  func textEditor(_ configuration: TextEditorStyleConfiguration) -> AnyView
  /// The button of a menu.
  func menu(_ configuration: MenuStyleConfiguration) -> AnyView
  /// A label with an arrow, and the views below it where it is open.
  func disclosureGroup(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView
  /// Views on a rounded ground.
  func groupBox(_ configuration: GroupBoxStyleConfiguration) -> AnyView
  /// Controls on one quiet ground.
  func controlGroup(_ configuration: ControlGroupStyleConfiguration) -> AnyView
  /// The rows of a list in blocks; several rows can be chosen where `choosesSeveral` is true.
  func list(_ blocks: [ListBlock], kind: _ListKind, selection: Set<AnyHashable>, choosesSeveral: Bool) -> AnyView
  /// The controls of a form, with their labels in a separate column.
  func columnsForm(_ blocks: [ListBlock]) -> AnyView
  /// A table.
  func table(_ configuration: TableStyleConfiguration, kind: TableKind) -> AnyView
  /// The row of a link in a list; paler where it leads nowhere.
  func linkRow(_ label: AnyView, leads: Bool) -> AnyView
  /// The dots of pages.
  func pageDots(count: Int, index: Int, hasGround: Bool) -> AnyView
  /// A page under its bars.
  func page(_ page: NavigationPage) -> AnyView
  /// The chosen page of a tab view, with the bar of all.
  func tabs(_ tabs: TabPages) -> AnyView
  /// Columns of pages.
  func columns(_ pages: ColumnPages) -> AnyView
  /// The whole view in its window, with the title and the buttons of its bar.
  func window(_ content: AnyView, bars: PageBars) -> AnyView
  /// A view with an inspector beside it; the width is nil for the platform's.
  func inspector(_ panel: AnyView, width: CGFloat?, beside content: AnyView) -> AnyView
  /// The whole view with something that has come up over it.
  func present(_ part: Presented, over screen: AnyView, on device: DeviceScreen?) -> AnyView
  /// A sentence where there is nothing to show.
  func contentUnavailable(label: AnyView, description: AnyView, actions: AnyView) -> AnyView
  /// An arrow out of a box, as large as the text beside it.
  func shareIcon() -> AnyView
}

/// A view that the platform draws.
nonisolated struct DrawnControl: PrimitiveView {
  /// The drawing among those of the platform.
  let drawing: @MainActor (any ControlDrawings) -> AnyView

  init(_ drawing: @escaping @MainActor (any ControlDrawings) -> AnyView) { self.drawing = drawing }

  @MainActor static func _lower(_ view: DrawnControl, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let drawings = inputs.controlDrawings else {
      fatalError(
        "controls cannot be drawn: the program has not put the drawings of DSControlLooks into the environment")
    }
    return AnyView._lower(view.drawing(drawings), inputs)
  }
}

extension EnvironmentValues {
  /// How the platform draws its controls; nil if nothing is drawn.
  package var controlDrawings: (any ControlDrawings)? {
    get { platformDrawings as? any ControlDrawings }
    set { platformDrawings = newValue }
  }
}

extension _ViewInputs {
  /// How the platform draws its controls, as the root's environment says.
  var controlDrawings: (any ControlDrawings)? { platformDrawings as? any ControlDrawings }
}

/// A label and a control or a value, as the platform puts them beside one another.
nonisolated func labeledRow(
  label: some View, kind: LabeledRowKind = .control, @ViewBuilder control: () -> some View
) -> some View {
  let (label, control) = (AnyView(label), AnyView(control()))
  return DrawnControl { $0.labeledRow(label: label, kind: kind, control: control) }
}

/// The view beside a label.
package enum LabeledRowKind {
  case control, stepper, color, field, value
}

/// The width of a label's icon, the spacing between it and the title, and how large symbols are.
package struct LabelSlot {
  let width, spacing: CGFloat
  let scale: Image.Scale

  /// A slot with the icon's width and spacing in points, and the scale of symbols.
  package init(width: CGFloat, spacing: CGFloat, scale: Image.Scale) {
    (self.width, self.spacing, self.scale) = (width, spacing, scale)
  }
}
