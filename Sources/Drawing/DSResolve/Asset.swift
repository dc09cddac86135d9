package import DSDiagnostics

/// A file that a design system has by name: what is in it, or why that cannot be used, which fails the views that show it.
package enum Asset<Content: Hashable & Sendable>: Hashable, Sendable {
  /// It was read.
  case read(Content)
  /// It cannot be used.
  case faulty([Diagnostic])
  /// It is read when a view shows it.
  case deferred(DeferredAsset<Content>)
}
