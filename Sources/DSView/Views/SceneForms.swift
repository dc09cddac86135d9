public import Foundation

extension WindowGroup {
  /// Windows of views with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Windows of views with a title of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Windows of views with a name.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Windows of views with a title and a name.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension SceneBuilder {
  /// One scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

extension Scene {
  /// How large windows are at first.
  /// - Ignored: no windows are opened.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// How large windows are at first, in points.
  /// - Ignored: no windows are opened.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// A value of the environment of the views in windows.
  /// - Ignored: no windows are opened.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }

  /// An object in the environment of the views in windows.
  /// - Ignored: no windows are opened.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

  /// What happens when a value changes.
  /// - Ignored: no windows are opened.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }

  /// What happens when a value changes.
  /// - Ignored: no windows are opened.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
}
