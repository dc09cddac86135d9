import DSDiagnostics

extension _ViewInputs {
  /// Reports something that is ignored although it would change the picture; a run says it once, wherever it comes from.
  /// - Parameters:
  ///   - id: a stable name in kebab case, such as `ignored-modifier`.
  ///   - message: what is ignored, one sentence without a full stop.
  ///   - hint: what to do about it.
  package func warn(_ id: String, _ message: String, hint: String? = nil) {
    session.bag.warning(id, message, at: location, hint: hint)
  }
}
