import Foundation

/// The manifest of a package that the mirrored one depends on, with what its targets need to import SwiftUI.
struct AdoptedManifest {
  /// Where dsrender is, as the mirrored package's manifest has it.
  enum Place: Equatable {
    case folder(String)
    case address(String)
  }

  /// The package's own manifest.
  let source: String
  /// The targets that are to import SwiftUI.
  let targets: [String]
  /// Whether they are read as for a platform of Apple's, where Foundation brings other frameworks along.
  let isRead: Bool
  /// Resources of targets that Xcode finds without the manifest's naming them, by the targets' names.
  let resources: [String: [String]]
  /// The products that no target gets.
  var foreign: [String] = []
  let place: Place
  /// The name of dsrender's package in its own manifest.
  let name: String

  /// The whole text; the package's own lines stay where they are.
  var text: String {
    let own = ManifestText(source: source)
    let (text, package) = own.namedPackage
    return text + """

      // What follows is added by 'swift package dsrender'.
      \(package).dependencies.append(\(dependency(own.version)))
      let dsrenderName = \(literal(name))
      \(own.withSwiftUI(package, of: targets))
      \(isRead && !(own.version < [5]) ? own.withFrameworks(package, of: targets) : "")
      \(resources.isEmpty || own.version < [5, 3] ? "" : own.withResources(package, resources))
      \(foreign.isEmpty || own.version < [5, 3] ? "" : own.withoutProducts(package, foreign))
      \(own.hasPointedVersion ? own.withWholeVersions(package) : "")

      """
  }

  /// The dependency on dsrender; of the version that the mirrored package asks for, whatever it is.
  private func dependency(_ version: [Int]) -> String {
    let called = version < [5, 2] ? "" : "name: \(literal(name)), "
    switch place {
    case .folder(let path): return ".package(\(called)path: \(literal(path)))"
    case .address(let url):
      // Since 5.5 a package at an address is called by the end of it.
      return ".package(\(version < [5, 5] ? called : "")url: \(literal(url)), \"0.0.0\"..<\"1000.0.0\")"
    }
  }
}
