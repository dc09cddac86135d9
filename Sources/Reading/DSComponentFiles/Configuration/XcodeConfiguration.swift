package import DSDiagnostics
package import DSSyntax

/// What `xcode` of a configuration says: the Xcode project whose previews are drawn.
package struct XcodeConfiguration: Hashable, Sendable {
  /// The `.xcodeproj` or `.xcworkspace`, relative to the configuration's folder.
  package var project: Configuration.PathSetting
  /// The target whose previews are drawn; nil for the only app for phones.
  package var target: String?
  /// The build configuration; nil for `Debug`.
  package var configuration: String?
  /// The packages that are left out.
  package var without: [String]

  /// The keys.
  static let vocabulary = [
    ArgumentDefinition(
      "project", .name, "The .xcodeproj or .xcworkspace, relative to this file's folder.", required: true),
    ArgumentDefinition("target", .name, "The target whose previews are drawn.", default: "the only app for phones"),
    ArgumentDefinition("configuration", .name, "The build configuration.", default: "Debug"),
    ArgumentDefinition("without", .list(.name), "Packages that are left out, because they cannot be fetched or built."),
  ]
}

/// Reads the key `xcode` of a parsed configuration, and nothing else of it.
/// - Returns: nil if there is none, or after a report.
package func readXcodeConfiguration(_ root: SyntaxNode, diagnostics: inout DiagnosticBag) -> XcodeConfiguration? {
  guard let node = root["xcode"] else { return nil }
  let decoding = Decoding(system: SystemNames(""), bag: diagnostics)
  defer { diagnostics = decoding.bag }
  return decoding.xcode(node)
}

extension Decoding {
  /// Reads the value of `xcode`.
  func xcode(_ node: SyntaxNode) -> XcodeConfiguration? {
    guard var reader = ObjectReader(node, as: "'xcode'", &bag) else { return nil }
    let project = reader.required("project", &bag).flatMap { path($0, "'project'") }
    let target = reader.string("target", &bag)
    let configuration = reader.string("configuration", &bag)
    let without = reader.strings("without", &bag)
    finish(reader, XcodeConfiguration.vocabulary)
    guard let project else { return nil }
    guard [".xcodeproj", ".xcworkspace"].contains(where: project.path.hasSuffix) else {
      bag.error(
        "invalid-path", "'project' is '\(project.path)', expected an '.xcodeproj' or '.xcworkspace'",
        at: project.location, hint: "write project: App.xcodeproj")
      return nil
    }
    return XcodeConfiguration(project: project, target: target, configuration: configuration, without: without)
  }
}
