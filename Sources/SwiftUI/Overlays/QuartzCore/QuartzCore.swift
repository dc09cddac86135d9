// For sources that have `import QuartzCore`: transforms in space are values that effects draw; layers and animations
// are stubs.
@_exported public import CoreGraphics
@_exported public import Foundation
