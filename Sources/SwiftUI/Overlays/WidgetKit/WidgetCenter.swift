import Foundation

/// A widget that a user has put on a screen: there is none.
public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}

/// The widgets of a program.
/// - Partial: the user has none, and none is reloaded.
public final class WidgetCenter: Sendable {
  /// The widgets of the program.
  public static let shared = WidgetCenter()

  /// Asks for new entries of a kind of widgets.
  /// - Ignored: no widget is on a screen.
  public func reloadTimelines(ofKind kind: String) {}

  /// Asks for new entries of all widgets.
  /// - Ignored: no widget is on a screen.
  public func reloadAllTimelines() {}

  /// Asks for the choices of configurable widgets again.
  /// - Ignored: no widget is on a screen.
  public func invalidateConfigurationRecommendations() {}

  /// Gives the user's widgets: none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }

  /// The user's widgets: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
