public import Foundation

/// The names that belong to `#Preview`.
public struct Preview {
  /// What traits of views are about.
  public struct ViewTraits {}
}

/// Something said about a preview, such as the layout that it is drawn in.
public struct PreviewTrait<T>: Sendable {
  /// Changes the preview's settings.
  package let change: @Sendable (inout PreviewSettings) -> Void
  /// What it puts around the preview; read on the main actor alone.
  nonisolated(unsafe) let modifiers: [any PreviewModifier]

  init(_ change: @escaping @Sendable (inout PreviewSettings) -> Void) {
    self.change = change
    modifiers = []
  }

  init(_ modifier: any PreviewModifier) {
    change = { _ in }
    modifiers = [modifier]
  }
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

  /// Puts a modifier around the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait(modifier) }

  /// The device upright.
  public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
  /// The device upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0.orientation = .portraitUpsideDown } }
  /// The device on its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
  /// The device on its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscapeRight } }
}
