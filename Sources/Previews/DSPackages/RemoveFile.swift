import Foundation

/// Removes a file, a folder or a link; that there is none is no error.
func removeFile(_ path: String) throws {
  do { try FileManager.default.removeItem(atPath: path) } catch CocoaError.fileNoSuchFile { return }
}
