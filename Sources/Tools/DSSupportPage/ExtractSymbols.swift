import Foundation

/// Why the symbols of a module could not be read.
package struct ExtractionFailure: Error, CustomStringConvertible {
  /// What the toolchain said.
  package var description: String
}

/// Asks the toolchain for the public symbols of built modules, with what they add to other modules' types.
///
/// - Parameter folder: where the `.swiftmodule` files are.
package func extractSymbols(of modules: [String], in folder: String) throws -> SymbolGraph {
  let output = URL.temporaryDirectory.appending(path: "dssupport-\(ProcessInfo.processInfo.globallyUniqueString)")
  try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: output) }
  for module in modules {
    try run([
      "swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-I", folder,
      "-output-dir", output.path(percentEncoded: false), "-minimum-access-level", "public", "-skip-synthesized-members",
    ])
  }
  let files = try FileManager.default.contentsOfDirectory(atPath: output.path(percentEncoded: false)).sorted()
  return SymbolGraph(
    joining: try files.filter { $0.hasSuffix(".json") }.map {
      try SymbolGraph(json: Data(contentsOf: output.appending(path: $0)))
    })
}

private var target: String {
  #if arch(arm64)
    "aarch64-unknown-linux-gnu"
  #else
    "x86_64-unknown-linux-gnu"
  #endif
}

private func run(_ arguments: [String]) throws {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = arguments
  let errors = Pipe()
  process.standardError = errors
  try process.run()
  let said = errors.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw ExtractionFailure(
      description: "\(arguments.joined(separator: " ")): \(String(decoding: said, as: UTF8.self))")
  }
}
