import DSGeometry
import DSNode
public import Foundation

/// A column of a lazy vertical grid, or a row of a lazy horizontal one.
public struct GridItem: Sendable {
  /// How long a track is across the grid's axis.
  public enum Size: Sendable {
    /// Of one length.
    case fixed(CGFloat)
    /// An equal share of what is left, between bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks between the bounds as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The track's length.
  public var size: GridItem.Size
  /// Points to the next track; nil for 8.
  public var spacing: CGFloat?
  /// The alignment of cells in the track; nil for the middle.
  public var alignment: Alignment?

  /// A track.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }

  var node: LazyGridNode.Track {
    let length: LazyGridNode.Track.Size =
      switch size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let least, let most): .flexible(minimum: Double(least), maximum: Double(most))
      case .adaptive(let least, let most): .adaptive(minimum: Double(least), maximum: Double(most))
      }
    return .init(length, spacing: spacing.map { Double($0) }, alignment: alignment?.node)
  }
}

/// Which views of a section stay in sight while a scroll view moves; a picture shows it at rest.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The views as bits.
  public let rawValue: UInt32
  /// Views of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A grid of columns that grows downwards.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  /// A grid; `pinnedViews` changes nothing in a picture.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment) = (columns, alignment)
    (self.spacing, self.content) = (spacing, content())
  }

  /// The grid's node.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let alignment = DSGeometry.Alignment(horizontal: view.alignment.node, vertical: .center)
    let grid = LazyGridNode(
      axis: .vertical, tracks: view.columns.map(\.node), alignment: alignment,
      spacing: view.spacing.map { Double($0) })
    return _ViewOutputs([inputs.node(.lazyGrid(grid, Content._lower(view.content, inputs.lazily).cells))])
  }
}

/// A grid of rows that grows sideways.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  /// A grid; `pinnedViews` changes nothing in a picture.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment) = (rows, alignment)
    (self.spacing, self.content) = (spacing, content())
  }

  /// The grid's node.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let alignment = DSGeometry.Alignment(horizontal: .center, vertical: view.alignment.node)
    let grid = LazyGridNode(
      axis: .horizontal, tracks: view.rows.map(\.node), alignment: alignment,
      spacing: view.spacing.map { Double($0) })
    return _ViewOutputs([inputs.node(.lazyGrid(grid, Content._lower(view.content, inputs.lazily).cells))])
  }
}

extension _ViewOutputs {
  /// The cells of a lazy grid: headers and footers of sections take separate lines.
  var cells: [DSNode] {
    func line(_ nodes: [DSNode]) -> [DSNode] {
      nodes.map { node in
        var node = node
        node.modifiers.append(.gridCellColumns(.max))
        return node
      }
    }
    return nodes.indices.flatMap { index -> [DSNode] in
      guard let section = traits[index]?.section else { return [nodes[index]] }
      return line(section.header) + section.rows.cells + line(section.footer)
    }
  }
}
