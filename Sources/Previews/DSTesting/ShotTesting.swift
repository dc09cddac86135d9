public import Testing

/// What holds for all expectations of a scope; what is nil is left as it is outside.
struct ShotTesting: Sendable {
  var record: ShotRecording?
  var system: String?

  @TaskLocal static var current = ShotTesting()

  /// The settings with others inside them.
  func with(record: ShotRecording?, system: String?) -> ShotTesting {
    ShotTesting(record: record ?? self.record, system: system ?? self.system)
  }
}

/// Records baselines, or takes another design system, for all expectations in a closure.
/// - Parameters:
///   - record: which baselines are recorded; nil for what holds outside.
///   - system: the design system whose themes and fonts are taken; nil for what holds outside.
public func withShotTesting<Result>(
  record: ShotRecording? = nil, system: String? = nil, _ body: () throws -> Result
) rethrows -> Result {
  try ShotTesting.$current.withValue(ShotTesting.current.with(record: record, system: system)) { try body() }
}

/// The same for a closure that waits.
public func withShotTesting<Result>(
  record: ShotRecording? = nil, system: String? = nil, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await ShotTesting.$current.withValue(ShotTesting.current.with(record: record, system: system)) {
    try await body()
  }
}

/// Records baselines, or takes another design system, in a suite or a test; `.shots(record: .failed)` makes one.
public struct ShotsTrait: SuiteTrait, TestTrait, TestScoping {
  let record: ShotRecording?
  let system: String?

  /// Whether suites and tests in a suite have the trait too: yes.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withShotTesting(record: record, system: system) { try await function() }
  }
}

extension Trait where Self == ShotsTrait {
  /// Records baselines, or takes another design system, for all expectations of a suite or a test.
  /// - Parameters:
  ///   - record: which baselines are recorded; nil for what holds outside.
  ///   - system: the design system whose themes and fonts are taken; nil for what holds outside.
  public static func shots(record: ShotRecording? = nil, system: String? = nil) -> ShotsTrait {
    ShotsTrait(record: record, system: system)
  }
}
