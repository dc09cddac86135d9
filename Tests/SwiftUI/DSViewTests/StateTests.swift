import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import SwiftUI
import Testing

@testable import DSView

@Observable
private final class Counter {
  var count = 3
  var names = ["a", "b"]
}

@Observable
private final class Nothing {}

private final class Settings: ObservableObject {
  @Published var title = "published"
  @Published var isOn = true
}

/// A wrapper of an author's own, which finds its value when it is updated.
@propertyWrapper
private struct Doubled: DynamicProperty {
  @Environment(\.lineSpacing) private var spacing
  @State private var kept = 10.0
  private(set) var wrappedValue = 0.0

  mutating func update() { wrappedValue = spacing * 2 + kept }
}

/// A wrapper around another one.
@propertyWrapper
private struct Quadrupled: DynamicProperty {
  @Doubled private var doubled
  private(set) var wrappedValue = 0.0

  mutating func update() { wrappedValue = doubled * 2 }
}

@MainActor
struct StateTests {
  private func text(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    var environment = EnvironmentValues.drawing
    change(&environment)
    return lower(view, in: environment, at: SourceLocation(file: "Card.swift", line: 1)).text(.comparable)
  }

  @Test func `state shows its first value and can be written through bindings`() {
    struct Row: View {
      @State private var name = "first"
      @State private var nothing: Int?
      var body: some View {
        let binding = $name
        binding.wrappedValue = "written"
        return Text(verbatim: name + " \(nothing.map(String.init) ?? "nil")")
      }
    }
    #expect(text(Row()).contains("\"written nil\""))
  }

  @Test func `a view that stands in two places owns its properties in each`() {
    final class Model: ObservableObject {}
    struct Names: DynamicProperty {
      @Namespace var space
      @StateObject var model = Model()
    }
    var seen: [Names] = []
    struct Counter: View {
      let see: (Names) -> Void
      @State private var count = 0
      private let names = Names()
      var body: some View {
        count += 1
        see(names)
        return Text(verbatim: "\(count)")
      }
    }
    let counter = Counter { seen.append($0) }
    #expect(
      text(
        HStack {
          Group {
            counter; counter
          }.overlay(counter)
        }
      ).contains("\"2\"") == false)
    #expect(Set(seen.map(\.space)).count == 4)
    #expect(Set(seen.map { ObjectIdentifier($0.model) }).count == 4)
  }

  @Test func `bindings reach parts, elements, optional values and other types`() {
    struct Point { var x = 1, y = 2 }
    let box = ValueBox(Point())
    box.binding.x.wrappedValue = 5
    #expect(box.value.x == 5 && box.value.y == 2)
    let list = ValueBox([1, 2, 3])
    for element in list.binding { element.wrappedValue *= 10 }
    #expect(list.value == [10, 20, 30] && list.binding[1].wrappedValue == 20)
    let optional = ValueBox(Int?.some(4))
    let inner = Binding(optional.binding)
    inner?.wrappedValue = 6
    #expect(optional.value == 6)
    optional.value = nil
    #expect(Binding(optional.binding) == nil && inner?.wrappedValue == 6)
    let whole = ValueBox(7)
    Binding<Int?>(whole.binding).wrappedValue = 8
    #expect(whole.value == 8 && Binding<AnyHashable>(whole.binding).wrappedValue == AnyHashable(8))
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
  }

  @Test func `observable objects reach views by property, environment and binding`() {
    struct Inner: View {
      @Environment(Counter.self) private var counter
      @Environment(Nothing.self) private var none: Nothing?
      var body: some View {
        @Bindable var bound = counter
        bound.count += 1
        $bound.count.wrappedValue += 1
        return Text(verbatim: "\(counter.count) \(none == nil)")
      }
    }
    struct Old: View {
      @StateObject private var own = Settings()
      @ObservedObject var given: Settings
      @EnvironmentObject private var inherited: Settings
      var body: some View {
        $given.isOn.wrappedValue = false
        return Text(verbatim: "\(own.title) \(given.isOn) \(inherited.title)")
      }
    }
    #expect(text(Inner().environment(Counter())).contains("\"5 true\""))
    let inherited = Settings()
    inherited.title = "inherited"
    #expect(text(Old(given: Settings()).environmentObject(inherited)).contains("\"published false inherited\""))
  }

  @Test func `wrappers of one's own are updated before the body, inner ones first`() {
    struct Reader: View {
      @Doubled var doubled
      @Quadrupled var quadrupled
      var body: some View { Text(verbatim: "\(doubled) \(quadrupled)") }
    }
    struct Change: ViewModifier {
      @Doubled var doubled
      func body(content: Content) -> some View { content.padding(doubled) }
    }
    #expect(text(Reader()) { $0.lineSpacing = 3 }.contains("\"16.0 32.0\""))
    #expect(text(Text(verbatim: "a").modifier(Change())) { $0.lineSpacing = 1 }.contains(".padding all 12"))
  }

  @Test func `what is kept between runs shows its default and reads no store`() {
    enum Mode: String { case list, grid }
    struct Row: View {
      @AppStorage("name") private var name = "default"
      @AppStorage("mode") private var mode = Mode.grid
      @AppStorage("count") private var count: Int?
      @SceneStorage("page") private var page = 2
      var body: some View { Text(verbatim: "\(name) \(mode.rawValue) \(count == nil) \(page)") }
    }
    UserDefaults.standard.set("stored", forKey: "name")
    #expect(text(Row()).contains("\"default grid true 2\""))
  }

  @Test func `focus, gestures and name spaces hold what holds in a still picture`() {
    enum Field: Hashable { case name }
    struct Row: View {
      @FocusState private var isFocused: Bool
      @FocusState private var field: Field?
      @AccessibilityFocusState private var isPointedAt: Bool
      @GestureState private var offset = 4.0
      @Namespace private var one
      @Namespace private var two
      @FocusedValue(\.row) private var row
      var body: some View {
        Text(verbatim: "\(isFocused) \(field == nil) \(isPointedAt) \(offset) \(one == two) \(row == nil)")
          .focused($isFocused).focused($field, equals: .name).accessibilityFocused($isPointedAt)
      }
    }
    #expect(text(Row()).contains("\"false true false 4.0 false true\""))
  }

  @Test func `nothing runs before a view has its place`() {
    let view = Text(verbatim: "a")
      .onAppear { Issue.record("ran") }.onDisappear { Issue.record("ran") }
      .onChange(of: 1) { Issue.record("ran") }.onChange(of: 1) { _, _ in Issue.record("ran") }
      .onReceive(Settings().$title) { _ in Issue.record("ran") }
      .task { Issue.record("ran") }.task(id: 2) { Issue.record("ran") }
    #expect(text(view).hasPrefix("Text \"a\""))
  }

  @Test func `lengths grow as line heights do and end on whole pixels`() {
    struct Row: View {
      @ScaledMetric private var body17 = 17.0
      @ScaledMetric(relativeTo: .largeTitle) private var large: CGFloat = 100
      var body: some View { Text(verbatim: "\(body17) \(large)") }
    }
    #expect(text(Row()).contains("\"17.0 100.0\""))
    #expect(text(Row()) { $0.dynamicTypeSize = .accessibility5 }.contains("\"48.0 170.5\""))
    let medium = text(Row()) {
      $0.dynamicTypeSize = .medium
      $0.displayScale = 3
    }
    #expect(medium.contains("\"16.333333333333332 97.66666666666667\""))
  }
}

private struct RowKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var row: Int? {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }
}
