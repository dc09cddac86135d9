import DSCascade
import DSDiagnostics
import DSGeometry
import DSImage
import DSProject
import DSReport
import DSResolve
import DSShotDrawing
import DSShots

/// What was proved about one changed shot.
struct ShotCauses: Hashable, Sendable {
  /// The numbers of the edits that changed it.
  var edits: Set<Int> = []
  /// Whether the base is drawn with other pixels than the baseline today.
  var rendererDiffers = false
  /// What was proved about the edits.
  var proof = RunReport.Group.Proof.complete
  /// Why it is not complete.
  var reason: String?
  /// What the causes do, in words.
  var effects: [String] = []
  /// What the page shows of them; it does not tell causes apart.
  var inside = RunReport.Explanation.Inside()
}

/// Proves which edits changed the shots of one component, by reverting them and drawing again. Made for a few shots and
/// discarded after them, so that its memory is bounded and its results depend on no other shots.
///
/// 1. An edit is a candidate if it can reach the shot: it is in the shot's view, in a component that takes part, in a
///    token, symbol or image that the shot looks up in either version, or in what all shots share.
/// 2. Each candidate is reverted alone. Display lists are compared first, pixels if they differ.
/// 3. If the picture without all edits that changed it equals the baseline, bit for bit, the explanation is complete.
///    If it does not, edits only have an effect together, and all candidates are reverted at once.
/// 4. The causes are a smallest subset of these that still leads to the baseline: halves are left out, then quarters,
///    and so on (Zeller and Hildebrandt, Simplifying and isolating failure-inducing input, 2002). Two edits that cancel
///    each other are therefore not causes. Where there are more candidates than drawings, or one of them cannot be
///    reverted alone and all of them lead to the baseline, the smallest subset of all is found in the same way.
/// 5. If no edits lead to the baseline but they do lead to what the base draws today, the renderer is itself a cause.
///
/// After `drawings` drawings of a shot no more edits are reverted: edits not proved by then are reported as unproved.
final class ShotProof {
  private let now: ProjectVersion
  private let base: Base
  private let component: ComponentVersions
  private let renderer: ShotRenderer
  private let drawings: Int
  private let encoder = PNGEncoder()
  private let dependencies = TokenDependencies()
  /// The causes that were found among edits, each of which changed a picture alone.
  private var known: [Set<Int>: Set<Int>] = [:]
  /// The causes that were found among all candidates of a shot, because not each of these could be reverted alone.
  private var found: [Set<Int>] = []
  /// The causes whose effects were described.
  private var described: Set<ShotCauses> = []

  /// A proof of shots of a component.
  /// - Parameter drawings: the most drawings without edits that one shot may take.
  init(_ component: String, now: ProjectVersion, base: Base, drawnBy renderer: ShotRenderer, drawings: Int) {
    (self.now, self.base, self.renderer, self.drawings) = (now, base, renderer, drawings)
    self.component = ComponentVersions(base.versions, of: component)
  }

  /// The causes of one shot's change; nil if the base does not draw its baseline although `requiringBaseline` is set.
  /// - Parameters:
  ///   - baseline: its baseline's picture; nil for what the base draws.
  ///   - insideBytes: the limit for each text about the inside of the base's picture; nil where no page shows it.
  ///   - alignedBytes: the limit for the file of the difference with its views aligned.
  func causes(
    of id: String, baseline: Bitmap?, requiringBaseline: Bool = false, insideBytes: Int? = nil, alignedBytes: Int = 0
  ) -> ShotCauses? {
    let old = base.version[id].flatMap { Drawn($0.shot, of: $0.system, by: renderer, dependencies) }
    if requiringBaseline, old?.picture == nil || old?.picture != baseline { return nil }
    func nothing(_ reason: String) -> ShotCauses { ShotCauses(proof: .none, reason: reason) }
    guard let (system, shot) = now[id], let drawn = Drawn(shot, of: system, by: renderer, dependencies) else {
      return nothing("it cannot be drawn")
    }
    if let reason = base.views.reason(id) { return nothing(reason) }
    guard base.version[id] != nil else { return nothing("the base has no such shot") }
    guard let old, old.picture != nil else { return nothing("the base's shot cannot be drawn") }
    let trials = Trials(of: drawn, base: old, baseline: baseline, comparesLists: !base.versions.difference.hasFonts)
    let systems = [system] + [base.version[id]?.system].compactMap(\.self)
    var proof = OneShot(self, drawn, candidates: candidates(of: drawn, old, in: systems), trials)
    var causes = proof.causes()
    // The first shot of a group describes what its causes do.
    if !trials.baseIsNow, described.insert(causes).inserted {
      causes.effects = effects(base: old.drawing, now: drawn.drawing)
    }
    if let insideBytes {
      if baseline == nil || old.picture == baseline {
        causes.inside.baseElements = ShotElements.json(of: old.drawing, bytes: insideBytes)
      }
      causes.inside.steps = steps(of: drawn.shot, causes)
      let picture = aligned(old, drawn, baseline).map { encoder.encode($0) } ?? []
      if picture.count > alignedBytes {
        causes.inside.isUnaligned = true
      } else if !picture.isEmpty {
        causes.inside.aligned = picture
      }
    }
    return causes
  }

  /// The difference with each view where it was; nil where that is unknown, or no view has moved.
  private func aligned(_ old: Drawn, _ drawn: Drawn, _ baseline: Bitmap?) -> Bitmap? {
    guard let before = old.picture, baseline == nil || before == baseline, let after = drawn.picture else { return nil }
    return alignedPicture(
      base: old.drawing, before, now: drawn.drawing, after, scale: drawn.shot.variant.scale)
  }

  /// The pictures between that of the base and the present one, as PNG files: with the first cause, with the first two, and
  /// so on. None where a picture cannot be made, or what was proved is not all.
  private func steps(of shot: Shot, _ causes: ShotCauses) -> [[UInt8]] {
    let edits = causes.edits.sorted()
    guard causes.proof == .complete, (2...Limits.stepCauses).contains(edits.count) else { return [] }
    var pictures: [[UInt8]] = []
    for applied in 1..<edits.count {
      guard let (system, version) = component.shot(like: shot, takingBack: Set(edits[applied...])),
        let drawing = try? renderer.draw(version, of: system),
        let picture = try? renderer.rasterize(drawing, of: version)
      else { return [] }
      pictures.append(encoder.encode(picture))
    }
    return pictures
  }

  /// The edits that can have changed a shot, sorted.
  private func candidates(of now: Drawn, _ old: Drawn, in systems: [DesignSystem]) -> [Int] {
    let index = base.versions.candidates
    let tokens = now.tokens.union(old.tokens)
    let files = now.uses.symbols.union(old.uses.symbols).union(now.uses.images).union(old.uses.images)
    return component.edits(of: now.shot, in: systems).union(index.edits(ofTokens: tokens))
      .union(index.edits(ofFiles: files)).sorted()
  }

  /// The proof of one shot.
  private struct OneShot {
    let proof: ShotProof
    let drawn: Drawn
    let candidates: [Int]
    var trials: Trials

    init(_ proof: ShotProof, _ drawn: Drawn, candidates: [Int], _ trials: Trials) {
      (self.proof, self.drawn, self.candidates, self.trials) = (proof, drawn, candidates, trials)
    }

    mutating func causes() -> ShotCauses {
      let all = Set(candidates)
      let changing = candidates.count <= proof.drawings ? changing() : nil
      // Without them the baseline itself is best; where no edits lead to it, what the base draws today.
      // With today's code of a view in it, that is not what the base draws.
      let code = proof.base.views.code(drawn.shot.id)
      for goal in code == nil ? Trial.Goal.allCases : [.baseline] {
        for edits in [changing, all].compactMap(\.self) where leads(edits, to: goal) {
          guard let causes = smallest(edits, leadingTo: goal) else { return beyondBound() }
          if changing == nil { proof.found.append(causes) } else if edits == changing { proof.known[edits] = causes }
          return ShotCauses(edits: causes, rendererDiffers: goal == .base)
        }
      }
      guard let changing, !isExhausted else { return beyondBound() }
      return ShotCauses(
        edits: changing, proof: changing.isEmpty ? .none : .partial,
        reason: code ?? "without them the picture is not the base's")
    }

    /// A smallest part of some edits that leads to a goal as they do; nil if that takes too many drawings.
    private mutating func smallest(_ edits: Set<Int>, leadingTo goal: Trial.Goal) -> Set<Int>? {
      // Shots that the same edits change have the same causes nearly always: what was found for one is tried first.
      if let found = proof.known[edits], leads(found, to: goal) { return found }
      let similar = proof.found.suffix(4).last { $0.isSubset(of: edits) && leads($0, to: goal) }
      let causes = reduced(similar ?? edits) { $0.leads($1, to: goal) }
      return isExhausted ? nil : causes
    }

    /// The result for a shot that too many edits can have changed to revert each of them.
    private mutating func beyondBound() -> ShotCauses {
      let all = Set(candidates)
      let together =
        trial(all, evenIfExhausted: true)?.goals.contains(.baseline) == true
        ? "; without all of them it equals its baseline" : ""
      return ShotCauses(
        edits: all, proof: .partial, reason: "more than \(proof.drawings) edits would have to be tried" + together)
    }

    /// The candidates that change the picture alone, each with those that have to be reverted with it; nil if that
    /// takes too many drawings, or more than it does to look for the causes among all.
    private mutating func changing() -> Set<Int>? {
      var changing: Set<Int> = []
      let all = Set(candidates)
      for edit in candidates where !changing.contains(edit) {
        if trial([edit]) == nil, leads(all, to: .baseline) { return nil }
        let unit = separable(edit)
        if let trial = trial(unit), !trial.isNow { changing.formUnion(unit) }
        if isExhausted { return nil }
      }
      return changing
    }

    /// The edit with those that have to be reverted with it, such as a token that is gone and the uses of its new name.
    private mutating func separable(_ edit: Int) -> Set<Int> {
      if trial([edit]) != nil { return [edit] }
      let all = Set(candidates)
      guard trial(all) != nil else { return [edit] }
      return reduced(all, keeping: [edit]) { $0.trial($1) != nil }
    }

    /// A smallest part of a set that still passes a test which the whole passes: nothing more can be left out of it.
    private mutating func reduced(
      _ whole: Set<Int>, keeping kept: Set<Int> = [], _ passes: (inout OneShot, Set<Int>) -> Bool
    ) -> Set<Int> {
      var rest = whole.subtracting(kept).sorted()
      var size = max(1, rest.count / 2)
      while !rest.isEmpty, !isExhausted {
        var start = 0
        var isSmaller = false
        while start < rest.count {
          let without = Array(rest[..<start] + rest[min(start + size, rest.count)...])
          if passes(&self, kept.union(without)) {
            rest = without
            isSmaller = true
          } else {
            start += size
          }
        }
        if size == 1, !isSmaller { break }
        size = max(1, size / 2)
      }
      return kept.union(rest)
    }

    // MARK: Drawing

    private var isExhausted: Bool { trials.count > proof.drawings }

    /// Whether the picture without some edits is a goal.
    private mutating func leads(_ edits: Set<Int>, to goal: Trial.Goal) -> Bool {
      trial(edits)?.goals.contains(goal) ?? false
    }

    /// What the picture without some edits is; nil if it cannot be drawn, or where no more are to be.
    private mutating func trial(_ edits: Set<Int>, evenIfExhausted: Bool = false) -> Trial? {
      if isExhausted, !evenIfExhausted, !trials.knows(edits) { return nil }
      let (component, renderer, shot) = (proof.component, proof.renderer, drawn.shot)
      return trials.trial(edits) {
        // Without some edits a version may be faulty: that picture reaches no goal, and the proof goes on without it.
        guard let (system, shot) = component.shot(like: shot, takingBack: edits),
          let drawing = try? renderer.draw(shot, of: system)
        else { return nil }
        return (drawing, { try? renderer.rasterize(drawing, of: shot) })
      }
    }
  }
}
