/// The candidate that `name` was probably meant to be; nil if none is near.
///
/// Near means at most a third of the letters wrong, by the restricted edit distance (insert, delete, replace, swap
/// neighbours), case ignored. Of two letters only the case or the order may be wrong, and one letter is near to none:
/// nearly every short name is one edit from every other. Names of more than `Limits.suggestedNameBytes` are near to none.
/// Ties go to the candidate that sorts first.
public func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  guard name.utf8.count <= Limits.suggestedNameBytes else { return nil }
  let wanted = Array(name.lowercased())
  guard wanted.count > 2 else {
    let near = [wanted, wanted.reversed()]
    return candidates.filter { wanted.count == 2 && near.contains(Array($0.lowercased())) }.min()
  }
  let limit = max(1, wanted.count / 3)
  let plain = name.utf8.allSatisfy { $0 < 0x80 } ? Array(name.lowercased().utf8) : nil
  var best: (distance: Int, name: String)?
  for candidate in candidates
  where candidate.utf8.count <= Limits.suggestedNameBytes && abs(candidate.count - wanted.count) <= limit {
    // Nearly all names are ASCII, whose bytes are compared many times faster than letters.
    let isPlain = plain != nil && candidate.utf8.allSatisfy { $0 < 0x80 }
    let distance =
      isPlain
      ? editDistance(plain ?? [], Array(candidate.lowercased().utf8), atMost: limit)
      : editDistance(wanted, Array(candidate.lowercased()), atMost: limit)
    if let distance, best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true {
      best = (distance, candidate)
    }
  }
  return best?.name
}

/// "did you mean 'x'?" for the nearest candidate; nil if none is near.
public func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String? {
  suggestion(for: name, among: candidates).map { "did you mean '\($0)'?" }
}

/// The number of single-letter edits between two words (optimal string alignment); nil if there are more than `limit`.
private func editDistance<Letter: Equatable>(_ a: [Letter], _ b: [Letter], atMost limit: Int) -> Int? {
  var before: [Int] = []
  var previous = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var current = [i + 1]
    current.reserveCapacity(b.count + 1)
    for (j, other) in b.enumerated() {
      var cost = min(previous[j] + (letter == other ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { cost = min(cost, before[j - 1] + 1) }
      current.append(cost)
    }
    // A swap reaches back over one row, so two rows beyond the limit end it.
    if current.allSatisfy({ $0 > limit }), previous.allSatisfy({ $0 > limit }) { return nil }
    (before, previous) = (previous, current)
  }
  return previous[b.count] <= limit ? previous[b.count] : nil
}
