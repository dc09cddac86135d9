import DSPreviewProgram

/// Lets `ImageRenderer` draw in this process, in the fonts of the package that the calling file belongs to.
@MainActor public func enableImageRenderer(filePath: StaticString = #filePath) {
  guard let folder = PackageProject.folder(of: "\(filePath)") else { return }
  RenderedImages.install(folder: folder, sources: Expectation.sources)
}
