package import DSImage

/// Pictures beside one another, from the left, with a gap of 16 grey pixels between two; what is below the shorter ones is
/// grey too.
package func strip(_ pictures: [Bitmap]) -> Bitmap {
  let gap = 16
  let height = pictures.map(\.height).max() ?? 0
  let width = pictures.reduce(0) { $0 + $1.width } + gap * max(0, pictures.count - 1)
  var result = Bitmap(width: width, height: height, filledWith: 0xFFB0_B0B0)
  var left = 0
  for picture in pictures {
    for y in 0..<picture.height {
      let target = y * width + left
      result.pixels.replaceSubrange(
        target..<target + picture.width, with: picture.pixels[y * picture.width..<(y + 1) * picture.width])
    }
    left += picture.width + gap
  }
  return result
}
