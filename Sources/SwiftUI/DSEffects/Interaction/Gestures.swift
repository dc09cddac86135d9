public import DSView
public import Foundation

/// One or more taps.
/// - Ignored: a picture receives no gestures.
public struct TapGesture: _PrimitiveGesture {
  /// A tap gives nothing.
  public typealias Value = Void
  /// How many taps.
  public var count: Int
  /// Some taps.
  public init(count: Int = 1) { self.count = count }
}

/// One or more taps at a place.
/// - Ignored: a picture receives no gestures.
public struct SpatialTapGesture: _PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// The position in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int
  /// The space in which locations are reported.
  public var coordinateSpace: CoordinateSpace
  /// Some taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }

  /// Some taps, by the deprecated type of a space.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }
}

/// A long press.
/// - Ignored: a picture receives no gestures.
public struct LongPressGesture: _PrimitiveGesture {
  /// Whether it is long enough.
  public typealias Value = Bool
  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far a finger may move, in points.
  public var maximumDistance: CGFloat
  /// A long press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

/// A movement of a finger.
/// - Ignored: a picture receives no gestures.
public struct DragGesture: _PrimitiveGesture {
  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    /// The time, the finger's position, and the position where the drag began.
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// The way from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast the finger is.
    public var velocity: CGSize { .zero }
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint { location }
    /// The way to there.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// How far a finger must move, in points.
  public var minimumDistance: CGFloat
  /// The space in which locations are reported.
  public var coordinateSpace: CoordinateSpace

  /// A movement.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
  }

  /// A movement, by the deprecated type of a space.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
}

/// Two fingers that move apart.
/// - Ignored: a picture receives no gestures.
public struct MagnifyGesture: _PrimitiveGesture {
  /// How far apart.
  public struct Value: Equatable, Sendable {
    /// The time, the factor and its change per second, and the point where the gesture began.
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// How far they must move, as a share of their distance.
  public var minimumScaleDelta: CGFloat

  /// Two fingers that move apart.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move apart, by the deprecated name.
/// - Ignored: a picture receives no gestures.
public struct MagnificationGesture: _PrimitiveGesture {
  /// How far apart.
  public typealias Value = CGFloat
  /// How far they must move, as a share of their distance.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that move apart.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn.
/// - Ignored: a picture receives no gestures.
public struct RotateGesture: _PrimitiveGesture {
  /// How far they have turned.
  public struct Value: Equatable, Sendable {
    /// The time, the angle and its change per second, and the point where the gesture began.
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// How far they must turn.
  public var minimumAngleDelta: Angle

  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that turn, by the deprecated name.
/// - Ignored: a picture receives no gestures.
public struct RotationGesture: _PrimitiveGesture {
  /// How far they have turned.
  public typealias Value = Angle
  /// How far they must turn.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}
