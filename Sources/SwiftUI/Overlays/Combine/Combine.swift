// For sources that have `import Combine` beside `import SwiftUI`: the publishers that views are written with, and the
// operators on them. It is a separate product, because packages that test `canImport(Combine)` expect all of Combine
// where they find it.
@_exported public import DSView
