// The module that sources written for Apple's platforms import: the names are Apple's, the views lower themselves to the
// nodes that `dsrender` draws. Foundation comes along, as it does there.
@_exported public import DSView
@_exported public import Foundation
