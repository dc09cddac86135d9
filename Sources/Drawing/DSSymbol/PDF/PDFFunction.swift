import DSDiagnostics

/// A function of one number, such as the colours along a gradient (ISO 32000-1, section 7.10).
struct PDFFunction {
  private indirect enum Kind {
    /// Rows of results at equal distances.
    case sampled(encode: [Double], rows: [[Double]])
    case power(first: [Double], last: [Double], exponent: Int)
    case stitched([PDFFunction], bounds: [Double], encode: [Double])
    case calculated(PDFCalculator, range: [Double])
    /// One function for each result.
    case each([PDFFunction])
  }

  private let kind: Kind
  private let domain: ClosedRange<Double>

  /// Reads a function, or an array of functions with one result each.
  init(_ value: PDFValue?, in file: PDFFile, depth: Int = 0) throws(PDFProblem) {
    guard depth < Limits.pdfFormDepth else { throw PDFProblem(message: "is nested too deeply") }
    if let parts = file.resolve(value).array {
      kind = .each(try Self.all(parts, in: file, depth: depth))
      domain = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
      return
    }
    let entries = file.entries(value)
    let ends = file.numbers(entries["Domain"], 2) ?? [0, 1]
    guard let value, ends[0] <= ends[1] else { throw Self.damage }
    domain = ends[0]...ends[1]
    switch file.resolve(entries["FunctionType"]).integer {
    case 0: kind = try Self.sampled(value, entries, in: file)
    case 2:
      let first = file.allNumbers(entries["C0"]) ?? [0]
      let last = file.allNumbers(entries["C1"]) ?? [1]
      guard first.count == last.count, let exponent = file.resolve(entries["N"]).number else { throw Self.damage }
      // Roots and their like differ between libraries in the last digit.
      guard let exponent = Int(exactly: exponent), (0...8).contains(exponent) else {
        throw PDFProblem(message: "has a gradient with a broken exponent, which is not supported in a PDF")
      }
      kind = .power(first: first, last: last, exponent: exponent)
    case 3:
      let parts = try Self.all(file.resolve(entries["Functions"]).array ?? [], in: file, depth: depth)
      let bounds = file.allNumbers(entries["Bounds"]) ?? []
      let encode = file.allNumbers(entries["Encode"]) ?? []
      guard !parts.isEmpty, bounds.count == parts.count - 1, encode.count == 2 * parts.count else { throw Self.damage }
      kind = .stitched(parts, bounds: bounds, encode: encode)
    case 4:
      let text = try file.content(of: value, most: Limits.pdfFunctionBytes)
      let range = file.allNumbers(entries["Range"]) ?? []
      guard !range.isEmpty, range.count % 2 == 0 else { throw Self.damage }
      kind = .calculated(try PDFCalculator(text), range: range)
    default: throw Self.damage
    }
  }

  private static let damage = PDFProblem(message: "cannot be read: its gradient is damaged", hint: "export it again")

  private static func all(_ values: [PDFValue], in file: PDFFile, depth: Int) throws(PDFProblem) -> [PDFFunction] {
    var functions: [PDFFunction] = []
    for value in values { functions.append(try PDFFunction(value, in: file, depth: depth + 1)) }
    return functions
  }

  private static func sampled(
    _ value: PDFValue, _ entries: [String: PDFValue], in file: PDFFile
  ) throws(PDFProblem) -> Kind {
    let range = file.allNumbers(entries["Range"]) ?? []
    let decode = file.allNumbers(entries["Decode"]) ?? range
    let results = range.count / 2
    guard let sizes = file.allNumbers(entries["Size"]), sizes.count == 1, let count = Int(exactly: sizes[0]), count > 0,
      results > 0, decode.count == range.count
    else { throw damage }
    let bits = file.resolve(entries["BitsPerSample"]).integer
    guard bits == 8 || bits == 16 else {
      throw PDFProblem(message: "has a gradient whose samples have not 8 or 16 bits, which is not supported in a PDF")
    }
    let bytes = try file.content(of: value)
    let width = bits == 8 ? 1 : 2
    guard count <= bytes.count, count * results * width <= bytes.count else { throw damage }
    try file.budget.take(values: count * results)
    var rows: [[Double]] = []
    for row in 0..<count {
      rows.append(
        (0..<results).map { result in
          let place = (row * results + result) * width
          let sample = width == 1 ? Double(bytes[place]) : Double(Int(bytes[place]) << 8 | Int(bytes[place + 1]))
          let part = sample / (width == 1 ? 255 : 65_535)
          return decode[2 * result] + part * (decode[2 * result + 1] - decode[2 * result])
        })
    }
    let encode = file.numbers(entries["Encode"], 2) ?? [0, Double(count - 1)]
    return .sampled(encode: encode, rows: rows)
  }

  /// The results at a number, which is moved into the function's domain.
  func values(at number: Double) throws(PDFProblem) -> [Double] {
    let x = min(max(number, domain.lowerBound), domain.upperBound)
    let share =
      domain.upperBound > domain.lowerBound
      ? (x - domain.lowerBound) / (domain.upperBound - domain.lowerBound) : 0
    switch kind {
    case .sampled(let encode, let rows):
      let place = min(max(encode[0] + share * (encode[1] - encode[0]), 0), Double(rows.count - 1))
      let low = Int(place)
      let high = min(low + 1, rows.count - 1)
      return zip(rows[low], rows[high]).map { $0 + (place - Double(low)) * ($1 - $0) }
    case .power(let first, let last, let exponent):
      let factor = (0..<exponent).reduce(1.0) { product, _ in product * x }
      return zip(first, last).map { $0 + factor * ($1 - $0) }
    case .stitched(let parts, let bounds, let encode):
      let index = bounds.firstIndex { x < $0 } ?? bounds.count
      let start = index == 0 ? domain.lowerBound : bounds[index - 1]
      let end = index == bounds.count ? domain.upperBound : bounds[index]
      let part = end > start ? (x - start) / (end - start) : 0
      return try parts[index].values(at: encode[2 * index] + part * (encode[2 * index + 1] - encode[2 * index]))
    case .calculated(let calculator, let range):
      let results = try calculator.results(of: x)
      guard results.count == range.count / 2 else { throw Self.damage }
      return results.enumerated().map { min(max($1, range[2 * $0]), range[2 * $0 + 1]) }
    case .each(let parts):
      var results: [Double] = []
      for part in parts { results += try part.values(at: number) }
      return results
    }
  }
}
