import DSGeometry
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct LabelLineTests {
  @Test func `lines of a label's title begin at its leading edge`() {
    let text = dump(Label("title", systemImage: "star").multilineTextAlignment(.trailing))
    #expect(text.contains("multilineTextAlignment leading"), "\(text)")
  }

  @Test func `the prompt of a field that grows has as many lines as the field`() {
    func field(_ axis: SwiftUI.Axis) -> String {
      dump(TextField("", text: .constant(""), prompt: Text("title"), axis: axis).lineLimit(4, reservesSpace: true))
    }
    #expect(field(.horizontal).contains("lineLimit 1"), "\(field(.horizontal))")
    #expect(!field(.vertical).contains("lineLimit 1"), "\(field(.vertical))")
  }
}
