import DSGeometry

/// How numbers are a colour.
///
/// - Partial: profiles are taken for sRGB, and four inks are mixed without one.
enum PDFColorSpace {
  case gray, rgb, cmyk
  /// A kind that is not drawn, by its name.
  case other(String)

  init(_ value: PDFValue, in file: PDFFile) {
    let value = file.resolve(value)
    let words = value.array ?? [value]
    let kind = file.resolve(words.first).name ?? ""
    switch kind {
    case "DeviceGray", "CalGray", "G": self = .gray
    case "DeviceRGB", "CalRGB", "RGB": self = .rgb
    case "DeviceCMYK", "CMYK": self = .cmyk
    case "ICCBased":
      switch file.resolve(file.entries(words.dropFirst().first)["N"]).integer {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: self = .other(kind)
      }
    default: self = .other(kind)
    }
  }

  /// The colour of some numbers.
  func color(_ numbers: [Double]) throws(PDFProblem) -> Color {
    switch self {
    case .gray where numbers.count == 1: return Color(red: numbers[0], green: numbers[0], blue: numbers[0])
    case .rgb where numbers.count == 3: return Color(red: numbers[0], green: numbers[1], blue: numbers[2])
    case .cmyk where numbers.count == 4:
      let (rest, black) = (numbers[..<3].map { 1 - min(max($0, 0), 1) }, 1 - min(max(numbers[3], 0), 1))
      return Color(red: rest[0] * black, green: rest[1] * black, blue: rest[2] * black)
    case .gray, .rgb, .cmyk: throw PDFProblem(message: "cannot be read: a colour has \(numbers.count) numbers")
    case .other("Pattern"): throw PDFProblem(message: "has a gradient or a pattern, which is not supported in a PDF")
    case .other(let name):
      throw PDFProblem(message: "has colours of '\(name.inShort)', which are not supported in a PDF")
    }
  }
}
