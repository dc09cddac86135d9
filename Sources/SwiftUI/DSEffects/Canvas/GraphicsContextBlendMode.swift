import DSGeometry
import DSNode
import DSView

extension GraphicsContext {
  /// How drawings of a canvas meet what is drawn already.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The mode's number.
    public let rawValue: Int32
    /// A mode of a number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The drawing over what is there.
    public static var normal: BlendMode { .init(rawValue: 0) }
    public static var multiply: BlendMode { .init(rawValue: 1) }
    public static var screen: BlendMode { .init(rawValue: 2) }
    public static var overlay: BlendMode { .init(rawValue: 3) }
    public static var darken: BlendMode { .init(rawValue: 4) }
    public static var lighten: BlendMode { .init(rawValue: 5) }
    public static var colorDodge: BlendMode { .init(rawValue: 6) }
    public static var colorBurn: BlendMode { .init(rawValue: 7) }
    public static var softLight: BlendMode { .init(rawValue: 8) }
    public static var hardLight: BlendMode { .init(rawValue: 9) }
    public static var difference: BlendMode { .init(rawValue: 10) }
    public static var exclusion: BlendMode { .init(rawValue: 11) }
    public static var hue: BlendMode { .init(rawValue: 12) }
    public static var saturation: BlendMode { .init(rawValue: 13) }
    public static var color: BlendMode { .init(rawValue: 14) }
    public static var luminosity: BlendMode { .init(rawValue: 15) }
    /// Nothing where the drawing is.
    /// - Partial: texts, pictures and symbols are drawn as they are.
    public static var clear: BlendMode { .init(rawValue: 16) }
    /// The drawing instead of what is there.
    /// - Partial: texts, pictures and symbols are drawn over what is there.
    public static var copy: BlendMode { .init(rawValue: 17) }
    /// The drawing where something is there, and nothing else.
    /// - Partial: it is drawn as `normal`, with a warning.
    public static var sourceIn: BlendMode { .init(rawValue: 18) }
    /// The drawing where nothing is there, and nothing else.
    /// - Partial: it is drawn as `normal`, with a warning.
    public static var sourceOut: BlendMode { .init(rawValue: 19) }
    public static var sourceAtop: BlendMode { .init(rawValue: 20) }
    public static var destinationOver: BlendMode { .init(rawValue: 21) }
    /// What is there where the drawing is, and nothing else.
    /// - Partial: it is drawn as `normal`, with a warning.
    public static var destinationIn: BlendMode { .init(rawValue: 22) }
    public static var destinationOut: BlendMode { .init(rawValue: 23) }
    /// What is there where the drawing is, over the drawing.
    /// - Partial: it is drawn as `normal`, with a warning.
    public static var destinationAtop: BlendMode { .init(rawValue: 24) }
    /// Either where the other one is not.
    /// - Partial: it is drawn as `normal`, with a warning.
    public static var xor: BlendMode { .init(rawValue: 25) }
    public static var plusDarker: BlendMode { .init(rawValue: 26) }
    public static var plusLighter: BlendMode { .init(rawValue: 27) }

    /// The mode of the line; nil for one that it does not have.
    var node: DSGeometry.BlendMode? {
      Self.nodes.indices.contains(Int(rawValue)) ? Self.nodes[Int(rawValue)] : nil
    }

    /// The modes of the line by raw value.
    private static let nodes: [DSGeometry.BlendMode?] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, nil, nil, nil, nil, .sourceAtop,
      .destinationOver, nil, .destinationOut, nil, nil, .plusDarker, .plusLighter,
    ]

    /// What to do instead.
    var hint: String {
      self == .destinationIn || self == .sourceIn || self == .sourceOut
        ? "cut to a layer with clipToLayer instead" : "compose the picture of layers and clips instead"
    }
  }
}
