import DSTesting
import Orchard
import SwiftUI
import XCTest

final class ButtonTestCase: XCTestCase {
  func testAdd() async {
    await expectShot(of: Button("Add to basket") {}.buttonStyle(.orchard), in: .typeSize(.large, .accessibility1))
  }
}
