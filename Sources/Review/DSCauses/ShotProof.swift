import DSCascade
import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage
import DSLayout
import DSMatrix
import DSProject
import DSReport
import DSResolve
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
}

/// Proves which edits changed shots, by taking them back and drawing again. One per worker.
///
/// 1. An edit is a candidate where the shot's view, a token it asks for or what all shots share is another without it.
/// 2. Each candidate is taken back by itself. Display lists are compared first, pixels where they differ.
/// 3. Without all that changed the picture it is the baseline, bit for bit: then the explanation is complete. Where it is
///    not, edits count only together, and all candidates are taken back at once.
/// 4. Of these the causes are a smallest part that still leads to the baseline: halves are left out, then quarters, and so
///    on (Zeller and Hildebrandt, Simplifying and isolating failure-inducing input, 2002). So two edits that undo one
///    another are no causes.
/// 5. Where no edits lead to the baseline but they do to what the base draws today, the renderer is a cause of its own.
struct ShotProof {
  let now: ProjectVersion
  let base: ProjectVersion
  let versions: ProjectVersions
  private let views: BaseViews
  private let renderer = ShotRenderer()
  private let known = ProofMemory()

  init(now: ProjectVersion, base: Base) {
    (self.now, self.base, versions, views) = (now, base.version, base.versions, base.views)
  }

  /// A shot as it is drawn.
  private struct Drawn {
    var drawing: ShotRenderer.Drawing
    var picture: Bitmap
    var uses: TokenUses
  }

  /// The causes of one shot's change.
  /// - Parameter baseline: its baseline's picture; nil for what the base draws.
  func causes(of id: String, baseline: Bitmap?) -> ShotCauses {
    guard let drawn = draw(id, now) else { return ShotCauses(proof: .none, reason: "it cannot be drawn") }
    if let reason = views.reason(id) { return ShotCauses(proof: .none, reason: reason) }
    guard base[id] != nil else { return ShotCauses(proof: .none, reason: "the base has no such shot") }
    guard let old = draw(id, base) else { return ShotCauses(proof: .none, reason: "the base's shot cannot be drawn") }
    var causes = causes(of: id, baseline: baseline ?? old.picture, drawn, old)
    // A group's first shot says what its causes do.
    if old.picture != drawn.picture, known.described.insert(causes).inserted {
      causes.effects = effects(base: old.drawing, now: drawn.drawing)
    }
    return causes
  }

  private func causes(of id: String, baseline: Bitmap, _ drawn: Drawn, _ old: Drawn) -> ShotCauses {
    var causes = ShotCauses()
    let candidates = candidates(of: id, drawn, old)
    var changing: Set<Int> = []
    for edit in candidates where !changing.contains(edit) {
      let unit = separable(edit, of: id)
      if isChanged(id, takingBack: unit, like: drawn) { changing.formUnion(unit) }
    }
    // Without them the baseline itself is best; where no edits lead to it, what the base draws today.
    // With today's code of a view in it, that is not what the base draws.
    let code = views.code(id)
    for goal in baseline == old.picture || code != nil ? [baseline] : [baseline, old.picture] {
      causes.rendererDiffers = goal != baseline
      for edits in [changing, Set(candidates)] {
        guard picture(of: id, takingBack: edits, like: drawn) == goal else { continue }
        // Shots that the same edits change have the same causes nearly always: what was found for one is tried first.
        if let found = known.causes[edits], picture(of: id, takingBack: found, like: drawn) == goal {
          causes.edits = found
        } else {
          causes.edits = reduced(edits) { picture(of: id, takingBack: $0, like: drawn) == goal }
          if edits == changing { known.causes[edits] = causes.edits }
        }
        return causes
      }
    }
    causes.edits = changing
    causes.proof = changing.isEmpty ? .none : .partial
    causes.reason = code ?? "without them the picture is not the base's"
    return causes
  }

  // MARK: Drawing

  private func draw(_ id: String, _ version: ProjectVersion) -> Drawn? {
    guard let (system, shot) = version[id], let (drawing, uses) = try? renderer.drawNoting(shot, of: system),
      let picture = try? renderer.rasterize(drawing, of: shot)
    else { return nil }
    return Drawn(drawing: drawing, picture: picture, uses: uses)
  }

  /// Whether the picture without some edits is another one.
  private func isChanged(_ id: String, takingBack edits: Set<Int>, like drawn: Drawn) -> Bool {
    guard let drawing = drawing(of: id, takingBack: edits) else { return false }
    let size = (drawing.list.width, drawing.list.height)
    // One of another size need not be made.
    if size != (drawn.picture.width, drawn.picture.height) { return true }
    return picture(of: id, takingBack: edits, like: drawn).map { $0 != drawn.picture } ?? false
  }

  /// The picture without some edits; nil where it cannot be drawn.
  /// - Parameter like: the present one, whose picture it is where the commands are the same.
  private func picture(of id: String, takingBack edits: Set<Int>, like drawn: Drawn) -> Bitmap? {
    if edits.isEmpty { return drawn.picture }
    if let picture = known[picture: id, edits] { return picture }
    let picture = drawing(of: id, takingBack: edits).flatMap { drawing in
      let hasOtherFont = edits.contains { versions.difference.edits[$0].kind == .font }
      return drawing.list == drawn.drawing.list && !hasOtherFont ? drawn.picture : rasterize(drawing, id)
    }
    known[picture: id, edits] = .some(picture)
    return picture
  }

  private func rasterize(_ drawing: ShotRenderer.Drawing, _ id: String) -> Bitmap? {
    now[id].flatMap { try? renderer.rasterize(drawing, of: $0.shot) }
  }

  /// What is drawn without some edits; nil where that cannot be.
  private func drawing(of id: String, takingBack edits: Set<Int>) -> ShotRenderer.Drawing? {
    if let drawing = known[drawing: id, edits] { return drawing }
    let shot = now[id].flatMap { versions.shot(like: $0.shot, takingBack: edits) }
    let drawing = shot.flatMap { try? renderer.draw($0.shot, of: $0.system) }
    known[drawing: id, edits] = .some(drawing)
    return drawing
  }

  // MARK: Candidates

  /// The edits that can have changed a shot: of tokens those that the shot asks for or that one of these refers to, and
  /// every other.
  private func candidates(of id: String, _ now: Drawn, _ old: Drawn) -> [Int] {
    let edits = versions.difference.edits(of: id)
    // A group that extends another gives its tokens other names.
    guard !versions.difference.extendsGroups, let present = self.now[id], let before = base[id] else {
      return edits.map(\.id)
    }
    let used = now.uses.names(in: present.system.theme, known).union(old.uses.names(in: before.system.theme, known))
    return edits.filter { edit in
      guard let token = edit.token else { return true }
      return used.contains(token) || used.contains { TokenPath($0).names(below: TokenPath(token)) != nil }
    }.map(\.id)
  }

  /// The edit with those that it cannot be taken back without, such as a token that is gone and the uses of its new name.
  private func separable(_ edit: Int, of id: String) -> Set<Int> {
    func canBeDrawn(_ back: Set<Int>) -> Bool { drawing(of: id, takingBack: back) != nil }
    if canBeDrawn([edit]) { return [edit] }
    let all = Set(versions.difference.edits(of: id).map(\.id))
    guard canBeDrawn(all) else { return [edit] }
    return reduced(all, keeping: [edit], canBeDrawn)
  }

  /// A smallest part of a set that still passes a test which the whole passes: nothing more can be left out of it.
  private func reduced(_ whole: Set<Int>, keeping kept: Set<Int> = [], _ passes: (Set<Int>) -> Bool) -> Set<Int> {
    var rest = whole.subtracting(kept).sorted()
    var size = max(1, rest.count / 2)
    while !rest.isEmpty {
      var start = 0
      var isSmaller = false
      while start < rest.count {
        let without = Array(rest[..<start] + rest[min(start + size, rest.count)...])
        if passes(kept.union(without)) {
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
}

/// What a worker knows already: what is drawn for one shot without some edits, nil for what cannot be drawn, and the names
/// of tokens that tokens refer to.
private final class ProofMemory {
  private struct Asked: Hashable {
    let theme: ObjectIdentifier
    let modes: ModeSelection
    let path: TokenPath
  }

  /// The causes that were found among edits, each of which changed a picture by itself.
  var causes: [Set<Int>: Set<Int>] = [:]
  private var names: [Asked: [String]] = [:]
  /// The causes whose effects were described.
  var described: Set<ShotCauses> = []
  private var shot = ""
  private var drawings: [Set<Int>: ShotRenderer.Drawing?] = [:]
  private var pictures: [Set<Int>: Bitmap?] = [:]

  subscript(drawing id: String, edits: Set<Int>) -> ShotRenderer.Drawing?? {
    get { shot == id ? drawings[edits] : nil }
    set {
      turn(to: id)
      drawings[edits] = newValue
    }
  }

  subscript(picture id: String, edits: Set<Int>) -> Bitmap?? {
    get { shot == id ? pictures[edits] : nil }
    set {
      turn(to: id)
      pictures[edits] = newValue
    }
  }

  private func turn(to id: String) {
    guard shot != id else { return }
    shot = id
    drawings.removeAll(keepingCapacity: true)
    pictures.removeAll(keepingCapacity: true)
  }

  /// A token and all that it refers to.
  func names(behind path: TokenPath, in modes: ModeSelection, of theme: Theme) -> [String] {
    let asked = Asked(theme: ObjectIdentifier(theme), modes: modes, path: path)
    if let known = names[asked] { return known }
    let links = (try? theme.explain(path, in: modes))?.links ?? []
    let found = [path.description] + links.map(\.path.description)
    names[asked] = found
    return found
  }
}

extension TokenUses {
  /// The tokens that were asked for, and all that they refer to.
  func names(in theme: Theme) -> Set<String> { names(in: theme, ProofMemory()) }

  fileprivate func names(in theme: Theme, _ known: ProofMemory) -> Set<String> {
    var names: Set<String> = []
    for (modes, paths) in paths {
      for path in paths { names.formUnion(known.names(behind: path, in: modes, of: theme)) }
    }
    return names
  }
}
