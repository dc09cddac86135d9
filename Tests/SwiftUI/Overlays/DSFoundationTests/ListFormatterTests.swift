import DSFoundation
import Foundation
import Testing

@Suite struct ListFormatterTests {
  @Test("Items are joined as a language does")
  func joined() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["one", "two", "three"]) == "one, two, and three")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(for: [1, 2]) == "1 und 2")
    #expect(formatter.string(for: 1) == nil)
    #expect(ListFormatter.localizedString(byJoining: ["one"]) == "one")
  }

  @Test("Items are written by their own formatter")
  func items() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let number = NumberFormatter()
    number.locale = formatter.locale
    number.minimumFractionDigits = 1
    formatter.itemFormatter = number
    #expect(formatter.string(from: [1, 2]) == "1.0 and 2.0")
  }

  @Test("Points, sizes and rectangles describe themselves by their numbers, and the clock counts from 2001")
  func numbers() {
    #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
    #expect(CGRect(x: 0, y: 0, width: 1, height: 2).debugDescription == "(0.0, 0.0, 1.0, 2.0)")
    let rectangle = CGRectUnion(CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 2, width: 1, height: 1))
    #expect(rectangle == CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
  }
}
