// Inverses and determinants by elimination with the largest pivots (Gauss and Jordan).

/// What elimination of a matrix gives, column by column.
private func eliminated<Scalar: BinaryFloatingPoint>(_ columns: [[Scalar]]) -> (
  inverse: [[Scalar]], determinant: Scalar
) {
  let size = columns.count
  // Columns beside the unit matrix's: what turns the one into the other turns that into the inverse.
  var left = columns
  var right = (0..<size).map { column in (0..<size).map { $0 == column ? Scalar(1) : 0 } }
  var determinant = Scalar(1)
  for step in 0..<size {
    let pivot = (step..<size).max { abs(left[$0][step]) < abs(left[$1][step]) } ?? step
    if pivot != step {
      left.swapAt(pivot, step)
      right.swapAt(pivot, step)
      determinant = -determinant
    }
    let divisor = left[step][step]
    determinant *= divisor
    guard divisor != 0 else { return (left.map { $0.map { _ in .nan } }, 0) }
    for place in 0..<size {
      left[step][place] /= divisor
      right[step][place] /= divisor
    }
    for column in 0..<size where column != step {
      let factor = left[column][step]
      for place in 0..<size {
        left[column][place] -= factor * left[step][place]
        right[column][place] -= factor * right[step][place]
      }
    }
  }
  return (right, determinant)
}

extension _Matrix2 {
  private var numbers: [[Scalar]] { (0..<2).map { column in (0..<2).map { self[column][$0] } } }
  /// The map back; of one that has none no numbers.
  public var inverse: Self { Self(eliminated(numbers).inverse.map { SIMD2($0) }) }
  /// How many times as large areas become.
  public var determinant: Scalar { eliminated(numbers).determinant }
}

extension _Matrix3 {
  private var numbers: [[Scalar]] { (0..<3).map { column in (0..<3).map { self[column][$0] } } }
  /// The map back; of one that has none no numbers.
  public var inverse: Self { Self(eliminated(numbers).inverse.map { SIMD3($0) }) }
  /// How many times as large volumes become.
  public var determinant: Scalar { eliminated(numbers).determinant }
}

extension _Matrix4 {
  private var numbers: [[Scalar]] { (0..<4).map { column in (0..<4).map { self[column][$0] } } }
  /// The map back; of one that has none no numbers.
  public var inverse: Self { Self(eliminated(numbers).inverse.map { SIMD4($0) }) }
  /// How many times as large volumes become.
  public var determinant: Scalar { eliminated(numbers).determinant }
}
