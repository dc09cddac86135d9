public import Foundation

/// The width or the height of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Kind: Sendable { case automatic, fixed, ratio, inset }
  let kind: Kind
  let value: CGFloat

  private init(_ kind: Kind, _ value: CGFloat) { (self.kind, self.value) = (kind, value) }
  public init(floatLiteral value: Double) { self.init(.fixed, CGFloat(value)) }
  public init(integerLiteral value: Int) { self.init(.fixed, CGFloat(value)) }
  /// As the kind of mark has it.
  public static let automatic = MarkDimension(.automatic, 0)
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { .init(.fixed, value) }
  /// A part of the room that there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { .init(.ratio, value) }
  /// The room that there is without some points at each end.
  public static func inset(_ value: CGFloat) -> MarkDimension { .init(.inset, value) }

  /// The length in a room.
  /// - Parameter automatic: the length of a mark that says nothing.
  func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    let length =
      switch kind {
      case .automatic: automatic
      case .fixed: value
      case .ratio: room * value
      case .inset: max(room - 2 * value, 0)
      }
    return length.isFinite ? length.onPaper : automatic
  }
}

/// How marks at one place are put together.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Sendable { case standard, normalized, center, unstacked }
  let kind: Kind
  /// One on the other, from zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// One on the other, as parts of their sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// One on the other, around zero.
  public static let center = MarkStackingMethod(kind: .center)
  /// Each from zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// How a line runs between points.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }
  let kind: Kind
  /// Lengths follow from values.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve that never leaves the heights of its points.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A curve through the points.
  public static let cardinal = cardinal(tension: 0)
  /// A curve through the points that does not overshoot much.
  public static let catmullRom = catmullRom(alpha: 0.5)
  /// Steps that rise at a point.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps that rise between two points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps that rise at the next point.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  /// The name of the method.
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .cardinal: "cardinal"
    case .catmullRom: "catmullRom"
    }
  }
  /// A curve of a tension.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .init(kind: .cardinal(tension: tension)) }
  /// A curve of an alpha.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .init(kind: .catmullRom(alpha: alpha)) }
}

/// The position of a view beside a mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind
  /// As the chart has it by itself.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// Over the mark.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above.
  public static let top = AnnotationPosition(kind: .top)
  /// Below.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// At the side where a line of text begins.
  public static let leading = AnnotationPosition(kind: .leading)
  /// At the side where a line of text ends.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Above, where a line of text begins.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// Above, where a line of text ends.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// Below, where a line of text begins.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// Below, where a line of text ends.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What becomes of a view beside a mark that does not fit.
public struct AnnotationOverflowResolution: Sendable {
  /// What becomes of it in a direction.
  public struct Strategy: Sendable {
    init() {}
    /// As the chart has it by itself.
    public static let automatic = Strategy()
    /// It is moved until it fits.
    public static let fit = Strategy()
    /// It is moved until it fits.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    /// The scale makes room for it.
    public static let padScale = Strategy()
    /// It stays where it is.
    public static let disabled = Strategy()
  }
  /// What it has to fit into.
  public struct Boundary: Sendable {
    init() {}
    /// As the chart has it by itself.
    public static let automatic = Boundary()
    /// The whole chart.
    public static let chart = Boundary()
    /// The plot.
    public static let plot = Boundary()
  }
  /// Strategies for both directions.
  /// - Ignored: a view stays where its mark is.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  /// As the chart has it by itself.
  public static let automatic = AnnotationOverflowResolution()
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
  /// The size of the mark in points.
  public let targetSize: CGSize
}
