import DSGeometry
package import Foundation

/// A device by its name in Xcode, such as `"iPhone 16 Pro"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device of a name.
  public init(stringLiteral value: String) { rawValue = value }

  /// The screen in points, upright; nil for a device that is not known here.
  package var size: CGSize? {
    let sizes = Self.sizes.first { $0.names.contains(rawValue) }
    return sizes.map { CGSize(width: $0.width, height: $0.height) }
  }

  /// The screen with what its status bar, its home indicator and its corners take, as the device is held; nil for a
  /// device that is not known here.
  ///
  /// Source: `safeAreaInsets` of UIKit's windows as public tables list them (useyourloaf.com, "iPhone Screen Sizes").
  package func screen(isLandscape: Bool) -> DeviceScreen? {
    guard let size else { return nil }
    let (width, height) = (Double(size.width), Double(size.height))
    let top = Self.tops.first { $0.width == Int(width) && $0.height == Int(height) }?.top ?? 24
    let isPhone = width < 500
    let hasIndicator = top > 20
    guard isLandscape else {
      let bottom = hasIndicator ? isPhone ? 34.0 : 20 : 0
      return DeviceScreen(size: Size(width: width, height: height), insets: .init(top: top, bottom: bottom))
    }
    let side = isPhone && hasIndicator ? top : 0
    return DeviceScreen(
      size: Size(width: height, height: width),
      insets: .init(
        top: isPhone ? 0 : top, leading: side, bottom: hasIndicator ? isPhone ? 21 : 20 : 0, trailing: side))
  }

  /// How high the status bars of screens are, in points; 24 on tablets without a home button.
  private static let tops: [(width: Int, height: Int, top: Double)] = [
    (320, 568, 20), (375, 667, 20), (414, 736, 20), (375, 812, 44), (414, 896, 48), (390, 844, 47), (428, 926, 47),
    (393, 852, 59), (430, 932, 59), (402, 874, 62), (440, 956, 62), (420, 912, 68), (810, 1080, 20),
  ]

  /// The screens that Apple's interface guidelines list, in points.
  private static let sizes: [(width: Int, height: Int, names: Set<String>)] = [
    (320, 568, ["iPhone SE (1st generation)"]),
    (375, 667, ["iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"]),
    (414, 736, ["iPhone 8 Plus"]),
    (375, 812, ["iPhone X", "iPhone Xs", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
    (414, 896, ["iPhone Xʀ", "iPhone Xs Max", "iPhone 11", "iPhone 11 Pro Max"]),
    (390, 844, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]),
    (428, 926, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    (393, 852, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
    (430, 932, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
    (402, 874, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
    (440, 956, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
    (420, 912, ["iPhone Air"]),
    (744, 1133, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
    (810, 1080, ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
    (820, 1180, ["iPad (10th generation)", "iPad (A16)", "iPad Air (5th generation)", "iPad Air 11-inch (M2)"]),
    (834, 1194, ["iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)"]),
    (834, 1210, ["iPad Pro 11-inch (M4)"]),
    (1024, 1366, ["iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch (M2)"]),
    (1032, 1376, ["iPad Pro 13-inch (M4)"]),
  ]
}
