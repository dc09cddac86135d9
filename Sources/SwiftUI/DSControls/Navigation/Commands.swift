public import DSView

/// A group of commands at a place of the program's menus.
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// Before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// After a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Instead of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Never called.
  public var body: Never { fatalError("CommandGroup has no body") }
}

/// A group that the platform's menus have.
/// - Ignored: pictures show no menus.
public struct CommandGroupPlacement: Sendable {
  /// The groups by Apple's names.
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  /// No commands.
  public init() {}
  /// Never called.
  public var body: Never { fatalError("EmptyCommands has no body") }
}

/// The platform's commands of sidebars.
nonisolated public struct SidebarCommands: Commands {
  /// The commands.
  public init() {}
  /// None.
  public var body: some Commands { EmptyCommands() }
}

/// The platform's commands of toolbars.
nonisolated public struct ToolbarCommands: Commands {
  /// The commands.
  public init() {}
  /// None.
  public var body: some Commands { EmptyCommands() }
}

/// The platform's commands of inspectors.
nonisolated public struct InspectorCommands: Commands {
  /// The commands.
  public init() {}
  /// None.
  public var body: some Commands { EmptyCommands() }
}

/// The platform's commands of editing text.
nonisolated public struct TextEditingCommands: Commands {
  /// The commands.
  public init() {}
  /// None.
  public var body: some Commands { EmptyCommands() }
}

/// The platform's commands of fonts and the like.
nonisolated public struct TextFormattingCommands: Commands {
  /// The commands.
  public init() {}
  /// None.
  public var body: some Commands { EmptyCommands() }
}

extension CommandMenu {
  /// A menu with a title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  /// A menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

extension CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// A menu where a condition holds.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
  /// The menus of the first branch.
  public static func buildEither<First: Commands>(first: First) -> _CommandsTuple { _CommandsTuple() }
  /// The menus of the second branch.
  public static func buildEither<Second: Commands>(second: Second) -> _CommandsTuple { _CommandsTuple() }
  /// Menus of newer systems.
  public static func buildLimitedAvailability(_ content: some Commands) -> _CommandsTuple { _CommandsTuple() }
}
