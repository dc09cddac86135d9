public import DSView
public import Foundation

extension Image {
  /// A picture that a closure draws.
  /// - Partial: three pixels of a point, and nothing where no program draws.
  nonisolated public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    nonisolated(unsafe) let draw = renderer
    let picture = MainActor.assumeIsolated {
      let canvas = Canvas(opaque: opaque, colorMode: colorMode) { context, _ in draw(&context) }
      let drawing = ImageRenderer(content: canvas.frame(width: size.width, height: size.height))
      return drawing.drawnPicture(scale: 3).flatMap { PictureInMemory(data: Data($0.png), scale: 3) }
    }
    if let picture { self.init(picture) } else { self.init("") }
  }
}

extension EnvironmentValues {
  /// What takes changes back.
  @available(*, unavailable, message: "Foundation has no UndoManager on Linux")
  public var undoManager: Never? { nil }
}
