import DSNode
public import DSView
import Foundation

/// Pages on top of one another; a picture shows the topmost, under its bar.
/// - Partial: the destination is drawn if a page of the path declares it with `navigationDestination(for:)`; otherwise
///   the run reports it.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  nonisolated(unsafe) private let root: Root
  nonisolated(unsafe) private let path: [AnyHashable]

  /// Pages over a root.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path) = (root(), [])
  }

  /// Pages over a root, as a path names them.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, self.path) = (root(), path.wrappedValue.values)
  }

  /// Pages over a root, as a collection names them.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    (self.root, self.path) = (root(), path.wrappedValue.map { AnyHashable($0) })
  }

  /// The topmost page.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.navigation(view.root, path: view.path)
  }
}

/// Pages on top of one another, by the deprecated name.
/// - Partial: pages are not put side by side where there is space for it.
public struct NavigationView<Content: View>: PrimitiveView {
  nonisolated(unsafe) private let content: Content

  /// Pages.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The topmost page.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.navigation(view.content)
  }
}

/// Columns of pages: side by side where there is space, else one of them.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: [AnyView]
  private let visibility: NavigationSplitViewVisibility
  private let compact: NavigationSplitViewColumn

  nonisolated init(
    _ columns: [AnyView], _ visibility: NavigationSplitViewVisibility = .automatic,
    compact: NavigationSplitViewColumn = .sidebar
  ) {
    (self.columns, self.visibility, self.compact) = (columns, visibility, compact)
  }

  /// Three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())])
  }

  /// Three columns of which some are shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility.wrappedValue)
  }

  /// Two columns.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init([AnyView(sidebar()), AnyView(detail())])
  }

  /// Two columns of which some are shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init([AnyView(sidebar()), AnyView(detail())], columnVisibility.wrappedValue)
  }

  /// The columns that there is space for.
  @MainActor public var body: some View {
    StyledControl(NavigationSplitViewStyleConfiguration(columns: SplitColumns(columns, visibility, compact))) {
      $0.columns
    }
  }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: String
  /// The platform's default, all columns, the last two, or only the last.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// The values of pages on top of one another.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  /// No page.
  public init() {}
  /// Pages of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  /// How many pages.
  public var count: Int { values.count }
  /// Whether there is no page.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a page.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Takes pages away.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// The path in a form that can be stored.
  @available(*, unavailable, message: "values are not found again by the names of their types here")
  public var codable: CodableRepresentation? { nil }

  /// A path in a form that can be stored.
  @available(*, unavailable, message: "values are not found again by the names of their types here")
  public struct CodableRepresentation {}
}

/// A label that leads to a page.
public struct NavigationLink<Label: View, Destination: View>: View {
  nonisolated(unsafe) private let label: Label
  /// The page where it is open, which the deprecated forms say.
  nonisolated(unsafe) private let page: @MainActor () -> Destination?
  /// Whether there is a page; a link to the page of no value is disabled.
  private let leads: Bool
  @Environment(\.controlContext) private var context

  nonisolated init(label: Label, leads: Bool = true, page: @escaping @MainActor () -> Destination? = { nil }) {
    (self.label, self.leads, self.page) = (label, leads, page)
  }

  /// A label that leads to a page.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// A label that leads to a page, with arguments in the deprecated order.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label: label()) }

  /// The label: a row with an arrow in a list, a button elsewhere.
  @MainActor public var body: some View {
    Group {
      if context == .list {
        DrawnControl { $0.linkRow(AnyView(label), leads: leads) }
      } else {
        Button(action: {}) { label }
      }
    }
    .disabled(!leads)
    .accessible { $0.role = .link }
    .pushing(page)
    .trait { traits, inputs in traits.row.drawsBadge = inputs.environment.controlContext == .list }
  }
}

extension NavigationLink where Destination == Never {
  /// A label that leads to the page of a value.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), leads: value != nil)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A text that leads to the page of a value.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), leads: value != nil)
  }

  /// A text of a string variable that leads to the page of a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), leads: value != nil)
  }
}

extension NavigationLink where Label == Text {
  /// A text that leads to a page.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey))
  }

  /// A text of a string variable that leads to a page.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title))
  }

  /// A text that leads to a page, with arguments in the deprecated order.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey))
  }
}
