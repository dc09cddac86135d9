import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode

/// What is in force at one place of a view tree: the theme's style in the modes there, and what the views around set.
struct Environment {
  /// What the whole shot shares.
  let context: ResolveContext
  /// The modes in force.
  private(set) var modes: ModeSelection
  /// The direction in which content runs.
  var direction: LayoutDirection
  /// Typed values that the views around set; they win over the theme's.
  var local = Style()
  /// The theme's style in the modes in force: its tokens, and typed values that a theme sets.
  private(set) var themed: Style

  /// The environment at the root.
  init(_ context: ResolveContext) throws(TokenError) {
    self.context = context
    direction = context.direction
    modes = try context.theme.completed(context.modes)
    themed = try context.theme.style(in: modes)
  }

  /// The value of a key: what a view around sets, else what the theme sets, else the key's initial value.
  subscript<Keys: CascadeKeys>(key: Keys.Type) -> Keys.Value {
    get {
      switch local[value: key] {
      case .override(let value): value
      case .initial: Keys.initial
      case .inherit: themed[key]
      }
    }
    set { local[key] = newValue }
  }

  /// Switches a mode for everything below.
  mutating func switchMode(_ name: String, to value: String) throws(TokenError) {
    var change = ModeSelection()
    change[name] = value
    modes = try context.theme.completed(modes.merging(change))
    themed = try context.theme.style(in: modes)
    if name == context.schemeMode {
      // The mode decides again.
      var values = self[EnvironmentValuesKey.self]
      values["colorScheme"] = nil
      self[EnvironmentValuesKey.self] = values
    }
  }

  /// Whether colours of the platform are the dark ones: if a view around decides so, else if the linked mode's context
  /// is `dark`.
  var isDark: Bool {
    if let scheme = self[EnvironmentValuesKey.self]["colorScheme"]?.text { return scheme == "dark" }
    return context.isDark(in: modes)
  }

  /// Whether the reader prefers more contrast.
  var hasIncreasedContrast: Bool { value(named: "colorSchemeContrast")?.text == "increased" }

  /// The foreground style's level if a view around sets it explicitly.
  func ownLevel(_ level: Paint.Level) -> Paint? {
    let levels = self[ForegroundLevelsKey.self]
    guard level != .primary, let index = Paint.Level.allCases.firstIndex(of: level), index < levels.count else {
      return nil
    }
    return levels[index]
  }

  /// Makes everything below light or dark: in the linked mode the first context for that scheme is chosen, if there is
  /// one.
  mutating func switchColorScheme(to scheme: String) throws(TokenError) {
    let mode = context.theme.modes.first { $0.name == context.schemeMode }
    if isDark != (scheme == "dark"), let mode,
      let chosen = mode.contexts.first(where: { ResolveContext.words(of: $0).contains(Substring(scheme)) })
    {
      try switchMode(mode.name, to: chosen)
    }
    set("colorScheme", .string(scheme))
  }

  /// The size of text that the reader has chosen, or a view around.
  var typeSize: TypeSize {
    self[EnvironmentValuesKey.self]["dynamicTypeSize"]?.text.flatMap(TypeSize.init) ?? context.typeSize
  }

  /// The paint of views that set none.
  var foreground: Paint { self[ForegroundKey.self] ?? context.foreground }
  /// The tint of views that set none.
  var tint: Paint { self[TintKey.self] ?? context.tint }
  /// The accent of views that set none.
  var accent: Paint { self[AccentKey.self] ?? context.tint }

  /// A value of the environment by name; nil if there is none.
  func value(named name: String) -> EnvironmentValue? {
    if name == SystemColors.scheme { return .string(isDark ? "dark" : "light") }
    if name == SystemColors.look {
      return .string(
        SystemColors.look(
          dark: isDark, increasedContrast: hasIncreasedContrast, profile: context.profile?.name))
    }
    if let value = self[EnvironmentValuesKey.self][name] ?? context.environment[name] { return value }
    if let mode = modes[name] { return .string(mode) }
    switch name {
    case "colorScheme": return .string(isDark ? "dark" : "light")
    case "layoutDirection": return .string(direction.rawValue)
    case "dynamicTypeSize": return .string(typeSize.rawValue)
    case "colorSchemeContrast": return .string("standard")
    case "isEnabled": return .boolean(true)
    case "state": return .string("default")
    default: return nil
    }
  }

  /// The names of all values, for suggestions.
  var names: [String] {
    Set(self[EnvironmentValuesKey.self].keys).union(context.environment.keys).union(modes.choices.map(\.mode))
      .union(["colorScheme", "layoutDirection", "dynamicTypeSize", "isEnabled", "state"]).sorted()
  }

  /// Sets a value of the environment for everything below.
  mutating func set(_ name: String, _ value: EnvironmentValue) {
    var values = self[EnvironmentValuesKey.self]
    values[name] = value
    self[EnvironmentValuesKey.self] = values
  }
}
