import DSImage

/// Differing pixels that lie beside one another in a row.
struct DifferingRun: Hashable {
  /// The row.
  var y: Int
  /// The first column.
  var x: Int
  /// How many pixels.
  var count: Int
}

/// The differing pixels of two pictures as pieces that lie apart from one another.
///
/// Two buttons of different widths whose corners become rounder differ in the same four pieces, each in the same corner of
/// what differs; only the distance between them is different. Described by its pieces, their difference is the same.
struct DifferencePieces {
  /// Pixels with less than this between them, in both directions, belong to one piece.
  static let gap = 8
  /// Of more runs or pieces there are no pieces: such a difference is seldom the same in a picture of a different size.
  static let (mostRuns, mostPieces) = (8_192, 24)

  /// Pixels near one another: the rectangle around them, and their runs from its corner.
  private struct Piece {
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    var runs: [DifferingRun] = []
    var pattern: [Int] = []
  }

  private var pieces: [Piece] = []

  /// The pieces of runs, which are sorted by their rows and columns; nil if there are too many, or one alone.
  init?(_ runs: [DifferingRun]) {
    guard runs.count > 1, runs.count <= Self.mostRuns else { return nil }
    var numbers: [Int: Int] = [:]
    for (index, piece) in Self.joined(runs).enumerated() {
      let number = numbers[piece] ?? pieces.count
      if number == pieces.count {
        guard number < Self.mostPieces else { return nil }
        numbers[piece] = number
        pieces.append(Piece())
      }
      let run = runs[index]
      pieces[number].runs.append(run)
      pieces[number].left = min(pieces[number].left, run.x)
      pieces[number].top = min(pieces[number].top, run.y)
      pieces[number].right = max(pieces[number].right, run.x + run.count)
      pieces[number].bottom = max(pieces[number].bottom, run.y + 1)
    }
    guard pieces.count > 1 else { return nil }
    for index in pieces.indices {
      let (left, top) = (pieces[index].left, pieces[index].top)
      pieces[index].pattern = pieces[index].runs.flatMap { [$0.y - top, $0.x - left, $0.count] }
    }
  }

  /// Numbers that are equal for the same pieces at the same sides of everything that differs; nil if something moved from
  /// one piece to another, because then the distance between them is what differs.
  func numbers(actual: Bitmap, expected: Bitmap) -> [Int]? {
    for (index, piece) in pieces.enumerated() {
      for (other, target) in pieces.enumerated() where other != index && piece.pattern == target.pattern {
        let isMoved = zip(piece.runs, target.runs).allSatisfy { from, to in
          (0..<from.count).allSatisfy { expected.pixel(from.x + $0, from.y) == actual.pixel(to.x + $0, to.y) }
        }
        if isMoved { return nil }
      }
    }
    let left = pieces.map(\.left).min() ?? 0
    let top = pieces.map(\.top).min() ?? 0
    let right = pieces.map(\.right).max() ?? 0
    let bottom = pieces.map(\.bottom).max() ?? 0
    let described = pieces.map { piece in
      Self.anchor(piece.left - left, right - piece.right) + Self.anchor(piece.top - top, bottom - piece.bottom)
        + [piece.runs.count] + piece.pattern
    }
    return described.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self)
  }

  /// Which side something is at, and how far from it: the nearer one, or the middle between both.
  private static func anchor(_ before: Int, _ after: Int) -> [Int] {
    if abs(before - after) <= 1 { return [2, 0] }
    return before < after ? [0, before] : [1, after]
  }

  /// For each run the first one of its piece.
  private static func joined(_ runs: [DifferingRun]) -> [Int] {
    var parents = Array(runs.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    func join(_ first: Int, _ second: Int) {
      let (first, second) = (root(first), root(second))
      parents[max(first, second)] = min(first, second)
    }
    var rows: [Range<Int>] = []
    for index in runs.indices {
      if let last = rows.last, runs[last.lowerBound].y == runs[index].y {
        rows[rows.count - 1] = last.lowerBound..<index + 1
        if runs[index].x - runs[index - 1].x - runs[index - 1].count < gap { join(index - 1, index) }
      } else {
        rows.append(index..<index + 1)
      }
    }
    for (number, row) in rows.enumerated() {
      for above in rows[max(0, number - gap)..<number] where runs[row.lowerBound].y - runs[above.lowerBound].y <= gap {
        var (here, there) = (row.lowerBound, above.lowerBound)
        while here < row.upperBound, there < above.upperBound {
          let (hereEnd, thereEnd) = (runs[here].x + runs[here].count, runs[there].x + runs[there].count)
          if runs[here].x - thereEnd < gap, runs[there].x - hereEnd < gap { join(here, there) }
          if hereEnd < thereEnd { here += 1 } else { there += 1 }
        }
      }
    }
    return parents.indices.map(root)
  }
}

extension Bitmap {
  /// A pixel; nil outside of the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? pixels[y * width + x] : nil
  }
}
