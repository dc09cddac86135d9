import DSCascade
import DSDisplayList
import DSGeometry
import DSImage
import DSProject
import DSResolve
import DSShotDrawing
import DSShots

/// A shot of one version as it is drawn, with what it looked up.
final class Drawn {
  let shot: Shot
  let drawing: ShotRenderer.Drawing
  let uses: UsedInputs
  /// The tokens that its picture may depend on.
  private(set) lazy var tokens: Set<TokenPath> = uses.tokens.reduce(into: []) { tokens, asked in
    for path in asked.value { tokens.formUnion(dependencies.of(path, in: asked.key, theme)) }
  }
  /// The pixels, made on first use; nil if they cannot be made. They then equal no other picture, so that a proof that
  /// needs them is reported as incomplete.
  private(set) lazy var picture: Bitmap? = try? renderer.rasterize(drawing, of: shot)
  private let theme: Theme
  private let dependencies: TokenDependencies
  private let renderer: ShotRenderer

  /// Draws a shot; nil if it cannot be drawn.
  init?(
    _ shot: Shot, of system: DesignSystem, by renderer: ShotRenderer, _ dependencies: TokenDependencies
  ) {
    // The caller reports a shot without a drawing as one whose causes are not proved.
    guard let (drawing, uses) = try? renderer.drawNoting(shot, of: system) else { return nil }
    (self.shot, self.drawing, self.uses, self.renderer) = (shot, drawing, uses, renderer)
    (theme, self.dependencies) = (system.theme, dependencies)
  }
}

/// What the picture of a shot without some edits is.
struct Trial: Hashable {
  /// A picture that causes may lead to.
  enum Goal: CaseIterable {
    /// The shot's baseline.
    case baseline
    /// What the base draws today.
    case base
  }

  /// Whether it is still the present picture.
  var isNow: Bool
  /// The pictures that it equals.
  var goals: Set<Goal>
}

/// The trials of one shot. Of their pictures none is kept but the three that they are compared with.
struct Trials {
  /// How many drawings they took.
  private(set) var count = 0
  private var known: [Set<Int>: Trial?] = [:]
  private let now: Drawn
  private let base: Drawn
  private let baseline: Bitmap?
  private let comparesLists: Bool
  /// The sizes of the pictures that others are compared with.
  private let sizes: Set<PictureSize>

  private struct PictureSize: Hashable {
    let width: Int
    let height: Int

    init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }
  }

  /// No trials yet.
  /// - Parameters:
  ///   - baseline: the baseline, which the present picture differs from; nil for what the base draws, which it may equal.
  ///   - comparesLists: whether equal display lists are equal pictures; not where fonts differ.
  init(of now: Drawn, base: Drawn, baseline: Bitmap?, comparesLists: Bool) {
    (self.now, self.base, self.baseline, self.comparesLists) = (now, base, baseline, comparesLists)
    sizes = Set(
      [now, base].map { PictureSize($0.drawing.list.width, $0.drawing.list.height) }
        + [baseline].compactMap { $0.map { PictureSize($0.width, $0.height) } })
  }

  /// Whether the base is drawn as the shot is now.
  var baseIsNow: Bool { isNow(base.picture) }

  /// Whether a trial was made before.
  func knows(_ edits: Set<Int>) -> Bool { known[edits] != nil }

  /// What the picture without some edits is; nil if it cannot be drawn.
  /// - Parameter draw: draws it, and gives what makes pixels of that.
  mutating func trial(
    _ edits: Set<Int>, _ draw: () -> (drawing: ShotRenderer.Drawing, rasterize: () -> Bitmap?)?
  ) -> Trial? {
    if let known = known[edits] { return known }
    var trial: Trial?
    if edits.isEmpty {
      trial = Trial(isNow: true, goals: goals(of: now.picture))
    } else {
      count += 1
      trial = draw().flatMap { compare($0.drawing, $0.rasterize) }
    }
    known[edits] = .some(trial)
    return trial
  }

  private func compare(_ drawing: ShotRenderer.Drawing, _ rasterize: () -> Bitmap?) -> Trial? {
    if comparesLists, drawing.list == now.drawing.list { return Trial(isNow: true, goals: goals(of: now.picture)) }
    // A picture of another size than all of them need not be made.
    guard sizes.contains(PictureSize(drawing.list.width, drawing.list.height)) else {
      return Trial(isNow: false, goals: [])
    }
    let picture = comparesLists && drawing.list == base.drawing.list ? base.picture : rasterize()
    return picture.map { Trial(isNow: isNow($0), goals: goals(of: $0)) }
  }

  private func goals(of picture: Bitmap?) -> Set<Trial.Goal> {
    guard let picture else { return [] }
    let isBase = picture == base.picture
    let isBaseline = baseline.map { $0 == picture } ?? isBase
    return Set((isBase ? [.base] : []) + (isBaseline ? [.baseline] : []))
  }

  /// Whether a picture is the present one, which is made only where that is in question.
  private func isNow(_ picture: Bitmap?) -> Bool {
    guard let picture else { return false }
    if let baseline, baseline == picture { return false }
    return (picture.width, picture.height) == (now.drawing.list.width, now.drawing.list.height)
      && picture == now.picture
  }
}
