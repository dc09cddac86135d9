public import DSGeometry
import Synchronization

/// Styles put on one another in a fixed order, some of them chosen by modes.
///
/// A theme without modes is one style. Each mode, such as a brand or a colour scheme, offers contexts, and a selection
/// picks one of each. Tokens are looked up in the style of a selection, after everything was put together: an alias
/// leads to its target in that style.
///
/// Styles of selections are built on first use, and kept.
public final class Theme: Sendable {
  /// A choice that a theme offers.
  public struct Mode: Hashable, Sendable {
    /// The mode's name, such as `scheme`.
    public let name: String
    /// The names of the contexts, in the order of declaration.
    public let contexts: [String]
    /// The context that holds where none is chosen; nil if one must be chosen.
    public let defaultContext: String?

    /// A mode.
    public init(name: String, contexts: [String], defaultContext: String? = nil) {
      self.name = name
      self.contexts = contexts
      self.defaultContext = defaultContext
    }
  }

  /// One step of a theme's cascade.
  public struct Layer: Sendable {
    /// Which style the layer adds.
    public enum Content: Sendable {
      /// The same style in every selection.
      case always(Style)
      /// The style of the context that is chosen for a mode.
      case mode(String, [String: Style])
      /// The style of the contexts that are chosen for several modes together, in the order of the modes: a file for each
      /// brand and colour scheme. A combination without a style adds nothing.
      case modes([String], [[String]: Style])
    }

    /// The name of the set, mode or theme that the layer comes from.
    public var name: String
    /// Which style it adds.
    public var content: Content

    /// A layer.
    public init(name: String, _ content: Content) {
      self.name = name
      self.content = content
    }
  }

  /// The theme's name.
  public let name: String
  /// The layers, lowest first.
  public let layers: [Layer]
  /// What can be chosen, in order of declaration; every mode of a layer is among them.
  public let modes: [Mode]
  /// The tiers that tokens are divided into, lowest first; empty if none are declared.
  public let tiers: [Tier]
  /// The theme that this one differs from in a few tokens, and the names of these; nil if it is independent.
  let original: (theme: Theme, replaced: Set<TokenPath>)?
  private let styles = Mutex<[ModeSelection: Style]>([:])

  /// A theme of layers.
  ///
  /// - Precondition: mode names are unique, every default is a context, and layers name only modes and contexts that
  ///   are declared.
  public init(name: String, layers: [Layer], modes: [Mode] = [], tiers: [Tier] = []) {
    let contexts = Dictionary(modes.map { ($0.name, $0.contexts) }) { _, _ in
      preconditionFailure("two modes of theme '\(name)' have the same name")
    }
    for mode in modes {
      precondition(
        mode.defaultContext.map(mode.contexts.contains) ?? true,
        "the default of mode '\(mode.name)' is not one of its contexts")
    }
    for case .mode(let mode, let styles) in layers.map(\.content) {
      precondition(
        styles.keys.allSatisfy { contexts[mode]?.contains($0) == true },
        "a layer of theme '\(name)' names a context that mode '\(mode)' does not have")
    }
    for case .modes(let names, let styles) in layers.map(\.content) {
      precondition(
        styles.keys.allSatisfy { key in
          key.count == names.count && zip(names, key).allSatisfy { contexts[$0]?.contains($1) == true }
        }, "a layer of theme '\(name)' names a context that one of its modes does not have")
    }
    self.name = name
    self.layers = layers
    self.modes = modes
    self.tiers = tiers
    original = nil
  }

  /// A theme that differs from another in the definitions of some tokens.
  init(_ theme: Theme, layers: [Layer], replacing replaced: Set<TokenPath>) {
    (name, modes, tiers) = (theme.name, theme.modes, theme.tiers)
    self.layers = layers
    original = (theme, replaced)
  }

  /// The selection with every mode of the theme in it: defaults filled in, contexts in the spelling of the theme.
  ///
  /// Names are matched case-insensitively, as DTCG requires. A mode or context that the theme does not have, and a mode
  /// without choice and default, are errors.
  public func completed(_ modes: ModeSelection) throws(TokenError) -> ModeSelection {
    var complete = ModeSelection()
    for choice in modes.choices {
      guard let mode = Self.match(choice.mode, in: self.modes, by: \.name) else {
        throw TokenError(TokenPath(""), .unknownMode(choice.mode, known: self.modes.map(\.name)))
      }
      guard let context = Self.match(choice.context, in: mode.contexts, by: \.self) else {
        throw TokenError(TokenPath(""), .unknownContext(choice.context, mode: mode.name, known: mode.contexts))
      }
      complete[mode.name] = context
    }
    for mode in self.modes where complete[mode.name] == nil {
      guard let context = mode.defaultContext else {
        throw TokenError(TokenPath(""), .missingContext(mode: mode.name, known: mode.contexts))
      }
      complete[mode.name] = context
    }
    return complete
  }

  /// The style of a selection of modes; the same value, with what was found in it, each time.
  ///
  /// To look up many tokens, keep the style and ask it.
  public func style(in modes: ModeSelection) throws(TokenError) -> Style {
    if let style = styles.withLock({ $0[modes] }) { return style }
    let complete = try completed(modes)
    if complete != modes {
      let style = try style(in: complete)
      styles.withLock { $0[modes] = style }
      return style
    }
    let style = try cascadedStyle(in: complete)
    // Another thread may have been faster: then its style is kept, so that all share one memory of values.
    return styles.withLock { styles in
      if let known = styles[modes] { return known }
      styles[modes] = style
      return style
    }
  }

  /// The layers of a complete selection put on one another.
  private func cascadedStyle(in modes: ModeSelection) throws(TokenError) -> Style {
    let styles = layers.compactMap { $0.style(in: modes) }
    guard let original else { return Style(cascading: styles) }
    var style = try original.theme.style(in: modes)
    var definitions: [TokenPath: TokenDefinition?] = [:]
    for path in original.replaced {
      definitions[path] = .some(styles.lazy.reversed().compactMap { $0.tokens.own(path) }.first)
    }
    style.tokens = style.tokens.replacing(definitions)
    return style
  }

  /// The value of a token under a selection of modes, all references followed.
  public func value(of path: TokenPath, in modes: ModeSelection) throws(TokenError) -> TokenValue {
    try style(in: modes).value(of: path)
  }

  /// The names of all tokens under a selection of modes, sorted.
  public func tokenPaths(in modes: ModeSelection) throws(TokenError) -> [TokenPath] {
    try style(in: modes).tokenPaths
  }

  /// Every selection that picks one context of each mode, the last mode changing fastest.
  public var selections: [ModeSelection] {
    modes.reduce([ModeSelection()]) { selections, mode in
      selections.flatMap { selection in
        mode.contexts.map { context in
          var next = selection
          next[mode.name] = context
          return next
        }
      }
    }
  }

  /// The element of a name: spelled alike, else alike but for case.
  private static func match<Element>(_ name: String, in elements: [Element], by key: (Element) -> String) -> Element? {
    elements.first { key($0) == name } ?? elements.first { key($0).lowercased() == name.lowercased() }
  }
}

extension Theme.Layer {
  /// The style that the layer adds under a selection; nil for none.
  func style(in modes: ModeSelection) -> Style? {
    switch content {
    case .always(let style): style
    case .mode(let mode, let styles): modes[mode].flatMap { styles[$0] }
    case .modes(let names, let styles): styles[names.map { modes[$0] ?? "" }]
    }
  }

  /// Where the layer's style comes from under a selection: the set's name, or `scheme=dark`.
  func origin(in modes: ModeSelection) -> String {
    switch content {
    case .always: name
    case .mode(let mode, _): "\(mode)=\(modes[mode] ?? "")"
    case .modes(let names, _): names.map { "\($0)=\(modes[$0] ?? "")" }.joined(separator: " ")
    }
  }
}

/// A tier of tokens, such as raw, semantic and component: tokens refer to those of their own tier or the one below.
public struct Tier: Hashable, Sendable {
  /// The tier's name.
  public var name: String
  /// Beginnings of token paths, in whole segments, and names of sets whose tokens belong to the tier.
  public var members: [String]
  /// Whether its tokens may refer past the tier below without a warning.
  public var skips: Bool

  /// A tier; it may not refer past the one below by default.
  public init(name: String, members: [String], skips: Bool = false) {
    self.name = name
    self.members = members
    self.skips = skips
  }
}
