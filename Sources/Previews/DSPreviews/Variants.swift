public import PreviewVariants

/// The types of the program that set environments for modes, by their names.
@MainActor
public func discoverVariants() -> [any PreviewVariant.Type] {
  Conformances(to: (any PreviewVariant).self as Any.Type).types.compactMap { $0 as? any PreviewVariant.Type }
    .sorted { String(reflecting: $0) < String(reflecting: $1) }
}
