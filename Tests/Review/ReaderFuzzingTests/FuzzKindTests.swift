import ReaderFuzzing
import Testing

/// The kinds of inputs that `scripts/fuzz-readers` makes.
struct FuzzKindTests {
  /// Kinds whose inputs are small.
  private static let names = FuzzKind.all.filter { $0.share == 1 }.map(\.name)

  private func kind(_ name: String) throws -> FuzzKind { try #require(FuzzKind.all.first { $0.name == name }) }

  @Test(arguments: names)
  func `a kind's inputs are read and refused, each often enough to try both`(name: String) throws {
    let kind = try kind(name)
    let reader = try kind.prepare()
    var counts: [FuzzEnd: Int] = [:]
    for number in 0..<300 {
      let end = try reader.read(kind.input(reader, seed: 1, number: number))
      if case .wrong(let what) = end { Issue.record("case \(number): \(what)") }
      counts[end, default: 0] += 1
    }
    #expect(counts[.read, default: 0] >= 45, "\(counts)")
    #expect(counts[.refused, default: 0] >= 45, "\(counts)")
  }

  @Test(arguments: names)
  func `a case is said by its seed and its number, and differs from its neighbours`(name: String) throws {
    let kind = try kind(name)
    let reader = try kind.prepare()
    let again = try kind.prepare()
    func inputs(_ reader: any FuzzReader, _ seed: Int) -> [[UInt8]] {
      (0..<20).map { kind.input(reader, seed: seed, number: $0) }
    }
    let first = inputs(reader, 1)
    #expect(first == inputs(again, 1))
    #expect(Set(first).count > 15)
    #expect(zip(first, inputs(reader, 2)).count { $0 != $1 } > 15)
  }

  @Test func `what is large is within what a file may have, and is made again the same`() throws {
    let kind = try kind("giants")
    let reader = try kind.prepare()
    for number in 0..<3 {
      let input = kind.input(reader, seed: 1, number: number)
      #expect(input.count > 100 && input == kind.input(reader, seed: 1, number: number))
    }
  }
}
