public import DSEffects
import DSPreviewProgram
public import Foundation

/// Lets `ImageRenderer` draw in this process, in the fonts of the package that the calling file belongs to.
@MainActor public func enableImageRenderer(filePath: StaticString = #filePath) {
  guard let folder = PackageProject.folder(of: "\(filePath)") else { return }
  RenderedImages.install(folder: folder, sources: Expectation.sources)
}

extension ImageRenderer {
  /// The view's picture as a PNG file, made anew each time.
  ///
  /// It is dsrender's own, and not part of SwiftUI: sources for several platforms use it if `os(Linux)` is true.
  /// - Throws: a description of the error, if `enableImageRenderer()` has not been called or the view cannot be drawn.
  @MainActor public func pngData() throws -> Data { Data(try picture(scale: scale).png) }
}
