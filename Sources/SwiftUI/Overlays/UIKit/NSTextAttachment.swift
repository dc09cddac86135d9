public import Foundation

// Pictures within texts of labels, which are not drawn; `Text` takes an `Image`.

/// A picture within a text.
open class NSTextAttachment: @unchecked Sendable {
  /// The character that stands for a picture.
  public static let character = 0xfffc
  /// A picture of a file's bytes.
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }
  /// A picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
  /// No picture.
  public convenience init() { self.init(data: nil, ofType: nil) }
  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true
}

extension NSAttributedString {
  /// A text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(UnicodeScalar(NSTextAttachment.character)!), attributes: [.attachment: attachment])
  }

  /// The rectangle of the text within a size.
  /// - Partial: estimated from the number of letters; fonts are not measured.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
    -> CGRect
  {
    let line = self.size()
    let lines = size.width > 0 ? (line.width / size.width).rounded(.up) : 1
    return CGRect(x: 0, y: 0, width: min(line.width, size.width), height: max(lines, 1) * line.height)
  }
}

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is known of a text that was measured.
open class NSStringDrawingContext {
  public init() {}
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
}
