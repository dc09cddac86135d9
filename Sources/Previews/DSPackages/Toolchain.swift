import Foundation

/// The toolchain that runs the plugin.
enum Toolchain {
  /// The path of a program that lies beside the package manager's own; nil if there is none.
  static func program(_ name: String) -> String? {
    // Where /proc cannot be read, the program is looked for in the search path.
    let parent = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(getppid())/exe")
    let path = parent.map { ($0 as NSString).deletingLastPathComponent + "/" + name }
    return path.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
  }
}
