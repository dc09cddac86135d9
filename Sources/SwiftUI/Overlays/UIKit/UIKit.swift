// For sources that have `import UIKit`. Colours, fonts and pictures are values that SwiftUI's views show; views and
// controllers are stubs. The module is there only if a package's `platform` selects it (docs/packages.md).
@_exported public import CoreImage
@_exported public import CoreText
@_exported public import DSControls
@_exported public import DSEffects
@_exported public import DSFoundation
@_exported public import DSPlatform
@_exported public import DSView
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import UserNotifications
