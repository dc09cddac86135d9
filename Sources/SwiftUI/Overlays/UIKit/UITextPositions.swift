public import Foundation

/// A place between the letters of a text.
@preconcurrency @MainActor
open class UITextPosition {
  /// How many UTF-16 units come before it.
  fileprivate let offset: Int

  /// A place by how much comes before it.
  fileprivate init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange {
  private let first: UITextPosition
  private let last: UITextPosition

  /// What is between two places.
  fileprivate init(_ first: UITextPosition, _ last: UITextPosition) { (self.first, self.last) = (first, last) }

  open var start: UITextPosition { first }
  open var end: UITextPosition { last }
  open var isEmpty: Bool { first.offset == last.offset }
}

/// A text in which places are named, as fields and views of text are.
@preconcurrency @MainActor
public protocol UITextInput: AnyObject {
  /// The text that places are counted in.
  var _letters: String { get }
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(_letters.utf16.count) }

  /// The place a number of UTF-16 units behind another one; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return 0...endOfDocument.offset ~= place ? UITextPosition(place) : nil
  }
  /// What is between two places.
  public func textRange(from first: UITextPosition, to last: UITextPosition) -> UITextRange? {
    UITextRange(first, last)
  }
  /// How many UTF-16 units are between two places.
  public func offset(from first: UITextPosition, to last: UITextPosition) -> Int { last.offset - first.offset }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
  /// A part of the text; nil if it does not have it.
  public func text(in range: UITextRange) -> String? {
    let units = Array(_letters.utf16)
    let (first, last) = (range.start.offset, range.end.offset)
    guard 0 <= first, first <= last, last <= units.count else { return nil }
    return String(decoding: units[first..<last], as: UTF16.self)
  }
}

extension UITextField: UITextInput {
  public var _letters: String { attributedText?.string ?? text ?? "" }
}

extension UITextView: UITextInput {
  public var _letters: String { attributedText.length > 0 ? attributedText.string : text ?? "" }

  /// The part that is selected.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(UITextPosition(selectedRange.location), UITextPosition(NSMaxRange(selectedRange))) }
    set {
      guard let newValue else { return }
      selectedRange = NSRange(location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
    }
  }
}
