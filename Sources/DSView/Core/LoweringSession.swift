package import DSDiagnostics

/// What the views of one scenario share while they are lowered; only the main actor touches it.
package final class LoweringSession: @unchecked Sendable {
  /// What was noticed.
  var bag = DiagnosticBag()
  /// Preferences of the views lowered so far, from the innermost place that collects them.
  var preferences = PreferenceStore()

  /// A session in which nothing has been lowered.
  package init() {}

  /// What was noticed, each once.
  package var warnings: [Diagnostic] { bag.sorted }

  /// Collects the preferences of what `body` lowers, apart from those of the views around.
  func collecting<Result>(_ body: () -> Result) -> (Result, PreferenceStore) {
    let outer = preferences
    preferences = PreferenceStore()
    defer { preferences = outer }
    let result = body()
    return (result, preferences)
  }
}
