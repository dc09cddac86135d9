package import DSDiagnostics
import DSGeometry
package import DSImage
import DSNode
package import DSProject
import DSResolve
package import DSShotDrawing
package import DSShots
import Synchronization

/// The checks of a run: contrast, what overlaps or is cut, what lies outside of its picture, and touch targets in each
/// shot; frames between shots that differ in colour scheme, scale or direction alone; axes that change no pixel.
package final class Checks: PictureChecks {
  /// What systems that declare no checks are held to; nil leaves them alone.
  private let usual: CheckSettings?
  /// The shots that were checked.
  private let checked = Mutex<[CheckedShot]>([])
  private let measured = Mutex<[Contrast]>([])
  /// The number of shots of each component, by system.
  private let counts = Mutex<[String: [String: Int]]>([:])

  /// The contrast of every text and symbol that was looked at, by shot and place.
  package var contrasts: [Contrast] {
    measured.withLock { $0 }.sorted { ($0.shot, $0.location.line, $0.what) < ($1.shot, $1.location.line, $1.what) }
  }

  /// Checks of systems that declare them, and with `usual` of all others too.
  package init(usual: CheckSettings? = nil) { self.usual = usual }

  /// The checks of the systems that declare them; nil if none does.
  package convenience init?(declaredIn project: Project) {
    guard project.systems.contains(where: { $0.checks != nil }) else { return nil }
    self.init()
  }

  package func check(
    _ drawing: ShotRenderer.Drawing, _ picture: Bitmap, of shot: Shot, _ system: DesignSystem, _ renderer: ShotRenderer
  ) throws(ShotFailure) -> [Diagnostic] {
    guard let settings = system.checks ?? usual else { return [] }
    let frames = drawing.frames(of: shot, system)
    checked.withLock {
      $0.append(
        CheckedShot(
          shot: shot, pixels: picture.pixelHash, schemeMode: system.root.schemeMode,
          setsScheme: drawing.view?.setsScheme == true, frames: frames,
          shotsOfComponent: shotsOfComponent(shot, system)))
    }
    var found: [Diagnostic] = []
    for contrast in try Self.contrasts(drawing, picture, of: shot, renderer) {
      measured.withLock { $0.append(contrast) }
      if let problem = contrast.problem(settings.contrast) { found.append(problem) }
    }
    let tree = NumberedTree(drawing.placed)
    found += try placedFaults(in: tree, drawing, of: shot, renderer)
    if let outside = try outsidePicture(in: tree, drawing, of: shot, renderer) { found.append(outside) }
    if let least = settings.touchTarget { found += smallTouchTargets(in: drawing.placed, least: least) }
    if let other = try otherScale(shot, system, frames) { found.append(other) }
    return found
  }

  /// What is wrong with the places of a shot's views.
  private func placedFaults(
    in tree: NumberedTree, _ drawing: ShotRenderer.Drawing, of shot: Shot, _ renderer: ShotRenderer
  ) throws(ShotFailure) -> [Diagnostic] {
    let found =
      try clippedTexts(in: tree) + overlappingTexts(in: tree, drawing, of: shot, renderer)
      + overlappingLines(in: tree, drawing, of: shot, renderer) + brokenWords(in: tree)
      + overflowingViews(in: tree, drawing, of: shot, renderer)
      + clippedShadows(in: tree, drawing, of: shot, renderer) + clippedViews(in: tree) + overlappingTargets(in: tree)
    return found + [tree.pictures.problem(of: shot)].compactMap(\.self)
  }

  /// The contrast of the texts and symbols of a shot with what is painted behind them, in drawing order.
  package static func contrasts(
    _ drawing: ShotRenderer.Drawing, _ picture: Bitmap, of shot: Shot, _ renderer: ShotRenderer
  ) throws(ShotFailure) -> [Contrast] {
    // WCAG 1.4.3 has no requirement for disabled controls.
    if (shot.scenario.state ?? shot.variant.state) == .disabled { return [] }
    let elements = contrastElements(in: drawing.placed)
    return try paintedContrasts(of: elements, in: drawing, picture, of: shot, renderer).map {
      Contrast($0.element, $0.measured, in: shot)
    }
  }

  /// Views whose position differs at another scale. Views of Swift are compared only if the matrix has several scales,
  /// because laying them out runs their code.
  private func otherScale(
    _ shot: Shot, _ system: DesignSystem, _ frames: FrameTree
  ) throws(ShotFailure) -> Diagnostic? {
    guard !shot.scenario.runsCode, shot.isFirst(ofScheme: system.root.schemeMode, system) else { return nil }
    for scale in [1.0, 2, 3] where scale != shot.variant.scale {
      var options = FrameOptions()
      options.scale = scale
      let other = try DSShotDrawing.frames(of: shot, of: system, options)
      let rule = FrameRule.equalInPoints(first: shot.variant.scale, second: scale)
      if let found = difference(frames, other, rule, at: shot.scenario.location) { return found }
    }
    return nil
  }

  package func checkTogether() -> [String: [Diagnostic]] {
    let shots = checked.withLock { shots in
      defer { shots = [] }
      return shots.sorted { $0.shot.id < $1.shot.id }
    }
    var found: [String: [Diagnostic]] = [:]
    for (_, ofScenario) in Dictionary(grouping: shots, by: \.shot.scenario.id) {
      for axis in [ofScenario.first?.schemeMode, BuiltInAxis.layoutDirection.rawValue, BuiltInAxis.scale.rawValue] {
        guard let axis else { continue }
        for pair in pairs(ofScenario, differingIn: axis) {
          if let problem = pair.problem(axis) { found[pair.second.shot.id, default: []].append(problem) }
        }
      }
    }
    for (_, ofComponent) in Dictionary(
      grouping: shots, by: { "\($0.shot.scenario.system)/\($0.shot.scenario.component)" })
    where ofComponent.count == ofComponent.first?.shotsOfComponent {
      let hashed = ofComponent.map { checked in
        HashedShot(
          shot: checked.shot, pixels: checked.pixels, axisItSets: checked.setsScheme ? checked.schemeMode : nil)
      }
      for (shot, problem) in axesWithoutEffect(in: hashed) { found[shot.id, default: []].append(problem) }
    }
    return found
  }

  /// How many shots the component of a shot has in its system.
  private func shotsOfComponent(_ shot: Shot, _ system: DesignSystem) -> Int {
    counts.withLock { counts in
      if counts[system.name] == nil {
        counts[system.name] = system.shots.reduce(into: [:]) { $0[$1.scenario.component, default: 0] += 1 }
      }
      return counts[system.name]?[shot.scenario.component] ?? 0
    }
  }

  /// Each shot with the first one that differs from it in one axis alone.
  private func pairs(_ shots: [CheckedShot], differingIn axis: String) -> [CheckedPair] {
    var firsts: [Variant: CheckedShot] = [:]
    var pairs: [CheckedPair] = []
    let order = shots.sorted { a, b in
      let (first, second) = (a.shot.isDefault(axis) ? 0 : 1, b.shot.isDefault(axis) ? 0 : 1)
      return first == second ? a.shot.id < b.shot.id : first < second
    }
    for shot in order {
      guard shot.shot.variant[axis] != nil else { continue }
      let rest = Variant(shot.shot.variant.choices.filter { $0.axis != axis })
      if let first = firsts[rest] {
        pairs.append(CheckedPair(first: first, second: shot))
      } else {
        firsts[rest] = shot
      }
    }
    return pairs
  }
}

/// A shot that was checked alone.
private struct CheckedShot: Sendable {
  let shot: Shot
  let pixels: PixelHash
  /// The mode that is the colour scheme.
  let schemeMode: String?
  /// Whether the view decides on its colour scheme itself.
  let setsScheme: Bool
  let frames: FrameTree
  /// How many shots its component has in its system, whether they were taken or not.
  let shotsOfComponent: Int
}

/// Two shots that differ in one axis.
private struct CheckedPair {
  let first: CheckedShot
  let second: CheckedShot

  /// What they do not have in common although they should.
  func problem(_ axis: String) -> Diagnostic? {
    let rule: FrameRule
    if axis == first.schemeMode {
      let names = [first, second].map { "in " + ($0.shot.variant[axis] ?? "") }
      rule = .equal(first: names[0], second: names[1], finding: AcceptedFinding.otherFramesByScheme)
    } else if axis == BuiltInAxis.scale.rawValue {
      rule = .equalInPoints(first: first.shot.variant.scale, second: second.shot.variant.scale)
    } else {
      // A locale that is written from right to left has that direction whatever the axis is.
      guard first.frames.direction != second.frames.direction else { return nil }
      rule = .mirrored
    }
    return difference(first.frames, second.frames, rule, at: second.shot.scenario.location)
  }
}

extension Shot {
  fileprivate func isDefault(_ axis: String) -> Bool {
    BuiltInAxis(rawValue: axis).map { variant[axis] == $0.defaultValue } ?? (variant[axis] == "light")
  }

  /// Whether it has the first value of the colour scheme, or there is none.
  fileprivate func isFirst(ofScheme mode: String?, _ system: DesignSystem) -> Bool {
    guard let mode, let axis = system.matrix.axes.first(where: { $0.name == mode }), let value = variant[mode] else {
      return true
    }
    return value == axis.values.first
  }
}

/// The contrast of a text or symbol in a shot.
package struct Contrast: Hashable, Sendable {
  /// The shot's id.
  package let shot: String
  /// What a person calls it, such as `the text 'Save'`.
  package let what: String
  /// Where it is written.
  package let location: SourceLocation
  /// The ratio of WCAG 2.2, rounded down to a tenth, so that no ratio is printed as 4.5 and fails.
  package let ratio: Double
  /// The highest level that it meets; nil for none.
  package var level: CheckSettings.ContrastLevel? { .met(by: ratio, of: kind) }

  /// The opaque colour of the text or symbol where the contrast was measured, as 0xAARRGGBB; nil if it cannot be seen.
  package let foreground: UInt32?
  /// The colour behind it.
  package let background: UInt32?

  private let kind: CheckSettings.ContrastSubject

  init(_ element: ContrastElement, _ measured: MeasuredContrast, in shot: Shot) {
    self.shot = shot.id
    (what, location, kind) = (element.label, element.location, element.kind)
    ratio = (measured.ratio * 10).rounded(.down) / 10
    (foreground, background) = (measured.front, measured.behind)
  }

  /// The least contrast that a level asks for.
  package func needed(for level: CheckSettings.ContrastLevel) -> Double { level.contrast(of: kind) }

  /// The finding of a contrast that does not meet a level; nil if it does.
  package func problem(_ level: CheckSettings.ContrastLevel) -> Diagnostic? {
    let needed = needed(for: level)
    guard ratio < needed else { return nil }
    return Diagnostic(
      AcceptedFinding.lowContrast,
      "\(what) has a contrast of \(ratio.text(digits: 1)) to 1 with what is behind it; "
        + "WCAG 2.2 \(level.rawValue) asks for \(needed.text(digits: 1))" + kind.note,
      at: location, severity: .finding,
      hint: "take colours farther apart, or accept it with a reason under 'accepts'")
  }
}

extension CheckSettings.ContrastSubject {
  /// What a message adds after the ratio that is required.
  fileprivate var note: String {
    switch self {
    case .text: ""
    case .largeText: " of large text"
    case .symbol: " of symbols"
    }
  }
}
