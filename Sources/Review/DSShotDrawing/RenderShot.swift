package import DSDiagnostics
import DSDisplayList
import DSImage
package import DSProject
package import DSReport
package import DSShots

/// One shot as a file.
package struct RenderedShot: Sendable {
  /// The file's content.
  package var bytes: [UInt8]
  /// The picture's size in device pixels.
  package var size: PixelSize
  /// Problems that do not fail the shot.
  package var warnings: [Diagnostic]
}

/// Takes one shot down the line to a file's content, without comparing it with anything.
package func renderShot(
  _ shot: Shot, of system: DesignSystem, as format: PictureFormat
) throws(ShotFailure) -> RenderedShot {
  let renderer = ShotRenderer()
  var drawing = try renderer.draw(shot, of: system)
  let bytes: [UInt8]
  switch format {
  case .png: bytes = encodePNG(try renderer.rasterize(drawing, of: shot), effort: .smallest)
  case .svg:
    let file = drawing.svgFile()
    bytes = file.bytes
    drawing.warnings += file.warnings
  }
  return RenderedShot(
    bytes: bytes, size: PixelSize(width: drawing.list.width, height: drawing.list.height), warnings: drawing.warnings)
}
