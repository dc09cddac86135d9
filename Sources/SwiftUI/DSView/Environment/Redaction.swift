/// Why parts of a view are hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Reasons of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is shown only stands for what is to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What is shown may be private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is out of date.
  /// - Ignored: no content of a picture is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Whether the view is private.
  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and pictures are drawn as bars.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
  }
}

enum PrivacySensitiveKey: EnvironmentKey { static let defaultValue = false }

extension View {
  /// Draws texts inside as bars and pictures as areas, for a reason that is added to those above.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Draws the view as it is, whatever was hidden above.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view as private: `redacted(reason: .privacy)` above hides it.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Hides what is out of date.
  /// - Ignored: no content of a picture is out of date.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
