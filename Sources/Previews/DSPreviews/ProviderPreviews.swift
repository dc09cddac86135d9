import DSControlLooks
import DSView

/// The previews of all types that conform to `PreviewProvider`.
@MainActor
func providerPreviews(
  _ run: (_ unread: DiscoveredPreview, _ body: () -> [DiscoveredPreview]) -> [DiscoveredPreview]?
) -> [DiscoveredPreview] {
  let providers = Conformances(to: (any PreviewProvider).self as Any.Type).types
    .compactMap { $0 as? any PreviewProvider.Type }
  return providers.flatMap { provider in
    let (module, typeName) = names(of: provider)
    let unread = DiscoveredPreview.unread(module: module, typeName: typeName)
    let found = run(unread) {
      previews(of: provider, in: .drawing).enumerated().map { index, preview in
        DiscoveredPreview(
          module: module, typeName: typeName, index: index, settings: preview.settings, view: { _ in preview.view })
      }
    }
    return found ?? [unread]
  }
}

/// The names of generic types that conform to `PreviewProvider`, sorted; they have no previews, because their arguments
/// are unknown.
public func genericProviders() -> [String] {
  Conformances(to: (any PreviewProvider).self as Any.Type).genericNames.sorted()
}

/// A type's module, and its name within it; a private type's name has a part that is made of its file's.
private func names(of type: any PreviewProvider.Type) -> (module: String, name: String) {
  let name = String(reflecting: type)
  guard let dot = name.firstIndex(of: ".") else { return ("", name) }
  return (String(name[..<dot]), String(name[name.index(after: dot)...]))
}
