/// The types of DTCG 2025.10, and two that component files need beside them.
public enum TokenType: String, Hashable, Sendable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
  /// A text; not in DTCG, read with a warning because tools write it.
  case string
  /// A truth value; not in DTCG, read with a warning because tools write it.
  case boolean
}
