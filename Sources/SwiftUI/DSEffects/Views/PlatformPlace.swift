import DSNode
package import DSView
import Foundation

/// The placeholder for a view of UIKit or AppKit: it takes what it is offered, and has the view's name.
package struct PlatformPlace: View {
  let name: String

  /// The nodes of the area, with the finding that the view is not drawn.
  @MainActor package static func lower(_ name: String, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.reportUndrawn(.platformView, named: name)
    return _ViewOutputs(inputs.nodes(PlatformPlace(name: name)))
  }

  package var body: some View {
    // The text is no part of the area's size.
    Color.gray.opacity(0.15)
      .overlay(Rectangle().strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 4])))
      .overlay(
        Text(verbatim: name).font(.caption2).foregroundStyle(Color.secondary).lineLimit(1).minimumScaleFactor(0.1))
  }
}
