// For sources that say `import Combine` beside `import SwiftUI`: the publishers that views are written with, and the
// operators on them. It is a product of its own, because packages that ask `canImport(Combine)` expect all of Combine
// where they find it.
@_exported public import DSView
