package import DSGeometry
import DSNode

/// The size that a container offers a view, in points; nil on an axis requests the view's ideal length.
package struct ProposedSize: Hashable, Sendable {
  /// The offered width: 0 requests the least, infinity the greatest, nil the ideal.
  package var width: Double?
  /// The offered height, by the same rules.
  package var height: Double?

  /// An offer; the ideal on both axes by default.
  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The offer of exactly a size.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Requests the ideal size.
  package static let unspecified = ProposedSize()

  /// The offer along one axis.
  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The offered size, with the lengths of `ideal` where none is offered.
  package func replacingUnspecified(by ideal: Size) -> Size {
    Size(width: width ?? ideal.width, height: height ?? ideal.height)
  }

  /// The offered size, with the usual lengths where none is offered.
  package func replacingUnspecified() -> Size {
    Size(width: width ?? UnspecifiedLength.usual, height: height ?? UnspecifiedLength.height)
  }

  /// The offer with its two axes given by role: `major` runs along `axis`.
  package init(axis: Axis, major: Double?, minor: Double?) {
    self = axis == .horizontal ? ProposedSize(width: major, height: minor) : ProposedSize(width: minor, height: major)
  }
}
