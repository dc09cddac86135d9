public import Foundation

/// The names that belong to `#Preview`.
public struct Preview {
  /// What traits of views are about.
  public struct ViewTraits {}
}

/// Something said about a preview, such as the room that it is drawn in.
public struct PreviewTrait<T>: Sendable {
  package let change: @Sendable (inout PreviewSettings) -> Void

  init(_ change: @escaping @Sendable (inout PreviewSettings) -> Void) { self.change = change }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The screen of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
  /// The size that the view asks for.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }

  /// The device upright.
  public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
  /// The device upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0.orientation = .portraitUpsideDown } }
  /// The device on its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
  /// The device on its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscapeRight } }
}
