import DSNode
package import Foundation

/// A picture that sources hold as a value: what `UIImage` and `NSImage` show.
package struct PictureInMemory: Hashable, Sendable {
  /// The picture where the interface is light.
  let light: ImageFile
  /// That of dark interfaces, if it is different.
  let dark: ImageFile?
  /// Whether it takes its colour from the view.
  let isTemplate: Bool

  /// A picture of a bundle's catalogues, or a file among its resources; nil if there is none of the name.
  package init?(named name: String, in bundle: Bundle?) {
    guard let set = AssetCatalogs.image(name, in: bundle), let light = AssetCatalog.ImageSet.best(set.light, for: 3)
    else { return nil }
    self.light = light
    dark = AssetCatalog.ImageSet.best(set.dark, for: 3)
    isTemplate = set.isTemplate
  }

  /// A picture of an asset catalogue; nil if it is gone.
  package init?(_ resource: ImageResource) { self.init(named: resource.name, in: resource.bundle) }

  /// A picture of a file's bytes; nil if they are neither PNG nor JPEG.
  /// - Parameter scale: pixels of a point.
  package init?(data: Data, scale: CGFloat) {
    let format: ImageFile.Format
    if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
    } else if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      format = .png
    } else {
      return nil
    }
    light = ImageFile(name: "picture." + format.rawValue, format: format, bytes: [UInt8](data), scale: Double(scale))
    (dark, isTemplate) = (nil, false)
  }

  /// Pixels of a point.
  package var scale: CGFloat { CGFloat(light.scale) }

  /// The size in points; zero if the file does not say it at its beginning.
  package var size: CGSize {
    guard let pixels = light.pixels else { return .zero }
    return CGSize(width: Double(pixels.width) / light.scale, height: Double(pixels.height) / light.scale)
  }

  /// The picture with another number of pixels of a point.
  package func scaled(to scale: CGFloat) -> PictureInMemory {
    PictureInMemory(
      light: light.scaled(to: Double(scale)), dark: dark?.scaled(to: Double(scale)), isTemplate: isTemplate)
  }

  private init(light: ImageFile, dark: ImageFile?, isTemplate: Bool) {
    (self.light, self.dark, self.isTemplate) = (light, dark, isTemplate)
  }

  /// The bytes of the file, where it is of a kind.
  /// - Parameter isPNG: PNG, else JPEG.
  package func data(isPNG: Bool) -> Data? { light.format == (isPNG ? .png : .jpeg) ? Data(light.bytes) : nil }
}

extension Image {
  /// A picture that a source holds as a value.
  package init(_ picture: PictureInMemory) { self.init(source: .picture(picture)) }
}

extension ImageFile {
  fileprivate func scaled(to scale: Double) -> ImageFile {
    ImageFile(name: name, format: format, bytes: bytes, scale: scale)
  }

  /// How wide and high the picture is, in pixels or an SVG's points; nil if its beginning does not say it.
  fileprivate var pixels: (width: Int, height: Int)? {
    switch format {
    case .png:
      // The first chunk is the header; its numbers are big-endian.
      guard bytes.count >= 24 else { return nil }
      let number = { (place: Int) in bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
      return (number(16), number(20))
    case .jpeg: return jpegPixels
    case .svg, .symbol, .pdf, .unread: return nil
    }
  }

  /// A frame's header has them, after any number of other segments.
  private var jpegPixels: (width: Int, height: Int)? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        let number = { (offset: Int) in Int(bytes[place + offset]) << 8 | Int(bytes[place + offset + 1]) }
        return (number(7), number(5))
      }
      place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    return nil
  }
}
