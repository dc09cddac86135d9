public import DSView

/// How lists are drawn.
public protocol ListStyle: Sendable {
  /// The look of the style.
  var _kind: _ListKind { get }
  /// Whether every second row has another ground; nil leaves it as it is.
  var _alternatesRows: Bool? { get }
}

extension ListStyle {
  /// Leaves the grounds of rows as they are.
  public var _alternatesRows: Bool? { nil }
}

/// The looks that lists have.
public enum _ListKind: Sendable {
  case automatic, plain, inset, bordered, grouped, insetGrouped, sidebar
}

/// The platform's list: blocks with round corners, on a Mac rows with margins at both ends.
public struct DefaultListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The look.
  public var _kind: _ListKind { .automatic }
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's list: blocks with round corners.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from edge to edge on the platform's ground.
public struct PlainListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The look.
  public var _kind: _ListKind { .plain }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge on the platform's ground.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Blocks from edge to edge on a grey ground.
public struct GroupedListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The look.
  public var _kind: _ListKind { .grouped }
}

extension ListStyle where Self == GroupedListStyle {
  /// Blocks from edge to edge on a grey ground.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Blocks with round corners on a grey ground.
public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The look.
  public var _kind: _ListKind { .insetGrouped }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Blocks with round corners on a grey ground.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows with margins at both ends on the platform's ground.
public struct InsetListStyle: ListStyle {
  /// Whether every second row has another ground; nil leaves it as it is.
  public let _alternatesRows: Bool?
  /// The style.
  public init() { _alternatesRows = nil }
  /// The style, with two grounds of rows or with one.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
  /// The look.
  public var _kind: _ListKind { .inset }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with margins at both ends on the platform's ground.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// Rows with margins at both ends on the platform's ground, on two grounds or on one.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Rows of a sidebar, without lines between them.
public struct SidebarListStyle: ListStyle {
  /// The style.
  public init() {}
  /// The look.
  public var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar, without lines between them.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Rows in a border; a plain list but on a Mac.
public struct BorderedListStyle: ListStyle {
  /// Whether every second row has another ground; nil leaves it as it is.
  public let _alternatesRows: Bool?
  /// The style.
  public init() { _alternatesRows = nil }
  /// The style, with two grounds of rows or with one.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
  /// The look.
  public var _kind: _ListKind { .bordered }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a border; a plain list but on a Mac.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// Rows in a border; a plain list but on a Mac, on two grounds or on one.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

enum ListKindKey: EnvironmentKey { static let defaultValue = _ListKind.automatic }

extension EnvironmentValues {
  var listKind: _ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }
}

extension View {
  /// Draws the lists inside in a style.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { values in
      values.listKind = style._kind
      if let alternates = style._alternatesRows { values.alternatesRows = alternates }
    }
  }
}
