import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct SettledRowTests {
  /// Everything that is drawn: x, y, width and height.
  private func frames(@ViewBuilder _ rows: @escaping @MainActor () -> some View) -> [[Double]] {
    laidOut({ List { rows() }.listStyle(.plain) }, 320, 800).numbers
  }

  /// Where the first row's square of 7 points begins.
  private func start(@ViewBuilder _ rows: @escaping @MainActor () -> some View) -> Double? {
    frames(rows).first { $0[2] == 7 && $0[3] == 7 }?[0]
  }

  @Test func `the room that a row has taken is not changed from outside`() {
    let inside = EdgeInsets(top: 5, leading: 40, bottom: 5, trailing: 5)
    #expect(
      start { Rectangle().frame(width: 7, height: 7).listRowInsets(inside).listRowInsets(EdgeInsets()) } == 40)
    #expect(
      start {
        Section { Rectangle().frame(width: 7, height: 7).listRowInsets(inside) }.listRowInsets(EdgeInsets())
      } == 40)
    #expect(start { Rectangle().frame(width: 7, height: 7).listRowInsets(nil).listRowInsets(inside) } == 16)
    #expect(start { Section { Rectangle().frame(width: 7, height: 7) }.listRowInsets(inside) } == 40)
    #expect(
      start {
        Rectangle().frame(width: 7, height: 7).listRowInsets(.top, 0).listRowInsets(inside)
      } == 40)
  }

  @Test func `the line that a row has hidden stays hidden`() {
    let lines = frames {
      Text("one").listRowSeparator(.hidden).listRowSeparator(.visible)
      Text("two").listRowSeparator(.hidden, edges: .top).listRowSeparator(.visible)
    }.filter { $0[3] == 0.5 }
    #expect(lines.count == 1)
  }

  @Test func `a view keeps its innermost tag`() {
    func picker(_ chosen: Int) -> String {
      dump(Picker("", selection: .constant(chosen)) { Text("one").tag(1).tag(2) }.pickerStyle(.segmented))
    }
    #expect(picker(1) != picker(2))
    #expect(picker(2) == picker(3))
  }

  @Test func `headers and footers take the room that they ask for`() {
    func square() -> some View { Rectangle().frame(width: 7, height: 7) }
    let insets = EdgeInsets(top: 3, leading: 60, bottom: 4, trailing: 0)
    let header = start {
      Section {
        Text("row")
      } header: {
        square().listRowInsets(insets)
      }
    }
    let footer = start {
      Section {
        Text("row")
      } footer: {
        square().listRowInsets(insets)
      }
    }
    #expect(header == 60)
    #expect(footer == 60)
  }
}
