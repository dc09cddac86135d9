/// Why something could not be read from a repository, in one sentence, with what to do about it.
package struct GitError: Error, Hashable, Sendable {
  /// What is wrong.
  package var message: String
  /// What to do about it; nil if nothing is known.
  package var hint: String?

  /// A failure.
  package init(_ message: String, hint: String? = nil) { (self.message, self.hint) = (message, hint) }
}
