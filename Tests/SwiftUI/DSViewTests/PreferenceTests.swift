import DSGeometry
import SwiftUI
import Testing
import ViewTestSupport

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

  @Test func `each view of a group hands a value up, and each anchor is its own view's`() {
    let group = Group {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(total(VStack { group.preference(key: Total.self, value: 4) }) == 8)
    let result = laidOut(
      {
        VStack(spacing: 0) {
          Group {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 30, height: 20)
          }
          .anchorPreference(key: Places.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(Places.self) { places in
          GeometryReader { geometry in
            Color.green.frame(width: geometry[places[0]].width, height: geometry[places[1]].height)
          }
        }
      }, 50, 50)
    #expect(result.numbers.last == [0, 0, 10, 20])
  }

  @Test func `views in front of the views of a group keep what they own apart`() {
    struct Measured: View {
      @State private var height = 0.0
      var body: some View {
        GeometryReader { Color.red.preference(key: Total.self, value: Int($0.size.height)) }
          .onPreferenceChange(Total.self) { height = Double($0) }
          .overlay(alignment: .topLeading) { Color.green.frame(width: height, height: 1) }
      }
    }
    let result = laidOut(
      {
        VStack(spacing: 0) {
          Group {
            Color.blue.frame(height: 10)
            Color.blue.frame(height: 20)
          }
          .overlay { Measured() }
        }
      }, 50, 30)
    #expect(result.numbers.filter { $0[3] == 1 } == [[0, 0, 10, 1], [0, 10, 20, 1]])
  }
}

private struct Places: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
