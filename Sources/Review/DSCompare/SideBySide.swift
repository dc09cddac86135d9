package import DSImage

/// Pictures beside one another, cropped to what differs: for readers who see no page.
///
/// - Around the regions are `margin` pixels of all pictures; each part is at most as large as `most`, from the top left.
/// - A pixel becomes a square of so many pixels as fit into `most`, at most 8.
/// - Between the parts, and where a picture ends, it is transparent.
package func sideBySide(
  _ pictures: [Bitmap], regions: [PixelRect], margin: Int = 8, most: (width: Int, height: Int) = (420, 320)
) -> Bitmap {
  let (width, height) = (pictures.map(\.width).max() ?? 0, pictures.map(\.height).max() ?? 0)
  var area = PixelRect(x: 0, y: 0, width: width, height: height)
  if let first = regions.first {
    let (left, top) = regions.reduce((first.x, first.y)) { (min($0.0, $1.x), min($0.1, $1.y)) }
    let (right, bottom) = regions.reduce((0, 0)) { (max($0.0, $1.x + $1.width), max($0.1, $1.y + $1.height)) }
    area = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      .grown(by: margin, width: width, height: height)
  }
  area.width = max(1, min(area.width, most.width))
  area.height = max(1, min(area.height, most.height))
  let zoom = max(1, min(8, most.width / area.width, most.height / area.height))
  let gap = 12
  let step = area.width * zoom + gap
  var strip = Bitmap(width: max(0, step * pictures.count - gap), height: area.height * zoom)
  for (picture, start) in zip(pictures, stride(from: 0, to: step * pictures.count, by: step)) {
    for y in 0..<area.height where area.y + y < picture.height {
      for x in 0..<area.width where area.x + x < picture.width {
        let pixel = picture.pixels[(area.y + y) * picture.width + area.x + x]
        for row in y * zoom..<(y + 1) * zoom {
          for column in x * zoom..<(x + 1) * zoom { strip.pixels[row * strip.width + start + column] = pixel }
        }
      }
    }
  }
  return strip
}
