import DSDiagnostics

extension DSNode.Kind {
  private static let mark = "not-compiled: "

  /// A view that does not compile: it has no content, and resolves to the compiler's error at its place.
  package static func notCompiled(_ message: String) -> Self { .component(mark + message, []) }

  /// The compiler's error, where a component's name stands for a view that does not compile; nil for any other name.
  package static func errorOfNotCompiled(_ name: String) -> String? {
    name.hasPrefix(mark) ? String(name.dropFirst(mark.count)) : nil
  }
}
