public import DSView

/// Entries of a way through views of a kind.
/// - Ignored: no assistive technology navigates a picture.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// What the entries consist of.
  associatedtype Body: AccessibilityRotorContent
  /// What the entries consist of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// Never called: a picture has no rotor.
  @MainActor public var body: Never { fatalError("optional entries of a rotor have no body") }
}

extension AccessibilityRotorContent where Body == Never {
  /// Never called: entries of a picture are not listed.
  @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body") }
}

/// An entry of a way through views of a kind.
/// - Ignored: no assistive technology navigates a picture.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// It consists of nothing else.
  public typealias Body = Never

  /// An entry with a label for the view of an identity.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry with a label for the view of an identity in a name space.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry with a text for the view of an identity.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry with a text for the view of an identity in a name space.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry with a text of a string variable for the view of an identity.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry with a text of a string variable for the view of an identity in a name space.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}
}

extension AccessibilityRotorEntry where ID == Never {
  /// An entry for a part of the text.
  nonisolated public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry with a text for a part of the text.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry with a text of a string variable for a part of the text.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {}
}

/// Several entries.
nonisolated public struct _RotorEntries: AccessibilityRotorContent {
  /// They consist of nothing else.
  public typealias Body = Never
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Entries for each element.
  @_disfavoredOverload
  nonisolated public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(rows: data, id: { $0.id }, content: content)
  }

  /// Entries for each element, identified by a part of it.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(rows: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// Makes one list of the entries that a closure lists.
/// - Ignored: no assistive technology navigates a picture.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// An entry, or entries.
  nonisolated public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// An entry, or entries.
  nonisolated public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Several entries.
  nonisolated public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorEntries { _RotorEntries() }

  /// Entries that may be missing.
  nonisolated public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? {
    content
  }
}

extension View {
  /// A way through elements, each with a label.
  /// - Ignored: no assistive technology navigates a picture.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// A way through elements, each with a label.
  /// - Ignored: no assistive technology navigates a picture.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// A way through elements, each with an identity and a label.
  /// - Ignored: no assistive technology navigates a picture.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// A way through elements, each with an identity and a label.
  /// - Ignored: no assistive technology navigates a picture.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
}
