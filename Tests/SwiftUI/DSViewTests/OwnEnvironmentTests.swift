import DSDiagnostics
import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

extension EnvironmentValues {
  @Entry fileprivate var step: CGFloat = 1
}

private struct Height: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// Reads the step in an action.
private struct Measured: View {
  @Environment(\.step) private var step
  @State private var width: CGFloat = 1

  var body: some View {
    Color.red.frame(width: width, height: 5).preference(key: Height.self, value: 5)
      .onPreferenceChange(Height.self) { width = $0 * step }
  }
}

/// Reads the step in a content that is made later, inside a view that sets another one.
private struct Rows: View {
  @Environment(\.step) private var step

  var body: some View {
    ForEach(0..<1) { _ in Color.red.frame(width: step, height: 5) }.environment(\.step, 9)
  }
}

/// Reads the step while it is laid out.
private struct Late: View {
  @Environment(\.step) private var step

  var body: some View {
    GeometryReader { _ in Color.red.frame(width: step, height: 5) }.environment(\.step, 9)
  }
}

private struct Stepped: ButtonStyle {
  @Environment(\.step) private var step

  func makeBody(configuration: Configuration) -> some View {
    ForEach(0..<1) { _ in Color.red.frame(width: step, height: 5) }.environment(\.step, 9)
  }
}

private struct Grown: View {
  @ScaledMetric private var size: CGFloat = 10

  var body: some View {
    ForEach(0..<1) { _ in Color.red.frame(width: size, height: 5) }.dynamicTypeSize(.accessibility5)
  }
}

/// Says when it is let go, and stops where that is not on the main thread.
private final class Watched: ObservableObject {
  let end: @MainActor () -> Void
  init(end: @escaping @MainActor () -> Void) { self.end = end }

  deinit {
    let end = Unchecked(end)
    MainActor.assumeIsolated { end.value() }
  }
}

/// Makes an object whenever its body is evaluated.
private struct Watching: View {
  let end: @MainActor () -> Void
  var body: some View { Watcher().environmentObject(Watched(end: end)) }
}

private struct Watcher: View {
  @EnvironmentObject var object: Watched

  var body: some View {
    let object = object
    GeometryReader { _ in Color.red.frame(width: object === object ? 5 : 0) }
  }
}

/// Holds what another thread lets go.
private final class Holder: @unchecked Sendable {
  var view: LoweredView?
  init(_ view: LoweredView) { self.view = view }
}

@MainActor
struct OwnEnvironmentTests {
  @Test func `an action reads the environment of the view that it belongs to`() {
    #expect(laidOut({ Measured().environment(\.step, 4) }).numbers == [[0, 0, 20, 5]])
  }

  @Test func `a content that is made later reads the environment of the view that it is written in`() {
    #expect(laidOut({ Rows().environment(\.step, 4) }).numbers == [[0, 0, 4, 5]])
    #expect(laidOut({ Late().environment(\.step, 4) }, 20, 20).numbers == [[0, 0, 4, 5]])
    #expect(laidOut({ Grown() }).numbers == [[0, 0, 10, 5]])
  }

  @Test func `a style reads the environment of the control that it draws`() {
    #expect(
      laidOut({ Button("a") {}.buttonStyle(Stepped()).environment(\.step, 4) }).numbers == [[0, 0, 4, 5]])
  }

  @Test func `objects of authors are let go on the main thread`() async throws {
    var ended = 0
    let holder = Holder(
      lowered(Watching { ended += 1 }, in: EnvironmentValues(), at: SourceLocation(file: "Watcher.swift")))
    #expect(ended == 0)
    await Task.detached { holder.view = nil }.value
    for _ in 0..<100 where ended == 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(ended == 1)
  }
}
