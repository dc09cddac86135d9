package import DSGeometry

/// A picture among letters: it takes part in its line as one wide character does, and a line may end on either side.
package enum InlineObject: Hashable, Sendable {
  /// A drawing that grows with the font: its box, how much of the box's height is drawn, and how far its middle is below the
  /// middle of the capitals, in em. Only what is drawn makes a line higher.
  case symbol(Size, drawnHeight: Double, drop: Double = 0)
  /// A picture of a size in points; it is on the baseline.
  case picture(Size)

  /// What stands for a picture among characters: U+FFFC, the object replacement character.
  package static let character = "\u{FFFC}"

  /// The size in a font of a size in points.
  func size(in em: Double) -> Size {
    switch self {
    case .symbol(let box, _, _): box * em
    case .picture(let size): size
    }
  }

  /// How far the picture's upper edge is above the baseline.
  func top(of style: TextStyle, _ face: FontFace) -> Double {
    switch self {
    case .symbol(let box, _, let drop):
      (box.height * style.size + Self.capHeight(style, face)) / 2 - drop * style.size + style.baselineOffset
    case .picture(let size): size.height + style.baselineOffset
    }
  }

  /// What a line has to hold of the picture.
  func box(_ style: TextStyle, _ face: FontFace) -> LineBox {
    switch self {
    case .symbol(_, let drawn, let drop):
      let middle = Self.capHeight(style, face) / 2 - drop * style.size + style.baselineOffset
      return LineBox(ascent: middle + drawn * style.size / 2, descent: drawn * style.size / 2 - middle)
    case .picture(let size):
      return LineBox(ascent: size.height + style.baselineOffset, descent: -style.baselineOffset)
    }
  }

  private static func capHeight(_ style: TextStyle, _ face: FontFace) -> Double {
    style.metrics?.capHeight ?? face.capHeight * style.size
  }
}
