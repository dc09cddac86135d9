package import DSCascade
import DSCrashes
package import DSDiagnostics
import DSGeometry
package import DSNode
import DSResolve
package import DSShots

/// What a view that is written in Swift is lowered for: the part of a variant that its body can read.
package struct ViewVariant: Sendable {
  /// Whether the colour scheme is dark.
  package var isDark: Bool
  /// Whether lines run from right to left.
  package var isRightToLeft: Bool
  /// The reader's chosen size of text, such as `large`.
  package var typeSize: String
  /// Device pixels per point.
  package var scale: Double
  /// Where tokens come from.
  package var theme: Theme
  /// The contexts of the modes, such as `theme`.
  package var modes: ModeSelection
  /// The mode that decides the colour scheme; nil if none does.
  package var schemeMode: String?
  /// The profile, whose controls are drawn; nil for none.
  package var profile: ProfileName?
}

/// A scenario that is written in Swift: a preview.
///
/// Its body is evaluated once per shot when the project is read, because it may read the variant; what comes out is
/// drawn as component files are.
package struct ViewScenario: Sendable {
  /// The Swift module that it is written in.
  package var module: String
  /// The component's name.
  package var component: String
  /// The scenario's name, unique in its component.
  package var name: String
  /// The size that the view is offered.
  package var offeredSize: Scenario.OfferedSize
  /// Where it is written.
  package var location: SourceLocation
  /// Why it cannot be drawn in any variant; nil if it can.
  package var failure: Diagnostic?
  /// Whether its name could not be read, so that its baselines have different names.
  package var isUnread = false
  /// Makes the node of a variant, and reports what was noticed.
  package var lower: @Sendable (ViewVariant) -> LoweredView

  /// A scenario.
  package init(
    module: String, component: String, name: String, offeredSize: Scenario.OfferedSize, at location: SourceLocation,
    lower: @escaping @Sendable (ViewVariant) -> LoweredView
  ) {
    self.module = module
    self.component = component
    self.name = name
    self.offeredSize = offeredSize
    self.location = location
    self.lower = lower
  }

  /// The scenario before it is lowered.
  func scenario(of system: String) -> Scenario {
    Scenario(
      system: system, component: component, name: name, node: DSNode(.empty, at: location), offeredSize: offeredSize,
      at: location)
  }
}

extension DesignSystem {
  /// The system with the shots of views lowered; what was noticed goes into the bag, once for all variants.
  func lowering(_ views: [ViewScenario], _ bag: inout DiagnosticBag) -> DesignSystem {
    guard !views.isEmpty else { return self }
    let known = Dictionary(views.map { ($0.scenario(of: name).id, $0) }) { first, _ in first }
    let crashes = KnownCrashes.current
    tryViews(known, crashes)
    var system = self
    for index in shots.indices {
      let shot = shots[index]
      guard let view = known[shot.scenario.id] else { continue }
      var scenario = shot.scenario
      scenario.runsCode = true
      scenario.failure = view.failure ?? crashes.problem(of: shots, at: index)
      if scenario.failure == nil || crashes.repeats(shot.id) {
        let lowered = make(view, for: shot)
        bag.add(contentsOf: lowered.warnings.filter { $0.severity != .finding })
        scenario.findings = lowered.warnings.filter { $0.severity == .finding }
        scenario.node = lowered.node
        scenario.live = lowered.live
      }
      system.shots[index] = Shot(id: shot.id, scenario: scenario, variant: shot.variant)
    }
    return system
  }

  private func make(_ view: ViewScenario, for shot: Shot) -> LoweredView {
    let place = shot.scenario.location
    let lowered = CurrentWork.run(shot.id, at: place) { view.lower(variant(of: shot)) }
    // What a model begins to load is loaded before another view is made.
    if let live = lowered.live { CurrentWork.run(anywhere: shot.id, at: place) { live.finishDeferredWork() } }
    return lowered
  }

  /// Makes the views behind the last crash, until no more of them ends the process, and starts the program again: the
  /// process that draws makes all of them in order, so that what one leaves for the next is there.
  private func tryViews(_ views: [String: ViewScenario], _ crashes: KnownCrashes) {
    guard let last = crashes.placeToTry(drawing: false), let start = shots.firstIndex(where: { $0.id == last }) else {
      return
    }
    for index in start..<shots.count {
      guard !Interruption.isRequested else { return }
      let shot = shots[index]
      guard let view = views[shot.scenario.id], view.failure == nil else { continue }
      if crashes.problem(of: shots, at: index) == nil || crashes.repeats(shot.id) { _ = make(view, for: shot) }
    }
    Restarts.again()
  }

  /// What the view of a shot is lowered for.
  package func variant(of shot: Shot) -> ViewVariant {
    let context = context(of: shot)
    return ViewVariant(
      isDark: context.isDark, isRightToLeft: context.direction == .rightToLeft, typeSize: shot.variant.typeSize,
      scale: shot.variant.scale, theme: context.theme, modes: shot.modes, schemeMode: context.schemeMode,
      profile: context.profile?.name)
  }
}
