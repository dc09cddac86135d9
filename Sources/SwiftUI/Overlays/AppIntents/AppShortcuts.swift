public import DSView
import Foundation

/// An action that people find without setting it up.
public struct AppShortcut: Sendable {
  /// An action by what people say.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource = "",
    systemImageName: String = ""
  ) {}
}

/// What people say.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Words.
  public init(stringLiteral value: String) {}
  /// Words with parameters between them.
  public init(stringInterpolation: StringInterpolation) {}

  /// Collects words and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// No words.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Words.
    public mutating func appendLiteral(_ literal: String) {}
    /// The program's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// A parameter.
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// What stands for a name in words.
public enum AppShortcutPhraseToken: Sendable {
  case applicationName
}

/// Lists the actions that people find without setting them up.
public protocol AppShortcutsProvider: Sendable {
  /// The actions.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells that names of things have changed.
  /// - Ignored: no action is offered.
  public static func updateAppShortcutParameters() {}
}

/// Collects actions.
@resultBuilder
public enum AppShortcutsBuilder {
  /// All actions.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// The colour of an action's tile.
public enum ShortcutTileColor: Sendable {
  case red, tangerine, orange, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
  case grayBrown
}
