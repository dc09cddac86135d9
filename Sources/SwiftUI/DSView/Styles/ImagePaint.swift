import DSGeometry
import DSNode
public import Foundation

/// A picture repeated over an area.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it that is repeated, by fractions of its sides.
  public var sourceRect: CGRect
  /// What its size is multiplied by.
  public var scale: CGFloat

  /// A picture repeated over an area.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  /// The picture's paint.
  public func _paint(_ inputs: _ViewInputs) -> _Paint {
    _Paint(paint: .image(image.node(inputs), part: sourceRect.node, scale: Double(scale)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture repeated over an area.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
