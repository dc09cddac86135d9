/// A type that lists views to look at; each top-level view of `previews` is a separate preview.
///
/// `dsrender` finds all types that conform and are not generic, and makes a scenario of each of their previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View
  /// The views, one preview each; a `Group` or a `ForEach` gives as many as it has.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  /// The platform that the previews are for; nil for the one that the target is built for.
  /// - Ignored: every preview is drawn.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform that the target is built for.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews are for.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}
