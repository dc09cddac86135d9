/// All previews of the running program: every `#Preview`, and every one of every `PreviewProvider` that is not generic.
///
/// A release build holds a provider that is not public only with `-enable-testing`: the linker drops types that nothing
/// refers to.
/// - Parameter run: runs the authors' code that lists the previews; it is given a preview of which only the place is
///   known, and returns nil if no more can be known, because the code crashes.
/// - Returns: the previews by module; a module's providers by type, then its files, lines and names.
@MainActor
public func discoverPreviews(
  run: (_ unread: DiscoveredPreview, _ body: () -> [DiscoveredPreview]) -> [DiscoveredPreview]? = { $1() }
) -> [DiscoveredPreview] {
  (macroPreviews(run) + providerPreviews(run)).sorted(by: DiscoveredPreview.isBefore)
}
