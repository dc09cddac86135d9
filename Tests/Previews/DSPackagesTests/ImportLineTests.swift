import Testing

@testable import DSPackages

/// Imports in the text of a source.
struct ImportLineTests {
  @Test func `each import of a module is found, with its place`() {
    let text = """
      import Foundation
      @testable import Sails
        public import struct Sails.Rope
      import SailsKit
      // import Sails
      let ä = 1; import Sails
      @_exported @preconcurrency internal import Sails
      """
    let places = ImportLines.places(of: "Sails", in: text)
    #expect(places.map(\.line) == [2, 3, 7])
    #expect(places.map(\.column) == [18, 24, 44])
    #expect(ImportLines.places(of: "Rope", in: text).isEmpty)
  }

  @Test(arguments: [
    ("import UIKit", true), ("import UIKitten", false), ("let important = 1", false),
    ("\timport class SwiftUI.A", true),
  ])
  func `one of several modules is found`(text: String, isFound: Bool) {
    #expect(ImportLines.has("SwiftUI|UIKit", in: text) == isFound)
  }

  @Test(arguments: [
    ("import Locks\n", true), ("  @preconcurrency import Locks\n", true), ("import Locksmiths\n", false),
    ("#if canImport(Locks)\n  import Locks\n#endif\n", false), ("#if A\n#if B\n#endif\nimport Locks\n#endif\n", false),
    ("#if A\nimport Foundation\n#else\nimport Locks\n#endif\n", false),
    ("#if A\n#endif\nimport struct Keys.Key\n", true), ("// import Locks\nlet important = 1\n", false),
  ])
  func `an import outside of all conditions is found`(text: String, isFound: Bool) {
    #expect(ImportLines.hasAlways(["Locks", "Keys"], in: text) == isFound)
  }
}
