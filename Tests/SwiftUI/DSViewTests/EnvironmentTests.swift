import DSDiagnostics
import DSNode
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

private struct HueKey: EnvironmentKey { static let defaultValue = "neutral" }

extension EnvironmentValues {
  fileprivate var hue: String {
    get { self[HueKey.self] }
    set { self[HueKey.self] = newValue }
  }
}

// In an extension of `View` this is the method of that name.
private let colorScheme = "critical"

/// Where it is written.
private let hiddenLine = 2 + #line
extension View {
  fileprivate func hue() -> some View { environment(\.hue, colorScheme) }
}

private struct Hidden: View {
  var body: some View { Text("a").hue() }
}

struct EnvironmentTests {
  @Test func `values that views read have the platform's defaults`() {
    let values = EnvironmentValues()
    #expect(values.scenePhase == .active && values.isPresented == false && values.isFocused == false)
    #expect(values.redactionReasons.isEmpty && values.minimumScaleFactor == 1 && values.allowsTightening == false)
    #expect(values.headerProminence == .standard && values.defaultMinListRowHeight == 44 && values.isScrollEnabled)
    #expect(values.locale.identifier == "en_US" && values.timeZone.secondsFromGMT() == 0)
    #expect(values.calendar.identifier == .gregorian && values.calendar.timeZone.secondsFromGMT() == 0)
    #expect(
      values.textCase == nil && values.editMode == nil && values.presentationMode.wrappedValue.isPresented == false)
  }

  @MainActor @Test func `bounds beyond any picture have no end, and negative lines and spacers are none`() {
    func text(_ view: some View) -> String { dump(view) }
    #expect(
      text(Text("a").frame(maxWidth: .greatestFiniteMagnitude)) == text(Text("a").frame(maxWidth: .infinity)))
    #expect(
      text(Text("a").frame(idealHeight: .greatestFiniteMagnitude, maxHeight: 5)) == text(Text("a").frame(maxHeight: 5)))
    #expect(text(Text("a").lineSpacing(-10)).contains("lineSpacing 0"))
    #expect(text(Spacer(minLength: -8)) == text(Spacer(minLength: 0)))
  }

  @MainActor @Test func `an address goes to the handler that a view has set`() {
    var values = EnvironmentValues()
    var opened: [String] = []
    values.openURL = OpenURLAction { url in
      opened.append(url.absoluteString)
      return .handled
    }
    var accepted = false
    values.openURL(URL(string: "https://example.com")!) { accepted = $0 }
    #expect(opened == ["https://example.com"] && accepted)
  }

  @MainActor @Test func `a variable that a method of views hides is not set, and a run says so`() {
    let hidden = lowered(Hidden(), in: EnvironmentValues(), at: SourceLocation(file: "Hidden.swift"))
    #expect(hidden.warnings.map(\.id) == ["environment-method"])
    // Where the modifier is written, which only it knows: the file of a preview may not even exist.
    #expect(hidden.warnings.map(\.location) == [SourceLocation(file: "\(#fileID)", line: hiddenLine)])
    let set = lowered(
      Text("a").environment(\.hue, "critical"), in: EnvironmentValues(), at: SourceLocation(file: "Hidden.swift"))
    #expect(set.warnings.isEmpty)
  }

  @Test func `a description lists what is set in alphabetical order`() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values.lineSpacing = 4
    values[HueKey.self] = "critical"
    #expect(values.description == "[HueKey = critical, LineSpacingKey = 4.0]")
  }
}
