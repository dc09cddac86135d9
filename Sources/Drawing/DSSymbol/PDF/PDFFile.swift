import CPNG
import DSDiagnostics

/// The objects of a PDF file.
///
/// They are found by reading the whole file, not by its table of places: pictures are small, and a wrong table does no harm.
struct PDFFile {
  /// The values of a dictionary, and where a stream's bytes stand after it.
  private struct Object {
    var value: PDFValue
    var stream: Range<Int>?
  }

  private let bytes: [UInt8]
  private var objects: [Int: Object] = [:]
  private var trailer: [String: PDFValue] = [:]

  init(_ bytes: [UInt8]) throws(PDFProblem) {
    self.bytes = bytes
    guard bytes.starts(with: "%PDF-".utf8) else { throw PDFProblem(message: "cannot be read: this is no PDF file") }
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

  /// The entries of a dictionary or of a stream's; none where it is no such thing.
  func entries(_ value: PDFValue?) -> [String: PDFValue] {
    if case .dictionary(let entries) = resolve(value) { entries } else { [:] }
  }

  /// Numbers of an array; nil where it holds something else.
  func numbers(_ value: PDFValue?) -> [Double]? {
    guard let values = resolve(value).array else { return nil }
    let numbers = values.compactMap { resolve($0).number }
    return numbers.count == values.count ? numbers : nil
  }

  /// The bytes of a stream, decompressed.
  func content(of value: PDFValue) throws(PDFProblem) -> [UInt8] {
    guard case .reference(let number) = value, let object = objects[number], let range = object.stream else {
      return []
    }
    return try content(of: object.value, in: range)
  }

  private func content(of value: PDFValue, in range: Range<Int>) throws(PDFProblem) -> [UInt8] {
    let entries = entries(value)
    let filter = resolve(entries["Filter"])
    let filters = filter == .null ? [] : (filter.array ?? [filter]).map { resolve($0).name ?? "" }
    guard filters.count <= 1, filters.allSatisfy({ $0 == "FlateDecode" || $0 == "Fl" }) else {
      throw PDFProblem(message: "holds data that are not read of a PDF: \(filters.joined(separator: ", "))")
    }
    if filters.isEmpty { return Array(bytes[range]) }
    let predictor = self.entries(entries["DecodeParms"])["Predictor"].flatMap { resolve($0).integer } ?? 1
    guard predictor <= 1 else { throw PDFProblem(message: "holds data that are not read of a PDF: with a predictor") }
    return try inflated(range)
  }

  private func inflated(_ range: Range<Int>) throws(PDFProblem) -> [UInt8] {
    let damaged = PDFProblem(message: "cannot be read: its data are damaged", hint: "export it again")
    guard let stream = cpng_stream_open() else { throw damaged }
    defer { cpng_stream_close(stream) }
    var content: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var start = range.lowerBound
    while start < range.upperBound {
      var (consumed, produced) = (0, 0)
      let result = bytes[start..<range.upperBound].withUnsafeBufferPointer { source in
        piece.withUnsafeMutableBufferPointer {
          cpng_stream_read(stream, source.baseAddress!, source.count, $0.baseAddress!, $0.count, &consumed, &produced)
        }
      }
      content += piece[..<produced]
      start += consumed
      guard result == cpng_ok || result == cpng_end else { throw damaged }
      if result == cpng_end || consumed + produced == 0 { break }
      guard content.count <= Limits.symbolFileBytes else { throw PDFProblem(message: "is too large") }
    }
    return content
  }

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
    var scanner = PDFScanner(bytes, hasReferences: true)
    var before: [PDFValue] = []
    while let value = try scanner.next() {
      switch value {
      case .word("obj"):
        guard before.count == 2, let number = before[0].integer, let value = try scanner.next() else { break }
        guard objects.count < Limits.symbolSegments else { throw PDFProblem(message: "has too many objects") }
        objects[number] = Object(value: value, stream: try readStream(of: value, &scanner))
      case .word("trailer"):
        if case .dictionary(let entries)? = try scanner.next() { trailer.merge(entries) { $1 } }
      case .word("startxref"): break
      default:
        before = Array((before + [value]).suffix(2))
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

  /// The place of a stream's bytes, which follow its dictionary; the scanner stands behind them afterwards.
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
    let mark = Array("endstream".utf8)
    func hasMark(at place: Int) -> Bool {
      place + mark.count <= bytes.count && bytes[place..<place + mark.count].elementsEqual(mark)
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

  /// Adds the objects that newer files keep inside streams.
  private mutating func readPackedObjects() throws(PDFProblem) {
    for number in objects.keys.sorted() {
      guard let object = objects[number], let range = object.stream else { continue }
      let entries = entries(object.value)
      guard entries["Type"] == .name("ObjStm"), let count = resolve(entries["N"]).integer,
        let first = resolve(entries["First"]).integer, first >= 0
      else { continue }
      let content = try content(of: object.value, in: range)
      var head = PDFScanner(content, hasReferences: true)
      for _ in 0..<min(count, Limits.symbolSegments) {
        guard let packed = try head.next()?.integer, let offset = try head.next()?.integer, offset >= 0,
          offset < content.count
        else { break }
        var body = PDFScanner(content, at: first + offset, hasReferences: true)
        if objects[packed] == nil, let value = try body.next() { objects[packed] = Object(value: value) }
      }
    }
  }
}
