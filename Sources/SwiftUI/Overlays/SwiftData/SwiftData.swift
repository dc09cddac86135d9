// For sources that have `import SwiftData`: models are kept in the program's memory alone, as previews keep them.
@_exported public import Foundation
@_exported public import Observation
