import Synchronization

/// A file whose bytes are here, and whose content is read once, when it is asked for first.
///
/// Reading is a function of the bytes alone, so that it does not matter when it happens, nor on which thread. Two are equal if
/// their bytes and paths are.
package final class DeferredAsset<Content: Hashable & Sendable>: Hashable, Sendable {
  /// The file's path, as diagnostics have it.
  package let path: String
  /// The file's bytes.
  package let bytes: [UInt8]
  /// The files beside it that it shows, by their paths, sorted.
  package let others: [Other]

  /// A file beside another that shows it.
  package struct Other: Hashable, Sendable {
    /// Its address in the file that shows it.
    package var address: String
    /// Its name among the files of its folder, without the ending.
    package var name: String
    /// What it holds.
    package var bytes: [UInt8]

    /// A file.
    package init(address: String, name: String, bytes: [UInt8]) {
      (self.address, self.name, self.bytes) = (address, name, bytes)
    }
  }

  private let read: @Sendable (DeferredAsset) -> Asset<Content>
  private let known = Mutex<Asset<Content>?>(nil)

  /// A file that `read` reads; it may not ask for the asset's own value.
  package init(
    path: String, bytes: [UInt8], others: [Other] = [], read: @escaping @Sendable (DeferredAsset) -> Asset<Content>
  ) {
    (self.path, self.bytes, self.others, self.read) = (path, bytes, others, read)
  }

  /// What the file holds, or why it cannot be used.
  package var value: Asset<Content> {
    known.withLock { known in
      if let known { return known }
      let value = read(self)
      known = value
      return value
    }
  }

  /// Whether it was read.
  package var isRead: Bool { known.withLock { $0 != nil } }

  package static func == (left: DeferredAsset, right: DeferredAsset) -> Bool {
    left === right || left.path == right.path && left.bytes == right.bytes && left.others == right.others
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
