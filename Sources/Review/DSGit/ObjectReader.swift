import Glibc
import Synchronization

/// Reads objects of a repository one after the other, through one program that stays open.
final class ObjectReader: Sendable {
  private let folder: String
  private let state = Mutex(GitProgram?.none)

  /// A reader that has started nothing yet.
  init(folder: String) { self.folder = folder }

  deinit {
    if let program = state.withLock({ $0 }) { program.end() }
  }

  /// The bytes of an object; nil if the repository does not have it, as in a partial clone.
  func object(_ name: String) throws(GitError) -> [UInt8]? {
    let result = state.withLock { program -> Result<[UInt8]?, GitError> in
      Result { () throws(GitError) -> [UInt8]? in
        if let program { return try Self.ask(name, program.input, program.output) }
        let started = try GitProgram(["cat-file", "--batch"], in: folder, reads: true)
        program = started
        return try Self.ask(name, started.input, started.output)
      }
    }
    return try result.get()
  }

  private static func ask(_ name: String, _ input: Int32, _ output: Int32) throws(GitError) -> [UInt8]? {
    let question = Array((name + "\n").utf8)
    guard write(input, question, question.count) == question.count else { throw GitError("git does not listen") }
    var head: [UInt8] = []
    while head.last != UInt8(ascii: "\n") { head += try take(1, output) }
    // "<name> <type> <size>", or "<name> missing".
    let words = String(decoding: head.dropLast(), as: UTF8.self).split(separator: " ")
    guard words.count == 3, let size = Int(words[2]) else { return nil }
    let bytes = try take(size, output)
    _ = try take(1, output)
    return bytes
  }

  private static func take(_ count: Int, _ descriptor: Int32) throws(GitError) -> [UInt8] {
    var filled = 0
    var isOver = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      while filled < count {
        let result = read(descriptor, buffer.baseAddress! + filled, count - filled)
        if result < 0, errno == EINTR { continue }
        if result <= 0 {
          isOver = true
          break
        }
        filled += result
      }
      length = filled
    }
    if isOver { throw GitError("git ended before it had answered") }
    return bytes
  }
}
