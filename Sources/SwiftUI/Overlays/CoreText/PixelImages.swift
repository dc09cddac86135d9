public import DSView
public import Foundation

extension CGImage {
  /// A picture of pixels in memory; nil if there are too few bytes, or a pixel is not arranged in one of these ways: a number
  /// of grey; three of red, green and blue; or four with alpha or one that is skipped. Each has eight bits.
  /// - Partial: colours are taken for sRGB; how numbers are decoded and smoothed is not asked.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let step = bitsPerPixel / 8
    guard let data = provider.data, let order = PixelOrder(bitsPerPixel: bitsPerPixel, info: bitmapInfo),
      bitsPerComponent == 8,
      width > 0, height > 0, bytesPerRow >= width * step, data.count >= (height - 1) * bytesPerRow + width * step
    else { return nil }
    let bytes = [UInt8](data)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let place = row * bytesPerRow + column * step
        pixels += order.pixel(bytes[place..<place + step])
      }
    }
    guard let picture = PictureInMemory(pixels: pixels, width: width) else { return nil }
    self.init(picture)
  }
}

/// Where the numbers of a pixel lie among its bytes.
private struct PixelOrder {
  private var colors: [Int]
  private var alpha: Int?
  private var isMultiplied = false

  init?(bitsPerPixel: Int, info: CGBitmapInfo) {
    guard let kind = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) else { return nil }
    isMultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
    switch bitsPerPixel {
    case 8 where kind == .none: colors = [0, 0, 0]
    case 24 where kind == .none: colors = [0, 1, 2]
    case 32:
      switch kind {
      case .premultipliedLast, .last: (colors, alpha) = ([0, 1, 2], 3)
      case .noneSkipLast: colors = [0, 1, 2]
      case .premultipliedFirst, .first: (colors, alpha) = ([1, 2, 3], 0)
      case .noneSkipFirst: colors = [1, 2, 3]
      case .none, .alphaOnly: return nil
      }
      if info.intersection(.byteOrderMask) == .byteOrder32Little {
        (colors, alpha) = (colors.map { 3 - $0 }, alpha.map { 3 - $0 })
      }
    default: return nil
    }
  }

  /// Red, green, blue and alpha, which colours are not multiplied with.
  func pixel(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let alpha = alpha.map { bytes[bytes.startIndex + $0] } ?? 255
    let colors = colors.map { place in
      let number = bytes[bytes.startIndex + place]
      guard isMultiplied, alpha > 0 else { return number }
      return UInt8(min(255, (Int(number) * 255 + Int(alpha) / 2) / Int(alpha)))
    }
    return colors + [alpha]
  }
}
