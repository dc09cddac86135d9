import DSAccessors
import DSCascade
import DSDiagnostics
import DSEffects
import DSGeometry
import DSImage
import DSNode
package import DSProject
import DSShotDrawing
import DSShots
import DSView
import Foundation

/// What `ImageRenderer` draws with in this program: the fonts and pictures of the package's first design system.
@MainActor
package enum RenderedImages {
  /// Makes `ImageRenderer` draw.
  /// - Parameters:
  ///   - folder: the package's folder.
  ///   - sources: the folder of dsrender's sources, beside which its fonts may lie; nil for a program that lies among them.
  package static func install(folder: String, sources: String?) {
    // Read with the first picture, and then kept: neither fonts nor pictures change while the program runs.
    var read: Result<DesignSystem, ImageRendererError>?
    PictureDrawing.draw = { view, size, scale in
      let system = read ?? Result { () throws(ImageRendererError) in try firstSystem(folder, sources) }
      read = system
      return try draw(view, offered: size, scale: Double(scale), of: try system.get())
    }
  }

  private static func firstSystem(_ folder: String, _ sources: String?) throws(ImageRendererError) -> DesignSystem {
    let whole = try Result { () throws(RunError) in try PackageProject.load(folder, sources: sources) }
      .mapError { ImageRendererError(message: $0.text) }.get()
    guard var system = whole.systems.first else {
      throw ImageRendererError(message: "the package has no design system")
    }
    (system.background, system.padding) = (nil, .literal(0))
    return system
  }

  private static func draw(
    _ view: AnyView, offered: ProposedViewSize, scale: Double, of system: DesignSystem
  ) throws -> RenderedPicture {
    for length in [offered.width, offered.height] {
      guard let length, !(length >= 0 && length <= CGFloat(Limits.points)) else { continue }
      throw ImageRendererError(message: "a view is offered 0 to \(Limits.points.text()) points, not \(length)")
    }
    guard scale > 0, scale <= Limits.framesScale else {
      throw ImageRendererError(message: "the scale is a number up to \(Limits.framesScale.text()), not \(scale)")
    }
    let place = SourceLocation(file: "ImageRenderer")
    var scenario = Scenario(
      system: system.name, component: "image-renderer", name: "picture", node: DSNode(.empty, at: place),
      offeredSize: .init(width: offered.width.map(Double.init), height: offered.height.map(Double.init)), at: place)
    let variant = Variant([.init(axis: BuiltInAxis.scale.rawValue, value: scale.text(), isBuiltIn: true)])
    let plain = Shot(id: scenario.id, scenario: scenario, variant: variant)
    let environment = EnvironmentValues(system.variant(of: plain), TokenProblems(), variants: [])
    let view = lowered(view, in: environment, at: place)
    (scenario.node, scenario.live) = (view.node, view.live)
    let shot = Shot(id: scenario.id, scenario: scenario, variant: variant)
    // A view of the picture may itself have one drawn, so that none is shared.
    let renderer = ShotRenderer()
    let picture = try Result { () throws(ShotFailure) in
      try renderer.rasterize(renderer.draw(shot, of: system), of: shot)
    }
    .mapError { ImageRendererError(message: $0.problems.map(\.text).joined(separator: "\n")) }.get()
    return RenderedPicture(
      png: encodePNG(picture),
      size: CGSize(width: Double(picture.width) / scale, height: Double(picture.height) / scale))
  }
}

extension RunError {
  /// What is wrong, one problem after the other.
  package var text: String {
    switch self {
    case .badInput(let problems): problems.map(\.text).joined(separator: "\n")
    case .fault(_, let message, _): message
    }
  }
}
