import Testing
import UIKit

@Suite("Places in the text of UIKit's fields")
@MainActor struct TextPositionTests {
  @Test func `a place is counted from the beginning, in UTF-16 units, and is never outside of the text`() throws {
    let field = UITextField()
    field.text = "a🍐b"
    let start = field.beginningOfDocument
    let pear = try #require(field.position(from: start, offset: 3))
    #expect(field.offset(from: start, to: pear) == 3 && field.offset(from: pear, to: field.endOfDocument) == 1)
    #expect(field.position(from: start, offset: 5) == nil && field.position(from: pear, offset: -4) == nil)
    #expect(field.compare(start, to: pear) == .orderedAscending && field.compare(pear, to: pear) == .orderedSame)
  }

  @Test func `a range names a part of the text, and can be selected`() throws {
    let field = UITextField()
    field.text = "a🍐b"
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
    #expect(!range.isEmpty && field.text(in: range) == "a🍐")
    field.selectedTextRange = range
    #expect(field.selectedTextRange.flatMap(field.text) == "a🍐")

    let view = UITextView(frame: .zero)
    view.text = "plum"
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(view.selectedTextRange.flatMap(view.text) == "lu")
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
    view.text = "pl"
    #expect(view.selectedTextRange.flatMap(view.text) == nil, "the text is shorter than the range")
  }

  @Test func `a timer with a selector is one that does nothing`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 5, target: self, selector: Selector("tick"), userInfo: nil, repeats: true)
    #expect(timer.timeInterval == 5 && timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid)
  }
}
