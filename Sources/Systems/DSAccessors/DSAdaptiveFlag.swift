/// What a part of an interface is about; picks the colours that adaptive names stand for.
///
/// An author adds further flags: `extension DSAdaptiveFlag { static let night: Self = "night" }`. A flag's name is a
/// context of the tokens' mode `hue`, or a colour scheme of a theme that is written in Swift.
public struct DSAdaptiveFlag: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, such as `critical`.
  public let name: String

  /// A flag by its name.
  public init(_ name: String) { self.name = name }

  /// A flag by its name.
  public init(stringLiteral name: String) { self.name = name }

  /// Without a meaning.
  public static let neutral: Self = "neutral"
  /// The brand's own.
  public static let brand: Self = "brand"
  /// News without a verdict.
  public static let informational: Self = "informational"
  /// Something to look out for.
  public static let warning: Self = "warning"
  /// Something that went well.
  public static let successful: Self = "successful"
  /// Something that failed or destroys.
  public static let critical: Self = "critical"

  /// The six that every theme has.
  public static let all: [DSAdaptiveFlag] = [.neutral, .brand, .informational, .warning, .successful, .critical]
}
