import DSAccessors
import DSCascade
import DSDiagnostics
import DSNode
import DSPreviewProgram
import DSPreviews
import DSProject
import DSResolve
import DSShots
import DSView
import Foundation

/// The shots of an expectation.
@MainActor
struct TestShots {
  /// The test's scenario, before it is lowered.
  let scenario: Scenario
  private let size: ShotSize
  private let system: DesignSystem
  private let shots: [(shot: Shot, locale: String?)]

  /// The shots of an expectation in a design system; nil, after a report, if it names something that does not exist.
  init?(_ expectation: Expectation, of system: DesignSystem, _ bag: inout DiagnosticBag) {
    let place = expectation.caller.place
    guard let offered = expectation.size.offered(at: place, &bag) else { return nil }
    var scenario = Scenario(
      system: system.name + ShotName.testEnding, component: expectation.caller.component,
      name: expectation.caller.scenario(named: expectation.name), node: DSNode(.empty, at: place), offeredSize: offered,
      at: place)
    scenario.runsCode = true
    scenario.accepted = expectation.accepting.sorted { $0.key < $1.key }
      .map { AcceptedFinding($0.key, reason: $0.value, at: place) }
    let (matrix, restrictions) = system.matrix.narrowed(
      to: expectation.axes.compactMap { $0.setting(in: system, at: place) }, isWhole: expectation.isMatrix, at: place,
      &bag)
    scenario.axisRestrictions = restrictions
    let plain = expandMatrix([scenario], matrix, &bag)
    guard !bag.hasErrors else { return nil }
    if plain.isEmpty {
      bag.error("no-shots", "the configuration excludes every variant that is expected", at: place)
      return nil
    }
    let locales = expectation.axes.filter { $0.subject == .locale }
    let names = locales.flatMap(\.values)
    if locales.contains(where: \.values.isEmpty) {
      bag.error("missing-value", "'.locale' takes at least one language, such as de", at: place)
    }
    for name in names where !ShotName.isValidAxisValue(name) {
      bag.error("invalid-name", "the locale '\(name)' cannot be part of a shot's id", at: place)
    }
    (self.scenario, self.system, size) = (scenario, system, expectation.size)
    shots = names.isEmpty ? plain.map { ($0, nil) } : plain.flatMap { shot in names.map { (shot.named($0), $0) } }
  }

  /// The design system with these shots alone, their views evaluated; what was noticed goes into the bag.
  func lowered(_ view: @escaping @MainActor () -> AnyView, _ bag: inout DiagnosticBag) -> DesignSystem {
    let variants = discoverVariants()
    var system = system
    system.name = scenario.system
    system.shots = shots.map { shot, locale in
      let problems = TokenProblems()
      var environment = EnvironmentValues(system.variant(of: shot), problems, variants: variants)
      if let locale { environment.locale = Locale(identifier: locale) }
      let view = DSView.lowered(in: environment, at: scenario.location) { onCanvas(view()) }
      let noticed = view.warnings + problems.sorted
      bag.add(contentsOf: noticed.filter { $0.severity != .finding })
      var scenario = scenario
      scenario.findings = noticed.filter { $0.severity == .finding }
      (scenario.node, scenario.live) = (view.node, view.live)
      return Shot(id: shot.id, scenario: scenario, variant: shot.variant)
    }
    return system
  }

  private func onCanvas(_ view: AnyView) -> AnyView {
    let offered = scenario.offeredSize
    guard size.hasCanvas, let width = offered.width, let height = offered.height else { return view }
    return AnyView(view.frame(width: CGFloat(width), height: CGFloat(height)))
  }
}

extension Shot {
  /// The shot in a language.
  fileprivate func named(_ locale: String) -> Shot {
    Shot(id: id + (id.contains("@") ? "." : "@") + "locale-" + locale, scenario: scenario, variant: variant)
  }
}

extension ShotAxis {
  /// The axis as a design system calls it; nil for the locale, which is not one of its axes.
  fileprivate func setting(in system: DesignSystem, at place: SourceLocation) -> AxisSetting? {
    switch subject {
    case .mode(let name), .builtIn(let name): AxisSetting(name, values: values, at: place)
    case .scheme: AxisSetting(system.root.schemeMode ?? "scheme", values: values, at: place)
    case .locale: nil
    }
  }
}

extension Matrix {
  /// The matrix of a test, and what it leaves of each axis. Ids name the same axes as those of previews do.
  /// - Parameters:
  ///   - settings: the axes that the test names; without values all that there are.
  ///   - isWhole: whether the others take all values that are listed, or their defaults alone.
  fileprivate func narrowed(
    to settings: [AxisSetting], isWhole: Bool, at place: SourceLocation, _ bag: inout DiagnosticBag
  ) -> (Matrix, [AxisSetting]) {
    var matrix = self
    let asked = settings.filter { check($0, &bag) }
    var restrictions: [AxisSetting] = []
    for index in axes.indices {
      let axis = axes[index]
      if let setting = asked.last(where: { $0.axis == axis.name }) {
        let values = setting.values.isEmpty ? axis.declared : setting.values
        matrix.axes[index].values += values.filter { !axis.values.contains($0) }
        restrictions.append(AxisSetting(axis.name, values: values, at: place))
      } else if !isWhole, let first = axis.values.first {
        let value = axis.values.contains(axis.default) ? axis.default : first
        restrictions.append(AxisSetting(axis.name, values: [value], at: place))
      }
    }
    if !isWhole { (matrix.exclusions, matrix.inclusions) = ([], []) }
    return (matrix, restrictions)
  }
}
