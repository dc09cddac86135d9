import CPreviewSections

/// The types that conform to a protocol, and the names of those that cannot be used.
struct Conformances {
  /// The types.
  var types: [Any.Type] = []
  /// The names of generic types: their arguments are unknown.
  var genericNames: [String] = []

  /// What the tables of the loaded images contain about a protocol, which is named by its existential type.
  ///
  /// The tables' layout is that of `docs/ABI/TypeMetadata.rst` and `include/swift/ABI/Metadata.h` in Swift's sources.
  init(to existential: Any.Type) {
    let search = Search(existential)
    swift_enumerateAllMetadataSections(
      { sections, context in
        let search = Unmanaged<Search>.fromOpaque(context!).takeUnretainedValue()
        let table = sections.pointee.conformances
        guard let start = UnsafeRawPointer(bitPattern: table.start) else { return true }
        for offset in stride(from: 0, to: table.length, by: 4) {
          if let record = target(of: start + offset) { search.take(record) }
        }
        return true
      }, Unmanaged.passUnretained(search).toOpaque())
    (types, genericNames) = (search.types, search.genericNames)
  }

  /// What the runtime's callback fills.
  private final class Search {
    var types: [Any.Type] = []
    var genericNames: [String] = []
    private let wanted: UnsafeRawPointer

    init(_ existential: Any.Type) {
      // An existential type's metadata: its kind, its flags and number of protocols, their descriptors.
      wanted = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        .load(fromByteOffset: 2 * MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    }

    func take(_ record: UnsafeRawPointer) {
      let reference = Int(record.load(as: Int32.self))
      var found = record + (reference & ~1)
      if reference & 1 != 0 { found = found.load(as: UnsafeRawPointer.self) }
      guard found == wanted else { return }

      // 0: the type's descriptor; 1: a pointer to it.
      let kind = (record + 12).load(as: UInt32.self) >> 3 & 7
      guard kind <= 1, var descriptor = target(of: record + 4) else { return }
      if kind == 1 { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
      let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
      if isGeneric {
        if let name = target(of: descriptor + 8) {
          genericNames.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
        }
        return
      }
      guard let accessor = target(of: descriptor + 12) else { return }
      typealias Accessor = @convention(thin) (Int) -> (Any.Type, Int)
      types.append(unsafeBitCast(accessor, to: Accessor.self)(0).0)
    }
  }
}

/// The address that a relative reference leads to; nil for none.
private func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
  let offset = Int(reference.load(as: Int32.self))
  return offset == 0 ? nil : reference + offset
}
