/// Where a view or a modifier is written: its own place, and that of each of its arguments.
///
/// It is for messages and never changes what is drawn: all origins are equal, and none adds to a hash, so that nodes
/// which differ in their place alone give the same picture. One object is shared by everything that comes from one
/// place.
package final class SourceOrigin: Hashable, Sendable {
  /// Where one argument is written.
  package struct Argument: Hashable, Sendable {
    /// The argument's name in the reference of component files, such as `width`.
    package let name: String
    /// Where its value is written.
    package let location: SourceLocation

    /// The place of an argument.
    package init(_ name: String, at location: SourceLocation) {
      self.name = name
      self.location = location
    }
  }

  /// The origin of nodes that no file contains.
  package static let unknown = SourceOrigin(at: SourceLocation(file: ""))

  /// The place of the view's or modifier's name. Of a view in Swift, the place of the preview or scenario it belongs to.
  package let location: SourceLocation
  /// The places of its arguments in the order in which they are written; none of what is written in Swift.
  package let arguments: [Argument]

  /// An origin; without arguments by default.
  package init(at location: SourceLocation, arguments: [Argument] = []) {
    self.location = location
    self.arguments = arguments
  }

  /// Where an argument is written; nil if it is not given.
  package func location(of argument: String) -> SourceLocation? {
    arguments.first { $0.name == argument }?.location
  }

  package static func == (a: SourceOrigin, b: SourceOrigin) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
