import DSDiagnostics
import DSNode
import SwiftUI
import Testing

@testable import DSView

extension EnvironmentValues {
  @Entry fileprivate var ink = Color.black
  @Entry fileprivate var level = 0
}

/// Reads the ink above the modifiers that set it.
private struct Notice: View {
  @Environment(\.ink) private var ink

  var body: some View {
    VStack {
      Text("Alert").environment(\.ink, .red).foregroundColor(ink)
      Text("Note").environment(\.ink, .black).foregroundColor(ink)
    }
  }
}

/// Sets the ink by a modifier of its own, around what it draws with the outer one.
private struct Page: View {
  @Environment(\.ink) private var ink

  var body: some View { VStack { Text("Page").foregroundColor(ink) }.modifier(Inked()).padding() }
}

private struct Inked: ViewModifier {
  @Environment(\.ink) private var outer

  func body(content: Content) -> some View { content.background(outer).environment(\.ink, .blue) }
}

/// Uses the outer ink beside a view with another one.
private struct Section: View {
  @Environment(\.ink) private var ink

  var body: some View {
    VStack {
      Text("Header").foregroundColor(ink)
      Line().environment(\.ink, .green)
    }
  }
}

private struct Line: View {
  @Environment(\.ink) private var ink
  var body: some View { Text("Line").foregroundColor(ink) }
}

/// An object that counts how many there are.
private final class Dear: ObservableObject {
  @MainActor static var count = 0
  @MainActor init() { Dear.count += 1 }
}

/// Owns such an object, below a body that is evaluated several times.
private struct Owner: View {
  @StateObject private var dear = Dear()
  var body: some View { Text("\(ObjectIdentifier(dear) == ObjectIdentifier(dear))") }
}

private struct Above: View {
  @Environment(\.ink) private var ink

  var body: some View {
    VStack {
      Owner().environment(\.ink, .red).foregroundColor(ink)
      Owner().environment(\.ink, .green).foregroundColor(ink)
    }
  }
}

/// Sets the level after the one that it is drawn on.
private struct Branch: View {
  @Environment(\.level) private var level
  var depth = 3

  var body: some View {
    VStack {
      Text("\(level)").padding(.leading, CGFloat(level) * 8)
      if depth > 0 { AnyView(Branch(depth: depth - 1)) }
    }
    .environment(\.level, level + 1)
  }
}

@MainActor
struct ReadAboveTests {
  @Test func `objects that views own are made once, however often a body is tried`() {
    Dear.count = 0
    _ = lowered(Above(), in: EnvironmentValues(), at: SourceLocation(file: "Card.swift"))
    #expect(Dear.count == 2)
  }

  private func warnings(_ view: some View) -> [Diagnostic] {
    lowered(view, in: EnvironmentValues(), at: SourceLocation(file: "View.swift", line: 1)).warnings
  }

  @Test func `a value that a body reads above the modifier that sets it is warned of once, with its place`() throws {
    let found = warnings(Notice())
    #expect(found.map(\.id) == ["environment-read-above"])
    let warning = try #require(found.first)
    #expect(warning.message.contains("'Notice' reads 'ink'"))
    #expect(warning.location == SourceLocation(file: "DSViewTests/ReadAboveTests.swift", line: 15))
    #expect(warning.hint?.contains("'Notice'") == true)
  }

  @Test func `a modifier's body belongs to the body that the modifier stands in`() {
    #expect(warnings(Page()).map(\.id) == ["environment-read-above"])
    #expect(warnings(Text("Plain").modifier(Inked())).isEmpty)
  }

  @Test func `a view may read the outer value beside one that has another`() {
    #expect(warnings(Section()).isEmpty)
    #expect(warnings(Line().environment(\.ink, .red)).isEmpty)
  }

  @Test func `a value that is made of the outer one means to read it`() {
    #expect(warnings(Branch()).isEmpty)
  }

  @Test func `setting the value that is there already is no mistake`() {
    #expect(warnings(Notice().environment(\.ink, .red)).count == 1)
    #expect(warnings(Page().environment(\.ink, .blue)).isEmpty)
  }
}
