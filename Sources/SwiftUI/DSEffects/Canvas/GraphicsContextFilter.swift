import DSGeometry
import DSNode
public import DSView
public import Foundation

public import struct DSView.Color

extension GraphicsContext {
  /// A change of what is drawn, before it meets what is there.
  public struct Filter: Sendable {
    var modifiers: [Modifier]
    /// The parts that are not drawn; nil if all are.
    var warning: String?

    private init(_ modifiers: Modifier..., warning: String? = nil) {
      (self.modifiers, self.warning) = (modifiers, warning)
    }

    /// A map of the canvas's points, with perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(matrix.modifier) }

    /// A shadow; the radius is the standard deviation of its blur.
    /// - Partial: the shadow lies behind the drawing and is not blended; other options are ignored with a warning.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let isPlain = blendMode == .normal && options.subtracting(.disablesGroup).isEmpty
      return Filter(
        .shadow(.radius(color: color.paint, radius: radius.literal, x: x.literal, y: y.literal)),
        warning: isPlain ? nil : "a canvas's shadow is drawn behind what casts it, without its options")
    }

    /// Colours multiplied by a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.colorEffect(.multiply(color.paint))) }

    /// Colours mapped by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.colorEffect(.matrix(matrix.node))) }

    /// Hues turned by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.colorEffect(.matrix(.hueRotation(sine: sin(angle.radians), cosine: cos(angle.radians)))))
    }

    /// Colours more or less lively; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter(.colorEffect(.matrix(.saturation(amount)))) }

    /// Colours with an amount of light added, −1…1.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(.colorEffect(.matrix(.channels(slope: 1, intercept: amount))))
    }

    /// Colours further from grey or nearer to it; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(.colorEffect(.matrix(.channels(slope: amount, intercept: 0.5 - amount / 2))))
    }

    /// Colours turned into their opposites; 0 changes nothing.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(.colorEffect(.matrix(.channels(slope: 1 - 2 * amount, intercept: amount))))
    }

    /// Colours greyer; 0 changes nothing, 1 leaves greys.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(.colorEffect(.matrix(.saturation(1 - max(0, min(1, amount))))))
    }

    /// Black, as opaque as the drawing was light.
    public static var luminanceToAlpha: Filter { Filter(.colorEffect(.matrix(.luminanceToAlpha))) }

    /// A blur; the radius is its standard deviation.
    /// - Partial: its edges are always transparent.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(radius: radius.literal))
    }

    /// One colour where the drawing is opaque enough.
    /// - Partial: the edge is blurred by a pixel, and a `max` below 1 is ignored with a warning.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(
        .colorEffect(.matrix(.threshold(alpha: min))), .colorEffect(.multiply(color.paint)),
        warning: max < 1 ? "a canvas's alphaThreshold keeps what is more opaque than its max" : nil)
    }

    /// A program that computes the colour of each pixel.
    @available(*, unavailable, message: "shaders are programs of a graphics processor, and there is none")
    public static func colorShader(_ shader: Shader) -> Filter { Filter() }

    /// A program that computes where each pixel comes from.
    @available(*, unavailable, message: "shaders are programs of a graphics processor, and there is none")
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter() }

    /// A program that computes a layer.
    @available(*, unavailable, message: "shaders are programs of a graphics processor, and there is none")
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter() }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Over the drawing.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without the drawing.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Of what the drawing leaves free.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Each by itself.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is drawn.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// With opaque edges.
    public static let opaque = BlurOptions(rawValue: 1)
    /// With noise against bands.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a filter computes.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// With linear colours.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

/// A linear map of colours: a row for red, green, blue and alpha each, the fifth number of which is added.
public struct ColorMatrix: Equatable, Sendable {
  /// What red is made of.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// What green is made of.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// What blue is made of.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// What alpha is made of.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The map that changes nothing.
  public init() {}

  var node: DSGeometry.ColorMatrix {
    .init(
      [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map { Double($0) })
  }
}
