import Foundation

/// The modules that `SwiftUI` passes on.
private let viewModules = ["DSControls", "DSEffects", "DSView"]

/// Compares this repository's `SwiftUI` with Apple's list.
///
/// - Parameters:
///   - repository: the root of the sources.
///   - modules: where the built modules are.
package func compareSymbols(repository: String, modules: String) throws -> SymbolComparison {
  let root = URL(filePath: repository)
  func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }
  func names(_ path: String) throws -> Set<String> {
    Set(try text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
  }
  var unavailable: [(path: String, message: String)] = []
  for module in viewModules {
    let folder = root.appending(path: "Sources/SwiftUI/\(module)").path(percentEncoded: false)
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() where file.hasSuffix(".swift") {
      unavailable += unavailableSymbols(in: try text("Sources/SwiftUI/\(module)/\(file)"))
    }
  }
  return SymbolComparison(
    list: SymbolList(try text("Fixtures/SwiftUI/symbols.txt")),
    graph: try extractSymbols(of: viewModules + ["SwiftUI"], in: modules), unavailable: unavailable,
    alsoApples: try names("Fixtures/SwiftUI/also-apple.txt"),
    otherFrameworks: try names("Fixtures/SwiftUI/other-frameworks.txt"))
}
