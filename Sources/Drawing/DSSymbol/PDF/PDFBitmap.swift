import DSDiagnostics
import DSImage

/// Reads the bitmaps of a PDF file (ISO 32000-1, section 8.9.5).
///
/// Understood: 8 bits for each component of grey, red, green and blue, or four inks; compressed by zlib or JPEG, or not at
/// all; with a soft mask of the same size. Other bitmaps are refused.
struct PDFBitmap {
  let file: PDFFile
  let profiles: PDFProfiles

  /// The pixels of a bitmap in sRGB.
  func pixels(of value: PDFValue) throws(PDFProblem) -> Bitmap {
    let entries = file.entries(value)
    // The keys of masks other than a soft one, and of values that are not the components themselves.
    for key in ["Mask", "SMaskInData"] where !isNothing(entries[key]) {
      throw Self.unsupported("a mask in its colours")
    }
    var bitmap = try opaque(value, entries, PDFColorSpace(entries["ColorSpace"] ?? .null, in: file, profiles))
    guard let mask = entries["SMask"], !isNothing(mask) else { return bitmap }
    let shape = file.entries(mask)
    guard isNothing(shape["Matte"]) else { throw Self.unsupported("colours that its mask has faded") }
    let light = try opaque(mask, shape, .gray)
    guard light.width == bitmap.width, light.height == bitmap.height else {
      throw Self.unsupported("a mask of another size")
    }
    for (place, alpha) in light.pixels.enumerated() {
      let alpha = alpha & 255
      bitmap.pixels[place] = alpha == 0 ? 0 : bitmap.pixels[place] & 0x00FF_FFFF | alpha << 24
    }
    return bitmap
  }

  private static func unsupported(_ what: String) -> PDFProblem {
    PDFProblem(message: "has a bitmap with \(what), which is not supported in a PDF")
  }

  /// Whether an entry is missing, or says no.
  private func isNothing(_ value: PDFValue?) -> Bool {
    let value = file.resolve(value)
    return value == .null || value == .bool(false) || value.number == 0
  }

  private func opaque(
    _ value: PDFValue, _ entries: [String: PDFValue], _ space: PDFColorSpace
  ) throws(PDFProblem) -> Bitmap {
    func integer(_ key: String) -> Int { file.resolve(entries[key]).integer ?? 0 }
    let (width, height) = (integer("Width"), integer("Height"))
    guard file.resolve(entries["ImageMask"]) != .bool(true) else { throw Self.unsupported("one bit for each pixel") }
    guard (1...Limits.imageSide).contains(width), (1...Limits.imageSide).contains(height) else {
      throw PDFProblem(
        message: "has a bitmap of \(width) × \(height) pixels; it can have \(Limits.imageSide) on a side")
    }
    guard integer("BitsPerComponent") == 8 else {
      throw Self.unsupported("\(integer("BitsPerComponent")) bits for each component")
    }
    if case .unreadable = space { _ = try space.color([]) }
    guard let count = space.componentCount else { throw Self.unsupported("colours of an unknown kind") }
    let range = file.resolve(entries["Decode"]).array ?? []
    guard range.enumerated().allSatisfy({ file.resolve($1).number == Double($0 % 2) }) else {
      throw Self.unsupported("values in a range of its own")
    }
    // In memory it has four bytes for each pixel, however few the file has.
    try file.budget.take(bytes: width * height * 4)
    if let jpeg = try file.jpeg(of: value) { return try decoded(jpeg, width, height, space) }
    let samples = try file.content(of: value, most: width * height * count)
    guard samples.count == width * height * count else {
      throw PDFProblem(message: "cannot be read: a bitmap ends early", hint: "export it again")
    }
    if case .converted(.cmyk, let conversion) = space {
      return Bitmap(width: width, height: height, pixels: conversion.converted(inks: samples))
    }
    let numbers = stride(from: 0, to: samples.count, by: count)
    let pixels: [UInt32] =
      switch count {
      case 1: samples.map { 0xFF00_0000 | UInt32($0) * 0x0001_0101 }
      case 3: numbers.map { Self.pixel(samples[$0], samples[$0 + 1], samples[$0 + 2]) }
      default:
        numbers.map {
          let rest = 255 - UInt32(samples[$0 + 3])
          func mixed(_ ink: UInt8) -> UInt8 { UInt8(((255 - UInt32(ink)) * rest + 127) / 255) }
          return Self.pixel(mixed(samples[$0]), mixed(samples[$0 + 1]), mixed(samples[$0 + 2]))
        }
      }
    return Bitmap(width: width, height: height, pixels: try space.inSRGB(pixels))
  }

  private static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
    0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  private func decoded(
    _ bytes: [UInt8], _ width: Int, _ height: Int, _ space: PDFColorSpace
  ) throws(PDFProblem) -> Bitmap {
    guard space.componentCount != 4 else { throw Self.unsupported("inks in a JPEG") }
    var bitmap: Bitmap
    do throws(JPEGError) {
      bitmap = try decodeJPEG(bytes, bounds: .stated(width: width, height: height), file: "")
    } catch {
      throw PDFProblem(message: "has a bitmap that cannot be read: \(error.cause.message)")
    }
    guard bitmap.width == width, bitmap.height == height else {
      throw PDFProblem(message: "cannot be read: a bitmap does not have the declared size", hint: "export it again")
    }
    bitmap.pixels = try space.inSRGB(bitmap.pixels)
    return bitmap
  }
}

extension PDFColorSpace {
  /// How many numbers a colour has; nil for a kind that is not drawn.
  var componentCount: Int? {
    switch self {
    case .gray: 1
    case .rgb: 3
    case .cmyk: 4
    case .converted(let space, _): space.componentCount
    case .unreadable, .other: nil
    }
  }

  /// Opaque pixels of this space in sRGB.
  fileprivate func inSRGB(_ pixels: [UInt32]) throws(PDFProblem) -> [UInt32] {
    guard case .converted(_, let conversion) = self else { return pixels }
    do throws(PictureError) { return try conversion.converted(pixels: pixels) } catch {
      throw PDFProblem(message: "has colours that cannot be converted to sRGB")
    }
  }
}
