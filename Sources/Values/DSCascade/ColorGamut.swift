/// The colours that a kind of display shows.
public enum ColorGamut: String, Hashable, Sendable, CaseIterable {
  case srgb
  case displayP3 = "display-p3"
  case rec2020

  /// The name that people write.
  package var text: String {
    switch self {
    case .srgb: "sRGB"
    case .displayP3: "Display P3"
    case .rec2020: "Rec. 2020"
    }
  }

  /// Whether the gamut holds a colour of linear sRGB components, rounding aside.
  func contains(linear: Vector) -> Bool {
    let own: Vector =
      switch self {
      case .srgb: linear
      case .displayP3: Matrix.displayP3FromXYZ * (Matrix.xyzFromSRGB * linear)
      case .rec2020: Matrix.rec2020FromXYZ * (Matrix.xyzFromSRGB * linear)
      }
    return GamutMapping.contains(own)
  }
}
