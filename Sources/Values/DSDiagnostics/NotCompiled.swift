extension Diagnostic {
  /// The id of code that the compiler refuses: everything that needs it fails, and the rest is drawn.
  public static let notCompiled = "not-compiled"

  /// Code that the compiler refuses.
  /// - Parameter message: the compiler's words.
  public static func notCompiled(_ message: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      notCompiled, "this code does not compile: \(message)", at: place,
      hint: "shots that do not need it are drawn; fix it, or accept it with a reason under 'accepts'")
  }
}
