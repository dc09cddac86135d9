// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix of four columns.
public struct _Matrix4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable {
  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Nothing but zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// A matrix of its columns.
  public init(_ columns: SIMD4<Scalar>...) {
    self.init()
    for (place, column) in columns.enumerated() { self[place] = column }
  }
  /// A matrix of its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
  /// A matrix of its columns.
  public init(_ columns: [SIMD4<Scalar>]) {
    self.init()
    for (place, column) in columns.enumerated() { self[place] = column }
  }
  /// A matrix of its rows.
  public init(rows: [SIMD4<Scalar>]) {
    self.init()
    for (row, values) in rows.enumerated() { for column in 0..<4 { self[column][row] = values[column] } }
  }
  /// A matrix with one number in its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD4<Scalar>(repeating: scalar)) }
  /// A matrix of its diagonal.
  public init(diagonal: SIMD4<Scalar>) {
    self.init()
    for place in 0..<4 { self[place][place] = diagonal[place] }
  }

  /// A column.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
  /// A number.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// Rows in place of columns.
  public var transpose: _Matrix4 { _Matrix4(rows: [columns.0, columns.1, columns.2, columns.3]) }

  /// Whether all numbers are the same.
  public static func == (left: _Matrix4, right: _Matrix4) -> Bool { (0..<4).allSatisfy { left[$0] == right[$0] } }
  /// The map that does the second and then the first.
  public static func * (left: _Matrix4, right: _Matrix4) -> _Matrix4 { _Matrix4((0..<4).map { left * right[$0] }) }
  /// A vector under a map.
  public static func * (left: _Matrix4, right: SIMD4<Scalar>) -> SIMD4<Scalar> {
    (0..<4).reduce(into: SIMD4<Scalar>.zero) { $0 += left[$1] * right[$1] }
  }
  /// A map, so many times as large.
  public static func * (left: Scalar, right: _Matrix4) -> _Matrix4 { _Matrix4((0..<4).map { left * right[$0] }) }
  /// The sum of the numbers, one by one.
  public static func + (left: _Matrix4, right: _Matrix4) -> _Matrix4 { _Matrix4((0..<4).map { left[$0] + right[$0] }) }
  /// The difference of the numbers, one by one.
  public static func - (left: _Matrix4, right: _Matrix4) -> _Matrix4 { _Matrix4((0..<4).map { left[$0] - right[$0] }) }
}

public typealias simd_double4x4 = _Matrix4<Double>
public typealias simd_float4x4 = _Matrix4<Float>
public typealias double4x4 = _Matrix4<Double>
public typealias float4x4 = _Matrix4<Float>

/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
