// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix of three columns.
public struct _Matrix3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable {
  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// Nothing but zeros.
  public init() { columns = (.zero, .zero, .zero) }
  /// A matrix of its columns.
  public init(_ columns: SIMD3<Scalar>...) {
    self.init()
    for (place, column) in columns.enumerated() { self[place] = column }
  }
  /// A matrix of its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  /// A matrix of its columns.
  public init(_ columns: [SIMD3<Scalar>]) {
    self.init()
    for (place, column) in columns.enumerated() { self[place] = column }
  }
  /// A matrix of its rows.
  public init(rows: [SIMD3<Scalar>]) {
    self.init()
    for (row, values) in rows.enumerated() { for column in 0..<3 { self[column][row] = values[column] } }
  }
  /// A matrix with one number in its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD3<Scalar>(repeating: scalar)) }
  /// A matrix of its diagonal.
  public init(diagonal: SIMD3<Scalar>) {
    self.init()
    for place in 0..<3 { self[place][place] = diagonal[place] }
  }

  /// A column.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
  /// A number.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Rows in place of columns.
  public var transpose: _Matrix3 { _Matrix3(rows: [columns.0, columns.1, columns.2]) }

  /// Whether all numbers are the same.
  public static func == (left: _Matrix3, right: _Matrix3) -> Bool { (0..<3).allSatisfy { left[$0] == right[$0] } }
  /// The map that does the second and then the first.
  public static func * (left: _Matrix3, right: _Matrix3) -> _Matrix3 { _Matrix3((0..<3).map { left * right[$0] }) }
  /// A vector under a map.
  public static func * (left: _Matrix3, right: SIMD3<Scalar>) -> SIMD3<Scalar> {
    (0..<3).reduce(into: SIMD3<Scalar>.zero) { $0 += left[$1] * right[$1] }
  }
  /// A map, so many times as large.
  public static func * (left: Scalar, right: _Matrix3) -> _Matrix3 { _Matrix3((0..<3).map { left * right[$0] }) }
  /// The sum of the numbers, one by one.
  public static func + (left: _Matrix3, right: _Matrix3) -> _Matrix3 { _Matrix3((0..<3).map { left[$0] + right[$0] }) }
  /// The difference of the numbers, one by one.
  public static func - (left: _Matrix3, right: _Matrix3) -> _Matrix3 { _Matrix3((0..<3).map { left[$0] - right[$0] }) }
}

public typealias simd_double3x3 = _Matrix3<Double>
public typealias simd_float3x3 = _Matrix3<Float>
public typealias double3x3 = _Matrix3<Double>
public typealias float3x3 = _Matrix3<Float>

/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
