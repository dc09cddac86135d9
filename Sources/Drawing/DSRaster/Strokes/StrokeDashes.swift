import DSDisplayList
import DSGeometry

/// Cuts lines into dashes. The pattern begins anew with each contour. Dashes are straight between the points of a
/// curve.
struct StrokeDashes {
  private let lengths: [Double]
  /// Which length the pattern begins in, and what is left of it.
  private let first: (index: Int, rest: Double)

  /// The dashes of a stroke; nil if its line is whole.
  init?(_ stroke: Stroke) {
    // A pattern of an odd number of lengths is that of dashes and gaps after two rounds.
    let lengths = stroke.dash.count.isMultiple(of: 2) ? stroke.dash : stroke.dash + stroke.dash
    let period = lengths.reduce(0, +)
    guard period > 0 else { return nil }
    var phase = stroke.dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var index = 0
    while phase > 0, phase >= lengths[index] {
      phase -= lengths[index]
      index = (index + 1) % lengths.count
    }
    self.lengths = lengths
    first = (index, lengths[index] - phase)
  }

  /// The dashes of a line. On a closed one a dash goes on through the point where the line begins.
  func cut(_ line: StrokeLine) -> [StrokeLine] {
    if line.steps.isEmpty { return first.index.isMultiple(of: 2) ? [line] : [] }
    var (index, rest) = first
    var dashes: [StrokeLine] = []
    var dash = index.isMultiple(of: 2) ? StrokeLine(start: line.start, direction: line.direction) : nil
    let beginsInDash = dash != nil
    var from = line.start
    for step in line.steps {
      var position = 0.0
      while rest <= step.length - position {
        let next = position + rest
        dash?.add(step, from, position, next)
        if let dash { dashes.append(dash) }
        index = (index + 1) % lengths.count
        (position, rest) = (next, lengths[index])
        dash =
          index.isMultiple(of: 2)
          ? StrokeLine(start: step.point(from, position), direction: step.chord) : nil
      }
      dash?.add(step, from, position, step.length)
      rest -= step.length - position
      from = step.end
    }
    guard var last = dash else { return dashes }
    if line.isClosed, beginsInDash {
      if dashes.isEmpty { return [line] }
      for step in dashes.removeFirst().steps { last.add(step) }
    }
    return dashes + [last]
  }
}

extension StrokeStep {
  /// The point at a length from the step's beginning, `from`.
  fileprivate func point(_ from: Point, _ distance: Double) -> Point {
    distance >= length ? end : from + chord * distance
  }
}

extension StrokeLine {
  /// Adds the part of a step that lies between two lengths from its beginning, `from`.
  fileprivate mutating func add(_ step: StrokeStep, _ from: Point, _ first: Double, _ last: Double) {
    if last <= first { return }
    if first <= 0, last >= step.length {
      add(step)
      return
    }
    var part = StrokeStep(to: step.point(from, last), direction: step.chord, length: last - first)
    part.continuesCurve = step.continuesCurve
    add(part)
  }
}
