import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage

extension SVGWriter {
  /// Writes a picture as a reference to its PNG file, which is in the document once.
  ///
  /// librsvg does not know `image-rendering`, so that a picture of hard pixels is enlarged before it is written.
  mutating func image(_ image: DrawImage) {
    if image.rect.isEmpty || image.bitmap.width == 0 || image.bitmap.height == 0 { return }
    let bitmap = image.interpolation == .nearest ? image.enlarged : image.bitmap
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let hash = bitmap.pixelHash
    let id = imageIDs[hash] ?? newID("image")
    if imageIDs.updateValue(id, forKey: hash) == nil {
      let file = String(decoding: base64(encodePNG(bitmap, effort: .smallest)), as: UTF8.self)
      let picture = SVGElement("image").with("id", id).with("width", width.svg).with("height", height.svg)
        .with("href", "data:image/png;base64," + file)
      definitions += picture.text + "\n"
    }
    let place = AffineTransform(
      a: image.rect.width / width, d: image.rect.height / height, tx: image.rect.minX, ty: image.rect.minY)
    let quality = image.interpolation == .nearest ? "image-rendering:pixelated" : nil
    add(SVGElement("use").with("href", "#\(id)").with("transform", place.svg).with("style", quality))
  }
}

extension DrawImage {
  /// The picture with as many pixels as its rectangle, each the nearest of the original; unchanged where it gets smaller
  /// or would have more than `Limits.enlargedPixels`.
  fileprivate var enlarged: Bitmap {
    let (width, height) = (Int(rect.width.rounded()), Int(rect.height.rounded()))
    guard width >= bitmap.width, height >= bitmap.height else { return bitmap }
    guard width * height <= Limits.enlargedPixels else {
      ReachedLimits.warn(
        "picture-too-large",
        "a picture of hard pixels is drawn \(width) × \(height) pixels large: in the SVG it keeps its own size, and "
          + "viewers that do not know 'image-rendering' draw it soft",
        hint: "draw it smaller, or with 'interpolation(.high)'")
      return bitmap
    }
    var picture = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        picture[x, y] = bitmap[(2 * x + 1) * bitmap.width / (2 * width), (2 * y + 1) * bitmap.height / (2 * height)]
      }
    }
    return picture
  }
}
