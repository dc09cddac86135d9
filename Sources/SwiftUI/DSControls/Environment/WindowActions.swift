public import DSView

/// Asks to open a window.
/// - Partial: calling it has no effect.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Asks to close a window.
/// - Partial: calling it has no effect.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction() {}
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
}

/// Asks to name something anew.
/// - Partial: calling it has no effect.
public struct RenameAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Opens a window.
  /// - Partial: calling it has no effect.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window.
  /// - Partial: calling it has no effect.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Names something anew; nil if there is nothing to name.
  public var rename: RenameAction? { nil }
}
