/// The font of a family that serves a weight best, as an index into `candidates`; nil for an empty family.
///
/// 1. A font whose range holds the weight serves it exactly.
/// 2. From 400 to 500, heavier fonts up to 500 come next, then lighter ones, then heavier ones.
/// 3. Below 400, lighter fonts come first, then heavier ones; above 500 the other way round.
///
/// Within a step the nearest font wins, and of equals the one listed first.
/// Source: CSS Fonts Level 4, section 5.2, "Matching font styles".
func bestMatch(for weight: Double, among candidates: [ClosedRange<Double>]) -> Int? {
  func rank(_ range: ClosedRange<Double>) -> (step: Int, distance: Double) {
    if range.contains(weight) { return (0, 0) }
    let heavier = range.lowerBound > weight
    let distance = heavier ? range.lowerBound - weight : weight - range.upperBound
    if (400...500).contains(weight) {
      if heavier { return (range.lowerBound <= 500 ? 1 : 3, distance) }
      return (2, distance)
    }
    return (heavier == (weight > 500) ? 1 : 2, distance)
  }
  return candidates.indices.min { rank(candidates[$0]) < rank(candidates[$1]) }
}

/// The weight that a family draws a weight in: itself where a font has it, else the nearest of the font that serves it
/// best; nil for an empty family.
package func drawnWeight(for weight: Double, among candidates: [ClosedRange<Double>]) -> Double? {
  bestMatch(for: weight, among: candidates).map { index in
    min(max(weight, candidates[index].lowerBound), candidates[index].upperBound)
  }
}
