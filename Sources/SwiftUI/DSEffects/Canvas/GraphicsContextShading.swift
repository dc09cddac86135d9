import DSGeometry
import DSNode
public import DSView
public import Foundation

public import struct DSView.Color

extension GraphicsContext {
  /// What a drawing is filled with; places are in the coordinates of drawings.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(any ShapeStyle)
      case palette([Shading])
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case tiled(ImagePaint, CGPoint)
    }

    let kind: Kind
    var options: GradientOptions = []

    /// What is behind the canvas.
    /// - Partial: the backdrop is clear.
    public static var backdrop: Shading { color(.clear) }
    /// The foreground style in force.
    public static var foreground: Shading { style(.foreground) }
    /// The levels of the foreground style; shapes are filled with the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    /// A colour of red, green and blue, 0…1 each.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, 0 for black and 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; gradients cover the rectangle around the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    /// Colours along a line.
    /// - Partial: the gradient is padded with the colours of its ends; other options are ignored with a warning.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint), options: options)
    }

    /// Colours around a point.
    /// - Partial: the gradient is padded with the colours of its ends; other options are ignored with a warning.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius), options: options)
    }

    /// Colours around a point by angle.
    /// - Partial: options are ignored, with a warning.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle), options: options)
    }

    /// A picture's part, repeated from a point.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiled(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin))
    }

    /// Colours at the points of a grid, over the rectangle around the path.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// A program that computes the colour of each pixel.
    @available(*, unavailable, message: "shaders are programs of a graphics processor, and there is none")
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { color(.clear) }
  }

  /// What a gradient is beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient to and fro.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixed with linear colours.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A shading for the environment in force; shadings are resolved when they are drawn.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension CanvasDrawing {
  /// A shading's paints, one for each level, and the rectangle that they cover when a path's is `bounds`.
  func paints(_ shading: GraphicsContext.Shading, in bounds: CGRect) -> (paints: [Paint], area: CGRect) {
    let all = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    if !shading.options.isEmpty {
      inputs.warn("ignored-gradient-option", "a canvas's gradient is drawn without its options")
    }
    switch shading.kind {
    case .style(let style):
      let paint = style._paint(inputs).paint
      return ([paint], paint.hasArea && bounds.width > 0 && bounds.height > 0 ? bounds : all)
    case .palette(let shadings):
      let paints = shadings.map { self.paints($0, in: bounds) }
      return (paints.flatMap(\.paints), paints.first?.area ?? all)
    case .linear(let gradient, let start, let end):
      return ([.linearGradient(gradient.node, start: unit(start), end: unit(end))], all)
    case .radial(let gradient, let center, let start, let end):
      let paint = Paint.radialGradient(
        gradient.node, center: unit(center), startRadius: start.literal, endRadius: end.literal)
      return ([paint], all)
    case .conic(let gradient, let center, let angle):
      let paint = Paint.angularGradient(
        gradient.node, center: unit(center), startAngle: angle.degrees, endAngle: angle.degrees + 360)
      return ([paint], all)
    case .tiled(let paint, let origin):
      return ([paint._paint(inputs).paint], tiles(of: paint, from: origin, over: bounds))
    }
  }
}

extension CanvasDrawing {
  /// A rectangle around another that begins where a tile does.
  private func tiles(of paint: ImagePaint, from origin: CGPoint, over bounds: CGRect) -> CGRect {
    var picture = paint.image.node(inputs)
    picture.resizable = false
    let size = measure(inputs.node(.image(picture)), LayoutOffer(width: nil, height: nil))
    func start(_ origin: CGFloat, _ edge: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 && origin.isFinite ? origin - ((origin - edge) / length).rounded(.up) * length : edge
    }
    let x = start(origin.x, bounds.minX, CGFloat(size.width) * paint.sourceRect.width * paint.scale)
    let y = start(origin.y, bounds.minY, CGFloat(size.height) * paint.sourceRect.height * paint.scale)
    return CGRect(x: x, y: y, width: bounds.maxX - x, height: bounds.maxY - y)
  }
}

extension Paint {
  /// Whether the paint depends on the rectangle that it covers.
  fileprivate var hasArea: Bool {
    switch self {
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .mesh, .image: true
    case .opacity(let paint, _), .effect(let paint, _): paint.hasArea
    case .choose(_, let cases, let fallback): cases.contains { $0.paint.hasArea } || fallback?.hasArea == true
    case .color, .foreground, .tint, .accent, .system, .mix, .unknown: false
    }
  }
}
