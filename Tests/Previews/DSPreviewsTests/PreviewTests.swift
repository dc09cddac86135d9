import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import DSView
import SwiftUI
import Testing

@testable import DSPreviews

@MainActor
struct PreviewTests {
  private let previews = discoverPreviews().filter {
    $0.module == "DSPreviewsTests" && $0.file != "DiscoveryTests.swift"
  }
  private var macros: [DiscoveredPreview] { previews.filter { $0.typeName == nil } }

  private func dump(_ preview: DiscoveredPreview?, dark: Bool = false) -> String? {
    var environment = EnvironmentValues.drawing
    if dark { environment.colorScheme = .dark }
    return preview.map {
      lower($0.make(), in: environment, at: SourceLocation(file: "Preview.swift", line: 1)).text(.comparable)
    }
  }

  private func preview(_ name: String) -> DiscoveredPreview? { previews.first { $0.name == name } }

  @Test func `every preview is found, a module's providers first, then by file and line`() {
    #expect(
      previews.map { $0.name ?? "-" } == [
        "-", "Small", "Number 1", "Number 2", "-", "Hidden", "-", "Named", "Fits", "Fixed", "Turned", "-",
        "Name of \"parts\"", "Available", "Second of its line", "Stateful", "Returned",
      ])
    #expect(macros.allSatisfy { $0.file == "PreviewForms.swift" })
    #expect(macros.map { $0.line! - firstPreviewLine } == [0, 3, 7, 14, 15, 16, 17, 20, 20, 22, 29])
    #expect(macros.map(\.index) == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
  }

  @Test func `traits say in which layout a preview is drawn`() {
    #expect(preview("Named")?.layout == .device)
    #expect(preview("Fits")?.layout == .sizeThatFits)
    #expect(preview("Fixed")?.layout == .fixed(width: 320, height: 44.5))
    #expect(preview("Turned")?.layout == .sizeThatFits)
    #expect(preview("Turned")?.orientation == .landscapeLeft)
    #expect(macros[5].orientation == .portraitUpsideDown)
  }

  @Test func `a preview makes its view`() {
    #expect(dump(macros[0])?.contains("plain") == true)
    #expect(dump(preview("Fits"))?.contains(#"two } \"quoted\""#) == true)
    #expect(dump(preview("Name of \"parts\""))?.contains("function") == true)
    #expect(dump(preview("Returned"))?.contains("returned") == true)
    #expect(dump(preview("Second of its line"))?.contains("second") == true)
  }

  @Test func `what is previewable reads the environment that the preview is drawn in`() {
    #expect(dump(preview("Stateful"))?.contains("2 light") == true)
    #expect(dump(preview("Stateful"), dark: true)?.contains("2 dark") == true)
  }

  @Test func `each view of a provider is a preview, and the setting nearest to it wins`() {
    let cards = previews.filter { $0.typeName == "Card_Previews" }
    #expect(cards.map(\.index) == [0, 1, 2, 3, 4])
    #expect(
      cards.map(\.layout) == [
        .device, .sizeThatFits, .fixed(width: 100, height: 50), .fixed(width: 100, height: 50), .device,
      ])
    #expect(cards[4].device?.size == CGSize(width: 402, height: 874))
    #expect(cards[4].orientation == .landscapeRight)
    #expect(dump(cards[2])?.contains("number 1") == true)
    #expect(dump(cards[2])?.contains("preview") == false)
  }

  @Test func `a private provider is found and reads the environment that it is drawn in`() {
    let hidden = preview("Hidden")
    #expect(hidden?.typeName?.hasSuffix("Hidden_Previews") == true)
    #expect(dump(hidden, dark: true)?.contains("dark") == true)
  }

  @Test func `two searches give the same order`() {
    let second = discoverPreviews().filter { $0.module == "DSPreviewsTests" && $0.file != "DiscoveryTests.swift" }
    #expect(second.map { [$0.file, $0.name, $0.typeName] } == previews.map { [$0.file, $0.name, $0.typeName] })
  }
}
