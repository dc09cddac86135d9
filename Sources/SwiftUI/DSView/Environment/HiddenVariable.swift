import DSDiagnostics
import DSNode

extension View {
  /// Sets nothing, and warns: the value is replaced by the method `colorScheme(_:)` of the view.
  ///
  /// In an extension of `View` the method hides an outer variable of that name, so that `environment(\.theme,
  /// colorScheme)` does not compile in Apple's SwiftUI. Sources that were written where the method is not visible
  /// compile here with this warning. Apple's SwiftUI does not have this form.
  @_disfavoredOverload
  nonisolated public func environment<V, Content: View>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ method: (ColorScheme) -> Content,
    _fileID: StaticString = #fileID, _line: Int = #line
  ) -> some View {
    modifier(
      NodeModifier { inputs in
        inputs.session.bag.warning(
          "environment-method", "'colorScheme' is a method of the view, no value of the environment: nothing is set",
          at: SourceLocation(file: "\(_fileID)", line: _line),
          hint: "write its module's name before it, or rename the variable")
        return []
      })
  }
}
