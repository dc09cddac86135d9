// For sources that have `import CoreData`: objects are kept in the program's memory alone, as previews keep them.
@_exported public import Foundation

/// A property that an object of Core Data holds; what `@NSManaged` is read as.
@attached(accessor)
public macro _DSStored() = #externalMacro(module: "DSMacros", type: "ManagedPropertyMacro")
