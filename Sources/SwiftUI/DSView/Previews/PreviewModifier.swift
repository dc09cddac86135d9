/// Something done to every preview that asks for it by its traits, such as putting sample data into the environment.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What all previews with the modifier share.
  associatedtype Context = Void
  /// The view around a preview.
  associatedtype Body: View
  /// The preview.
  typealias Content = PreviewModifierContent

  /// Makes what is shared, once for all previews with the modifier.
  static func makeSharedContext() async throws -> Context
  /// The view around a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is put on.
public struct PreviewModifierContent: View {
  let view: AnyView

  /// The preview.
  @MainActor @preconcurrency public var body: some View { view }
}

/// What the modifiers of all previews share, by their types.
@MainActor
package final class PreviewContexts {
  private var contexts: [ObjectIdentifier: Any] = [:]
  private var failures: [ObjectIdentifier: String] = [:]

  /// Nothing yet.
  package init() {}

  /// Asks a modifier for what it shares, unless that was done.
  /// - Returns: why there is nothing, in the error's words; nil if there is.
  package func load(_ modifier: some PreviewModifier) async -> String? {
    await load(type(of: modifier))
  }

  private func load<Modifier: PreviewModifier>(_ type: Modifier.Type) async -> String? {
    let key = ObjectIdentifier(type)
    if contexts[key] == nil, failures[key] == nil {
      do { contexts[key] = try await type.makeSharedContext() } catch {
        failures[key] = "'\(type)' could not make its shared context: \(error)"
      }
    }
    return failures[key]
  }

  /// A view with a modifier around it; the view alone where nothing is shared.
  func apply<Modifier: PreviewModifier>(_ modifier: Modifier, to view: AnyView) -> AnyView {
    guard let context = contexts[ObjectIdentifier(Modifier.self)] as? Modifier.Context else { return view }
    return AnyView(Modified(content: view, modifier: modifier, context: context))
  }

  private struct Modified<Modifier: PreviewModifier>: View {
    let content: AnyView
    let modifier: Modifier
    let context: Modifier.Context

    var body: some View { modifier.body(content: PreviewModifierContent(view: content), context: context) }
  }
}
