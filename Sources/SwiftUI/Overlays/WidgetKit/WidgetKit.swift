// For sources that have `import WidgetKit`. A preview of a widget is drawn in the size of the family that it asks for; no
// timeline is made, and nothing is reloaded.
@_exported public import DSControls
@_exported public import DSEffects
@_exported public import DSView
@_exported public import Foundation
