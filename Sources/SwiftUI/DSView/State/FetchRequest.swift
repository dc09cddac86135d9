public import Foundation

/// Objects of a data base that fit.
/// - Partial: it is made only where a package's `platform` brings Core Data. A view is made again when objects come or go, and
///   not when they change.
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.self) private var environment
  private var settings: FetchSettings
  private let fetch: @MainActor (EnvironmentValues, FetchSettings) -> [Result]

  /// What is fetched by a closure, given the conditions that a view may change.
  package init(_ settings: FetchSettings, fetch: @escaping @MainActor (EnvironmentValues, FetchSettings) -> [Result]) {
    (self.settings, self.fetch) = (settings, fetch)
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(fetch(environment, settings)) }

  /// The objects of the first section.
  public var projectedValue: FetchRequest<Result> { self }
}

/// The conditions and the order of a request.
package struct FetchSettings {
  /// The condition; nil for all objects.
  package var predicate: NSPredicate?
  /// The order.
  package var order: [Any]

  /// A condition and an order.
  package init(predicate: NSPredicate?, order: [Any]) { (self.predicate, self.order) = (predicate, order) }
}

/// Objects of a data base.
public struct FetchedResults<Result>: RandomAccessCollection {
  private let objects: [Result]

  init(_ objects: [Result]) { self.objects = objects }

  /// Where the objects begin and end.
  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }
  /// The condition.
  /// - Ignored: a change counts for no picture.
  public var nsPredicate: NSPredicate? {
    get { nil }
    nonmutating set {}
  }
}
