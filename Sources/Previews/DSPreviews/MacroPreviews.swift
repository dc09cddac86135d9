import CPreviewSections
import DSView

/// The previews that `#Preview` leaves records of in the program.
@MainActor
func macroPreviews(
  _ run: (_ unread: DiscoveredPreview, _ body: () -> [DiscoveredPreview]) -> [DiscoveredPreview]?
) -> [DiscoveredPreview] {
  var counts: [String: Int] = [:]
  return registries().flatMap { registry in
    // The file's name follows the module's, which has no slash.
    let parts = registry.fileID.split(separator: "/", maxSplits: 1).map(String.init)
    let place = "\(registry.fileID):\(registry.line)"
    defer { counts[place, default: 0] += 1 }
    let unread = DiscoveredPreview.unread(
      module: parts.first ?? "", file: parts.last ?? "", line: registry.line, index: counts[place, default: 0])
    let found = run(unread) {
      [
        DiscoveredPreview(
          module: unread.module, file: unread.file, line: unread.line, index: unread.index,
          settings: registry.make().settings, modifiers: { registry.make().modifiers },
          view: { registry.make().view($0) })
      ]
    }
    return found ?? [unread]
  }
}

/// The types that the records lead to, in the order in which the linker laid them.
private func registries() -> [any __PreviewRegistry.Type] {
  guard let begin = preview_records_begin(), let end = preview_records_end() else { return [] }
  return (0..<end - begin).compactMap { index in
    let record = begin[index]
    guard record.magic == 0x6473_7072 else { return nil }
    return withUnsafeTemporaryAllocation(of: (any __PreviewRegistry.Type).self, capacity: 1) { slot in
      record.write_type(slot.baseAddress!)
      return slot.moveElement(from: 0)
    }
  }
}
