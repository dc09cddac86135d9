import DSGeometry
import SwiftUI
import Testing

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor
struct PreferenceTests {
  /// The value that a view hands up.
  private func total(_ view: some View) -> Int {
    var found = -1
    _ = laidOut({ view.onPreferenceChange(Total.self) { found = $0 } })
    return found
  }

  @Test func `values of neighbours are joined in order, through any containers`() {
    #expect(
      total(
        HStack {
          Color.red.preference(key: Total.self, value: 1)
          VStack { Group { Color.red.preference(key: Total.self, value: 20) } }
          Color.red.background(Color.blue.preference(key: Total.self, value: 300))
        }) == 321)
    #expect(total(Color.red) == 0)
  }

  @Test func `a value hides those of the views inside`() {
    #expect(
      total(HStack { Color.red.preference(key: Total.self, value: 1) }.preference(key: Total.self, value: 5)) == 5)
  }

  @Test func `a value can be changed on its way`() {
    #expect(
      total(HStack { Color.red.preference(key: Total.self, value: 1) }.transformPreference(Total.self) { $0 *= 7 }) == 7
    )
  }

  @Test func `a view behind depends on what the views inside hand up`() {
    let result = laidOut(
      {
        Color.red.preference(key: Total.self, value: 12).frame(width: 50, height: 50)
          .backgroundPreferenceValue(Total.self) { Color.blue.frame(width: CGFloat($0), height: 4) }
      }, 50, 50)
    #expect(result.numbers == [[19, 23, 12, 4], [0, 0, 50, 50]])
  }

  @Test func `an action runs once for each value`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: CGFloat(10 * count), height: 5).preference(key: Total.self, value: min(count, 3))
          .onPreferenceChange(Total.self) { _ in count += 1 }
      }
    }
    // The action follows each of the values 0, 1, 2 and 3.
    #expect(laidOut({ Counter() }, 100, 10).size.width == 40)
  }
}
