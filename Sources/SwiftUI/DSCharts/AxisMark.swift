public import DSView
public import Foundation

/// A mark of an axis.
public protocol AxisMark {
  /// The mark that this one consists of.
  associatedtype Body: AxisMark
  /// What the mark consists of.
  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
  /// What is drawn; marks of the library answer this themselves, all others by their body.
  @MainActor var _parts: [_AxisPart] { get }
}

extension AxisMark {
  /// The parts of the body.
  @MainActor public var _parts: [_AxisPart] { body._parts }
}

extension Never: AxisMark {}

/// A mark that the axis draws itself.
public protocol _PrimitiveAxisMark: AxisMark where Body == Never {}

extension _PrimitiveAxisMark {
  /// Never called: the mark is drawn by the axis.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A line or a word of an axis.
public struct _AxisPart {
  enum Kind {
    case gridLine, tick
    /// Words; nil for those that the axis finds itself.
    case label((@MainActor (_PlottedValue) -> AnyView?)?)
  }

  let kind: Kind
  var isCentered: Bool?
  var anchor: UnitPoint?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
  /// How long a tick is.
  var length = AxisTick.Length.automatic
  /// Whether words may lie on others.
  var mayCollide = false

  init(_ kind: Kind) { self.kind = kind }
}

/// A line across a chart.
public struct AxisGridLine: _PrimitiveAxisMark {
  private var part = _AxisPart(.gridLine)
  public var _parts: [_AxisPart] { [part] }
  /// A line at the value, or between it and the next.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { (part.isCentered, part.stroke) = (centered, stroke) }
}

/// A short line at an axis.
public struct AxisTick: _PrimitiveAxisMark {
  /// How long it is.
  public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    /// Points; nil for the height of the words.
    let points: CGFloat?
    /// Points beyond the words.
    let more: CGFloat
    init(_ points: CGFloat? = nil, more: CGFloat = 0) { (self.points, self.more) = (points, more) }
    public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
    public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
    /// As the chart has it by itself.
    public static let automatic = Length()
    /// As long as the words are high.
    public static let label = Length()
    /// As long as the longest words.
    public static let longestLabel = Length()
    /// As long as the words are high.
    public static func label(extendPastBy: CGFloat) -> Length { Length(more: extendPastBy) }
    /// As long as the longest words.
    public static func longestLabel(extendPastBy: CGFloat) -> Length { Length(more: extendPastBy) }
  }

  private var part = _AxisPart(.tick)
  public var _parts: [_AxisPart] { [part] }
  /// A line that is as long as the words beside it are high, or as a length says.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    (part.isCentered, part.stroke, part.length) = (centered, stroke, length)
  }
  /// A line of a length in points.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(length), stroke: stroke)
  }
}

/// The words of a value at an axis.
public struct AxisValueLabel: _PrimitiveAxisMark {
  private var part: _AxisPart
  public var _parts: [_AxisPart] { [part] }

  private init(
    _ kind: _AxisPart.Kind, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collisions: AxisValueLabelCollisionResolution = .automatic
  ) {
    part = _AxisPart(kind)
    (part.isCentered, part.anchor, part.mayCollide) = (centered, anchor, collisions == .disabled)
  }

  /// The value, as the axis has it.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { self.init(.label(nil), centered, anchor, collisionResolution) }
  /// The value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    let words: @MainActor (_PlottedValue) -> AnyView? = { value in
      Format.FormatInput(plotted: value).map { AnyView(Text(verbatim: format.format($0))) }
    }
    self.init(.label(words), centered, anchor, collisionResolution)
  }
  /// Words.
  public init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { self.init(.label { _ in AnyView(Text(labelKey)) }, centered, anchor, collisionResolution) }
  /// Words.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let label = String(label)
    self.init(.label { _ in AnyView(Text(verbatim: label)) }, centered, anchor, collisionResolution)
  }
  /// A view.
  public init<C: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) {
    nonisolated(unsafe) let content = content()
    self.init(.label { _ in AnyView(content) }, centered, anchor, collisionResolution)
  }
}

/// What becomes of words at an axis that do not fit.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let name: String
  /// As the chart has it by itself.
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  /// Words that would lie on earlier ones are left out.
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  /// Words that would lie on earlier ones are left out.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    .greedy
  }
  /// Words are shortened.
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
  /// It stays where it is.
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
}

/// How words at an axis are turned.
/// - Ignored: they are level.
public struct AxisValueLabelOrientation: Sendable {
  init() {}
  /// As the chart has it by itself.
  public static let automatic = AxisValueLabelOrientation()
  /// Level.
  public static let horizontal = AxisValueLabelOrientation()
  /// Upright.
  public static let vertical = AxisValueLabelOrientation()
  /// Upright, from the top down.
  public static let verticalReversed = AxisValueLabelOrientation()
}
