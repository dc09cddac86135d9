import Testing
import UIKit

/// Versions of pictures, and what notifications carry.
@MainActor struct VersionTests {
  @Test("a picture's versions are found by light and dark") func versions() {
    let asset = UIImageAsset()
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == UIImage())
    asset.register(.add, with: UITraitCollection(userInterfaceStyle: .light))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == .add)
    asset.register(.remove, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == .remove)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) == .add)
    asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) == .remove)
  }

  @Test("rectangles, points and sizes come out of values as they went in") func values() {
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rectangle).cgRectValue == rectangle)
    #expect(NSValue(cgPoint: rectangle.origin).cgPointValue == rectangle.origin)
    #expect(NSValue(cgSize: rectangle.size).cgSizeValue == rectangle.size)
  }

  @Test("a literal names a picture, and one that is missing is no picture") func literals() {
    let missing: UIImage = #imageLiteral(resourceName: "no such picture")
    #expect(missing == UIImage())
  }

  @Test("recognizers are equal to themselves alone") func recognizers() {
    let (one, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    #expect(one == one && one != other && Set([one, other, one]).count == 2)
  }

  @Test("a text of a value has its letters") func texts() {
    #expect(NSAttributedString(AttributedString("Harbour")).string == "Harbour")
  }
}
