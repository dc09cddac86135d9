import DSSource
import Testing

private let modules: Set = ["AppKit", "Combine", "SwiftUI", "UIKit"]
private let phone = PlatformReading(platform: .ios, modules: modules)
private let mac = PlatformReading(platform: .macos, modules: modules)
private let linux = PlatformReading(platform: nil, modules: modules)

/// A source's lines, without the space that stands in place of what was there.
private func words(_ source: String?) -> String? {
  source?.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
}

@Test(arguments: [
  ("#if os(iOS)", "#if true", "#if false"), ("#if os(macOS)", "#if false", "#if true"),
  ("#if os(OSX)", "#if false", "#if true"), ("#if os(Linux)", "#if false", "#if false"),
  ("#elseif os( iOS )", "#elseif true", "#elseif false"), ("#if !os(watchOS)", "#if !false", "#if !false"),
  ("#if (os(iOS)||os(tvOS)) && !DEBUG", "#if (true ||false ) && !DEBUG", "#if (false ||false ) && !DEBUG"),
  ("#if targetEnvironment(simulator)", "#if true", "#if false"),
  ("#if targetEnvironment(macCatalyst)", "#if false", "#if false"),
  ("#if canImport(UIKit)", "#if true", "#if false"), ("#if canImport(AppKit)", "#if false", "#if true"),
  ("#if canImport(UIKit, _version: 12.0)", "#if true", "#if false"), ("#if canImport(Glibc)", "#if false", "#if false"),
  ("#if canImport(Combine)", "#if true", "#if true"), ("#if canImport(Darwin)", "#if true", "#if true"),
  ("#if swift(>=5.9) && os(iOS)", "#if swift(>=5.9) && true", "#if swift(>=5.9) && false"),
  ("#if os(iOS) // os(macOS)", "#if true // os(macOS)", "#if false // os(macOS)"),
  ("#if os(iOS) /* or\n*/ #if os(iOS)", "#if true /* or\n*/ #if true", "#if false /* or\n*/ #if false"),
  ("#if os(iOS) ||\n  os(macOS)\nos(iOS)", "#if true ||\nfalse\nos(iOS)", "#if false ||\ntrue\nos(iOS)"),
  ("#if (os(iOS)\n  || os(macOS)\n)\nos(iOS)", "#if (true\n|| false\n)\nos(iOS)", "#if (false\n|| true\n)\nos(iOS)"),
  ("#if os(iOS)\n#if os(macOS)\n#endif", "#if true\n#if false\n#endif", "#if false\n#if true\n#endif"),
  ("import Darwin\nDarwin.exit(0)", "import Glibc\nGlibc .exit(0)", "import Glibc\nGlibc .exit(0)"),
  (
    "import CoreFoundation\nlet now = CFAbsoluteTimeGetCurrent()",
    "import Foundation\nlet now = CFAbsoluteTimeGetCurrent()",
    "import Foundation\nlet now = CFAbsoluteTimeGetCurrent()"
  ),
  ("import Combine.Just\nlet x = 1", "import Combine\nlet x = 1", "import Combine\nlet x = 1"),
  (
    "import struct Combine.Just\n#if os(iOS)", "import struct Combine.Just\n#if true",
    "import struct Combine.Just\n#if false"
  ),
  ("@objc(tap:) func tap()\n@objc func x()", "func tap()\nfunc x()", "func tap()\nfunc x()"),
  ("#selector(tap)", "Selector(tap)", "Selector(tap)"),
  (
    "bundle.localizedString(forKey: a ? b : f(c, d: 1), value: nil, table: [1: nil])",
    "bundle._pluralizedText(forKey: a ? b : f(c, d: 1), value: nil, table: [1: nil])",
    "bundle._pluralizedText(forKey: a ? b : f(c, d: 1), value: nil, table: [1: nil])"
  ),
  ("#keyPath(Boat.sail.area)", "\"sail.area\"", "\"sail.area\""), ("#keyPath(area)", "\"area\"", "\"area\""),
  (
    "c.waitsForConnectivity = waitsForConnectivity", "c._waitForConnectivity = waitsForConnectivity",
    "c._waitForConnectivity = waitsForConnectivity"
  ),
  ("@NSManaged var a: Int", "@_DSStored var a: Int", "@_DSStored var a: Int"),
])
func `questions about the platform are answered`(source: String, phone expected: String, mac other: String) {
  #expect(words(phone.read(source)) == words(expected))
  #expect(words(mac.read(source)) == words(other))
}

@Test(arguments: [
  "#if DEBUG\n#endif", "#if swift(>=5.9) && compiler(>=6)", "#if arch(arm64)", "#if canImport(MapKit)",
  "let a = os(iOS)",
  "\"#if os(iOS)\"", "\"\"\"\n#if os(iOS)\n\"\"\"", "#\"\"\"\n#if os(iOS)\n\"\"\"#", "// #if os(iOS)",
  "/* #if os(iOS) */",
  "/#if os(iOS)/", "#if os(", "#if os", "#if", "#", "@", "@objcs", "# if os(iOS)", "print(#if)", "\"@objc\"",
  "`Darwin`.x", "override func localizedString(forKey key: String) {}", "localizedString(from: date)",
  "L10n.localizedString(forKey: key)", "text.localizedString(forKey: key, arguments: [value: 1])",
  "localizedString(forKey: a",
])
func `everything else stays as it is`(source: String) { #expect(phone.read(source) == nil) }

@Test func `every line and column stays where it was`() throws {
  let source = "let a = \"é\"\r\n#if os(iOS) && canImport(\n  UIKit)\n@objc func tap() {}\n#endif\nimport Darwin // 界\n"
  let read = try #require(phone.read(source))
  #expect(read.utf8.count == source.utf8.count)
  let breaks = { (text: String) in text.utf8.enumerated().filter { $0.element == 10 || $0.element == 13 }.map(\.offset)
  }
  #expect(breaks(read) == breaks(source))
  #expect(read.hasSuffix("\n      func tap() {}\n#endif\nimport Glibc  // 界\n"))
}

@Test func `sources that know nothing of Apple's modules are read as Linux reads them`() {
  #expect(words(linux.read("#if os(iOS) || canImport(Combine)")) == "#if os(iOS) || false")
  #expect(linux.read("#if os(Linux)\nimport Glibc\n#elseif canImport(Darwin)\nimport Darwin\n#endif") == nil)
  #expect(linux.read("@objc func tap()") == nil)
  #expect(linux.read("import CoreFoundation") == nil)
}
