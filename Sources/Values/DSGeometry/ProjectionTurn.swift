extension Projection {
  /// A turn about an axis in space through the point (0, 0, `anchorZ`), as seen from a distance of 1 / `perspective`;
  /// none about an axis without length.
  /// - Parameters:
  ///   - turn: the sine and the cosine of the angle, which is clockwise as seen along the axis.
  ///   - axis: the direction of the axis, of any length; x to the right, y down, z to the viewer.
  ///   - anchorZ: how far the axis lies in front of the plane.
  ///   - perspective: how much larger is what comes nearer; 0 for none.
  public init(
    turn: (sine: Double, cosine: Double), axis: (x: Double, y: Double, z: Double), anchorZ: Double = 0,
    perspective: Double
  ) {
    self.init(.identity)
    let (x, y, z) = axis
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return }
    let (sine, cosine) = turn
    // Rodrigues' rotation of (x, y, −anchorZ). What comes nearer is larger: Core Animation's m34 is −1 over the distance.
    let (u, v, w, k) = (x / length, y / length, z / length, 1 - cosine)
    let back = -anchorZ
    (m11, m12, m13) = (cosine + u * u * k, v * u * k + w * sine, -perspective * (w * u * k - v * sine))
    (m21, m22, m23) = (u * v * k - w * sine, cosine + v * v * k, -perspective * (w * v * k + u * sine))
    (m31, m32) = (back * (u * w * k + v * sine), back * (v * w * k - u * sine))
    m33 = 1 - perspective * back * (cosine + w * w * k)
    // There is no negative zero in texts of nodes.
    self = Projection(numbers.map { $0 + 0 }) ?? self
  }
}
