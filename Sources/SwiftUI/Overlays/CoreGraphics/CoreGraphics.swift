// For sources that have `import CoreGraphics`, alone or beside `import SwiftUI`. On Linux Foundation has numbers,
// points, sizes and rectangles; the available paths, transforms and colours are beside the views.
@_exported public import Foundation

@_exported public import func DSFoundation.CGPointMake
@_exported public import func DSFoundation.CGRectMake
@_exported public import func DSFoundation.CGSizeMake
@_exported public import struct DSView.CGAffineTransform
@_exported public import func DSView.CGAffineTransformMakeRotation
@_exported public import func DSView.CGAffineTransformMakeScale
@_exported public import func DSView.CGAffineTransformMakeTranslation
@_exported public import struct DSView.CGBitmapInfo
@_exported public import class DSView.CGColor
@_exported public import enum DSView.CGColorRenderingIntent
@_exported public import class DSView.CGColorSpace
@_exported public import func DSView.CGColorSpaceCreateDeviceGray
@_exported public import func DSView.CGColorSpaceCreateDeviceRGB
@_exported public import enum DSView.CGColorSpaceModel
@_exported public import class DSView.CGImage
@_exported public import enum DSView.CGImageAlphaInfo
@_exported public import enum DSView.CGLineCap
@_exported public import enum DSView.CGLineJoin
@_exported public import class DSView.CGMutablePath
@_exported public import class DSView.CGPath
@_exported public import struct DSView.CGPathElement
@_exported public import enum DSView.CGPathElementType
@_exported public import enum DSView.CGPathFillRule
@_exported public import struct DSView.CGVector
