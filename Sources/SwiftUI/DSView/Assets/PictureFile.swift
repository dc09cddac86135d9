import DSNode
import Foundation

extension ImageFile {
  /// The file extensions of pictures outside of catalogues in a bundle.
  static let endings = Set(["png", "svg", "jpg", "jpeg", "pdf"]).union(unreadEndings)

  /// The endings of pictures that are drawn elsewhere and not here.
  private static let unreadEndings: Set = ["bmp", "gif", "heic", "heif", "tif", "tiff", "webp"]

  /// A picture that lies in a bundle; nil if the file cannot be read.
  ///
  /// What it holds counts before its name's ending, as on Apple's platforms: many a `.png` is a JPEG.
  init?(_ file: URL, scale: Double) {
    let ending = file.pathExtension.lowercased()
    guard let data = try? Data(contentsOf: file) else { return nil }
    let format: Format =
      if data.starts(with: [0xFF, 0xD8, 0xFF]) {
        .jpeg
      } else if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        .png
      } else if data.starts(with: "%PDF-".utf8) {
        .pdf
      } else {
        switch ending {
        case "png", "svg", "pdf": Format(rawValue: ending) ?? .unread
        case "jpg", "jpeg": .jpeg
        default: .unread
        }
      }
    self.init(
      name: file.lastPathComponent, format: format, bytes: format == .unread ? [] : [UInt8](data), scale: scale)
  }
}
