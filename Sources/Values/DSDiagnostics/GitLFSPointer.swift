/// What Git LFS leaves in the place of a file that it has not fetched: a few lines of text.
package enum GitLFSPointer {
  /// What to do about a pointer.
  package static let hint = "'git lfs pull' fetches the file itself"

  /// Whether a file with these first bytes is a pointer; 40 bytes are enough to decide.
  package static func begins(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: beginning) }

  /// Git LFS specification, "The pointer": the first line is the version's address.
  private static let beginning = Array("version https://git-lfs.github.com/spec/".utf8)
}
