import DSFiles
import DSMatrix
import Glibc

/// Which baselines an expectation records.
///
/// A picture that is recorded fails its test all the same: look at it, and run again. In continuous integration, where
/// the environment variable `CI` is set to anything but `false`, `0`, `no`, `off` or nothing, no picture is recorded.
public enum ShotRecording: String, Hashable, Sendable, CaseIterable {
  /// Those that are missing or differ. Files of pictures that equal their baselines are never written.
  case all
  /// The same, by the word of swift-snapshot-testing.
  case failed
  /// Those that are missing.
  case missing
  /// None: the default.
  case never

  /// What the commands call it.
  var option: RunRecording.Shots {
    switch self {
    case .all, .failed: .all
    case .missing: .missing
    case .never: .never
    }
  }

  /// Whether this is a machine on which no one looks at pictures.
  static var isRefused: Bool { ContinuousIntegration.isPresent }

  /// The environment's setting: `DSRENDER_RECORD`, or else `SNAPSHOT_TESTING_RECORD`, which other tests of the package
  /// may follow too; nil if neither is set.
  static var ofEnvironment: Result<ShotRecording, UnknownRecording>? {
    for name in ["DSRENDER_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { continue }
      return ShotRecording(rawValue: value).map { .success($0) }
        ?? .failure(UnknownRecording(variable: name, value: value))
    }
    return nil
  }
}

/// A word in the environment that names no way to record.
struct UnknownRecording: Error {
  let variable: String
  let value: String

  var message: String {
    "the environment variable \(variable) is '\(value)'; it takes "
      + ShotRecording.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
