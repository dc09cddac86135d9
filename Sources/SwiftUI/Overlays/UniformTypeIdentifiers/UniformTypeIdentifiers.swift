// For sources that say `import UniformTypeIdentifiers` beside `import SwiftUI`.
@_exported public import DSFoundation
