public import DSView
public import Foundation

/// Asks to close what the view is shown in.
/// - Partial: calling it has no effect.
public struct DismissAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Asks to end a search.
/// - Partial: calling it has no effect.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Asks to load data anew.
/// - Partial: calling it has no effect.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// Opens an address.
/// - Partial: calling it has an effect only with a custom handler.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    let wasOpened: Bool

    /// The handler opened it.
    public static let handled = Result(wasOpened: true)
    /// The handler threw it away.
    public static let discarded = Result(wasOpened: false)
    /// The system is to open it; there is none here.
    public static let systemAction = Result(wasOpened: false)

    /// The system is to open another address; there is none here.
    public static func systemAction(_ url: URL) -> Result { systemAction }

    /// The system is to open another address; there is none here.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { systemAction }
  }

  nonisolated(unsafe) private let handler: (URL) -> Result

  /// An action that a handler does.
  nonisolated public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Hands an address to the handler.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Hands an address to the handler.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = handler(url) }

  /// Hands an address to the handler and says whether it opened it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).wasOpened)
  }
}

/// Whether a view is shown by another one, and a way to close it.
public struct PresentationMode {
  /// Whether the view is shown by another one.
  public var isPresented: Bool { false }

  /// Does nothing.
  /// - Partial: calling it has no effect.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// Closes what the view is shown in.
  /// - Partial: calling it has no effect.
  public var dismiss: DismissAction { DismissAction() }

  /// Ends a search.
  /// - Partial: calling it has no effect.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// Whether the reader is searching.
  /// - Partial: always false.
  public var isSearching: Bool { false }

  /// Whether the view is shown by another one.
  /// - Partial: always false, also in a sheet.
  public var isPresented: Bool { false }

  /// Whether the view is shown by another one, and a way to close it.
  /// - Partial: no view is presented, and dismissing has no effect.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// Opens an address.
  /// - Partial: only a custom handler has an effect.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Loads data anew; nil if there is nothing to load.
  /// - Partial: always nil, also inside `refreshable(action:)`.
  public var refresh: RefreshAction? { nil }
}

enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
