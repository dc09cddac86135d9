public import DSView
public import Foundation
public import Observation

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

  /// What happens when a value changes, with its new value.
  /// - Ignored: no windows are opened.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
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

  /// An object in the environment of the views in windows.
  /// - Ignored: no windows are opened.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }

  /// Which sizes windows may have.
  /// - Ignored: no windows are opened.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// How windows look.
  /// - Ignored: no windows are opened.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}

/// Which sizes windows may have.
public struct WindowResizability: Sendable {
  /// As the platform has it.
  public static let automatic = WindowResizability()
  /// That of their content.
  public static let contentSize = WindowResizability()
  /// At least that of their content.
  public static let contentMinSize = WindowResizability()
}

/// How windows look.
public protocol WindowStyle {}

/// As the platform has it.
public struct DefaultWindowStyle: WindowStyle {
  /// The style.
  public init() {}
}

/// With a bar that has the title.
public struct TitleBarWindowStyle: WindowStyle {
  /// The style.
  public init() {}
}

/// Without a bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the platform has it.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a bar that has the title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
