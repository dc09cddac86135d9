// For sources that say `import QuartzCore`: maps in space are values that effects draw; layers and animations exist in
// signatures alone.
@_exported public import CoreGraphics
@_exported public import Foundation
