/// One context for every mode of a theme, such as `theme=sosh, scheme=dark, density=compact`.
///
/// DTCG calls a mode a modifier and its choices contexts; here a modifier is a view modifier. Contexts are kept in a
/// list sorted by the mode's name, so that equal selections are equal values with one text form.
public struct ModeSelection: Hashable, Sendable {
  /// One mode and the context chosen for it.
  public struct Choice: Hashable, Sendable {
    /// The mode's name, such as `scheme`.
    public let mode: String
    /// The chosen context, such as `dark`.
    public let context: String
  }

  /// The choices, sorted by mode.
  public private(set) var choices: [Choice] = []

  /// An empty selection: every mode at its default.
  public init() {}

  /// A selection of the given contexts by mode.
  public init(_ contexts: [String: String]) {
    choices = contexts.sorted { $0.key < $1.key }.map { Choice(mode: $0.key, context: $0.value) }
  }

  /// The context chosen for a mode; nil for none. Setting nil removes the choice.
  public subscript(mode: String) -> String? {
    get { choices.first { $0.mode == mode }?.context }
    set {
      choices.removeAll { $0.mode == mode }
      if let newValue {
        choices.append(Choice(mode: mode, context: newValue))
        choices.sort { $0.mode < $1.mode }
      }
    }
  }

  /// The choices of both selections; those of `other` win.
  public func merging(_ other: ModeSelection) -> ModeSelection {
    var merged = self
    for choice in other.choices { merged[choice.mode] = choice.context }
    return merged
  }
}
