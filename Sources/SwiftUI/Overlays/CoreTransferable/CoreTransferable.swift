// For sources that say `import CoreTransferable` beside `import SwiftUI`, which passes the same names on.
@_exported public import DSFoundation
