import DSGeometry
import DSImage

/// Pictures and a table of what was compared, in the folder that `DSRENDER_COMPARISONS` names; nothing without it.
struct ComparisonOutput {
  private let folder = environment("DSRENDER_COMPARISONS")
  private var table = "name\tmean\tflat\tfar %\tlargest\n"

  /// Adds a picture of a viewer and the rasterizer's.
  mutating func add(
    _ name: String, _ viewer: Viewer, actual: Bitmap, expected: Bitmap, _ found: Deviation
  ) throws {
    guard let folder else { return }
    let far = (found.far * 100).text(digits: 2)
    table += "\(name)\t\(found.mean.text(digits: 3))\t\(found.flat)\t\(far)\t\(found.largest)\n"
    try DSBackendTests.write(encodePNG(actual), to: "\(folder)/\(name).\(viewer).png")
    try DSBackendTests.write(encodePNG(expected), to: "\(folder)/\(name).png")
  }

  /// Writes the table.
  func write(_ name: String) throws {
    guard let folder else { return }
    try DSBackendTests.write(Array(table.utf8), to: "\(folder)/\(name).txt")
  }
}
