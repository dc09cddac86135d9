/// The versions of a picture for light and dark, and for sizes of the screen.
@preconcurrency
open class UIImageAsset: @unchecked Sendable {
  private var versions: [(image: UIImage, style: UIUserInterfaceStyle)] = []

  /// No picture.
  public init() {}

  /// Adds a version, by the light or dark of its traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    versions.removeAll { $0.style == traitCollection.userInterfaceStyle }
    versions.append((image, traitCollection.userInterfaceStyle))
  }

  /// Removes the version of these traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    versions.removeAll { $0.style == traitCollection.userInterfaceStyle }
  }

  /// The version for these traits, or any; a picture of nothing if there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    (versions.first { $0.style == traitCollection.userInterfaceStyle } ?? versions.first)?.image ?? UIImage()
  }
}

extension UIImage {
  /// The picture's versions.
  /// - Partial: versions that are added to them are not drawn.
  public var imageAsset: UIImageAsset? { UIImageAsset() }
}
