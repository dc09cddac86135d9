import DSFoundation
import Foundation
import Testing

/// Links and numbers in texts.
struct DataDetectorTests {
  private func found(_ text: String, _ kinds: NSTextCheckingResult.CheckingType...) throws -> [String] {
    let detector = try NSDataDetector(types: kinds.reduce(0) { $0 | $1.rawValue })
    let range = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, options: [], range: range).map { match in
      let words = (text as NSString).substring(with: match.range)
      return "\(words) → \(match.url?.absoluteString ?? match.phoneNumber ?? "")"
    }
  }

  @Test("a link has its scheme, or gets one") func links() throws {
    let text =
      "See https://harbour.example/berths?free=3, write to ada@harbour.example, or read www.tides.example/north."
    #expect(
      try found(text, .link) == [
        "https://harbour.example/berths?free=3 → https://harbour.example/berths?free=3",
        "ada@harbour.example → mailto:ada@harbour.example", "www.tides.example/north → http://www.tides.example/north",
      ])
    #expect(try found("tides.com", .link) == ["tides.com → http://tides.com"])
    #expect(try found("Berth 3. It is free", .link) == [])
  }

  @Test("a number within a link is none, and only kinds that were asked for are found") func numbers() throws {
    let text = "Call +41 44 268 12 34 or open https://tides.com/555-123-4567"
    #expect(try found(text, .phoneNumber, .link).count == 2)
    #expect(try found(text, .link) == ["https://tides.com/555-123-4567 → https://tides.com/555-123-4567"])
    #expect(try found("At 12:30 on 2026-05-12, 3 boats", .phoneNumber, .link) == [])
    #expect(try found("📞 044 268 12 34!", .phoneNumber) == ["044 268 12 34 → 044 268 12 34"])
  }

  @Test("the enumeration ends when the block says so") func enumeration() throws {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let text = "a.com b.com c.com"
    let whole = NSRange(location: 0, length: text.utf16.count)
    var count = 0
    detector.enumerateMatches(in: text, range: whole) { match, _, isEnd in
      count += 1
      #expect(match?.resultType == .link)
      if count == 2 { isEnd.pointee = true }
    }
    #expect(count == 2)
    #expect(detector.numberOfMatches(in: text, range: whole) == 3)
    #expect(detector.firstMatch(in: text, range: whole)?.range == NSRange(location: 0, length: 5))
  }

  @Test("an error and the process can be made of nothing, as sources do") func objects() {
    #expect(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)
    #expect(throws: NSError.self) { throw NSError() }
    #expect(NSError().code == 0)
    #expect(Progress().isIndeterminate)
  }
}
