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
}
