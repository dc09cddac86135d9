import DSNode
public import Foundation

extension AttributedString {
  /// The distance between the baselines of two lines of text.
  public struct LineHeight: Hashable, Sendable {
    let node: Modifier.LineHeight

    /// What the font says.
    public static var variable: LineHeight { LineHeight(node: .natural) }
    /// A multiple of the font's size that looks usual: 1.2.
    public static var normal: LineHeight { .multiple(factor: 1.2) }
    /// A multiple of the font's size that looks tight: 1.
    public static var tight: LineHeight { .multiple(factor: 1) }
    /// A multiple of the font's size that looks loose: 1.5.
    public static var loose: LineHeight { .multiple(factor: 1.5) }

    /// A multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(node: .multiple(.literal(Double(factor))))
    }

    /// The font's size and that many points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(node: .increase(.literal(Double(increase))))
    }

    /// That many points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(node: .points(.literal(Double(points)))) }
  }
}

private enum LineHeightKey: EnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }

extension EnvironmentValues {
  /// The distance between the baselines of two lines; nil leaves it to the font.
  /// - Partial: the multiples that stand for tight, normal and loose are estimates: 1, 1.2 and 1.5.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// The distance between the baselines of two lines in the texts inside; nil leaves it to the font.
  /// - Partial: the multiples that stand for tight, normal and loose are estimates: 1, 1.2 and 1.5.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
