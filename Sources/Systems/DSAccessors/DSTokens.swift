import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
public import DSView
public import Foundation

/// The values of the design system's tokens in the modes that apply to a view.
///
/// Read it from the environment, and give tokens your own names:
///
///     extension DSTokens {
///       var cardPadding: CGFloat { length("spacing.fixed.md") }
///     }
///
///     struct Card: View {
///       @Environment(\.dsTokens) private var tokens
///       var body: some View { Text("Card").padding(tokens.cardPadding) }
///     }
///
/// A token that does not exist, or has a different type, is an error of the run with the place that requested it.
public struct DSTokens: Sendable {
  let source: TokenSource?
  let modes: ModeSelection
  /// Where the property is written that reads the tokens; nil if none does.
  var place: SourceLocation?

  /// The context of a mode that is in force, such as `dark` for `scheme`; nil if the design system has no such mode.
  public func context(of mode: String) -> String? {
    guard let source, let complete = try? source.theme.completed(modes) else { return modes[mode] }
    return complete[mode]
  }

  /// A colour.
  public func color(_ token: String, fileID: StaticString = #fileID, line: Int = #line) -> DSView.Color {
    color(token, at: SourceLocation(file: "\(fileID)", line: line))
  }

  func color(_ token: String, at location: SourceLocation) -> DSView.Color {
    // Outside of a run the token is left to be found later.
    guard source != nil else { return DSView.Color(token: token, at: location) }
    return value(token, .color, location) { if case .color(let color) = $0 { DSView.Color(color) } else { nil } }
      ?? .clear
  }

  /// A length in points, of a token of type dimension.
  public func length(_ token: String, fileID: StaticString = #fileID, line: Int = #line) -> CGFloat {
    value(token, .dimension, SourceLocation(file: "\(fileID)", line: line)) {
      if case .dimension(let length) = $0 { CGFloat(length) } else { nil }
    } ?? 0
  }

  /// A number.
  public func number(_ token: String, fileID: StaticString = #fileID, line: Int = #line) -> Double {
    value(token, .number, SourceLocation(file: "\(fileID)", line: line)) {
      if case .number(let number) = $0 { number } else { nil }
    } ?? 0
  }

  /// How text is set, of a token of type typography.
  public func typography(_ token: String, fileID: StaticString = #fileID, line: Int = #line) -> DSTypography {
    value(token, .typography, SourceLocation(file: "\(fileID)", line: line)) {
      if case .typography(let value) = $0 { DSTypography(value) } else { nil }
    } ?? DSTypography(size: 17, lineHeight: 22)
  }

  /// A line around a view, of a token of type border.
  public func border(_ token: String, fileID: StaticString = #fileID, line: Int = #line) -> DSBorder {
    value(token, .border, SourceLocation(file: "\(fileID)", line: line)) {
      if case .border(let value) = $0 {
        DSBorder(color: DSView.Color(value.color), width: CGFloat(value.width))
      } else {
        nil
      }
    } ?? DSBorder(color: .clear, width: 0)
  }

  /// Finds a value; what goes wrong is kept for the run's report.
  private func value<Result>(
    _ token: String, _ type: TokenType, _ location: SourceLocation, _ convert: (TokenValue) -> Result?
  ) -> Result? {
    guard let source else { return nil }
    let path = TokenPath(token)
    do throws(TokenError) {
      let value = try source.theme.style(in: modes).value(of: path)
      if let result = convert(value) { return result }
      throw TokenError(path, .wrongType(expected: type, found: value.type))
    } catch {
      source.problems.add(error.diagnostic(at: location))
      return nil
    }
  }
}

/// How text is set: the parts of a token of type typography.
public struct DSTypography: Hashable, Sendable {
  /// The family; nil for the design system's own.
  public var family: String?
  /// The size of letters in points.
  public var size: CGFloat
  /// The weight, 1…1000.
  public var weight: Double
  /// The height of a line in points; nil for the font's own.
  public var lineHeight: CGFloat?
  /// Points after each letter.
  public var tracking: CGFloat

  /// A typography of the design system's family.
  public init(
    family: String? = nil, size: CGFloat, weight: Double = 400, lineHeight: CGFloat? = nil, tracking: CGFloat = 0
  ) {
    (self.family, self.size, self.weight) = (family, size, weight)
    (self.lineHeight, self.tracking) = (lineHeight, tracking)
  }

  init(_ value: TypographyValue) {
    self.init(
      family: value.fontFamily.first, size: CGFloat(value.fontSize), weight: value.fontWeight,
      lineHeight: value.lineHeight.map { CGFloat($0 * value.fontSize) }, tracking: CGFloat(value.letterSpacing))
  }

  /// The modifiers that set text so.
  var modifiers: [Modifier] {
    let font = Modifier.font(
      .parts(family: family.map { .literal([$0]) }, size: .literal(Double(size)), weight: .literal(weight)))
    let height = lineHeight.map { [Modifier.lineHeight(.points(.literal(Double($0))))] } ?? []
    return [font] + height + [.tracking(.literal(Double(tracking)))]
  }
}

/// A line around a view: the parts of a token of type border.
public struct DSBorder: Hashable, Sendable {
  /// The line's colour.
  public var color: DSView.Color
  /// The line's width in points.
  public var width: CGFloat

  /// A line.
  public init(color: DSView.Color, width: CGFloat) { (self.color, self.width) = (color, width) }
}

/// The environment's tokens, in the modes in force.
extension EnvironmentValues {
  /// The tokens, in the theme, colour scheme, density and hue that are in force.
  public var dsTokens: DSTokens {
    Self._nameProperty("dsTokens")
    let source = tokenSource
    var changes = dsModes
    // A theme that is written in Swift may have hues that the tokens lack.
    if dsWrittenTheme != nil, let hue = changes[DSModeNames.hue], source?.has(hue: DSAdaptiveFlag(hue)) == false {
      changes[DSModeNames.hue] = nil
    }
    return DSTokens(
      source: source,
      modes: source?.modes(with: changes, isDark: colorScheme == .dark) ?? ModeSelection(changes),
      place: Self._placeOfProperty)
  }
}
