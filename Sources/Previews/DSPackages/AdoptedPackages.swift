import Foundation

/// The packages that a package depends on and that import SwiftUI: their targets get the module with its macros, and are read
/// for the platform, as the package's own are. Where sources are read for a platform, so are packages that import another of
/// Apple's frameworks outside of all conditions: without it they compile nowhere.
struct AdoptedPackages {
  /// A package with the targets of it that get SwiftUI.
  struct Adopted {
    let package: SourcePackage
    /// The names of its targets.
    let targets: [String]
  }

  /// The packages, by their folders.
  let all: [Adopted]
  private let ids: Set<String>

  /// Finds them.
  /// - Parameters:
  ///   - packages: the packages that a package depends on.
  ///   - isRead: whether sources are read for a platform of Apple's, so that UIKit and AppKit count, too.
  init(among packages: [SourcePackage], isRead: Bool) {
    let dsrender = packages.filter { $0.products.contains("DSPreviewProgram") }
    let excluded = Set((dsrender + dsrender.flatMap(\.dependencies)).map(\.folder))
    let frameworks =
      isRead ? PlatformSources.modules(of: packages).subtracting(PlatformSources.hidden(by: packages)) : []
    var ids: Set<String> = []
    all = packages.filter { !excluded.contains($0.folder) }.sorted { $0.folder < $1.folder }.compactMap { package in
      let libraries = PlatformSources.ownLibraries(of: package)
      // Who depends on dsrender has said which targets need it.
      if libraries.contains(where: PlatformSources.knows) { return nil }
      let sources = libraries.flatMap(\.files).filter { $0.kind == .source && $0.isSwift }
      guard sources.contains(where: { Self.imports(frameworks, $0.path, isRead: isRead) }) else { return nil }
      ids.formUnion(libraries.map(\.id))
      return Adopted(package: package, targets: libraries.map(\.name).sorted())
    }
    self.ids = ids
  }

  /// Whether a target is one of theirs.
  func contains(_ target: SourceTarget) -> Bool { ids.contains(target.id) }

  /// Whether a source imports views, or one of some frameworks outside of all conditions.
  private static func imports(_ frameworks: Set<String>, _ path: String, isRead: Bool) -> Bool {
    // The compiler reports a source that cannot be read.
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("import ") else { return false }
    return importsViews(text: text, isRead: isRead) || ImportLines.hasAlways(frameworks, in: text)
  }

  /// Whether a source imports SwiftUI, or, where sources are read for a platform of Apple's, UIKit or AppKit.
  static func importsViews(_ path: String, isRead: Bool) -> Bool {
    // The compiler reports a source that cannot be read.
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("import ") else { return false }
    return importsViews(text: text, isRead: isRead)
  }

  private static func importsViews(text: String, isRead: Bool) -> Bool {
    ImportLines.has(isRead ? "SwiftUI|UIKit|AppKit" : "SwiftUI", in: text)
  }
}
