public import DSView

/// A part of an app that has a window; not drawn here.
@MainActor @preconcurrency
public protocol Scene {
  /// What the scene consists of.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Makes one scene of those that a closure lists.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window.
/// - Ignored: previews are drawn, and no windows are opened.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// A window of views.
  public init(@ViewBuilder content: () -> Content) {}
  /// Never called: a window has no body.
  public var body: Never { fatalError("WindowGroup has no body") }
}

/// A program; previews are drawn from it, it is not run here.
@MainActor @preconcurrency
public protocol App {
  /// The program's scenes.
  associatedtype Body: Scene
  /// The program's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The program.
  init()
}

extension App {
  /// Says that an app has nothing to show here, and ends.
  public static func main() {
    print("\(Self.self) has no screen here: draw its previews with 'swift package dsrender matrix'")
  }
}
