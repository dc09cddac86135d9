import DSGeometry
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct FormColumnTests {
  private func frames(
    _ size: DynamicTypeSize = .large, @ViewBuilder _ rows: @escaping @MainActor () -> some View
  ) -> [[Double]] {
    laidOut({ Form { rows() }.formStyle(.columns).dynamicTypeSize(size) }, 300, 400).frames.map { [$0.minX, $0.maxX] }
  }

  @Test func `labels end where the second column begins, and what has none stands in the second`() {
    let found = frames {
      LabeledContent("A:", value: "one")
      LabeledContent("Longer:", value: "two")
      Text("loose")
    }
    #expect(found == [[50, 70], [78, 108], [0, 70], [78, 108], [78, 128]])
  }

  @Test func `controls that fill the room end at the form's edge whatever their labels are`() {
    let found = frames {
      Slider(value: .constant(1)) { Text("A:") }
      TextField("Longer:", text: .constant("text"))
      Section {
        Toggle("On:", isOn: .constant(true))
      }
    }
    #expect(found.map { $0[1] }.max() == 300)
    #expect(found.contains([50, 70]) && found.contains([0, 70]) && found.contains([40, 70]))
    #expect(found.contains([78, 129]))
    #expect(found.contains([78, 300]))
  }

  @Test func `labels stand above their controls where letters need the whole width`() {
    let found = frames(.accessibility5) {
      LabeledContent("A:", value: "one")
      LabeledContent("Longer:", value: "two")
    }
    #expect(found.map { $0[0] } == [0, 0, 0, 0])
  }
}
