import DSDiagnostics
import DSGeometry
import DSNode

/// A translucent ground.
/// - Partial: a translucent grey, lighter or darker by the colour scheme, over the content behind it, blurred by a
///   Gaussian of 20 points; the colours behind are not saturated.
public struct Material: ShapeStyle {
  private let light: (grey: Double, alpha: Double)
  private let dark: (grey: Double, alpha: Double)

  /// The most transparent one.
  public static let ultraThin = Material(light: (0.98, 0.52), dark: (0.15, 0.55))
  /// A rather transparent one.
  public static let thin = Material(light: (0.98, 0.66), dark: (0.15, 0.67))
  /// The usual one.
  public static let regular = Material(light: (0.98, 0.78), dark: (0.15, 0.78))
  /// A rather opaque one.
  public static let thick = Material(light: (0.98, 0.87), dark: (0.15, 0.87))
  /// The most opaque one.
  public static let ultraThick = Material(light: (0.98, 0.94), dark: (0.15, 0.94))
  /// That of the platform's bars.
  public static let bar = Material(light: (0.976, 0.86), dark: (0.114, 0.86))

  /// The paint of the material.
  public func _paint(_ inputs: _ViewInputs) -> _Paint {
    func color(_ part: (grey: Double, alpha: Double)) -> Paint {
      .color(.literal(.init(red: part.grey, green: part.grey, blue: part.grey, alpha: part.alpha)))
    }
    let grey = Paint.choose(
      EnvironmentReference(SystemColors.scheme, at: inputs.location),
      [Paint.Case(key: "dark", paint: color(dark))], fallback: color(light))
    return _Paint(paint: .effect(grey, .backdropBlur(radius: 20)))
  }
}

extension Material {
  /// The material as if its window were in front.
  /// - Ignored: pictures always show the front window.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension View {
  /// The view with materials as if its window were in front, or not.
  /// - Ignored: pictures always show the front window.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

extension ShapeStyle {
  /// The style with materials as if their window were in front, or not.
  /// - Ignored: pictures always show the front window.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}

/// Whether a material looks as in the front window.
/// - Ignored: pictures always show the front window.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// As in the front window.
  public static let active = MaterialActiveAppearance(name: "active")
  /// As in other windows.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As its window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension ShapeStyle where Self == Material {
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A rather opaque material.
  public static var thickMaterial: Material { .thick }
  /// A rather transparent material.
  public static var thinMaterial: Material { .thin }
  /// The most transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the platform's bars.
  public static var bar: Material { .bar }
}
