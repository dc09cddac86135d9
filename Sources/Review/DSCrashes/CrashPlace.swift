import DSDiagnostics
import DSFiles
import Glibc

/// The line of a package's own code that a crash came from, as the runtime's trace names it.
struct CrashPlace: Hashable, Sendable {
  /// The line, with a path as the user knows it.
  var location: SourceLocation
  /// The function's name; nil in the text of a `#Preview`.
  var function: String?

  /// The first line of a trace that is in the package: the standard library's files are not known, and this program's
  /// own do not help. Nil if there is none.
  /// - Parameter preview: where the preview is written.
  init?(_ trace: String, in preview: SourceLocation) {
    let frames = trace.split(separator: "\n")
    let own = Set(frames.compactMap(Self.ownSources))
    for frame in frames {
      guard var found = CrashPlace(frame: frame, own) else { continue }
      if found.location.file.contains(Self.expansion) {
        guard found.location.file.contains("7PreviewfMf"), preview.line > 0 else { continue }
        let line = preview.line + found.location.line - Self.linesBeforePreview
        found = CrashPlace(location: SourceLocation(file: preview.file, line: line), function: nil)
      }
      self = found
      return
    }
    return nil
  }

  private init(location: SourceLocation, function: String?) {
    (self.location, self.function) = (location, function)
  }

  /// Folders of modules through which every call of a view comes. They identify the folder that this program was built
  /// in, instead of `#filePath`, which would make the program's bytes depend on the folder.
  private static let callers = ["SwiftUI/DSView", "Review/DSMatrix", "Review/DSCrashes", "Previews/DSPreviewProgram"]
    .map {
      "/Sources/\($0)/"
    }

  /// The folder of this program's sources, where a frame is in one of those modules.
  private static func ownSources(_ frame: Substring) -> String? {
    guard let at = frame.ranges(of: " at /").last else { return nil }
    let path = frame[frame.index(before: at.upperBound)...]
    guard let found = callers.lazy.compactMap({ path.ranges(of: $0).last }).first else { return nil }
    return String(path[..<found.lowerBound]) + "/Sources/"
  }

  /// What the compiler calls the files that macros leave, the kind of macro behind it.
  private static let expansion = "/@__swiftmacro_"
  /// The line on which a `#Preview` begins in what it expands to (`PreviewMacro` of `DSMacros`).
  private static let linesBeforePreview = 5

  /// A line such as `3 [ra] 0x0055 Card.name(at:) + 61 in program at /kit/Sources/Kit/Card.swift:9:53`.
  private init?(frame: Substring, _ own: Set<String>) {
    guard let at = frame.ranges(of: " at /").last, !frame.hasSuffix("<compiler-generated>") else { return nil }
    let parts = frame[frame.index(before: at.upperBound)...].split(separator: ":")
    guard parts.count >= 2, let number = Int(parts[1]), number > 0 else { return nil }
    let head = frame[..<at.lowerBound]
    guard let address = head.firstRange(of: " 0x"), let program = head.ranges(of: " in ").last else { return nil }
    let words = head[address.upperBound..<program.lowerBound].drop { $0 != " " }.dropFirst()
    let name = words.ranges(of: " + ").last.map { words[..<$0.lowerBound] } ?? words
    function = String(name)
    let column = parts.count > 2 ? Int(parts[2]) ?? 0 : 0
    guard !own.contains(where: parts[0].hasPrefix) else { return nil }
    location = SourceLocation(file: Self.userPath(String(parts[0])), line: number, column: column)
  }

  /// A path without the mirror that the package was built in, relative to the working folder where it lies in it.
  private static func userPath(_ path: String) -> String {
    var path = path
    if let mirror = path.firstRange(of: "/outputs/mirror/") {
      path = String(path[path.index(before: mirror.upperBound)...])
    }
    // The sources of an Xcode project are links in the package that it is built as.
    if getenv("DSRENDER_LINKS") != nil, let file = resolvedPath(path) { path = file }
    guard let buffer = getcwd(nil, 0) else { return path }
    defer { free(buffer) }
    let folder = String(cString: buffer) + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
