// Combining areas exactly needs the crossings of curves; nothing here computes them.

extension Path {
  /// The area that both cover.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The area that either covers.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func union(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The area without another's.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The area that one of both covers.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The parts of the outline inside an area.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The parts of the outline outside an area.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The area's outline without crossings.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func normalized(eoFill: Bool = true) -> Path { self }
}

extension Shape {
  /// The area that both cover.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  /// The area that either covers.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  /// The area without another's.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  /// The area that one of both covers.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  /// The parts of the outline inside an area.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  /// The parts of the outline outside an area.
  @available(
    *, unavailable,
    message:
      "areas are not computed: cut views with clipShape(_:) or mask(_:), or fill a path of both by the even-odd rule"
  )
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}
