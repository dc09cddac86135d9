import DSFoundation
import Foundation
import Testing

@Suite struct RectangleFormTests {
  @Test("The functions of C make the values that their names say")
  func values() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
