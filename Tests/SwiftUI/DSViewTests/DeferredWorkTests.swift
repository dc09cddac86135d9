import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// What actions have put off until later.
@MainActor private final class Later {
  var actions: [@MainActor () -> Void] = []
  func run() {
    let now = actions
    actions = []
    for action in now { action() }
  }
}

private struct Card: View {
  let later: Later
  @State private var width: CGFloat = 3

  var body: some View {
    Rectangle().frame(width: width, height: 5)
      .preference(key: WidthKey.self, value: 40)
      .onPreferenceChange(WidthKey.self) { value in
        later.actions.append { width = value }
      }
  }
}

/// Draws a line as wide as the box above it.
private struct Underlined: View {
  @State private var width: CGFloat = 1

  var body: some View {
    VStack {
      Rectangle().frame(width: 30, height: 5)
        .background {
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
        }
      Rectangle().frame(width: width, height: 3)
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

@MainActor
struct DeferredWorkTests {
  @Test func `actions do not wait for contents that no layout makes`() {
    let placed = laidOut {
      VStack {
        Label {
          GeometryReader { _ in Color.red }
        } icon: {
          Rectangle().frame(width: 5, height: 5)
        }
        .labelStyle(.iconOnly)
        Underlined()
      }
    }
    #expect(placed.numbers.contains { $0[2] == 30 && $0[3] == 3 }, "\(placed.numbers)")
  }

  @Test func `what an action puts off until later changes the view before its next layout`() {
    let later = Later()
    let view = lowered(in: .drawing, at: .init(file: "Card.swift")) { Card(later: later) }
    #expect(view.node.text(.comparable).contains("width=3"))
    #expect(view.live != nil)
    later.run()
    let next = view.live?.following(MarkedFrames())
    #expect(next?.node.text(.comparable).contains("width=40") == true)
    later.run()
    #expect(view.live?.following(MarkedFrames()) == nil)
  }

  @Test func `a property that is set to its own value does not change the view`() {
    let later = Later()
    let view = lowered(in: .drawing, at: .init(file: "Card.swift")) { Card(later: later) }
    let actions = later.actions
    later.run()
    #expect(view.live?.following(MarkedFrames()) != nil)
    for action in actions { action() }
    #expect(view.live?.following(MarkedFrames()) == nil)
  }
}

/// A box as wide as a published property says.
@MainActor private final class Widths: ObservableObject {
  @Published var width: CGFloat = 10
  @Published var height: CGFloat = 5
}

/// The same with an observed one.
@MainActor @Observable private final class Heights {
  var height: CGFloat = 10
}

private struct Measured: View {
  @ObservedObject var widths: Widths
  let heights: Heights
  var body: some View { Rectangle().frame(width: widths.width, height: heights.height).onAppear {} }
}

extension DeferredWorkTests {
  @Test func `objects that views read are followed, and one that is set to its own value is not`() {
    let (widths, heights) = (Widths(), Heights())
    let view = lowered(in: .drawing, at: .init(file: "Card.swift")) { Measured(widths: widths, heights: heights) }
    #expect(view.live?.following(MarkedFrames()) == nil)
    widths.width = 30
    #expect(view.live?.following(MarkedFrames())?.node.text(.comparable).contains("width=30") == true)
    widths.width = 30
    #expect(view.live?.following(MarkedFrames()) == nil)
    heights.height = 40
    #expect(view.live?.following(MarkedFrames())?.node.text(.comparable).contains("height=40") == true)
    heights.height = 50
    #expect(view.live?.following(MarkedFrames())?.node.text(.comparable).contains("height=50") == true)
    widths.objectWillChange.send()
    #expect(view.live?.following(MarkedFrames()) != nil)
  }
}

struct EndlessWorkTests {
  @Test func `work that defers further work for ever is left with a warning`() {
    func warnings(of begun: () -> Int) -> [String] {
      ReachedLimits.collecting(at: SourceLocation(file: "Card.swift")) { DeferredWork.finish(count: begun) }.warnings
        .map(\.id)
    }
    var count = 0
    #expect(warnings { min(count, 3) }.isEmpty)
    let endless = warnings {
      count += 1
      return count
    }
    #expect(endless == ["endless-work"])
  }
}
