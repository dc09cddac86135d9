extension RunReport {
  /// Puts changed pictures that other programs made into groups by what their differences have in common, behind the
  /// groups of causes.
  ///
  /// One thing in common after the other is tried, the most telling first: the same shift, the same colours, the same
  /// difference, the same place. What has nothing in common with others is a group alone, named by what is known of it.
  package mutating func groupAlikeDifferences() {
    var rest: [(id: String, likenesses: [ShotReport.Likeness])] = shots.compactMap { shot in
      guard shot.pair != nil, case .changed(let change) = shot.status else { return nil }
      return (shot.id, change.likenesses)
    }
    guard !rest.isEmpty else { return }
    var found: [Group] = []
    func take(_ likeness: ShotReport.Likeness, _ ids: [String]) {
      let cause = Cause(kind: likeness.kind.rawValue, subject: likeness.text)
      found.append(Group(causes: [cause], proof: .alike, shots: ids))
    }
    for kind in [ShotReport.Likeness.Kind.shift, .recolouring, .equal, .place] {
      var members: [ShotReport.Likeness: [String]] = [:]
      for shot in rest {
        if let likeness = shot.likenesses.first(where: { $0.kind == kind }) {
          members[likeness, default: []].append(shot.id)
        }
      }
      let taken = members.filter { $0.value.count > 1 }
      for (likeness, ids) in taken { take(likeness, ids) }
      let ids = Set(taken.values.joined())
      rest.removeAll { ids.contains($0.id) }
    }
    for shot in rest {
      let own = shot.likenesses.first { $0.kind != .equal } ?? ShotReport.Likeness(.place, "what the colours mean")
      take(own, [shot.id])
    }
    let order = Dictionary(uniqueKeysWithValues: shots.enumerated().map { ($1.id, $0) })
    found.sort { a, b in
      a.shots.count == b.shots.count ? order[a.shots[0]] ?? 0 < order[b.shots[0]] ?? 0 : a.shots.count > b.shots.count
    }
    var explanation = explanation ?? Explanation()
    for group in found {
      var group = group
      group.number = explanation.groups.count + 1
      explanation.groups.append(group)
    }
    self.explanation = explanation
  }
}
