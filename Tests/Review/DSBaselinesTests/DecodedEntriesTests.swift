import DSImage
import Testing

@testable import DSBaselines

/// What the cache of decoded files holds, as its file has it.
struct DecodedEntriesTests {
  private typealias Digest = DecodedFiles.Digest
  private typealias Picture = DecodedFiles.Picture

  private func digest(_ number: Int) -> Digest { Digest(of: Array("\(number)".utf8)) }

  private func picture(_ number: Int) -> Picture {
    Picture(width: number, height: 3, pixels: PixelHash(high: UInt64(number), low: .max - UInt64(number)))
  }

  private func entries(_ numbers: some Sequence<Int>) -> [Digest: Picture] {
    Dictionary(uniqueKeysWithValues: numbers.map { (digest($0), picture($0)) })
  }

  @Test func `entries are found, in whatever parts they were added`() throws {
    let some = try #require(DecodedEntries(DecodedEntries().adding(entries(stride(from: 0, to: 300, by: 3)))))
    let all = try #require(DecodedEntries(some.adding(entries((0..<300).filter { $0 % 3 != 0 }))))
    #expect((some.count, all.count) == (100, 300))
    for number in 0..<300 {
      #expect(all[digest(number)] == picture(number))
      #expect(some[digest(number)] == (number % 3 == 0 ? picture(number) : nil))
    }
    #expect(all[digest(300)] == nil)
    #expect(DecodedEntries()[digest(0)] == nil)
    #expect(DecodedEntries().adding(entries(0..<300)) == some.adding(entries((0..<300).filter { $0 % 3 != 0 })))
  }

  @Test func `a new entry takes the place of an old one`() throws {
    let old = try #require(DecodedEntries(DecodedEntries().adding(entries(0..<10))))
    let new = try #require(DecodedEntries(old.adding([digest(4): picture(40)])))
    #expect(new.count == 10)
    #expect(new[digest(4)] == picture(40))
    #expect(new[digest(5)] == picture(5))
  }

  @Test func `a file that is cut, has another header or another order is none`() {
    let file = DecodedEntries().adding(entries(0..<2))
    #expect(DecodedEntries(file.dropLast()) == nil)
    #expect(DecodedEntries([]) == nil)
    #expect(DecodedEntries([0] + file.dropFirst()) == nil)
    let first = file.count - 2 * 56
    let swapped = file[..<first] + file[(first + 56)...] + file[first..<(first + 56)]
    #expect(DecodedEntries(Array(swapped)) == nil)
  }
}

extension DecodedEntries {
  fileprivate init?(_ file: ArraySlice<UInt8>) { self.init(Array(file)) }
}
