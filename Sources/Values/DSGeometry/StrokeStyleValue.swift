/// How a line is broken (DTCG `strokeStyle`).
public enum StrokeStyleValue: Hashable, Sendable {
  /// A named style.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  /// How dashes end.
  public enum LineCap: String, Hashable, Sendable, CaseIterable {
    case round, butt, square
  }

  case named(Name)
  /// Lengths of dashes and gaps in turn.
  case dashes([Double], LineCap)
}
