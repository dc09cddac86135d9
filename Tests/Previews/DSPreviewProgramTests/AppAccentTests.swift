import DSDiagnostics
import DSView
import Foundation
import Testing

@testable import DSPreviewProgram

/// The accent that an app's list names.
@MainActor
struct AppAccentTests {
  @Test(arguments: [nil, [:], ["NSAccentColorName": "no such colour"]] as [[String: String]?])
  func `without a colour the accent is the platform's`(list: [String: String]?) {
    #expect(AppAccent.paint(in: list) == nil)
  }

  @Test func `a view has the accent in everything inside, and without one it is as it was`() {
    func nodes(_ accent: Color?) -> String {
      let view = AppAccent.accented(AnyView(Text("Tide")), by: accent?.paint)
      return String(describing: lowered(view, in: EnvironmentValues(), at: SourceLocation(file: "A.swift")))
    }
    #expect(nodes(.red).contains("accent("))
    #expect(!nodes(nil).contains("accent("))
  }
}
