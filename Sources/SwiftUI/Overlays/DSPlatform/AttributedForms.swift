public import Foundation

extension NSAttributedString {
  /// A text of a value of Swift.
  /// - Partial: without its attributes.
  public convenience init(_ attrStr: AttributedString) { self.init(string: String(attrStr.characters)) }
}
