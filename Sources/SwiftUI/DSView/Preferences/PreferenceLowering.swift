extension _ViewInputs {
  /// Lowers a part of the tree and gives what its views handed up; the views around do not see it unless it is put
  /// back with `handUp`.
  @MainActor package func collecting<Result>(_ body: () -> Result) -> (Result, PreferenceStore) {
    session.collecting(body)
  }

  /// Hands collected preferences up to the views around.
  package func handUp(_ preferences: PreferenceStore) { session.pass.preferences.merge(preferences) }
}
