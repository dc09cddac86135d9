import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import DSView
import PreviewVariants
import SwiftUI
import Testing

@testable import DSPreviews

private struct Compact: PreviewVariant {
  static func apply(_ modes: [String: String], to environment: inout EnvironmentValues) {
    if modes["density"] == "compact" { environment.lineSpacing = 1 }
  }
}

private enum Wing {
  struct Wide: PreviewVariant {
    static func apply(_ modes: [String: String], to environment: inout EnvironmentValues) {}
  }
}

/// Shares a number with every preview that asks for it.
private struct Numbered: PreviewModifier {
  @MainActor static var calls = 0

  static func makeSharedContext() async throws -> Int {
    calls += 1
    return 41 + calls
  }

  func body(content: Content, context: Int) -> some View {
    VStack {
      content
      Text(verbatim: "number \(context)")
    }
  }
}

private struct Broken: PreviewModifier {
  struct Fault: Error {}
  static func makeSharedContext() async throws -> Int { throw Fault() }
  func body(content: Content, context: Int) -> some View { Text("never") }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var numbered: Self { .modifier(Numbered()) }
  @MainActor static var broken: Self { .modifier(Broken()) }
}

#Preview("First numbered", traits: .numbered) { Text("one") }
#Preview("Second numbered", traits: .numbered) { Text("two") }
#Preview("Broken", traits: .broken) { Text("three") }

@MainActor
struct DiscoveryTests {
  private func preview(_ name: String) throws -> DiscoveredPreview {
    try #require(discoverPreviews().first { $0.module == "DSPreviewsTests" && $0.name == name })
  }

  private func dump(_ preview: DiscoveredPreview) -> String {
    lower(preview.make(), in: .drawing, at: SourceLocation(file: "Preview.swift", line: 1)).text(.comparable)
  }

  @Test func `a provider that is generic is named, and has no previews`() {
    #expect(genericProviders().contains("Generic_Previews"))
    #expect(genericProviders() == genericProviders().sorted())
    let names = discoverPreviews().compactMap(\.typeName)
    #expect(!names.contains { $0.contains("Generic_Previews") })
  }

  @Test func `what says which modes a package has is found, private and nested types too`() {
    let names = discoverVariants().map { String(reflecting: $0) }.filter { $0.hasPrefix("DSPreviewsTests") }
    #expect(names.count == 2 && names == names.sorted())
    var environment = EnvironmentValues()
    for variant in discoverVariants() { variant.apply(["density": "compact"], to: &environment) }
    #expect(environment.lineSpacing == 1)
  }

  @Test func `a preview whose code crashes is known by its place alone`() {
    var asked: [String] = []
    let found = discoverPreviews { unread, body in
      asked.append(unread.source)
      return unread.module == "DSPreviewsTests" ? nil : body()
    }.filter { $0.module == "DSPreviewsTests" }
    #expect(!found.isEmpty && found.allSatisfy { !$0.isRead && $0.name == nil })
    #expect(found.allSatisfy { asked.contains($0.source) })
    #expect(Set(asked).count == asked.count)
    // Of a provider not even the number of its previews is known.
    #expect(found.filter { $0.typeName == "Card_Previews" }.count == 1)
    let read = discoverPreviews().filter { $0.module == "DSPreviewsTests" }
    #expect(read.allSatisfy { $0.isRead })
  }

  @Test func `what a modifier shares is made once for all previews, and stands around each`() async throws {
    let (first, second) = (try preview("First numbered"), try preview("Second numbered"))
    let problems = [await first.prepare(), await second.prepare()]
    #expect(problems == [nil, nil] && Numbered.calls == 1)
    #expect(dump(first).contains("number 42") && dump(first).contains("\"one\""))
    #expect(dump(second).contains("number 42") && dump(second).contains("\"two\""))
  }

  @Test func `a modifier that has nothing to share leaves the preview as it is, and says why`() async throws {
    let broken = try preview("Broken")
    let problem = await broken.prepare()
    #expect(problem?.contains("Broken") == true && problem?.contains("Fault") == true)
    let again = await broken.prepare()
    #expect(again == problem)
    #expect(dump(broken).contains("\"three\"") && !dump(broken).contains("never"))
  }
}
