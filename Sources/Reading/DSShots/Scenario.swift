package import DSCascade
package import DSDiagnostics
package import DSNode

/// A component in one situation, before themes and other axes multiply it.
///
/// What can no longer occur in it: parameters, slots, repetitions, components that are not known.
package struct Scenario: Hashable, Sendable {
  /// The design system's name.
  package var system: String
  /// The component's name.
  package var component: String
  /// The scenario's name, unique in its component.
  package var name: String
  /// What is drawn; in a large matrix it is made anew when it is asked for.
  package var node: DSNode {
    get { view.node }
    set { view = .kept(newValue) }
  }
  private var view: ScenarioView
  /// What of it takes part in the layout; nil for all that component files describe.
  package var live: LiveView?
  /// Whether authors' code runs when it is drawn, as that of views that are written in Swift does.
  package var runsCode = false
  /// The file of its only picture, in the system's folders, that another program made; nil for a picture that is drawn.
  @Rare package var picture: String?
  /// What its pictures may have, with reasons.
  package var accepted: [AcceptedFinding] = []
  /// What was found when its view was evaluated, such as a sheet that is not drawn.
  package var findings: [Diagnostic] = []
  /// Why it cannot be drawn although the project is in order, such as code that crashed; nil if it can.
  @Rare package var failure: Diagnostic?
  /// The size that the component is offered.
  package var offeredSize: OfferedSize {
    get { rareOfferedSize ?? OfferedSize() }
    set { rareOfferedSize = newValue == OfferedSize() ? nil : newValue }
  }
  @Rare private var rareOfferedSize: OfferedSize?
  /// What takes the place of that size's lengths where the variant decides them.
  package var sizeRule: SizeRule {
    get { rareSizeRule ?? SizeRule() }
    set { rareSizeRule = newValue == SizeRule() ? nil : newValue }
  }
  @Rare private var rareSizeRule: SizeRule?
  /// Padding around the component in the picture, in points; nil for the system's default.
  @Rare package var padding: Value<Double>?
  /// The paint behind the picture; nil for the system's default.
  package var background: Paint?
  /// The state that is set; nil leaves it to the axis.
  package var state: ComponentState?
  /// Environment values that are set, in the order of the file.
  package var environment: [EnvironmentSetting]
  /// Modes that are fixed; their axes do not multiply this scenario.
  package var modes: ModeSelection
  /// Axes of which only some values are drawn.
  package var axisRestrictions: [AxisSetting]
  /// Where the scenario is written.
  package var location: SourceLocation

  /// A scenario at the system's defaults.
  package init(
    system: String, component: String, name: String, node: DSNode, offeredSize: OfferedSize = OfferedSize(),
    padding: Value<Double>? = nil, background: Paint? = nil, state: ComponentState? = nil,
    environment: [EnvironmentSetting] = [], modes: ModeSelection = ModeSelection(),
    axisRestrictions: [AxisSetting] = [], at location: SourceLocation
  ) {
    self.system = system
    self.component = component
    self.name = name
    view = .kept(node)
    self.padding = padding
    self.background = background
    self.state = state
    self.environment = environment
    self.modes = modes
    self.axisRestrictions = axisRestrictions
    self.location = location
    self.offeredSize = offeredSize
  }

  /// The scenario without its view, which is made again whenever it is needed.
  package func making(_ recipe: NodeRecipe) -> Scenario {
    var scenario = self
    scenario.view = .made(recipe)
    return scenario
  }

  /// `system/component/name`.
  package var id: String { "\(system)/\(nameInSystem)" }

  /// `component/name`.
  package var nameInSystem: String { "\(component)/\(name)" }

  /// A size in points; nil on an axis asks the component for its ideal size there.
  package struct OfferedSize: Hashable, Sendable {
    /// The width in points; nil for the ideal one.
    package var width: Double?
    /// The height in points; nil for the ideal one.
    package var height: Double?
    /// The height in points that replaces the ideal one for views without one, such as a shape; nil leaves the ideal
    /// one.
    package var screenHeight: Double?

    /// A size; ideal on both axes by default.
    package init(width: Double? = nil, height: Double? = nil, screenHeight: Double? = nil) {
      self.width = width
      self.height = height
      self.screenHeight = screenHeight
    }
  }

  /// Lengths that tokens, modes or the state decide, in points; nil on an axis where the number that is written holds.
  package struct SizeRule: Hashable, Sendable {
    /// The width in points.
    package var width: Value<Double>?
    /// The height in points.
    package var height: Value<Double>?

    /// No rule on either axis.
    package init() {}
  }

  /// A value of the environment by name.
  package struct EnvironmentSetting: Hashable, Sendable {
    /// The value's name.
    package var name: String
    /// What it is set to.
    package var value: EnvironmentValue

    /// A setting.
    package init(_ name: String, _ value: EnvironmentValue) {
      self.name = name
      self.value = value
    }
  }
}
