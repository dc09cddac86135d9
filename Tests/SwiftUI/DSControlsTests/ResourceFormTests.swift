import SwiftUI
import Testing
import ViewTestSupport

private struct Hidden: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "Hidden" }
}

@MainActor
struct ResourceFormTests {
  @Test func `controls that take a resource are drawn as those that take its key`() {
    let resource: LocalizedStringResource = "Save"
    let url = URL(fileURLWithPath: "/")
    let pairs: [(any View, any View)] = [
      (Button(resource) {}, Button("Save") {}),
      (Button(resource, role: .cancel) {}, Button("Save", role: .cancel) {}),
      (Button(resource, systemImage: "star") {}, Button("Save", systemImage: "star") {}),
      (Label(resource, systemImage: "star"), Label("Save", systemImage: "star")),
      (Toggle(resource, isOn: .constant(true)), Toggle("Save", isOn: .constant(true))),
      (
        Toggle(resource, systemImage: "star", isOn: .constant(true)),
        Toggle("Save", systemImage: "star", isOn: .constant(true))
      ),
      (TextField(resource, text: .constant("")), TextField("Save", text: .constant(""))),
      (SecureField(resource, text: .constant("")), SecureField("Save", text: .constant(""))),
      (
        Picker(resource, selection: .constant(1)) { Text("x").tag(1) },
        Picker("Save", selection: .constant(1)) { Text("x").tag(1) }
      ),
      (Stepper(resource, value: .constant(1), in: 0...2), Stepper("Save", value: .constant(1), in: 0...2)),
      (Section(resource) { Text("x") }, Section("Save") { Text("x") }),
      (Link(resource, destination: url), Link("Save", destination: url)),
      (NavigationLink(resource) { Text("x") }, NavigationLink("Save") { Text("x") }),
      (LabeledContent(resource) { Text("x") }, LabeledContent("Save") { Text("x") }),
      (LabeledContent(resource, value: "x"), LabeledContent("Save", value: "x")),
      (Menu(resource, systemImage: "star") {}, Menu("Save", systemImage: "star") {}),
      (
        ContentUnavailableView(resource, systemImage: "star", description: Text("x")),
        ContentUnavailableView("Save", systemImage: "star", description: Text("x"))
      ),
      (
        DisclosureGroup(resource, isExpanded: .constant(true)) { Text("x") },
        DisclosureGroup("Save", isExpanded: .constant(true)) { Text("x") }
      ),
      (Text("x").accessibilityLabel(resource), Text("x").accessibilityLabel("Save")),
    ]
    for (index, (taken, known)) in pairs.enumerated() {
      let text = dump(VStack { AnyView(taken) })
      #expect(text == dump(VStack { AnyView(known) }), "pair \(index)")
      #expect(text.contains("\"Save\""), "pair \(index)")
    }
    #expect(dump(NavigationStack { Text("x").navigationTitle(resource) }).contains("\"Save\""))
  }

  @Test func `a value may say by which resource it is called`() {
    #expect(dump(Button(Hidden().localizedStringResource) {}) == dump(Button("Hidden") {}))
  }
}
