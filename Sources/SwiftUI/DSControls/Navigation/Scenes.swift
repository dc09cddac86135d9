public import DSView

/// The window of a program's settings; not drawn.
nonisolated public struct Settings<Content: View>: Scene {
  /// A window of views.
  public init(@ViewBuilder content: () -> Content) {}
  /// Never called.
  public var body: Never { fatalError("Settings has no body") }
}

/// One window; not drawn.
nonisolated public struct Window<Content: View>: Scene {
  /// A window with a title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// Never called.
  public var body: Never { fatalError("Window has no body") }
}

/// Commands of a program's menus; not drawn.
@MainActor @preconcurrency
public protocol Commands {
  /// What they consist of.
  associatedtype Body: Commands
  /// What they consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Optional: Commands where Wrapped: Commands {
  /// Never called: a picture has no menu of commands.
  @MainActor public var body: Never { fatalError("an optional menu of commands has no body") }
}

/// A menu of commands.
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// A menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Never called.
  public var body: Never { fatalError("CommandMenu has no body") }
}

/// Several commands.
nonisolated public struct _CommandsTuple: Commands {
  /// Never called.
  public var body: Never { fatalError("a list of commands has no body") }
}

/// Makes one list of the commands that a closure lists.
@resultBuilder
public enum CommandsBuilder {
  /// One menu.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Several menus.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandsTuple {
    _CommandsTuple()
  }
}

extension Scene {
  /// Commands of the program's menus.
  /// - Ignored: pictures show no menus.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}
