public import DSView
public import Foundation

/// A picture of the desktop platform; sources show it by `Image(nsImage:)`.
/// - Partial: a value with the source of the picture; drawing into a context is not supported.
open class NSImage: @unchecked Sendable {
  /// The name of a picture.
  public typealias Name = String

  enum Source {
    case nothing
    case symbol(String)
    case file(PictureInMemory)
  }

  let source: Source
  /// The size in points.
  open var size: CGSize
  /// Whether it takes its colour from the view that shows it.
  open var isTemplate = false

  init(_ source: Source, size: CGSize) { (self.source, self.size) = (source, size) }

  private convenience init(_ picture: PictureInMemory) { self.init(.file(picture), size: picture.size) }

  /// No picture, of a size.
  public convenience init(size: CGSize) { self.init(.nothing, size: size) }

  /// No picture.
  public convenience init() { self.init(.nothing, size: .zero) }

  /// A picture of an asset catalogue; nil if there is none of the name.
  public convenience init?(named name: Name) {
    guard let picture = PictureInMemory(named: name, in: nil) else { return nil }
    self.init(picture)
  }

  /// A picture of an asset catalogue.
  public convenience init(resource: ImageResource) {
    guard let picture = PictureInMemory(resource) else {
      self.init()
      return
    }
    self.init(picture)
  }

  /// A symbol by its SF Symbols name.
  /// - Partial: never nil; a name without a drawing gives a placeholder and a warning.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(.symbol(name), size: CGSize(width: 16, height: 16))
  }

  /// A picture of the bytes of a file; nil if they are neither PNG nor JPEG.
  public convenience init?(data: Data) {
    guard let picture = PictureInMemory(data: data, scale: 1) else { return nil }
    self.init(picture)
  }

  /// A picture of a file; nil if there is none.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A picture of a file; nil if there is none.
  public convenience init?(contentsOfFile fileName: String) { self.init(contentsOf: URL(fileURLWithPath: fileName)) }
}

extension Image {
  /// A picture of the desktop platform.
  public init(nsImage: NSImage) {
    switch nsImage.source {
    case .nothing: self.init("")
    case .symbol(let name): self.init(systemName: name)
    case .file(let picture): self.init(picture)
    }
    if nsImage.isTemplate { self = renderingMode(.template) }
  }
}
