/// All previews of the running program: every `#Preview`, and every one of every `PreviewProvider` that is not generic.
///
/// A release build holds a provider that is not public only with `-enable-testing`: the linker drops types that nothing
/// refers to.
/// - Returns: the previews by module; a module's providers by type, then its files, lines and names.
@MainActor
public func discoverPreviews() -> [DiscoveredPreview] {
  (macroPreviews() + providerPreviews()).sorted(by: DiscoveredPreview.isBefore)
}
