public import DSView

/// Expects a view to look like its baseline.
///
/// Without `in` it is one picture: every axis is at its default. Each axis that is named multiplies the pictures by its
/// values. Draws at once, on the main actor, without waiting for tasks that the view begins.
/// - Parameters:
///   - view: the view, made anew for every picture.
///   - name: distinguishes the expectations of one test; nil for its only one.
///   - axes: what the view is drawn in.
///   - size: the size that it is offered.
///   - accepting: findings that are intended, such as `truncated-text`, each with the reason.
///   - record: which baselines are recorded; nil for the setting of the scope, or else of the environment.
///   - system: the design system whose themes and fonts are taken; nil for the scope's, or else the first.
@MainActor public func expectShot<Content: View>(
  of view: @autoclosure @escaping @MainActor () -> Content, named name: String? = nil, in axes: ShotAxis...,
  size: ShotSize = .fitting, accepting: [String: String] = [:], record: ShotRecording? = nil, system: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) {
  Expectation(
    name: name, axes: axes, isMatrix: false, size: size, accepting: accepting, record: record, system: system,
    caller: Caller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  ).check { AnyView(view()) }
}

/// Expects a view to look like its baselines in all variants that the package's configuration draws: every theme,
/// scheme, density and further axis of it, without what it excludes.
///
/// - Parameters:
///   - view: the view, made anew for every picture.
///   - name: distinguishes the expectations of one test; nil for its only one.
///   - axes: axes of which other values are drawn than those that the configuration lists.
///   - size: the size that the view is offered.
///   - accepting: findings that are intended, such as `truncated-text`, each with the reason.
///   - record: which baselines are recorded; nil for the setting of the scope, or else of the environment.
///   - system: the design system whose themes and fonts are taken; nil for the scope's, or else the first.
@MainActor public func expectMatrix<Content: View>(
  of view: @autoclosure @escaping @MainActor () -> Content, named name: String? = nil, in axes: ShotAxis...,
  size: ShotSize = .fitting, accepting: [String: String] = [:], record: ShotRecording? = nil, system: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) {
  Expectation(
    name: name, axes: axes, isMatrix: true, size: size, accepting: accepting, record: record, system: system,
    caller: Caller(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  ).check { AnyView(view()) }
}
