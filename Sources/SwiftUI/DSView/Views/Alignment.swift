package import DSGeometry
import DSNode
public import Foundation

/// A type that names a guide and gives its place where a view does not set it.
public protocol AlignmentID {
  /// The guide's place in a view, in points from the leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The guide's place in a view of one point, which lazy containers take for a fraction.
private func unitPlace(of id: any AlignmentID.Type) -> Double {
  Double(id.defaultValue(in: ViewDimensions(width: 1, height: 1)))
}

extension GuideDefault {
  /// Asks the type that names a guide.
  fileprivate convenience init(_ id: any AlignmentID.Type) {
    let id = Unchecked(id)
    self.init { view, size, width, height in
      let dimensions =
        (view as? any LayoutChild).map { ViewDimensions($0, LayoutOffer(width: width, height: height)) }
        ?? ViewDimensions(width: size.width, height: size.height)
      return Double(id.value.defaultValue(in: dimensions))
    }
  }
}

/// A horizontal guide.
public struct HorizontalAlignment: Hashable, Sendable {
  let node: DSGeometry.HorizontalAlignment

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    node = .init(name: String(reflecting: id), fraction: unitPlace(of: id), standard: GuideDefault(id))
  }

  init(node: DSGeometry.HorizontalAlignment) { self.node = node }

  /// The guides of a view's leading edge, centre and trailing edge.
  public static let leading = HorizontalAlignment(node: .leading)
  public static let center = HorizontalAlignment(node: .center)
  public static let trailing = HorizontalAlignment(node: .trailing)
  /// Where the line between rows of a list begins: at the first text of the row, unless a view says otherwise.
  public static let listRowSeparatorLeading = HorizontalAlignment(node: .listRowSeparatorLeading)
  /// Where the line between rows of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(node: .listRowSeparatorTrailing)

  /// A place between several explicit ones: their mean.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    let values = values.compactMap { $0 }
    return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
  }
}

/// A vertical guide.
public struct VerticalAlignment: Hashable, Sendable {
  let node: DSGeometry.VerticalAlignment

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    node = .init(name: String(reflecting: id), fraction: unitPlace(of: id), standard: GuideDefault(id))
  }

  init(node: DSGeometry.VerticalAlignment) { self.node = node }

  /// The guides of a view's edges, centre, and lines of text.
  public static let top = VerticalAlignment(node: .top)
  public static let center = VerticalAlignment(node: .center)
  public static let bottom = VerticalAlignment(node: .bottom)
  public static let firstTextBaseline = VerticalAlignment(node: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(node: .lastTextBaseline)
  package static let capitalsMiddle = VerticalAlignment(node: .capitalsMiddle)
}

/// A horizontal and a vertical guide.
public struct Alignment: Hashable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The pairs of guides by Apple's names.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// The alignment as nodes have it.
  package var node: DSGeometry.Alignment { .init(horizontal: horizontal.node, vertical: vertical.node) }
}
