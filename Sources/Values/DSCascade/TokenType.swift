/// The types of DTCG 2025.10, and two that component files need beside them.
public enum TokenType: String, Hashable, Sendable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
  /// A text; not in DTCG, read with a warning because tools write it.
  case string
  /// A truth value; not in DTCG, read with a warning because tools write it.
  case boolean
  /// Any other: kept and listed, but no picture uses it. Not among `allCases`, which are the types that a file may name.
  case opaque

  public static let allCases: [TokenType] = [
    .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition,
    .shadow, .gradient, .typography, .string, .boolean,
  ]
}
