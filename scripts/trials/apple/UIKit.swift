// The part of SnapshotTesting's interface for phones.
import SwiftUI

/// The size of a picture, and what it shows of a device.
public struct ViewImageConfig {
  public enum Orientation { case portrait, landscape }
  public var safeArea: UIEdgeInsets
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// A phone; swift-snapshot-testing gives all of its phones the text size medium.
  private static func phone(
    _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation, top: CGFloat, bottom: CGFloat
  ) -> ViewImageConfig {
    let traits = UITraitCollection(preferredContentSizeCategory: .medium)
    switch orientation {
    case .portrait:
      let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      return ViewImageConfig(safeArea: insets, size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      let side = bottom > 0 ? top : 0
      let insets = UIEdgeInsets(top: 0, left: side, bottom: bottom > 0 ? 21 : 0, right: side)
      let flat = UITraitCollection(traitsFrom: [traits, UITraitCollection(verticalSizeClass: .compact)])
      return ViewImageConfig(safeArea: insets, size: CGSize(width: height, height: width), traits: flat)
    }
  }

  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ way: Orientation) -> Self { phone(320, 568, way, top: 20, bottom: 0) }
  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ way: Orientation) -> Self { phone(375, 667, way, top: 20, bottom: 0) }
  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ way: Orientation) -> Self { phone(375, 812, way, top: 44, bottom: 34) }
  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ way: Orientation) -> Self { phone(390, 844, way, top: 47, bottom: 34) }
  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ way: Orientation) -> Self { phone(390, 844, way, top: 47, bottom: 34) }
  public static let iPhone13Mini = phone(375, 812, .portrait, top: 50, bottom: 34)
}

/// The size of a view's picture.
public enum SwiftUISnapshotLayout {
  case device(config: ViewImageConfig)
  case fixed(width: CGFloat, height: CGFloat)
  case sizeThatFits
}

private let sizes: [UIContentSizeCategory: DynamicTypeSize] = [
  .extraSmall: .xSmall, .small: .small, .medium: .medium, .large: .large, .extraLarge: .xLarge,
  .extraExtraLarge: .xxLarge,
  .extraExtraExtraLarge: .xxxLarge, .accessibilityMedium: .accessibility1, .accessibilityLarge: .accessibility2,
  .accessibilityExtraLarge: .accessibility3, .accessibilityExtraExtraLarge: .accessibility4,
  .accessibilityExtraExtraExtraLarge: .accessibility5,
]

/// A view in the environment that traits describe.
@MainActor
func traced(_ view: some View, _ traits: [UITraitCollection]) -> AnyView {
  var result = AnyView(view)
  for trait in traits {
    if let size = sizes[trait.preferredContentSizeCategory] {
      result = AnyView(result.environment(\.dynamicTypeSize, size))
    }
    if trait.verticalSizeClass == .compact {
      result = AnyView(result.environment(\.verticalSizeClass, .compact))
    }
    if trait.userInterfaceStyle == .dark {
      result = AnyView(result.background(.black).environment(\.colorScheme, .dark))
    }
  }
  return result
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  public static var image: Snapshotting { .image() }

  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting { view in
      switch layout {
      case .device(let config): device(view, config, traits)
      case .fixed(let width, let height): traced(placed(view, size: CGSize(width: width, height: height)), [traits])
      case .sizeThatFits: traced(view, [traits])
      }
    }
  }
}

@MainActor
func device(_ view: some View, _ config: ViewImageConfig, _ traits: UITraitCollection) -> AnyView {
  let safe = config.safeArea
  let insets = EdgeInsets(top: safe.top, leading: safe.left, bottom: safe.bottom, trailing: safe.right)
  // The inner one of two decides; a test that names no text size gets the device's.
  let both = traits.preferredContentSizeCategory == .large ? [config.traits, traits] : [traits, config.traits]
  return traced(placed(view, size: config.size, insets: insets), both)
}

/// A controller whose view is known.
@MainActor
protocol Hosting { var hosted: AnyView { get } }

extension UIHostingController: Hosting {
  var hosted: AnyView { AnyView(rootView) }
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
  public static var image: Snapshotting { .image() }

  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting { controller in device(hosted(controller), config, traits) }
  }

  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting { controller in
      // What a hosting controller here says that its view takes is nothing: the picture then has the view's own size.
      let size = size ?? controller.view.frame.size
      return traced(placed(hosted(controller), size: size == .zero ? nil : size), [traits])
    }
  }
}

@MainActor
func hosted(_ controller: UIViewController) -> AnyView {
  guard let hosting = controller as? any Hosting else { fatalError("the picture is one of UIKit's") }
  return hosting.hosted
}
