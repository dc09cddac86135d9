public import DSView
public import Foundation

/// A picture of pixels, with the bytes of the PNG or JPEG file that it comes from.
open class NSBitmapImageRep {
  /// A kind of file.
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }

  /// What a file is written with.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
    public static let progressive = PropertyKey(rawValue: "NSImageProgressive")
  }

  private let picture: PictureInMemory

  /// A picture of a file's bytes; nil if they are neither PNG nor JPEG.
  public init?(data: Data) {
    guard let picture = PictureInMemory(data: data, scale: 1) else { return nil }
    self.picture = picture
  }

  /// A picture of Core Graphics.
  public init(cgImage: CGImage) { picture = cgImage.picture }

  /// The picture of Core Graphics.
  open var cgImage: CGImage? { CGImage(picture) }
  /// Pixels from side to side.
  open var pixelsWide: Int { CGImage(picture).width }
  /// Pixels from top to bottom.
  open var pixelsHigh: Int { CGImage(picture).height }

  /// The bytes of a file.
  /// - Partial: those that the picture comes from, if they are of the kind; else nil.
  open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    switch storageType {
    case .png: picture.data(isPNG: true)
    case .jpeg: picture.data(isPNG: false)
    case .tiff, .bmp, .gif, .jpeg2000: nil
    }
  }
}

extension NSImage {
  /// A picture of Core Graphics, shown in a size in points; its own for zero.
  public convenience init(cgImage: CGImage, size: CGSize) {
    let own = CGSize(width: cgImage.width, height: cgImage.height)
    self.init(.file(cgImage.picture), size: size == .zero ? own : size)
  }

  private var picture: PictureInMemory? { if case .file(let picture) = source { picture } else { nil } }

  /// The picture as bytes.
  /// - Partial: those of the PNG or JPEG file that it comes from.
  public var tiffRepresentation: Data? { picture.flatMap { $0.data(isPNG: true) ?? $0.data(isPNG: false) } }

  /// The picture of Core Graphics; nil for a symbol.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: Any?,
    hints: [AnyHashable: Any]?
  ) -> CGImage? { picture.map { CGImage($0) } }

  /// Begins to draw into the picture.
  /// - Ignored: nothing is drawn.
  public func lockFocus() {}
  /// Ends drawing.
  /// - Ignored: nothing is drawn.
  public func unlockFocus() {}
  /// Draws the picture.
  /// - Ignored: nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Draws a part of the picture.
  /// - Ignored: nothing is drawn.
  public func draw(in rect: CGRect, from source: CGRect, operation: NSCompositingOperation, fraction: CGFloat) {}
}

/// How what is drawn meets what is there.
public enum NSCompositingOperation: UInt, Sendable {
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, highlight, plusLighter
}
