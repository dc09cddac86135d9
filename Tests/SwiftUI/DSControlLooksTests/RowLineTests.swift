import DSGeometry
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct RowLineTests {
  /// The lines below rows: half a point high.
  private func lines(
    _ direction: DSGeometry.LayoutDirection = .leftToRight, @ViewBuilder _ rows: @escaping @MainActor () -> some View
  ) -> [[Double]] {
    laidOut({ List { rows() }.listStyle(.plain) }, 320, 800, direction: direction).frames
      .filter { $0.height == 0.5 }.map { [$0.minX, $0.maxX] }
  }

  @Test func `the line below a row begins at its first text`() {
    let found = lines {
      Text("plain")
      Label {
        Text("title")
      } icon: {
        Rectangle().frame(width: 20, height: 20)
      }
      HStack(spacing: 8) {
        Rectangle().frame(width: 20, height: 20)
        Text("first")
        Spacer()
        Text("last")
      }
      Rectangle().frame(width: 20, height: 20)
    }
    #expect(found.map { $0[1] } == [320, 320, 320, 320])
    #expect(found[0][0] == 16)
    #expect(found[1][0] > 36)
    #expect(found[2][0] == 44)
    #expect(found[3][0] == 16)
  }

  @Test func `the line is mirrored where content runs from the right`() {
    let found = lines(.rightToLeft) {
      HStack(spacing: 8) {
        Rectangle().frame(width: 20, height: 20)
        Text("first")
      }
    }
    #expect(found == [[0, 276]])
  }

  @Test func `a view may say where the line begins and ends`() {
    let found = lines {
      HStack(spacing: 8) {
        Rectangle().frame(width: 20, height: 20)
        Text("first")
      }
      .alignmentGuide(.listRowSeparatorLeading) { _ in 5 }
      .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - 10 }
    }
    #expect(found == [[21, 16 + 20 + 8 + 50 - 10]])
  }

  @Test func `the texts of a control do not move the line`() {
    let found = lines {
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
      TextEditor(text: .constant("long")).frame(height: 40)
    }
    #expect(found.map { $0[0] } == [16, 16])
  }
}
