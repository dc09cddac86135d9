import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage
import DSResolve
import DSSymbol
import DSText

extension Painter {
  /// The picture with its own colours: stretched, with edges that keep their size, or repeated.
  func picture(_ image: ResolvedImage, in rect: Rect) -> [DrawCommand] {
    guard case .bitmap(let bitmap, let pixels) = image.source else { return vector(image, in: rect) }
    let hard: DrawImage.Interpolation = image.hasHardPixels ? .nearest : .bilinear
    guard image.resizable, image.isTiled || image.capInsets != EdgeInsets() else {
      return [.image(DrawImage(bitmap: bitmap, rect: rect, interpolation: hard))]
    }
    // Columns and rows of pixels that keep their size, and where the area has them.
    let insets = image.capInsets
    let across = Cuts(
      bitmap.width, insets.leading * pixels, insets.trailing * pixels, from: rect.minX, to: rect.maxX,
      factor: scale / pixels)
    let down = Cuts(
      bitmap.height, insets.top * pixels, insets.bottom * pixels, from: rect.minY, to: rect.maxY,
      factor: scale / pixels)
    var commands: [DrawCommand] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let target = Rect(
          minX: across.places[column], minY: down.places[row], maxX: across.places[column + 1],
          maxY: down.places[row + 1])
        let part = bitmap.part(across.pixels[column], down.pixels[row])
        guard !target.isEmpty, part.width > 0, part.height > 0 else { continue }
        if image.isTiled {
          let tile = Size(width: Double(part.width), height: Double(part.height)) * (scale / pixels)
          commands += tiles(target, of: tile) { [.image(DrawImage(bitmap: part, rect: $0, interpolation: hard))] }
        } else {
          commands.append(.image(DrawImage(bitmap: part, rect: target, interpolation: hard)))
        }
      }
    }
    return commands
  }

  private func vector(_ image: ResolvedImage, in rect: Rect) -> [DrawCommand] {
    guard case .vector(let symbol) = image.source else { return [] }
    func drawn(_ rect: Rect) -> [DrawCommand] {
      collecting { painter in
        for layer in symbol.layers { painter.paint(layer, of: symbol, .color(.black), in: rect) }
      }
    }
    guard image.resizable, image.isTiled else { return drawn(rect) }
    return tiles(rect, of: symbol.viewBox.size * scale, drawn)
  }

  /// A part of a picture, by fractions of it, repeated over an area from the corner of `rect`.
  func tiles(
    of image: ResolvedImage, part: Rect, scale factor: Double, in rect: Rect, covering area: Rect
  ) -> [DrawCommand] {
    guard factor > 0 else { return [] }
    let size: Size
    switch image.source {
    case .bitmap(let bitmap, let pixels): return tiles(of: bitmap, pixels, part, factor, in: rect, covering: area)
    case .symbol(_, let style): size = image.size(in: style.size)
    case .vector(let symbol): size = symbol.viewBox.size
    }
    var whole = image
    whole.isTiled = false
    return tiles(area, of: size * (scale * factor), from: rect.origin) { tile in
      guard case .symbol(let symbol, _) = image.source else { return picture(whole, in: tile) }
      return collecting { $0.paint(symbol, whole, in: tile, brushedFor: tile) }
    }
  }

  private func tiles(
    of bitmap: Bitmap, _ pixels: Double, _ part: Rect, _ factor: Double, in rect: Rect, covering area: Rect
  ) -> [DrawCommand] {
    func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
      let first = max(0, min(count, Int((from * Double(count)).rounded())))
      return first..<max(first, min(count, Int((to * Double(count)).rounded())))
    }
    let cut = bitmap.part(range(part.minX, part.maxX, bitmap.width), range(part.minY, part.maxY, bitmap.height))
    let size = Size(width: Double(cut.width), height: Double(cut.height)) * (scale * factor / pixels)
    return tiles(area, of: size, from: rect.origin) { [.image(DrawImage(bitmap: cut, rect: $0))] }
  }

  /// An area covered by tiles of a size, the first of them at a corner; what reaches out is cut off.
  private func tiles(
    _ area: Rect, of size: Size, from corner: Point? = nil, _ draw: (Rect) -> [DrawCommand]
  ) -> [DrawCommand] {
    if area.isEmpty { return draw(area) }
    let count = (area.width / size.width).rounded(.up) * (area.height / size.height).rounded(.up)
    guard size.width >= 1, size.height >= 1, count <= Limits.tiles else {
      ReachedLimits.warn(
        "too-many-tiles",
        "a picture is repeated in tiles of \(size.text) pixels over \(area.size.text): it is stretched over all of it, "
          + "because a tile is smaller than a pixel or there are more than \(Limits.tiles.text())",
        hint: "repeat a larger picture, such as many tiles in one")
      return draw(area)
    }
    let corner = corner ?? Point(x: area.minX, y: area.minY)
    let firstColumn = Int(((area.minX - corner.x) / size.width).rounded(.down))
    let firstRow = Int(((area.minY - corner.y) / size.height).rounded(.down))
    var commands: [DrawCommand] = []
    var y = corner.y + Double(firstRow) * size.height
    while y < area.maxY {
      var x = corner.x + Double(firstColumn) * size.width
      while x < area.maxX {
        commands += draw(Rect(origin: Point(x: x, y: y), size: size))
        x += size.width
      }
      y += size.height
    }
    return [.group(DrawGroup(clip: .rect(area), commands: commands))]
  }
}

/// Two lines that divide a picture's columns or rows into three parts, and the area likewise.
private struct Cuts {
  let pixels: [Range<Int>]
  let places: [Double]

  init(_ count: Int, _ first: Double, _ last: Double, from start: Double, to end: Double, factor: Double) {
    let head = max(0, min(count, Int(first.rounded())))
    let tail = max(head, count - max(0, Int(last.rounded())))
    pixels = [0..<head, head..<tail, tail..<count]
    // Edges that do not fit share the space.
    let (before, after) = (Double(head) * factor, Double(count - tail) * factor)
    let fit = before + after > end - start ? (end - start) / (before + after) : 1
    places = [start, start + (before * fit).rounded(), end - (after * fit).rounded(), end]
  }
}

extension Bitmap {
  /// The pixels of some columns and rows.
  fileprivate func part(_ columns: Range<Int>, _ rows: Range<Int>) -> Bitmap {
    if columns == 0..<width, rows == 0..<height { return self }
    var part = Bitmap(width: columns.count, height: rows.count)
    for y in rows { for x in columns { part[x - columns.lowerBound, y - rows.lowerBound] = self[x, y] } }
    return part
  }
}
