import DSGeometry
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct EditModeTests {
  /// Where the texts of rows begin and how many marks and handles there are.
  private func edited(
    _ mode: EditMode = .active, @ViewBuilder _ list: @escaping @MainActor () -> some View
  ) -> (starts: [Double], capsules: Int) {
    let frames = laidOut({ list().listStyle(.plain).environment(\.editMode, .constant(mode)) }, 320, 400).frames
    return (frames.filter { $0.height == 20 && $0.width == 10 }.map(\.minX), frames.count { $0.height == 1.8 })
  }

  private var rows: some View {
    List {
      ForEach(["a", "b"], id: \.self) { Text($0).deleteDisabled($0 == "b").moveDisabled($0 == "b") }
        .onDelete { _ in }.onMove { _, _ in }
      Text("c")
    }
  }

  @Test func `rows of a list that is edited have a mark and a handle where they can be deleted and moved`() {
    let (starts, lines) = edited { rows }
    #expect(starts == [16 + 22 + 8 + 8, 16, 16])
    #expect(lines == 3)
  }

  @Test func `a list that nobody edits, and one without actions, has neither`() {
    let calm = edited(.inactive) { rows }
    #expect(calm.starts == [16, 16, 16] && calm.capsules == 0)
    let fixed = edited { List { ForEach(["a"], id: \.self) { Text($0) }.onDelete(perform: nil) } }
    #expect(fixed.starts == [16] && fixed.capsules == 0)
  }

  @Test func `rows of which several can be chosen have a circle, rows of which one can be chosen have none`() {
    let several = edited {
      List(["a", "b"], id: \.self, selection: .constant(Set(["b"]))) { Text($0) }
    }
    #expect(several.starts == [54, 54])
    let one = edited {
      List(["a", "b"], id: \.self, selection: .constant("b")) { Text($0) }
    }
    #expect(one.starts == [16, 16])
  }

  @Test func `a handle leaves a row's own room to the row`() {
    let frames = laidOut(
      {
        List { ForEach([1], id: \.self) { _ in LabeledContent("a", value: "b") }.onMove { _, _ in } }
          .listStyle(.plain).environment(\.editMode, .constant(.active))
      }, 320, 400
    ).frames
    #expect(frames.contains { $0.width == 10 && $0.maxX == 320 - 16 - 20 - 8 })
  }

  @Test func `an edited list is no longer warned about`() {
    #expect(warnings(rows.environment(\.editMode, .constant(.active))).isEmpty)
  }
}
