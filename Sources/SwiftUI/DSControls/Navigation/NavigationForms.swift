public import DSView
import Foundation

/// A column of pages.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "sidebar") }
  /// The middle column.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "content") }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
}

extension NavigationSplitView {
  /// Three columns of which one is shown where there is little space.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      [AnyView(sidebar()), AnyView(content()), AnyView(detail())], compact: preferredCompactColumn.wrappedValue)
  }

  /// Three columns of which some are shown, and one where there is little space.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      [AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility.wrappedValue,
      compact: preferredCompactColumn.wrappedValue)
  }

  /// Two columns of which one is shown where there is little space.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init([AnyView(sidebar()), AnyView(detail())], compact: preferredCompactColumn.wrappedValue)
  }

  /// Two columns of which some are shown, and one where there is little space.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      [AnyView(sidebar()), AnyView(detail())], columnVisibility.wrappedValue,
      compact: preferredCompactColumn.wrappedValue)
  }
}

extension NavigationLink {
  /// A label that leads to a page where a binding says so.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let destination = destination()
    self.init(label: label()) { isActive.wrappedValue ? destination : nil }
  }

  /// A label that leads to the page of a tag.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let destination = destination()
    self.init(label: label()) { selection.wrappedValue == tag ? destination : nil }
  }

  /// A label that leads to a page where a binding says so, with arguments in the deprecated order.
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label()) { isActive.wrappedValue ? destination : nil }
  }

  /// A label that leads to the page of a tag, with arguments in the deprecated order.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label()) { selection.wrappedValue == tag ? destination : nil }
  }

  /// Whether the page is in the last column.
  /// - Ignored: columns are shown as pages on a stack.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// A text that leads to a page where a binding says so.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    let destination = destination()
    self.init(label: Text(titleKey)) { isActive.wrappedValue ? destination : nil }
  }

  /// A text of a string variable that leads to a page where a binding says so.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    let destination = destination()
    self.init(label: Text(title)) { isActive.wrappedValue ? destination : nil }
  }

  /// A text that leads to the page of a tag.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    let destination = destination()
    self.init(label: Text(titleKey)) { selection.wrappedValue == tag ? destination : nil }
  }

  /// A text of a string variable that leads to the page of a tag.
  @_disfavoredOverload
  nonisolated public init<V: Hashable, S: StringProtocol>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    let destination = destination()
    self.init(label: Text(title)) { selection.wrappedValue == tag ? destination : nil }
  }

  /// A text that leads to a page where a binding says so, with arguments in the deprecated order.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey)) { isActive.wrappedValue ? destination : nil }
  }

  /// A text that leads to the page of a tag, with arguments in the deprecated order.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(titleKey)) { selection.wrappedValue == tag ? destination : nil }
  }

  /// A text of a string variable that leads to a page, with arguments in the deprecated order.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title))
  }
}

/// Views side by side in one window.
/// - Partial: the views share the width evenly, without lines.
public struct HSplitView<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  /// Views side by side.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views.
  @MainActor public var body: some View {
    HStack(spacing: 0) { content.frame(maxWidth: .infinity, maxHeight: .infinity) }
  }
}

/// Views below one another in one window.
/// - Partial: the views share the height evenly, without lines.
public struct VSplitView<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  /// Views below one another.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views.
  @MainActor public var body: some View {
    VStack(spacing: 0) { content.frame(maxWidth: .infinity, maxHeight: .infinity) }
  }
}
