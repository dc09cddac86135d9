public import Foundation

/// A picture of pixels; sources show it by `Image(decorative:scale:)` or `UIImage(cgImage:)`.
/// - Partial: the bytes of a PNG or JPEG file; its pixels cannot be read.
public final class CGImage: Hashable, Sendable {
  /// The file's bytes and size.
  package let picture: PictureInMemory

  /// The picture of a file.
  package init(_ picture: PictureInMemory) { self.picture = picture }

  /// Pixels from side to side.
  public var width: Int { Int((picture.size.width * picture.scale).rounded()) }
  /// Pixels from top to bottom.
  public var height: Int { Int((picture.size.height * picture.scale).rounded()) }
  /// Bits of a colour's number.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }
  /// What its colours are of.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// A part of the picture.
  /// - Partial: the whole picture if the part covers all of it, else nil.
  public func cropping(to rect: CGRect) -> CGImage? {
    rect == CGRect(x: 0, y: 0, width: width, height: height) ? self : nil
  }

  /// Whether both are the same picture.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.picture == right.picture }
  /// Puts the picture into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

extension Image {
  /// A picture with a text that is spoken for it.
  /// - Partial: the picture is drawn without its orientation.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// A picture of which nothing is spoken.
  /// - Partial: the picture is drawn without its orientation.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(cgImage.picture.scaled(to: scale))
  }
}
