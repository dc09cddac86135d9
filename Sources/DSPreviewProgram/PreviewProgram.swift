import DSCommandLine
import DSPreviews

/// The program `dsrender` with the previews of the modules that are linked into it.
///
/// A package's own program is three lines: `import DSPreviewProgram` and `await PreviewProgram.main()`.
public enum PreviewProgram {
  /// Finds the previews, runs the command that the process was called with, and ends the process with its exit code.
  @MainActor public static func main() async -> Never {
    await Program.main(views: scenarios(of: discoverPreviews()))
  }
}
