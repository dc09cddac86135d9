public import DSView
public import Foundation

extension Image {
  /// A picture in memory.
  @available(*, unavailable, message: "CGImage is not there: put the picture into an asset catalogue and name it")
  public init(_ cgImage: Never, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) { self.init("") }

  /// A picture in memory that accessibility leaves out.
  @available(*, unavailable, message: "CGImage is not there: put the picture into an asset catalogue and name it")
  public init(decorative cgImage: Never, scale: CGFloat, orientation: Image.Orientation = .up) { self.init("") }

  /// A picture that a closure draws.
  @available(*, unavailable, message: "a picture is drawn by its name here: use a Canvas of the size")
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init("")
  }
}

extension EnvironmentValues {
  /// What takes changes back.
  @available(*, unavailable, message: "Foundation has no UndoManager on Linux")
  public var undoManager: Never? { nil }
}
