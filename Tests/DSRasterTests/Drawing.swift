import DSDisplayList
import DSGeometry
import DSImage
import DSRaster

/// The picture of some commands, drawn by a rasterizer of its own.
func draw(_ width: Int, _ height: Int, _ commands: DrawCommand...) throws -> Bitmap {
  try Rasterizer().rasterize(DisplayList(width: width, height: height, scale: 1, commands: commands))
}

/// The shape of a whole square picture.
func all(_ side: Double) -> DrawShape { .rect(Rect(x: 0, y: 0, width: side, height: side)) }

/// A white ground of any picture of a test.
let white = DrawCommand.fill(all(1000), .solid(.white))

/// The channels alpha, red, green, blue of a pixel.
func channels(_ pixel: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(pixel >> $0 & 255) } }
