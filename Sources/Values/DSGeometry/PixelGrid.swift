/// The raster of a shot: how points become device pixels.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point.
  public var scale: Double

  /// A grid of `scale` pixels per point.
  public init(scale: Double) { self.scale = scale }

  /// The device pixel edge nearest to `points`; halves go up, as SwiftUI rounds.
  public func snap(_ points: Double) -> Double { (points * scale + 0.5).rounded(.down) }

  /// The rectangle, given in points, with each edge moved to the nearest pixel edge; in device pixels.
  public func snap(_ rect: Rect) -> Rect {
    Rect(minX: snap(rect.minX), minY: snap(rect.minY), maxX: snap(rect.maxX), maxY: snap(rect.maxY))
  }
}
