import DSDiagnostics
package import DSGeometry
import DSNode
public import Foundation

/// One edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Some edges of a rectangle.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: Int8
    /// Edges of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// Single edges, pairs of opposite edges, and all edges.
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    /// The edges as nodes have them.
    package var node: EdgeSet {
      var edges: EdgeSet = []
      if contains(.top) { edges.insert(.top) }
      if contains(.leading) { edges.insert(.leading) }
      if contains(.bottom) { edges.insert(.bottom) }
      if contains(.trailing) { edges.insert(.trailing) }
      return edges
    }
  }
}

/// Distances from the edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The distances in points.
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// Four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The distances with those of corners added at some edges: at each the greater one of its two corners.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    let (top, bottom) = ((corners.topLeading, corners.topTrailing), (corners.bottomLeading, corners.bottomTrailing))
    var insets = self
    if edges.contains(.top) { insets.top += max(top.0.height, top.1.height) }
    if edges.contains(.leading) { insets.leading += max(top.0.width, bottom.0.width) }
    if edges.contains(.bottom) { insets.bottom += max(bottom.0.height, bottom.1.height) }
    if edges.contains(.trailing) { insets.trailing += max(top.1.width, bottom.1.width) }
    return insets
  }
}

extension View {
  /// Padding at edges; 16 points without a length.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(.padding(edges.node, length.literal))
  }

  /// Padding at all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { modified(.padding(.all, length.literal)) }

  /// Different padding at each edge.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modified(
      .paddingInsets(
        top: insets.top.literal, leading: insets.leading.literal, bottom: insets.bottom.literal,
        trailing: insets.trailing.literal))
  }

  /// A frame of a size; nil leaves an axis to the view.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified { (inputs: _ViewInputs) -> Modifier in
      .frame(
        width: inputs.frameLength(width).literal, height: inputs.frameLength(height).literal, alignment: alignment.node)
    }
  }

  /// The view as it is: a frame without a length changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

  /// A frame between bounds; nil leaves a bound open, a negative one is 0, and one beyond any picture, such as
  /// `.greatestFiniteMagnitude`, has no end.
  /// - Partial: an infinite ideal length is ignored, where Apple's frames become infinite.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func bound(_ length: CGFloat?) -> Value<Double>? {
      length.map { $0 < 0 ? 0 : $0 > Limits.points ? .infinity : $0 }.literal
    }
    func ideal(_ length: CGFloat?) -> Value<Double>? { bound(length.flatMap { $0 > Limits.points ? nil : $0 }) }
    var frame = Modifier.FlexibleFrame(alignment: alignment.node)
    (frame.minWidth, frame.idealWidth, frame.maxWidth) = (bound(minWidth), ideal(idealWidth), bound(maxWidth))
    (frame.minHeight, frame.idealHeight, frame.maxHeight) = (bound(minHeight), ideal(idealHeight), bound(maxHeight))
    return modified(.flexibleFrame(frame))
  }

  /// The view at its ideal size on both axes.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal size on some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Stacks give space to views of a higher priority first.
  nonisolated public func layoutPriority(_ value: Double) -> some View { modified(.layoutPriority(value)) }

  /// The view in a ratio of width to height; its own ideal ratio without one.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(.aspectRatio(aspectRatio.literal, contentMode.node))
  }

  /// The view in the ratio of a size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// As large as fits into the space proposed, in its own ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As small as fills the space proposed, in its own ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Drawn elsewhere, while the space it takes stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.offset(x: x.literal, y: y.literal))
  }

  /// Drawn elsewhere, while the space it takes stays.
  nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// With its middle at a point of all the space there is.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.position(x: x.literal, y: y.literal))
  }

  /// With its middle at a point of all the space there is.
  nonisolated public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// In front of views of a lower index in the same container.
  nonisolated public func zIndex(_ value: Double) -> some View { modified(.zIndex(value)) }

  /// A grid cell that spans columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { modified(.gridCellColumns(count)) }

  /// The place of a view in its grid cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modified(.gridCellAnchor(anchor.node)) }

  /// A grid cell that does not make its column or row grow on axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(NodeModifier { _ in axes.node.map { [.gridCellUnsizedAxes($0)] } ?? [] })
  }

  /// The alignment of the cells in this one's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified(.gridColumnAlignment(guide.node))
  }
}

/// Whether a view fits into the space proposed or fills it.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit, fill

  var node: Modifier.ContentMode { self == .fit ? .fit : .fill }
}

extension _ViewInputs {
  /// A length of a frame; SwiftUI leaves out one that is negative or not finite, and says so.
  fileprivate func frameLength(_ length: CGFloat?) -> CGFloat? {
    guard let length, !(length >= 0 && length.isFinite) else { return length }
    warn("invalid-frame", "a frame's length is negative or not finite, and is left out")
    return nil
  }
}
