public import DSView

/// A colour that a style can hold and write: a name, or numbers.
public enum StyleColor: Hashable, Codable, Sendable {
  case black, white, clear
  case blue, brown, cyan, gray, green, indigo, mint, orange, pink, purple, red, teal, yellow
  /// The colour of most text.
  case primary
  /// The colour of quieter text.
  case secondary
  /// The accent in force.
  case accentColor
  /// Red, green, blue and opacity, 0…1 each, in linear sRGB.
  case rgba(Float, Float, Float, Float)

  /// The colour for views.
  public var color: Color {
    switch self {
    case .black: .black
    case .white: .white
    case .clear: .clear
    case .blue: .blue
    case .brown: .brown
    case .cyan: .cyan
    case .gray: .gray
    case .green: .green
    case .indigo: .indigo
    case .mint: .mint
    case .orange: .orange
    case .pink: .pink
    case .purple: .purple
    case .red: .red
    case .teal: .teal
    case .yellow: .yellow
    case .primary: .primary
    case .secondary: .secondary
    case .accentColor: .accentColor
    case .rgba(let red, let green, let blue, let opacity):
      Color(.sRGBLinear, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    }
  }
}
