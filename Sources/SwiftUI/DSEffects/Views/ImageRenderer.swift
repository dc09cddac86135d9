public import DSView
public import Foundation

/// Draws a view into a picture.
///
/// The drawing is that of the program which runs: `swift package dsrender` has it, and so have tests that import `DSTesting`,
/// whose `pngData()` is the picture's file. Elsewhere there is none.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view. It is drawn in the default environment, light and in the usual size of text, whatever surrounds the renderer.
  @Published public var content: Content
  /// The size that the view is offered, in points; without a length it takes the one that it asks for.
  @Published public var proposedSize: ProposedViewSize = .unspecified
  /// Pixels per point.
  @Published public var scale: CGFloat = 1
  /// Whether the picture is black where the view draws nothing, instead of clear.
  @Published public var isOpaque = false
  /// How colours are stored.
  /// - Ignored: pictures are sRGB with 8 bits a channel.
  @Published public var colorMode: ColorRenderingMode = .nonLinear

  /// A renderer of a view.
  public init(content view: Content) { content = view }

  /// Hands over the view's size, and a function that draws it.
  /// - Partial: the function draws into a CGContext, which does not exist here, so it cannot be called. If the view
  ///   cannot be drawn, the closure is not called.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (Never) -> Void) -> Void
  ) {
    guard let picture = drawnPicture(scale: rasterizationScale) else { return }
    renderer(picture.size) { (_: Never) in }
  }

  /// The view's picture, made anew each time; nil if it cannot be drawn.
  public var cgImage: CGImage? {
    guard let picture = drawnPicture(scale: scale) else { return nil }
    return PictureInMemory(data: Data(picture.png), scale: scale).map { CGImage($0) }
  }

  /// The picture in memory.
  @available(*, unavailable, message: "UIImage is not there: use pngData() of DSTesting")
  public var uiImage: Never? { nil }

  /// The picture in memory.
  @available(*, unavailable, message: "NSImage is not there: use pngData() of DSTesting")
  public var nsImage: Never? { nil }

  /// The view's picture, made anew each time; nil if it cannot be drawn: standard error says why, because sources mostly
  /// unwrap the picture.
  package func drawnPicture(scale: CGFloat) -> RenderedPicture? {
    do { return try picture(scale: scale) } catch {
      FileHandle.standardError.write(Data("ImageRenderer has no picture: \(error)\n".utf8))
      return nil
    }
  }

  /// The view's picture, made anew each time.
  /// - Throws: an `ImageRendererError`, where nothing draws here or the view cannot be drawn.
  package func picture(scale: CGFloat) throws -> RenderedPicture {
    guard let draw = PictureDrawing.draw else { throw ImageRendererError(message: ImageRendererError.nothingDraws) }
    let view = isOpaque ? AnyView(content.background(Color.black)) : AnyView(content)
    return try draw(view, proposedSize, scale)
  }
}

/// Why an `ImageRenderer` has no picture.
package struct ImageRendererError: Error, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package let description: String

  static let nothingDraws =
    "nothing draws in this program: SwiftUI's modules cannot. 'swift package dsrender' draws previews; in tests add the "
    + "product DSTesting of dsrender to the target, and call its enableImageRenderer() first"

  /// An error of the code that draws.
  package init(message: String) { description = message }
}

/// A picture of a view.
package struct RenderedPicture: Sendable {
  /// The file.
  package var png: [UInt8]
  /// The size in points.
  package var size: CGSize

  /// A picture.
  package init(png: [UInt8], size: CGSize) { (self.png, self.size) = (png, size) }
}

/// How views become pictures outside of a run. What draws is not beneath `SwiftUI`: programs that have it say how.
@MainActor
package enum PictureDrawing {
  /// Draws a view that is offered a size, at a number of pixels per point; nil if nothing draws.
  package static var draw: ((AnyView, ProposedViewSize, CGFloat) throws -> RenderedPicture)?
}
