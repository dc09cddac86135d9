import CRestart

/// The arguments of the process, also where `/proc` is not mounted, from which Swift's runtime takes its own.
package enum OwnArguments {
  /// All of them, the program's name first.
  package static let all = (0..<arguments_count()).map { String(cString: arguments_at($0)) }
}
