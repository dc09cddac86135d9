import SwiftUI
import Testing
import ViewTestSupport

private struct Wide: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Line(limit: environment.dynamicTypeSize.isAccessibilitySize ? 9 : 2)
  }
}

private struct Line: ViewModifier {
  let limit: Int
  func body(content: Content) -> some View { content.lineLimit(limit) }
}

private struct Badge: View, Equatable {
  let count: Int
  var body: some View { Text("\(count)") }
}

@MainActor
struct IdentityTests {
  @Test func `an identity, a comparison and a tag leave a view as it is`() {
    let plain = dump(Badge(count: 3))
    #expect(dump(Badge(count: 3).id("a").tag(1)) == plain)
    #expect(dump(Badge(count: 3).equatable()) == plain)
  }

  @Test func `a modifier of the environment becomes another one`() {
    #expect(dump(Text("a").modifier(Wide())) == dump(Text("a").lineLimit(2)))
    #expect(
      dump(Text("a").modifier(Wide()).environment(\.dynamicTypeSize, .accessibility1)).contains("lineLimit 9"))
    #expect(
      dump(Text("a").modifier(Line(limit: 3).animation(.default).transaction { _ in }))
        == dump(Text("a").lineLimit(3)))
  }

  @Test func `a picture without a name is nothing, and takes a size only where it can be resized`() {
    #expect(dump(Image("")) == dump(Color.clear.frame(width: 0, height: 0)))
    #expect(dump(Image("").resizable().frame(width: 9, height: 9)) == dump(Color.clear.frame(width: 9, height: 9)))
    #expect(dump(Image("pear")).contains("pear"))
  }
}
