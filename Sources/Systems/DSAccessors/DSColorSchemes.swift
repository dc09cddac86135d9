import DSCascade
import DSDiagnostics
import DSNode
public import DSView

/// The colours of one hue: what adaptive names such as `bgBasicLevel1Default` stand for.
///
/// Every token of the group `adaptive` is a member. Give the names that you use a type and a place in documentation:
/// `extension DSAdaptiveColorScheme { var surface: Color { self["bgBasicLevel1Default"] } }`.
@dynamicMemberLookup
public struct DSAdaptiveColorScheme: Sendable {
  /// The hue.
  public let flag: DSAdaptiveFlag
  private let tokens: DSTokens?
  private let colors: [String: Color]

  /// Colours by name, written in Swift.
  public init(_ flag: DSAdaptiveFlag, _ colors: [String: Color]) {
    (self.flag, tokens, self.colors) = (flag, nil, colors)
  }

  init(_ flag: DSAdaptiveFlag, of tokens: DSTokens) {
    (self.flag, self.tokens, colors) = (flag, tokens, [:])
  }

  /// The colour of an adaptive name.
  public subscript(name: String, fileID: StaticString = #fileID, line: Int = #line) -> Color {
    color(name, at: SourceLocation(file: "\(fileID)", line: line))
  }

  /// The colour of an adaptive name; faults are reported where the property is written that reads the scheme.
  public subscript(dynamicMember name: String) -> Color {
    color(name, at: tokens?.place ?? SourceLocation(file: "the colours of '\(flag.name)'"))
  }

  private func color(_ name: String, at location: SourceLocation) -> Color {
    let token = "\(DSModeNames.adaptiveGroup).\(name)"
    // A name that the scheme lacks is looked for in the run's tokens, and is an error there.
    return tokens?.color(token, at: location) ?? colors[name] ?? Color(token: token, at: location)
  }
}

/// The colours of every hue in one theme and colour scheme.
public struct DSThemeColorScheme: Sendable {
  private let tokens: DSTokens?
  private let schemes: [DSAdaptiveFlag: DSAdaptiveColorScheme]

  /// The colours of hues, written in Swift.
  public init(_ schemes: DSAdaptiveColorScheme...) {
    tokens = nil
    self.schemes = Dictionary(schemes.map { ($0.flag, $0) }) { _, later in later }
  }

  init(of tokens: DSTokens) { (self.tokens, schemes) = (tokens, [:]) }

  /// The colours of a hue.
  public subscript(flag: DSAdaptiveFlag) -> DSAdaptiveColorScheme {
    if let tokens {
      var modes = tokens.modes
      if tokens.source?.theme.modes.contains(where: { $0.name == DSModeNames.hue }) == true {
        modes[DSModeNames.hue] = flag.name
      }
      return DSAdaptiveColorScheme(flag, of: DSTokens(source: tokens.source, modes: modes, place: tokens.place))
    }
    return schemes[flag] ?? DSAdaptiveColorScheme(flag, [:])
  }

  /// The colours without a meaning.
  public var neutral: DSAdaptiveColorScheme { self[.neutral] }
  /// The brand's colours.
  public var brand: DSAdaptiveColorScheme { self[.brand] }
  /// The colours of news without a verdict.
  public var informational: DSAdaptiveColorScheme { self[.informational] }
  /// The colours of something to look out for.
  public var warning: DSAdaptiveColorScheme { self[.warning] }
  /// The colours of something that went well.
  public var successful: DSAdaptiveColorScheme { self[.successful] }
  /// The colours of something that failed or destroys.
  public var critical: DSAdaptiveColorScheme { self[.critical] }
}
