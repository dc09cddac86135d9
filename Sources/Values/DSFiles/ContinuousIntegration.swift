import Glibc

/// The one place that decides whether the program runs in continuous integration, where no one looks at pictures.
package enum ContinuousIntegration {
  /// Whether this process runs there, by its environment variable `CI`.
  package static var isPresent: Bool { isMeant(by: getenv("CI").map { String(cString: $0) }) }

  /// Whether a value of `CI` stands for continuous integration; nil is a variable that is not set.
  ///
  /// An empty value, `0`, `false`, `no` and `off`, in any case, do not: shells, container files and task runners have no
  /// other way to switch the variable off.
  package static func isMeant(by value: String?) -> Bool {
    guard let value else { return false }
    return !["", "0", "false", "no", "off"].contains(value.lowercased())
  }
}
