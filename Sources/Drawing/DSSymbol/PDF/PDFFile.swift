import DSDiagnostics

/// The objects of a PDF file.
///
/// They are found by reading the whole file, not by its table of places: pictures are small, and a wrong table does no harm.
struct PDFFile {
  /// The values of a dictionary, and the position of a stream's bytes after it.
  private struct Object {
    var value: PDFValue
    var stream: Range<Int>?
  }

  /// What may still be read, here and in drawings of the file.
  let budget = PDFBudget()

  private let bytes: [UInt8]
  private var objects: [Int: Object] = [:]
  private var trailer: [String: PDFValue] = [:]

  init(_ bytes: [UInt8]) throws(PDFProblem) {
    self.bytes = bytes
    guard bytes.starts(with: "%PDF-".utf8) else { throw PDFProblem(message: "cannot be read: this is not a PDF file") }
    try readObjects()
    if trailer["Encrypt"] != nil { throw PDFProblem(message: "cannot be read: it is encrypted") }
    try readPackedObjects()
  }

  // MARK: - Values

  /// What a value stands for: references are followed.
  func resolve(_ value: PDFValue?) -> PDFValue {
    var value = value ?? .null
    var steps = 0
    while case .reference(let number) = value {
      steps += 1
      guard steps < 32, let object = objects[number] else { return .null }
      value = object.value
    }
    return value
  }

  /// The entries of a dictionary or of a stream's; empty for any other value.
  func entries(_ value: PDFValue?) -> [String: PDFValue] {
    if case .dictionary(let entries) = resolve(value) { entries } else { [:] }
  }

  /// An array of numbers of any length; nil for any other value.
  func allNumbers(_ value: PDFValue?) -> [Double]? {
    guard let values = resolve(value).array else { return nil }
    return numbers(value, values.count)
  }

  /// So many numbers of an array; nil if it holds something else, or not so many.
  func numbers(_ value: PDFValue?, _ count: Int) -> [Double]? {
    guard let values = resolve(value).array, values.count == count else { return nil }
    let numbers = values.compactMap { resolve($0).number }
    return numbers.count == values.count ? numbers : nil
  }

  /// The bytes of a stream, decompressed.
  ///
  /// - Parameter most: how many they may become.
  func content(of value: PDFValue, most: Int = Limits.symbolFileBytes) throws(PDFProblem) -> [UInt8] {
    guard case .reference(let number) = value, let object = objects[number], let range = object.stream else {
      return []
    }
    return try content(of: object.value, in: range, most: most)
  }

  /// The bytes of a stream that is a JPEG file; nil for any other stream.
  func jpeg(of value: PDFValue) throws(PDFProblem) -> [UInt8]? {
    guard case .reference(let number) = value, let object = objects[number], let range = object.stream else {
      return nil
    }
    let filter = resolve(entries(object.value)["Filter"])
    let filters = (filter.array ?? [filter]).map { resolve($0).name }
    guard filters == ["DCTDecode"] || filters == ["DCT"] else { return nil }
    try budget.take(bytes: Self.bytesOfStream + range.count)
    return Array(bytes[range])
  }

  /// The bytes of a page's streams, which are one drawing: each ends as with a line.
  func content(ofAll value: PDFValue?) throws(PDFProblem) -> [UInt8] {
    var content: [UInt8] = []
    for part in resolve(value).array ?? [value ?? .null] {
      let more = try self.content(of: part)
      guard content.count + more.count < Limits.symbolFileBytes else { throw .tooLarge }
      content += more
      content.append(0x0A)
    }
    return content
  }

  private func content(
    of value: PDFValue, in range: Range<Int>, most: Int = Limits.symbolFileBytes
  ) throws(PDFProblem) -> [UInt8] {
    let entries = entries(value)
    let filter = resolve(entries["Filter"])
    let filters = filter == .null ? [] : filter.array ?? [filter]
    // Whatever it holds, a stream costs time to open.
    try budget.take(bytes: Self.bytesOfStream)
    if filters.isEmpty {
      try budget.take(bytes: range.count)
      return Array(bytes[range])
    }
    let name = resolve(filters[0]).name ?? ""
    guard filters.count == 1, name == "FlateDecode" || name == "Fl" else {
      let names = filters.prefix(3).map { resolve($0).name?.inShort ?? "?" }
      throw PDFProblem(message: "holds data that is not supported in a PDF: \(names.joined(separator: ", "))")
    }
    let predictor = self.entries(entries["DecodeParms"])["Predictor"].flatMap { resolve($0).integer } ?? 1
    guard predictor <= 1 else {
      throw PDFProblem(message: "holds data that is not supported in a PDF: with a predictor")
    }
    let content = try inflate(bytes[range], most: min(budget.restOfBytes, most))
    try budget.take(bytes: content.count)
    return content
  }

  /// What a stream costs before its first byte: opening one takes as long as reading these.
  private static let bytesOfStream = 256

  // MARK: - The page

  /// The first page's entries, with those that it inherits.
  func page() throws(PDFProblem) -> [String: PDFValue] {
    let root = entries(trailer["Root"])
    let catalogs = objects.keys.sorted().map { entries(.reference($0)) }.filter { $0["Type"] == .name("Catalog") }
    var page = entries((root["Pages"] == nil ? catalogs.last ?? [:] : root)["Pages"])
    var inherited: [String: PDFValue] = [:]
    for _ in 0..<32 {
      for key in ["Resources", "MediaBox", "CropBox", "Rotate"] { inherited[key] = page[key] ?? inherited[key] }
      guard let first = resolve(page["Kids"]).array?.first else { break }
      page = entries(first)
    }
    guard page["Kids"] == nil, page["Contents"] != nil || inherited["MediaBox"] != nil else {
      throw PDFProblem(message: "cannot be read: it has no page", hint: "export it again")
    }
    return page.merging(inherited) { own, _ in own }
  }

  // MARK: - Reading

  private mutating func readObjects() throws(PDFProblem) {
    var scanner = PDFScanner(bytes, hasReferences: true, budget)
    var before: [PDFValue] = []
    var kept = budget.values
    while let value = try scanner.next() {
      switch value {
      case .word("obj"):
        guard before.count == 2, let number = before[0].integer, let value = try scanner.next() else { break }
        guard objects.count < Limits.symbolSegments else { throw PDFProblem(message: "has too many objects") }
        objects[number] = Object(value: value, stream: try readStream(of: value, &scanner))
        kept = budget.values
      case .word("trailer"):
        if case .dictionary(let entries)? = try scanner.next() { trailer.merge(entries) { $1 } }
        kept = budget.values
      case .word("startxref"): break
      default:
        if before.count == 2 { before.removeFirst() }
        before.append(value)
        // Two numbers at most are needed again; other values between objects are not kept.
        if value.number == nil { before = [] }
        budget.release(to: kept)
        continue
      }
      before = []
    }
    // What newer files have instead of a trailer.
    for number in objects.keys.sorted() {
      let entries = entries(.reference(number))
      if entries["Type"] == .name("XRef") { trailer.merge(entries) { $1 } }
    }
  }

  /// The place of a stream's bytes, which follow its dictionary; the scanner is behind them afterwards.
  private func readStream(of value: PDFValue, _ scanner: inout PDFScanner) throws(PDFProblem) -> Range<Int>? {
    guard case .dictionary(let entries) = value else { return nil }
    let place = scanner.position
    guard try scanner.next() == .word("stream") else {
      scanner.move(to: place)
      return nil
    }
    var start = scanner.position
    if start < bytes.count, bytes[start] == 0x0D { start += 1 }
    if start < bytes.count, bytes[start] == 0x0A { start += 1 }
    func hasMark(at place: Int) -> Bool {
      place + Self.mark.count <= bytes.count && bytes[place] == Self.mark[0]
        && bytes[place..<place + Self.mark.count].elementsEqual(Self.mark)
    }
    if let length = entries["Length"]?.integer, length >= 0, length <= bytes.count - start {
      let end = start + length
      if (0...2).contains(where: { hasMark(at: end + $0) }) {
        scanner.move(to: end)
        return start..<end
      }
    }
    var end = start
    while end < bytes.count, !hasMark(at: end) { end += 1 }
    scanner.move(to: end)
    return start..<end
  }

  /// What follows a stream's bytes.
  private static let mark = Array("endstream".utf8)

  /// Adds the objects that newer files keep inside streams.
  private mutating func readPackedObjects() throws(PDFProblem) {
    for number in objects.keys.sorted() {
      guard let object = objects[number], let range = object.stream else { continue }
      let entries = entries(object.value)
      guard entries["Type"] == .name("ObjStm"), let count = resolve(entries["N"]).integer, count > 0,
        let first = resolve(entries["First"]).integer, first >= 0
      else { continue }
      let content = try content(of: object.value, in: range)
      guard first <= content.count else { continue }
      var head = PDFScanner(content, hasReferences: true, budget)
      for _ in 0..<min(count, Limits.symbolSegments) {
        let kept = budget.values
        guard let packed = try head.next()?.integer, let offset = try head.next()?.integer, offset >= 0,
          offset < content.count - first
        else { break }
        budget.release(to: kept)
        guard objects[packed] == nil else { continue }
        var body = PDFScanner(content, at: first + offset, hasReferences: true, budget)
        if let value = try body.next() { objects[packed] = Object(value: value) }
      }
    }
  }
}
