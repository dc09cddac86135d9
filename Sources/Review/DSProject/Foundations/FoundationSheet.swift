package import DSCascade
package import DSGeometry

/// A kind of sheet that shows tokens: a component file that `init --tokens` writes.
package enum FoundationSheet: String, CaseIterable, Sendable {
  case colors, gradients, typography, lengths, radii, opacities, borders, strokes, shadows, durations, curves, values

  /// The sheet that shows a token best.
  ///
  /// Radii and opacities have no separate type: they are known by the words of their names.
  package init(_ path: TokenPath, _ value: TokenValue) {
    switch value {
    case .color: self = .colors
    case .gradient: self = .gradients
    case .typography: self = .typography
    case .dimension:
      self = Self.speaks(path, of: ["radius", "radii", "corner", "rounded", "rounding"]) ? .radii : .lengths
    case .number(let number):
      let isShare = (0...1).contains(number)
      self = isShare && Self.speaks(path, of: ["opacity", "opacities", "alpha"]) ? .opacities : .values
    case .border: self = .borders
    case .strokeStyle: self = .strokes
    case .shadow(let shadows): self = shadows.isEmpty ? .values : .shadows
    case .duration: self = .durations
    case .cubicBezier, .transition: self = .curves
    case .fontFamily, .fontWeight, .string, .boolean, .em, .opaque: self = .values
    }
  }

  /// The sheet of all tokens of its type, for one that shows those with certain names; nil for others.
  var general: FoundationSheet? {
    switch self {
    case .radii: .lengths
    case .opacities: .values
    case .colors, .gradients, .typography, .lengths, .borders, .strokes, .shadows, .durations, .curves, .values: nil
    }
  }

  /// Whether tokens of several types are on sheets of this kind, each picture of one.
  package var hasSeveralTypes: Bool { self == .values || self == .curves }

  /// The height that a picture of some tokens may have, in points: at two pixels a point it has at most the 16 megapixels that
  /// pictures can have.
  func greatestHeight(of tokens: [TokenPath]) -> Double { min(5_000, 4_000_000 / width(of: tokens)) }

  /// How wide a picture of some tokens is at most, in points: letters are about 8 points wide.
  private func width(of tokens: [TokenPath]) -> Double {
    func letters(_ names: some Sequence<Int>) -> Double { Double(names.max() ?? 0) * 8 }
    return switch self {
    case .lengths, .durations: 640 + letters(tokens.lazy.map(\.lastName.count))
    case .values: 900 + letters(tokens.lazy.map(\.description.count))
    case .colors, .gradients, .typography, .radii, .opacities, .borders, .strokes, .shadows, .curves: 760
    }
  }

  /// How high a picture of some tokens is, in points, so that those of many tokens can be divided before they are drawn.
  func height(of tokens: [TokenPath]) -> Double {
    switch self {
    case .colors: Self.groups(of: tokens).reduce(0) { $0 + 56 + Self.rows(of: $1, in: 6) * 126 }
    case .lengths: Self.groups(of: tokens).reduce(0) { $0 + 46 + Double($1) * 21 }
    case .durations: Double(tokens.count) * 21
    case .typography: Double(tokens.count) * 84
    case .values: Double(tokens.count) * 36
    case .gradients, .radii, .opacities, .borders, .strokes: Self.rows(of: tokens.count, in: 4) * 150
    case .curves: Self.rows(of: tokens.count, in: 4) * 210
    case .shadows: Self.rows(of: tokens.count, in: 4) * 170
    }
  }

  /// The numbers of tokens of the groups that hold some tokens.
  private static func groups(of tokens: [TokenPath]) -> [Int] {
    Dictionary(grouping: tokens) { $0.ancestors.first }.values.map(\.count)
  }

  private static func rows(of count: Int, in columns: Int) -> Double { Double((count + columns - 1) / columns) }

  /// Whether a name holds one of some words.
  private static func speaks(_ path: TokenPath, of words: [String]) -> Bool {
    let name = path.description.lowercased()
    return words.contains { name.contains($0) }
  }
}
