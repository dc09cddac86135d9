import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import Foundation
import Observation
import Testing
import ViewTestSupport

@testable import DSControls
@testable import DSView

@Observable private final class Profile {
  var name = "Ada"
}

private struct Editor: View {
  @Bindable var profile: Profile
  var body: some View { TextField("Name", text: $profile.name) }
}

@MainActor @Suite struct TeamSourceTests {
  @Test("A view's own initialiser takes the object of a @Bindable property")
  func bindable() {
    #expect(Editor(profile: Profile()).profile.name == "Ada")
  }

  @Test("Angles add up and are scaled")
  func angles() {
    let turned: Angle = .degrees(30) + .degrees(15) * 2 - -Angle.degrees(10)
    #expect(abs(turned.degrees - 70) < 1e-9)
  }

  @Test(
    "Elements move before the element at the destination, as rows of lists do",
    arguments: [
      (IndexSet([0]), 3, "bcad"), (IndexSet([3]), 0, "dabc"), (IndexSet([0, 2]), 4, "bdac"), (IndexSet([1]), 1, "abcd"),
    ])
  func moves(source: IndexSet, destination: Int, expected: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: source, toOffset: destination)
    #expect(String(letters) == expected)
  }

  @Test("Elements at offsets are removed")
  func removal() {
    var letters = Array("abcd")
    letters.remove(atOffsets: [0, 2])
    #expect(String(letters) == "bd")
  }

  @Test("Views that stand side by side at the root are a column")
  func roots() {
    let several = lower(
      Group {
        Text("a"); Text("b")
      }, in: .drawing, at: SourceLocation(file: "Root.swift", line: 1))
    let column = lower(
      VStack {
        Text("a"); Text("b")
      }, in: .drawing, at: SourceLocation(file: "Root.swift", line: 1))
    #expect(several.text(.comparable) == column.text(.comparable))
  }

  @Test("A preferred colour scheme holds for the views around too, and for what is behind them")
  func preferredScheme() {
    let view = HStack {
      SchemeName()
      SchemeName().preferredColorScheme(.dark)
    }
    let dump = lower(view, in: .drawing, at: SourceLocation(file: "Root.swift", line: 1)).text(.comparable)
    #expect(!dump.contains("in light"))
    #expect(dump.contains("background"))
    #expect(dump.contains("colorScheme"))
  }
}

extension TeamSourceTests {
  @Test("Each preview of a provider has the colour scheme that it prefers")
  func schemesOfPreviews() {
    let dumps = previews(of: BothSchemes.self, in: .drawing).map {
      lower($0.view, in: .drawing, at: SourceLocation(file: "Root.swift", line: 1)).text(.comparable)
    }
    #expect(dumps.map { $0.contains("in dark") } == [false, true])
    #expect(dumps.map { $0.contains("background") } == [false, true])
  }
}

private struct BothSchemes: PreviewProvider {
  static var previews: some View {
    ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
      SchemeName().padding().preferredColorScheme(scheme).previewDisplayName("\(scheme)")
    }
  }
}

private struct SchemeName: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: scheme == .dark ? "in dark" : "in light") }
}
