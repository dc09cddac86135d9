/// Objects of a data base.
@available(*, unavailable, message: "there is no Core Data on Linux: give the view its values as parameters")
@propertyWrapper
public struct FetchRequest<Result> {
  /// The objects.
  public var wrappedValue: [Result] { [] }

  /// No request.
  public init() {}
}

/// Objects of a data base in sections.
@available(*, unavailable, message: "there is no Core Data on Linux: give the view its values as parameters")
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier, Result> {
  /// The objects.
  public var wrappedValue: [Result] { [] }

  /// No request.
  public init() {}
}
