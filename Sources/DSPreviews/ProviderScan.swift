import CPreviewSections
import DSView

/// The previews of all types that conform to `PreviewProvider`.
@MainActor
func providerPreviews() -> [DiscoveredPreview] {
  providers().flatMap { provider in
    let (module, typeName) = names(of: provider)
    return previews(of: provider).enumerated().map { index, preview in
      DiscoveredPreview(
        module: module, typeName: typeName, index: index, settings: preview.settings, view: { preview.view })
    }
  }
}

/// A type's module, and its name within it; a private type's name has a part that is made of its file's.
private func names(of type: any PreviewProvider.Type) -> (module: String, name: String) {
  let name = String(reflecting: type)
  guard let dot = name.firstIndex(of: ".") else { return ("", name) }
  return (String(name[..<dot]), String(name[name.index(after: dot)...]))
}

/// The types that the tables of the loaded images say conform.
///
/// The tables' layout is that of `docs/ABI/TypeMetadata.rst` and `include/swift/ABI/Metadata.h` in Swift's sources.
@MainActor
private func providers() -> [any PreviewProvider.Type] {
  /// What the runtime's callback fills.
  final class Found { var types: [any PreviewProvider.Type] = [] }
  let found = Found()
  swift_enumerateAllMetadataSections(
    { sections, context in
      let found = Unmanaged<Found>.fromOpaque(context!).takeUnretainedValue()
      let table = sections.pointee.conformances
      guard let start = UnsafeRawPointer(bitPattern: table.start) else { return true }
      for offset in stride(from: 0, to: table.length, by: 4) {
        guard let record = target(of: start + offset), let type = conformingType(record) else { continue }
        if let provider = type as? any PreviewProvider.Type { found.types.append(provider) }
      }
      return true
    }, Unmanaged.passUnretained(found).toOpaque())
  return found.types
}

/// The address that a relative reference leads to; nil for none.
private func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
  let offset = Int(reference.load(as: Int32.self))
  return offset == 0 ? nil : reference + offset
}

/// The type of a record of a conformance to `PreviewProvider`; nil for all others and for generic types.
private func conformingType(_ record: UnsafeRawPointer) -> Any.Type? {
  // An existential type's metadata: its kind, its flags and number of protocols, their descriptors.
  let wanted = unsafeBitCast((any PreviewProvider).self as Any.Type, to: UnsafeRawPointer.self)
    .load(fromByteOffset: 2 * MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
  let reference = Int(record.load(as: Int32.self))
  var found = record + (reference & ~1)
  if reference & 1 != 0 { found = found.load(as: UnsafeRawPointer.self) }
  guard found == wanted else { return nil }

  // 0: the type's descriptor; 1: a pointer to it.
  let kind = (record + 12).load(as: UInt32.self) >> 3 & 7
  guard kind <= 1, var descriptor = target(of: record + 4) else { return nil }
  if kind == 1 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
  let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
  guard !isGeneric, let accessor = target(of: descriptor + 12) else { return nil }
  typealias Accessor = @convention(thin) (Int) -> (Any.Type, Int)
  return unsafeBitCast(accessor, to: Accessor.self)(0).0
}
