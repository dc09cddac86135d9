package import DSImage

/// Counts differing pixels as the program pixelmatch 6.0 or 7.2 does, to the pixel, and draws what it draws.
///
/// The distance is that of Kotsarenko and Ramos ("Measuring perceived color differences using YIQ NTSC transmission color
/// space in mobile applications", 2010); what is taken for anti-aliasing is Vyšniauskas' detector ("Anti-aliased Pixel and
/// Intensity Slope Detector", 2009). Sums are done in the order in which pixelmatch does them, as the last bit decides at
/// the threshold.
/// - Parameters:
///   - expected: the first picture; wholly transparent pixels have the colour that the file gives them.
///   - actual: the second one, of the same size.
///   - isDrawn: whether a drawing is made.
package func pixelmatch(
  expected: Bitmap, actual: Bitmap, _ options: PixelmatchOptions, isDrawn: Bool
) -> (pixels: Int, drawing: Bitmap?) {
  precondition(expected.width == actual.width && expected.height == actual.height, "pixelmatch compares equal sizes")
  let (width, height) = (expected.width, expected.height)
  let most = 35_215 * options.threshold * options.threshold
  var count = 0
  var drawing: [UInt32] = isDrawn ? Array(repeating: 0, count: width * height) : []
  expected.pixels.withUnsafeBufferPointer { old in
    actual.pixels.withUnsafeBufferPointer { new in
      let metric = YIQMetric(version: options.version, hasPattern: options.hasPattern)
      let first = SlopeDetector(picture: old, other: new, width: width, height: height, metric: metric)
      let second = SlopeDetector(picture: new, other: old, width: width, height: height, metric: metric)
      for place in old.indices {
        let distance = old[place] == new[place] ? 0 : metric.distance(old[place], new[place], at: place)
        guard distance.magnitude > most else {
          if isDrawn, !options.isMask { drawing[place] = faded(old[place], options) }
          continue
        }
        let (y, x) = place.quotientAndRemainder(dividingBy: width)
        if !options.countsAntialiasing, first.isAntialiased(x, y) || second.isAntialiased(x, y) {
          if isDrawn, !options.isMask { drawing[place] = 0xFF00_0000 | options.antialiasedColor }
        } else {
          count += 1
          let color = distance < 0 ? options.darkerColor ?? options.changedColor : options.changedColor
          if isDrawn { drawing[place] = 0xFF00_0000 | color }
        }
      }
    }
  }
  return (count, isDrawn ? Bitmap(width: width, height: height, pixels: drawing) : nil)
}

/// The pixel in grey on white, weakened by `alpha`.
private func faded(_ pixel: UInt32, _ options: PixelmatchOptions) -> UInt32 {
  let color = RGBA(pixel)
  let depth = YIQMetric.luma(color.red, color.green, color.blue) - 255
  let grey =
    switch options.version {
    case .six: 255 + depth * (options.alpha * color.alpha / 255)
    case .seven: 255 + depth * options.alpha * color.alpha / 255
    }
  // A byte of an array of bytes takes the whole part.
  return 0xFF00_0000 | UInt32(UInt8(truncatingIfNeeded: Int(grey))) * 0x01_0101
}

/// A pixel's channels.
private struct RGBA {
  var red, green, blue, alpha: Double

  init(_ pixel: UInt32) {
    red = Double(pixel >> 16 & 255)
    green = Double(pixel >> 8 & 255)
    blue = Double(pixel & 255)
    alpha = Double(pixel >> 24)
  }

  /// On white.
  var blended: RGBA {
    var result = self
    if alpha < 255 {
      let share = alpha / 255
      result.red = 255 + (red - 255) * share
      result.green = 255 + (green - 255) * share
      result.blue = 255 + (blue - 255) * share
    }
    return result
  }
}

/// Distances of colours in YIQ.
private struct YIQMetric {
  let version: PixelmatchOptions.Version
  let hasPattern: Bool

  static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  static func inPhase(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
  }

  static func quadrature(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  }

  /// The squared distance of two pixels, negative where the second is darker.
  func distance(_ a: UInt32, _ b: UInt32, at place: Int) -> Double {
    let (y, i, q): (Double, Double, Double)
    let isDarker: Bool
    switch version {
    case .six:
      let (one, other) = (RGBA(a).blended, RGBA(b).blended)
      let lumas = (Self.luma(one.red, one.green, one.blue), Self.luma(other.red, other.green, other.blue))
      y = lumas.0 - lumas.1
      i = Self.inPhase(one.red, one.green, one.blue) - Self.inPhase(other.red, other.green, other.blue)
      q = Self.quadrature(one.red, one.green, one.blue) - Self.quadrature(other.red, other.green, other.blue)
      isDarker = lumas.0 > lumas.1
    case .seven:
      let (red, green, blue) = offset(a, b, at: place)
      y = Self.luma(red, green, blue)
      i = Self.inPhase(red, green, blue)
      q = Self.quadrature(red, green, blue)
      isDarker = y > 0
    }
    let distance = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return isDarker ? -distance : distance
  }

  /// How much brighter the first of two pixels is; what lies behind them is that of `place`.
  func brightness(_ a: UInt32, _ b: UInt32, at place: Int) -> Double {
    if a == b { return 0 }
    switch version {
    case .six:
      let (one, other) = (RGBA(a).blended, RGBA(b).blended)
      return Self.luma(one.red, one.green, one.blue) - Self.luma(other.red, other.green, other.blue)
    case .seven:
      let (red, green, blue) = offset(a, b, at: place)
      return Self.luma(red, green, blue)
    }
  }

  /// The difference of two pixels before the same background.
  private func offset(_ a: UInt32, _ b: UInt32, at place: Int) -> (Double, Double, Double) {
    let (one, other) = (RGBA(a), RGBA(b))
    if one.alpha == 255, other.alpha == 255 {
      return (one.red - other.red, one.green - other.green, one.blue - other.blue)
    }
    let behind = background(at: place)
    let alpha = one.alpha - other.alpha
    return (
      (one.red * one.alpha - other.red * other.alpha - behind.red * alpha) / 255,
      (one.green * one.alpha - other.green * other.alpha - behind.green * alpha) / 255,
      (one.blue * one.alpha - other.blue * other.alpha - behind.blue * alpha) / 255
    )
  }

  /// The pattern: dark or light by the number of a pixel's first byte, in green and blue divided by the golden ratio and
  /// its square. In red the number itself decides, which is even.
  private func background(at place: Int) -> (red: Double, green: Double, blue: Double) {
    guard hasPattern else { return (255, 255, 255) }
    let byte = Double(place * 4)
    func level(_ ratio: Double) -> Double { Int(byte / ratio).isMultiple(of: 2) ? 48 : 207 }
    return (48, level(1.618033988749895), level(2.618033988749895))
  }
}

/// Finds pixels on a slope between two flat areas, which are taken for anti-aliasing.
private struct SlopeDetector {
  let picture: UnsafeBufferPointer<UInt32>
  let other: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int
  let metric: YIQMetric

  /// Calls `body` with the neighbours of a pixel, column by column, until it gives false.
  private func forEachNeighbour(_ x: Int, _ y: Int, _ body: (Int) -> Bool) {
    for column in max(0, x - 1)...min(width - 1, x + 1) {
      for row in max(0, y - 1)...min(height - 1, y + 1) where column != x || row != y {
        if !body(row * width + column) { return }
      }
    }
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

  /// Whether a pixel has brighter and darker neighbours, and the brightest or darkest of them lies in an area of one
  /// colour in both pictures.
  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    let place = y * width + x
    var equal = isAtEdge(x, y) ? 1 : 0
    var darkest = (by: 0.0, place: 0)
    var brightest = (by: 0.0, place: 0)
    forEachNeighbour(x, y) { neighbour in
      let brightness = metric.brightness(picture[place], picture[neighbour], at: place)
      if brightness == 0 {
        equal += 1
      } else if brightness < darkest.by {
        darkest = (brightness, neighbour)
      } else if brightness > brightest.by {
        brightest = (brightness, neighbour)
      }
      return equal <= 2
    }
    if equal > 2 || darkest.by == 0 || brightest.by == 0 { return false }
    return isFlat(darkest.place) || isFlat(brightest.place)
  }

  /// Whether a pixel has three equal neighbours in both pictures; an edge of the picture counts for one.
  private func isFlat(_ place: Int) -> Bool { hasSiblings(place, picture) && hasSiblings(place, other) }

  private func hasSiblings(_ place: Int, _ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    let (y, x) = place.quotientAndRemainder(dividingBy: width)
    var equal = isAtEdge(x, y) ? 1 : 0
    forEachNeighbour(x, y) { neighbour in
      if pixels[neighbour] == pixels[place] { equal += 1 }
      return equal <= 2
    }
    return equal > 2
  }
}
