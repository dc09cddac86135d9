import DSDiagnostics
import DSGeometry

/// Why a display list could not become pixels.
package enum RasterError: Error, Hashable {
  /// The picture has no pixels, a side beyond `Limits.shotSide` or more pixels than `Limits.shotPixels`.
  case size(width: Int, height: Int)
  /// A command cannot be drawn. `path` holds its index in the list, then its index in the group there, and so on;
  /// the commands of a mask follow those of their group's content.
  case command(path: [Int], fault: Fault)
  /// Groups with effects need more pixels at once than `Limits.layerPixels`.
  case layers(pixels: Int)
  /// Cairo failed while drawing the list.
  case cairo(status: Int, text: String)

  /// What is wrong with one command.
  package enum Fault: Hashable, Sendable {
    /// A number is NaN or infinite.
    case notFinite
    /// A point lies this far out in device pixels, beyond `Limits.deviceCoordinate`.
    case coordinate(Double)
    /// A stroked outline has this many dashes, more than `Limits.dashes`.
    case dashes(Double)
    /// A length that must not be negative is: a stroke width, a dash, a radius, a blur; or all dashes are zero.
    case invalidLength(Double)
    /// A blur reaches this many device pixels, more than `Limits.blurRadius`.
    case blur(Double)
    /// The edges of the picture's outlines, up to this command, cross this many rows of pixels, more than
    /// `Limits.outlineRows`.
    case outlines(Double)
    /// One outline becomes more edges than `Limits.outlineEdges`.
    case edges(Double)
    /// A gradient has no stops, or they do not ascend from 0 to 1.
    case gradientStops
  }

  /// The error of a command in a group, as seen from the list that holds the group at `index`.
  func inside(_ index: Int) -> RasterError {
    if case .command(let path, let fault) = self { .command(path: [index] + path, fault: fault) } else { self }
  }

  /// The error of a mask's command, whose indices follow those of `count` commands of the group's content.
  func following(_ count: Int) -> RasterError {
    guard case .command(let path, let fault) = self, let first = path.first else { return self }
    return .command(path: [first + count] + path.dropFirst(), fault: fault)
  }
}

extension RasterError: CustomStringConvertible {
  /// One sentence for a report.
  package var description: String {
    switch self {
    case .size(let width, let height): "a picture of \(width) × \(height) pixels cannot be drawn"
    case .command(let path, let fault):
      "drawing command \(path.map { String($0) }.joined(separator: ".")) \(fault.predicate)"
    case .layers(let pixels): "groups with effects need \(pixels) pixels at once, which is too many"
    case .cairo(let status, let text): "Cairo failed with status \(status): \(text)"
    }
  }
}

extension RasterError {
  /// What to do about it; nil if the description contains it.
  package var hint: String? {
    switch self {
    case .command(_, .outlines):
      "draw it smaller, or simplify the outlines of its symbols and shapes: the time grows with the number and the height "
        + "of their lines"
    case .command(_, .edges): "draw it smaller, or divide the outline into several"
    case .command, .size, .layers, .cairo: nil
    }
  }
}

extension RasterError.Fault {
  /// What the command does wrong, as the end of a sentence.
  var predicate: String {
    switch self {
    case .notFinite: "has a number that is not finite"
    case .coordinate(let value): "reaches \(value.text(digits: 1)) device pixels, beyond the limit"
    case .dashes(let count): "has \(count.text(digits: 0)) dashes, too many"
    case .invalidLength(let value): "has a length of \(value.text()), which cannot be drawn"
    case .blur(let reach): "has a blur that reaches \(reach.text(digits: 0)) device pixels, too far"
    case .outlines(let rows):
      "has too many edges: those of the picture cross \(rows.text(digits: 0)) rows of pixels up to here, and "
        + "\(Limits.outlineRows.text()) can be drawn; a row that very many cross counts more than once"
    case .edges(let count):
      "has too many edges: its outline becomes \(count.text(digits: 0)) lines, and \(Limits.outlineEdges.text()) can be drawn"
    case .gradientStops: "has a gradient without ascending stops from 0 to 1"
    }
  }
}
