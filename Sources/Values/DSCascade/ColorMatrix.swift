import Glibc

/// Three components of a colour.
struct Vector: Hashable {
  var x, y, z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  func map(_ transform: (Double) -> Double) -> Vector { Vector(transform(x), transform(y), transform(z)) }

  /// Lightness, chroma and hue in degrees as lightness and two rectangular coordinates.
  var rectangular: Vector { Vector(x, y * cos(z * .pi / 180), y * sin(z * .pi / 180)) }
}

/// A linear map between colour spaces, row by row.
struct Matrix {
  var rows: (Vector, Vector, Vector)

  init(_ a: Vector, _ b: Vector, _ c: Vector) { rows = (a, b, c) }

  static func * (matrix: Matrix, vector: Vector) -> Vector {
    func dot(_ row: Vector) -> Double { row.x * vector.x + row.y * vector.y + row.z * vector.z }
    return Vector(dot(matrix.rows.0), dot(matrix.rows.1), dot(matrix.rows.2))
  }

  // CSS Color 4, section 18: the rational numbers that follow from the primaries and white points.

  /// XYZ (D65) to linear sRGB.
  static let fromXYZ = Matrix(
    Vector(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
    Vector(-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
    Vector(705.0 / 12673, -2585.0 / 12673, 705.0 / 667))

  /// Linear sRGB to XYZ (D65).
  static let xyzFromSRGB = Matrix(
    Vector(506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218),
    Vector(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
    Vector(7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270))

  /// Linear Display P3 to XYZ (D65).
  static let xyzFromDisplayP3 = Matrix(
    Vector(608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160),
    Vector(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
    Vector(0, 32229.0 / 714400, 5220557.0 / 5000800))

  /// XYZ (D65) to linear Display P3.
  static let displayP3FromXYZ = xyzFromDisplayP3.inverse

  /// Linear Adobe RGB (1998) to XYZ (D65).
  static let xyzFromA98 = Matrix(
    Vector(573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567),
    Vector(591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835),
    Vector(53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835))

  /// Linear Rec. 2020 to XYZ (D65).
  static let xyzFromRec2020 = Matrix(
    Vector(63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314),
    Vector(26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157),
    Vector(0, 19567812.0 / 697040785, 295819943.0 / 278816314))

  /// XYZ (D65) to linear Rec. 2020.
  static let rec2020FromXYZ = xyzFromRec2020.inverse

  /// Linear ProPhoto RGB to XYZ (D50).
  static let xyzFromProPhoto = Matrix(
    Vector(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
    Vector(0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
    Vector(0, 0, 0.82510460251046020))

  /// XYZ from white point D50 to D65 (Bradford).
  static let d65FromD50 = Matrix(
    Vector(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    Vector(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    Vector(0.012314014864481998, -0.020507649298898964, 1.330365926242124))

  /// XYZ from white point D65 to D50 (Bradford).
  static let d50FromD65 = d65FromD50.inverse

  /// The map back, by the cofactors.
  private var inverse: Matrix {
    func cross(_ a: Vector, _ b: Vector) -> Vector {
      Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let (p, q, r) = (cross(rows.1, rows.2), cross(rows.2, rows.0), cross(rows.0, rows.1))
    let determinant = rows.0.x * p.x + rows.0.y * p.y + rows.0.z * p.z
    return Matrix(
      Vector(p.x, q.x, r.x).map { $0 / determinant }, Vector(p.y, q.y, r.y).map { $0 / determinant },
      Vector(p.z, q.z, r.z).map { $0 / determinant })
  }
}

/// OKLab (Björn Ottosson), as CSS Color 4 has it.
enum OKLab {
  /// OKLab as linear sRGB.
  static func linear(_ lab: Vector) -> Vector {
    let lms = Matrix(
      Vector(1, 0.3963377773761749, 0.2158037573099136), Vector(1, -0.1055613458156586, -0.0638541728258133),
      Vector(1, -0.0894841775298119, -1.2914855480194092))
    let xyz = Matrix(
      Vector(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
      Vector(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
      Vector(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))
    return Matrix.fromXYZ * (xyz * (lms * lab).map { $0 * $0 * $0 })
  }

  /// Linear sRGB as OKLab.
  static func lab(linear: Vector) -> Vector {
    let lms = Matrix(
      Vector(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
      Vector(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
      Vector(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
    let lab = Matrix(
      Vector(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
      Vector(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
      Vector(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
    return lab * (lms * (Matrix.xyzFromSRGB * linear)).map(cbrt)
  }
}
