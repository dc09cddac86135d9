import DSParallel
import TestFolder
import Testing

@testable import DSFiles

/// Bytes that wait in a file instead of in memory.
struct KeptBytesTests {
  private let folder = TestFolder()

  private func bytes(_ number: Int) -> [UInt8] { [UInt8](repeating: UInt8(number % 251), count: 1000 + number) }

  @Test func `what is kept is read back, from memory and from the file`() throws {
    let file = SpillFile(in: folder.path, keepingInMemory: 5000)
    let kept = try (0..<20).map { try file.keep(bytes($0)) }
    for (number, bytes) in kept.enumerated() { #expect(try bytes.read() == self.bytes(number)) }
    #expect(try KeptBytes([1, 2]).read() == [1, 2])
    #expect(try file.keep([]).read() == [])
  }

  @Test func `the file has no name, so that nothing is left of it`() throws {
    let file = SpillFile(in: folder.path, keepingInMemory: 0)
    let kept = try file.keep(bytes(1))
    #expect(try folder.names() == [])
    #expect(try kept.read() == bytes(1))
  }

  @Test func `several threads keep bytes at once`() async throws {
    let file = SpillFile(in: folder.path, keepingInMemory: 100_000)
    let kept = await inParallel(500, workers: 4) { number throws(FileError) in try file.keep(bytes(number)) }
    #expect(kept.failure == nil)
    for (number, bytes) in kept.outcomes.enumerated() { #expect(try bytes?.read() == self.bytes(number)) }
  }

  @Test func `without a folder the first bytes that need the file fail with its name`() throws {
    let file = SpillFile(in: folder("missing"), keepingInMemory: 2000)
    _ = try file.keep(bytes(1))
    let error = try #require(throws: FileError.self) { try file.keep(bytes(1000)) }
    #expect(error.message.contains(folder("missing")))
  }
}
