public import DSView

/// Pages of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The pages' values.
  associatedtype TabValue: Hashable = Body.TabValue
  /// What the pages consist of.
  associatedtype Body: TabContent
  /// What the pages consist of.
  @MainActor @preconcurrency var body: Body { get }
  /// The pages, one by one.
  @MainActor @preconcurrency var _pages: [AnyView] { get }
}

extension TabContent {
  /// The pages of what these consist of.
  @MainActor @preconcurrency public var _pages: [AnyView] { body._pages }
}

extension TabContent where Body == Never {
  /// Never called: these pages are drawn by themselves.
  @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TabContent {
  /// Never a value.
  public typealias TabValue = Never
  /// Never pages.
  @MainActor public var _pages: [AnyView] { [] }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The pages' values.
  public typealias TabValue = Wrapped.TabValue
  /// The pages, or none.
  @MainActor @preconcurrency public var _pages: [AnyView] { self?._pages ?? [] }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  /// The pages' values.
  public typealias TabValue = TrueContent.TabValue
  /// The pages of the branch that is there.
  @MainActor @preconcurrency public var _pages: [AnyView] {
    switch storage {
    case .first(let pages): pages._pages
    case .second(let pages): pages._pages
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The pages' values.
  public typealias TabValue = Content.TabValue
  /// They are drawn by themselves.
  public typealias Body = Never
  /// The pages of all elements.
  @MainActor @preconcurrency public var _pages: [AnyView] { data.flatMap { content($0)._pages } }

  /// Pages for each element.
  @_disfavoredOverload
  nonisolated public init<T: Hashable>(_ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, T == Content.TabValue, Data.Element: Identifiable {
    self.init(rows: data, id: { $0.id }, content: content)
  }

  /// Pages for each element, identified by a part of it.
  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.init(rows: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// Pages of any kind.
nonisolated public struct AnyTabContent<TabValue: Hashable>: TabContent {
  /// They are drawn by themselves.
  public typealias Body = Never

  let pages: @MainActor () -> [AnyView]

  init(pages: @escaping @MainActor () -> [AnyView]) { self.pages = pages }

  /// Pages of any kind.
  public init<C: TabContent>(_ content: C) where C.TabValue == TabValue { pages = { content._pages } }

  /// The pages, one by one.
  @MainActor public var _pages: [AnyView] { pages() }
}

/// Pages that belong together in a sidebar; the header is not drawn.
nonisolated public struct TabSection<Header: View, Content: TabContent, Footer: View>: TabContent {
  /// The pages' values.
  public typealias TabValue = Content.TabValue
  /// They are drawn by themselves.
  public typealias Body = Never

  let content: Content

  /// The pages, one by one.
  @MainActor public var _pages: [AnyView] { content._pages }
}

extension TabSection where Footer == EmptyView {
  /// Pages with a header.
  nonisolated public init<T: Hashable>(
    @TabContentBuilder<T> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == T {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Pages that belong together.
  nonisolated public init<T: Hashable>(@TabContentBuilder<T> content: () -> Content) where Content.TabValue == T {
    self.content = content()
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Pages with a text as their header.
  nonisolated public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<T> content: () -> Content
  ) where Content.TabValue == T {
    self.content = content()
  }

  /// Pages with a text of a string variable as their header.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, @TabContentBuilder<T> content: () -> Content
  ) where Content.TabValue == T {
    self.content = content()
  }
}

/// Makes one list of the pages that a closure lists.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The pages of a tab view as a view.
  public struct Content<C: TabContent>: PrimitiveView {
    let content: C

    /// The nodes of all pages.
    @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
      var all = _ViewOutputs([])
      for (index, page) in inputs.evaluate({ view.content._pages }).enumerated() {
        all.append(AnyView._lower(page, inputs.part(index)))
      }
      return all
    }
  }

  /// One page, or several.
  nonisolated public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  /// One page, or several.
  nonisolated public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Several pages.
  nonisolated public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> AnyTabContent<TabValue> {
    AnyTabContent {
      var all: [AnyView] = []
      repeat all += (each content)._pages
      return all
    }
  }

  /// Pages that may be missing.
  nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  /// Pages of one of two branches.
  nonisolated public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
  where T.TabValue == TabValue, F.TabValue == TabValue { _ConditionalContent(.first(first)) }

  /// Pages of the other of two branches.
  nonisolated public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
  where T.TabValue == TabValue, F.TabValue == TabValue { _ConditionalContent(.second(second)) }

  /// Pages of a system that may be too old.
  nonisolated public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> AnyTabContent<TabValue>
  where C.TabValue == TabValue { AnyTabContent(content) }
}
