import TestFolder

@testable import DSFiles

extension TestFolder {
  /// The path of a name in the folder.
  func callAsFunction(_ name: String) -> String { self[name] }

  /// All files in the folder and below, temporary ones included.
  func names() throws(FileError) -> [String] { try walk(path) { _, _ in true } }
}

/// The error of an operation that has to fail.
func failure<Value>(_ body: () throws(FileError) -> Value) -> FileError? {
  do throws(FileError) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
