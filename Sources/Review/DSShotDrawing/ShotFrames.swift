import DSCascade
import DSDiagnostics
package import DSGeometry
package import DSLayout
package import DSNode
package import DSProject
import DSReport
package import DSResolve
package import DSShots
import DSText

/// How frames are worked out, where it differs from how a shot is drawn.
package struct FrameOptions: Sendable {
  /// The container; nil takes the scenario's size.
  package var size: Scenario.OfferedSize?
  /// The platform whose numbers hold; nil takes the system's.
  package var profile: ProfileName?
  /// Device pixels per point; nil takes the shot's.
  package var scale: Double?
  /// The direction at the root; nil takes the shot's.
  package var direction: LayoutDirection?
  /// The size of text that the reader has chosen; nil takes the shot's.
  package var typeSize: TypeSize?
  /// Recorded sizes of texts; nil measures with the fonts.
  package var texts: RecordedTexts?
  /// Whether texts that were not recorded are measured with the fonts; otherwise they are errors.
  package var measuresMissingTexts = false

  /// The shot as it is.
  package init() {}
}

/// Works out the frame of every view of a shot, without drawing it.
///
/// The root is offered the container and centred in it. There is no padding around it, as there is in a picture.
/// - Throws: the problems of the shot, including texts that were not recorded.
package func frames(
  of shot: Shot, of system: DesignSystem, _ options: FrameOptions = FrameOptions()
) throws(ShotFailure) -> FrameTree {
  let (found, reached) = ReachedLimits.collecting(at: shot.scenario.location) {
    shot.runningCode { () -> Result<FrameTree, ShotFailure> in
      Result { () throws(ShotFailure) in try makeFrames(of: shot, of: system, options) }
    }
  }
  if let failure = shot.scenario.failure { throw ShotFailure(.badInput, [failure]) }
  var tree = try found.get()
  tree.warnings += reached
  return tree
}

extension ShotRenderer.Drawing {
  /// The frame of every view, as a renderer found them that keeps traces.
  package func frames(of shot: Shot, _ system: DesignSystem) -> FrameTree {
    FrameTree(
      placed, id: shot.id, container: ViewFrame.ProposedLengths(width: nil, height: nil), scale: shot.variant.scale,
      direction: system.context(of: shot).direction, profile: system.root.profile?.name)
  }
}

private func makeFrames(
  of shot: Shot, of system: DesignSystem, _ options: FrameOptions
) throws(ShotFailure) -> FrameTree {
  let scale = options.scale ?? shot.variant.scale
  var context = system.context(of: shot)
  context.scale = scale
  if let typeSize = options.typeSize { context.typeSize = typeSize }
  if let direction = options.direction { context.direction = direction }
  if let profile = options.profile { context.profile = Profile(profile) }
  context.textsAreRecorded = options.texts != nil && !options.measuresMissingTexts
  var bag = DiagnosticBag()
  let scenario = shot.scenario
  var node = resolve(scenario.live?.current?.node ?? scenario.node, in: context, &bag)
  let offered = options.size ?? scenario.size(in: context, &bag)
  if bag.hasErrors { throw ShotFailure(.badInput, bag.sorted) }

  let fonts = FontMeasurer(fonts: system.fonts)
  let recorded = options.texts.map {
    RecordedMeasurer($0, fallback: options.measuresMissingTexts ? fonts : nil)
  }
  let placed = settleLayout(
    of: scenario, &node, in: context, offered,
    measurer: recorded ?? fonts, for: shot.id, traces: true, &bag)
  if bag.hasErrors { throw ShotFailure(.badInput, bag.sorted) }
  if let problem = fonts.problem {
    throw ShotFailure(.badInput, [problem.cause.diagnostic(at: scenario.location)])
  }
  var tree = FrameTree(
    placed, id: shot.id, container: ViewFrame.ProposedLengths(width: offered.width, height: offered.height),
    scale: scale, direction: context.direction, profile: context.profile?.name)
  for style in recorded?.unknownFonts ?? [] {
    bag.error(
      "unrecorded-font",
      "the gaps around texts of \(style.size.text(digits: 3)) points, weight \(style.weight.text(digits: 0)), "
        + "are not known", at: scenario.location,
      hint: "list the font under 'fonts' in the recorded texts, or name a profile")
  }
  report(tree.root, recorded?.reasons ?? [:], at: scenario.location, &bag)
  if bag.hasErrors { throw ShotFailure(.badInput, bag.sorted) }
  bag.add(contentsOf: scenario.findings)
  tree.warnings = bag.sorted
  return tree
}

/// Works out the frame of every view of a single view, without fonts, tokens and pictures.
/// - Parameters:
///   - view: the lowered view, with what was noticed.
///   - id: its name in the report.
package func frames(of view: LoweredView, id: String, _ options: FrameOptions) throws(ShotFailure) -> FrameTree {
  let fonts = FontLibrary(files: [], fallbacks: [])
  let system = DesignSystem(
    name: id, matrix: Matrix(), shots: [], root: ResolveContext(theme: Theme(name: id, layers: [])), fonts: fonts,
    background: nil, padding: .literal(0), fingerprint: "")
  var scenario = Scenario(system: id, component: id, name: id, node: view.node, at: view.node.location)
  scenario.live = view.live
  var tree = try frames(of: Shot(id: id, scenario: scenario, variant: Variant()), of: system, options)
  tree.warnings = view.warnings + tree.warnings
  return tree
}

/// Reports every text whose size was guessed; text that a control writes itself, such as a date, has a known size.
private func report(
  _ view: ViewFrame, _ reasons: [String: String], at location: SourceLocation, _ bag: inout DiagnosticBag
) {
  if view.isEstimated {
    func length(_ length: Double?) -> String { length.map { $0.isFinite ? $0.text(digits: 3) : "infinity" } ?? "nil" }
    bag.error(
      "unrecorded-text",
      "no size was recorded for the text '\(view.text ?? "")' at \(view.location), offered "
        + "\(length(view.offer.width)) × \(length(view.offer.height))"
        + (reasons[view.text ?? ""].map { ": \($0)" } ?? ""), at: location,
      hint: "record it, or measure what is missing with the fonts")
  }
  if let facts = view.accessibility, facts.role != nil, facts.children == .ignore { return }
  for child in view.children { report(child, reasons, at: location, &bag) }
}
