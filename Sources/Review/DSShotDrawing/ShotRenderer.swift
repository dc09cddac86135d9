import DSCrashes
package import DSDiagnostics
package import DSDisplayList
package import DSImage
package import DSLayout
package import DSNode
import DSPaint
package import DSProject
import DSRaster
package import DSReport
package import DSResolve
import DSSVG
package import DSShots
import DSText

/// Takes shots down the line, from node to pixels. One per worker: it keeps fonts, glyphs and masks from shot to shot.
package final class ShotRenderer {
  private let rasterizer = Rasterizer()
  /// By the fonts, which may differ between versions of a system; each measurer keeps its own alive.
  private var measurers: [ObjectIdentifier: FontMeasurer] = [:]

  /// Whether placed views record what they are, for reports of frames.
  private let traces: Bool

  /// A renderer that has drawn nothing yet.
  /// - Parameter traces: whether placed views record what they are, so that there are frames of drawings.
  package init(traces: Bool = false) { self.traces = traces }

  /// A shot's drawing commands, and what was noticed on the way.
  package struct Drawing: Sendable {
    /// The commands; PNG and SVG are made from this one value.
    package var list: DisplayList
    /// Warnings and findings.
    package var warnings: [Diagnostic]
    /// The views at their places.
    package let placed: PlacedNode
    /// Padding around them, in points.
    package let padding: Double
    /// What lies behind them; nil for nothing.
    package let background: ResolvedPaint?
    /// The nodes of a view that is written in Swift, after all rounds of its layout; nil for a component file.
    package let view: DSNode?
    /// Where the shot's scenario is written.
    let location: SourceLocation

    /// How many device pixels its picture has.
    package var pixels: Int { list.width * list.height }

    /// The drawing as the bytes of an SVG file, and the limits that it reaches only there.
    package func svgFile() -> (bytes: [UInt8], warnings: [Diagnostic]) {
      let (text, warnings) = ReachedLimits.collecting(at: location) { svg(list) }
      return (Array(text.utf8), warnings)
    }

    /// The drawing with further problems.
    func adding(_ problems: [Diagnostic]) -> Drawing {
      guard !problems.isEmpty else { return self }
      var bag = DiagnosticBag()
      bag.add(contentsOf: warnings + problems)
      return Drawing(
        list: list, warnings: bag.sorted, placed: placed, padding: padding, background: background, view: view,
        location: location)
    }
  }

  /// The drawing commands of a shot: resolve, lay out, paint.
  package func draw(_ shot: Shot, of system: DesignSystem) throws(ShotFailure) -> Drawing {
    try draw(shot, of: system, in: nil)
  }

  /// The drawing commands of a shot, and the inputs that are looked up on the way.
  package func drawNoting(
    _ shot: Shot, of system: DesignSystem, in turn: Turn? = nil
  ) throws(ShotFailure) -> (Drawing, UsedInputs) {
    let uses = UsedInputs()
    var system = system
    system.root.uses = uses
    return (try draw(shot, of: system, in: turn), uses)
  }

  /// The same where shots run authors' code one after the other.
  package func draw(_ shot: Shot, of system: DesignSystem, in turn: Turn?) throws(ShotFailure) -> Drawing {
    defer { turn?.end() }
    do throws(ShotFailure) { return try drawUnjudged(shot, of: system, in: turn) } catch {
      throw error.accepting(system.acceptedCode)
    }
  }

  private func drawUnjudged(_ shot: Shot, of system: DesignSystem, in turn: Turn?) throws(ShotFailure) -> Drawing {
    if let picture = shot.scenario.picture {
      throw ShotFailure(
        .badInput,
        [
          Diagnostic(
            "not-drawn", "'\(picture)' is a picture of another program, which dsrender compares and does not draw",
            at: shot.scenario.location)
        ])
    }
    let failure = shot.scenario.failure
    // Code that has crashed is run once more where the line can be found.
    if let failure, !KnownCrashes.current.repeats(shot.id) { throw ShotFailure(.badInput, [failure]) }
    let (drawn, reached) = ReachedLimits.collecting(at: shot.scenario.location) {
      shot.runningCode { () -> Result<Drawing, ShotFailure> in
        Result { () throws(ShotFailure) in try make(shot, of: system, in: turn) }
      }
    }
    if let failure { throw ShotFailure(.badInput, [failure]) }
    return try drawn.get().adding(reached)
  }

  private func make(_ shot: Shot, of system: DesignSystem, in turn: Turn?) throws(ShotFailure) -> Drawing {
    let scenario = shot.scenario
    let context = system.context(of: shot)
    var bag = DiagnosticBag()
    var node = resolve(scenario.live?.current?.node ?? scenario.node, in: context, &bag)
    let padding = resolve(scenario.padding ?? system.padding, in: context, at: scenario.location, &bag) ?? 0
    let background = (scenario.background ?? system.background).flatMap {
      resolve($0, in: context, at: scenario.location, &bag)
    }
    let size = scenario.size(in: context, &bag)
    if bag.hasErrors { throw ShotFailure(.badInput, bag.sorted) }

    let measurer = measurer(of: system)
    measurer.reset()
    // Others that do not end are not this one's fault.
    CurrentWork.wait { turn?.begin() }
    let placed = settleLayout(
      of: scenario, &node, in: context, size, measurer: measurer, for: shot.id,
      traces: traces, &bag)
    // Before another variant has its turn, which changes the same view.
    let view = scenario.runsCode ? scenario.live?.current?.node ?? scenario.node : nil
    turn?.end()
    if bag.hasErrors { throw ShotFailure(.badInput, bag.sorted) }
    if let problem = measurer.problem {
      let place = problem.paragraph.flatMap { placed.location(of: $0) } ?? scenario.location
      throw ShotFailure(.badInput, [problem.cause.diagnostic(at: place)])
    }
    // A closure that takes the whole system copies it once for every text: a fifteenth of a run.
    let fonts = system.fonts
    placed.forEachText { _, layout, location in
      for missing in layout.missing { bag.add(missing.diagnostic(at: location, fonts: fonts)) }
    }
    if bag.hasErrors { throw ShotFailure(.badInput, bag.sorted) }

    do throws(PaintError) {
      let list = try paint(placed, padding: padding, scale: shot.variant.scale, background: background)
      bag.add(contentsOf: scenario.findings + placed.truncatedTexts)
      return Drawing(
        list: list, warnings: bag.sorted, placed: placed, padding: padding, background: background, view: view,
        location: scenario.location)
    } catch {
      throw ShotFailure(.badInput, [Diagnostic("unpaintable-shot", error.message, at: scenario.location)])
    }
  }

  /// The pixels of a drawing.
  package func rasterize(_ drawing: Drawing, of shot: Shot) throws(ShotFailure) -> Bitmap {
    do throws(RasterError) {
      return try rasterizer.rasterize(drawing.list)
    } catch {
      let cause: ExitStatus =
        switch error {
        case .size, .command, .layers: .badInput
        case .cairo: .internalError
        }
      throw ShotFailure(
        cause, [Diagnostic("undrawable-shot", error.description, at: shot.scenario.location, hint: error.hint)])
    }
  }

  private func measurer(of system: DesignSystem) -> FontMeasurer {
    let key = ObjectIdentifier(system.fonts)
    if let known = measurers[key] { return known }
    let made = FontMeasurer(fonts: system.fonts)
    measurers[key] = made
    return made
  }
}

extension Shot {
  /// Runs something in which authors' code may run for the shot.
  func runningCode<Result>(_ body: () -> Result) -> Result {
    scenario.runsCode ? CurrentWork.run(id, at: scenario.location, body) : body()
  }
}

/// Why a shot has no picture, or none that can be compared.
package struct ShotFailure: Error, Sendable {
  /// The exit code for the cause.
  package var cause: ExitStatus
  /// What went wrong; never empty.
  package var problems: [Diagnostic]

  init(_ cause: ExitStatus, _ problems: [Diagnostic]) {
    self.cause = problems.contains { $0.id == Diagnostic.notCompiled } ? .incomplete : cause
    self.problems = problems
  }

  /// The failure where reasons accept code that does not compile: if they cover all of it, the shot ends no run.
  func accepting(_ reasonsOfCode: [AcceptedFinding]) -> ShotFailure {
    let reasons = problems.map { problem in
      reasonsOfCode.first { $0.finding == problem.id && $0.covers(file: problem.location.file) }?.reason
    }
    guard cause == .incomplete, !reasons.contains(nil) else { return self }
    var accepted = self
    accepted.cause = .equal
    for index in problems.indices { accepted.problems[index].hint = "accepted: \(reasons[index] ?? "")" }
    return accepted
  }
}

extension PlacedNode {
  /// Calls a closure with every text that is not hidden and where it is written.
  func forEachVisibleText(_ body: (ResolvedText, TextLayout, SourceLocation) -> Void) {
    if case .effect(.hidden) = content { return }
    if case .text(let text, let layout) = content { body(text, layout, origin.location) }
    if case .mask(let mask) = content { mask.forEachVisibleText(body) }
    for child in children { child.forEachVisibleText(body) }
  }

  /// Calls a closure with every text and where it is written.
  fileprivate func forEachText(_ body: (ResolvedText, TextLayout, SourceLocation) -> Void) {
    if case .text(let text, let layout) = content { body(text, layout, origin.location) }
    if case .mask(let mask) = content { mask.forEachText(body) }
    for child in children { child.forEachText(body) }
  }

  /// Where the first text of a paragraph is written; nil if none is placed.
  fileprivate func location(of paragraph: TextParagraph) -> SourceLocation? {
    var found: SourceLocation?
    forEachText { text, _, location in
      if found == nil, text.paragraph == paragraph { found = location }
    }
    return found
  }
}
