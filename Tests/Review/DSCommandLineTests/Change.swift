import Testing

/// A change of a project whose shots equal their baselines, over which no run may pass.
struct Change: CustomTestStringConvertible, Sendable {
  /// What was changed, for the reader of a failing test.
  var name: String
  /// What `matrix --strict` ends with.
  var strict: Int32
  /// What `matrix` ends with; 0 where only a strict run tells.
  var plain: Int32
  /// More arguments of both.
  var arguments: [String] = []
  /// More variables of the environment of both.
  var environment: [String] = []
  /// Makes the change.
  var make: @Sendable (SampleProject) throws -> Void

  var testDescription: String { name }

  /// A change after which both runs end alike.
  init(_ name: String, _ code: Int32, make: @escaping @Sendable (SampleProject) throws -> Void) {
    self.init(name, strict: code, plain: code, make: make)
  }

  init(_ name: String, strict: Int32, plain: Int32, make: @escaping @Sendable (SampleProject) throws -> Void) {
    (self.name, self.strict, self.plain, self.make) = (name, strict, plain, make)
  }

  /// A replacement in a file.
  static func text(_ name: String, _ code: Int32, _ old: String, _ new: String, in file: String) -> Change {
    Change(name, code) { try $0.replace(old, by: new, in: file) }
  }

  /// A change of the bytes of a file.
  static func bytes(
    _ name: String, _ code: Int32, of file: String, _ change: @escaping @Sendable ([UInt8]) throws -> [UInt8]
  ) -> Change {
    Change(name, code) { project in try project.write(file, try change(try #require(project.read(file)))) }
  }
}
