import DSDisplayList
import DSGeometry

/// Coverage masks of small outlines, so that an icon that occurs in many shots is filled by Cairo once.
///
/// A mask belongs to its outline in steps of 1/256 pixel (Cairo's own grid) relative to a whole pixel, and is always
/// drawn from those steps: whether it was cached changes no byte.
final class PathMaskCache {
  /// A mask and where it lies on the canvas.
  struct Placed {
    let mask: AlphaMask
    let x: Int
    let y: Int
    /// The pixels of the mask.
    var bounds: PixelRect { PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height) }
  }

  private struct Entry {
    let words: [Int32]
    let mask: AlphaMask
    let x: Int
    let y: Int
  }

  private var entries: [UInt64: Entry] = [:]
  private var bytes = 0
  private var sink = WordSink()

  /// The mask of a shape's inside or, with `stroke`, of its outline; `transform` maps the shape to the canvas.
  func mask(of shape: DrawShape, stroke: Stroke? = nil, under transform: AffineTransform) -> Placed {
    sink.begin()
    shape.trace(under: transform, into: &sink)
    let (baseX, baseY) = sink.makeRelative()
    sink.add(shape.fillRule == .evenOdd ? 1 : 0)
    if let stroke { sink.add(stroke, transform) }
    let hash = sink.hash
    if let known = entries[hash], known.words == sink.words {
      return Placed(mask: known.mask, x: baseX + known.x, y: baseY + known.y)
    }
    let (mask, x, y) = draw(shape.fillRule, stroke, transform)
    if bytes > CacheSizes.pathMaskBytes { (entries, bytes) = ([:], 0) }
    entries[hash] = Entry(words: sink.words, mask: mask, x: x, y: y)
    bytes += mask.cost + sink.words.count * 4
    return Placed(mask: mask, x: baseX + x, y: baseY + y)
  }

  private func draw(
    _ rule: Path.FillRule, _ stroke: Stroke?, _ transform: AffineTransform
  ) -> (mask: AlphaMask, x: Int, y: Int) {
    let margin = stroke.map { Int(min($0.reach(under: transform), 4096).rounded(.up)) + 1 } ?? 0
    let (width, height) = (sink.width + 2 * margin, sink.height + 2 * margin)
    let mask = AlphaMask(width: width, height: height)
    if width == 0 || height == 0 { return (mask, 0, 0) }
    mask.draw { context in
      var outline = CairoSink(context: context)
      guard let stroke else {
        sink.replay(into: &outline, margin: Double(margin))
        return fillPath(of: context, by: rule)
      }
      guard let pen = StrokePen(stroke, under: transform) else { return }
      var stroker = Stroker(pen, into: outline)
      sink.replay(into: &stroker, margin: Double(margin))
      stroker.finish()
      fillPath(of: context, by: .nonZero)
    }
    let trimmed = mask.trimmed()
    return (trimmed.mask, trimmed.x - margin, trimmed.y - margin)
  }
}

/// Collects an outline as 32-bit words: a step's code, then its coordinates in 1/256 pixel.
private struct WordSink: OutlineSink {
  private(set) var words: [Int32] = []
  private var outlineEnd = 0
  private var minX = Int32.max
  private var minY = Int32.max
  private var maxX = Int32.min
  private var maxY = Int32.min

  /// Columns that the control points touch.
  private(set) var width = 0
  /// Rows that the control points touch.
  private(set) var height = 0

  mutating func begin() {
    words.removeAll(keepingCapacity: true)
    (minX, minY, maxX, maxY) = (.max, .max, .min, .min)
  }

  private mutating func add(_ point: Point) {
    let (x, y) = (Int32((point.x * 256).rounded()), Int32((point.y * 256).rounded()))
    words.append(x)
    words.append(y)
    (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
  }

  mutating func move(_ point: Point) {
    words.append(0)
    add(point)
  }

  mutating func line(_ point: Point) {
    words.append(1)
    add(point)
  }

  mutating func cubic(_ point: Point, _ control1: Point, _ control2: Point) {
    words.append(2)
    add(control1)
    add(control2)
    add(point)
  }

  mutating func close() { words.append(3) }

  /// Adds a number that distinguishes outlines.
  mutating func add(_ word: Int32) { words.append(word) }

  /// Adds all that a stroke's mask depends on.
  mutating func add(_ stroke: Stroke, _ transform: AffineTransform) {
    func add(_ value: Double) {
      words.append(Int32(truncatingIfNeeded: value.bitPattern))
      words.append(Int32(truncatingIfNeeded: value.bitPattern >> 32))
    }
    words.append(stroke.cap == .butt ? 0 : stroke.cap == .round ? 1 : 2)
    words.append(stroke.join == .miter ? 0 : stroke.join == .round ? 1 : 2)
    for value in [stroke.width, stroke.miterLimit, stroke.dashPhase, transform.a, transform.b, transform.c] {
      add(value)
    }
    add(transform.d)
    stroke.dash.forEach(add)
  }

  /// Moves the outline so that it begins in the pixel (0, 0), and returns by how many whole pixels.
  mutating func makeRelative() -> (x: Int, y: Int) {
    outlineEnd = words.count
    if minX > maxX {
      (width, height) = (0, 0)
      return (0, 0)
    }
    let (baseX, baseY) = (minX >> 8, minY >> 8)
    (width, height) = (Int((maxX + 255) >> 8 - baseX), Int((maxY + 255) >> 8 - baseY))
    forEachStep { words, index, count in
      for pair in 0..<count {
        words[index + 2 * pair] -= baseX << 8
        words[index + 2 * pair + 1] -= baseY << 8
      }
    }
    return (Int(baseX), Int(baseY))
  }

  /// Gives the outline to a sink, moved by `margin` pixels to the right and down.
  mutating func replay(into sink: inout some OutlineSink, margin: Double) {
    forEachStep { words, index, count in
      func point(_ pair: Int) -> Point {
        Point(x: Double(words[index + 2 * pair]) / 256 + margin, y: Double(words[index + 2 * pair + 1]) / 256 + margin)
      }
      switch words[index - 1] {
      case 0: sink.move(point(0))
      case 1: sink.line(point(0))
      case 2: sink.cubic(point(2), point(0), point(1))
      default: sink.close()
      }
    }
  }

  /// Calls `body` with every step's first coordinate and its number of points.
  private mutating func forEachStep(_ body: (inout [Int32], _ index: Int, _ count: Int) -> Void) {
    var index = 0
    while index < outlineEnd {
      let count = words[index] == 2 ? 3 : words[index] == 3 ? 0 : 1
      body(&words, index + 1, count)
      index += 1 + 2 * count
    }
  }

  /// A hash of all words, the same in every process.
  var hash: UInt64 {
    words.withUnsafeBufferPointer { words in
      var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
      for word in words {
        hash = (hash ^ UInt64(UInt32(bitPattern: word))) &* 0xD6E8_FEB8_6659_FD93
        hash ^= hash >> 32
      }
      return hash
    }
  }
}
