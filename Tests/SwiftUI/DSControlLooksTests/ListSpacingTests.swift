import DSGeometry
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct ListSpacingTests {
  @Test func `a row with a background of its own has no other behind it`() {
    func grounds(_ background: DSView.Color?) -> Int {
      let list = List {
        Text("One").listRowBackground(background)
        Text("Two")
      }
      return dump(list).components(separatedBy: "system(secondarySystemGroupedBackground)").count - 1
    }
    // One ground for all rows, or one for the other row.
    #expect(grounds(nil) == 1 && grounds(.clear) == 1)
    let list = {
      List {
        Text("One").listRowBackground(DSView.Color.clear)
        Text("Two")
      }
    }
    let ground = laidOut(list, 300).frames.filter { $0.width == 268 && $0.height == 44 }
    let plain = { List(0..<2) { Text("Row \($0)") } }
    let shared = laidOut(plain, 300).frames.filter { $0.width == 268 }
    #expect(ground.count == 2 && !shared.contains { $0.height == 44 })
  }

  /// The tops of the texts in a list of two sections, 20 points high each.
  private func tops(_ style: some ListStyle, footer: String?) -> [Double] {
    laidOut(
      {
        List {
          Section {
            Text("a")
          } header: {
            Text("b")
          } footer: {
            if let footer { Text(footer) }
          }
          Section {
            Text("c")
          } header: {
            Text("d")
          }
        }
        .listStyle(style)
      }, 320, 800
    ).frames.filter { $0.width == 10 && $0.height == 20 }.map(\.minY)
  }

  @Test func `headers of plain lists keep away from what is above them`() {
    let plain = tops(.plain, footer: "f")
    // Header, row, footer, header, row: 8 and 28 points lie between the footer and the next header.
    #expect(plain.count == 5)
    #expect(plain[3] - (plain[2] + 20) == 36)
    let bare = tops(.plain, footer: nil)
    #expect(bare[2] - (bare[1] + 20) == 12 + 28)
  }

  @Test func `a header between rows of a grouped list has the room of a table's header`() {
    for found in [tops(.insetGrouped, footer: nil), tops(.grouped, footer: nil)] {
      // 12 points below the text of a row, then 30 above the header's.
      #expect(found[2] - (found[1] + 20) == 12 + 30)
    }
    let footed = tops(.grouped, footer: "f")
    #expect(footed[3] - (footed[2] + 20) == 2 + 18)
  }

  @Test func `headers of plain lists have no ground of their own`() {
    let list = List {
      Section("Header") { Text("row") }
    }
    .listStyle(.plain)
    #expect(!dump(list).contains("secondarySystemBackground"))
  }
}
