import Foundation

extension ChartMark {
  /// Whether a bar lies: its length is on the horizontal axis.
  var isLevel: Bool {
    if xStart != nil || xEnd != nil { return yStart == nil && yEnd == nil }
    if yStart != nil || yEnd != nil { return false }
    guard let x else { return false }
    guard let y else { return true }
    if case .category = x.value { return false }
    if case .category = y.value { return true }
    if x.end != nil { return false }
    if y.end != nil { return true }
    if case .moment = x.value { return false }
    if case .moment = y.value { return true }
    return false
  }
}

/// Puts bars and areas at one place on each other: from then on they have two ends.
func stacked(_ marks: [ChartMark]) -> [ChartMark] {
  var marks = marks
  var heaps: [Heap.Key: Heap] = [:]
  var order: [Heap.Key] = []
  for (index, mark) in marks.enumerated() {
    guard let method = mark.stacking, let value = mark.stackedValue else { continue }
    if method == .unstacked {
      marks[index].setEnds(0, value)
      marks[index].roundedEnds.start = false
      continue
    }
    let key = Heap.Key(mark)
    if heaps[key] == nil { order.append(key) }
    heaps[key, default: Heap()].add(index, value)
  }
  for key in order {
    let ends = heaps[key]?.ends(key.method) ?? []
    let (low, high) = (ends.map { min($0.start, $0.end) }.min() ?? 0, ends.map { max($0.start, $0.end) }.max() ?? 0)
    for (index, start, end) in ends {
      marks[index].setEnds(start, end)
      marks[index].roundedEnds = ([low, high].contains(start) && start != 0, [low, high].contains(end) && end != 0)
    }
  }
  return marks
}

/// The marks that are put on each other.
private struct Heap {
  /// What they have in common.
  struct Key: Hashable {
    let kind: ChartMark.Kind
    let isLevel: Bool
    let place: _PlottedValue?
    let group: _PlottedValue?
    let method: MarkStackingMethod

    init(_ mark: ChartMark) {
      (kind, isLevel) = (mark.kind, mark.isLevel)
      place = (mark.isLevel ? mark.y : mark.x)?.value
      group = mark.positionBy?.value
      method = mark.stacking ?? .standard
    }
  }

  private var parts: [(index: Int, value: Double)] = []

  mutating func add(_ index: Int, _ value: Double) { parts.append((index, value)) }

  /// Where each part begins and ends: positive ones upward from zero, negative ones downward.
  func ends(_ method: MarkStackingMethod) -> [(index: Int, start: Double, end: Double)] {
    let total = parts.reduce(0) { $0 + abs($1.value) }
    let scale = method == .normalized && total > 0 ? 1 / total : 1
    var (up, down) = method == .center ? (-total / 2, -total / 2) : (0.0, 0.0)
    return parts.map { index, value in
      if method == .center {
        defer { up += abs(value) }
        return (index, up, up + abs(value))
      }
      if value >= 0 {
        defer { up += value * scale }
        return (index, up, up + value * scale)
      }
      defer { down += value * scale }
      return (index, down, down + value * scale)
    }
  }
}

extension ChartMark {
  /// The value that is put on others; nil for a mark that has two ends, or none.
  fileprivate var stackedValue: Double? {
    guard xStart == nil, xEnd == nil, yStart == nil, yEnd == nil else { return nil }
    guard case .number(let value) = (isLevel ? x : y)?.value, value.isFinite else { return nil }
    return value
  }

  fileprivate mutating func setEnds(_ start: Double, _ end: Double) {
    let ends = (Channel(.number(start)), Channel(.number(end)))
    isStacked = true
    if isLevel {
      (xStart, xEnd) = ends
      x = nil
    } else {
      (yStart, yEnd) = ends
      y = nil
    }
  }
}
