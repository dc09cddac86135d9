/// All previews of the running program: every `#Preview`, and every one of every `PreviewProvider` that is not generic.
///
/// A release build holds a provider that is not public only with `-enable-testing`: the linker drops types that nothing
/// refers to.
/// - Parameter run: runs the authors' code of a provider, which has the name of its type.
/// - Returns: the previews by module; a module's providers by type, then its files, lines and names.
@MainActor
public func discoverPreviews(
  run: (_ provider: String, _ body: () -> [DiscoveredPreview]) -> [DiscoveredPreview] = { $1() }
) -> [DiscoveredPreview] {
  (macroPreviews() + providerPreviews(run)).sorted(by: DiscoveredPreview.isBefore)
}
