// The module that sources written for Apple's platforms import: the names are Apple's, the views lower themselves to the
// nodes that `dsrender` draws. Foundation and Observation come along, as they do there.
@_exported public import DSControls
@_exported public import DSEffects
@_exported public import DSView
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation

// On Apple's platforms colours, fonts and pictures of the platform come along too.
#if DSRENDER_UIKIT
  @_exported public import UIKit
#elseif DSRENDER_APPKIT
  @_exported public import AppKit
#endif
