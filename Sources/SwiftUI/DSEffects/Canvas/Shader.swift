public import DSView
public import Foundation

/// A program that computes pixels, with its arguments.
/// - Ignored: shaders need a GPU, and there is none; the run reports which one is left out.
public struct Shader: Equatable, Sendable {
  /// The program.
  public var function: ShaderFunction
  /// What the program is called with.
  public var arguments: [Shader.Argument]
  /// Whether colours are dithered.
  public var dithersColor = true

  /// A program with its arguments.
  public init(function: ShaderFunction, arguments: [Shader.Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// What a program computes.
  public struct UsageType: Hashable, Sendable {
    private let name: String
    /// Colours of an area.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// The colour of a pixel from its colour.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// The place that a pixel is taken from.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// The colour of a pixel from all others.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Makes a program ready: there is nothing to do.
  public func compile(as type: Shader.UsageType) async throws {}

  /// What a program is called with.
  public struct Argument: Equatable, Sendable {
    private var numbers: [Float] = []
    private var color: Color?

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(numbers: [Float(x)]) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(numbers: [Float(x), Float(y)])
    }
    /// Two numbers.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// Two numbers.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Two numbers.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(numbers: [Float(x), Float(y), Float(z)])
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(numbers: [Float(x), Float(y), Float(z), Float(w)])
    }
    /// Any numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(numbers: array) }
    /// The view's rectangle.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument(color: color) }
    /// Any colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(color: array.first) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }
}

/// A program that computes pixels.
/// - Ignored: shaders need a GPU, and there is none.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// Where the program is.
  public var library: ShaderLibrary
  /// The program's name.
  public var name: String

  /// A program by its name.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// The program with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// Programs that compute pixels.
/// - Ignored: shaders need a GPU, and there is none.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private var place = ""

  private init(place: String) { self.place = place }
  /// Programs in bytes.
  public init(data: Data) {}
  /// Programs in a file.
  public init(url: URL) { place = url.absoluteString }

  /// The main bundle's programs.
  public static let `default` = ShaderLibrary(place: "")
  /// A bundle's programs.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: bundle.bundlePath) }
  /// A program by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  /// One of the main bundle's programs by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

extension Shader: ShapeStyle {
  /// The foreground style, with a warning.
  public func _paint(_ inputs: _ViewInputs) -> _Paint {
    inputs.warn("ignored-shader", "the shader '\(function.name)' is not run: the foreground style is drawn")
    return ForegroundStyle()._paint(inputs)
  }
}

extension View {
  /// A program that computes the colour of each pixel.
  /// - Ignored: there is no GPU; the run reports which shader is left out.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    ignoring("the shader '\(shader.function.name)'", isEnabled)
  }

  /// A program that says where each pixel is taken from.
  /// - Ignored: there is no GPU; the run reports which shader is left out.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    ignoring("the shader '\(shader.function.name)'", isEnabled)
  }

  /// A program that computes the colour of each pixel from all others.
  /// - Ignored: there is no GPU; the run reports which shader is left out.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    ignoring("the shader '\(shader.function.name)'", isEnabled)
  }
}
