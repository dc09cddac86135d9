/// How strongly the ground of a view is coloured.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// More, as a chosen row is.
  public static let increased = BackgroundProminence(name: "increased")
}

/// How tall the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

/// Asks to open the window of the program's settings.
/// - Partial: calling it has no effect.
public struct OpenSettingsAction: Sendable {
  /// An action without an effect.
  package init() {}

  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Asks to put a window in the place of this one.
/// - Partial: calling it has no effect.
public struct PushWindowAction: Sendable {
  /// An action without an effect.
  package init() {}

  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// What finding in a text needs; no view of a picture can be searched.
public struct FindContext {
  /// Whether the reader is finding.
  public var isPresented: Binding<Bool>? { nil }
  /// Whether the text can be changed.
  public var supportsReplace: Bool { false }
}
