// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix of two columns.
public struct _Matrix2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable {
  /// The columns.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// Nothing but zeros.
  public init() { columns = (.zero, .zero) }
  /// A matrix of its columns.
  public init(_ columns: SIMD2<Scalar>...) {
    self.init()
    for (place, column) in columns.enumerated() { self[place] = column }
  }
  /// A matrix of its columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
  /// A matrix of its columns.
  public init(_ columns: [SIMD2<Scalar>]) {
    self.init()
    for (place, column) in columns.enumerated() { self[place] = column }
  }
  /// A matrix of its rows.
  public init(rows: [SIMD2<Scalar>]) {
    self.init()
    for (row, values) in rows.enumerated() { for column in 0..<2 { self[column][row] = values[column] } }
  }
  /// A matrix with one number in its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD2<Scalar>(repeating: scalar)) }
  /// A matrix of its diagonal.
  public init(diagonal: SIMD2<Scalar>) {
    self.init()
    for place in 0..<2 { self[place][place] = diagonal[place] }
  }

  /// A column.
  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }
  /// A number.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Rows in place of columns.
  public var transpose: _Matrix2 { _Matrix2(rows: [columns.0, columns.1]) }

  /// Whether all numbers are the same.
  public static func == (left: _Matrix2, right: _Matrix2) -> Bool { (0..<2).allSatisfy { left[$0] == right[$0] } }
  /// The map that does the second and then the first.
  public static func * (left: _Matrix2, right: _Matrix2) -> _Matrix2 { _Matrix2((0..<2).map { left * right[$0] }) }
  /// A vector under a map.
  public static func * (left: _Matrix2, right: SIMD2<Scalar>) -> SIMD2<Scalar> {
    (0..<2).reduce(into: SIMD2<Scalar>.zero) { $0 += left[$1] * right[$1] }
  }
  /// A map, so many times as large.
  public static func * (left: Scalar, right: _Matrix2) -> _Matrix2 { _Matrix2((0..<2).map { left * right[$0] }) }
  /// The sum of the numbers, one by one.
  public static func + (left: _Matrix2, right: _Matrix2) -> _Matrix2 { _Matrix2((0..<2).map { left[$0] + right[$0] }) }
  /// The difference of the numbers, one by one.
  public static func - (left: _Matrix2, right: _Matrix2) -> _Matrix2 { _Matrix2((0..<2).map { left[$0] - right[$0] }) }
}

public typealias simd_double2x2 = _Matrix2<Double>
public typealias simd_float2x2 = _Matrix2<Float>
public typealias double2x2 = _Matrix2<Double>
public typealias float2x2 = _Matrix2<Float>

/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)
