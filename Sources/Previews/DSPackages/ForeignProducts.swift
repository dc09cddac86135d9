import Foundation

/// The products of other packages that cannot be built on Linux, because sources of theirs are Objective-C.
///
/// The targets of a package that is mirrored are built without them, so that what imports them is left out like other code that
/// does not compile. A product that needs such a target is left out, too, unless it is of a package that is mirrored: its own
/// targets are built without it.
struct ForeignProducts {
  /// Their names.
  let names: [String]

  /// Finds them.
  /// - Parameters:
  ///   - packages: the packages that a package depends on.
  ///   - isMirrored: whether a target's manifest is rewritten.
  init(among packages: [SourcePackage], isMirrored: (SourceTarget) -> Bool) {
    var known: [String: Bool] = [:]
    func needsObjectiveC(_ target: SourceTarget) -> Bool {
      if let answer = known[target.id] { return answer }
      let passesOn = !isMirrored(target) && target.dependencies.contains(where: needsObjectiveC)
      let answer = passesOn || Self.isObjectiveC(target)
      known[target.id] = answer
      return answer
    }
    let products = packages.flatMap { package in
      let foreign = Set(package.targets.filter(needsObjectiveC).map(\.id))
      return package.parts.filter { !foreign.isDisjoint(with: $0.value) }.keys
    }
    names = Set(products).sorted()
  }

  private static func isObjectiveC(_ target: SourceTarget) -> Bool {
    !target.isSwift
      && target.files.contains { $0.kind == .source && ($0.path.hasSuffix(".m") || $0.path.hasSuffix(".mm")) }
  }
}
