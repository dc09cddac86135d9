import DSGeometry
import DSOutline

extension Path {
  /// The area that both cover.
  ///
  /// Here as in the other operations on areas `eoFill` says what both outlines enclose: by the even-odd rule, or else by
  /// the non-zero one. Open parts are closed first. What comes back is the same by either rule.
  nonisolated public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(AreaOperation.intersection.outline(path, other.path, evenOdd: eoFill))
  }

  /// The area that either covers.
  nonisolated public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(AreaOperation.union.outline(path, other.path, evenOdd: eoFill))
  }

  /// The area without another's.
  nonisolated public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(AreaOperation.subtraction.outline(path, other.path, evenOdd: eoFill))
  }

  /// The area that one of both covers.
  nonisolated public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(AreaOperation.difference.outline(path, other.path, evenOdd: eoFill))
  }

  /// The parts of the outline inside an area or along its edge. Parts that are cut are open.
  nonisolated public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(LineOperation(keepsInside: true, evenOdd: eoFill).parts(of: path, other.path))
  }

  /// The parts of the outline outside an area. Parts that are cut are open.
  nonisolated public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(LineOperation(keepsInside: false, evenOdd: eoFill).parts(of: path, other.path))
  }

  /// The area's outline without crossings, the same by either rule.
  nonisolated public func normalized(eoFill: Bool = true) -> Path {
    Path(AreaOperation.union.outline(path, DSGeometry.Path(), evenOdd: eoFill))
  }
}
