import DSShots

/// The design systems whose baselines belong to a configuration: those that it lists.
///
/// A folder of baselines may hold more: those of another configuration, or of a system that is left out for a day.
package struct OwnSystems: Sendable {
  /// The names of the systems.
  package let names: Set<String>

  /// The systems of these names.
  package init(_ names: some Sequence<String>) { self.names = Set(names) }

  /// Whether a baseline belongs to a shot of one of the systems.
  package func owns(_ id: String) -> Bool { names.contains(Self.system(of: id)) }

  /// Whether a baseline belongs to a test of one of the systems.
  package func ownsTest(_ id: String) -> Bool {
    ShotName.isOfTests(id) && names.contains(String(Self.system(of: id).dropLast(ShotName.testEnding.count)))
  }

  /// The name of the system that an id begins with.
  package static func system(of id: String) -> String { String(id.prefix { $0 != "/" }) }
}
