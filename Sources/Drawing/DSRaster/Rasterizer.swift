import DSDiagnostics
package import DSDisplayList
import DSGeometry
package import DSImage

/// Turns display lists into pixels.
///
/// One per worker: it keeps masks of glyphs, icons, corners and shadows from shot to shot, in bounded caches. What it
/// keeps changes no byte of any picture, and the order of shots changes none. Not to be used by two threads at once.
package final class Rasterizer {
  var glyphMasks: GlyphMaskCache
  var pathMasks = PathMaskCache()
  var shadowMasks: ShadowMaskCache
  var corners: CornerCache
  var pictures = PictureCache()
  /// Pixels of the layers that are alive.
  var layerPixels = 0
  private let unpremultiply = Unpremultiply()

  /// A rasterizer with empty caches.
  package init() {
    let rasterizer = CoverageRasterizer()
    glyphMasks = GlyphMaskCache(rasterizer: rasterizer)
    shadowMasks = ShadowMaskCache(rasterizer: rasterizer)
    corners = CornerCache(rasterizer: rasterizer)
  }

  /// Draws a list.
  ///
  /// 1. Every number, and the work of all outlines together, is checked before anything is drawn.
  /// 2. The commands are drawn straight into the memory of the result, with premultiplied alpha.
  /// 3. Translucent pixels get straight alpha; a picture with an opaque ground is left as it is.
  /// - Throws: which command cannot be drawn, or what Cairo found wrong.
  package func rasterize(_ list: DisplayList) throws(RasterError) -> Bitmap {
    let (width, height) = (list.width, list.height)
    guard width > 0, height > 0, width <= Limits.shotSide, height <= Limits.shotSide,
      width * height <= Limits.shotPixels
    else { throw .size(width: width, height: height) }
    let list = try checked(list)
    try OutlineWork.check(list)
    layerPixels = 0
    var failure: RasterError?
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      guard let memory = buffer.baseAddress else { return }
      let canvas = Canvas(borrowing: memory, width: width, height: height)
      do throws(RasterError) {
        try draw(list.commands, on: canvas)
        try canvas.finish()
        if !canvas.isOpaque { unpremultiply.apply(to: memory, count: width * height) }
        count = width * height
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The list, without what lies too far outside to be seen; the error of a command that cannot be drawn.
  private func checked(_ list: DisplayList) throws(RasterError) -> DisplayList {
    do throws(RasterError) {
      try Coordinates.check(list.commands, under: .identity)
      return list
    } catch {
      guard case .command(_, .coordinate) = error else { throw error }
      var near = list
      near.commands = FarAway(width: list.width, height: list.height).cut(list.commands)
      try Coordinates.check(near.commands, under: .identity)
      return near
    }
  }

  /// Draws commands on a canvas, first to last.
  func draw(_ commands: [DrawCommand], on canvas: Canvas) throws(RasterError) {
    for index in commands.indices {
      switch commands[index].kind {
      case .fill(let shape, let brush): fill(shape, brush, on: canvas)
      case .stroke(let shape, let line, let brush): stroke(shape, line, brush, on: canvas)
      case .shadow(let shape, let shadow):
        self.shadow(shape, shadow, isCovered: commands.covers(shape, after: index), on: canvas)
      case .backdrop(let shape, let sigma): try backdrop(shape, sigma: sigma, on: canvas)
      case .glyphs(let run):
        do throws(RasterError) { try glyphs(run, on: canvas) } catch { throw error.inside(index) }
      case .image(let picture): image(picture, on: canvas)
      case .group(let part):
        do throws(RasterError) { try group(part, on: canvas) } catch { throw error.inside(index) }
      }
    }
  }
}

extension [DrawCommand] {
  /// Whether the next command but shadows fills the same shape with an opaque colour.
  fileprivate func covers(_ shape: DrawShape, after index: Int) -> Bool {
    for command in self[(index + 1)...] {
      switch command.kind {
      case .shadow: continue
      case .fill(let filled, .solid(let color)): return color.isOpaque && filled == shape
      case .fill, .stroke, .backdrop, .glyphs, .image, .group: return false
      }
    }
    return false
  }
}
