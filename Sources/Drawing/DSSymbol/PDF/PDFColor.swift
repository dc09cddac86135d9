import DSDiagnostics
import DSGeometry
import DSImage

/// How numbers are a colour.
///
/// - Partial: four inks without a profile are mixed as numbers, as if the paper and the inks were those of a screen.
enum PDFColorSpace {
  case gray, rgb, cmyk
  /// Grey, red, green and blue, or four inks, of a profile.
  indirect case converted(PDFColorSpace, SRGBConversion)
  /// A profile that cannot be read.
  case unreadable
  /// A kind that is not drawn, by its name.
  case other(String)

  init(_ value: PDFValue, in file: PDFFile, _ profiles: PDFProfiles) {
    let value = file.resolve(value)
    let words = value.array ?? [value]
    let kind = file.resolve(words.first).name ?? ""
    switch kind {
    case "DeviceGray", "CalGray", "G": self = .gray
    case "DeviceRGB", "CalRGB", "RGB": self = .rgb
    case "DeviceCMYK", "CMYK": self = .cmyk
    case "ICCBased":
      let profile = words.dropFirst().first
      switch file.resolve(file.entries(profile)["N"]).integer {
      case 1: self = profiles.space(.gray, profile, in: file)
      case 3: self = profiles.space(.rgb, profile, in: file)
      case 4: self = profiles.space(.cmyk, profile, in: file)
      default: self = .other(kind)
      }
    default: self = .other(kind)
    }
  }

  /// Whether numbers say how much ink there is, and not how much light.
  var hasInks: Bool { if case .cmyk = self { true } else { false } }

  /// The colour of some numbers.
  func color(_ numbers: [Double]) throws(PDFProblem) -> Color {
    switch self {
    case .gray where numbers.count == 1: return Color(red: numbers[0], green: numbers[0], blue: numbers[0])
    case .rgb where numbers.count == 3: return Color(red: numbers[0], green: numbers[1], blue: numbers[2])
    case .cmyk where numbers.count == 4:
      let (rest, black) = (numbers[..<3].map { 1 - min(max($0, 0), 1) }, 1 - min(max(numbers[3], 0), 1))
      return Color(red: rest[0] * black, green: rest[1] * black, blue: rest[2] * black)
    case .converted(let space, let conversion):
      let color = try space.color(numbers)
      if space.hasInks {
        let inks = numbers.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
        return Color(hex: conversion.converted(inks: inks)[0] & 0xFF_FFFF)
      }
      let samples = [color.red, color.green, color.blue, 1].map { UInt16((min(max($0, 0), 1) * 65_535).rounded()) }
      var converted = samples
      do throws(PictureError) { converted = try conversion.converted(samples: samples) } catch {
        throw PDFProblem(message: "has colours that cannot be converted to sRGB")
      }
      let parts = converted.map { Double($0) / 65_535 }
      return Color(red: parts[0], green: parts[1], blue: parts[2])
    case .unreadable: throw PDFProblem(message: "has colours of a profile that cannot be converted to sRGB")
    case .gray, .rgb, .cmyk: throw PDFProblem(message: "cannot be read: a colour has \(numbers.count) numbers")
    case .other("Pattern"): throw PDFProblem(message: "cannot be read: it names a gradient that is missing")
    case .other(let name):
      throw PDFProblem(message: "has colours of '\(name.inShort)', which are not supported in a PDF")
    }
  }
}

/// The profiles of a PDF, each read once.
final class PDFProfiles {
  private var known: [Int: PDFColorSpace] = [:]

  /// Colours of a profile; `plain` if that is sRGB, or holds nothing.
  func space(_ plain: PDFColorSpace, _ profile: PDFValue?, in file: PDFFile) -> PDFColorSpace {
    guard case .reference(let number)? = profile else { return plain }
    if let known = known[number] { return known }
    guard known.count < Limits.pdfProfiles else { return .unreadable }
    var space = PDFColorSpace.unreadable
    if let bytes = try? file.content(of: .reference(number)) {
      do throws(PictureError) {
        let conversion =
          plain.hasInks && !bytes.isEmpty
          ? try SRGBConversion.make(fromInks: bytes, file: "")
          : try SRGBConversion.make(from: StatedColors(profile: bytes.isEmpty ? nil : bytes), file: "")
        space = conversion.map { .converted(plain, $0) } ?? plain
      } catch {
        space = .unreadable
      }
    }
    known[number] = space
    return space
  }
}
