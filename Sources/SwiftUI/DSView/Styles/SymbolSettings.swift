import DSNode

/// A form of symbols: in a shape, filled, or crossed out.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol itself.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// The symbol in a square.
  public static let square = SymbolVariants(shape: .square)
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// The filled symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The form in a circle.
  public var circle: SymbolVariants { changed { $0.shape = .circle } }
  /// The form in a square.
  public var square: SymbolVariants { changed { $0.shape = .square } }
  /// The form in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
  /// The form filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The form crossed out.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Whether the form has all that another has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || shape == other.shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// What may follow a symbol's name, the fullest first.
  var suffixes: [String] {
    let parts = [isSlashed ? "slash" : nil, shape?.rawValue, isFilled ? "fill" : nil].compactMap { $0 }
    return parts.isEmpty ? [] : [parts.joined(separator: ".")] + (parts.count > 1 ? parts : [])
  }

  /// The form with another's traits put on it.
  func with(_ other: SymbolVariants) -> SymbolVariants {
    changed { form in
      form.shape = other.shape ?? form.shape
      form.isFilled = form.isFilled || other.isFilled
      form.isSlashed = form.isSlashed || other.isSlashed
    }
  }
}

/// How a symbol's layers take colours.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One colour in several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A colour for each layer.
  public static let palette = SymbolRenderingMode(name: "palette")

  /// The mode as nodes know it.
  var node: ImageNode.SymbolMode? { ImageNode.SymbolMode(rawValue: name) }
}

enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue = SymbolRenderingMode?.none }

extension EnvironmentValues {
  /// The form of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How symbols take colours; nil is palette where the foreground style has several levels, else monochrome.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// The form of symbols inside, put on the form around.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.with(variant) }
  }

  /// How large symbols inside are beside text.
  /// - Partial: the factors are 0.78 and 1.29 of the medium size.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// How symbols inside take colours; a project's own drawings keep theirs.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// The symbol with colours taken in a way; a project's own drawing keeps its own.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var view = self
    view.style.symbolMode = mode?.node
    return view
  }
}

extension Image.Scale {
  /// What a symbol's size is multiplied by.
  var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.29
    }
  }
}
