import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct AssetCatalogTests {
  /// A bundle with a catalogue of two colours, one of them in a namespace, and a picture.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("Media.xcassets")
    func write(_ path: String, _ text: String) throws {
      let file = catalog.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    func color(_ components: String, _ rest: String = "") -> String {
      #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {\#(components)}}\#(rest)}"#
    }
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let light = color(#""red": "0x10", "green": "32", "blue": "0.5", "alpha": "1""#)
    let night = color(#""white": "1.0", "alpha": "0.5""#, dark)
    try write("Brand.colorset/Contents.json", #"{"colors": [\#(light), \#(night)]}"#)
    try write("Palette/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    let system = #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#
    try write("Palette/Accent.colorset/Contents.json", system)
    try write(
      "Logo.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "logo.svg"}], "properties": {"template-rendering-intent": "template"}}"#
    )
    try write("Logo.imageset/logo.svg", #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>"#)
    let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
    try write("Photo.imageset/Contents.json", #"{"images": [{"filename": "a.pdf"}, {"filename": "b.png"}]}"#)
    try write("Photo.imageset/a.pdf", "%PDF-1.4")
    try Data(photo).write(to: catalog.appendingPathComponent("Photo.imageset/b.png"))
    // The same letter in two spellings.
    try write("Screen.imageset/Contents.json", "{\"images\": [{\"filename\": \"e\u{301}cran.png\"}]}")
    try Data(photo).write(to: catalog.appendingPathComponent("Screen.imageset/\u{E9}cran.png"))
    try write("Vector.imageset/Contents.json", #"{"images": [{"filename": "vector.pdf"}]}"#)
    try write("Vector.imageset/vector.pdf", "%PDF-1.4")
    for symbol in ["sail", "sail.fill"] {
      try write(
        "\(symbol).symbolset/Contents.json", #"{"symbols": [{"idiom": "universal", "filename": "\#(symbol).svg"}]}"#)
      try write("\(symbol).symbolset/\(symbol).svg", #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>"#)
    }
    try Data(photo).write(to: folder.appendingPathComponent("Harbour@2x.JPG"))
    for loose in ["Badge.svg", "Badge@2x.svg", "Logo.svg"] {
      let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>"#
      try Data(drawing.utf8).write(to: folder.appendingPathComponent(loose))
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test func `colours are found by name, light and dark, in namespaces and by the platform's names`() throws {
    try withBundle { bundle in
      #expect(dump(Color("Brand", bundle: bundle)).contains("dark: rgb(#ffffff alpha=0.5)"))
      #expect(dump(Color("Brand", bundle: bundle)).contains("else: rgb(0.06274509803921569 0.12549019607843137 0.5 1)"))
      #expect(dump(Color("Palette/Accent", bundle: bundle)).contains("system(blue)"))
      #expect(dump(Color("Brnad", bundle: bundle)).contains("unknown(Brnad among="))
    }
  }

  @Test func `pictures are found by name, and templates are drawn in the foreground style`() throws {
    try withBundle { bundle in
      #expect(
        dump(Image("Logo", bundle: bundle).resizable()).contains("Image file(logo.svg svg) resizable mode=template"))
      #expect(dump(Image("Lgoo", bundle: bundle)).contains("unknown(Lgoo among="))
    }
  }

  @Test func `symbols of a catalogue heed scale, mode and variants as the platform's do`() throws {
    try withBundle { bundle in
      let sail = Image("sail", bundle: bundle)
      #expect(dump(sail).contains("Image file(sail.svg symbol) mode=template"))
      let large = dump(sail.imageScale(.large).symbolRenderingMode(.hierarchical))
      #expect(large.contains("symbolScale=1.29") && large.contains("symbolMode=hierarchical"))
      #expect(dump(sail.symbolVariant(.fill)).contains("file(sail.fill.svg symbol)"))
      #expect(dump(sail.symbolVariant(.slash)).contains("file(sail.svg symbol)"))
      #expect(!dump(Image("Logo", bundle: bundle).imageScale(.large)).contains("symbolScale"))
    }
  }

  @Test func `a JPEG is one whatever its name says, and what is not drawn is there all the same`() throws {
    try withBundle { bundle in
      #expect(dump(Image("Photo", bundle: bundle)).contains("file(b.png jpeg"))
      #expect(
        dump(Image("Screen", bundle: bundle)).contains("cran.png")
          && !dump(Image("Screen", bundle: bundle)).contains("unknown"))
      #expect(dump(Image("Vector", bundle: bundle)).contains("file(vector.pdf pdf"))
      #expect(dump(Image("Harbour", bundle: bundle)).contains("file(\"Harbour@2x.JPG\" jpeg scale=2"))
    }
  }

  @Test func `a loose file among the resources is a picture, where no catalogue has its name`() throws {
    try withBundle { bundle in
      #expect(dump(Image("Badge", bundle: bundle)).contains("file(Badge.svg svg)"))
      #expect(dump(Image("Logo", bundle: bundle)).contains("file(logo.svg svg)"))
      #expect(dump(Image("Badge@2x", bundle: bundle)).contains("unknown("))
    }
  }
}
