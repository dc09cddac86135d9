import Glibc

/// Memory for bytes, in pages of 2 MB if it is large and the kernel has them; `deallocate()` frees it.
///
/// The rows of a 4K picture take 25 MB. In pages of 4 kB the kernel spends a fifth of the time of a comparison on handing
/// them out.
func allocateBytes(_ count: Int) -> UnsafeMutablePointer<UInt8> {
  let page = 2 << 20
  guard count >= 2 * page else { return .allocate(capacity: count) }
  let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: page)
  // A hint: where it is refused, the memory is the same.
  madvise(memory, count, MADV_HUGEPAGE)
  return memory.bindMemory(to: UInt8.self, capacity: count)
}
