/// A picture of 8-bit sRGB pixels with straight (not premultiplied) alpha.
///
/// Pixels are packed as 0xAARRGGBB, row by row from the top left, without padding. A pixel of alpha 0 is always 0, so
/// that equal pictures are equal values.
package struct Bitmap: Hashable, Sendable {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// `width × height` pixels.
  package var pixels: [UInt32]

  /// A picture of the given pixels.
  /// - Precondition: there are `width × height` pixels.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture of one colour; wholly transparent by default.
  package init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.init(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }

  /// The pixel at a column and a row.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
