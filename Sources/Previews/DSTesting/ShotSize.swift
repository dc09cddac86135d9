import DSDiagnostics
import DSPreviewProgram
import DSShots
import DSView
import Foundation

/// The size that a test's view is offered, in points.
public enum ShotSize: Hashable, Sendable {
  /// What the view takes of a phone's screen of 393 × 852 points.
  case fitting
  /// The width, and the view's ideal height.
  case width(Double)
  /// The size, with the view in its middle.
  case fixed(width: Double, height: Double)
  /// The screen of a device by its name, such as `iPhone 16 Pro`, upright or on its side, with the view in its middle.
  case device(String, landscape: Bool = false)

  /// What the view is offered; nil, after a report, for a size that there is not.
  func offered(at place: DSDiagnostics.SourceLocation, _ bag: inout DiagnosticBag) -> Scenario.OfferedSize? {
    switch self {
    case .fitting: return .init(width: phoneWidth, height: phoneHeight)
    case .width(let width): return checked(.init(width: width, screenHeight: phoneHeight), at: place, &bag)
    case .fixed(let width, let height): return checked(.init(width: width, height: height), at: place, &bag)
    case .device(let name, let isLandscape):
      guard let screen = PreviewDevice(rawValue: name).size else {
        bag.error(
          "unknown-device", "no device '\(name)' is known", at: place,
          hint: "write its size: .fixed(width: 393, height: 852)")
        return nil
      }
      let (width, height) = (Double(screen.width), Double(screen.height))
      return isLandscape ? .init(width: height, height: width) : .init(width: width, height: height)
    }
  }

  /// Whether the view is in the middle of a canvas of the offered size.
  var hasCanvas: Bool {
    switch self {
    case .fitting, .width: false
    case .fixed, .device: true
    }
  }

  private func checked(
    _ size: Scenario.OfferedSize, at place: DSDiagnostics.SourceLocation, _ bag: inout DiagnosticBag
  ) -> Scenario.OfferedSize? {
    for length in [size.width, size.height] {
      guard let length, !(length > 0 && length <= Limits.points) else { continue }
      bag.error("out-of-range", "a picture cannot be \(length) points long", at: place)
      return nil
    }
    return size
  }
}
